use super::lookup::LookedUp;
use super::sequences::{Sequences, Step, Wanted};
use super::table::{ShortPrime, ShortPrimes, Table};
use super::{Holding, Ranks};
use crate::numbers::{Natural, is_prime_u64, is_prime_u128, primality};

/// The work that testing one long number counts as, in ranks tried.
const TEST_WORK: u64 = 32;

/// The primes of one number of cards that a hand forms, between two bounds.
#[derive(Clone, Debug)]
pub(super) struct Primes {
    source: Source,
    count: usize,
    /// For the tables: the numbers must lie strictly between these.
    above: u64,
    below: u64,
}

#[derive(Clone, Debug)]
enum Source {
    Table(TablePrimes),
    Search(Sequences),
}

impl Primes {
    /// Few cards are looked up in the tables, in no particular order; of more the largest (smallest) come first, more or less.
    pub(super) fn new(holding: &Holding, count: usize, above: Option<&Natural>, below: Option<&Natural>) -> Self {
        let holding = holding.for_field(count);
        let source = match Table::of(count) {
            Some(table) => Source::Table(TablePrimes::new(table, &holding)),
            None => Source::Search(Sequences::new(&holding, wanted(count, above, below, true))),
        };
        let bound =
            |bound: Option<&Natural>, missing| bound.map_or(missing, |bound| bound.to_u64().unwrap_or(u64::MAX));
        Self { source, count, above: bound(above, 0), below: bound(below, u64::MAX) }
    }

    pub(super) fn advance(&mut self, work: &mut u64) -> Step<Ranks> {
        match &mut self.source {
            Source::Table(primes) => {
                *work = work.saturating_sub(1);
                let is_within =
                    |prime: &ShortPrime| (self.above.saturating_add(1)..self.below).contains(&prime.number.into());
                match primes.find(is_within) {
                    Some(prime) => Step::Found(prime.ranks(self.count)),
                    None => Step::Finished,
                }
            }
            Source::Search(sequences) => advance_to_prime(sequences, work),
        }
    }
}

pub(super) fn wanted(count: usize, above: Option<&Natural>, below: Option<&Natural>, maybe_prime: bool) -> Wanted {
    let digits = |bound: Option<&Natural>| bound.map(Natural::digits);
    Wanted { count, above: digits(above), below: digits(below), maybe_prime, descending: below.is_none() }
}

fn advance_to_prime(sequences: &mut Sequences, work: &mut u64) -> Step<Ranks> {
    loop {
        match sequences.advance(work) {
            Step::Found(()) => {}
            Step::Paused => return Step::Paused,
            Step::Finished => return Step::Finished,
        }
        *work = work.saturating_sub(TEST_WORK);
        if is_prime(sequences.digits()) {
            return Step::Found(*sequences.ranks());
        }
    }
}

fn is_prime(digits: &[u8]) -> bool {
    match digits.len() {
        // 10¹⁹ is below 2⁶⁴, 10³⁸ below 2¹²⁸.
        ..=19 => is_prime_u64(digits.iter().fold(0, |number, digit| number * 10 + u64::from(*digit))),
        20..=38 => is_prime_u128(digits.iter().fold(0, |number, digit| number * 10 + u128::from(*digit))),
        _ => Natural::from_digits(digits).is_some_and(|number| primality(&number).is_prime()),
    }
}

/// The search for the strongest prime of one number of cards: the largest, or in a revolution the smallest.
#[derive(Clone, Debug)]
pub struct Strongest {
    sequences: Sequences,
    revolution: bool,
    best: Option<Ranks>,
}

impl Strongest {
    /// Begins to look for the strongest prime of `count` cards that is stronger than `field`.
    pub fn new(holding: &Holding, count: usize, field: Option<&Natural>, revolution: bool) -> Self {
        let (above, below) = if revolution { (None, field) } else { (field, None) };
        let wanted = Wanted { descending: !revolution, ..wanted(count, above, below, true) };
        Self { sequences: Sequences::new(&holding.for_field(count), wanted), revolution, best: None }
    }

    /// Works on; what is found in the end is the strongest, or nothing if there is none at all.
    pub fn advance(&mut self, work: &mut u64) -> Step<Option<Ranks>> {
        loop {
            match advance_to_prime(&mut self.sequences, work) {
                Step::Found(ranks) => {
                    self.best = Some(ranks);
                    if self.revolution { self.sequences.lower() } else { self.sequences.raise() }
                }
                Step::Paused => return Step::Paused,
                Step::Finished => return Step::Found(self.best),
            }
        }
    }

    /// The strongest found so far.
    pub const fn best(&self) -> Option<&Ranks> {
        self.best.as_ref()
    }

    /// Works to the end.
    pub fn finish(mut self) -> Option<Ranks> {
        loop {
            if let Step::Found(best) = self.advance(&mut { u64::MAX }) {
                return best;
            }
        }
    }
}

/// The primes of a few cards (1–[`TABLE_CARDS`](super::TABLE_CARDS)) that a hand forms, as fast as can be, in no
/// particular order. Nothing for other numbers of cards.
///
/// The tables are built when first asked for, natively in some 5 ms for up to four cards and 45 ms for five; whoever may not
/// wait for that sees to it with a [`Preparation`](super::Preparation).
pub fn short_primes(holding: &Holding, count: usize) -> impl Iterator<Item = ShortPrime> + use<> {
    Table::of(count).map(|table| TablePrimes::new(table, &holding.for_field(count))).into_iter().flatten()
}

/// The primes of one table that a hand forms.
#[derive(Clone, Debug)]
enum TablePrimes {
    WithoutJokers(LookedUp),
    WithJokers(ShortPrimes),
}

impl TablePrimes {
    fn new(table: &'static Table, holding: &Holding) -> Self {
        match holding.jokers() {
            0 => Self::WithoutJokers(table.lookup().primes_of(holding)),
            _ => Self::WithJokers(ShortPrimes::new(table, holding)),
        }
    }
}

impl Iterator for TablePrimes {
    type Item = ShortPrime;

    fn next(&mut self) -> Option<ShortPrime> {
        match self {
            Self::WithoutJokers(primes) => primes.next(),
            Self::WithJokers(primes) => primes.next(),
        }
    }

    fn fold<B, F: FnMut(B, ShortPrime) -> B>(self, start: B, f: F) -> B {
        match self {
            Self::WithoutJokers(primes) => primes.fold(start, f),
            Self::WithJokers(primes) => primes.fold(start, f),
        }
    }
}
