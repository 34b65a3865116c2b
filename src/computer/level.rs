use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How well a computer plays. Which of these a game offers: [`Computers::LEVELS`](super::Computers::LEVELS).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action, for measuring.
    Random,
    /// The original's computer (`RULES.md` §6), for measuring.
    Original,
    /// Waits for the human wherever it can.
    Relaxed,
    /// Knows the rules.
    Beginner,
    /// Slow, and overlooks things.
    Easy,
    /// A casual player.
    Normal,
    /// A practised player.
    Hard,
    /// As good as a quick human.
    Extreme,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Original,
        Self::Relaxed,
        Self::Beginner,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Extreme,
    ];

    /// Its name in saves and on the command line, which is also the key of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Original => "original",
            Self::Relaxed => "relaxed",
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Extreme => "extreme",
        }
    }

    /// Its part in the computers' seeds; like the names, the same in every version.
    pub(super) const fn number(self) -> u64 {
        self as u64
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is not the name of a level.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("no such level {0:?}; the levels are random, original, relaxed, beginner, easy, normal, hard and extreme")]
pub struct NotALevel(pub String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}
