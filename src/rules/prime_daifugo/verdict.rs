use serde::Serialize;

use super::{Claim, ClaimedFactor, Options};
use crate::numbers::{Evidence, Factorisation, Natural, Primality, Proof, primality};

/// What a play that is formed well turns out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is true.
    Accepted(Kind),
    /// It is not.
    Wrong(Wrong),
}

/// The kinds of accepted plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A prime, and how it is known to be one.
    Prime(Proof),
    /// A composite number with its prime factors; how the least certain of them is known to be prime.
    Composite(Proof),
    /// 57, after which the field flows.
    Cut,
    /// 1729, which reverses the order.
    Reversal,
    /// The lone joker, ∞, after which the field flows.
    Infinity,
}

impl Kind {
    /// Whether the field flows at once and the same player leads.
    pub const fn flows(self) -> bool {
        matches!(self, Self::Cut | Self::Infinity)
    }
}

/// Why a play is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Wrong {
    /// The number is not prime.
    NotPrime {
        /// The number, taken apart as far as it was at once.
        #[serde(flatten)]
        number: TakenApart,
    },
    /// A base is not prime, whether or not the product is right.
    BaseNotPrime {
        /// Every such base once, as first laid.
        bases: Vec<TakenApart>,
    },
    /// The product is another number.
    ProductDiffers {
        /// The field's number.
        number: Natural,
        /// The true product; nothing if it is far too large, that is above the field's number.
        product: Option<Natural>,
    },
}

/// A number that is not prime, with the factors found at once; more may be found with a [`Factorisation`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TakenApart {
    /// The number.
    pub number: Natural,
    /// Its prime factors, as far as found, in ascending order and as often as they divide it.
    pub found: Vec<Natural>,
    /// What is left to be taken apart, all of it composite; empty if the factorisation is complete.
    pub rest: Vec<Natural>,
    /// How it is known that it is not prime; nothing of 1.
    pub evidence: Option<Evidence>,
}

/// So much work is done at once, so that the answer to a play takes a few milliseconds at most.
const ROUNDS_AT_ONCE: u64 = 1 << 14;

impl TakenApart {
    fn new(number: &Natural, evidence: Option<Evidence>) -> Self {
        let mut factorisation = Factorisation::new(number);
        let slices = ROUNDS_AT_ONCE / SLICE;
        for _ in 0..slices {
            if factorisation.advance(SLICE) {
                break;
            }
        }
        let often = factorisation.primes().flat_map(|(prime, times, _)| (0..times).map(move |_| prime.clone()));
        let (found, rest) = (often.collect(), factorisation.composites().to_vec());
        Self { number: number.clone(), found, rest, evidence }
    }
}

const SLICE: u64 = 256;

impl Claim {
    /// Whether it is true. Nothing but a play that is laid costs anything.
    pub fn verdict(&self, options: &Options) -> Verdict {
        judge(self, options)
    }
}

/// Judges what a play claims.
pub(super) fn judge(claim: &Claim, options: &Options) -> Verdict {
    match claim {
        Claim::Infinity => Verdict::Accepted(Kind::Infinity),
        Claim::Number(number) => judge_number(number, options),
        Claim::Product { number, factors } => judge_product(number, factors),
    }
}

fn judge_number(number: &Natural, options: &Options) -> Verdict {
    // Only two cards form 57 and only four form 1729.
    match number.to_u64() {
        Some(57) if options.cut_57 => return Verdict::Accepted(Kind::Cut),
        Some(1729) if options.revolution_1729 => return Verdict::Accepted(Kind::Reversal),
        _ => {}
    }
    match primality(number) {
        Primality::Prime(proof) => Verdict::Accepted(Kind::Prime(proof)),
        Primality::Composite(evidence) => not_prime(number, Some(evidence)),
        Primality::Neither => not_prime(number, None),
    }
}

fn not_prime(number: &Natural, evidence: Option<Evidence>) -> Verdict {
    Verdict::Wrong(Wrong::NotPrime { number: TakenApart::new(number, evidence) })
}

fn judge_product(number: &Natural, factors: &[ClaimedFactor]) -> Verdict {
    let mut bases: Vec<TakenApart> = Vec::new();
    let mut weakest = Proof::Proven;
    for ClaimedFactor { base, .. } in factors {
        match primality(base) {
            Primality::Prime(proof) => weakest = if proof == Proof::Proven { weakest } else { proof },
            _ if bases.iter().any(|known| known.number == *base) => {}
            Primality::Composite(evidence) => bases.push(TakenApart::new(base, Some(evidence))),
            Primality::Neither => bases.push(TakenApart::new(base, None)),
        }
    }
    if !bases.is_empty() {
        return Verdict::Wrong(Wrong::BaseNotPrime { bases });
    }
    let product = product_within(factors, number);
    if product.as_ref() == Some(number) {
        return Verdict::Accepted(Kind::Composite(weakest));
    }
    Verdict::Wrong(Wrong::ProductDiffers { number: number.clone(), product })
}

/// The product of the factors, unless it is above `limit`.
fn product_within(factors: &[ClaimedFactor], limit: &Natural) -> Option<Natural> {
    factors.iter().try_fold(Natural::from(1_u64), |product, ClaimedFactor { base, exponent }| {
        let power = match exponent {
            Some(exponent) => base.power_within(exponent, limit)?,
            None => base.clone(),
        };
        product.times_within(&power, limit)
    })
}
