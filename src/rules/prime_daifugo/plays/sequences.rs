use std::cmp::Ordering;

use super::table::{CAN_END, digit_sum};
use super::{Holding, Ranks};
use crate::rules::prime_daifugo::form::push_digits;

/// What has come of a bounded piece of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<T> {
    /// Found one; there may be more.
    Found(T),
    /// The work allowed is used up; the search can be gone on with.
    Paused,
    /// There is no further one.
    Finished,
}

/// Which numbers of which sequences are wanted.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    /// How many ranks.
    pub(super) count: usize,
    /// Only numbers above this one, in decimal digits.
    pub(super) above: Option<Vec<u8>>,
    /// Only numbers below this one.
    pub(super) below: Option<Vec<u8>>,
    /// Only numbers that may be prime, so far as their last rank and the sum of their digits tell.
    pub(super) maybe_prime: bool,
    /// Longer numbers and larger first digits first, or the other way round.
    pub(super) descending: bool,
}

/// The sequences of ranks that a hand can lay, depth first, without those that cannot be wanted: a branch is left as soon as
/// its number of digits, its first digits, the sum of its digits or the lack of a last card rules it out.
#[derive(Clone, Debug)]
pub(super) struct Sequences {
    wanted: Wanted,
    left: Holding,
    path: Vec<Choice>,
    /// The rank to try next, as a place in [`ORDER`], at each depth.
    cursors: Vec<usize>,
    digits: Vec<u8>,
    /// The digits of the numbers being looked for, and those after which it is done.
    length: usize,
    last_length: usize,
    ranks: Ranks,
}

/// A rank on the path.
#[derive(Clone, Copy, Debug)]
struct Choice {
    rank: u8,
    was_joker: bool,
    /// The sum of the digits up to here.
    sum: u32,
    /// How the digits up to here compare with as many of the bounds.
    above: Ordering,
    below: Ordering,
}

/// Descending by first digit; an ace, which may go on as anything from 10 to 19, behind what begins with 1 for certain.
const ORDER: [u8; 14] = [9, 8, 7, 6, 5, 4, 3, 2, 13, 12, 11, 10, 1, 0];

impl Sequences {
    pub(super) fn new(holding: &Holding, wanted: Wanted) -> Self {
        let (count, descending) = (wanted.count, wanted.descending);
        let mut shortest = count;
        let mut longest = 2 * count;
        shortest = shortest.max(wanted.above.as_ref().map_or(0, Vec::len));
        longest = longest.min(wanted.below.as_ref().map_or(usize::MAX, Vec::len));
        let (length, last_length) = if descending { (longest, shortest) } else { (shortest, longest) };
        let is_possible = count > 0 && count <= holding.len() && shortest <= longest;
        Self {
            left: *holding,
            path: Vec::with_capacity(count),
            cursors: if is_possible { vec![0] } else { Vec::new() },
            digits: Vec::with_capacity(2 * count),
            length,
            last_length,
            ranks: Ranks::EMPTY,
            wanted,
        }
    }

    /// The sequence last found.
    pub(super) const fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    /// Its digits.
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// What it leaves of the hand.
    pub(super) const fn left(&self) -> &Holding {
        &self.left
    }

    /// From now on only numbers above the one last found are wanted.
    pub(super) fn raise(&mut self) {
        self.path.iter_mut().for_each(|choice| choice.above = Ordering::Equal);
        self.wanted.above = Some(self.digits.clone());
        if self.wanted.descending {
            self.last_length = self.digits.len();
        }
    }

    /// From now on only numbers below the one last found are wanted.
    pub(super) fn lower(&mut self) {
        self.path.iter_mut().for_each(|choice| choice.below = Ordering::Equal);
        self.wanted.below = Some(self.digits.clone());
        if !self.wanted.descending {
            self.last_length = self.digits.len();
        }
    }

    /// Goes on to the next sequence; each rank tried costs 1 of `work`.
    pub(super) fn advance(&mut self, work: &mut u64) -> Step<()> {
        if self.path.len() == self.wanted.count {
            self.go_back();
        }
        while let Some(cursor) = self.cursors.last_mut() {
            if *work == 0 {
                return Step::Paused;
            }
            *work -= 1;
            let Some(place) = (*cursor < ORDER.len()).then_some(*cursor) else {
                self.leave_depth();
                continue;
            };
            *cursor += 1;
            let rank = if self.wanted.descending { ORDER[place] } else { ORDER[ORDER.len() - 1 - place] };
            if self.try_rank(rank) {
                if self.path.len() == self.wanted.count {
                    return Step::Found(());
                }
                self.cursors.push(0);
            }
        }
        Step::Finished
    }

    /// Every rank has been tried at this depth.
    fn leave_depth(&mut self) {
        self.cursors.pop();
        if !self.path.is_empty() {
            self.go_back();
        } else if self.length != self.last_length {
            self.length = if self.wanted.descending { self.length - 1 } else { self.length + 1 };
            self.cursors.push(0);
        }
    }

    fn go_back(&mut self) {
        if let Some(Choice { rank, was_joker, .. }) = self.path.pop() {
            self.left.give_back(rank, was_joker);
            self.ranks.pop();
            self.digits.truncate(self.digits.len() - if rank >= 10 { 2 } else { 1 });
        }
    }

    /// Sets the rank behind the path if something wanted can come of it.
    fn try_rank(&mut self, rank: u8) -> bool {
        if rank == 0 && self.path.is_empty() {
            return false;
        }
        let Some(was_joker) = self.left.take(rank) else { return false };
        let cards_left = self.wanted.count - self.path.len() - 1;
        let before = self.path.last().copied().unwrap_or_else(|| self.root());
        let start = self.digits.len();
        push_digits(rank, &mut self.digits);
        let compare = |bound: &Option<Vec<u8>>, before: Ordering| match bound {
            // Only where the numbers have as many digits are these ever equal so far.
            Some(bound) if before == Ordering::Equal => {
                self.digits[start..].iter().cmp(bound[start..].iter().take(self.digits.len() - start))
            }
            _ => before,
        };
        let choice = Choice {
            rank,
            was_joker,
            sum: before.sum + u32::from(digit_sum(rank)),
            above: compare(&self.wanted.above, before.above),
            below: compare(&self.wanted.below, before.below),
        };
        if self.fits_length(cards_left)
            && self.is_within_bounds(&choice, cards_left)
            && self.may_be_prime(&choice, cards_left)
        {
            self.ranks.push(rank);
            self.path.push(choice);
            return true;
        }
        self.digits.truncate(start);
        self.left.give_back(rank, was_joker);
        false
    }

    /// What holds before the first rank: a bound of another length is kept whatever the digits are.
    fn root(&self) -> Choice {
        let compared = |bound: &Option<Vec<u8>>, kept: Ordering| match bound {
            Some(bound) if bound.len() == self.length => Ordering::Equal,
            _ => kept,
        };
        let above = compared(&self.wanted.above, Ordering::Greater);
        let below = compared(&self.wanted.below, Ordering::Less);
        Choice { rank: 0, was_joker: false, sum: 0, above, below }
    }

    const fn is_within_bounds(&self, choice: &Choice, cards_left: usize) -> bool {
        match (choice.above, choice.below) {
            (Ordering::Less, _) | (_, Ordering::Greater) => false,
            (Ordering::Equal, _) | (_, Ordering::Equal) => cards_left > 0,
            _ => true,
        }
    }

    /// Whether the cards left can make up exactly the digits that are lacking.
    fn fits_length(&self, cards_left: usize) -> bool {
        let Some(digits_left) = self.length.checked_sub(self.digits.len()) else { return false };
        let Some(doubles) = digits_left.checked_sub(cards_left) else { return false };
        let Some(singles) = cards_left.checked_sub(doubles) else { return false };
        let has = |ranks: std::ops::Range<u8>| ranks.map(|rank| usize::from(self.left.count(rank))).sum::<usize>();
        let lacking = doubles.saturating_sub(has(10..14)) + singles.saturating_sub(has(1..10));
        lacking <= usize::from(self.left.jokers())
    }

    /// Whether the sum of the digits and the last rank still allow a prime.
    fn may_be_prime(&self, choice: &Choice, cards_left: usize) -> bool {
        if !self.wanted.maybe_prime || self.wanted.count == 1 {
            return true;
        }
        if cards_left == 0 {
            return CAN_END[usize::from(choice.rank)] && !choice.sum.is_multiple_of(3);
        }
        if self.left.jokers() > 0 {
            return true;
        }
        let mut by_residue = [0_u32; 3];
        let mut can_end = false;
        for rank in 1..14 {
            let count = self.left.count(rank);
            by_residue[usize::from(digit_sum(rank) % 3)] += u32::from(count);
            can_end |= count > 0 && CAN_END[usize::from(rank)];
        }
        can_end && !is_sum_always_multiple_of_3(choice.sum, cards_left as u32, by_residue)
    }
}

/// Whether the sum of the digits is a multiple of 3 whichever `cards_left` cards are taken of those with the residues 0, 1, 2.
/// Where not all are taken and two have different residues, one may stand in for the other.
fn is_sum_always_multiple_of_3(sum: u32, cards_left: u32, by_residue: [u32; 3]) -> bool {
    let all: u32 = by_residue.iter().sum();
    let only = (0..3).find(|residue| by_residue[*residue] == all);
    match only {
        Some(residue) => (sum + cards_left * residue as u32).is_multiple_of(3),
        None if all == cards_left => (sum + by_residue[1] + 2 * by_residue[2]).is_multiple_of(3),
        None => false,
    }
}
