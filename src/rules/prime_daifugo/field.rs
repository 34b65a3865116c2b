use serde::{Deserialize, Serialize};

use super::PlayedCard;
use super::form::number_of;
use crate::numbers::Natural;
use crate::rules::Seat;

/// The play that lies on top of the field, which the next has to beat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Its field cards, jokers with their declared values.
    pub cards: Vec<PlayedCard>,
    /// Who laid it.
    pub by: Seat,
}

impl Field {
    /// The number to beat.
    pub fn number(&self) -> Natural {
        // Whatever lies in the field has been read as a number before.
        number_of(&self.cards).unwrap_or_default()
    }
}
