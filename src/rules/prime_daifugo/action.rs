use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::cards::{Card, NotACard};

/// What a seat can do in Prime Daifugo. The JSON forms are `LAB.md`'s: `{"draw":{}}`, `{"pass":{}}`,
/// `{"play":{"field":["SQ","X1=9"],"factors":[{"base":["D2"],"exponent":["S4"]}]}}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Draws the next card of the deck.
    Draw {},
    /// Ends the turn without a play.
    Pass {},
    /// Lays cards.
    Play {
        /// The cards that form the number, in order.
        field: Vec<PlayedCard>,
        /// The factor row: none for a prime.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        factors: Vec<Factor>,
    },
}

/// One factor as laid: a base, perhaps with an exponent.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Factor {
    /// The cards that form the base, in order.
    pub base: Vec<PlayedCard>,
    /// What stands above it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exponent: Option<Exponent>,
}

/// What stands above a base.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Exponent {
    /// The cards that form the exponent, in order.
    Cards(Vec<PlayedCard>),
    /// A power of its own, which the rules refuse but which can be written.
    Tower(Box<Factor>),
}

impl Factor {
    /// A base without an exponent.
    pub const fn plain(base: Vec<PlayedCard>) -> Self {
        Self { base, exponent: None }
    }

    /// A base with an exponent.
    pub const fn power(base: Vec<PlayedCard>, exponent: Vec<PlayedCard>) -> Self {
        Self { base, exponent: Some(Exponent::Cards(exponent)) }
    }

    /// Its cards, as typed: the base, then the exponent.
    pub fn cards(&self) -> Vec<PlayedCard> {
        let mut cards = self.base.clone();
        match &self.exponent {
            None => {}
            Some(Exponent::Cards(exponent)) => cards.extend(exponent),
            Some(Exponent::Tower(factor)) => cards.extend(factor.cards()),
        }
        cards
    }
}

/// A card as it is laid: a joker with the value it is declared to have. In text and in JSON `SQ`, `X1`, `X1=9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayedCard {
    /// The card.
    pub card: Card,
    /// What a joker is declared to be, which may be out of range; of other cards nothing. Anything above 255 counts as 255.
    declared: Option<u8>,
}

impl PlayedCard {
    /// The card without a declaration.
    pub const fn plain(card: Card) -> Self {
        Self { card, declared: None }
    }

    /// A joker with its declared value; nothing if the card is no joker.
    pub const fn joker(card: Card, value: u8) -> Option<Self> {
        if card.is_joker() { Some(Self { card, declared: Some(value) }) } else { None }
    }

    /// The number it stands for: its own, or a joker's declared value; of a joker without declaration nothing.
    pub const fn value(self) -> Option<u8> {
        if self.card.is_joker() { self.declared } else { Some(self.card.number.get()) }
    }
}

impl From<Card> for PlayedCard {
    fn from(card: Card) -> Self {
        Self::plain(card)
    }
}

impl fmt::Display for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.declared {
            Some(value) => write!(f, "{}={value}", self.card),
            None => fmt::Display::fmt(&self.card, f),
        }
    }
}

impl fmt::Debug for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no card as it is laid.
#[derive(Error, Debug, Clone, PartialEq, Eq)]
pub enum NotAPlayedCard {
    /// What stands before the declaration is no card.
    #[error(transparent)]
    Card(#[from] NotACard),
    /// A card that is no joker cannot be declared to be something.
    #[error("{0} is no joker, so it has no declared value")]
    NoJoker(Card),
    /// What is declared is no number, or not written like one.
    #[error("{0:?} is no value; a joker is written like X1=9")]
    Value(String),
}

impl FromStr for PlayedCard {
    type Err = NotAPlayedCard;

    fn from_str(text: &str) -> Result<Self, NotAPlayedCard> {
        let Some((card, value)) = text.split_once('=') else { return Ok(Self::plain(text.parse()?)) };
        let card: Card = card.parse()?;
        let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || (value.starts_with('0') && value != "0") {
            return Err(NotAPlayedCard::Value(value.to_owned()));
        }
        Self::joker(card, value.parse().unwrap_or(u8::MAX)).ok_or(NotAPlayedCard::NoJoker(card))
    }
}

impl Serialize for PlayedCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
