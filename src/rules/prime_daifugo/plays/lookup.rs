use super::Holding;
use super::table::{Group, ShortPrime};

/// The primes of one table without zeros, with one set of them for each rank and how often a hand has it: those that need it
/// no more often. What a hand without jokers forms is what all thirteen sets have in common, which is found 64 primes at a
/// time.
#[derive(Debug)]
pub(super) struct Lookup {
    /// Those of the same ranks side by side, so that many words of the sets hold nothing for a given hand.
    primes: Vec<ShortPrime>,
    /// For every 64 primes their part of each set.
    words: Vec<[u64; RANKS * COUNTS]>,
}

const RANKS: usize = 13;
/// A hand has a rank 0 to 4 times.
const COUNTS: usize = 5;

impl Lookup {
    pub(super) fn new(groups: &[Group], primes: &[ShortPrime]) -> Self {
        let mut sorted: Vec<(u64, ShortPrime)> = Vec::new();
        let mut start = 0;
        for group in groups {
            let counts = (0..=RANKS).map(|rank| group.count(rank as u8)).collect::<Vec<_>>();
            if counts[0] == 0 && counts.iter().all(|count| *count < COUNTS) {
                sorted.extend(primes[start..group.end as usize].iter().map(|prime| (group.need, *prime)));
            }
            start = group.end as usize;
        }
        sorted.sort_unstable();
        let words = sorted.chunks(64).map(|chunk| {
            let mut sets = [0; RANKS * COUNTS];
            for (bit, (need, _)) in chunk.iter().enumerate() {
                for rank in 1..=RANKS {
                    let least = (need >> (4 * rank) & 15) as usize;
                    (least..COUNTS).for_each(|count| sets[(rank - 1) * COUNTS + count] |= 1 << bit);
                }
            }
            sets
        });
        Self { words: words.collect(), primes: sorted.into_iter().map(|(_, prime)| prime).collect() }
    }

    /// What the hand forms without its jokers.
    pub(super) fn primes_of(&'static self, holding: &Holding) -> LookedUp {
        let places = std::array::from_fn(|index| index * COUNTS + usize::from(holding.count(index as u8 + 1)));
        LookedUp { lookup: self, places, word: 0, bits: None }
    }
}

/// The primes of one table that a hand forms without jokers.
#[derive(Clone, Debug)]
pub(super) struct LookedUp {
    lookup: &'static Lookup,
    /// Which set of each rank is the hand's.
    places: [usize; RANKS],
    /// The present 64 primes, and which of them are still to come; nothing if they have not been looked at.
    word: usize,
    bits: Option<u64>,
}

impl LookedUp {
    /// What the sets have in common.
    #[inline]
    fn common(places: &[usize; RANKS], sets: &[u64; RANKS * COUNTS]) -> u64 {
        places.iter().fold(u64::MAX, |common, place| common & sets[*place])
    }
}

impl Iterator for LookedUp {
    type Item = ShortPrime;

    fn next(&mut self) -> Option<ShortPrime> {
        loop {
            let sets = self.lookup.words.get(self.word)?;
            let bits = self.bits.get_or_insert_with(|| Self::common(&self.places, sets));
            if *bits != 0 {
                let place = 64 * self.word + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return self.lookup.primes.get(place).copied();
            }
            self.word += 1;
            self.bits = None;
        }
    }

    fn fold<B, F: FnMut(B, ShortPrime) -> B>(self, start: B, mut f: F) -> B {
        let mut folded = start;
        let mut first = self.bits;
        let chunks = self.lookup.words.iter().zip(self.lookup.primes.chunks(64));
        for (sets, primes) in chunks.skip(self.word) {
            let mut bits = first.take().unwrap_or_else(|| Self::common(&self.places, sets));
            while bits != 0 {
                folded = f(folded, primes[bits.trailing_zeros() as usize]);
                bits &= bits - 1;
            }
        }
        folded
    }
}
