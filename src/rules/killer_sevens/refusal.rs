use serde::Serialize;
use thiserror::Error;

/// Why a turn in Killer Sevens is refused, in the order in which they are looked for (`LAB.md`, "Refusals").
#[derive(Error, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such action, seat or card.
    #[error("there is no such action")]
    Malformed,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The card is not in the player's hand.
    #[error("this is not your card")]
    NotYourCard,
    /// The card was the player's and has died.
    #[error("this card of yours is dead")]
    Dead,
    /// No placed or dead card lies next to the card's cell.
    #[error("no card lies next to this card's cell")]
    NotAdjacent,
    /// The player can play and may not pass.
    #[error("you can play, so you may not pass")]
    CanPlay,
}
