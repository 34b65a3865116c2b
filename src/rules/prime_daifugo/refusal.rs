use serde::Serialize;
use thiserror::Error;

/// Why an action in Prime Daifugo is refused, in the order in which they are looked for (`LAB.md`, "Refusals"). A refusal is
/// free; a play that is formed well but wrong is none, it has a penalty.
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
    /// A card that is not in the hand, or one card twice.
    #[error("you do not have this card, or not twice")]
    NotYourCard,
    /// No card in the field.
    #[error("no card is laid for the field")]
    EmptyPlay,
    /// Something that an option turns off.
    #[error("this is turned off")]
    OptionOff,
    /// A second draw in one turn.
    #[error("you have drawn already")]
    AlreadyDrew,
    /// There is nothing to draw.
    #[error("the deck is empty")]
    DeckEmpty,
    /// An exponent that has an exponent.
    #[error("an exponent has no exponent")]
    Tower,
    /// A joker without a declared value.
    #[error("say what the joker stands for")]
    UndeclaredJoker,
    /// A joker with a value that it cannot have.
    #[error("a joker cannot stand for this")]
    JokerValue,
    /// A number that begins with 0.
    #[error("a number does not begin with 0")]
    LeadingZero,
    /// A base or an exponent that is missing or below 2.
    #[error("bases and exponents are at least 2")]
    BadFactor,
    /// One factor alone.
    #[error("a composite number has at least two prime factors")]
    SingleFactor,
    /// A lone joker onto several cards, or with factors.
    #[error("a lone joker goes onto one card at most, without factors")]
    InfinityAlone,
    /// More field cards than are allowed in a play.
    #[error("too many cards")]
    OverCap,
    /// Not as many field cards as lie there.
    #[error("lay as many cards as lie there")]
    WrongCount,
    /// The number is not larger than the one that lies there.
    #[error("the number must be larger")]
    NotLarger,
    /// In a revolution: the number is not smaller than the one that lies there.
    #[error("the number must be smaller")]
    NotSmaller,
    /// The last cards hold a joker.
    #[error("the last play may not hold a joker")]
    JokerFinish,
}
