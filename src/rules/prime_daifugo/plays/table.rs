use std::ops::Range;
use std::sync::OnceLock;

use super::lookup::Lookup;
use super::{Holding, Ranks};
use crate::numbers::is_prime_u32;

/// The most cards of the numbers in the tables.
pub const TABLE_CARDS: usize = 5;

/// A prime of up to five cards: 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShortPrime {
    /// The number, at most 1313131313.
    pub number: u32,
    /// Four bits for each rank, the last rank lowest.
    ranks: u32,
}

impl ShortPrime {
    /// The ranks that form it, given how many they are (1–5).
    pub fn ranks(self, count: usize) -> Ranks {
        let mut ranks = Ranks::EMPTY;
        (0..count).rev().for_each(|place| ranks.push((self.ranks >> (4 * place) & 15) as u8));
        ranks
    }
}

/// Which ranks can end a prime of several cards: the others end an even number or a multiple of 5.
pub(super) const CAN_END: [bool; 14] =
    [false, true, false, true, false, false, false, true, false, true, false, true, false, true];

/// The sum of a rank's digits, which is what it is modulo 3.
pub(super) const fn digit_sum(rank: u8) -> u8 {
    rank / 10 + rank % 10
}

/// How often each rank is needed or had: four bits for each, of which the highest stays free.
type Counts = u64;

/// The free bits.
const GUARDS: Counts = 0x88_8888_8888_8888;

/// The primes that are formed of one multiset of ranks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) need: Counts,
    /// Where its primes end; they begin where those of the group before end.
    pub(super) end: u32,
}

impl Group {
    /// How often it needs the rank.
    pub(super) const fn count(&self, rank: u8) -> usize {
        (self.need >> (4 * rank) & 15) as usize
    }
}

/// All primes of so many cards, of which any rank may be there up to six times, 0 up to twice.
#[derive(Debug)]
pub(super) struct Table {
    groups: Vec<Group>,
    primes: Vec<ShortPrime>,
    /// For hands without jokers.
    lookup: Lookup,
}

static TABLES: [OnceLock<Table>; TABLE_CARDS] = [const { OnceLock::new() }; TABLE_CARDS];

impl Table {
    /// The table for 1–5 cards, built when first asked for unless a [`Preparation`] has done so before.
    pub(super) fn of(cards: usize) -> Option<&'static Self> {
        let table = TABLES.get(cards.checked_sub(1)?)?;
        Some(table.get_or_init(|| {
            let mut builder = Builder::new(cards);
            while builder.build_group() {}
            builder.finish()
        }))
    }

    pub(super) const fn lookup(&self) -> &Lookup {
        &self.lookup
    }
}

/// The tables, built a piece at a time, for those who may not wait for them: the one for five cards is most of the work.
#[derive(Debug)]
pub struct Preparation {
    builder: Option<Builder>,
}

impl Default for Preparation {
    fn default() -> Self {
        Self { builder: Some(Builder::new(1)) }
    }
}

impl Preparation {
    /// Begins.
    pub fn new() -> Self {
        Self::default()
    }

    /// Goes on with the next `groups` multisets of ranks, of which there are about 7,000 in all; natively one takes some 8 µs,
    /// on the web more. Returns whether all tables are built.
    pub fn advance(&mut self, groups: usize) -> bool {
        for _ in 0..groups {
            let Some(builder) = &mut self.builder else { break };
            if !builder.build_group() {
                let cards = builder.cards;
                if let Some(builder) = self.builder.take() {
                    // Somebody may have built it meanwhile; it is the same.
                    TABLES[cards - 1].get_or_init(|| builder.finish());
                }
                self.builder = (cards < TABLE_CARDS).then(|| Builder::new(cards + 1));
            }
        }
        self.builder.is_none()
    }
}

/// Builds one table group by group.
#[derive(Debug)]
struct Builder {
    cards: usize,
    /// The multisets of ranks that are still to be tried, the last of them next.
    pending: Vec<[u8; 14]>,
    groups: Vec<Group>,
    primes: Vec<ShortPrime>,
}

impl Builder {
    fn new(cards: usize) -> Self {
        let mut pending = Vec::new();
        add_multisets(13, cards, &mut [0; 14], &mut pending);
        // A multiple of 3, whatever the order; among those only 3 itself is prime.
        let sum = |counts: &[u8; 14]| (0..14).map(|rank| counts[usize::from(rank)] * digit_sum(rank)).sum::<u8>();
        pending.retain(|counts| !sum(counts).is_multiple_of(3) || cards == 1);
        Self { cards, pending, groups: Vec::new(), primes: Vec::new() }
    }

    /// Tries the orders of the next multiset; whether there was one.
    fn build_group(&mut self) -> bool {
        let Some(mut counts) = self.pending.pop() else { return false };
        let before = self.primes.len();
        self.order(&mut counts, 0, 0, self.cards);
        if self.primes.len() > before {
            let need = (0..14).map(|rank| Counts::from(counts[rank]) << (4 * rank)).sum();
            self.groups.push(Group { need, end: self.primes.len() as u32 });
        }
        true
    }

    /// Puts the ranks in every order behind those already in `number`, and keeps the primes.
    fn order(&mut self, counts: &mut [u8; 14], number: u32, ranks: u32, left: usize) {
        if left == 0 {
            if is_prime_u32(number) {
                self.primes.push(ShortPrime { number, ranks });
            }
            return;
        }
        for rank in 0..14_u8 {
            let is_leading_zero = rank == 0 && number == 0;
            // No other rank ends a prime of several cards.
            let can_be_here = self.cards == 1 || left > 1 || CAN_END[usize::from(rank)];
            if counts[usize::from(rank)] == 0 || is_leading_zero || !can_be_here {
                continue;
            }
            counts[usize::from(rank)] -= 1;
            let shifted = number * if rank >= 10 { 100 } else { 10 };
            self.order(counts, shifted + u32::from(rank), ranks << 4 | u32::from(rank), left - 1);
            counts[usize::from(rank)] += 1;
        }
    }

    fn finish(mut self) -> Table {
        self.groups.shrink_to_fit();
        self.primes.shrink_to_fit();
        let lookup = Lookup::new(&self.groups, &self.primes);
        Table { groups: self.groups, primes: self.primes, lookup }
    }
}

/// Adds the multisets of `left` more ranks, none of them above `rank`.
fn add_multisets(rank: u8, left: usize, counts: &mut [u8; 14], multisets: &mut Vec<[u8; 14]>) {
    if left == 0 {
        return multisets.push(*counts);
    }
    let most = if rank == 0 { 2 } else { 6 };
    for count in 0..=left.min(most) {
        counts[usize::from(rank)] = count as u8;
        match rank.checked_sub(1) {
            Some(next) => add_multisets(next, left - count, counts, multisets),
            None if count == left => multisets.push(*counts),
            None => {}
        }
    }
    counts[usize::from(rank)] = 0;
}

/// The primes of one table that a hand forms, with its jokers, in no particular order.
#[derive(Clone, Debug)]
pub(super) struct ShortPrimes {
    table: &'static Table,
    /// How often the hand has each rank, with the guards set.
    have: Counts,
    jokers: u32,
    zero: bool,
    /// The next group, and the primes of the present one.
    group: usize,
    primes: Range<usize>,
}

impl ShortPrimes {
    pub(super) fn new(table: &'static Table, holding: &Holding) -> Self {
        let counts = (0..14).map(|rank| Counts::from(holding.count(rank)) << (4 * rank)).sum::<Counts>();
        let (jokers, zero) = (u32::from(holding.jokers()), holding.allows_zero());
        Self { table, have: counts | GUARDS, jokers, zero, group: 0, primes: 0..0 }
    }

    /// Whether the hand, with its jokers, has what is needed.
    fn has(&self, need: Counts) -> bool {
        let difference = self.have - need;
        // A guard is used up where there are fewer than needed.
        let lacking = !difference & GUARDS;
        if lacking == 0 {
            return true;
        }
        if lacking.count_ones() > self.jokers || (!self.zero && need & 15 != 0) {
            return false;
        }
        let mut rest = lacking;
        let mut deficit = 0;
        while rest != 0 {
            deficit += 8 - (difference >> (rest.trailing_zeros() - 3) & 15);
            rest &= rest - 1;
        }
        deficit <= Counts::from(self.jokers)
    }

    /// The primes of a group.
    fn range(&self, group: usize) -> Range<usize> {
        let start = if group == 0 { 0 } else { self.table.groups[group - 1].end };
        start as usize..self.table.groups[group].end as usize
    }
}

impl Iterator for ShortPrimes {
    type Item = ShortPrime;

    fn next(&mut self) -> Option<ShortPrime> {
        loop {
            if let Some(place) = self.primes.next() {
                return self.table.primes.get(place).copied();
            }
            let group = self.table.groups.get(self.group)?;
            if self.has(group.need) {
                self.primes = self.range(self.group);
            }
            self.group += 1;
        }
    }

    fn fold<B, F: FnMut(B, ShortPrime) -> B>(self, start: B, mut f: F) -> B {
        let mut folded = self.table.primes[self.primes.clone()].iter().fold(start, |folded, prime| f(folded, *prime));
        for (place, group) in self.table.groups.iter().enumerate().skip(self.group) {
            if self.has(group.need) {
                folded = self.table.primes[self.range(place)].iter().fold(folded, |folded, prime| f(folded, *prime));
            }
        }
        folded
    }
}
