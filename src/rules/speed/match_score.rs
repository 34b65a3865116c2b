use super::MatchLength;
use super::table::SEATS;
use crate::rules::{Outcome, Seat};

/// The score of a match of one, three or five games (`RULES.md` §1): over when a side has won more than half of them
/// or all are played. Drawn games count as played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScore {
    length: MatchLength,
    wins: [u8; SEATS],
    drawn: u8,
}

impl MatchScore {
    /// The score before the first game.
    pub const fn new(length: MatchLength) -> Self {
        Self { length, wins: [0; SEATS], drawn: 0 }
    }

    /// Counts a finished game.
    pub fn count(&mut self, outcome: &Outcome) {
        if outcome.is_draw() {
            self.drawn += 1;
        } else {
            outcome.winners().for_each(|seat| self.wins[seat] += 1);
        }
    }

    /// How many games the seat (0 or 1) has won.
    pub const fn wins(&self, seat: Seat) -> u8 {
        self.wins[seat]
    }

    /// How many games are finished, drawn ones too.
    pub const fn played(&self) -> u8 {
        self.wins[0] + self.wins[1] + self.drawn
    }

    /// How the match ended, once it has; equal wins are a drawn match.
    pub fn outcome(&self) -> Option<Outcome> {
        let games = self.length.games();
        let [first, second] = self.wins;
        if first.max(second) <= games / 2 && self.played() < games {
            return None;
        }
        let rank = |wins, others| if wins < others { 2 } else { 1 };
        Some(Outcome { ranks: vec![rank(first, second), rank(second, first)] })
    }
}
