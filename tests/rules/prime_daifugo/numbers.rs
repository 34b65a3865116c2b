//! The numbers of `RULES.md` §4, "Numbers to test against", and the examples there.

use std::collections::BTreeSet;

use tefuda::cards::{Card, pack};
use tefuda::numbers::Natural;
use tefuda::rules::prime_daifugo::Options;
use tefuda::rules::prime_daifugo::plays::{Holding, PlayKind, Query, Ranks, Rows, Strongest, short_primes};

/// Four of each rank and so many jokers.
fn whole_pack(jokers: u8) -> Holding {
    Holding::new(pack(jokers), true)
}

fn distinct(jokers: u8, count: usize) -> BTreeSet<u32> {
    short_primes(&whole_pack(jokers), count).map(|prime| prime.number).collect()
}

#[test]
fn distinct_primes_of_1_to_4_cards() {
    for (jokers, expected) in [(0, [6, 38, 308, 2865]), (2, [6, 38, 338, 3330])] {
        for (count, expected) in (1..).zip(expected) {
            assert_eq!(distinct(jokers, count).len(), expected, "{count} cards, {jokers} jokers");
        }
    }
}

#[test]
fn largest_primes() {
    for jokers in [0, 2] {
        for (count, expected) in (1..).zip([13, 1213, 131_311, 13_111_211]) {
            assert_eq!(distinct(jokers, count).last(), Some(&expected));
            let strongest = Strongest::new(&whole_pack(jokers), count, None, false).finish();
            assert_eq!(strongest.map(|ranks| ranks.number()), Some(Natural::from(u64::from(expected))));
        }
    }
}

/// The plays of four cards that beat 1729 in a revolution.
#[test]
fn prime_replies_to_1729() {
    let replies = |jokers| {
        let all = Query::leading(&pack(jokers), &Options::default());
        let query = Query { composites: Rows::None, ..all.following(4, Natural::from(1729_u64), true) };
        let primes = query.plays().filter(|play| play.kind == PlayKind::Prime);
        primes.map(|play| play.field.number().to_u64().unwrap()).collect::<BTreeSet<_>>()
    };
    let without: Vec<u64> = replies(0).into_iter().rev().collect();
    assert_eq!(without.len(), 74);
    assert_eq!(without[..6], [1723, 1721, 1699, 1697, 1693, 1669]);
    assert_eq!(without.last(), Some(&1117));
    let with = replies(2);
    assert_eq!(with.len(), 101);
    assert_eq!(with.first(), Some(&1009));
    assert!(with.contains(&1709) && !without.contains(&1709));
}

/// Cards of these ranks, of whatever suits.
fn hand_of(ranks: &str) -> Vec<Card> {
    let mut hand = Vec::new();
    for rank in ranks.split(' ') {
        let all = ["S", "H", "D", "C"].map(|suit| format!("{suit}{rank}").parse().unwrap());
        hand.push(all.into_iter().find(|card| !hand.contains(card)).unwrap());
    }
    hand
}

/// Composites too: 1728 = 2⁶ × 3³ beats 1729 in a revolution, and 1731 = 3 × 577 without one.
#[test]
fn composite_replies_to_1729() {
    let replies = |ranks: &str, revolution| {
        let hand = hand_of(ranks);
        let query = Query::leading(&hand, &Options::default()).following(4, Natural::from(1729_u64), revolution);
        let composites = query.plays().filter(|play| play.kind == PlayKind::Composite);
        composites.map(|play| play.field.number().to_u64().unwrap()).collect::<BTreeSet<_>>()
    };
    let (smaller, larger) = ("A 7 2 8 2 6 3 3", "A 7 3 A 3 5 7 7");
    assert!(replies(smaller, true).contains(&1728) && !replies(smaller, false).contains(&1728));
    assert!(replies(larger, false).contains(&1731) && !replies(larger, true).contains(&1731));
}

#[test]
fn smallest_primes_that_cannot_be_formed() {
    for (jokers, expected) in [(0, 307), (1, 2003), (2, 40009)] {
        let formed: BTreeSet<u32> = (1..=5).flat_map(|count| distinct(jokers, count)).collect();
        let missing =
            (2..).find(|number| num_prime::nt_funcs::is_prime64(*number) && !formed.contains(&(*number as u32)));
        assert_eq!(missing, Some(expected), "{jokers} jokers");
    }
}

fn ranks(names: &str) -> Ranks {
    Ranks::new(&names.split(' ').map(|name| Ranks::rank_of_letter(name.parse().unwrap()).unwrap()).collect::<Vec<_>>())
        .unwrap()
}

#[test]
fn numbers_are_the_digits_of_the_cards() {
    let cases = [
        ("A", "1"),
        ("6 Q A", "6121"),
        ("Q A", "121"),
        ("K 3 A", "1331"),
        ("T 2 4", "1024"),
        ("J 7", "117"),
        ("A 0 A", "101"),
        ("9 A", "91"),
        ("K K K K Q Q", "131313131212"),
        ("K K K K Q Q Q Q J J J", "1313131312121212111111"),
    ];
    for (names, expected) in cases {
        let sequence = ranks(names);
        assert_eq!(sequence.number().to_string(), expected);
        assert_eq!(sequence.to_string(), names);
    }
}

/// 113 is two cards (A K or J 3) or three (A A 3), each a play of its own.
#[test]
fn one_number_may_be_several_plays() {
    let plays = |count| {
        let primes = short_primes(&whole_pack(0), count).filter(|prime| prime.number == 113);
        primes.map(move |prime| prime.ranks(count).to_string()).collect::<BTreeSet<_>>()
    };
    assert_eq!(plays(2), BTreeSet::from(["A K".to_owned(), "J 3".to_owned()]));
    assert_eq!(plays(3), BTreeSet::from(["A A 3".to_owned()]));
}

/// The factor rows of a number, given the other cards of the hand.
fn rows(field: &str, others: &str) -> BTreeSet<String> {
    let hand = hand_of(&format!("{field} {others}"));
    let count = field.split(' ').count();
    let query = Query { counts: count..=count, ..Query::leading(&hand, &Options::default()) };
    let plays = query.plays().filter(|play| play.kind == PlayKind::Composite && play.field == ranks(field));
    let rows = plays.map(|play| {
        let factors = play.factors.iter().map(|factor| match &factor.exponent {
            Some(exponent) => format!("{}^{}", factor.base, exponent),
            None => factor.base.to_string(),
        });
        let row = factors.collect::<Vec<_>>().join(" · ");
        format!("{} cards: {row}", play.cards())
    });
    rows.collect()
}

#[test]
fn the_examples_of_factor_rows() {
    let found = |field, others, expected: &str| {
        let rows = rows(field, others);
        assert!(rows.contains(expected), "{field}: {rows:?}");
    };
    // 24 declared 2·2·3 (as a power) costs 5 cards, 2·2·2·3 costs 6.
    found("2 4", "2 3 3", "5 cards: 2^3 · 3");
    found("2 4", "2 2 2 3", "6 cards: 2 · 2 · 2 · 3");
    found("Q A", "J 2", "4 cards: J^2");
    found("K 3 A", "J 3", "5 cards: J^3");
    found("T 2 4", "2 T", "5 cards: 2^T");
    found("J 7", "3 2 K", "5 cards: 3^2 · K");
    found("A 7 2 8", "2 6 3 3", "8 cards: 2^6 · 3^3");
    found("5 7", "3 A 9", "5 cards: 3 · A 9");
    found("A 7 2 9", "7 K A 9", "8 cards: 7 · K · A 9");
    // The same row in another order is the same row.
    assert_eq!(rows("4", "2 2 2"), BTreeSet::from(["3 cards: 2^2".to_owned(), "3 cards: 2 · 2".to_owned()]));
    assert_eq!(rows("6", "3 2 2 3"), BTreeSet::from(["3 cards: 2 · 3".to_owned()]));
    assert_eq!(rows("4 9", "7 2"), BTreeSet::from(["4 cards: 7^2".to_owned()]));
    // 8192 is 2 to the power of 13, which is K or A 3; or of 6 and 7, of 9 and 4 and so on.
    let expected = ["7 cards: 2^A 3", "6 cards: 2^K", "8 cards: 2^9 · 2^4"].map(str::to_owned);
    assert_eq!(rows("8 A 9 2", "2 2 A 3 K 9 4"), BTreeSet::from(expected));
}
