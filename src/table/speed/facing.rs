//! Where everything of Speed lies between two people who face each other across the screen (`LOOK.md` §8): pure geometry.
//!
//! Everything is measured as the person at seat 0 sees it, who has the near edge in front; the other side is the same
//! turned by half about the middle. On a screen wider than tall they sit at its left and right edges, and the whole is
//! turned by a quarter.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::layout::{Layout, Middle, Own, Side};
use crate::rules::speed::SLOTS;
use crate::table::Area;
use crate::theme::Frame;
use crate::theme::atlas::CARD_ASPECT;
use crate::window::placement::LEAST_SIZE;

/// The size of the picture that the proportions are taken from, across and from person to person.
const PICTURE: Vec2 = Vec2::new(820.0, 1180.0);
/// How far a table reaches from person to person at most, in its widths: further off the ledgers are out of reach.
const LONGEST: f32 = 2.2;
/// The width of the call button, and its height and that of the plate, on the picture.
const CALL: Vec2 = Vec2::new(300.0, 72.0);
/// The width of a row of five cards with its gaps, on the picture.
const ROW: f32 = 772.0;
/// Between two places, and between places and deck, on the picture.
const GAP: f32 = 13.0;
const DECK_GAP: f32 = 33.0;
/// The smallest side of what can be touched, in logical px.
const TOUCH: f32 = 44.0;

/// A table as seat 0 sees it: width, and height from person to person, in logical px.
struct Table {
    size: Vec2,
    /// Logical px per px of the picture.
    scale: f32,
    /// Logical px per unit of the interface, which decides how large words are.
    unit: f32,
}

/// Rows of one side, as distances of their outer edges from the near edge of the table.
struct Rows {
    card: f32,
    ledger: f32,
    /// The height of the plate and the call button.
    plate: f32,
    line: f32,
    line_at: f32,
    plate_at: f32,
    cards_at: f32,
}

impl Layout {
    /// The layout for two people who face each other; seat 0 sits at the lower edge, or at the left one.
    pub fn facing(frame: &Frame) -> Self {
        // A still smaller window shows a part of what this would; on its side it may be as low as the least one is wide.
        let window = (frame.size * frame.unit).max(Vec2::splat(LEAST_SIZE.x as f32));
        let across = window.x > window.y;
        let seen = if across { window.yx() } else { window };
        let size = Vec2::new(seen.x, seen.y.min(seen.x * LONGEST));
        let table = Table { size, scale: (size / PICTURE).min_element(), unit: frame.unit };
        let rows = table.rows();
        let (near, middle) = (table.side(&rows), table.middle(&rows));
        // From the table, which lies in the middle of what seat 0 sees, to the window.
        let to_window = |area: Area| {
            let area = Area { corner: area.corner + (seen - size) / 2.0, size: area.size };
            if !across {
                return area;
            }
            let end = area.corner + area.size;
            Area { corner: Vec2::new(seen.y - end.y, area.corner.x), size: area.size.yx() }
        };
        let turned = |area: Area| Area { corner: size - area.corner - area.size, size: area.size };
        let turn = if across { -FRAC_PI_2 } else { 0.0 };
        Self {
            window: frame.size * frame.unit,
            near_seat: 0,
            near: map(&near, to_window, turn),
            far: map(&near, |area| to_window(turned(area)), turn + PI),
            ring: (window / 2.0, (1.475 * rows.ledger).min(size.x / 2.0)),
            last_action: None,
            hint: Area::default(),
            middle: Some(Middle { clock: to_window(middle.clock), pause: to_window(middle.pause) }),
            portrait: !across,
            scale: rows.card / 144.0,
        }
    }
}

/// The side with all its rectangles moved.
fn map(side: &Side, place: impl Fn(Area) -> Area, turn: f32) -> Side {
    Side {
        slots: side.slots.map(&place),
        deck: place(side.deck),
        ledger: place(side.ledger),
        plate: place(side.plate),
        notice: place(side.notice),
        own: side.own.map(|own| Own { call: place(own.call), line: place(own.line) }),
        turn,
    }
}

impl Table {
    fn gap(&self) -> f32 {
        (GAP * self.scale).max(6.0)
    }

    fn margin(&self) -> f32 {
        ((PICTURE.x - ROW) / 2.0 * self.scale).max(8.0)
    }

    fn deck_gap(&self) -> f32 {
        DECK_GAP / GAP * self.gap()
    }

    fn pause(&self) -> f32 {
        (56.0 * self.scale).max(TOUCH)
    }

    /// What is left of half the table after words and cards is shared out as on the picture: edge, plate, cards, ledger.
    fn rows(&self) -> Rows {
        let half = self.size.y / 2.0;
        let plate = (CALL.y * self.scale).max(52.0 * self.unit).max(TOUCH);
        let line = 22.0 * self.unit;
        let room = half - plate - line;
        let across = (self.size.x - 2.0 * self.margin() - 3.0 * self.gap() - self.deck_gap()) / 5.0;
        let card = across.min(0.3 * room);
        let rest = room - card * CARD_ASPECT;
        // Between the clock and the pause button, which lie beside the ledgers.
        let beside = (self.size.x / 2.0 - self.pause() - self.margin() - self.gap()) / 1.19;
        let ledger = (0.38 * rest * 2.0 / CARD_ASPECT).min(beside);
        let spare = rest - ledger * CARD_ASPECT / 2.0;
        let line_at = 0.28 * spare;
        let plate_at = line_at + line + 0.1 * spare;
        let cards_at = plate_at + plate + 0.21 * spare;
        Rows { card, ledger, plate, line, line_at, plate_at, cards_at }
    }

    /// A rectangle whose lower edge lies so far from the near edge of the table.
    fn at_edge(&self, left: f32, at: f32, width: f32, height: f32) -> Area {
        Area { corner: Vec2::new(left, self.size.y - at - height), size: Vec2::new(width, height) }
    }

    /// The near side: slots to the left, the deck at the right hand.
    fn side(&self, rows: &Rows) -> Side {
        let (gap, card) = (self.gap(), rows.card);
        let row = 5.0 * card + 3.0 * gap + self.deck_gap();
        let left = (self.size.x - row) / 2.0;
        let height = card * CARD_ASPECT;
        let place = |x: f32| self.at_edge(left + x, rows.cards_at, card, height);
        let call = (CALL.x / ROW * row).min(CALL.x * self.unit);
        let ledger = Vec2::new(rows.ledger, rows.ledger * CARD_ASPECT);
        let above = rows.cards_at + height;
        let notice = self.size.y / 2.0 - ledger.y / 2.0 - above;
        Side {
            slots: std::array::from_fn(|slot| place(slot as f32 * (card + gap))),
            deck: place(SLOTS as f32 * card + 3.0 * gap + self.deck_gap()),
            ledger: Area { corner: self.size / 2.0 + Vec2::new(0.1875 * ledger.x, -0.5 * ledger.y), size: ledger },
            plate: self.at_edge(left, rows.plate_at, row - call - gap, rows.plate),
            notice: self.at_edge(left, above, row, notice),
            own: Some(Own {
                call: self.at_edge(left + row - call, rows.plate_at, call, rows.plate),
                line: self.at_edge(left, rows.line_at, row, rows.line),
            }),
            turn: 0.0,
        }
    }

    /// Clock and pause at the ends of the line between the halves.
    fn middle(&self, rows: &Rows) -> Middle {
        let (pause, margin) = (self.pause(), self.margin());
        let room = self.size.x / 2.0 - 1.19 * rows.ledger - margin - self.gap();
        let chip = Vec2::new(room.min(92.0 * self.unit), (38.0 * self.scale).max(28.0 * self.unit));
        let at = |left: f32, size: Vec2| Area { corner: Vec2::new(left, (self.size.y - size.y) / 2.0), size };
        Middle { clock: at(margin, chip), pause: at(self.size.x - margin - pause, Vec2::splat(pause)) }
    }
}
