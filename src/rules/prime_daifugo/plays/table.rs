use std::sync::OnceLock;

use super::Holding;
use crate::numbers::is_prime_u32;

/// The most cards of the numbers in the tables.
pub const TABLE_CARDS: usize = 5;

/// A prime of up to five cards: 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShortPrime {
    /// The number, at most 1313131313.
    pub number: u32,
    /// Four bits for each rank, the last rank lowest.
    ranks: u32,
}

/// The primes that are formed of one multiset of ranks.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// How often each rank is needed: four bits for each.
    need: u64,
    /// Where its primes end; they begin where those of the group before end.
    end: u32,
}

/// All primes of so many cards, of which each rank may be there up to six times, 0 up to twice.
#[derive(Debug)]
pub(super) struct Table {
    groups: Vec<Group>,
    primes: Vec<ShortPrime>,
}

/// The top bit of each rank's four, which no count reaches.
const GUARDS: u64 = 0x88_8888_8888_8888;

/// Which ranks can end a prime of several cards: the others end an even number or a multiple of 5.
pub(super) const CAN_END: [bool; 14] =
    [false, true, false, true, false, false, false, true, false, true, false, true, false, true];

/// The sum of a rank's digits, which is what it is modulo 3.
pub(super) const fn digit_sum(rank: u8) -> u8 {
    rank / 10 + rank % 10
}

impl ShortPrime {
    /// The ranks, given how many they are.
    pub(super) fn ranks(self, count: usize) -> super::Ranks {
        let mut ranks = super::Ranks::EMPTY;
        (0..count).rev().for_each(|place| ranks.push((self.ranks >> (4 * place) & 15) as u8));
        ranks
    }
}

impl Table {
    /// The table for 1–5 cards, built when first asked for.
    ///
    /// Up to four cards take some 2 ms all together, five about 20 ms (more on the web): whoever must not wait asks in time.
    pub(super) fn of(cards: usize) -> Option<&'static Self> {
        static TABLES: [OnceLock<Table>; TABLE_CARDS] = [const { OnceLock::new() }; TABLE_CARDS];
        let table = TABLES.get(cards.checked_sub(1)?)?;
        Some(table.get_or_init(|| Self::build(cards)))
    }

    fn build(cards: usize) -> Self {
        let mut builder = Builder { table: Self { groups: Vec::new(), primes: Vec::new() }, counts: [0; 14] };
        builder.choose(13, cards, cards);
        builder.table.groups.shrink_to_fit();
        builder.table.primes.shrink_to_fit();
        builder.table
    }
}

/// Builds a table: chooses multisets of ranks, then tries their orders.
struct Builder {
    table: Table,
    counts: [u8; 14],
}

impl Builder {
    /// Chooses `left` more ranks, none above `rank`, then tries the orders of what is chosen.
    fn choose(&mut self, rank: u8, left: usize, cards: usize) {
        if left == 0 {
            return self.finish_group(cards);
        }
        let most = if rank == 0 { 2 } else { 6 };
        for count in (0..=left.min(most)).rev() {
            self.counts[usize::from(rank)] = count as u8;
            if count == left {
                self.finish_group(cards);
            } else if rank > 0 {
                self.choose(rank - 1, left - count, cards);
            }
        }
        self.counts[usize::from(rank)] = 0;
    }

    fn finish_group(&mut self, cards: usize) {
        let sum: u32 = (0..14).map(|rank| u32::from(self.counts[usize::from(rank)]) * u32::from(digit_sum(rank))).sum();
        // A multiple of 3, whatever the order; among those only 3 itself is prime.
        if sum.is_multiple_of(3) && (cards > 1 || sum != 3) {
            return;
        }
        let before = self.table.primes.len();
        self.order(0, 0, cards, cards == 1);
        if self.table.primes.len() > before {
            let need = (0..14).map(|rank| u64::from(self.counts[rank]) << (4 * rank)).sum();
            self.table.groups.push(Group { need, end: self.table.primes.len() as u32 });
        }
    }

    /// Puts the chosen ranks in every order behind those already in `number`, and keeps the primes.
    fn order(&mut self, number: u32, ranks: u32, left: usize, is_alone: bool) {
        if left == 0 {
            if is_prime_u32(number) {
                self.table.primes.push(ShortPrime { number, ranks });
            }
            return;
        }
        for rank in 0..14_u8 {
            let is_leading_zero = rank == 0 && number == 0;
            // No other rank ends a prime of several cards.
            let can_end = is_alone || left > 1 || CAN_END[usize::from(rank)];
            if self.counts[usize::from(rank)] == 0 || is_leading_zero || !can_end {
                continue;
            }
            self.counts[usize::from(rank)] -= 1;
            let shifted = number * if rank >= 10 { 100 } else { 10 };
            self.order(shifted + u32::from(rank), ranks << 4 | u32::from(rank), left - 1, is_alone);
            self.counts[usize::from(rank)] += 1;
        }
    }
}

/// The primes of one table that a hand forms, in no particular order.
#[derive(Clone, Debug)]
pub(super) struct ShortPrimes {
    table: &'static Table,
    /// How often the hand has each rank, with the guards set.
    have: u64,
    jokers: u32,
    zero: bool,
    /// The next group, and the primes of the present one.
    group: usize,
    primes: std::ops::Range<usize>,
}

impl ShortPrimes {
    pub(super) fn new(table: &'static Table, holding: &Holding) -> Self {
        let counts = (0..14).map(|rank| u64::from(holding.count(rank)) << (4 * rank)).sum::<u64>();
        let (jokers, zero) = (u32::from(holding.jokers()), holding.allows_zero());
        Self { table, have: counts | GUARDS, jokers, zero, group: 0, primes: 0..0 }
    }

    /// Whether the hand, with its jokers, has what is needed.
    fn has(&self, need: u64) -> bool {
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
        deficit <= u64::from(self.jokers)
    }

    /// The primes of a group.
    fn range(&self, group: usize) -> std::ops::Range<usize> {
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
