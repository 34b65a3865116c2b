use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Drill, composites, holding, plain};
use crate::cards::{Card, Generator, Number, Suit, pack};
use crate::numbers::{Natural, primality};
use crate::rules::prime_daifugo::form::number_of;
use crate::rules::prime_daifugo::plays::{Play, short_primes};

/// A question; all its cards come from one pack without jokers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Is the number of these cards prime?
    PrimeOrNot {
        /// The cards, in order.
        cards: Vec<Card>,
    },
    /// Make a prime of some of these cards.
    MakePrime {
        /// The cards to choose from.
        hand: Vec<Card>,
        /// How many the prime is to have.
        count: usize,
    },
    /// Take this number apart: lay its prime factors.
    Factors {
        /// The cards of the number, in order.
        field: Vec<Card>,
        /// The cards to lay them with.
        hand: Vec<Card>,
    },
}

/// How many cards the numbers may have.
pub(super) const CARDS: RangeInclusive<usize> = 2..=4;

/// Cards beside those needed, among which to choose.
const SPARE_CARDS: usize = 3;
/// From so many cards a number and its factors are chosen.
const COMPOSITE_HAND: usize = 8;
/// The factors are those of numbers of at most so many cards.
const COMPOSITE_FIELD: usize = 2;

/// So often is drawn until a question is a good one; that it never is does not happen (one in about three is).
const DRAWS: usize = 200;

impl Question {
    /// Draws a question of the drill about numbers of `cards` cards, 2–4 (what is beyond is moved to the nearest); of those to
    /// take apart the cards are one or two.
    pub fn draw(drill: Drill, cards: usize, generator: &mut Generator) -> Self {
        let cards = cards.clamp(*CARDS.start(), *CARDS.end());
        let drawn = (0..DRAWS).find_map(|_| match drill {
            Drill::PrimeOrNot => prime_or_not(cards, generator),
            Drill::MakePrime => make_prime(cards, generator),
            Drill::Factors => factors(generator),
        });
        drawn.unwrap_or_else(|| Self::simplest(drill))
    }

    /// Its drill.
    pub const fn drill(&self) -> Drill {
        match self {
            Self::PrimeOrNot { .. } => Drill::PrimeOrNot,
            Self::MakePrime { .. } => Drill::MakePrime,
            Self::Factors { .. } => Drill::Factors,
        }
    }

    /// The number that is asked about; none where one is to be made.
    pub fn number(&self) -> Option<Natural> {
        match self {
            Self::PrimeOrNot { cards } | Self::Factors { field: cards, .. } => number_of(&plain(cards)),
            Self::MakePrime { .. } => None,
        }
    }

    /// What is asked where nothing could be drawn: 17, 3 and 7, 4 = 2 · 2.
    fn simplest(drill: Drill) -> Self {
        let card = |suit, number| Number::new(number).map(|number| Card { suit, number });
        let cards = |wanted: &[(Suit, u8)]| wanted.iter().filter_map(|(suit, number)| card(*suit, *number)).collect();
        match drill {
            Drill::PrimeOrNot => Self::PrimeOrNot { cards: cards(&[(Suit::Spades, 1), (Suit::Spades, 7)]) },
            Drill::MakePrime => Self::MakePrime { hand: cards(&[(Suit::Spades, 3), (Suit::Spades, 7)]), count: 2 },
            Drill::Factors => Self::Factors {
                field: cards(&[(Suit::Spades, 4)]),
                hand: cards(&[(Suit::Spades, 2), (Suit::Hearts, 2), (Suit::Spades, 3)]),
            },
        }
    }
}

fn draw_cards(count: usize, generator: &mut Generator) -> Vec<Card> {
    let mut cards = pack(0);
    generator.shuffle(&mut cards);
    cards.truncate(count);
    cards
}

/// A number that may be prime for all that its last digit tells; as often a prime as not.
fn prime_or_not(count: usize, generator: &mut Generator) -> Option<Question> {
    let wants_prime = generator.index(2) == 0;
    // Several draws for one wish, or primes, being the fewer, would be asked about less often.
    (0..DRAWS).find_map(|_| {
        let cards = draw_cards(count, generator);
        let can_end = cards.last().is_some_and(|card| matches!(card.number.get(), 1 | 3 | 7 | 9 | 11 | 13));
        let is_prime = primality(&number_of(&plain(&cards))?).is_prime();
        (can_end && is_prime == wants_prime).then_some(Question::PrimeOrNot { cards })
    })
}

fn make_prime(count: usize, generator: &mut Generator) -> Option<Question> {
    let hand = draw_cards(count + SPARE_CARDS, generator);
    let is_possible = short_primes(&holding(&hand), count).next().is_some();
    is_possible.then_some(Question::MakePrime { hand, count })
}

fn factors(generator: &mut Generator) -> Option<Question> {
    let mut hand = draw_cards(COMPOSITE_HAND, generator);
    let plays: Vec<Play> = composites(&hand, COMPOSITE_FIELD).collect();
    let play = (!plays.is_empty()).then(|| &plays[generator.index(plays.len() as u32)])?;
    let mut field = Vec::new();
    for rank in play.field.as_slice() {
        let place = hand.iter().position(|card| card.number.get() == *rank)?;
        field.push(hand.remove(place));
    }
    Some(Question::Factors { field, hand })
}
