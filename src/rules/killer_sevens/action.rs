use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// A turn in Killer Sevens. The JSON forms are `LAB.md`'s: `{"play":{"card":"S8"}}`, `{"pass":{}}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Places a live card on its cell.
    Play {
        /// The card.
        card: Card,
    },
    /// Does nothing.
    Pass {},
}
