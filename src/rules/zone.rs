use bevy::prelude::{Component, Reflect};

use super::Seat;

/// Where a card lies. The rules say it ([`super::Rules::zones`]), the table draws it; nothing else may set it.
#[derive(Component, Reflect, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// A face-down pile to draw from, one per seat or one for all.
    Deck {
        /// Whose deck, where each seat has its own.
        seat: Option<Seat>,
        /// How many cards lie above it: 0 is the next card.
        depth: usize,
    },
    /// A face-up place of a seat's play area.
    PlayArea {
        /// Whose play area.
        seat: Seat,
        /// Which place, from 0.
        slot: usize,
    },
    /// A pile in the middle that is played onto (台札).
    Ledger {
        /// Whose ledger.
        seat: Seat,
        /// How many cards lie below it.
        height: usize,
    },
    /// A seat's hand.
    Hand {
        /// Whose hand.
        seat: Seat,
        /// Which place, from 0.
        place: usize,
    },
    /// The plays in the middle that are to be beaten (場).
    Field {
        /// How many plays lie above this one: 0 is the one to beat.
        covered_by: usize,
        /// Which place within the play, from 0.
        place: usize,
    },
}

impl Zone {
    /// A key to sort by for dealing: round the table, first places first.
    pub const fn dealing_order(self) -> (usize, usize) {
        match self {
            Self::PlayArea { seat, slot } => (slot, seat),
            Self::Deck { seat, depth } => (depth, if let Some(seat) = seat { seat } else { 0 }),
            Self::Ledger { seat, height } => (height, seat),
            Self::Hand { seat, place } => (place, seat),
            Self::Field { covered_by, place } => (place, covered_by),
        }
    }
}
