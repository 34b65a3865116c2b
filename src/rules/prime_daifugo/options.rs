use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rules::{Choice, SetupError};

/// The options of Prime Daifugo (`RULES.md` §4); in JSON under the names of `LAB.md`, where what is left out is Standard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How many jokers the pack has.
    pub jokers: Jokers,
    /// Whether ♦ and ♣ of 2 4 6 8 T Q are left out.
    pub even_ranks_halved: bool,
    /// How many cards are dealt to each, as far as the pack allows.
    pub hand: HandSize,
    /// The most field cards of a play, 1–54.
    pub cap: Cap,
    /// Whether a composite number may be laid with its prime factors.
    pub composites: bool,
    /// Whether a factor may have an exponent.
    pub exponents: bool,
    /// Whether a joker may stand for 0.
    pub joker_zero: bool,
    /// Whether a joker may be laid alone.
    pub infinity: bool,
    /// Whether 57 makes the field flow.
    #[serde(rename = "cut-57")]
    pub cut_57: bool,
    /// Whether 1729 reverses the order.
    #[serde(rename = "revolution-1729")]
    pub revolution_1729: bool,
    /// Whether the order is reversed from the start.
    pub start_in_revolution: bool,
    /// Whether a card may be drawn once a turn.
    pub draw: bool,
    /// How many cards a wrong play costs.
    pub penalty: Penalty,
    /// How flowed cards go under the deck.
    pub flow: Flow,
    /// Who begins.
    pub first: First,
    /// Whether the play that empties the hand may hold a joker.
    pub joker_finish: bool,
    /// How long a move may take; the table keeps the time, and when it is out the seat passes.
    pub clock: Clock,
    /// How many turns a seat the game has at most, all counted together.
    pub turn_limit: TurnLimit,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            jokers: Jokers::Two,
            even_ranks_halved: false,
            hand: HandSize::Eleven,
            cap: Cap(None),
            composites: true,
            exponents: true,
            joker_zero: true,
            infinity: true,
            cut_57: true,
            revolution_1729: true,
            start_in_revolution: false,
            draw: true,
            penalty: Penalty::All,
            flow: Flow::Order,
            first: First::Deal,
            joker_finish: true,
            clock: Clock::Off,
            turn_limit: TurnLimit::Hundred,
        }
    }
}

/// An option whose values are a few numbers: in JSON the number itself.
macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident as $number:ty: $($(#[$value_doc:meta])* $value:ident = $json:expr),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(try_from = "Option<u8>", into = "Option<u8>")]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// The number; nothing where there is none.
            pub const fn number(self) -> $number {
                match self {
                    $(Self::$value => $json,)+
                }
            }
        }

        impl From<$name> for Option<u8> {
            fn from(value: $name) -> Self {
                value.number().into()
            }
        }

        impl TryFrom<Option<u8>> for $name {
            type Error = String;

            fn try_from(number: Option<u8>) -> Result<Self, String> {
                [$(Self::$value),+].into_iter().find(|value| Option::<u8>::from(*value) == number).ok_or_else(|| {
                    format!("no such {}", stringify!($name))
                })
            }
        }
    };
}

numbers! {
    /// How many jokers the pack has.
    Jokers as u8:
    /// Two jokers.
    Two = 2,
    /// One joker.
    One = 1,
    /// No joker.
    None = 0,
}

numbers! {
    /// How many cards are dealt to each.
    HandSize as u8:
    /// Eleven cards.
    Eleven = 11,
    /// Seven cards.
    Seven = 7,
    /// Five cards.
    Five = 5,
}

numbers! {
    /// How many seconds a move may take.
    Clock as Option<u8>:
    /// As long as it takes.
    Off = None,
    /// A minute.
    Minute = Some(60),
    /// Half a minute.
    HalfMinute = Some(30),
}

numbers! {
    /// How many turns a seat the game has.
    TurnLimit as u8:
    /// A hundred turns a seat.
    Hundred = 100,
    /// Fifty turns a seat.
    Fifty = 50,
    /// Two hundred turns a seat.
    TwoHundred = 200,
}

/// The most field cards of a play: 1–54, or as many as one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<u8>", into = "Option<u8>")]
pub struct Cap(Option<u8>);

impl Cap {
    /// The largest cap, the whole pack.
    pub const LARGEST: u8 = 54;

    /// A cap of 1–54 cards; nothing for other numbers.
    pub const fn of(cards: u8) -> Option<Self> {
        if 1 <= cards && cards <= Self::LARGEST { Some(Self(Some(cards))) } else { None }
    }

    /// The most cards, if there is a cap.
    pub const fn cards(self) -> Option<usize> {
        match self.0 {
            Some(cards) => Some(cards as usize),
            None => None,
        }
    }

    /// Whether a play may have so many field cards.
    pub fn allows(self, cards: usize) -> bool {
        self.cards().is_none_or(|most| cards <= most)
    }
}

impl From<Cap> for Option<u8> {
    fn from(cap: Cap) -> Self {
        cap.0
    }
}

impl TryFrom<Option<u8>> for Cap {
    type Error = String;

    fn try_from(cards: Option<u8>) -> Result<Self, String> {
        match cards {
            None => Ok(Self(None)),
            Some(number) => Self::of(number).ok_or_else(|| format!("no cap of {number} cards")),
        }
    }
}

/// How many cards a wrong play costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// As many as were laid, factors and all.
    All,
    /// As many as were laid in the field.
    Field,
    /// One.
    One,
    /// None.
    None,
}

/// How flowed cards go under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flow {
    /// In order.
    Order,
    /// Shuffled among themselves.
    Shuffled,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Whom the deal draws.
    Deal,
    /// The human, which is seat 0.
    Human,
    /// The last of the game before; whom the deal draws where there was none.
    Loser,
}

pub(super) const PRESETS: &[&str] = &["standard", "original-js", "original-cs"];

pub(super) fn preset(name: &str) -> Result<Options, SetupError> {
    let script = Options { first: First::Human, ..Options::default() };
    match name {
        "standard" => Ok(Options::default()),
        "original-js" => Ok(script),
        "original-cs" => Ok(Options {
            jokers: Jokers::None,
            exponents: false,
            cut_57: false,
            revolution_1729: false,
            penalty: Penalty::None,
            ..script
        }),
        _ => Err(SetupError::NoSuchPreset(name.to_owned())),
    }
}

pub(super) fn choices() -> Vec<Choice> {
    let choice = |option, values| Choice { option, seat: None, values };
    let on = || vec![json!(true), json!(false)];
    let off = || vec![json!(false), json!(true)];
    let caps = [Value::Null].into_iter().chain((1..=Cap::LARGEST).map(Value::from)).collect();
    vec![
        choice("jokers", vec![json!(2), json!(1), json!(0)]),
        choice("even-ranks-halved", off()),
        choice("hand", vec![json!(11), json!(7), json!(5)]),
        choice("cap", caps),
        choice("composites", on()),
        choice("exponents", on()),
        choice("joker-zero", on()),
        choice("infinity", on()),
        choice("cut-57", on()),
        choice("revolution-1729", on()),
        choice("start-in-revolution", off()),
        choice("draw", on()),
        choice("penalty", vec![json!("all"), json!("field"), json!("one"), json!("none")]),
        choice("flow", vec![json!("order"), json!("shuffled")]),
        choice("first", vec![json!("deal"), json!("human"), json!("loser")]),
        choice("joker-finish", on()),
        choice("clock", vec![Value::Null, json!(60), json!(30)]),
        choice("turn-limit", vec![json!(100), json!(50), json!(200)]),
    ]
}
