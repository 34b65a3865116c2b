use super::Natural;
use super::montgomery::{Montgomery, bits, is_set, split_off_twos, successor};

/// Whether an odd number above 1 is no square and passes the strong Lucas test with Selfridge's parameters: D the first of
/// 5, −7, 9, −11 … with Jacobi symbol −1, P = 1, Q = (1 − D) ÷ 4 (Baillie and Wagstaff, 1980).
pub(super) fn is_strong_lucas_probable_prime<const N: usize>(field: &Montgomery<N>, number: &Natural) -> bool {
    let root = number.as_big().sqrt();
    if &root * &root == *number.as_big() {
        // No D would be found for a square.
        return false;
    }
    let mut d = 5_i64;
    loop {
        match jacobi(d, number) {
            -1 => return passes(field, number, d),
            // A divisor that the number shares with D; alone it is the number itself.
            0 if *number != Natural::from(d.unsigned_abs()) => return false,
            _ => d = if d > 0 { -d - 2 } else { 2 - d },
        }
    }
}

/// n + 1 = odd · 2^s: the number passes if U(odd) or one of V(odd), V(2 odd) … V(2^(s − 1) odd) is 0.
fn passes<const N: usize>(field: &Montgomery<N>, number: &Natural, d: i64) -> bool {
    let Some(next) = successor(&number.limbs::<N>()) else { return false };
    let (odd, twos) = split_off_twos(next);
    let (d_residue, q) = (field.residue(d), field.residue((1 - d) / 4));
    let (mut u, mut v, mut q_power) = (field.one(), field.one(), q);
    for bit in (0..bits(&odd) - 1).rev() {
        u = field.multiply(&u, &v);
        (v, q_power) = doubled(field, &v, &q_power);
        if is_set(&odd, bit) {
            let next_u = field.halve(&field.add(&u, &v));
            v = field.halve(&field.add(&field.multiply(&d_residue, &u), &v));
            u = next_u;
            q_power = field.multiply(&q_power, &q);
        }
    }
    if u == [0; N] {
        return true;
    }
    for _ in 0..twos {
        if v == [0; N] {
            return true;
        }
        (v, q_power) = doubled(field, &v, &q_power);
    }
    false
}

/// V(2k) and Q^2k from V(k) and Q^k.
fn doubled<const N: usize>(field: &Montgomery<N>, v: &[u64; N], q_power: &[u64; N]) -> ([u64; N], [u64; N]) {
    let twice = field.add(q_power, q_power);
    (field.subtract(&field.square(v), &twice), field.square(q_power))
}

/// The Jacobi symbol of an odd small number over an odd large one, by the law of quadratic reciprocity.
fn jacobi(small: i64, number: &Natural) -> i8 {
    let low = number.limbs::<1>()[0];
    let magnitude = small.unsigned_abs();
    let residue = (number.as_big() % magnitude).iter_u64_digits().next().unwrap_or(0);
    let mut symbol = jacobi_u64(residue, magnitude);
    if small < 0 && low % 4 == 3 {
        symbol = -symbol;
    }
    if magnitude % 4 == 3 && low % 4 == 3 {
        symbol = -symbol;
    }
    symbol
}

fn jacobi_u64(mut a: u64, mut n: u64) -> i8 {
    let mut symbol = 1;
    while a != 0 {
        while a.is_multiple_of(2) {
            a /= 2;
            if matches!(n % 8, 3 | 5) {
                symbol = -symbol;
            }
        }
        std::mem::swap(&mut a, &mut n);
        if a % 4 == 3 && n % 4 == 3 {
            symbol = -symbol;
        }
        a %= n;
    }
    if n == 1 { symbol } else { 0 }
}
