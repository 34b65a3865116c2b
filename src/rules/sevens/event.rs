use serde::Serialize;

use crate::cards::Card;
use crate::rules::Seat;

/// What a turn in Sevens has led to, in order. In JSON in the style of the actions: `{"played":{"seat":0,"card":"S8"}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A card was laid.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A joker was laid on the place of a card.
    JokerPlayed {
        /// By whom.
        seat: Seat,
        /// The joker.
        joker: Card,
        /// The card it stands for.
        #[serde(rename = "as")]
        place: Card,
    },
    /// A card was laid where a joker stood for it, and the joker went to its holder's hand.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The joker.
        joker: Card,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// How many passes are left, if they are limited.
        left: Option<u32>,
    },
    /// A player has no card left.
    Finished {
        /// Who.
        seat: Seat,
        /// The place this is, from 1.
        place: u8,
    },
    /// A player is out; what becomes of the hand follows card by card.
    Out {
        /// Who.
        seat: Seat,
        /// Why.
        reason: OutReason,
    },
    /// A card of a player who is out was laid in its place.
    Laid {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// The joker that lay there; it leaves the game next.
        joker: Option<Card>,
    },
    /// A card left the game.
    Removed {
        /// Through whose going out.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The tunnel has closed a side of a suit: this card, next to the run, may not be laid from here any more.
    Closed {
        /// The card.
        card: Card,
    },
    /// The game is over.
    Ended {
        /// For each seat 1 + the number of seats strictly ahead of it.
        ranks: Vec<u8>,
    },
}

/// Why a player is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutReason {
    /// One pass too many.
    Passes,
    /// Only jokers are left, none of which may be the last card.
    OnlyJokers,
}
