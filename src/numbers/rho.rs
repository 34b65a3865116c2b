use num_bigint::BigUint;

use super::Natural;
use super::montgomery::Montgomery;

/// How many differences are multiplied before a common divisor is looked for.
const BATCH: u64 = 256;

/// Pollard's rho method in Brent's form (1980), which can be left at any time and gone on with.
///
/// It looks for a cycle of x ↦ x² + c modulo a hidden divisor; about √p rounds find the divisor p.
#[derive(Clone, Debug)]
pub(super) struct Rho<const N: usize> {
    field: Montgomery<N>,
    number: Natural,
    /// c, and the same as a residue.
    constant: i64,
    constant_residue: [u64; N],
    walk: Walk<N>,
    /// The product of the differences so far.
    product: [u64; N],
}

/// Where the walk round the cycle is.
#[derive(Clone, Copy, Debug)]
struct Walk<const N: usize> {
    present: [u64; N],
    /// The element that the present one is compared with.
    anchor: [u64; N],
    /// For how many steps the anchor stays, and for how many it has.
    stay: u64,
    stayed: u64,
}

impl<const N: usize> Rho<N> {
    /// For an odd composite number of no more than `N` limbs.
    pub(super) fn new(field: Montgomery<N>, number: Natural) -> Self {
        Self::with_constant(field, number, 1)
    }

    fn with_constant(field: Montgomery<N>, number: Natural, constant: i64) -> Self {
        let start = field.residue(2);
        let walk = Walk { present: start, anchor: start, stay: 1, stayed: 0 };
        Self { constant, constant_residue: field.residue(constant), walk, product: field.one(), field, number }
    }

    /// Goes on by `rounds`, rounded up to whole batches; a divisor other than 1 and the number itself, once found.
    pub(super) fn advance(&mut self, rounds: u64) -> Option<Natural> {
        (0..rounds.div_ceil(BATCH)).find_map(|_| self.advance_batch())
    }

    fn advance_batch(&mut self) -> Option<Natural> {
        let before = self.walk;
        for _ in 0..BATCH {
            let difference = self.step();
            self.product = self.field.multiply(&self.product, &difference);
        }
        let divisor = self.common_divisor(&self.product);
        if divisor == *self.number.as_big() {
            // Several divisors at once: this batch again, difference by difference.
            self.walk = before;
            let divisor = (0..BATCH).map(|_| self.step_to_divisor()).find(|divisor| *divisor != one());
            if let Some(divisor) = divisor.filter(|divisor| divisor != self.number.as_big()) {
                return Natural::new(divisor);
            }
            *self = Self::with_constant(self.field.clone(), self.number.clone(), self.constant + 1);
            return None;
        }
        if divisor == one() { None } else { Natural::new(divisor) }
    }

    /// One element on; its difference from the anchor.
    fn step(&mut self) -> [u64; N] {
        let walk = &mut self.walk;
        if walk.stayed == walk.stay {
            *walk = Walk { anchor: walk.present, stay: walk.stay * 2, stayed: 0, ..*walk };
        }
        walk.stayed += 1;
        walk.present = self.field.add(&self.field.square(&walk.present), &self.constant_residue);
        self.field.subtract(&walk.anchor, &walk.present)
    }

    fn step_to_divisor(&mut self) -> BigUint {
        let difference = self.step();
        self.common_divisor(&difference)
    }

    /// A residue in Montgomery's form differs from the number that it stands for by a power of two, which the odd number
    /// does not divide.
    fn common_divisor(&self, residue: &[u64; N]) -> BigUint {
        let mut pair = (self.number.as_big().clone(), Natural::from_limbs(residue).as_big().clone());
        while pair.1 != BigUint::ZERO {
            let remainder = pair.0 % &pair.1;
            pair = (pair.1, remainder);
        }
        pair.0
    }
}

fn one() -> BigUint {
    BigUint::from(1_u32)
}
