//! What a verdict has to tell, as the rules have told it.

use crate::cards::Card;
use crate::numbers::{Evidence, Factorisation, Natural, Proof};
use crate::rules::Seat;
use crate::rules::prime_daifugo::{Event, Exponent, Factor, Kind, TakenApart, Wrong};
use crate::table::prime_daifugo::composition::{digits, raised};

/// A play with what it turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Story {
    /// Who laid it.
    pub seat: Seat,
    /// The cards that were laid, field and factors.
    pub cards: Vec<Card>,
    /// What it turned out to be.
    pub tale: Tale,
    /// How many penalty cards are drawn.
    pub penalty: usize,
    /// Whether the field flows, and who acts next; nothing at the end of the game.
    pub next: Option<Next>,
}

/// What comes after the play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Next {
    pub seat: Seat,
    /// Whether that seat leads.
    pub leads: bool,
}

/// What a play turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tale {
    /// A prime.
    Prime { number: Natural, proof: Proof },
    /// The product of its prime factors, which are written like `2⁴ × 3⁴`.
    Composite { number: Natural, row: Vec<String>, proof: Proof },
    /// 57.
    Cut,
    /// 1729; whether smaller numbers are now the stronger ones.
    Reversal { revolution: bool },
    /// ∞.
    Infinity,
    /// Not prime.
    NotPrime { number: Apart },
    /// Bases that are not prime.
    BasesNotPrime { bases: Vec<Apart> },
    /// Another product than the number; nothing if it is far too large.
    ProductDiffers { number: Natural, row: Vec<String>, product: Option<Natural> },
}

/// A number that is not prime, taken apart as far as is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Apart {
    pub number: Natural,
    /// Its prime factors, ascending, each with how often it divides the number.
    pub primes: Vec<(Natural, u32)>,
    /// Composite divisors that could not be taken apart.
    pub rest: Vec<Natural>,
    /// How it is known that the number is not prime; nothing of 1.
    pub evidence: Option<Evidence>,
}

impl Apart {
    fn of(taken: &TakenApart) -> Self {
        let mut primes: Vec<(Natural, u32)> = Vec::new();
        for prime in &taken.found {
            match primes.last_mut() {
                Some((last, times)) if last == prime => *times += 1,
                _ => primes.push((prime.clone(), 1)),
            }
        }
        Self { number: taken.number.clone(), primes, rest: taken.rest.clone(), evidence: taken.evidence }
    }

    /// Takes over what a search that went on has found.
    pub fn learn(&mut self, search: &Factorisation) {
        self.primes = search.primes().map(|(prime, times, _)| (prime.clone(), times)).collect();
        self.rest = search.composites().to_vec();
    }

    /// Its factors as they are written, `2³`, the primes first; a composite divisor is one of them.
    pub fn factors(&self) -> Vec<String> {
        let primes = self.primes.iter().map(|(prime, times)| power(&prime.to_string(), &times.to_string()));
        primes.chain(self.rest.iter().map(ToString::to_string)).collect()
    }

    /// `91 = 7 × 13`; nothing where no factor is known.
    pub fn equation(&self) -> Option<String> {
        let factors = self.factors();
        let is_apart = factors.len() > 1 || self.primes.first().is_some_and(|(_, times)| *times > 1);
        is_apart.then(|| format!("{} = {}", self.number, factors.join(" × ")))
    }
}

impl Story {
    /// The story of what has happened, if it was a play.
    pub fn of(events: &[Event]) -> Option<Self> {
        let (seat, field, factors, tale, penalty) = events.iter().find_map(|event| match event {
            Event::Played { seat, field, factors, number, kind } => {
                let revolution = events.iter().any(|event| matches!(event, Event::Reversed { revolution: true }));
                let tale = Tale::of_accepted(number.clone().unwrap_or_default(), factors, *kind, revolution);
                Some((*seat, field, factors, tale, 0))
            }
            Event::Wrong { seat, field, factors, why, penalty } => {
                Some((*seat, field, factors, Tale::of_wrong(factors, why), *penalty))
            }
            _ => None,
        })?;
        let factor_cards = factors.iter().flat_map(Factor::cards);
        let cards = field.iter().copied().chain(factor_cards).map(|played| played.card).collect();
        let next = events.iter().find_map(|event| match event {
            Event::Turn { seat, leads } => Some(Next { seat: *seat, leads: *leads }),
            _ => None,
        });
        Some(Self { seat, cards, tale, penalty, next })
    }

    /// Whether the play was wrong.
    pub const fn is_wrong(&self) -> bool {
        matches!(self.tale, Tale::NotPrime { .. } | Tale::BasesNotPrime { .. } | Tale::ProductDiffers { .. })
    }

    /// The numbers that are shown taken apart; more may be found out of them.
    pub fn apart(&self) -> &[Apart] {
        match &self.tale {
            Tale::NotPrime { number } => std::slice::from_ref(number),
            Tale::BasesNotPrime { bases } => bases,
            _ => &[],
        }
    }

    /// The same, to note what was found out.
    pub fn apart_mut(&mut self) -> &mut [Apart] {
        match &mut self.tale {
            Tale::NotPrime { number } => std::slice::from_mut(number),
            Tale::BasesNotPrime { bases } => bases,
            _ => &mut [],
        }
    }
}

impl Tale {
    fn of_accepted(number: Natural, factors: &[Factor], kind: Kind, revolution: bool) -> Self {
        match kind {
            Kind::Prime(proof) => Self::Prime { number, proof },
            Kind::Composite(proof) => Self::Composite { number, row: row(factors), proof },
            Kind::Cut => Self::Cut,
            Kind::Reversal => Self::Reversal { revolution },
            Kind::Infinity => Self::Infinity,
        }
    }

    pub fn of_wrong(factors: &[Factor], why: &Wrong) -> Self {
        match why {
            Wrong::NotPrime { number } => Self::NotPrime { number: Apart::of(number) },
            Wrong::BaseNotPrime { bases } => Self::BasesNotPrime { bases: bases.iter().map(Apart::of).collect() },
            Wrong::ProductDiffers { number, product } => {
                Self::ProductDiffers { number: number.clone(), row: row(factors), product: product.clone() }
            }
        }
    }
}

/// The factors as they are written: `2⁴`.
fn row(factors: &[Factor]) -> Vec<String> {
    let written = |Factor { base, exponent }: &Factor| match exponent {
        Some(Exponent::Cards(exponent)) => power(&digits(base), &digits(exponent)),
        // The rules accept no tower, true or wrong.
        Some(Exponent::Tower(_)) | None => digits(base),
    };
    factors.iter().map(written).collect()
}

/// A base with its exponent raised; an exponent of 1 is not written.
fn power(base: &str, exponent: &str) -> String {
    if exponent == "1" { base.to_owned() } else { base.chars().chain(exponent.chars().map(raised)).collect() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::Rules;
    use crate::rules::prime_daifugo::{Action, Options, PrimeDaifugo};

    /// The story of what seat 0, which leads with this hand, lays; of four decks' cards the penalty is drawn.
    pub fn story(hand: &str, action: serde_json::Value) -> Story {
        let hand: Vec<&str> = hand.split(' ').collect();
        let position = json!({ "hands": [hand, ["CT", "DT"]], "deck": ["C6", "C7", "C8", "C9"] });
        let position = serde_json::from_value(position).unwrap();
        let mut game = PrimeDaifugo::from_position(&Options::default(), 2, &position).unwrap();
        let action: Action = serde_json::from_value(json!({ "play": action })).unwrap();
        Story::of(&game.apply(0, &action).unwrap()).unwrap()
    }

    #[test]
    fn a_wrong_number_is_told_with_its_factors_and_what_follows() {
        let told = story("S9 SA S4", json!({ "field": ["S9", "SA"] }));
        let Tale::NotPrime { number } = &told.tale else { panic!("{told:?}") };
        assert_eq!(number.equation().as_deref(), Some("91 = 7 × 13"));
        assert_eq!((told.penalty, told.next), (2, Some(Next { seat: 1, leads: true })));
        let told = story("S7 S2 S4", json!({ "field": ["S7", "S2"] }));
        let Tale::NotPrime { number } = told.tale else { panic!() };
        assert_eq!(number.equation().as_deref(), Some("72 = 2³ × 3²"));
        // A square of one prime is apart, a lone A is not.
        let told = story("S4 SQ SA", json!({ "field": ["SQ", "SA"] }));
        assert!(matches!(&told.tale, Tale::NotPrime { number } if number.equation().as_deref() == Some("121 = 11²")));
        let told = story("S4 SA", json!({ "field": ["SA"] }));
        assert!(matches!(&told.tale, Tale::NotPrime { number } if number.equation().is_none()));
    }

    #[test]
    fn factors_are_written_as_they_were_laid() {
        let factors = json!([{ "base": ["D2"], "exponent": ["S4"] }, { "base": ["C3"], "exponent": ["H4"] }]);
        let told = story("SQ X1 H6 D2 S4 C3 H4", json!({ "field": ["SQ", "X1=9", "H6"], "factors": factors }));
        let Tale::Composite { number, row, proof } = told.tale else { panic!() };
        assert_eq!((number, row, proof), (1296_u64.into(), vec!["2⁴".to_owned(), "3⁴".to_owned()], Proof::Proven));
        let factors = json!([{ "base": ["D9"], "exponent": ["S2"] }, { "base": ["H4"] }, { "base": ["H9"] }]);
        let told = story("S2 SA D9 H4 H9 S3", json!({ "field": ["S3", "SA"], "factors": factors }));
        let Tale::BasesNotPrime { bases } = told.tale else { panic!() };
        let equations: Vec<_> = bases.iter().filter_map(Apart::equation).collect();
        assert_eq!(equations, ["9 = 3²", "4 = 2²"]);
    }
}
