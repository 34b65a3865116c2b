use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Adjacency;
use crate::rules::in_turn::First;
use crate::rules::{Choice, SetupError};

/// The options of Killer Sevens (`RULES.md` §3); in JSON under the names of `LAB.md`, where what is left out is Standard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// Which sevens are placed before play.
    pub start: Start,
    /// Who begins.
    pub first: First,
    /// Which cells are neighbours for laying a card.
    pub adjacency: Adjacency,
    /// How many cards may die at once.
    pub cap: Cap,
    /// Whether the cap is for each region by itself and not for all that would die by one placement.
    pub cap_per_region: bool,
    /// Whether somebody who can play may pass.
    pub voluntary_passes: VoluntaryPasses,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            start: Start::Sevens,
            first: First::DiamondSeven,
            adjacency: Adjacency::Eight,
            cap: Cap(Some(12)),
            cap_per_region: false,
            voluntary_passes: VoluntaryPasses::None,
        }
    }
}

/// Which sevens are placed before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// All four.
    Sevens,
    /// The seven of diamonds; the others are played like any card.
    DiamondSeven,
}

/// How many cards may die at once: 1 to 52, or any number. If it would be more, none die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<u8>", into = "Option<u8>")]
pub struct Cap(Option<u8>);

impl Cap {
    /// The most, 1 to 52, if there is one.
    pub const fn most(self) -> Option<u8> {
        self.0
    }

    /// Whether so many may die at once.
    pub fn allows(self, cards: usize) -> bool {
        self.0.is_none_or(|most| cards <= usize::from(most))
    }
}

impl From<Cap> for Option<u8> {
    fn from(cap: Cap) -> Self {
        cap.0
    }
}

impl TryFrom<Option<u8>> for Cap {
    type Error = String;

    fn try_from(most: Option<u8>) -> Result<Self, String> {
        match most {
            None | Some(1..=52) => Ok(Self(most)),
            Some(most) => Err(format!("no cap of {most} cards")),
        }
    }
}

/// Whether somebody who can play may pass; who cannot may always.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<u8>", into = "Option<u8>")]
pub enum VoluntaryPasses {
    /// Never.
    None,
    /// Three times; the fourth time the player is out.
    Three,
}

impl VoluntaryPasses {
    /// How many voluntary passes are free, if they are allowed at all.
    pub const fn limit(self) -> Option<u8> {
        match self {
            Self::None => None,
            Self::Three => Some(3),
        }
    }

    /// Whether a player with so many voluntary passes is out.
    pub fn are_too_many(self, taken: u32) -> bool {
        taken > u32::from(self.limit().unwrap_or(0))
    }

    /// How many are left after so many, if they are allowed at all.
    pub fn left(self, taken: u32) -> Option<u32> {
        self.limit().map(|limit| u32::from(limit).saturating_sub(taken))
    }
}

impl From<VoluntaryPasses> for Option<u8> {
    fn from(passes: VoluntaryPasses) -> Self {
        passes.limit()
    }
}

impl TryFrom<Option<u8>> for VoluntaryPasses {
    type Error = String;

    fn try_from(limit: Option<u8>) -> Result<Self, String> {
        match limit {
            None => Ok(Self::None),
            Some(3) => Ok(Self::Three),
            Some(limit) => Err(format!("no limit of {limit} voluntary passes")),
        }
    }
}

pub(super) const PRESETS: &[&str] = &["standard", "original"];

pub(super) fn preset(name: &str) -> Result<Options, SetupError> {
    match name {
        "standard" => Ok(Options::default()),
        "original" => Ok(Options { first: First::Human, ..Options::default() }),
        _ => Err(SetupError::NoSuchPreset(name.to_owned())),
    }
}

pub(super) fn choices() -> Vec<Choice> {
    let choice = |option, values: &[Value]| Choice { option, seat: None, values: values.to_vec() };
    let other_caps = (1..=52).filter(|cap| *cap != 12).map(Value::from);
    let caps: Vec<Value> = [json!(12)].into_iter().chain(other_caps).chain([Value::Null]).collect();
    vec![
        choice("start", &[json!("sevens"), json!("diamond-seven")]),
        choice("first", &[json!("diamond-seven"), json!("human"), json!("winner")]),
        choice("adjacency", &[json!(8), json!(4)]),
        choice("cap", &caps),
        choice("cap-per-region", &[json!(false), json!(true)]),
        choice("voluntary-passes", &[Value::Null, json!(3)]),
    ]
}
