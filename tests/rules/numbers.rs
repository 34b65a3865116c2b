//! The number theory, against published values and against libraries.

use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_prime::nt_funcs::{factorize64, is_prime, is_prime64};
use proptest::prelude::*;
use tefuda::numbers::{
    Evidence, Factorisation, Natural, PROVEN_BELOW, Primality, Proof, is_prime_u32, is_prime_u64, is_prime_u128,
    primality,
};

fn natural(digits: &str) -> Natural {
    digits.parse().unwrap()
}

fn big(number: &Natural) -> BigUint {
    number.to_string().parse().unwrap()
}

#[test]
fn small_numbers() {
    let is_prime =
        |number: u32| number > 1 && (2..number).take_while(|d| d * d <= number).all(|d| !number.is_multiple_of(d));
    for number in 0..20_000 {
        assert_eq!(is_prime_u32(number), is_prime(number), "{number}");
        assert_eq!(is_prime_u64(number.into()), is_prime(number), "{number}");
        assert_eq!(is_prime_u128(number.into()), is_prime(number), "{number}");
        let known = primality(&Natural::from(u64::from(number)));
        assert_eq!(known.is_prime(), is_prime(number), "{number}");
        assert_eq!(known == Primality::Neither, number < 2);
    }
}

/// The least composites that pass the strong test to the first 1, 2 … 13 primes (OEIS A014233), and others that fool weaker
/// tests: Carmichael numbers, squares of the Wieferich primes, strong Lucas pseudoprimes (OEIS A217255).
#[test]
fn numbers_that_deceive_weaker_tests() {
    let composites = [
        "2047",
        "1373653",
        "25326001",
        "3215031751",
        "2152302898747",
        "3474749660383",
        "341550071728321",
        "3825123056546413051",
        "318665857834031151167461",
        "3317044064679887385961981",
        "561",
        "41041",
        "825265",
        "1194649",
        "12327121",
        "5459",
        "5777",
        "10877",
        "16109",
        "18971",
        "4759123141",
        "9080191",
    ];
    for digits in composites {
        assert!(matches!(primality(&natural(digits)), Primality::Composite(_)), "{digits}");
    }
}

#[test]
fn the_proof_is_named() {
    let proof = |digits: &str| match primality(&natural(digits)) {
        Primality::Prime(proof) => proof,
        other => panic!("{digits}: {other:?}"),
    };
    // The largest prime below 2^64, the Mersenne primes with 61, 89, 107 and 127 bits.
    assert_eq!(proof("18446744073709551557"), Proof::Proven);
    assert_eq!(proof("2305843009213693951"), Proof::Proven);
    assert_eq!(proof("618970019642690137449562111"), Proof::StrongTest);
    assert_eq!(proof("162259276829213363391578010288127"), Proof::StrongTest);
    assert_eq!(proof("170141183460469231731687303715884105727"), Proof::StrongTest);
    let below: u128 = (0..).map(|step| PROVEN_BELOW - 2 * step).find(|number| is_prime_u128(*number)).unwrap();
    assert_eq!(proof(&below.to_string()), Proof::Proven);
    let above: u128 = (1..).map(|step| PROVEN_BELOW + 2 * step).find(|number| is_prime_u128(*number)).unwrap();
    assert_eq!(proof(&above.to_string()), Proof::StrongTest);
}

#[test]
fn the_evidence_is_right() {
    let evidence = |digits: &str| match primality(&natural(digits)) {
        Primality::Composite(evidence) => evidence,
        other => panic!("{digits}: {other:?}"),
    };
    assert_eq!(evidence("1313"), Evidence::Divisor(13));
    assert_eq!(
        evidence("100000000000000000000000000000000000000000000000000000000000000000000000"),
        Evidence::Divisor(2)
    );
    // 3481 = 59 · 59 has no divisor that is tried; 2 to the power of 3480 is not 1 modulo it.
    assert_eq!(evidence("3481"), Evidence::StrongTest(2));
    // 1194649 = 1093 · 1093 passes the test to base 2.
    assert_eq!(evidence("1194649"), Evidence::StrongTest(3));
}

#[test]
fn a_natural_has_up_to_256_bits() {
    let most = "115792089237316195423570985008687907853269984665640564039457584007913129639935";
    assert_eq!(natural(most).to_string(), most);
    for digits in
        ["115792089237316195423570985008687907853269984665640564039457584007913129639936", "", "-1", "1e3", "٣", " 1"]
    {
        assert!(digits.parse::<Natural>().is_err(), "{digits}");
    }
    assert_eq!(natural("007"), Natural::from(7_u64));
    assert_eq!(serde_json::to_value(natural("1313")).unwrap(), "1313");
}

#[test]
fn powers_stop_above_the_limit() {
    let limit = natural("51185893014090757");
    let power =
        |base: u64, exponent: &str, limit: &Natural| Natural::from(base).power_within(&natural(exponent), limit);
    assert_eq!(power(13, "15", &limit), Some(limit.clone()));
    assert_eq!(power(13, "15", &natural("51185893014090756")), None);
    assert_eq!(power(13, "16", &limit), None);
    assert_eq!(power(2, "999999999999999999999999999999999999999999999999999999999999999999999999", &limit), None);
    assert_eq!(power(1, "999999999999999999999999999999", &limit), Some(Natural::from(1_u64)));
    assert_eq!(power(0, "5", &limit), Some(Natural::from(0_u64)));
    assert_eq!(power(7, "0", &limit), Some(Natural::from(1_u64)));
    assert_eq!(power(7, "0", &Natural::from(0_u64)), None);
}

fn factors(number: &Natural, slice: u64) -> BTreeMap<BigUint, u32> {
    let mut factorisation = Factorisation::new(number);
    for _ in 0..1_000_000 {
        if factorisation.advance(slice) {
            break;
        }
        assert!(!factorisation.composites().is_empty());
    }
    assert!(factorisation.is_complete(), "{number}");
    factorisation.primes().map(|(prime, times, _)| (big(prime), times)).collect()
}

#[test]
fn published_factorisations() {
    let of = |digits: &str| -> Vec<(String, u32)> {
        factors(&natural(digits), 1000).into_iter().map(|(prime, times)| (prime.to_string(), times)).collect()
    };
    let expected = |factors: &[(&str, u32)]| -> Vec<(String, u32)> {
        factors.iter().map(|(prime, times)| ((*prime).to_owned(), *times)).collect()
    };
    assert_eq!(of("1"), expected(&[]));
    assert_eq!(of("1728"), expected(&[("2", 6), ("3", 3)]));
    assert_eq!(of("3481"), expected(&[("59", 2)]));
    // 2^67 − 1 (Cole, 1903), F5, F6, and the square and the cube of a prime above the tried divisors.
    assert_eq!(of("147573952589676412927"), expected(&[("193707721", 1), ("761838257287", 1)]));
    assert_eq!(of("4294967297"), expected(&[("641", 1), ("6700417", 1)]));
    assert_eq!(of("18446744073709551617"), expected(&[("274177", 1), ("67280421310721", 1)]));
    assert_eq!(of("1018081"), expected(&[("1009", 2)]));
    assert_eq!(of("1027243729"), expected(&[("1009", 3)]));
}

/// What is easy to split is not kept waiting by what is hard: 1013 × 1019 beside a product of large primes.
#[test]
fn easy_divisors_come_before_hard_ones() {
    let mut factorisation = Factorisation::new(&natural("187620667400028495248703878218443762079927085612963454553"));
    (0..100).for_each(|_| _ = factorisation.advance(1 << 10));
    let primes: Vec<String> = factorisation.primes().map(|(prime, ..)| prime.to_string()).collect();
    assert!(["1013", "1019"].iter().all(|prime| primes.iter().any(|found| found == prime)), "{primes:?}");
    assert!(!factorisation.is_complete(), "the rest is too hard for so little work");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn primality_of_64_bits(number in prop_oneof![any::<u64>(), any::<u32>().prop_map(u64::from), 0..100_000_u64]) {
        let expected = is_prime64(number);
        prop_assert_eq!(is_prime_u64(number), expected);
        prop_assert_eq!(primality(&number.into()).is_prime(), expected);
        prop_assert_eq!(is_prime_u128(number.into()), expected);
        if let Ok(number) = u32::try_from(number) {
            prop_assert_eq!(is_prime_u32(number), expected);
        }
    }

    /// The first primes after random numbers, and their products, of every size.
    #[test]
    fn primes_and_products_of_two(one in any::<u32>(), other in any::<u64>()) {
        let next = |from: u64| (from | 1..).step_by(2).find(|number| is_prime64(*number));
        let (Some(one), Some(other)) = (next(one.into()), next(other)) else { return Ok(()) };
        prop_assert!(is_prime_u64(one) && is_prime_u64(other));
        let product = u128::from(one) * u128::from(other);
        prop_assert!(!is_prime_u128(product));
        prop_assert!(!primality(&product.into()).is_prime());
        let square = Natural::from(u128::from(other) * u128::from(other));
        prop_assert!(!primality(&square).is_prime());
    }

    #[test]
    fn primality_of_large_numbers(bytes in prop::collection::vec(any::<u8>(), 8..=30)) {
        let start = BigUint::from_bytes_le(&bytes) | BigUint::from(1_u32);
        for step in 0..40_u32 {
            let number: BigUint = &start + 2 * step;
            let ours = primality(&Natural::new(number.clone()).unwrap());
            prop_assert_eq!(ours.is_prime(), is_prime(&number, None).probably(), "{}", number);
            if let Ok(small) = u128::try_from(&number) {
                prop_assert_eq!(is_prime_u128(small), ours.is_prime());
            }
            match ours {
                Primality::Prime(proof) => {
                    let proven = number < BigUint::from(PROVEN_BELOW);
                    prop_assert_eq!(proof, if proven { Proof::Proven } else { Proof::StrongTest });
                }
                Primality::Composite(Evidence::Divisor(divisor)) => prop_assert_eq!(number % divisor, BigUint::ZERO),
                _ => {}
            }
        }
    }

    #[test]
    fn digits_and_numbers(digits in prop::collection::vec(0..10_u8, 1..=77)) {
        let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        let expected: BigUint = text.parse().unwrap();
        match Natural::from_digits(&digits) {
            Some(number) => {
                prop_assert_eq!(number.as_big(), &expected);
                prop_assert_eq!(number.to_string(), expected.to_string());
                prop_assert_eq!(Natural::from_digits(&number.digits()), Some(number));
            }
            None => prop_assert!(expected.bits() > 256),
        }
    }

    #[test]
    fn products_and_powers(base in any::<u128>(), other in any::<u128>(), exponent in 0..40_u32, limit in any::<u128>(), wide in 0..120_u32) {
        let limit = BigUint::from(limit) << wide;
        let within = |number: BigUint| Some(number).filter(|number| *number <= limit);
        let cap = Natural::new(limit.clone()).unwrap();
        let (one, two) = (Natural::from(base), Natural::from(other));
        let product = one.times_within(&two, &cap).map(|product| big(&product));
        prop_assert_eq!(product, within(BigUint::from(base) * other));
        let small = Natural::from(base >> 100);
        let power = small.power_within(&Natural::from(u64::from(exponent)), &cap).map(|power| big(&power));
        prop_assert_eq!(power, within(BigUint::from(base >> 100).pow(exponent)));
    }

    #[test]
    fn factorisations_of_64_bits(number in prop_oneof![1..u64::MAX, 1..1_000_000_u64], slice in 1..5000_u64) {
        let expected: BTreeMap<BigUint, u32> =
            factorize64(number).into_iter().map(|(prime, times)| (prime.into(), times as u32)).collect();
        prop_assert_eq!(factors(&number.into(), slice), expected);
    }

    /// Above 64 and above 128 bits, of primes of up to 32 bits.
    #[test]
    fn factorisations_of_large_numbers(seeds in prop::collection::vec(3..u32::MAX >> 4, 1..8)) {
        let mut expected = BTreeMap::new();
        let mut product = BigUint::from(1_u32);
        for seed in seeds {
            let prime = (u64::from(seed) | 1..).step_by(2).find(|number| is_prime64(*number)).unwrap();
            product *= prime;
            *expected.entry(BigUint::from(prime)).or_insert(0) += 1;
        }
        let number = Natural::new(product).unwrap();
        prop_assert_eq!(factors(&number, 10_000), expected);
    }
}
