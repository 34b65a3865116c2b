//! The board of 4 × 13 cells, one for each card: ♠ ♥ ♦ ♣ from the top, the ace to the king from the left, walls around. A set
//! of cells is the set of their cards.

use serde::{Deserialize, Serialize};

use super::Cap;
use crate::cards::{Card, CardSet, Number, Suit};

/// How many columns there are.
const COLUMNS: u32 = 13;

/// Which cells are neighbours for laying a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Adjacency {
    /// Those above, below, left and right.
    Four,
    /// The four diagonal ones too.
    Eight,
}

impl Adjacency {
    /// The cells next to these cells, and some of these.
    pub(super) fn around(self, cells: CardSet) -> CardSet {
        match self {
            Self::Four => orthogonal(cells),
            Self::Eight => {
                let rows = cells | sideways(cells);
                rows | up_and_down(rows)
            }
        }
    }
}

impl From<Adjacency> for u8 {
    fn from(adjacency: Adjacency) -> Self {
        match adjacency {
            Adjacency::Four => 4,
            Adjacency::Eight => 8,
        }
    }
}

impl TryFrom<u8> for Adjacency {
    type Error = String;

    fn try_from(directions: u8) -> Result<Self, String> {
        match directions {
            4 => Ok(Self::Four),
            8 => Ok(Self::Eight),
            _ => Err(format!("no adjacency in {directions} directions")),
        }
    }
}

/// The cells of a number in all suits.
fn column(number: Number) -> CardSet {
    Suit::ALL.into_iter().map(|suit| Card { suit, number }).collect()
}

fn sideways(cells: CardSet) -> CardSet {
    let (left, right) = ((cells - column(Number::ACE)).bits() >> 1, (cells - column(Number::KING)).bits() << 1);
    CardSet::from_bits(left | right)
}

fn up_and_down(cells: CardSet) -> CardSet {
    CardSet::from_bits(cells.bits() >> COLUMNS | cells.bits() << COLUMNS) & CardSet::SUITS
}

/// The cells orthogonally next to these.
fn orthogonal(cells: CardSet) -> CardSet {
    sideways(cells) | up_and_down(cells)
}

/// What a placement does to the empty cells around it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    /// The regions that die.
    pub dying: Vec<CardSet>,
    /// The regions that would die, but are spared by the cap.
    pub spared: Vec<CardSet>,
}

/// Judges the regions of empty cells that touch a card that has just been placed (`RULES.md` §3, "kill").
pub(super) fn judge(placed: Card, empty: CardSet, cap: Cap, cap_per_region: bool) -> Judgement {
    let doomed: Vec<CardSet> = regions_at(placed, empty).into_iter().filter(|region| is_rectangle(*region)).collect();
    let total = doomed.iter().map(|region| region.len()).sum();
    let lives = |region: &CardSet| !cap.allows(if cap_per_region { region.len() } else { total });
    let (spared, dying) = doomed.into_iter().partition(lives);
    Judgement { dying, spared }
}

/// The regions of orthogonally connected empty cells that touch a cell orthogonally, at most four.
fn regions_at(cell: Card, empty: CardSet) -> Vec<CardSet> {
    let mut regions = Vec::new();
    let mut left = orthogonal(CardSet::of(cell)) & empty;
    while let Some(start) = left.into_iter().next() {
        let region = region_of(start, empty);
        left -= region;
        regions.push(region);
    }
    regions
}

/// The orthogonally connected empty cells that an empty cell belongs to.
pub(super) fn region_of(start: Card, empty: CardSet) -> CardSet {
    let mut region = CardSet::of(start);
    loop {
        let grown = region | (orthogonal(region) & empty);
        if grown == region {
            return region;
        }
        region = grown;
    }
}

/// Whether a connected region fills a rectangle: all rows that it reaches are alike. (Connected and alike, a row has no gap,
/// and neither have the rows.)
fn is_rectangle(region: CardSet) -> bool {
    let mut rows = Suit::ALL.into_iter().map(|suit| region.numbers(suit)).filter(|row| *row != 0);
    let first = rows.next();
    rows.all(|row| Some(row) == first)
}
