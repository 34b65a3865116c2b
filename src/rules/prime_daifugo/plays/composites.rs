use std::sync::OnceLock;

use super::sequences::{Sequences, Step, Wanted};
use super::{Holding, PlayFactor, Ranks};
use crate::numbers::{Factorisation, Natural, is_prime_u64};

/// The composite plays with one number of field cards.
#[derive(Clone, Debug)]
pub(super) struct Composites {
    sequences: Sequences,
    exponents: bool,
    /// Only rows of so many cards.
    row_cards: Option<usize>,
    /// How many jokers may not be in the field but in its row.
    only_for_rows: u8,
    field: Ranks,
    rows: Vec<Vec<PlayFactor>>,
    /// Whether a field was left out because it could not be taken apart with bearable work.
    is_incomplete: bool,
}

/// The work that taking one number apart counts as, in ranks tried.
const FACTOR_WORK: u64 = 16;

/// How far a number above 2⁶⁴ is taken apart, in rounds of Pollard's rho.
const ROUNDS: u64 = 1 << 13;

/// The work that so many rounds count as, for numbers below 2⁶⁴ and for larger ones.
const ROUNDS_WORK: u64 = ROUNDS;
const LARGE_ROUNDS_WORK: u64 = 4 * ROUNDS;

impl Composites {
    pub(super) fn new(holding: &Holding, wanted: Wanted, exponents: bool, row_cards: Option<usize>) -> Self {
        // The shortest row is a base with its exponent, or two bases.
        let is_possible = holding.len() >= wanted.count + row_cards.unwrap_or(2).max(2);
        let wanted = Wanted { count: if is_possible { wanted.count } else { 0 }, ..wanted };
        let for_field = holding.for_field(wanted.count);
        let only_for_rows = holding.jokers() - for_field.jokers();
        let sequences = Sequences::new(&for_field, wanted);
        let (field, rows) = (Ranks::EMPTY, Vec::new());
        Self { sequences, exponents, row_cards, only_for_rows, field, rows, is_incomplete: false }
    }

    pub(super) const fn is_incomplete(&self) -> bool {
        self.is_incomplete
    }

    pub(super) fn advance(&mut self, work: &mut u64) -> Step<(Ranks, Vec<PlayFactor>)> {
        loop {
            if let Some(row) = self.rows.pop() {
                return Step::Found((self.field, row));
            }
            match self.sequences.advance(work) {
                Step::Found(()) => {}
                Step::Paused => return Step::Paused,
                Step::Finished => return Step::Finished,
            }
            *work = work.saturating_sub(FACTOR_WORK);
            self.field = *self.sequences.ranks();
            let left = *self.sequences.left();
            let left = left.with_jokers(left.jokers() + self.only_for_rows);
            match prime_factors(&self.field, &left, work) {
                Factors::Formed(primes) => {
                    let mut rows = Rows::new(primes, left, self.exponents, self.row_cards);
                    rows.choose(0, None);
                    // The last is given out first.
                    rows.found.reverse();
                    self.rows = rows.found;
                }
                Factors::None => {}
                Factors::Unknown => self.is_incomplete = true,
            }
        }
    }
}

/// What a number is made of.
enum Factors {
    /// At least two primes, counted with their multiplicity, each of which can be formed.
    Formed(Vec<PrimeFactor>),
    /// It is prime or 1, or has a prime factor that cannot be formed.
    None,
    /// It could not be found out.
    Unknown,
}

/// A prime factor with the ways to form it.
struct PrimeFactor {
    ways: Vec<Ranks>,
    times: u32,
}

/// The primes that are tried as divisors: enough for the numbers of four cards.
fn small_primes() -> &'static [u32] {
    const BELOW: usize = 3624;
    static PRIMES: OnceLock<Vec<u32>> = OnceLock::new();
    PRIMES.get_or_init(|| {
        let mut is_composite = vec![false; BELOW];
        let mut primes = Vec::new();
        for candidate in 2..BELOW {
            if !is_composite[candidate] {
                primes.push(candidate as u32);
                (candidate * candidate..BELOW).step_by(candidate).for_each(|multiple| is_composite[multiple] = true);
            }
        }
        primes
    })
}

/// After so many primes have been tried it is asked whether what is left is prime.
const TRIED_FIRST: usize = 15;

/// Takes a number apart; what that costs beyond [`FACTOR_WORK`] is taken from `work`.
fn prime_factors(field: &Ranks, left: &Holding, work: &mut u64) -> Factors {
    match field.number_u64() {
        Some(number) => prime_factors_u64(number, left, work),
        None => prime_factors_large(&field.number(), left, work),
    }
}

fn prime_factors_u64(number: u64, left: &Holding, work: &mut u64) -> Factors {
    let mut rest = number;
    let mut found = Vec::new();
    for (place, prime) in small_primes().iter().enumerate() {
        let prime = u64::from(*prime);
        if prime * prime > rest || (place == TRIED_FIRST && is_prime_u64(rest)) {
            return with_last(rest, found, left);
        }
        let mut times = 0;
        while let Some(quotient) = divided(rest, prime) {
            rest = quotient;
            times += 1;
        }
        if times > 0 {
            match ways_to_form(&Natural::from(prime).digits(), left) {
                ways if ways.is_empty() => return Factors::None,
                ways => found.push(PrimeFactor { ways, times }),
            }
        }
    }
    if is_prime_u64(rest) {
        return with_last(rest, found, left);
    }
    // At least two primes above those tried, so no more than √2⁶⁴ = 2³² is to be found: a millisecond at the worst.
    let mut factorisation = Factorisation::new(&rest.into());
    while !factorisation.advance(ROUNDS) {
        *work = work.saturating_sub(ROUNDS_WORK);
    }
    with_all(&factorisation, found, left)
}

#[inline]
fn divided(number: u64, divisor: u64) -> Option<u64> {
    // Half as many bits are divided several times as fast.
    match (u32::try_from(number), divisor as u32) {
        (Ok(number), divisor) => number.is_multiple_of(divisor).then(|| u64::from(number / divisor)),
        _ => number.is_multiple_of(divisor).then(|| number / divisor),
    }
}

/// The rest is 1 or prime.
fn with_last(rest: u64, mut found: Vec<PrimeFactor>, left: &Holding) -> Factors {
    if rest > 1 {
        match ways_to_form(&Natural::from(rest).digits(), left) {
            ways if ways.is_empty() => return Factors::None,
            ways => found.push(PrimeFactor { ways, times: 1 }),
        }
    }
    if found.iter().map(|factor| factor.times).sum::<u32>() >= 2 { Factors::Formed(found) } else { Factors::None }
}

fn with_all(factorisation: &Factorisation, mut found: Vec<PrimeFactor>, left: &Holding) -> Factors {
    for (prime, times, _) in factorisation.primes() {
        match ways_to_form(&prime.digits(), left) {
            ways if ways.is_empty() => return Factors::None,
            ways => found.push(PrimeFactor { ways, times }),
        }
    }
    with_last(1, found, left)
}

fn prime_factors_large(number: &Natural, left: &Holding, work: &mut u64) -> Factors {
    let mut factorisation = Factorisation::new(number);
    let all_formed = |factorisation: &Factorisation| {
        factorisation.primes().all(|(prime, _, _)| !ways_to_form(&prime.digits(), left).is_empty())
    };
    // What divides it for certain but cannot be formed spares the rest of the work.
    if !all_formed(&factorisation) {
        return Factors::None;
    }
    let mut go_on = |factorisation: &mut Factorisation| {
        *work = work.saturating_sub(LARGE_ROUNDS_WORK);
        factorisation.advance(ROUNDS)
    };
    go_on(&mut factorisation);
    while !factorisation.is_complete() {
        let before = factorisation.primes().count() + factorisation.composites().len();
        go_on(&mut factorisation);
        if factorisation.primes().count() + factorisation.composites().len() == before {
            return if all_formed(&factorisation) { Factors::Unknown } else { Factors::None };
        }
    }
    with_all(&factorisation, Vec::new(), left)
}

/// The ways to form a number of the cards that are there, shorter ones last.
fn ways_to_form(digits: &[u8], left: &Holding) -> Vec<Ranks> {
    fn extend(digits: &[u8], left: &mut Holding, ranks: &mut Ranks, ways: &mut Vec<Ranks>) {
        let Some(first) = digits.first() else { return ways.push(*ranks) };
        let second = digits.get(1).filter(|second| *first == 1 && **second <= 3);
        for (rank, length) in [(*first, 1)].into_iter().chain(second.map(|second| (10 + second, 2))) {
            if let Some(was_joker) = left.take(rank) {
                ranks.push(rank);
                extend(&digits[length..], left, ranks, ways);
                ranks.pop();
                left.give_back(rank, was_joker);
            }
        }
    }
    let mut ways = Vec::new();
    // More digits than two for each card cannot be formed.
    if digits.len() <= 2 * left.len().min(Ranks::MOST) {
        extend(digits, &mut left.clone(), &mut Ranks::EMPTY.clone(), &mut ways);
    }
    ways
}

/// The search for the factor rows of a number: each way to write every p^n as a product of powers of p, and each way to form
/// it. The primes ascend, the exponents of one prime descend; the same power twice is formed in a fixed order, so that no row
/// is found twice.
struct Rows {
    primes: Vec<PrimeFactor>,
    /// For each prime how often it is still to be laid.
    times: Vec<u32>,
    left: Holding,
    exponents: bool,
    row_cards: Option<usize>,
    /// How many cards there are before the first factor is laid.
    cards_before: usize,
    row: Vec<PlayFactor>,
    found: Vec<Vec<PlayFactor>>,
}

/// A power that has just been laid, with the way its base was formed and the exponent.
#[derive(Clone, Copy)]
struct Laid {
    power: u32,
    way: usize,
    exponent: Option<Ranks>,
}

impl Laid {
    /// Whether `next` may follow: the same power is formed in the order of its ways.
    fn allows(&self, next: &Self) -> bool {
        let way = |laid: &Self| (laid.way, laid.exponent.map(|exponent| exponent.as_slice().to_vec()));
        self.power > next.power || way(self) <= way(next)
    }
}

impl Rows {
    fn new(primes: Vec<PrimeFactor>, left: Holding, exponents: bool, row_cards: Option<usize>) -> Self {
        let times = primes.iter().map(|prime| prime.times).collect();
        let cards_before = left.len();
        Self { primes, times, left, exponents, row_cards, cards_before, row: Vec::new(), found: Vec::new() }
    }

    /// Lays the next power of the prime at `place`; `before` is the power of the same prime laid before.
    fn choose(&mut self, place: usize, before: Option<Laid>) {
        let Some(times) = self.times.get(place).copied() else {
            let cards = self.cards_before - self.left.len();
            if self.row_cards.is_none_or(|wanted| wanted == cards) {
                self.found.push(self.row.clone());
            }
            return;
        };
        if times == 0 {
            return self.choose(place + 1, None);
        }
        let most = if self.exponents { before.map_or(times, |before| before.power.min(times)) } else { 1 };
        for power in (1..=most).rev() {
            for way in 0..self.primes[place].ways.len() {
                self.lay_base(place, power, way, before);
            }
        }
    }

    fn lay_base(&mut self, place: usize, power: u32, way: usize, before: Option<Laid>) {
        let base = self.primes[place].ways[way];
        let saved = self.left;
        if !self.left.take_all(base.as_slice()) {
            return;
        }
        if power == 1 {
            self.lay(place, PlayFactor { base, exponent: None }, Laid { power, way, exponent: None }, before);
        } else {
            let with_base = self.left;
            for exponent in ways_to_form(&Natural::from(u64::from(power)).digits(), &with_base) {
                let exponent = Some(exponent).filter(|exponent| self.left.take_all(exponent.as_slice()));
                self.lay(place, PlayFactor { base, exponent }, Laid { power, way, exponent }, before);
                self.left = with_base;
            }
        }
        self.left = saved;
    }

    fn lay(&mut self, place: usize, factor: PlayFactor, laid: Laid, before: Option<Laid>) {
        if before.is_some_and(|before| !before.allows(&laid)) {
            return;
        }
        self.row.push(factor);
        self.times[place] -= laid.power;
        self.choose(place, Some(laid));
        self.times[place] += laid.power;
        self.row.pop();
    }
}
