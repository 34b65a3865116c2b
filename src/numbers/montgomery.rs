use super::Natural;

/// Arithmetic modulo one odd number of `N` × 64 bits after Montgomery (1985): a residue x is kept as x · 2^(64 N), which
/// makes a product cost two multiplications and no division.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Montgomery<const N: usize> {
    modulus: [u64; N],
    /// −1 ÷ modulus, modulo 2⁶⁴.
    inverse: u64,
    /// 1.
    one: [u64; N],
}

impl Montgomery<1> {
    /// For an odd number above 1.
    pub(super) const fn of_u64(modulus: u64) -> Self {
        Self { modulus: [modulus], inverse: negative_inverse(modulus), one: [modulus.wrapping_neg() % modulus] }
    }
}

impl Montgomery<2> {
    /// For an odd number above 1.
    pub(super) const fn of_u128(modulus: u128) -> Self {
        let one = modulus.wrapping_neg() % modulus;
        Self { modulus: halves(modulus), inverse: negative_inverse(modulus as u64), one: halves(one) }
    }
}

impl<const N: usize> Montgomery<N> {
    /// For an odd number above 1 of no more than `N` limbs.
    pub(super) fn of(modulus: &Natural) -> Self {
        let radix = num_bigint::BigUint::from(1_u32) << (64 * N);
        let one = Natural::new(radix % modulus.as_big()).unwrap_or_default();
        let limbs = modulus.limbs();
        Self { modulus: limbs, inverse: negative_inverse(limbs[0]), one: one.limbs() }
    }

    pub(super) const fn modulus(&self) -> &[u64; N] {
        &self.modulus
    }

    pub(super) const fn one(&self) -> [u64; N] {
        self.one
    }

    /// −1.
    pub(super) fn minus_one(&self) -> [u64; N] {
        self.subtract(&[0; N], &self.one)
    }

    /// A small number as a residue, by doubling and adding.
    pub(super) fn residue(&self, number: i64) -> [u64; N] {
        let mut sum = [0; N];
        let magnitude = number.unsigned_abs();
        for bit in (0..u64::BITS - magnitude.leading_zeros()).rev() {
            sum = self.add(&sum, &sum);
            if magnitude >> bit & 1 == 1 {
                sum = self.add(&sum, &self.one);
            }
        }
        if number < 0 { self.subtract(&[0; N], &sum) } else { sum }
    }

    /// The product of two residues, by the method of Koç, Acar and Kaliski (1996) called coarsely integrated operand
    /// scanning.
    #[inline]
    pub(super) fn multiply(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut sum = [0; N];
        let mut top = 0;
        for limb in b {
            let mut carry = 0;
            for (sum, a) in sum.iter_mut().zip(a) {
                (*sum, carry) = multiply_add(*sum, *a, *limb, carry);
            }
            let (high, overflow) = u64::overflowing_add(top, carry);
            let factor = sum[0].wrapping_mul(self.inverse);
            let (_, mut carry) = multiply_add(sum[0], factor, self.modulus[0], 0);
            for place in 1..N {
                (sum[place - 1], carry) = multiply_add(sum[place], factor, self.modulus[place], carry);
            }
            let (high, overflow_again) = high.overflowing_add(carry);
            sum[N - 1] = high;
            top = u64::from(overflow) + u64::from(overflow_again);
        }
        self.reduce(sum, top != 0)
    }

    #[inline]
    pub(super) fn square(&self, a: &[u64; N]) -> [u64; N] {
        self.multiply(a, a)
    }

    #[inline]
    pub(super) fn add(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (sum, carry) = add(a, b);
        self.reduce(sum, carry)
    }

    #[inline]
    pub(super) fn subtract(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (difference, borrow) = subtract(a, b);
        if borrow { add(&difference, &self.modulus).0 } else { difference }
    }

    /// Half of a residue.
    pub(super) fn halve(&self, a: &[u64; N]) -> [u64; N] {
        let (mut half, carry) = if a[0] & 1 == 1 { add(a, &self.modulus) } else { (*a, false) };
        shift_right(&mut half);
        half[N - 1] |= u64::from(carry) << 63;
        half
    }

    /// `base` to the power of `exponent`, a plain number.
    pub(super) fn power(&self, base: &[u64; N], exponent: &[u64; N]) -> [u64; N] {
        let mut power = self.one;
        for bit in (0..bits(exponent)).rev() {
            power = self.square(&power);
            if is_set(exponent, bit) {
                power = self.multiply(&power, base);
            }
        }
        power
    }

    /// Takes the modulus off once where the sum, with its carry, reaches it.
    #[inline]
    fn reduce(&self, sum: [u64; N], carry: bool) -> [u64; N] {
        let (difference, borrow) = subtract(&sum, &self.modulus);
        if carry || !borrow { difference } else { sum }
    }
}

const fn halves(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

/// −1 ÷ `odd` modulo 2⁶⁴ by Newton's iteration: `odd` is its own inverse modulo 8, each round doubles the right bits.
const fn negative_inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    let mut round = 0;
    while round < 5 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        round += 1;
    }
    inverse.wrapping_neg()
}

/// sum + a · b + carry, as low and high half; it never overflows.
#[inline]
const fn multiply_add(sum: u64, a: u64, b: u64, carry: u64) -> (u64, u64) {
    let wide = a as u128 * b as u128 + sum as u128 + carry as u128;
    (wide as u64, (wide >> 64) as u64)
}

#[inline]
fn add<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let (mut sum, mut carry) = ([0; N], false);
    for place in 0..N {
        let (partial, first) = a[place].overflowing_add(b[place]);
        let (whole, second) = partial.overflowing_add(u64::from(carry));
        (sum[place], carry) = (whole, first | second);
    }
    (sum, carry)
}

#[inline]
fn subtract<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let (mut difference, mut borrow) = ([0; N], false);
    for place in 0..N {
        let (partial, first) = a[place].overflowing_sub(b[place]);
        let (whole, second) = partial.overflowing_sub(u64::from(borrow));
        (difference[place], borrow) = (whole, first | second);
    }
    (difference, borrow)
}

/// How many bits the number has.
pub(super) fn bits<const N: usize>(number: &[u64; N]) -> usize {
    let highest = number.iter().rposition(|limb| *limb != 0);
    highest.map_or(0, |place| 64 * (place + 1) - number[place].leading_zeros() as usize)
}

pub(super) const fn is_set<const N: usize>(number: &[u64; N], bit: usize) -> bool {
    number[bit / 64] >> (bit % 64) & 1 == 1
}

/// Splits an even number above 0 into an odd one and how often it is doubled.
pub(super) fn split_off_twos<const N: usize>(mut number: [u64; N]) -> ([u64; N], usize) {
    let mut twos = 0;
    while number[0] & 1 == 0 {
        shift_right(&mut number);
        twos += 1;
    }
    (number, twos)
}

fn shift_right<const N: usize>(number: &mut [u64; N]) {
    for place in 0..N {
        let above = if place + 1 < N { number[place + 1] << 63 } else { 0 };
        number[place] = number[place] >> 1 | above;
    }
}

/// The number without its lowest bit, which is set.
pub(super) const fn without_lowest_bit<const N: usize>(mut odd: [u64; N]) -> [u64; N] {
    odd[0] &= !1;
    odd
}

/// The number above an odd one; nothing if it has too many bits.
pub(super) fn successor<const N: usize>(odd: &[u64; N]) -> Option<[u64; N]> {
    let mut one = [0; N];
    one[0] = 1;
    let (sum, carry) = add(odd, &one);
    (!carry).then_some(sum)
}
