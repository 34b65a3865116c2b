use serde::Serialize;

use super::{Factor, Kind, PlayedCard, Wrong};
use crate::cards::Card;
use crate::numbers::Natural;
use crate::rules::Seat;

/// What an action in Prime Daifugo has led to, in order. In JSON in the style of the actions: `{"drew":{"seat":0,…}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A seat drew.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, which only that seat may see.
        card: Card,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A play was accepted. Its field cards lie in the field; its factor cards have left the hand and flow presently.
    Played {
        /// Who.
        seat: Seat,
        /// The field cards.
        field: Vec<PlayedCard>,
        /// The factor row.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        factors: Vec<Factor>,
        /// The field's number; nothing for ∞.
        number: Option<Natural>,
        /// What it is.
        kind: Kind,
    },
    /// A play was wrong. Its cards were shown to all and are back in the hand.
    Wrong {
        /// Who.
        seat: Seat,
        /// The field cards.
        field: Vec<PlayedCard>,
        /// The factor row.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        factors: Vec<Factor>,
        /// Why, with the factors that were found at once.
        #[serde(flatten)]
        why: Wrong,
        /// How many penalty cards are drawn, no more than the deck has.
        penalty: usize,
    },
    /// A seat drew the penalty for its wrong play.
    Penalised {
        /// Who.
        seat: Seat,
        /// The cards, which only that seat may see.
        cards: Vec<Card>,
    },
    /// 1729 has reversed the order.
    Reversed {
        /// Whether smaller numbers are now the stronger ones; if not, the usual order is restored (革命返し).
        revolution: bool,
    },
    /// Factor cards went under the deck.
    FactorsFlowed {
        /// In the order in which they went, the last of them lowest.
        cards: Vec<Card>,
    },
    /// The field was cleared, its cards went under the deck.
    Flowed {
        /// In the order in which they went, the last of them lowest.
        cards: Vec<Card>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Whether that seat leads, there being no field.
        leads: bool,
    },
    /// The turn limit is near.
    LastTurns {
        /// How many turns are left, 1–10.
        left: usize,
    },
    /// The game is over.
    Ended {
        /// For each seat 1 + the number of seats strictly ahead of it.
        ranks: Vec<u8>,
        /// Why.
        end: End,
    },
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A hand is empty.
    HandEmpty,
    /// Nobody plays or draws any more.
    Standstill,
    /// The turns are used up.
    TurnLimit,
}
