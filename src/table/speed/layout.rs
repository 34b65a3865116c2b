//! Where everything of Speed lies, for any window (`LOOK.md` §8): pure geometry.

use bevy::prelude::*;

use crate::rules::Seat;
use crate::rules::speed::SLOTS;
use crate::table::{Area, to_table};
use crate::theme::Frame;
use crate::theme::atlas::CARD_ASPECT;
use crate::window::placement::LEAST_SIZE;

/// The cards of one side of the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Side {
    /// The play area.
    pub slots: [Area; SLOTS],
    /// The deck.
    pub deck: Area,
    /// The side's own ledger.
    pub ledger: Area,
    /// The plate with the name and what is left.
    pub plate: Area,
    /// Where this side is told why something was refused.
    pub notice: Area,
    /// What only people who face each other have.
    pub own: Option<Own>,
    /// How this side's things are turned towards whoever sits there: radians, anticlockwise; 0 is upright.
    pub turn: f32,
}

/// What each of two people who face each other has on their own side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Own {
    /// The button that calls.
    pub call: Area,
    /// The line that says what can be done.
    pub line: Area,
}

impl Side {
    /// Towards the middle of the table, as this side sees it: up. On the table, where y points up.
    pub fn up(&self) -> Vec2 {
        Vec2::from_angle(self.turn).rotate(Vec2::Y)
    }

    /// A rectangle of this side as it is before it is turned about its middle.
    pub fn upright(&self, area: Area) -> Area {
        let sideways = self.turn.cos().abs() < 0.5;
        let size = if sideways { area.size.yx() } else { area.size };
        Area { corner: area.centre() - size / 2.0, size }
    }
}

/// What lies in the middle between two people who face each other.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Middle {
    /// The clock.
    pub clock: Area,
    /// The button that pauses.
    pub pause: Area,
}

/// Where everything of Speed lies in a window.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// The window's size in logical px.
    pub window: Vec2,
    /// The seat at the lower edge: the one human's, else 0.
    pub near_seat: Seat,
    /// The side at the lower edge.
    pub near: Side,
    /// The side at the upper edge.
    pub far: Side,
    /// The middle and the radius of the ring of waves.
    pub ring: (Vec2, f32),
    /// Where the last action is told; nowhere if there is no room.
    pub last_action: Option<Area>,
    /// Where hints are given; nowhere where people face each other.
    pub hint: Area,
    /// What lies between two people who face each other; nothing where all look from the same edge.
    pub middle: Option<Middle>,
    /// Whether this is the tall layout.
    pub portrait: bool,
    /// Logical px per unit of the table's own scale (the interface's may be larger in small windows).
    pub scale: f32,
}

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
/// The widest block of a very wide window, in units.
const BLOCK: f32 = 1600.0;
/// How far a full deck reaches below its uppermost card, in card widths.
const DECK_DEPTH: f32 = 0.17;
/// Below this height, in units of the width, the tall layout puts deck and slots into one row.
const TALL: f32 = 760.0;

impl Layout {
    /// The layout of a window. One that has been made smaller than its least size (some desktops do that) shows the
    /// upper left part of what the least one would.
    pub fn new(frame: &Frame, near_seat: Seat) -> Self {
        let window = frame.size * frame.unit;
        Self { window, ..Self::of_size(window.max(LEAST_SIZE.as_vec2()), frame, near_seat) }
    }

    fn of_size(window: Vec2, frame: &Frame, near_seat: Seat) -> Self {
        if !frame.portrait {
            return Self::landscape(window, near_seat, frame.unit);
        }
        let scale = window.x / 390.0;
        if window.y / scale >= TALL {
            Self::tall(window, near_seat)
        } else {
            Self::compact(window, near_seat, frame.unit)
        }
    }

    fn landscape(window: Vec2, near_seat: Seat, unit: f32) -> Self {
        let scale = (window / LANDSCAPE).min_element();
        let margin = (window - LANDSCAPE * scale) / 2.0;
        let x = |units: f32| margin.x + units * scale;
        let y = |units: f32| margin.y + units * scale;
        let card = |left: f32, top: f32, width: f32| Area::card(x(left), y(top), width * scale);
        let area = |left: f32, top: f32, width: f32, height: f32| Area {
            corner: Vec2::new(x(left), y(top)),
            size: Vec2::new(width, height) * scale,
        };
        // The plates keep to the edges of the block, however wide the window is.
        let block = window.x.min(BLOCK * unit);
        let (left, right) = ((window.x - block) / 2.0 + 24.0 * unit, (window.x + block) / 2.0 - 24.0 * unit);
        let plate = |width: f32, height: f32, top: f32, at_right: bool| {
            let size = Vec2::new(width, height) * unit;
            Area { corner: Vec2::new(if at_right { right - size.x } else { left }, y(top)), size }
        };
        let narrow = x(222.0) - left < 180.0 * unit;
        let width = if narrow { ((x(222.0) - left) / unit - 8.0).max(88.0) } else { 180.0 };
        Self {
            window,
            near_seat,
            near: Side {
                slots: [222.0, 390.0, 558.0, 726.0].map(|left| card(left, 502.0, 144.0)),
                deck: card(912.0, 502.0, 144.0),
                ledger: card(676.0, 252.0, 136.0),
                plate: plate(width, 100.0, 502.0, false),
                notice: area(340.0, 450.0, 600.0, 44.0),
                ..default()
            },
            far: Side {
                slots: [424.0, 536.0, 648.0, 760.0].map(|left| card(left, 80.0, 96.0)),
                deck: card(264.0, 80.0, 96.0),
                ledger: card(468.0, 252.0, 136.0),
                plate: plate(268.0, 64.0, 80.0, true),
                notice: area(340.0, 212.0, 600.0, 44.0),
                ..default()
            },
            ring: (Vec2::new(x(640.0), y(346.0)), 196.0 * scale),
            last_action: Some(plate(width, 76.0, 618.0, false)),
            hint: plate(if narrow { width } else { 172.0 }, 62.0, 502.0, true),
            middle: None,
            portrait: false,
            scale,
        }
    }

    fn tall(window: Vec2, near_seat: Seat) -> Self {
        let scale = (window / Vec2::new(390.0, 844.0)).min_element();
        let margin = (window - Vec2::new(390.0, 844.0) * scale) / 2.0;
        let at = |x: f32, y: f32| Vec2::new(margin.x + x * scale, margin.y + y * scale);
        let area =
            |x: f32, y: f32, width: f32, height: f32| Area { corner: at(x, y), size: Vec2::new(width, height) * scale };
        let card = |x: f32, y: f32, width: f32| area(x, y, width, width * CARD_ASPECT);
        Self {
            window,
            near_seat,
            near: Side {
                slots: [12.0, 105.0, 198.0, 291.0].map(|x| card(x, 494.0, 87.0)),
                deck: card(262.0, 664.0, 98.0),
                ledger: card(206.0, 246.0, 130.0),
                plate: area(12.0, 672.0, 196.0, 120.0),
                notice: area(20.0, 440.0, 350.0, 44.0),
                ..default()
            },
            far: Side {
                slots: [90.0, 164.0, 238.0, 312.0].map(|x| card(x, 118.0, 64.0)),
                deck: card(12.0, 118.0, 64.0),
                ledger: card(54.0, 246.0, 130.0),
                plate: area(12.0, 64.0, 366.0, 44.0),
                notice: area(20.0, 206.0, 350.0, 44.0),
                ..default()
            },
            ring: (at(195.0, 338.0), 168.0 * scale),
            last_action: None,
            hint: area(40.0, 624.0, 310.0, 36.0),
            middle: None,
            portrait: true,
            scale,
        }
    }

    /// Small windows: five cards in a row on either side, and the plates become lines.
    fn compact(window: Vec2, near_seat: Seat, unit: f32) -> Self {
        // The bar at the top and the prompts at the bottom stay free.
        let (top, bottom) = (62.0 * unit, window.y - 46.0 * unit);
        let gap = 6.0 * unit;
        let line = 36.0 * unit;
        // Two plates, a hint and the captions of the ledgers.
        let height = bottom - top - 3.0 * line - 22.0 * unit - 7.0 * gap;
        // The three rows of cards share the height as 25 : 40 : 31; no row may be wider than the window.
        let fits = |share: f32, cards: f32| (height * share / CARD_ASPECT).min((window.x - 2.0 * gap) / cards - gap);
        // A full deck is a little wider and higher than a card.
        let widths = [fits(0.25, 5.1), fits(0.40, 2.6), fits(0.31, 5.1)];
        let row = |y: f32, width: f32| {
            let left = (window.x - 5.0 * width - 4.0 * gap) / 2.0;
            std::array::from_fn::<Area, 5, _>(|index| Area::card(left + index as f32 * (width + gap), y, width))
        };
        let wide = Vec2::new(window.x - 2.0 * gap, line);
        let far_row = row(top + line + gap, widths[0]);
        let ledgers_y = far_row[0].corner.y + far_row[0].size.y + 2.0 * gap;
        let middle = window.x / 2.0;
        let near_row = row(bottom - line - gap - widths[2] * (CARD_ASPECT + DECK_DEPTH), widths[2]);
        let ring = Vec2::new(middle, ledgers_y + widths[1] * CARD_ASPECT / 2.0);
        Self {
            window,
            near_seat,
            near: Side {
                slots: [near_row[0], near_row[1], near_row[2], near_row[3]],
                deck: near_row[4],
                ledger: Area::card(middle + 2.0 * gap, ledgers_y, widths[1]),
                plate: Area { corner: Vec2::new(gap, bottom - line), size: wide },
                notice: Area { corner: Vec2::new(gap, near_row[0].corner.y - line - gap), size: wide },
                ..default()
            },
            far: Side {
                slots: [far_row[1], far_row[2], far_row[3], far_row[4]],
                deck: far_row[0],
                ledger: Area::card(middle - 2.0 * gap - widths[1], ledgers_y, widths[1]),
                plate: Area { corner: Vec2::new(gap, top), size: wide },
                notice: Area { corner: Vec2::new(gap, ledgers_y - line / 2.0), size: wide },
                ..default()
            },
            ring: (ring, widths[1] * 1.35),
            last_action: None,
            hint: Area { corner: Vec2::new(gap, near_row[0].corner.y - line - gap), size: wide },
            middle: None,
            portrait: true,
            scale: widths[2] / 87.0,
        }
    }

    /// Whether two people face each other.
    pub fn is_facing(&self) -> bool {
        self.middle.is_some()
    }

    /// The side that a seat sits at.
    pub fn side(&self, seat: Seat) -> &Side {
        if seat == self.near_seat { &self.near } else { &self.far }
    }

    /// A point of the screen as a point of the table.
    pub fn to_table(&self, point: Vec2) -> Vec2 {
        to_table(point, self.window)
    }
}
