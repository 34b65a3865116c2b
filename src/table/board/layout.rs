//! Where everything lies in the games on a board, for any window (`LOOK.md` §8): pure geometry.
//!
//! In landscape the board has a row for each suit; on tall screens it is turned, with a column for each suit.

use bevy::prelude::*;

use super::fan::Fan;
use crate::cards::Card;
use crate::rules::Seat;
use crate::storage::HandOrder;
use crate::table::{Area, to_table};
use crate::theme::Frame;
use crate::theme::frame::{BLOCK_WIDTH, PROMPTS_HEIGHT};

/// Whose table it is: all that decides, beside the window, where things lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// How many play.
    pub seats: usize,
    /// The seat that looks from below.
    pub near: Seat,
    /// The seat whose hand lies open, if any does.
    pub viewer: Option<Seat>,
    /// In which order its cards lie.
    pub order: HandOrder,
}

/// Where everything lies in a window. Areas are in logical px from the upper left corner, y down.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// The window's size.
    pub window: Vec2,
    /// Who sits where, and what is seen.
    pub company: Company,
    /// Whether the board is turned.
    pub portrait: bool,
    /// Logical px per unit of the table's own scale.
    pub scale: f32,
    /// The panel under the cells.
    pub board: Area,
    /// The ace of spades' cell; the others follow by steps.
    first_cell: Area,
    step: Vec2,
    /// The plate of each seat.
    pub plates: Vec<Area>,
    /// Where the open hand lies.
    pub fan: Fan,
    /// The button that passes.
    pub pass: Area,
    /// The button that plays the chosen card; only on tall screens.
    pub play: Option<Area>,
    /// The button that sorts the hand.
    pub sort: Area,
    /// What the game tells beside the board; nowhere on tall screens.
    pub side: Option<Area>,
    /// Where it says whose turn it is.
    pub status: Area,
    /// Where advice stands. On tall screens that is over the others' plates: their room is as wide as the window, and neither
    /// the hand nor the board is covered.
    pub hint: Area,
}

/// The size of the board's panel in landscape, and where its first cell lies in it, in units of the table's scale.
const PANEL: Vec2 = Vec2::new(958.0, 398.0);
const FIRST_CELL: Vec2 = Vec2::new(43.0, 12.0);
const CELL_WIDTH: f32 = 64.0;
const CELL_GAP: f32 = 6.0;
/// From the upper edge of the board to the upper edge of the prompts.
const BOARD_AND_HAND: f32 = 622.0;
/// The middle of the hand's cards above the prompts, and the lower edge of the buttons.
const HAND_ABOVE_FOOT: f32 = 102.0;
const FOOT_MARGIN: f32 = 34.0;
/// So much the outermost cards of a full fan lean out of its width, marks and all.
const LEAN: f32 = 12.0;
/// The hand lies this much right of the board's middle: one's own plate, at its left, needs the room most.
const HAND_OFF_MIDDLE: f32 = 8.0;
/// The width of one's own plate on tall screens.
const OWN_PLATE: f32 = 84.0;
/// The height of the status on tall screens: one line.
const STATUS_LINE: f32 = 24.0;
/// The board lies this much left of the window's middle, since more is told at its right.
const OFF_MIDDLE: f32 = 16.0;

impl Layout {
    /// The layout of a window for a company.
    pub fn new(frame: &Frame, company: Company) -> Self {
        if frame.portrait { Self::turned(frame, company) } else { Self::lying(frame, company) }
    }

    fn lying(frame: &Frame, company: Company) -> Self {
        let (unit, window) = (frame.unit, frame.size * frame.unit);
        let head = frame.touch_target().max(56.0) * unit;
        let foot = window.y - PROMPTS_HEIGHT * unit;
        let plate_height = if frame.is_short() { 44.0 } else { 62.0 } * unit;
        let (plates_top, gap) = (head + 6.0 * unit, 10.0 * unit);
        let board_top = plates_top + plate_height + gap;
        let scale = (window.x / 1280.0).min((foot - board_top) / BOARD_AND_HAND);
        let spare = foot - board_top - BOARD_AND_HAND * scale;
        let middle = window.x / 2.0 - OFF_MIDDLE * scale;
        let area =
            |x: f32, y: f32, width: f32, height: f32| Area { corner: Vec2::new(x, y), size: Vec2::new(width, height) };
        let board =
            Area { corner: Vec2::new(middle - PANEL.x / 2.0 * scale, board_top + spare / 3.0), size: PANEL * scale };
        let board_foot = board.corner.y + board.size.y;
        let block = window.x.min(BLOCK_WIDTH * unit);
        let (left, right) = ((window.x - block) / 2.0 + 16.0 * unit, (window.x + block) / 2.0 - 16.0 * unit);
        // The column at the left stands on the foot: the near plate, with room for a line above it, and the pass.
        let bottom = foot - FOOT_MARGIN * scale;
        let pass_height = frame.touch_target().max(56.0) * unit;
        let near_height = 88.0 * unit;
        let near_top = bottom - pass_height - 12.0 * unit - near_height;
        let hand_middle = middle + HAND_OFF_MIDDLE * scale;
        let hand_left = hand_middle - (450.0 + LEAN) * scale;
        let column_right = if near_top - 24.0 * unit >= board_foot { hand_left } else { board.corner.x };
        let column = (column_right - left - 4.0 * unit).clamp(92.0 * unit, 156.0 * unit);
        let others = row_of_plates(
            area(board.corner.x + FIRST_CELL.x * scale, plates_top, 900.0 * scale, plate_height),
            company.seats - 1,
            12.0 * unit,
            292.0 * unit,
        );
        let right_column = (right - hand_middle - (450.0 + LEAN) * scale - 6.0 * unit).clamp(92.0 * unit, 172.0 * unit);
        let sort =
            area(right - right_column, bottom - frame.touch_target() * unit, right_column, frame.touch_target() * unit);
        let status = area(right - right_column, sort.corner.y - 138.0 * unit, right_column, 128.0 * unit);
        let side_left = board.corner.x + board.size.x + 4.0 * scale;
        let side_foot = board_foot.min(status.corner.y - 6.0 * unit);
        let side = area(side_left, board.corner.y, (right - side_left).min(200.0 * unit), side_foot - board.corner.y);
        Self {
            window,
            company,
            portrait: false,
            scale,
            board,
            first_cell: Area::card(
                board.corner.x + FIRST_CELL.x * scale,
                board.corner.y + FIRST_CELL.y * scale,
                CELL_WIDTH * scale,
            ),
            step: (Vec2::new(CELL_WIDTH, CELL_WIDTH * 1.4) + CELL_GAP) * scale,
            plates: company.around_the_table(area(left, near_top, column, near_height), others),
            fan: Fan::lying(Vec2::new(hand_middle, foot - HAND_ABOVE_FOOT * scale - spare / 3.0), scale),
            pass: area(left, bottom - pass_height, column, pass_height),
            play: None,
            sort,
            side: Some(side),
            status,
            hint: status,
        }
    }

    fn turned(frame: &Frame, company: Company) -> Self {
        let (unit, window) = (frame.unit, frame.size * frame.unit);
        let margin = 12.0 * unit;
        let wide = |y: f32, height: f32| Area {
            corner: Vec2::new(margin, y),
            size: Vec2::new(window.x - 2.0 * margin, height),
        };
        let compact = frame.size.y < 760.0;
        let head = frame.touch_target().max(56.0) * unit;
        // The plates stand in one row up to three, else in two. Whoever looks has none there, see `own_plate`.
        let all = company.viewer.is_none();
        let count = if all { company.seats } else { company.seats - 1 };
        let rows = if count > 3 { 2 } else { 1 };
        let plate_height = 42.0 * unit;
        let plates_top = head + 3.0 * unit;
        let mut plates = if all { Vec::new() } else { vec![Area::default()] };
        for row in 0..rows {
            let here = count.div_ceil(rows).min(company.seats - plates.len());
            let top = plates_top + row as f32 * (plate_height + 4.0 * unit);
            let row = Area { corner: Vec2::new(margin / 2.0, top), size: Vec2::new(window.x - margin, plate_height) };
            plates.extend(row_of_plates(row, here, 4.0 * unit, f32::MAX));
        }
        let board_top = plates_top + rows as f32 * (plate_height + 4.0 * unit) - unit;
        let foot = window.y - PROMPTS_HEIGHT * unit;
        let button = if compact { frame.touch_target() } else { frame.touch_target().max(48.0) } * unit;
        let buttons = wide(foot - button - 2.0 * unit, button);
        let line = STATUS_LINE * unit;
        let status = wide(buttons.corner.y - line, line);
        let hand_height = (130.0 * unit).min((status.corner.y - board_top) * 0.28);
        let hand_top = status.corner.y - hand_height;
        let board = Area {
            corner: Vec2::new(4.0 * unit, board_top),
            size: Vec2::new(window.x - 8.0 * unit, hand_top - 2.0 * unit - board_top),
        };
        let (labels, signs, gap) = (34.0 * unit, (board.size.y * 0.05).min(22.0 * unit), Vec2::new(5.0, 2.0) * unit);
        let step = Vec2::new(
            (board.size.x - labels + gap.x - 3.0 * unit) / 4.0,
            (board.size.y - signs - 2.0 * unit + gap.y) / 13.0,
        );
        let first_cell = Area { corner: board.corner + Vec2::new(labels, signs), size: step - gap };
        let scale = unit;
        let (pass_width, sort_width) = (0.31 * buttons.size.x, 0.2 * buttons.size.x);
        let part = |left: f32, width: f32| Area {
            corner: Vec2::new(buttons.corner.x + left, buttons.corner.y),
            size: Vec2::new(width, button),
        };
        let between = 8.0 * unit;
        Self {
            window,
            company,
            portrait: true,
            scale,
            board,
            first_cell,
            step,
            plates: company.in_order(plates),
            fan: Fan::turned(wide(hand_top, hand_height), unit),
            pass: part(0.0, pass_width),
            play: Some(part(pass_width + between, buttons.size.x - pass_width - sort_width - 2.0 * between)),
            sort: part(buttons.size.x - sort_width, sort_width),
            side: None,
            status,
            hint: Area {
                corner: Vec2::new(margin / 2.0, plates_top),
                size: Vec2::new(window.x - margin, board_top - plates_top - 2.0 * unit),
            },
        }
    }

    /// The plate of a seat. On tall screens that of whoever looks is small and stands before the status.
    pub fn plate(&self, seat: Seat) -> Area {
        self.own_plate().filter(|_| seat == self.company.near).unwrap_or(self.plates[seat])
    }

    /// The status where one's own plate stands beside it.
    pub fn beside_own_plate(&self) -> Area {
        let Some(plate) = self.own_plate() else { return self.status };
        let taken = Vec2::X * (plate.size.x + 6.0 * self.scale);
        Area { corner: self.status.corner + taken, size: self.status.size - taken }
    }

    fn own_plate(&self) -> Option<Area> {
        let size = Vec2::new(OWN_PLATE * self.scale, self.status.size.y);
        (self.portrait && self.company.viewer.is_some()).then_some(Area { corner: self.status.corner, size })
    }

    /// The cell of a card; a joker has none of its own.
    pub fn cell(&self, card: Card) -> Area {
        self.cell_at(card.suit as usize, card.number.get() as usize - 1)
    }

    /// The cell of a suit and a number, both from 0.
    pub fn cell_at(&self, suit: usize, number: usize) -> Area {
        let steps =
            if self.portrait { Vec2::new(suit as f32, number as f32) } else { Vec2::new(number as f32, suit as f32) };
        Area { corner: self.first_cell.corner + steps * self.step, size: self.first_cell.size }
    }

    /// How far apart two neighbouring cells begin.
    pub const fn step(&self) -> Vec2 {
        self.step
    }

    /// Where the sign of a suit lies: its middle.
    pub fn suit_sign(&self, suit: usize) -> Vec2 {
        let cell = self.cell_at(suit, 0);
        if self.portrait {
            Vec2::new(cell.centre().x, (self.board.corner.y + cell.corner.y) / 2.0)
        } else {
            Vec2::new((self.board.corner.x + cell.corner.x) / 2.0, cell.centre().y)
        }
    }

    /// Where the sign of a number lies, on a board that is turned: its middle.
    pub fn number_sign(&self, number: usize) -> Option<Vec2> {
        let cell = self.cell_at(0, number);
        self.portrait.then(|| Vec2::new((self.board.corner.x + cell.corner.x) / 2.0, cell.centre().y))
    }

    /// A point of the screen as a point of the table.
    pub fn to_table(&self, point: Vec2) -> Vec2 {
        to_table(point, self.window)
    }
}

impl Company {
    /// The plates by seat, given that of the near seat and those of the others clockwise from it.
    fn around_the_table(&self, near: Area, others: Vec<Area>) -> Vec<Area> {
        self.in_order([near].into_iter().chain(others).collect())
    }

    /// By seat what is given clockwise from the near seat.
    fn in_order(&self, mut clockwise: Vec<Area>) -> Vec<Area> {
        clockwise.rotate_right(self.near % self.seats.max(1));
        clockwise
    }
}

/// So many plates side by side in the middle of a row, none wider than `widest`.
fn row_of_plates(row: Area, count: usize, gap: f32, widest: f32) -> Vec<Area> {
    let width = ((row.size.x - gap * count.saturating_sub(1) as f32) / count.max(1) as f32).min(widest);
    let left = row.centre().x - (width * count as f32 + gap * count.saturating_sub(1) as f32) / 2.0;
    let plate = |index: usize| Area {
        corner: Vec2::new(left + index as f32 * (width + gap), row.corner.y),
        size: Vec2::new(width, row.size.y),
    };
    (0..count).map(plate).collect()
}
