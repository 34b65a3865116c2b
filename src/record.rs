//! The record of a game: the one fact that saving, resuming, replaying and reporting a fault are made of.
//!
//! A record is a JSON object that people can read. Its version and its game are checked before anything else in it, so
//! that a file of another program, version or game is named as what it is and never half read.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::DealNumber;
use crate::computer::Level;
use crate::rules::{Rules, Seat, SetupError, are_ranks};

/// The version of the records that this program writes, and the only one that it reads.
pub const VERSION: u64 = 1;

/// No action comes later: millions of years after the deal, and still exact where JSON numbers are floating point.
pub const LATEST_TICK: u64 = 1 << 53;

/// Who sits at a place. In JSON `"human"` or `{"computer":{"level":"hard"}}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody at this device.
    Human,
    /// An opponent.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

impl Player {
    /// The seat of the only human among these, if there is exactly one: it is spoken to as "you".
    pub fn only_human(players: &[Self]) -> Option<Seat> {
        let mut humans = players.iter().enumerate().filter(|(_, player)| **player == Self::Human);
        humans.next().filter(|_| humans.next().is_none()).map(|(seat, _)| seat)
    }
}

/// An accepted action, with who did it and when. In JSON `{"tick":12,"seat":0,"play":{…}}` (`LAB.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded<A> {
    /// When, in fixed steps since the deal ([`TICKS_PER_SECOND`](crate::computer::TICKS_PER_SECOND)), pauses not counted.
    pub tick: u64,
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub action: A,
}

/// What else is to be known about a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Flags {
    /// Undo or a hint was used, so that the game does not count in the statistics.
    pub assisted: bool,
}

/// A game from its deal to its last accepted action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "G: Rules")]
pub struct Record<G: Rules> {
    version: u64,
    game: String,
    /// The name of the preset that the options began as.
    pub preset: String,
    /// The options as they are.
    pub options: G::Options,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The deal.
    pub deal: DealNumber,
    /// The ranks of the game before this one, by seat, where there was one.
    pub previous: Option<Vec<u8>>,
    /// The ranks of the finished games of this match, by seat, the first game first.
    #[serde(default)]
    pub series: Vec<Vec<u8>>,
    /// What was done, in order.
    pub actions: Vec<Recorded<G::Action>>,
    /// What else is to be known.
    #[serde(default)]
    pub flags: Flags,
}

/// What can be read of a record before its game is known.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Header {
    version: u64,
    game: String,
}

/// Why bytes are no record that can be read.
#[derive(Error, Debug)]
pub enum RecordError {
    /// Not JSON at all, or cut off.
    #[error("not a saved game: {0}")]
    NotJson(#[source] serde_json::Error),
    /// Written by a later program.
    #[error("saved by a newer version of Tefuda (format {found}; this one reads {VERSION})")]
    Newer {
        /// Its version.
        found: u64,
    },
    /// Written by an earlier program, in a form that is no longer read.
    #[error("saved by an older version of Tefuda (format {found}; this one reads {VERSION})")]
    Older {
        /// Its version.
        found: u64,
    },
    /// A record of a game that this program does not have.
    #[error("a saved game of {0:?}, which is not among the games")]
    UnknownGame(String),
    /// A record of another game than the one asked for.
    #[error("a saved game of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game that it is of.
        found: String,
    },
    /// JSON of the right version and game, but not a record.
    #[error("the saved game is damaged: {0}")]
    Damaged(#[source] serde_json::Error),
}

impl RecordError {
    /// Tells text that is no JSON from JSON that is no record.
    fn reading(error: serde_json::Error) -> Self {
        if error.is_data() { Self::Damaged(error) } else { Self::NotJson(error) }
    }
}

/// Why a record cannot be played again.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<R: std::error::Error + 'static> {
    /// The game cannot be set up like that.
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// Ranks that are not one from 1 up for each seat.
    #[error("the ranks {0:?} are none of this table's")]
    Ranks(Vec<u8>),
    /// Ranks of the game before this one that are not those of the match's last game.
    #[error("the game before had the ranks {0:?} in the match")]
    Previous(Vec<u8>),
    /// An action of nobody at the table.
    #[error("action {index}: nobody sits at {seat}")]
    Seat {
        /// Which action, from 0.
        index: usize,
        /// The seat named.
        seat: Seat,
    },
    /// An action before the one before it.
    #[error("action {index}: tick {tick} is before the action before it")]
    Tick {
        /// Which action, from 0.
        index: usize,
        /// The tick named.
        tick: u64,
    },
    /// An action later than any game lasts.
    #[error("action {index}: tick {tick} is later than any game lasts")]
    TooLate {
        /// Which action, from 0.
        index: usize,
        /// The tick named.
        tick: u64,
    },
    /// An action that the rules refuse.
    #[error("action {index}: {refusal}")]
    Refused {
        /// Which action, from 0.
        index: usize,
        /// Why.
        #[source]
        refusal: R,
    },
}

impl Header {
    /// Reads the version and the name of the game, whatever the game is.
    ///
    /// # Errors
    /// If the bytes are no JSON, lack either, or are of another version.
    pub fn from_json(bytes: &[u8]) -> Result<Self, RecordError> {
        let header: Self = serde_json::from_slice(bytes).map_err(RecordError::reading)?;
        match header.version {
            VERSION => Ok(header),
            found if found > VERSION => Err(RecordError::Newer { found }),
            found => Err(RecordError::Older { found }),
        }
    }

    /// The name of the game, as in [`Rules::NAME`] if it is a known one.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The one of `games` that the record is of.
    ///
    /// # Errors
    /// [`RecordError::UnknownGame`] if it is none of them.
    pub fn known_among(&self, games: &[&'static str]) -> Result<&'static str, RecordError> {
        let known = games.iter().find(|game| **game == self.game);
        known.copied().ok_or_else(|| RecordError::UnknownGame(self.game.clone()))
    }
}

impl<G: Rules> Record<G> {
    /// The record of a game that has just been dealt, the first of its match.
    pub fn new(preset: impl Into<String>, options: G::Options, players: Vec<Player>, deal: DealNumber) -> Self {
        Self {
            version: VERSION,
            game: G::NAME.to_owned(),
            preset: preset.into(),
            options,
            players,
            deal,
            previous: None,
            series: Vec::new(),
            actions: Vec::new(),
            flags: Flags::default(),
        }
    }

    /// Notes an accepted action.
    pub fn push(&mut self, tick: u64, seat: Seat, action: G::Action) {
        self.actions.push(Recorded { tick, seat, action });
    }

    /// Whether no human plays.
    pub fn is_computers_only(&self) -> bool {
        !self.players.contains(&Player::Human)
    }

    /// Deals, before any action.
    ///
    /// # Errors
    /// If there is no such deal.
    pub fn deal(&self) -> Result<G, ReplayError<G::Refusal>> {
        let seats = self.players.len();
        let mut all_ranks = self.previous.iter().chain(&self.series);
        if let Some(ranks) = all_ranks.find(|ranks| !are_ranks(ranks, seats)) {
            return Err(ReplayError::Ranks(ranks.clone()));
        }
        if let Some(last) = self.series.last().filter(|last| self.previous.as_ref() != Some(*last)) {
            return Err(ReplayError::Previous(last.clone()));
        }
        Ok(G::deal(&self.options, seats, self.deal, self.previous.as_deref())?)
    }

    /// Deals, then performs every action.
    ///
    /// # Errors
    /// If there is no such deal, or at the first action that cannot have happened.
    pub fn replay(&self) -> Result<G, ReplayError<G::Refusal>> {
        self.replay_watched(|_, _| ())
    }

    /// The same, showing the state before each action together with that action.
    ///
    /// # Errors
    /// As [`Self::replay`].
    pub fn replay_watched(
        &self,
        mut watch: impl FnMut(&G, &Recorded<G::Action>),
    ) -> Result<G, ReplayError<G::Refusal>> {
        let mut game = self.deal()?;
        let mut now = 0;
        for (index, next) in self.actions.iter().enumerate() {
            let Recorded { tick, seat, action } = next;
            if *seat >= self.players.len() {
                return Err(ReplayError::Seat { index, seat: *seat });
            }
            if *tick < now {
                return Err(ReplayError::Tick { index, tick: *tick });
            }
            if *tick > LATEST_TICK {
                return Err(ReplayError::TooLate { index, tick: *tick });
            }
            now = *tick;
            watch(&game, next);
            game.apply(*seat, action).map_err(|refusal| ReplayError::Refused { index, refusal })?;
        }
        Ok(game)
    }

    /// The record as JSON.
    ///
    /// # Errors
    /// If an option or an action of the game cannot be written, which none of the games has.
    pub fn to_json(&self) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(self)
    }

    /// Reads a record of this game. Whether its actions can have happened shows in [`Self::replay`].
    ///
    /// # Errors
    /// If the bytes are no JSON, of another version or game, or no record.
    pub fn from_json(bytes: &[u8]) -> Result<Self, RecordError> {
        let header = Header::from_json(bytes)?;
        if header.game != G::NAME {
            return Err(RecordError::OtherGame { expected: G::NAME, found: header.game });
        }
        serde_json::from_slice(bytes).map_err(RecordError::reading)
    }
}
