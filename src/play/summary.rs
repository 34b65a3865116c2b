use bevy::prelude::*;

use super::session::{last_own_action, series};
use super::{Clock, Playable};
use crate::cards::DealNumber;
use crate::record::{Player, Record};
use crate::rules::{Seat, wins};
use crate::text::Localized;

/// What the screens may know of the game in play without knowing which game it is; derived from the play resource.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Summary {
    /// The game's name (`LAB.md`, "Names").
    pub game: &'static str,
    /// The preset that the options began as.
    pub preset: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// This game's deal.
    pub deal: DealNumber,
    /// The ranks of the finished games of the match by seat, this one's included once it has ended.
    pub series: Vec<Vec<u8>>,
    /// The most games that the match can have: 1 where there is none.
    pub games: u8,
    /// The ranks of this game by seat, once it has ended.
    pub ranks: Option<Vec<u8>>,
    /// Whether the match has ended with it.
    pub match_over: bool,
    /// Seconds at the table, pauses and stalls not counted.
    pub seconds: f32,
    /// Whether undo or a hint was used.
    pub assisted: bool,
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Figures for the result screen, once the game has ended.
    pub figures: Vec<Figure>,
    /// What each seat's place follows from, in words, by seat; once the game has ended.
    pub placed_by: Vec<Vec<Localized>>,
    /// Whether it is a game in turns, whose last position can be looked at again.
    pub in_turns: bool,
}

impl Summary {
    /// What the screens may know of the game of this record, which has come to this state at this time.
    pub(super) fn of<G: Playable>(record: &Record<G>, state: &G, clock: &Clock) -> Self {
        let series = series(record, state);
        Self {
            game: G::NAME,
            preset: record.preset.clone(),
            players: record.players.clone(),
            deal: record.deal,
            games: G::games(&record.options),
            ranks: state.outcome().map(|outcome| outcome.ranks),
            match_over: G::match_is_over(&record.options, &series),
            series,
            seconds: clock.seconds_at_the_table(),
            assisted: record.flags.assisted,
            can_undo: last_own_action(record).is_some(),
            figures: if state.outcome().is_some() { figures::<G>(record) } else { Vec::new() },
            placed_by: (0..record.players.len()).map(|seat| placed_by(state, seat)).collect(),
            in_turns: !G::SIMULTANEOUS,
        }
    }

    /// The place that is spoken to as "you": the only human's seat.
    pub fn you(&self) -> Option<Seat> {
        Player::only_human(&self.players)
    }

    /// The games won so far by a seat alone.
    pub fn wins(&self, seat: Seat) -> usize {
        wins(&self.series, seat)
    }
}

/// A number of a game, for the result screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The key of the text that says what is counted.
    pub key: &'static str,
    /// Counted for all who played.
    pub all: u64,
    /// Counted for the only person, where there is one.
    pub own: Option<u64>,
}

fn figures<G: Playable>(record: &Record<G>) -> Vec<Figure> {
    let own = Player::only_human(&record.players).map(|you| G::own_figures(record, you)).unwrap_or_default();
    let figure =
        |(key, all)| Figure { key, all, own: own.iter().find(|(other, _)| *other == key).map(|(_, own)| *own) };
    G::figures(record).into_iter().map(figure).collect()
}

fn placed_by<G: Playable>(state: &G, seat: Seat) -> Vec<Localized> {
    if state.outcome().is_some() { state.placed_by(seat) } else { Vec::new() }
}

/// The saved game that "Continue" would take up, if there is one.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct SavedGame(pub Option<Summary>);
