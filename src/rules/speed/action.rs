use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// What a seat can do in Speed. The JSON forms are `LAB.md`'s: `{"play":{"slot":2,"ledger":0,"onto":"H6"}}`,
/// `{"refill":{}}`, `{"call":{}}`, `{"call":{"slot":1}}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card of one's play area onto a ledger.
    Play {
        /// The slot the card lies in, 0–3.
        slot: usize,
        /// The ledger, which has the number of the seat whose own it is.
        ledger: usize,
        /// The top that was aimed at. If it has changed and the card no longer fits, the play is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        onto: Option<Card>,
    },
    /// Moves the top of one's deck into one's first empty slot.
    Refill {},
    /// SPEED!! In a stall each side turns one card onto its own ledger.
    Call {
        /// The card the caller activated, if a card; it is turned where the caller's deck is empty and the options let
        /// the caller choose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<usize>,
    },
}
