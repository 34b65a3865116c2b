use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use thiserror::Error;

/// A whole number from 0 to 2²⁵⁶ − 1, which is more than 77 digits: room for the 72 digits that a whole pack forms.
///
/// In text and in JSON it is its decimal digits; as a JSON number it would lose digits in many readers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Natural(BigUint);

impl Natural {
    /// The most bits that a number has.
    pub const BITS: u64 = 256;

    /// The number, if it is not too large.
    pub fn new(number: BigUint) -> Option<Self> {
        (number.bits() <= Self::BITS).then_some(Self(number))
    }

    /// The number as the library for large numbers has it.
    pub const fn as_big(&self) -> &BigUint {
        &self.0
    }

    /// The number that these decimal digits (each 0–9, the first of them the highest) write, if it is not too large.
    pub fn from_digits(digits: &[u8]) -> Option<Self> {
        if digits.is_empty() {
            return Some(Self::default());
        }
        // 38 digits always fit, and are most of what is ever asked for.
        if digits.len() <= 38 {
            let number = digits.iter().fold(0_u128, |number, digit| number * 10 + u128::from(*digit));
            return Some(number.into());
        }
        BigUint::from_radix_be(digits, 10).and_then(Self::new)
    }

    /// The decimal digits, the highest first; of 0 a single 0.
    pub fn digits(&self) -> Vec<u8> {
        self.0.to_radix_be(10)
    }

    /// The number, if it is below 2⁶⁴.
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// The number, if it is below 2¹²⁸.
    pub fn to_u128(&self) -> Option<u128> {
        u128::try_from(&self.0).ok()
    }

    /// The product, unless it is above `limit`.
    #[must_use]
    pub fn times_within(&self, other: &Self, limit: &Self) -> Option<Self> {
        // No product is computed that could have more than twice the digits that matter.
        if self.0.bits() + other.0.bits() > limit.0.bits() + 1 {
            return if self.is_zero() || other.is_zero() { Some(Self::default()) } else { None };
        }
        let product = Self(&self.0 * &other.0);
        (product <= *limit).then_some(product)
    }

    /// The power, unless it is above `limit`. Whatever the exponent, no more than 256 multiplications are made.
    #[must_use]
    pub fn power_within(&self, exponent: &Self, limit: &Self) -> Option<Self> {
        let one = Self::from(1_u64);
        if exponent.is_zero() || *self <= one {
            let power = if exponent.is_zero() { one } else { self.clone() };
            return (power <= *limit).then_some(power);
        }
        // The base is at least 2, so more than 256 of them multiplied are above every limit.
        let exponent = exponent.to_u64().filter(|exponent| *exponent <= Self::BITS)?;
        (0..exponent).try_fold(one, |power, _| power.times_within(self, limit))
    }

    /// The quotient, if `divisor`, which is not 0, divides the number.
    pub(super) fn divided_by(&self, divisor: &Self) -> Option<Self> {
        let (quotient, remainder) = (&self.0 / &divisor.0, &self.0 % &divisor.0);
        (remainder == BigUint::ZERO).then_some(Self(quotient))
    }

    /// The square root, if it is a whole number.
    pub(super) fn square_root(&self) -> Option<Self> {
        let root = self.0.sqrt();
        (&root * &root == self.0).then_some(Self(root))
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    /// The lowest 64 × `N` bits, the lowest 64 first.
    pub(super) fn limbs<const N: usize>(&self) -> [u64; N] {
        let mut limbs = [0; N];
        limbs.iter_mut().zip(self.0.iter_u64_digits()).for_each(|(limb, digit)| *limb = digit);
        limbs
    }

    /// The number with these limbs, the lowest first; there must be no more than four.
    pub(super) fn from_limbs<const N: usize>(limbs: &[u64; N]) -> Self {
        const { assert!(64 * N <= Self::BITS as usize, "more bits than a natural has") };
        let halves = limbs.iter().flat_map(|limb| [*limb as u32, (*limb >> 32) as u32]);
        Self(BigUint::new(halves.collect()))
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Self {
        Self(number.into())
    }
}

impl From<u128> for Natural {
    fn from(number: u128) -> Self {
        Self(number.into())
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for Natural {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no number of this kind.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("{0:?} is no whole number of at most 77 digits")]
pub struct NotANatural(pub String);

impl FromStr for Natural {
    type Err = NotANatural;

    fn from_str(text: &str) -> Result<Self, NotANatural> {
        let digits: Option<Vec<u8>> =
            text.bytes().map(|byte| byte.is_ascii_digit().then(|| byte.wrapping_sub(b'0'))).collect();
        let digits = digits.filter(|digits| !digits.is_empty());
        digits.and_then(|digits| Self::from_digits(&digits)).ok_or_else(|| NotANatural(text.to_owned()))
    }
}
