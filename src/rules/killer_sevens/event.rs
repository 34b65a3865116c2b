use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::rules::Seat;

/// What a turn in Killer Sevens has led to, in order. In JSON in the style of the actions: `{"played":{"seat":0,"card":"S8"}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A card was placed on its cell.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A region died.
    Killed {
        /// Who placed the card that killed it.
        seat: Seat,
        /// Its cards in the order of the pack, each with its owner, to whom it is charged.
        dead: Vec<Dead>,
    },
    /// Regions that would have died live, because they are more than the cap.
    Spared {
        /// The cells of all these regions.
        cells: CardSet,
        /// The cap.
        cap: u8,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether the player could have played.
        voluntary: bool,
        /// How many voluntary passes are left, where there are any.
        left: Option<u32>,
    },
    /// A player is out; all cards in hand are laid dead, which judges nothing.
    Out {
        /// Who.
        seat: Seat,
        /// The cards.
        dead: CardSet,
    },
    /// Players have no live card left, all at the same moment.
    Finished {
        /// Who.
        seats: Vec<Seat>,
    },
    /// The game is over.
    Ended {
        /// For each seat 1 + the number of seats strictly ahead of it.
        ranks: Vec<u8>,
        /// How many dead cards each seat is charged with.
        dead: Vec<usize>,
    },
}

/// A card that has died.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dead {
    /// The card.
    pub card: Card,
    /// Who held it.
    pub owner: Seat,
}
