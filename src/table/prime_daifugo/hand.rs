//! Where the cards of the open hand lie (`LOOK.md` §8, "Hand"): a fan in landscape, from 19 cards two rows and from 37 three;
//! on tall screens two rows from 8 cards, and from 15 equal numbers in piles.

use bevy::prelude::*;

use crate::cards::{Card, CardSet};
use crate::storage::HandOrder;
use crate::table::board::sorted;
use crate::table::{Area, Pose, to_table};
use crate::theme::atlas::CARD_ASPECT;

/// The place of an open hand. Logical px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandArea {
    /// All of it.
    pub area: Area,
    tall: bool,
    unit: f32,
}

/// What lies in a hand covers the composer; what is marked in it covers the hand.
const DEPTH: f32 = 40.0;
/// The depth between two neighbours.
const STEP: f32 = 0.1;
/// In landscape: the most cards of one row, of two, and the width of a card in each kind of hand.
const WIDE_ROWS: [(usize, f32); 3] = [(18, 112.0), (36, 84.0), (usize::MAX, 64.0)];
const WIDE_GAP: (f32, f32) = (44.0, 116.0);
/// On tall screens so many cards lie in one row, and so many in two without piles.
const TALL_ONE_ROW: usize = 7;
const TALL_SINGLE: usize = 14;
const TALL_CARD: f32 = 60.0;
const TALL_ROW_CARD: f32 = 76.0;
/// How far one row of several lies below another, as a share of a card's width.
const ROW_STEP: f32 = 0.87;
/// How far a card of a pile lies beside the one below it, as a share of a card's width.
const PILE_STEP: f32 = 0.07;
/// How much lower the ends of a fan lie for each step from the middle, in units.
const SAG: f32 = 1.4;
/// Room above the cards for what rises out of the hand, in units.
const RISE: f32 = 18.0;

/// A place of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Which pile, from 0; where there are no piles, which card.
    pub pile: usize,
    /// Which card of the pile, the lowest first.
    pub height: usize,
    /// How many cards the pile has.
    pub of: usize,
}

impl HandArea {
    pub(super) const fn wide(area: Area, unit: f32) -> Self {
        Self { area, tall: false, unit }
    }

    pub(super) const fn tall(area: Area) -> Self {
        Self { area, tall: true, unit: 1.0 }
    }

    /// All of it, of so many px a unit.
    pub(super) fn scaled(self, unit: f32) -> Self {
        let area = Area { corner: self.area.corner * unit, size: self.area.size * unit };
        Self { area, unit: self.unit * unit, ..self }
    }

    /// The cards of a hand as they lie, each with its slot.
    pub fn slots(&self, hand: CardSet, order: HandOrder) -> Vec<(Card, Slot)> {
        let piled = self.tall && hand.len() > TALL_SINGLE;
        let cards = sorted(hand, if piled { HandOrder::Number } else { order });
        let single = |(pile, card): (usize, &Card)| (*card, Slot { pile, height: 0, of: 1 });
        if !piled {
            return cards.iter().enumerate().map(single).collect();
        }
        let alike = |one: &Card, other: &Card| {
            one.is_joker() && other.is_joker() || !one.is_joker() && !other.is_joker() && one.number == other.number
        };
        let piles = cards.chunk_by(alike).enumerate();
        piles
            .flat_map(|(pile, cards)| {
                let of = cards.len();
                cards.iter().enumerate().map(move |(height, card)| (*card, Slot { pile, height, of }))
            })
            .collect()
    }

    /// How a card lies, face up, in a hand of so many piles.
    pub fn pose(&self, slot: Slot, piles: usize, window: Vec2) -> Pose {
        let (rows, width, gap) = self.rows(piles);
        let in_row = piles.div_ceil(rows).max(1);
        let (row, column) = (slot.pile / in_row, slot.pile % in_row);
        let here = in_row.min(piles - (row * in_row).min(piles));
        let used = if rows == 1 { here } else { in_row };
        let from_middle = column as f32 - (used.saturating_sub(1)) as f32 / 2.0;
        let height = width * CARD_ASPECT + (rows - 1) as f32 * ROW_STEP * width;
        let rise = RISE * self.unit;
        let free = (self.area.size.y - rise - height).max(0.0) / 2.0;
        let top = self.area.corner.y + rise + free + row as f32 * ROW_STEP * width;
        let pile = Vec2::splat(slot.height as f32 * PILE_STEP * width);
        let at = Vec2::new(self.area.centre().x + from_middle * gap, top + width * CARD_ASPECT / 2.0) + pile;
        let fanned = !self.tall && rows == 1;
        let sag =
            if fanned { from_middle * from_middle * SAG / (in_row as f32 / 2.0).max(1.0) * self.unit } else { 0.0 };
        let depth = DEPTH + (slot.pile * 4 + slot.height) as f32 * STEP / 4.0 + row as f32;
        let mut pose = Pose::lying(to_table(at + Vec2::Y * sag, window), width, true, depth);
        if fanned {
            pose.rotation = -((1.7 - 0.04 * piles as f32).clamp(1.0, 1.6) * from_middle).to_radians();
        }
        pose
    }

    /// How many rows, how wide a card, and how far apart neighbours begin.
    fn rows(&self, piles: usize) -> (usize, f32, f32) {
        let rise = RISE * self.unit;
        let rows = if self.tall {
            if piles <= TALL_ONE_ROW { 1 } else { 2 }
        } else {
            WIDE_ROWS.iter().position(|(most, _)| piles <= *most).unwrap_or(0) + 1
        };
        let widest = match (self.tall, rows) {
            (true, 1) => TALL_ROW_CARD,
            (true, _) => TALL_CARD,
            (false, rows) => WIDE_ROWS[rows - 1].1,
        };
        let high = CARD_ASPECT + (rows - 1) as f32 * ROW_STEP;
        let width = (widest * self.unit).min((self.area.size.y - rise) / high);
        let in_row = piles.div_ceil(rows).max(1);
        let steps = in_row.saturating_sub(1).max(1) as f32;
        let gap = if self.tall {
            ((self.area.size.x - width) / steps).min(width + 6.0 * self.unit)
        } else {
            let widest = (self.area.size.x - width) / steps;
            widest.clamp(WIDE_GAP.0.min(widest / self.unit) * self.unit, WIDE_GAP.1 * self.unit)
        };
        (rows, width, gap)
    }
}

/// How many piles there are.
pub fn piles(slots: &[(Card, Slot)]) -> usize {
    slots.last().map_or(0, |(_, slot)| slot.pile + 1)
}
