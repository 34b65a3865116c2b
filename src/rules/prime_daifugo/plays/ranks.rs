use std::fmt;

use crate::numbers::Natural;
use crate::rules::prime_daifugo::PlayedCard;
use crate::rules::prime_daifugo::form::push_digits;

/// A sequence of up to 54 ranks, each 0–13: what a number is formed of. A 0 is always a joker; any other rank is a joker only
/// where the hand has not enough of it.
#[derive(Clone, Copy)]
pub struct Ranks {
    length: u8,
    ranks: [u8; Self::MOST],
}

impl Ranks {
    /// The most cards that there are.
    pub const MOST: usize = 54;

    /// No rank yet.
    pub const EMPTY: Self = Self { length: 0, ranks: [0; Self::MOST] };

    /// These ranks, or nothing if there are too many or one is above 13.
    pub fn new(ranks: &[u8]) -> Option<Self> {
        if ranks.len() > Self::MOST || ranks.iter().any(|rank| *rank > 13) {
            return None;
        }
        let mut sequence = Self::EMPTY;
        ranks.iter().for_each(|rank| sequence.push(*rank));
        Some(sequence)
    }

    /// The ranks.
    pub fn as_slice(&self) -> &[u8] {
        &self.ranks[..usize::from(self.length)]
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The decimal digits of the number.
    pub fn digits(&self) -> Vec<u8> {
        let mut digits = Vec::with_capacity(2 * self.len());
        self.as_slice().iter().for_each(|rank| push_digits(*rank, &mut digits));
        digits
    }

    /// The number.
    pub fn number(&self) -> Natural {
        // 54 ranks have no more than 72 digits in a pack, and no more than the 77 that always fit with any jokers it has.
        Natural::from_digits(&self.digits()).unwrap_or_default()
    }

    /// The number, if it is below 2⁶⁴.
    pub(super) fn number_u64(&self) -> Option<u64> {
        self.as_slice().iter().try_fold(0_u64, |number, rank| {
            number.checked_mul(if *rank >= 10 { 100 } else { 10 })?.checked_add(u64::from(*rank))
        })
    }

    pub(super) fn push(&mut self, rank: u8) {
        self.ranks[usize::from(self.length)] = rank;
        self.length += 1;
    }

    pub(super) const fn pop(&mut self) {
        self.length -= 1;
    }

    /// The letters of the ranks, in the form of the lab: `A 2 … 9 T J Q K`, and `0`.
    const LETTERS: [char; 14] = ['0', 'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

    /// The rank with this letter.
    pub fn rank_of_letter(letter: char) -> Option<u8> {
        Self::LETTERS.iter().position(|known| *known == letter).map(|rank| rank as u8)
    }
}

impl PartialEq for Ranks {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Ranks {}

impl std::hash::Hash for Ranks {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: Vec<String> =
            self.as_slice().iter().map(|rank| Self::LETTERS[usize::from(*rank)].to_string()).collect();
        f.write_str(&letters.join(" "))
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How many cards of each rank a hand has, and how many jokers: all that matters of it for the numbers it can form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    counts: [u8; 14],
    jokers: u8,
    zero: bool,
}

impl Holding {
    /// The cards of a hand; `zero` says whether a joker may stand for 0.
    pub fn new(cards: impl IntoIterator<Item = crate::cards::Card>, zero: bool) -> Self {
        let mut holding = Self { counts: [0; 14], jokers: 0, zero };
        for card in cards {
            if card.is_joker() {
                holding.jokers += 1;
            } else {
                holding.counts[usize::from(card.number.get())] += 1;
            }
        }
        holding
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum::<usize>() + usize::from(self.jokers)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many jokers there are.
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// The same hand with so many jokers.
    #[must_use]
    pub const fn with_jokers(self, jokers: u8) -> Self {
        Self { jokers, ..self }
    }

    /// The cards that may form a field of `count` cards: a joker alone is ∞ and never a number.
    #[must_use]
    pub(super) const fn for_field(self, count: usize) -> Self {
        if count == 1 { self.with_jokers(0) } else { self }
    }

    /// How many cards, jokers apart, have this rank (0–13).
    pub const fn count(&self, rank: u8) -> u8 {
        self.counts[rank as usize]
    }

    /// Whether a joker may stand for 0.
    pub(super) const fn allows_zero(&self) -> bool {
        self.zero
    }

    /// Takes a card of the rank away, or a joker where there is none; says whether it was a joker, and nothing if there is
    /// neither.
    pub const fn take(&mut self, rank: u8) -> Option<bool> {
        let index = rank as usize;
        if self.counts[index] > 0 {
            self.counts[index] -= 1;
            Some(false)
        } else if self.jokers > 0 && (rank > 0 || self.zero) {
            self.jokers -= 1;
            Some(true)
        } else {
            None
        }
    }

    /// Takes the cards of a number away; changes nothing and says so if they are not there.
    pub(super) fn take_all(&mut self, ranks: &[u8]) -> bool {
        let before = *self;
        let all = ranks.iter().all(|rank| self.take(*rank).is_some());
        if !all {
            *self = before;
        }
        all
    }

    /// Gives back what [`Self::take`] took.
    pub(super) const fn give_back(&mut self, rank: u8, was_joker: bool) {
        if was_joker {
            self.jokers += 1;
        } else {
            self.counts[rank as usize] += 1;
        }
    }
}

/// Picks cards of the hand for the ranks of a play, jokers where a rank is lacking; each card once over several calls.
pub(super) struct CardPicker {
    left: Vec<crate::cards::Card>,
}

impl CardPicker {
    pub(super) fn new(hand: &[crate::cards::Card]) -> Self {
        Self { left: hand.to_vec() }
    }

    /// The cards for a number; nothing if they are not there.
    pub(super) fn pick(&mut self, ranks: &Ranks) -> Option<Vec<PlayedCard>> {
        ranks.as_slice().iter().map(|rank| self.pick_one(*rank)).collect()
    }

    fn pick_one(&mut self, rank: u8) -> Option<PlayedCard> {
        let own = self.left.iter().position(|card| !card.is_joker() && card.number.get() == rank);
        if let Some(place) = own {
            return Some(self.left.remove(place).into());
        }
        let joker = self.left.iter().position(|card| card.is_joker())?;
        PlayedCard::joker(self.left.remove(joker), rank)
    }
}
