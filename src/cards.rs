//! Cards, packs and the deal: what every game starts from.
//!
//! The names of cards and the deal algorithm are fixed by `LAB.md`: saves, share codes and other programs rely on
//! them, so neither may change with a version of this crate or of a library below it.

mod set;

pub use set::{CardSet, Cards};

use std::fmt;
use std::str::FromStr;

use bevy::prelude::{Component, Reflect};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The suit of a card, in the order of the pack: ♠ ♥ ♦ ♣, and the jokers behind them.
#[derive(Component, Reflect, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♠, black.
    Spades,
    /// ♥, red.
    Hearts,
    /// ♦, red.
    Diamonds,
    /// ♣, black.
    Clubs,
    /// The jokers, which belong to no suit; their [`Number`] only tells them apart.
    Joker,
}

impl Suit {
    /// The four suits that hold thirteen cards each.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
            Self::Joker => 'X',
        }
    }
}

/// The number of a card: 1 (ace) to 13 (king); of a joker 1 or 2, which says which of the two it is.
#[derive(Component, Reflect, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(u8);

impl Number {
    /// Ace, 1.
    pub const ACE: Self = Self(1);
    /// Seven, 7, the middle of a suit.
    pub const SEVEN: Self = Self(7);
    /// King, 13.
    pub const KING: Self = Self(13);

    /// The number `value`, or nothing outside 1–13.
    pub const fn new(value: u8) -> Option<Self> {
        if 1 <= value && value <= 13 { Some(Self(value)) } else { None }
    }

    /// 1 (ace) to 13 (king).
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All numbers, ace first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=13).map(Self)
    }

    /// The letter of a card's name: `A 2 … 9 T J Q K`.
    pub const fn letter(self) -> char {
        const LETTERS: [char; 13] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
        LETTERS[self.0 as usize - 1]
    }
}

/// One card of the pack. In text (and in JSON) its suit's letter, then its number's: `SA`, `DT`, `X1`.
#[derive(Reflect, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Its suit, or [`Suit::Joker`].
    pub suit: Suit,
    /// Its number.
    pub number: Number,
}

impl Card {
    /// The card of this suit and number; of the jokers only 1 and 2 exist.
    pub const fn new(suit: Suit, number: Number) -> Option<Self> {
        if matches!(suit, Suit::Joker) && number.0 > 2 { None } else { Some(Self { suit, number }) }
    }

    /// Whether this is one of the two jokers.
    pub const fn is_joker(self) -> bool {
        matches!(self.suit, Suit::Joker)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if self.is_joker() { char::from(b'0' + self.number.0) } else { self.number.letter() };
        write!(f, "{}{number}", self.suit.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a card.
#[derive(Error, Debug, Clone, PartialEq, Eq)]
#[error("{0:?} is no card; cards are written like SA, H7, DT, CK or X1")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let refuse = || NotACard(text.to_owned());
        let mut letters = text.chars();
        let (Some(suit), Some(number), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(refuse());
        };
        if suit == Suit::Joker.letter() {
            let number = number.to_digit(10).and_then(|digit| Number::new(u8::try_from(digit).ok()?));
            return number.and_then(|number| Self::new(Suit::Joker, number)).ok_or_else(refuse);
        }
        let suit = Suit::ALL.into_iter().find(|candidate| candidate.letter() == suit).ok_or_else(refuse)?;
        let number = Number::all().find(|candidate| candidate.letter() == number).ok_or_else(refuse)?;
        Ok(Self { suit, number })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The unshuffled pack: ♠A…K, ♥A…K, ♦A…K, ♣A…K and `jokers` (at most 2) jokers.
pub fn pack(jokers: u8) -> Vec<Card> {
    let suits = Suit::ALL.into_iter().flat_map(|suit| Number::all().map(move |number| Card { suit, number }));
    suits.chain((1..=jokers.min(2)).map(|number| Card { suit: Suit::Joker, number: Number(number) })).collect()
}

/// The 64-bit number that, with the game, its options and seats, fully determines a deal.
#[derive(Reflect, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DealNumber(pub u64);

impl DealNumber {
    /// The number of game `k` (from 0) of a match that began with this one (wrapping).
    #[must_use]
    pub const fn game(self, k: u64) -> Self {
        Self(self.0.wrapping_add(k))
    }
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not a deal number.
#[derive(Error, Debug, Clone, PartialEq, Eq)]
#[error("{0:?} is no deal number; it is a whole number from 0 to 18446744073709551615")]
pub struct NotADealNumber(pub String);

impl FromStr for DealNumber {
    type Err = NotADealNumber;

    fn from_str(text: &str) -> Result<Self, NotADealNumber> {
        let digits_only = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits_only { text.parse().ok() } else { None };
        number.map(Self).ok_or_else(|| NotADealNumber(text.to_owned()))
    }
}

/// The generator that a deal is drawn from and that whatever is random later in the game goes on with
/// (`LAB.md`, "Deals"): xoshiro256++ seeded by `SplitMix64`, with a range sampling of its own, because a library's may
/// change between versions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generator(Xoshiro256PlusPlus);

impl Generator {
    /// The generator started at `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform index below `n` (at least 1), by Lemire's multiplication with rejection on the upper 32 bits.
    pub fn index(&mut self, n: u32) -> usize {
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = (self.next_u64() >> 32) * u64::from(n);
            if product as u32 >= threshold {
                return (product >> 32) as usize;
            }
        }
    }

    /// Fisher–Yates: swaps each place, from the last to the second, with a uniform one up to itself.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last as u32 + 1);
            items.swap(last, other);
        }
    }
}
