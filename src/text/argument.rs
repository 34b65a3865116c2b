use bevy::prelude::Reflect;
use fluent_bundle::FluentValue;

use super::{Localized, Manner, Texts};
use crate::cards::Card;

/// What is put into a text: a number, which also chooses between "card" and "cards", a text, or what is itself put into
/// words in the language of the whole.
///
/// Numbers are for counts; Fluent keeps them as floating point, so a deal number goes in as text.
#[derive(Reflect, Clone, PartialEq, Eq, Debug)]
#[reflect(opaque, Clone, PartialEq, Debug)]
pub enum Argument {
    /// A count.
    Number(i32),
    /// A name, a time: the same in every language.
    Text(String),
    /// A card: `♠7` to be read, "7 of spades" to be heard.
    Card(Card),
    /// Another text.
    Localized(Box<Localized>),
    /// Several things one after another.
    List(Vec<Argument>),
}

impl Argument {
    pub(super) fn to_fluent<'a>(&'a self, texts: &Texts, manner: Manner) -> FluentValue<'a> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Text(text) => FluentValue::from(text.as_str()),
            Self::Card(card) => FluentValue::from(texts.card_in(*card, manner)),
            Self::Localized(text) => FluentValue::from(text.in_words(texts, manner)),
            Self::List(items) => FluentValue::from(list(items, texts, manner)),
        }
    }
}

/// One after another, with what the language puts between them.
fn list(items: &[Argument], texts: &Texts, manner: Manner) -> String {
    let in_words = |item: &Argument| match item.to_fluent(texts, manner) {
        FluentValue::String(text) => text.into_owned(),
        FluentValue::Number(number) => number.value.to_string(),
        _ => String::new(),
    };
    let words = items.iter().map(in_words);
    let join = |before: String, next: String| {
        texts.format("list-of-two", &[("first", before.into()), ("second", next.into())])
    };
    words.reduce(join).unwrap_or_default()
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

impl From<Card> for Argument {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Localized> for Argument {
    fn from(text: Localized) -> Self {
        Self::Localized(Box::new(text))
    }
}

impl<T: Into<Self>> FromIterator<T> for Argument {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}
