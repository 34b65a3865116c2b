//! Where the cards of an open hand lie: a fan in landscape, one or two flat rows on tall screens (`LOOK.md` §8, "Hand").

use bevy::prelude::*;

use crate::table::{Area, Pose, to_table};
use crate::theme::atlas::CARD_ASPECT;

/// The place of an open hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fan {
    kind: Kind,
    unit: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    /// Fanned out round this middle.
    Lying(Vec2),
    /// In rows inside this area.
    Turned(Area),
}

/// What lies in a hand covers the board; what is marked in it covers the hand.
const DEPTH: f32 = 40.0;
/// The depth between two neighbours.
const STEP: f32 = 0.1;
/// The width of a card in landscape, and of a row of them.
const LYING_CARD: f32 = 112.0;
const LYING_ROW: f32 = 900.0;
/// The gap between the left edges of neighbours in landscape.
const LYING_GAP: (f32, f32) = (44.0, 116.0);
/// On tall screens so many cards lie in one row, each so wide; more lie in two rows, the second so much lower.
const ONE_ROW: usize = 7;
const ROW_CARD: f32 = 76.0;
const TWO_ROWS_CARD: f32 = 60.0;
const SECOND_ROW: f32 = 52.0 / TWO_ROWS_CARD;
/// Room above the cards for what rises out of the hand, and below for what sinks.
const RISE: f32 = 16.0;
const SINK: f32 = 6.0;

impl Fan {
    pub(super) const fn lying(middle: Vec2, unit: f32) -> Self {
        Self { kind: Kind::Lying(middle), unit }
    }

    pub(super) const fn turned(area: Area, unit: f32) -> Self {
        Self { kind: Kind::Turned(area), unit }
    }

    /// How the card at a place of a hand of so many lies, face up.
    pub fn pose(&self, place: usize, of: usize, window: Vec2) -> Pose {
        match self.kind {
            Kind::Lying(middle) => self.fanned(middle, place, of, window),
            Kind::Turned(area) => self.in_rows(area, place, of, window),
        }
    }

    fn fanned(&self, middle: Vec2, place: usize, of: usize, window: Vec2) -> Pose {
        let steps = of.saturating_sub(1).max(1) as f32;
        let gap = ((LYING_ROW - LYING_CARD) / steps).clamp(LYING_GAP.0, LYING_GAP.1) * self.unit;
        let from_middle = place as f32 - of.saturating_sub(1) as f32 / 2.0;
        // 1.6° a step in a small hand, 1° in a large one; the outer cards hang lower.
        let degrees = (1.7 - 0.04 * of as f32).clamp(1.0, 1.6);
        let sag = 2.8 * from_middle * from_middle / (steps / 2.0).max(1.0) * self.unit;
        let at = to_table(middle + Vec2::new(from_middle * gap, sag), window);
        let mut pose = Pose::lying(at, LYING_CARD * self.unit, true, DEPTH + place as f32 * STEP);
        pose.rotation = -(degrees * from_middle).to_radians();
        pose
    }

    fn in_rows(&self, area: Area, place: usize, of: usize, window: Vec2) -> Pose {
        let rise = RISE * self.unit;
        let height = area.size.y - rise - SINK * self.unit;
        let (rows, widest, rows_high) =
            if of <= ONE_ROW { (1, ROW_CARD, CARD_ASPECT) } else { (2, TWO_ROWS_CARD, CARD_ASPECT + SECOND_ROW) };
        let width = (widest * self.unit).min(height / rows_high);
        let first = of.div_ceil(rows);
        let (row, column, in_row) = if place < first { (0, place, first) } else { (1, place - first, of - first) };
        // Both rows have the gap of the longer one, and begin at the same edge.
        let gap = ((area.size.x - width) / first.saturating_sub(1).max(1) as f32).min(width + 6.0 * self.unit);
        let used = if rows == 1 { in_row } else { first };
        let left = area.centre().x - (gap * used.saturating_sub(1) as f32 + width) / 2.0;
        let top = area.corner.y + rise + row as f32 * SECOND_ROW * width;
        let centre = Vec2::new(left + column as f32 * gap + width / 2.0, top + width * CARD_ASPECT / 2.0);
        Pose::lying(to_table(centre, window), width, true, DEPTH + place as f32 * STEP)
    }
}
