use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::rules::Seat;

/// What an action in Speed has led to. In JSON in the style of the actions: `{"turned":{"seat":0,…}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A card went from a play area onto a ledger.
    Played {
        /// Who played.
        seat: Seat,
        /// The slot that is now empty.
        slot: usize,
        /// The ledger played onto.
        ledger: usize,
        /// The card.
        card: Card,
        /// The top it covered.
        onto: Card,
    },
    /// A card went from a deck into an empty slot.
    Refilled {
        /// Whose deck and play area.
        seat: Seat,
        /// The slot that was empty.
        slot: usize,
        /// The card.
        card: Card,
    },
    /// A seat called; what each side turned follows.
    Called {
        /// Who called.
        seat: Seat,
        /// The slot of the card the caller activated, if a card.
        slot: Option<usize>,
    },
    /// A side turned a card onto its own ledger.
    Turned {
        /// Whose card.
        seat: Seat,
        /// The ledger, the seat's own.
        ledger: usize,
        /// The card.
        card: Card,
        /// The slot it came from; `None`: it was the deck's top.
        from: Option<usize>,
    },
    /// After this action neither side can play or refill; only a call goes on.
    #[serde(serialize_with = "empty_object")]
    Stalled,
    /// The game is over.
    Ended {
        /// For each seat 1 + the number of seats strictly ahead of it.
        ranks: Vec<u8>,
    },
}

/// An event without particulars is written like an action without them, so that every event is an object.
fn empty_object<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_map(Some(0))?.end()
}
