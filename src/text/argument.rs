use bevy::prelude::Reflect;
use fluent_bundle::FluentValue;

/// What is put into a text: a number, which also chooses between "card" and "cards", or a text.
///
/// Numbers are for counts; Fluent keeps them as floating point, so a deal number goes in as text.
#[derive(Reflect, Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A count.
    Number(i32),
    /// A name, a time, another text.
    Text(String),
}

impl Argument {
    pub(super) fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Text(text) => FluentValue::from(text.as_str()),
        }
    }
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Argument {
    /// A count beyond `i32` reads as its largest.
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<usize> for Argument {
    /// A count beyond `i32` reads as its largest.
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
