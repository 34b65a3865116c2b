use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Edge;
use crate::rules::in_turn::First;
use crate::rules::{Choice, SetupError};

/// The options of Sevens (`RULES.md` §2); in JSON under the names of `LAB.md`, where what is left out is Standard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How many jokers are dealt with the 52 cards.
    pub jokers: Jokers,
    /// Who begins.
    pub first: First,
    /// How a run goes on past the ace or the king.
    pub edge: Edge,
    /// How often a player may pass; one pass more puts the player out.
    pub passes: Passes,
    /// What becomes of the hand of a player who is out.
    pub out_hand: OutHand,
    /// Whether somebody who can play or swap may not pass.
    pub must_play: bool,
    /// Whether a joker may not be the last card.
    pub no_joker_last: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            jokers: Jokers(0),
            first: First::DiamondSeven,
            edge: Edge::Link,
            passes: Passes(Some(3)),
            out_hand: OutHand::Laid,
            must_play: false,
            no_joker_last: true,
        }
    }
}

/// How many jokers are in the pack: 0, 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Jokers(u8);

impl Jokers {
    /// 0, 1 or 2.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl From<Jokers> for u8 {
    fn from(jokers: Jokers) -> Self {
        jokers.0
    }
}

impl TryFrom<u8> for Jokers {
    type Error = String;

    fn try_from(jokers: u8) -> Result<Self, String> {
        if jokers <= 2 { Ok(Self(jokers)) } else { Err(format!("no pack with {jokers} jokers")) }
    }
}

/// How often a player may pass: 0 to 5 times, or without limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<u8>", into = "Option<u8>")]
pub struct Passes(Option<u8>);

impl Passes {
    /// The limit, 0 to 5, if there is one.
    pub const fn limit(self) -> Option<u8> {
        self.0
    }

    /// Whether a player who has passed so often is out.
    pub fn are_too_many(self, taken: u32) -> bool {
        self.0.is_some_and(|limit| taken > u32::from(limit))
    }

    /// How many passes are left after so many, if they are limited; 0 also after one too many.
    pub fn left(self, taken: u32) -> Option<u32> {
        self.0.map(|limit| u32::from(limit).saturating_sub(taken))
    }
}

impl From<Passes> for Option<u8> {
    fn from(passes: Passes) -> Self {
        passes.0
    }
}

impl TryFrom<Option<u8>> for Passes {
    type Error = String;

    fn try_from(limit: Option<u8>) -> Result<Self, String> {
        match limit {
            Some(limit @ 6..) => Err(format!("no limit of {limit} passes")),
            limit => Ok(Self(limit)),
        }
    }
}

/// What becomes of the hand of a player who is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutHand {
    /// It is laid in place, gaps remain.
    Laid,
    /// It leaves the game.
    Removed,
}

pub(super) const PRESETS: &[&str] = &["standard", "original"];

pub(super) fn preset(name: &str) -> Result<Options, SetupError> {
    match name {
        "standard" => Ok(Options::default()),
        "original" => Ok(Options { first: First::Human, edge: Edge::Tunnel, ..Options::default() }),
        _ => Err(SetupError::NoSuchPreset(name.to_owned())),
    }
}

pub(super) fn choices() -> Vec<Choice> {
    let choice = |option, values: &[Value]| Choice { option, seat: None, values: values.to_vec() };
    vec![
        choice("jokers", &[json!(0), json!(1), json!(2)]),
        choice("first", &[json!("diamond-seven"), json!("human"), json!("winner")]),
        choice("edge", &[json!("link"), json!("tunnel"), json!("none")]),
        choice("passes", &[json!(3), json!(0), json!(1), json!(2), json!(4), json!(5), Value::Null]),
        choice("out-hand", &[json!("laid"), json!("removed")]),
        choice("must-play", &[json!(false), json!(true)]),
        choice("no-joker-last", &[json!(true), json!(false)]),
    ]
}
