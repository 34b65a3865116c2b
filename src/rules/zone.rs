use bevy::prelude::{Component, Reflect};

use super::Seat;
use crate::cards::Card;

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
    /// A hand that only its seat sees.
    Hand {
        /// Whose hand.
        seat: Seat,
        /// Which card of the hand, from 0, in the game's own order. Where that is the order of the pack, the table must not
        /// show it for other seats' cards, since it tells something about the card.
        place: usize,
    },
    /// A cell of a board on which cards lie face up, side by side.
    Cell {
        /// Which row, from 0 at the top.
        row: usize,
        /// Which column, from 0 at the left.
        column: usize,
        /// Whether the card there has died and counts against the seat that held it.
        dead: bool,
    },
    /// Out of the game, face up.
    Removed {
        /// How many cards lie below it.
        height: usize,
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
    /// The cell of a card on a board of one row for each suit and one column for each number, in the order of the pack.
    pub const fn cell_of(card: Card, dead: bool) -> Self {
        Self::Cell { row: card.suit as usize, column: card.number.get() as usize - 1, dead }
    }

    /// A key to sort by for dealing: round the table, first places first.
    pub const fn dealing_order(self) -> (usize, usize) {
        match self {
            Self::PlayArea { seat, slot } => (slot, seat),
            Self::Hand { seat, place } => (place, seat),
            Self::Deck { seat, depth } => (depth, if let Some(seat) = seat { seat } else { 0 }),
            Self::Ledger { seat, height } => (height, seat),
            Self::Cell { row, column, .. } => (column, row),
            Self::Removed { height } => (height, 0),
            Self::Field { covered_by, place } => (place, covered_by),
        }
    }
}
