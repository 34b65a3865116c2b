//! How a play is formed, which is looked at before whether it is true: what is formed wrongly is refused for free.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use super::{Exponent, Factor, Field, Options, PlayedCard, Refusal};
use crate::cards::Card;
use crate::numbers::Natural;

/// A play that is formed well: what it claims, true or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The lone joker, ∞.
    Infinity,
    /// A number without factors: that it is prime, or 57, or 1729.
    Number(Natural),
    /// A number with its factors: that it is their product and that their bases are prime.
    Product {
        /// The field's number.
        number: Natural,
        /// The factors, as laid.
        factors: Vec<ClaimedFactor>,
    },
}

impl Claim {
    /// The field's number, unless it is ∞.
    pub const fn number(&self) -> Option<&Natural> {
        match self {
            Self::Infinity => None,
            Self::Number(number) | Self::Product { number, .. } => Some(number),
        }
    }
}

/// One factor of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimedFactor {
    /// At least 2.
    pub base: Natural,
    /// At least 2, where there is one.
    pub exponent: Option<Natural>,
}

/// What decides whether a play is formed well.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) options: &'a Options,
    pub(super) field: Option<&'a Field>,
    pub(super) revolution: bool,
    /// The cards of whoever plays.
    pub(super) hand: &'a [Card],
}

impl Situation<'_> {
    /// What the play claims, or why it is refused; the order is that of [`Refusal`].
    pub(super) fn check(&self, field: &[PlayedCard], factors: &[Factor]) -> Result<Claim, Refusal> {
        let laid = laid_cards(field, factors);
        self.check_cards(&laid)?;
        if field.is_empty() {
            return Err(Refusal::EmptyPlay);
        }
        self.check_options(field, factors)?;
        let factors = split(factors)?;
        let is_infinity = is_infinity(field);
        // What ∞ is declared to be does not matter.
        let field_number = (!is_infinity).then_some(field);
        let factor_numbers = factors.iter().flat_map(|(base, exponent)| [Some(*base), *exponent]);
        self.check_numbers(&[field_number].into_iter().chain(factor_numbers).flatten().collect::<Vec<_>>())?;
        let factors = claimed(&factors)?;
        let claim = if is_infinity {
            self.check_infinity(&factors)?;
            Claim::Infinity
        } else {
            let number = number_of(field).ok_or(Refusal::Malformed)?;
            self.check_strength(field.len(), &number)?;
            if factors.is_empty() { Claim::Number(number) } else { Claim::Product { number, factors } }
        };
        let finishes_with_joker = laid.len() == self.hand.len() && laid.iter().any(|card| card.is_joker());
        if finishes_with_joker && !self.options.joker_finish { Err(Refusal::JokerFinish) } else { Ok(claim) }
    }

    fn check_cards(&self, laid: &[Card]) -> Result<(), Refusal> {
        let is_once = |place: usize, card| !laid[..place].contains(card) && self.hand.contains(card);
        let all_once = laid.iter().enumerate().all(|(place, card)| is_once(place, card));
        if all_once { Ok(()) } else { Err(Refusal::NotYourCard) }
    }

    fn check_options(&self, field: &[PlayedCard], factors: &[Factor]) -> Result<(), Refusal> {
        let has_exponent = factors.iter().any(|factor| factor.exponent.is_some());
        let is_off = !self.options.composites && !factors.is_empty()
            || !self.options.exponents && has_exponent
            || !self.options.infinity && is_infinity(field);
        if is_off { Err(Refusal::OptionOff) } else { Ok(()) }
    }

    /// Looks at the cards of each number of the play.
    fn check_numbers(&self, numbers: &[&[PlayedCard]]) -> Result<(), Refusal> {
        let jokers = || numbers.iter().copied().flatten().filter(|card| card.card.is_joker());
        if jokers().any(|joker| joker.value().is_none()) {
            return Err(Refusal::UndeclaredJoker);
        }
        let range = joker_values(self.options);
        if jokers().any(|joker| joker.value().is_none_or(|value| !range.contains(&value))) {
            return Err(Refusal::JokerValue);
        }
        let begins_with_0 = |number: &&[PlayedCard]| number.first().is_some_and(|card| card.value() == Some(0));
        if numbers.iter().any(begins_with_0) { Err(Refusal::LeadingZero) } else { Ok(()) }
    }

    fn check_infinity(&self, factors: &[ClaimedFactor]) -> Result<(), Refusal> {
        let onto_several = self.field.is_some_and(|field| field.cards.len() > 1);
        if onto_several || !factors.is_empty() { Err(Refusal::InfinityAlone) } else { Ok(()) }
    }

    fn check_strength(&self, count: usize, number: &Natural) -> Result<(), Refusal> {
        if !self.options.cap.allows(count) {
            return Err(Refusal::OverCap);
        }
        let Some(field) = self.field else { return Ok(()) };
        if field.cards.len() != count {
            return Err(Refusal::WrongCount);
        }
        match (self.revolution, number.cmp(&field.number())) {
            (false, Ordering::Greater) | (true, Ordering::Less) => Ok(()),
            (false, _) => Err(Refusal::NotLarger),
            (true, _) => Err(Refusal::NotSmaller),
        }
    }
}

/// The values that a joker may be declared to have.
pub(super) const fn joker_values(options: &Options) -> RangeInclusive<u8> {
    if options.joker_zero { 0..=13 } else { 1..=13 }
}

/// Whether the field is a lone joker, whatever it is declared to be.
pub(super) fn is_infinity(field: &[PlayedCard]) -> bool {
    matches!(field, [only] if only.card.is_joker())
}

/// All cards of a play, as typed.
pub(super) fn laid_cards(field: &[PlayedCard], factors: &[Factor]) -> Vec<Card> {
    let factor_cards = factors.iter().flat_map(Factor::cards);
    field.iter().copied().chain(factor_cards).map(|played| played.card).collect()
}

/// The number that the cards form: their values one after another; nothing if one of them has none or there are too many.
pub(super) fn number_of(cards: &[PlayedCard]) -> Option<Natural> {
    let mut digits = Vec::with_capacity(2 * cards.len());
    for card in cards {
        push_digits(card.value()?, &mut digits);
    }
    Natural::from_digits(&digits)
}

/// Writes a value of 0–99 behind the digits.
pub(super) fn push_digits(value: u8, digits: &mut Vec<u8>) {
    if value >= 10 {
        digits.push(value / 10);
    }
    digits.push(value % 10);
}

/// The cards of each factor: of its base and of its exponent.
fn split(factors: &[Factor]) -> Result<Vec<(&[PlayedCard], Option<&[PlayedCard]>)>, Refusal> {
    let split = factors.iter().map(|Factor { base, exponent }| match exponent {
        None => Ok((&base[..], None)),
        Some(Exponent::Cards(exponent)) => Ok((&base[..], Some(&exponent[..]))),
        Some(Exponent::Tower(_)) => Err(Refusal::Tower),
    });
    split.collect()
}

/// The numbers of the factors.
fn claimed(factors: &[(&[PlayedCard], Option<&[PlayedCard]>)]) -> Result<Vec<ClaimedFactor>, Refusal> {
    let number = |cards: &[PlayedCard]| {
        let number = if cards.is_empty() { None } else { number_of(cards) };
        number.filter(|number| *number >= Natural::from(2_u64)).ok_or(Refusal::BadFactor)
    };
    let claimed = factors
        .iter()
        .map(|(base, exponent)| Ok(ClaimedFactor { base: number(base)?, exponent: exponent.map(number).transpose()? }));
    let claimed: Vec<ClaimedFactor> = claimed.collect::<Result<_, _>>()?;
    let is_alone = matches!(claimed[..], [ClaimedFactor { exponent: None, .. }]);
    if is_alone { Err(Refusal::SingleFactor) } else { Ok(claimed) }
}
