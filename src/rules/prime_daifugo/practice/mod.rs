//! Practice with the numbers that hands make: telling primes, making them, taking numbers apart with cards.
//!
//! Questions are drawn with a generator that is handed in. What was answered wrong is asked again some questions later, until
//! it is answered right. [`Progress`] holds all that is worth keeping, and nothing of a question that is not answered yet.

mod progress;
mod question;

pub use progress::{Progress, Score};
pub use question::Question;

use serde::{Deserialize, Serialize};

use super::form::{Situation, number_of};
use super::plays::{Holding, Play, PlayKind, Query, Rows, short_primes};
use super::verdict::judge;
use super::{Action, Claim, Factor, Options, PlayedCard, Refusal, Verdict};
use crate::cards::Card;

/// What can be practised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drill {
    /// Is this number prime?
    PrimeOrNot,
    /// Make a prime from these cards.
    MakePrime,
    /// Give the factors of this number as cards.
    Factors,
}

impl Drill {
    /// All drills, the easiest first.
    pub const ALL: [Self; 3] = [Self::PrimeOrNot, Self::MakePrime, Self::Factors];

    /// Its name in what is kept, which is also the key of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PrimeOrNot => "prime-or-not",
            Self::MakePrime => "make-prime",
            Self::Factors => "factors",
        }
    }
}

/// An answer to a [`Question`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Whether the number is prime.
    IsPrime(bool),
    /// These cards, in order, form a prime.
    Number(Vec<Card>),
    /// These are the factors.
    Factors(Vec<Factor>),
}

/// An answer with what is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// Whether the answer is right.
    pub right: bool,
    /// What the number, or the play, that was asked about or answered with is; a number that is not prime is taken apart.
    pub verdict: Verdict,
    /// An answer that would have been right, as a play, where one had to be found.
    pub solution: Option<Action>,
}

/// The rules that practice goes by: Standard, but 57 and 1729 are the composite numbers that they are.
fn options() -> Options {
    Options { cut_57: false, revolution_1729: false, ..Options::default() }
}

impl Question {
    /// Marks an answer. One that is of another drill is refused as malformed.
    ///
    /// # Errors
    /// What the rules refuse for free is no answer, right or wrong: try again.
    pub fn mark(&self, answer: &Answer) -> Result<Marked, Refusal> {
        let options = options();
        match (self, answer) {
            (Self::PrimeOrNot { cards }, Answer::IsPrime(said)) => {
                let claim = number_of(&plain(cards)).map(Claim::Number).ok_or(Refusal::Malformed)?;
                let verdict = judge(&claim, &options);
                let right = *said == matches!(verdict, Verdict::Accepted(_));
                Ok(Marked { right, verdict, solution: None })
            }
            (Self::MakePrime { hand, count }, Answer::Number(cards)) => {
                if cards.len() != *count && !cards.is_empty() {
                    return Err(Refusal::WrongCount);
                }
                self.mark_play(hand, &plain(cards), &[])
            }
            (Self::Factors { field, hand }, Answer::Factors(factors)) => {
                let all: Vec<Card> = field.iter().chain(hand).copied().collect();
                if factors.is_empty() {
                    return Err(Refusal::BadFactor);
                }
                self.mark_play(&all, &plain(field), factors)
            }
            _ => Err(Refusal::Malformed),
        }
    }

    fn mark_play(&self, hand: &[Card], field: &[PlayedCard], factors: &[Factor]) -> Result<Marked, Refusal> {
        let options = options();
        let situation = Situation { options: &options, field: None, revolution: false, hand };
        let verdict = judge(&situation.check(field, factors)?, &options);
        let right = matches!(verdict, Verdict::Accepted(_));
        Ok(Marked { right, verdict, solution: self.solution() })
    }

    /// An answer that is right, as a play, where one has to be found: the largest prime, or the factors with the fewest cards.
    pub fn solution(&self) -> Option<Action> {
        match self {
            Self::PrimeOrNot { .. } => None,
            Self::MakePrime { hand, count } => {
                let largest = short_primes(&holding(hand), *count).max_by_key(|prime| prime.number)?;
                Play { field: largest.ranks(*count), factors: Vec::new(), kind: PlayKind::Prime }.action(hand)
            }
            Self::Factors { field, hand } => {
                let all: Vec<Card> = field.iter().chain(hand).copied().collect();
                let ranks: Vec<u8> = field.iter().map(|card| card.number.get()).collect();
                let rows = composites(&all, field.len()).filter(|play| play.field.as_slice() == ranks);
                // Cards are picked from the front for the field first, so the field is the one that was asked about.
                rows.min_by_key(Play::cards)?.action(&all)
            }
        }
    }
}

fn plain(cards: &[Card]) -> Vec<PlayedCard> {
    cards.iter().copied().map(PlayedCard::plain).collect()
}

fn holding(cards: &[Card]) -> Holding {
    Holding::new(cards.iter().copied(), false)
}

/// The composite plays of these cards with up to so many field cards.
fn composites(cards: &[Card], most: usize) -> impl Iterator<Item = Play> {
    let query = Query::leading(cards, &options());
    let (primes, infinity) = (false, false);
    Query { counts: 1..=most, composites: Rows::Any, primes, infinity, ..query }.plays()
}
