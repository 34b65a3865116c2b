use serde::{Deserialize, Serialize};

use crate::cards::{CardSet, Suit};

/// How a suit's run goes on past the ace or the king (`RULES.md` §2, "Edge").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// From the king on to the ace and up, and from the ace on to the king and down.
    Link,
    /// As [`Self::Link`], but a run that touches one of them closes the other side of the seven except from there.
    Tunnel,
    /// The ace and the king are ends.
    None,
}

/// How many numbers lie on either side of the seven.
const SIDE: u32 = 6;
/// The ace to the six.
const LOW: u16 = (1 << SIDE) - 1;

impl Edge {
    /// The places of all suits on which a card may be laid next, given the filled ones.
    pub fn next_places(self, filled: CardSet) -> CardSet {
        let next = |places, suit| places | CardSet::of_suit(suit, self.next_numbers(filled.numbers(suit)));
        Suit::ALL.into_iter().fold(CardSet::EMPTY, next)
    }

    /// The places that are next to a run and that only the tunnel closes.
    pub fn closed_places(self, filled: CardSet) -> CardSet {
        if self == Self::Tunnel { Self::Link.next_places(filled) - self.next_places(filled) } else { CardSet::EMPTY }
    }

    /// The same for the numbers of one suit (bit 0 is the ace). The seven is taken to be filled.
    pub(super) const fn next_numbers(self, filled: u16) -> u16 {
        let low = filled & LOW;
        let high = filled >> (SIDE + 1);
        // The run's length above the seven, below it, and where it comes in from the ace and from the king.
        let up = high.trailing_ones();
        let down = (low << (u16::BITS - SIDE)).leading_ones();
        let above = if up < SIDE { 1 << (SIDE + 1 + up) } else { 0 };
        let below = if down < SIDE { 1 << (SIDE - 1 - down) } else { 0 };
        if matches!(self, Self::None) {
            return above | below;
        }
        let from_ace = if up == SIDE && down < SIDE { 1 << low.trailing_ones() } else { 0 };
        let from_king =
            if down == SIDE && up < SIDE { 1 << (2 * SIDE - (high << (u16::BITS - SIDE)).leading_ones()) } else { 0 };
        let through = from_ace | from_king;
        if matches!(self, Self::Tunnel) && through != 0 { through } else { through | above | below }
    }
}
