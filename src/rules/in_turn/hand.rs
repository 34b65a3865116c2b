use serde::Serialize;

use crate::cards::CardSet;

/// A hand as one seat sees it: its own cards, of others how many. In JSON a list, or `{"count":7}` (`LAB.md`, "engine").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SeenHand {
    /// One's own.
    Open(CardSet),
    /// Somebody else's.
    Hidden {
        /// How many cards it has.
        count: usize,
    },
}

impl SeenHand {
    /// How many cards the hand has.
    pub const fn count(self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Hidden { count } => count,
        }
    }
}
