use serde::Serialize;

use super::Natural;
use super::lucas::is_strong_lucas_probable_prime;
use super::montgomery::{Montgomery, split_off_twos, without_lowest_bit};

/// Below this, Miller–Rabin to the first thirteen primes decides for certain (Sorenson and Webster, 2015).
pub const PROVEN_BELOW: u128 = 3_317_044_064_679_887_385_961_981;

/// What is known of a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Primality {
    /// 0 or 1.
    Neither,
    /// It has other divisors than 1 and itself.
    Composite(Evidence),
    /// It has none.
    Prime(Proof),
}

/// How it is known that a number is composite.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// This prime divides it.
    Divisor(u32),
    /// It fails the strong test to this base.
    StrongTest(u32),
    /// It is a square or fails the strong Lucas test.
    LucasTest,
}

/// How it is known that a number is prime.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// Proven: below [`PROVEN_BELOW`] the tests that it passed are passed by no composite number.
    Proven,
    /// It passes the strong Baillie–PSW test, which no composite number is known to pass.
    StrongTest,
}

impl Primality {
    /// Whether the number is prime.
    pub const fn is_prime(self) -> bool {
        matches!(self, Self::Prime(_))
    }
}

/// The bases, each with the least composite number that passes the tests to it and all before it (OEIS A014233).
const BASES: [(u32, u128); 13] = [
    (2, 2047),
    (3, 1_373_653),
    (5, 25_326_001),
    (7, 3_215_031_751),
    (11, 2_152_302_898_747),
    (13, 3_474_749_660_383),
    (17, 341_550_071_728_321),
    (19, 341_550_071_728_321),
    (23, 3_825_123_056_546_413_051),
    (29, 3_825_123_056_546_413_051),
    (31, 3_825_123_056_546_413_051),
    (37, 318_665_857_834_031_151_167_461),
    (41, PROVEN_BELOW),
];

/// The odd primes that are tried as divisors before any test; their product just fits 64 bits.
const SMALL_PRIMES: [u32; 15] = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
const SMALL_PRODUCT: u64 = 16_294_579_238_595_022_365;

/// Says whether a number is prime and how that is known.
pub fn primality(number: &Natural) -> Primality {
    match number.to_u64() {
        Some(number @ (0 | 1)) => return small(number).unwrap_or(Primality::Neither),
        Some(number) => return small(number).unwrap_or_else(|| proven(&Montgomery::of_u64(number), number.into())),
        None => {}
    }
    let residue = (number.as_big() % SMALL_PRODUCT).iter_u64_digits().next().unwrap_or(0);
    if !number.as_big().bit(0) {
        return Primality::Composite(Evidence::Divisor(2));
    }
    if let Some(divisor) = SMALL_PRIMES.into_iter().find(|prime| residue.is_multiple_of(u64::from(*prime))) {
        return Primality::Composite(Evidence::Divisor(divisor));
    }
    match number.to_u128() {
        Some(small) if small < PROVEN_BELOW => proven(&Montgomery::of_u128(small), small),
        Some(small) => baillie_psw(&Montgomery::of_u128(small), number),
        None => baillie_psw(&Montgomery::<4>::of(number), number),
    }
}

/// Whether a number below 2⁶⁴ is prime, as fast as can be.
pub fn is_prime_u64(number: u64) -> bool {
    if let Ok(number) = u32::try_from(number) {
        return is_prime_u32(number);
    }
    small(number).unwrap_or_else(|| proven(&Montgomery::of_u64(number), number.into())).is_prime()
}

/// Whether a number below 2³² is prime, as fast as can be.
pub fn is_prime_u32(number: u32) -> bool {
    if let Some(known) = small(number.into()) {
        return known.is_prime();
    }
    // Below 4759123141 these three suffice (Jaeschke, 1993).
    [2, 7, 61].into_iter().all(|base| passes_strong_test_u32(number, base))
}

/// Whether a number below 2¹²⁸ is prime; from [`PROVEN_BELOW`] on by the strong Baillie–PSW test.
pub fn is_prime_u128(number: u128) -> bool {
    match u64::try_from(number) {
        Ok(number) => is_prime_u64(number),
        Err(_) => {
            let residue = (number % u128::from(SMALL_PRODUCT)) as u64;
            number & 1 == 1
                && SMALL_PRIMES.into_iter().all(|prime| !residue.is_multiple_of(u64::from(prime)))
                && if number < PROVEN_BELOW {
                    proven(&Montgomery::of_u128(number), number).is_prime()
                } else {
                    baillie_psw(&Montgomery::of_u128(number), &number.into()).is_prime()
                }
        }
    }
}

/// What division by small primes tells.
fn small(number: u64) -> Option<Primality> {
    if number < 2 {
        return Some(Primality::Neither);
    }
    let divisor = [2].into_iter().chain(SMALL_PRIMES).find(|prime| number.is_multiple_of(u64::from(*prime)));
    match divisor {
        Some(prime) if number == u64::from(prime) => Some(Primality::Prime(Proof::Proven)),
        Some(prime) => Some(Primality::Composite(Evidence::Divisor(prime))),
        // The next prime is 59.
        None if number < 59 * 59 => Some(Primality::Prime(Proof::Proven)),
        None => None,
    }
}

/// For an odd number above 1 and below [`PROVEN_BELOW`].
fn proven<const N: usize>(field: &Montgomery<N>, number: u128) -> Primality {
    // A set of bases is enough for what is below the bound of the last of them.
    let needed = BASES.iter().position(|(_, bound)| number < *bound).map_or(BASES.len(), |last| last + 1);
    let failed = BASES[..needed].iter().find(|(base, _)| !passes_strong_test(field, *base));
    failed.map_or(Primality::Prime(Proof::Proven), |(base, _)| Primality::Composite(Evidence::StrongTest(*base)))
}

/// For an odd number above 1: the strong test to base 2 and the strong Lucas test.
fn baillie_psw<const N: usize>(field: &Montgomery<N>, number: &Natural) -> Primality {
    if !passes_strong_test(field, 2) {
        Primality::Composite(Evidence::StrongTest(2))
    } else if !is_strong_lucas_probable_prime(field, number) {
        Primality::Composite(Evidence::LucasTest)
    } else {
        Primality::Prime(Proof::StrongTest)
    }
}

/// Whether n, odd, is a strong probable prime: n − 1 = d · 2^s with odd d, and base^d is 1 or one of its first s squarings
/// is −1.
fn passes_strong_test<const N: usize>(field: &Montgomery<N>, base: u32) -> bool {
    let (odd, twos) = split_off_twos(without_lowest_bit(*field.modulus()));
    let minus_one = field.minus_one();
    let mut power = field.power(&field.residue(base.into()), &odd);
    if power == field.one() {
        return true;
    }
    for _ in 0..twos {
        if power == minus_one {
            return true;
        }
        power = field.square(&power);
    }
    // A multiple of the number says nothing about it.
    power == [0; N]
}

/// The same for an odd number of 32 bits from 3 on, where a product takes 64 bits: quick also where 128 bits are not, as on
/// the web.
fn passes_strong_test_u32(number: u32, base: u32) -> bool {
    let twos = (number - 1).trailing_zeros();
    let odd = (number - 1) >> twos;
    let field = Montgomery32::new(number);
    let base = field.residue(base);
    let mut power = base;
    for bit in (0..u32::BITS - 1 - odd.leading_zeros()).rev() {
        power = field.multiply(power, power);
        if odd >> bit & 1 == 1 {
            power = field.multiply(power, base);
        }
    }
    let minus_one = number - field.one;
    if power == field.one {
        return true;
    }
    for _ in 0..twos {
        if power == minus_one {
            return true;
        }
        power = field.multiply(power, power);
    }
    power == 0
}

/// [`Montgomery`]'s arithmetic for 32 bits.
struct Montgomery32 {
    modulus: u32,
    /// 1 ÷ modulus, modulo 2³².
    inverse: u32,
    /// 1, which is 2³² modulo the modulus.
    one: u32,
}

impl Montgomery32 {
    const fn new(modulus: u32) -> Self {
        // An odd number is its own inverse modulo 8; each round of Newton's iteration doubles the right bits.
        let mut inverse = modulus;
        let mut round = 0;
        while round < 4 {
            inverse = inverse.wrapping_mul(2_u32.wrapping_sub(modulus.wrapping_mul(inverse)));
            round += 1;
        }
        Self { modulus, inverse, one: modulus.wrapping_neg() % modulus }
    }

    const fn residue(&self, number: u32) -> u32 {
        (number as u64 * self.one as u64 % self.modulus as u64) as u32
    }

    #[inline]
    const fn multiply(&self, a: u32, b: u32) -> u32 {
        let product = a as u64 * b as u64;
        let factor = (product as u32).wrapping_mul(self.inverse);
        let subtracted = (factor as u64 * self.modulus as u64) >> 32;
        let (difference, borrow) = ((product >> 32) as u32).overflowing_sub(subtracted as u32);
        if borrow { difference.wrapping_add(self.modulus) } else { difference }
    }
}
