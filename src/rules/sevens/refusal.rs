use serde::Serialize;
use thiserror::Error;

/// Why a turn in Sevens is refused, in the order in which they are looked for (`LAB.md`, "Refusals").
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
    /// A joker was laid without saying which card it stands for.
    #[error("say which card the joker stands for")]
    JokerNeedsPlace,
    /// The place is not next to its suit's run.
    #[error("this card is not next to its suit's run")]
    NotNext,
    /// The place would be next, but the tunnel has closed this side.
    #[error("this side is closed: the run goes on from the other end")]
    Closed,
    /// The joker is the player's last card.
    #[error("a joker may not be your last card")]
    JokerLast,
    /// No joker stands for this card.
    #[error("no joker lies in the place of this card")]
    NothingToSwap,
    /// The player can play or swap and may not pass.
    #[error("you can play, so you may not pass")]
    MustPlay,
}
