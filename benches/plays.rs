//! How fast the plays of a hand of Prime Daifugo are found: `cargo bench --no-default-features --bench plays`.
//!
//! Every row is measured on 200 hands of the deals 0–199, each several times, of which the shortest counts: what the machine
//! does besides is no property of the code. What is done sooner than the clock can tell is done several times in a row.
//! Printed are the median and the 99th percentile of the hands, and how many plays were found, so that a faster search that
//! finds less is noticed. The last rows set the search against the original's method.

#![expect(clippy::print_stdout, reason = "the table is what a bench is run for")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use tefuda::cards::{Card, Generator, pack};
use tefuda::rules::prime_daifugo::Options;
use tefuda::rules::prime_daifugo::plays::{Holding, Query, Rows, ShortPrime, Strongest, short_primes};

const HANDS: u64 = 200;
const HAND_SIZE: usize = 11;

/// How often each hand is measured.
const REPEATS: usize = 5;

/// What takes less is repeated.
const LONG_ENOUGH: Duration = Duration::from_micros(100);

/// One line of the table.
struct Row {
    work: &'static str,
    /// In milliseconds.
    median_target: f64,
    p99_target: f64,
}

fn main() {
    // Cargo says so when it measures; a test run only has to see that this builds.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let plain = hands(0, 0);
    let mixed = hands(2, 0);
    let jokers = hands(0, 2);
    warm_up();
    println!(
        "{:58} {:>10} {:>10} {:>10} {:>10}  ",
        "work, 200 hands of 11 cards", "median", "p99", "plays", "per hand"
    );
    let short = Row { work: "all primes of 1–4 cards, no jokers", median_target: 0.05, p99_target: 0.2 };
    let ours = report(&short, &plain, |hand| primes(hand, 1..=4));
    let row = Row { work: "all primes of 1–4 cards, two jokers", median_target: 0.3, p99_target: 1.0 };
    report(&row, &jokers, |hand| primes(hand, 1..=4));
    let row = Row { work: "all primes of 1–5 cards, two jokers", median_target: 2.0, p99_target: 8.0 };
    report(&row, &jokers, |hand| primes(hand, 1..=5));
    for (work, hands) in [
        ("a prime of all 11 cards, no jokers", &plain),
        ("a prime of all 11 cards, the pack with jokers", &mixed),
        ("a prime of all 11 cards, two jokers", &jokers),
    ] {
        report(&Row { work, median_target: 5.0, p99_target: 50.0 }, hands, whole_hand);
    }
    for (work, hands) in [
        ("the largest prime of each count 1–11, no jokers", &plain),
        ("the largest prime of each count 1–11, the pack with jokers", &mixed),
        ("the largest prime of each count 1–11, two jokers", &jokers),
    ] {
        report(&Row { work, median_target: 20.0, p99_target: 100.0 }, hands, largest_of_each_count);
    }
    let row = Row { work: "composites: field of 1–3 cards, no jokers", median_target: 10.0, p99_target: 40.0 };
    report(&row, &plain, |hand| composites(hand, 1..=3));
    println!("\nfor comparison");
    let free = |work| Row { work, median_target: f64::INFINITY, p99_target: f64::INFINITY };
    report(&free("composites: field of 4 cards, no jokers"), &plain, |hand| composites(hand, 4..=4));
    report(&free("composites: field of 1–3 cards, two jokers"), &jokers, |hand| composites(hand, 1..=3));
    report(&free("the same primes of 1–4 cards, no jokers, as whole plays"), &plain, whole_plays);
    let theirs = report(&free("the original's method: the same primes"), &plain, original::primes);
    println!("\nthe original's method takes {:.0} times as long (median; wanted: 1000)", theirs / ours);
}

/// The tables are built once in a program; how long that takes is told by itself.
fn warm_up() {
    let empty = Holding::new([], true);
    for count in 1..=5 {
        let start = Instant::now();
        black_box(short_primes(&empty, count).count());
        println!("building the table of {count} cards: {:.1} ms", milliseconds(start.elapsed()));
    }
    println!();
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Hands from a pack with so many jokers, and so many jokers in the hand besides.
fn hands(jokers_in_pack: u8, jokers_in_hand: usize) -> Vec<Vec<Card>> {
    let hand = |deal| {
        let mut cards = pack(jokers_in_pack);
        Generator::new(deal).shuffle(&mut cards);
        cards.truncate(HAND_SIZE - jokers_in_hand);
        cards.extend(pack(2).into_iter().filter(|card| card.is_joker()).take(jokers_in_hand));
        cards
    };
    (0..HANDS).map(hand).collect()
}

/// Measures, prints, and returns the median in milliseconds.
fn report(row: &Row, hands: &[Vec<Card>], mut work: impl FnMut(&[Card]) -> usize) -> f64 {
    let mut plays = 0;
    let measure = |hand: &Vec<Card>| {
        let mut time = |times: u32| {
            let start = Instant::now();
            let found = (0..times).map(|_| black_box(work(black_box(hand)))).last();
            (start.elapsed() / times, found.unwrap_or(0))
        };
        let (first, found) = time(1);
        plays += found;
        let times = (LONG_ENOUGH.as_nanos() / first.as_nanos().max(1)).clamp(1, 1000) as u32;
        let shortest = (1..REPEATS).map(|_| time(times).0).fold(first, Duration::min);
        milliseconds(shortest)
    };
    let mut times: Vec<f64> = hands.iter().map(measure).collect();
    times.sort_by(f64::total_cmp);
    let (median, p99) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    let verdict = match (median <= row.median_target, p99 <= row.p99_target) {
        _ if row.median_target == f64::INFINITY => String::new(),
        (true, true) => format!("met (≤ {} ms, ≤ {} ms)", row.median_target, row.p99_target),
        _ => format!("MISSED (≤ {} ms, ≤ {} ms)", row.median_target, row.p99_target),
    };
    let per_hand = plays as f64 / hands.len() as f64;
    println!("{:58} {median:>7.4} ms {p99:>7.4} ms {plays:>10} {per_hand:>10.1}  {verdict}", row.work);
    median
}

fn holding(hand: &[Card]) -> Holding {
    Holding::new(hand.iter().copied(), true)
}

fn primes(hand: &[Card], counts: std::ops::RangeInclusive<usize>) -> usize {
    let holding = holding(hand);
    let add = |(plays, sum), prime: ShortPrime| (plays + 1, u64::wrapping_add(sum, prime.number.into()));
    let (plays, sum) = counts.fold((0, 0), |sums, count| short_primes(&holding, count).fold(sums, add));
    black_box(sum);
    plays
}

fn whole_plays(hand: &[Card]) -> usize {
    let all = Query::leading(hand, &Options::default());
    Query { counts: 1..=4, composites: Rows::None, cut: false, reversal: false, infinity: false, ..all }.plays().count()
}

fn whole_hand(hand: &[Card]) -> usize {
    usize::from(Strongest::new(&holding(hand), hand.len(), None, false).finish().is_some())
}

fn largest_of_each_count(hand: &[Card]) -> usize {
    let holding = holding(hand);
    (1..=hand.len()).filter_map(|count| Strongest::new(&holding, count, None, false).finish()).count()
}

fn composites(hand: &[Card], counts: std::ops::RangeInclusive<usize>) -> usize {
    let all = Query::leading(hand, &Options::default());
    Query { counts, primes: false, cut: false, reversal: false, infinity: false, ..all }.plays().count()
}

/// The original's way to find the primes (`RULES.md` §6): every order of up to four cards of the hand, each tried by division.
mod original {
    use super::Card;

    /// How many orders of 1–4 cards form a prime.
    pub fn primes(hand: &[Card]) -> usize {
        (1..=4).map(|count| lay(hand, &mut vec![false; hand.len()], 0, count)).sum()
    }

    fn lay(hand: &[Card], laid: &mut [bool], number: u64, left: usize) -> usize {
        if left == 0 {
            return usize::from(is_prime(number));
        }
        let mut found = 0;
        for place in 0..hand.len() {
            if !laid[place] {
                laid[place] = true;
                let value = u64::from(hand[place].number.get());
                let longer = number * if value >= 10 { 100 } else { 10 } + value;
                found += lay(hand, laid, longer, left - 1);
                laid[place] = false;
            }
        }
        found
    }

    fn is_prime(number: u64) -> bool {
        let mut divisor = 2;
        while divisor * divisor <= number {
            if number.is_multiple_of(divisor) {
                return false;
            }
            divisor += 1;
        }
        number > 1
    }
}
