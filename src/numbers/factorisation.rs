use std::collections::BTreeMap;

use super::montgomery::Montgomery;
use super::rho::Rho;
use super::{Natural, Primality, primality};

/// The divisors that are tried one by one before anything cleverer.
const TRIED: std::ops::Range<u64> = 2..1000;

/// The factorisation of a number, in slices: each [`Self::advance`] does so much work and no more, and what is known so far
/// can be read in between.
#[derive(Clone, Debug)]
pub struct Factorisation {
    primes: BTreeMap<Natural, (u32, Primality)>,
    /// Composite divisors, the smallest of them last, which is the one in work: what is easy to split does not wait for what is
    /// hard. With the primes they multiply to the number.
    composites: Vec<Natural>,
    search: Option<Search>,
}

#[derive(Clone, Debug)]
enum Search {
    One(Rho<1>),
    Two(Rho<2>),
    Four(Rho<4>),
}

impl Factorisation {
    /// Begins with a number above 0. Divisors below 1000 are found at once.
    pub fn new(number: &Natural) -> Self {
        let mut begun = Self { primes: BTreeMap::new(), composites: Vec::new(), search: None };
        if number.is_zero() {
            return begun;
        }
        let mut rest = number.clone();
        for divisor in TRIED {
            while let Some(quotient) = rest.divided_by(&divisor.into()) {
                begun.take(divisor.into());
                rest = quotient;
            }
        }
        begun.take(rest);
        begun
    }

    /// Whether all is known.
    pub const fn is_complete(&self) -> bool {
        self.composites.is_empty()
    }

    /// The prime divisors found so far, in ascending order, each with how often and how it is known to be prime.
    pub fn primes(&self) -> impl Iterator<Item = (&Natural, u32, Primality)> {
        self.primes.iter().map(|(prime, (times, known))| (prime, *times, *known))
    }

    /// The composite divisors that are left to be split; with the primes they multiply to the number.
    pub fn composites(&self) -> &[Natural] {
        &self.composites
    }

    /// Goes on by at least `rounds`; a round is one step of Pollard's rho, some 20 to 100 ns. Returns whether all is known.
    pub fn advance(&mut self, rounds: u64) -> bool {
        let Some(number) = self.composites.last() else { return true };
        let search = self.search.get_or_insert_with(|| Search::new(number));
        if let Some(divisor) = search.advance(rounds) {
            self.search = None;
            if let Some(number) = self.composites.pop() {
                let quotient = number.divided_by(&divisor);
                self.take(divisor);
                quotient.into_iter().for_each(|quotient| self.take(quotient));
            }
        }
        self.is_complete()
    }

    /// Files a divisor.
    fn take(&mut self, divisor: Natural) {
        match primality(&divisor) {
            Primality::Neither => {}
            Primality::Composite(_) => match divisor.square_root() {
                Some(root) => {
                    self.take(root.clone());
                    self.take(root);
                }
                None => {
                    let place = self.composites.partition_point(|other| *other > divisor);
                    self.composites.insert(place, divisor);
                }
            },
            known @ Primality::Prime(_) => self.primes.entry(divisor).or_insert((0, known)).0 += 1,
        }
    }
}

impl Search {
    fn new(number: &Natural) -> Self {
        match (number.to_u64(), number.to_u128()) {
            (Some(small), _) => Self::One(Rho::new(Montgomery::of_u64(small), number.clone())),
            (_, Some(small)) => Self::Two(Rho::new(Montgomery::of_u128(small), number.clone())),
            _ => Self::Four(Rho::new(Montgomery::of(number), number.clone())),
        }
    }

    fn advance(&mut self, rounds: u64) -> Option<Natural> {
        match self {
            Self::One(rho) => rho.advance(rounds),
            Self::Two(rho) => rho.advance(rounds),
            Self::Four(rho) => rho.advance(rounds),
        }
    }
}
