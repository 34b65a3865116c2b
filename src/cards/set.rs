use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};

use super::{Card, Number, Suit};

/// How many numbers a suit has, which is also how many places of a set belong to it.
const NUMBERS: usize = 13;
/// One suit's thirteen places, the ace lowest.
const SUIT: u64 = (1 << NUMBERS) - 1;

/// Some cards of one pack, each at most once: 54 bits in the order of the pack. Copied and compared like a number, so that
/// computers can play many games ahead. In JSON the list of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The 52 cards that are no jokers.
    pub const SUITS: Self = Self((1 << (4 * NUMBERS)) - 1);
    /// Both jokers.
    pub const JOKERS: Self = Self(0b11 << (4 * NUMBERS));

    /// This one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << (card.suit as usize * NUMBERS + card.number.0 as usize - 1))
    }

    /// The cards of one of the four suits whose places are set in `numbers`: bit 0 is the ace, bit 12 the king.
    pub const fn of_suit(suit: Suit, numbers: u16) -> Self {
        Self((numbers as u64 & SUIT) << (suit as usize * NUMBERS))
    }

    /// Which numbers of a suit are among the cards: bit 0 is the ace, bit 12 the king.
    pub const fn numbers(self, suit: Suit) -> u16 {
        (self.0 >> (suit as usize * NUMBERS) & SUIT) as u16
    }

    /// Whether the card is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::of(card).0 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::of(card).0;
    }

    /// Takes a card out, and tells whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !Self::of(card).0;
        there
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The jokers among them.
    #[must_use]
    pub const fn jokers(self) -> Self {
        Self(self.0 & Self::JOKERS.0)
    }

    /// The bits, in the order of the pack.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards of these bits; others than the pack's 54 are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & (Self::SUITS.0 | Self::JOKERS.0))
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::of(card))
    }
}

/// The cards of a set in the order of the pack.
#[derive(Clone, Debug)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        const SUITS: [Suit; 5] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Joker];
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Card { suit: SUITS[place / NUMBERS], number: Number((place % NUMBERS) as u8 + 1) })
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}
