use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// Who begins (`RULES.md` §2, §3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Whoever was dealt the seven of diamonds.
    DiamondSeven,
    /// Seat 0, where the human sits if there is one.
    Human,
    /// The winner of the last game, of several the lowest seat; without a last game as [`Self::DiamondSeven`].
    Winner,
}

/// The seat that begins.
pub(in crate::rules) fn first_seat(first: First, diamond_seven: Seat, previous: Option<&[u8]>) -> Seat {
    match first {
        First::DiamondSeven => diamond_seven,
        First::Human => 0,
        First::Winner => previous.and_then(|ranks| ranks.iter().position(|rank| *rank == 1)).unwrap_or(diamond_seven),
    }
}
