use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::rules::{Choice, SetupError};

/// The options of Speed (`RULES.md` §1); in JSON under the names of `LAB.md`, where what is left out is Standard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How the pack is divided between the seats.
    pub split: Split,
    /// Whether king and ace are neighbours.
    pub wrap: bool,
    /// Whether an equal number may be played.
    pub equal: bool,
    /// Whether a card that fits both ledgers may go to its own side's only.
    pub own_ledger_first: bool,
    /// Which play-area card a caller turns whose deck is empty.
    pub call_card: CallCard,
    /// For each seat how its empty slots are filled.
    pub refill: [Refill; 2],
    /// After how long a stall calls by itself.
    pub stall_countdown: StallCountdown,
    /// How many games a match has at most.
    #[serde(rename = "match")]
    pub match_length: MatchLength,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            split: Split::Colours,
            wrap: true,
            equal: false,
            own_ledger_first: false,
            call_card: CallCard::Chosen,
            refill: [Refill::Free, Refill::Forced],
            stall_countdown: StallCountdown::Off,
            match_length: MatchLength::One,
        }
    }
}

/// How the pack is divided between the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Split {
    /// The black cards to seat 0, the red ones to seat 1, each side shuffled for itself.
    Colours,
    /// One shuffled pack, cut in two.
    Halves,
}

/// Which play-area card a caller turns whose deck is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallCard {
    /// The one the caller activated, or else the leftmost.
    Chosen,
    /// Always the leftmost.
    Leftmost,
}

/// How a seat's empty slots are filled from its deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refill {
    /// At any time, by an action of the seat; it may play several cards before.
    Free,
    /// By an action of the seat, before its next play.
    Forced,
    /// By themselves, after every action.
    Automatic,
}

/// After how long a stall calls by itself; the table keeps the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum StallCountdown {
    /// Never.
    Off,
    /// After three seconds.
    ThreeSeconds,
}

impl StallCountdown {
    /// The time in seconds, or nothing if a stall never calls by itself.
    pub const fn seconds(self) -> Option<u8> {
        match self {
            Self::Off => None,
            Self::ThreeSeconds => Some(3),
        }
    }
}

impl From<StallCountdown> for u8 {
    fn from(countdown: StallCountdown) -> Self {
        countdown.seconds().unwrap_or(0)
    }
}

impl TryFrom<u8> for StallCountdown {
    type Error = String;

    fn try_from(seconds: u8) -> Result<Self, String> {
        match seconds {
            0 => Ok(Self::Off),
            3 => Ok(Self::ThreeSeconds),
            _ => Err(format!("no count-down of {seconds} seconds")),
        }
    }
}

/// How many games a match has at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum MatchLength {
    /// A single game.
    One,
    /// Three games.
    Three,
    /// Five games.
    Five,
}

impl MatchLength {
    /// The number of games: 1, 3 or 5.
    pub const fn games(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Three => 3,
            Self::Five => 5,
        }
    }
}

impl From<MatchLength> for u8 {
    fn from(length: MatchLength) -> Self {
        length.games()
    }
}

impl TryFrom<u8> for MatchLength {
    type Error = String;

    fn try_from(games: u8) -> Result<Self, String> {
        match games {
            1 => Ok(Self::One),
            3 => Ok(Self::Three),
            5 => Ok(Self::Five),
            _ => Err(format!("no match of {games} games")),
        }
    }
}

pub(super) const PRESETS: &[&str] = &["standard", "original"];

pub(super) fn preset(name: &str) -> Result<Options, SetupError> {
    match name {
        "standard" => Ok(Options::default()),
        "original" => Ok(Options { own_ledger_first: true, call_card: CallCard::Leftmost, ..Options::default() }),
        _ => Err(SetupError::NoSuchPreset(name.to_owned())),
    }
}

pub(super) fn choices() -> Vec<Choice> {
    let choice = |option, values| Choice { option, seat: None, values };
    let refill = |seat, values| Choice { option: "refill", seat: Some(seat), values };
    vec![
        choice("split", vec![json!("colours"), json!("halves")]),
        choice("wrap", vec![json!(true), json!(false)]),
        choice("equal", vec![json!(false), json!(true)]),
        choice("own-ledger-first", vec![json!(false), json!(true)]),
        choice("call-card", vec![json!("chosen"), json!("leftmost")]),
        refill(0, vec![json!("free"), json!("forced"), json!("automatic")]),
        refill(1, vec![json!("forced"), json!("free"), json!("automatic")]),
        choice("stall-countdown", vec![json!(0), json!(3)]),
        choice("match", vec![json!(1), json!(3), json!(5)]),
    ]
}
