use bevy::prelude::*;

use super::session::{last_own_action, series};
use super::{Clock, Playable};
use crate::cards::DealNumber;
use crate::record::{Player, Record};
use crate::rules::{Seat, wins};

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
    /// Seconds of play, pauses and stalls not counted.
    pub seconds: f32,
    /// Whether undo or a hint was used.
    pub assisted: bool,
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Figures for the result screen: the key of a text, and the number.
    pub figures: Vec<(&'static str, u64)>,
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
            seconds: clock.seconds(),
            assisted: record.flags.assisted,
            can_undo: last_own_action(record).is_some(),
            figures: G::figures(record),
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

/// The saved game that "Continue" would take up, if there is one.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct SavedGame(pub Option<Summary>);
