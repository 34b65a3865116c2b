use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// A turn in Sevens. The JSON forms are `LAB.md`'s: `{"play":{"card":"S8"}}`, `{"joker":{"joker":"X1","as":"S8"}}`,
/// `{"swap":{"card":"S8"}}`, `{"pass":{}}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Lays a card next to its suit's run.
    Play {
        /// The card.
        card: Card,
    },
    /// Lays a joker on the place of a card that could be laid, whoever holds that.
    Joker {
        /// The joker.
        joker: Card,
        /// The card it stands for; without one the joker is refused.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        place: Option<Card>,
    },
    /// Lays the card that a joker stands for in its place and takes the joker.
    Swap {
        /// The card.
        card: Card,
    },
    /// Does nothing; once too often puts the player out.
    Pass {},
}
