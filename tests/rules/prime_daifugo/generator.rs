//! The plays of a hand against brute force: on random small hands every order of every choice of cards, with each joker as
//! every value, tried by a library.

use std::collections::{BTreeMap, BTreeSet};

use num_prime::nt_funcs::is_prime64;
use proptest::prelude::*;
use tefuda::cards::{Card, Generator, pack};
use tefuda::numbers::Natural;
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::plays::{Play, PlayKind, Preparation, Query, Rows, Step, Strongest};
use tefuda::rules::prime_daifugo::{Options, PrimeDaifugo};

/// Ranks, 0–13.
type Sequence = Vec<u8>;

/// A play as brute force finds it: the field, and the factor row with its factors in ascending order.
type Found = (Sequence, Vec<(Sequence, Sequence)>);

fn hand(seed: u64, size: usize, jokers: u8) -> Vec<Card> {
    let mut cards = pack(0);
    Generator::new(seed).shuffle(&mut cards);
    cards.truncate(size - usize::from(jokers));
    cards.extend(pack(jokers).into_iter().filter(|card| card.is_joker()));
    cards
}

/// Brute force: what can be laid with these cards.
#[derive(Clone)]
struct Cards {
    counts: BTreeMap<u8, usize>,
    jokers: usize,
    zero: bool,
}

impl Cards {
    fn new(hand: &[Card], zero: bool) -> Self {
        let mut counts = BTreeMap::new();
        let plain = hand.iter().filter(|card| !card.is_joker());
        plain.for_each(|card| *counts.entry(card.number.get()).or_insert(0) += 1);
        Self { counts, jokers: hand.iter().filter(|card| card.is_joker()).count(), zero }
    }

    fn without(&self, rank: u8) -> Option<Self> {
        let mut left = self.clone();
        match left.counts.get_mut(&rank) {
            Some(count) if *count > 0 => *count -= 1,
            _ if left.jokers > 0 && (rank > 0 || self.zero) => left.jokers -= 1,
            _ => return None,
        }
        Some(left)
    }

    /// All numbers of 1 to `most` cards that do not begin with 0, with what they leave.
    fn numbers(&self, most: usize) -> Vec<(Sequence, Self)> {
        let mut all: Vec<(Sequence, Self)> = Vec::new();
        let mut last = vec![(Vec::new(), self.clone())];
        for _ in 0..most {
            let longer = last.iter().flat_map(|(ranks, left)| {
                let next = (0..=13).filter(|rank| *rank > 0 || !ranks.is_empty());
                next.filter_map(move |rank| Some(([&ranks[..], &[rank]].concat(), left.without(rank)?)))
            });
            last = longer.collect();
            all.extend(last.iter().cloned());
        }
        all
    }

    /// All factor rows with this product, their factors in ascending order.
    fn rows(&self, product: u64, exponents: bool) -> BTreeSet<Vec<(Sequence, Sequence)>> {
        if product == 1 {
            return BTreeSet::from([Vec::new()]);
        }
        let mut rows = BTreeSet::new();
        for (base, left) in self.numbers(5) {
            let value = value(&base);
            if value > product || !is_prime64(value) || !product.is_multiple_of(value) {
                continue;
            }
            let powers = if exponents { left.numbers(3) } else { Vec::new() };
            for (exponent, left) in [(Vec::new(), left.clone())].into_iter().chain(powers) {
                let times = if exponent.is_empty() { Some(1) } else { u32::try_from(self::value(&exponent)).ok() };
                let power =
                    times.filter(|times| exponent.is_empty() || *times >= 2).and_then(|times| value.checked_pow(times));
                let Some(rest) = power.filter(|power| product.is_multiple_of(*power)).map(|power| product / power)
                else {
                    continue;
                };
                for mut row in left.rows(rest, exponents) {
                    row.push((base.clone(), exponent.clone()));
                    row.sort();
                    rows.insert(row);
                }
            }
        }
        rows
    }
}

fn value(ranks: &[u8]) -> u64 {
    ranks.iter().fold(0, |number, rank| number * if *rank >= 10 { 100 } else { 10 } + u64::from(*rank))
}

/// What the search is asked for.
#[derive(Clone, Debug)]
struct Question {
    field: Option<(usize, u64)>,
    revolution: bool,
    cap: Option<usize>,
    zero: bool,
    composites: bool,
    exponents: bool,
}

impl Question {
    fn options(&self) -> Options {
        let overrides = serde_json::json!({ "joker-zero": self.zero, "composites": self.composites,
            "exponents": self.exponents, "cap": self.cap });
        PrimeDaifugo::options_from("standard", overrides.as_object().unwrap()).unwrap()
    }

    fn ask(&self, hand: &[Card]) -> Query {
        let query = Query::leading(hand, &self.options());
        match self.field {
            Some((count, number)) => query.following(count, Natural::from(number), self.revolution),
            None => query,
        }
    }

    fn allows(&self, ranks: &[u8]) -> bool {
        let beats = |(count, number): (usize, u64)| {
            let stronger = if self.revolution { value(ranks) < number } else { value(ranks) > number };
            ranks.len() == count && stronger
        };
        self.cap.is_none_or(|cap| ranks.len() <= cap) && self.field.is_none_or(beats)
    }

    fn brute_force(&self, hand: &[Card]) -> BTreeSet<Found> {
        let mut found = BTreeSet::new();
        for (field, left) in Cards::new(hand, self.zero).numbers(hand.len()) {
            // A joker alone is ∞, whatever it is declared to be.
            let is_lone_joker =
                field.len() == 1 && hand.iter().all(|card| card.is_joker() || card.number.get() != field[0]);
            if !self.allows(&field) || is_lone_joker {
                continue;
            }
            let number = value(&field);
            if is_prime64(number) || matches!(&field[..], [5, 7] | [1, 7, 2, 9]) {
                found.insert((field.clone(), Vec::new()));
            }
            if self.composites && number > 1 && !is_prime64(number) {
                found.extend(left.rows(number, self.exponents).into_iter().map(|row| (field.clone(), row)));
            }
        }
        found
    }
}

fn as_found(play: &Play) -> Found {
    let mut row: Vec<(Sequence, Sequence)> = play
        .factors
        .iter()
        .map(|factor| {
            let exponent = factor.exponent.map_or(Vec::new(), |exponent| exponent.as_slice().to_vec());
            (factor.base.as_slice().to_vec(), exponent)
        })
        .collect();
    row.sort();
    (play.field.as_slice().to_vec(), row)
}

fn any_question() -> impl Strategy<Value = Question> {
    let field = proptest::option::of((1..4_usize, prop_oneof![1..20_u64, 10..2000_u64, 1000..200_000_u64]));
    (field, any::<bool>(), proptest::option::of(1..5_usize), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(field, revolution, cap, zero, composites, exponents)| Question {
            field,
            revolution,
            cap,
            zero,
            composites,
            exponents,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_plays_are_those_of_brute_force(
        seed in any::<u64>(), (size, jokers) in prop_oneof![(2..7_usize, Just(0_u8)), (2..5_usize, Just(1)), (2..4_usize, Just(2))],
        question in any_question()
    ) {
        let hand = hand(seed, size, jokers);
        let plays: Vec<Play> = question.ask(&hand).plays().collect();
        let infinite = plays.iter().filter(|play| play.kind == PlayKind::Infinity).count();
        prop_assert_eq!(infinite, usize::from(jokers > 0 && question.field.is_none_or(|(count, _)| count == 1)));
        let rest: Vec<&Play> = plays.iter().filter(|play| play.kind != PlayKind::Infinity).collect();
        let found: BTreeSet<Found> = rest.iter().map(|play| as_found(play)).collect();
        prop_assert_eq!(found.len(), rest.len(), "a play was found twice");
        prop_assert_eq!(found, question.brute_force(&hand));
        // Whoever leads may lay each of them, and none is wrong.
        let position = serde_json::json!({ "hands": [hand, [other_card(&hand)]] });
        let position = serde_json::from_value(position).unwrap();
        let game = PrimeDaifugo::from_position(&question.options(), 2, &position).unwrap();
        for play in &plays {
            let action = play.action(&hand).unwrap();
            let events = game.clone().apply(0, &action).unwrap();
            prop_assert!(serde_json::to_value(&events[0]).unwrap().get("played").is_some(), "{:?}", play);
        }
    }

    #[test]
    fn the_strongest_prime_is_that_of_brute_force(
        seed in any::<u64>(), (size, jokers) in prop_oneof![(1..8_usize, Just(0_u8)), (2..5_usize, Just(1)), (2..5_usize, Just(2))],
        count in 1..8_usize, revolution in any::<bool>(), bound in proptest::option::of(any::<u32>()), zero in any::<bool>()
    ) {
        let hand = hand(seed, size, jokers);
        let bound = bound.map(|bound| u64::from(bound) % 10_u64.pow(count as u32 + 1));
        let cards = if count == 1 { Cards { jokers: 0, ..Cards::new(&hand, zero) } } else { Cards::new(&hand, zero) };
        let numbers = cards.numbers(count).into_iter().filter(|(ranks, _)| ranks.len() == count).map(|(ranks, _)| value(&ranks));
        let primes = numbers.filter(|number| is_prime64(*number));
        let primes = primes.filter(|number| bound.is_none_or(|bound| if revolution { *number < bound } else { *number > bound }));
        let expected = if revolution { primes.min() } else { primes.max() };
        let holding = Query::leading(&hand, &Options { joker_zero: zero, ..Options::default() }).holding;
        let found = Strongest::new(&holding, count, bound.map(Natural::from).as_ref(), revolution).finish();
        prop_assert_eq!(found.and_then(|ranks| ranks.number().to_u64()), expected);
    }

    #[test]
    fn a_search_that_pauses_finds_the_same(seed in any::<u64>(), work in 1..500_u64, size in 2..8_usize) {
        let hand = hand(seed, size, 0);
        let query = Query::leading(&hand, &Options::default());
        let all: Vec<Play> = query.clone().plays().collect();
        let mut plays = query.plays();
        let (mut paused, mut pieces) = (Vec::new(), 0_usize);
        loop {
            let mut left = work;
            match plays.advance(&mut left) {
                Step::Found(play) => paused.push(play),
                Step::Paused => pieces += 1,
                Step::Finished => break,
            }
            prop_assert!(pieces < 1_000_000);
        }
        prop_assert_eq!(paused, all);
    }
}

fn other_card(hand: &[Card]) -> Card {
    pack(0).into_iter().find(|card| !hand.contains(card)).unwrap()
}

/// Numbers of six to eight cards are searched for, not looked up.
#[test]
fn long_primes_are_all_found() {
    for seed in 0..6 {
        let hand = hand(seed, 7, 0);
        let query = Query { composites: Rows::None, counts: 6..=7, ..Query::leading(&hand, &Options::default()) };
        let found: BTreeSet<Sequence> = query.plays().map(|play| play.field.as_slice().to_vec()).collect();
        let numbers = Cards::new(&hand, true).numbers(7).into_iter().map(|(ranks, _)| ranks);
        let expected: BTreeSet<Sequence> =
            numbers.filter(|ranks| ranks.len() >= 6 && is_prime64(value(ranks))).collect();
        assert_eq!(found, expected, "{hand:?}");
    }
}

/// A search that is cut off does no more than it was allowed, also where it would never end.
#[test]
fn a_hopeless_search_can_be_cut_off() {
    let whole = pack(2);
    let query = Query { counts: 40..=40, ..Query::leading(&whole, &Options::default()) };
    let mut plays = query.following(40, Natural::from_digits(&[9; 72]).unwrap(), false).plays();
    let mut work = 10_000;
    assert_eq!(plays.advance(&mut work), Step::Finished, "no 40 cards form more than 72 nines");
    let query = Query { counts: 30..=30, primes: false, ..Query::leading(&whole, &Options::default()) };
    let mut plays = query.plays();
    for _ in 0..3 {
        let mut work = 200;
        assert_ne!(plays.advance(&mut work), Step::Finished);
    }
}

#[test]
fn the_tables_can_be_built_in_pieces() {
    let mut preparation = Preparation::new();
    let mut pieces = 0;
    while !preparation.advance(100) {
        pieces += 1;
        assert!(pieces < 1000);
    }
    assert!(pieces > 10);
    assert!(preparation.advance(100));
}
