//! Where everything lies in Prime Daifugo, for any window (`LOOK.md` §8): pure geometry.

use bevy::prelude::*;

use super::composition::Row;
use super::hand::HandArea;
use super::rows::RowArea;
use crate::cards::Card;
use crate::rules::Seat;
use crate::storage::HandOrder;
use crate::table::{Area, to_table};
use crate::theme::Frame;
use crate::theme::frame::{BLOCK_WIDTH, PROMPTS_HEIGHT};

/// Where everything lies in a window. Areas are in logical px from the upper left corner, y down.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// The window's size.
    pub window: Vec2,
    /// How many play.
    pub seats: usize,
    /// The seat that looks from below.
    pub near: Seat,
    /// The seat whose hand lies open, if any does.
    pub viewer: Option<Seat>,
    /// Whether things lie below each other.
    pub portrait: bool,
    /// Logical px per unit.
    pub unit: f32,
    /// The plate of each seat.
    pub plates: Vec<Area>,
    /// Where it says whose turn it is and what is asked.
    pub status: Area,
    /// The upmost card of the deck.
    pub deck: Area,
    /// What is said of the deck, and the time that is left.
    pub deck_words: Area,
    /// The button that draws.
    pub draw: Area,
    /// Where the cards of the field lie.
    pub field: Area,
    /// The number of the field and what is known of it.
    pub field_words: Area,
    /// The panel of the composer.
    pub panel: Area,
    /// The row of the number.
    pub number: RowArea,
    /// The row of the factors.
    pub factors: RowArea,
    /// What is known of the play before it is laid.
    pub checks: Area,
    /// What a wrong play costs.
    pub penalty: Area,
    /// The buttons of ×, ＾, one back, and all back.
    pub keys: Area,
    /// Where the open hand lies.
    pub hand: HandArea,
    /// The button that lays.
    pub play: Area,
    /// The button that passes.
    pub pass: Area,
    /// The button that sorts.
    pub sort: Area,
    /// The last moves; nowhere on tall screens.
    pub moves: Option<Area>,
    /// Which numbers are the stronger ones, on tall screens, whose bar has no room for it.
    pub order: Option<Area>,
    /// Where the verdict on a play may be shown, over field and composer.
    pub verdict: Area,
    /// What lies in the composer, and how the hand is sorted.
    pub arranged: Arranged,
}

/// What is shown of whoever holds the device beside the rules' state.
#[derive(Clone, PartialEq, Debug)]
pub struct Arranged {
    /// The composed cards, each with its place in the composer, and how far it lies above the first one.
    pub composed: Vec<(Card, Area, f32)>,
    /// How the hand is sorted.
    pub order: HandOrder,
}

impl Default for Arranged {
    fn default() -> Self {
        Self { composed: Vec::new(), order: HandOrder::Number }
    }
}

/// Whose table it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// How many play.
    pub seats: usize,
    /// The seat that looks from below.
    pub near: Seat,
    /// The seat whose hand lies open.
    pub viewer: Option<Seat>,
}

fn area(x: f32, y: f32, width: f32, height: f32) -> Area {
    Area { corner: Vec2::new(x, y), size: Vec2::new(width, height) }
}

impl Layout {
    /// The layout of a window for a company.
    pub fn new(frame: &Frame, company: Company) -> Self {
        if frame.portrait { Self::tall(frame, company) } else { Self::wide(frame, company) }
    }

    /// Landscape: deck and draw at the left, field at the top right, the composer in the middle, the hand below.
    fn wide(frame: &Frame, company: Company) -> Self {
        let (unit, window) = (frame.unit, frame.size * frame.unit);
        let touch = frame.touch_target();
        let head = touch.max(56.0);
        let foot = frame.size.y - PROMPTS_HEIGHT;
        // What is between head and foot is squeezed where the window is short.
        let tall = (foot - head) / 700.0;
        let squeeze = tall.min(1.0);
        let block = frame.size.x.min(BLOCK_WIDTH);
        let left = (frame.size.x - block) / 2.0 + 16.0;
        let right = (frame.size.x + block) / 2.0 - 16.0;
        let middle = left + 160.0;
        let middle_right = right - 172.0;
        let width = middle_right - middle;
        let plates_top = head + 8.0 * squeeze;
        let plate_height = (60.0 * squeeze).max(40.0);
        let panel_height = 264.0 * squeeze;
        let hand_height = 196.0 * squeeze;
        let field_top = plates_top + plate_height + 12.0 * squeeze;
        let panel_top = foot - 8.0 * squeeze - hand_height - panel_height;
        let field_height = (panel_top - 16.0 * squeeze - field_top).min(160.0);
        let panel = area(middle, panel_top, width, panel_height);
        let split = middle + 0.452 * width;
        let field_card = (field_height / 1.4).min(84.0 * tall.min(1.2));
        let button = touch.max(52.0);
        let bottom = foot - 12.0 * squeeze;
        let main = touch.max(72.0 * squeeze);
        let near_height = 88.0 * squeeze.max(0.75);
        let near_top = bottom - button - 12.0 * squeeze - near_height;
        let own = area(left, near_top, 144.0, near_height);
        let others = row_of_plates(
            area(split + 3.0, plates_top, middle_right - split - 3.0, plate_height),
            company.seats - 1,
            8.0,
        );
        let rows_left = middle + 104.0;
        let numbers_right = middle + 0.59 * width;
        let checks_left = numbers_right + 8.0;
        let (number_card, factor_card) = (72.0 * squeeze, 60.0 * squeeze);
        let number_top = panel_top + 16.0 * squeeze;
        let factor_top = panel_top + 158.0 * squeeze;
        let deck_card = (92.0 * squeeze).max(56.0);
        let deck = Area::card(left + (144.0 - deck_card) / 2.0 - 12.0, head + 24.0 * squeeze, deck_card);
        let keys_width = (4.0 * touch.max(44.0) + 3.0 * 8.0).max(200.0);
        let keys = area(middle_right - 16.0 - keys_width, factor_top + 16.0 * squeeze, keys_width, touch.max(44.0));
        let verdict_top = (field_top - 6.0).min(panel_top);
        let units = Self {
            window,
            seats: company.seats,
            near: company.near,
            viewer: company.viewer,
            portrait: false,
            unit,
            plates: company.around_the_table(own, others),
            status: area(middle, plates_top, split - middle - 12.0, plate_height),
            deck,
            deck_words: area(left, deck.corner.y + deck.size.y - 4.0, 156.0, 28.0),
            draw: area(left, deck.corner.y + deck.size.y + 28.0 * squeeze, 144.0, button),
            field: area(split, field_top, 0.32 * width, field_card * 1.4),
            field_words: area(split + 0.33 * width, field_top, middle_right - split - 0.33 * width, field_height),
            panel,
            number: RowArea {
                words: area(middle + 16.0, number_top, 84.0, number_card * 1.4),
                cards: area(rows_left, number_top, 0.3 * width, number_card * 1.4),
                result: area(
                    rows_left + 0.31 * width,
                    number_top,
                    numbers_right - rows_left - 0.31 * width,
                    number_card * 1.4,
                ),
                card: number_card,
            },
            factors: RowArea {
                words: area(middle + 16.0, factor_top, 84.0, factor_card * 1.4),
                cards: area(rows_left, factor_top, 0.46 * width - 8.0, factor_card * 1.4),
                result: area(
                    rows_left + 0.46 * width,
                    factor_top - 4.0,
                    keys.corner.x - rows_left - 0.46 * width - 8.0,
                    factor_card * 1.4 + 8.0,
                ),
                card: factor_card,
            },
            checks: area(checks_left, number_top, middle_right - 16.0 - checks_left, 60.0 * squeeze),
            penalty: area(
                checks_left,
                number_top + 66.0 * squeeze,
                middle_right - 16.0 - checks_left,
                (44.0 * squeeze).max(32.0),
            ),
            keys,
            hand: HandArea::wide(area(middle, foot - 8.0 * squeeze - hand_height, width, hand_height), squeeze),
            play: area(right - 156.0, bottom - touch.max(52.0) - 12.0 * squeeze - main, 156.0, main),
            pass: area(left, bottom - button, 144.0, button),
            sort: area(right - 156.0, bottom - touch.max(52.0), 156.0, touch.max(52.0)),
            moves: Some(area(right - 156.0, plates_top, 156.0, panel_top + 60.0 * squeeze - plates_top)),
            order: None,
            verdict: area(
                middle + 88.0,
                verdict_top,
                width - 176.0,
                panel_top + panel_height - 22.0 * squeeze - verdict_top,
            ),
            arranged: Arranged::default(),
        };
        units.in_px()
    }

    /// Portrait: field, composer, keys, hand, penalty and buttons below each other.
    fn tall(frame: &Frame, company: Company) -> Self {
        let (unit, window) = (frame.unit, frame.size * frame.unit);
        let touch = frame.touch_target();
        let (head, foot) = (touch.max(56.0), frame.size.y - PROMPTS_HEIGHT);
        let (left, right) = (12.0, frame.size.x - 12.0);
        let width = right - left;
        let button = touch.max((foot - head) * 0.075).min(64.0);
        // What no finger has to hit shares the height that the buttons leave.
        let free = foot - head - 2.0 * button;
        let share = |part: f32| free * part;
        let own = company.viewer.is_some();
        let plate_height = share(0.068);
        let plates_top = head + share(0.006);
        let status = area(left, plates_top + plate_height + share(0.004), width, share(0.062));
        let field_top = status.corner.y + status.size.y + share(0.004);
        let field_height = share(0.118);
        let panel_top = field_top + field_height + share(0.014);
        let (number_height, factor_height) = (share(0.128), share(0.112));
        let words = share(0.034).max(18.0);
        let number_top = panel_top + words;
        let factor_top = number_top + number_height + words + 4.0;
        let checks_top = factor_top + factor_height + 4.0;
        let checks = share(0.04).max(20.0);
        let keys_top = checks_top + checks + 4.0;
        let panel = area(left - 4.0, panel_top, width + 8.0, keys_top + button + 6.0 - panel_top);
        let hand_top = panel_top + panel.size.y + 2.0;
        let buttons_top = foot - button - 4.0;
        let penalty_height = share(0.05).max(26.0);
        let penalty_top = buttons_top - penalty_height - 6.0;
        let others = if own { company.seats - 1 } else { company.seats };
        let mut plates = row_of_plates(area(left, plates_top, width, plate_height), others, 6.0);
        if own {
            plates.insert(0, Area::default());
        }
        let (number_card, factor_card) = (number_height / 1.4, factor_height / 1.4);
        let part = |from: f32, to: f32| area(left + from * width, buttons_top, (to - from) * width, button);
        let deck_card = field_height * 0.5 / 1.4;
        let units = Self {
            window,
            seats: company.seats,
            near: company.near,
            viewer: company.viewer,
            portrait: true,
            unit,
            plates: company.in_order(plates),
            status,
            deck: Area::card(right - deck_card, field_top + field_height - deck_card * 1.4, deck_card),
            deck_words: area(left + 0.22 * width, panel_top, 0.27 * width, words),
            draw: part(0.0, 0.25),
            field: area(left, field_top, 0.5 * width, field_height),
            field_words: area(left + 0.52 * width, field_top, 0.48 * width - deck_card - 8.0, field_height),
            panel,
            number: RowArea {
                words: area(left + 4.0, panel_top, 0.5 * width, words),
                cards: area(left + 4.0, number_top, 0.58 * width, number_height),
                result: area(left + 0.61 * width, number_top, 0.38 * width, number_height),
                card: number_card,
            },
            factors: RowArea {
                words: area(left + 4.0, factor_top - words, 0.3 * width, words),
                cards: area(left + 4.0, factor_top, width - 8.0, factor_height),
                result: area(left + 0.32 * width, factor_top - words - 2.0, 0.66 * width, words + 2.0),
                card: factor_card,
            },
            checks: area(left + 4.0, checks_top, width - 8.0, checks),
            penalty: area(left, penalty_top, 0.76 * width, penalty_height),
            keys: area(left + 4.0, keys_top, width - 8.0, button),
            hand: HandArea::tall(area(left, hand_top, width, penalty_top - hand_top - 2.0)),
            play: part(0.54, 1.0),
            pass: part(0.27, 0.52),
            sort: area(left + 0.78 * width, penalty_top, 0.22 * width, penalty_height),
            moves: None,
            order: Some(area(left + 0.5 * width, panel_top, 0.49 * width, words)),
            verdict: area(left, field_top - 2.0, width, panel_top + panel.size.y - field_top + 22.0),
            arranged: Arranged::default(),
        };
        units.in_px()
    }

    /// From units to logical px.
    fn in_px(mut self) -> Self {
        let unit = self.unit;
        let scaled = |area: Area| Area { corner: area.corner * unit, size: area.size * unit };
        for area in [
            &mut self.status,
            &mut self.deck,
            &mut self.deck_words,
            &mut self.draw,
            &mut self.field,
            &mut self.field_words,
            &mut self.panel,
            &mut self.checks,
            &mut self.penalty,
            &mut self.keys,
            &mut self.play,
            &mut self.pass,
            &mut self.sort,
            &mut self.verdict,
        ] {
            *area = scaled(*area);
        }
        self.plates.iter_mut().chain(&mut self.moves).chain(&mut self.order).for_each(|area| *area = scaled(*area));
        self.number = self.number.scaled(unit);
        self.factors = self.factors.scaled(unit);
        self.hand = self.hand.scaled(unit);
        self
    }

    /// The area of a row.
    pub const fn row(&self, row: Row) -> &RowArea {
        match row {
            Row::Number => &self.number,
            Row::Factors => &self.factors,
        }
    }

    /// The place of one of the four keys of the composer.
    pub fn key(&self, index: usize) -> Area {
        let gap = 8.0 * self.unit;
        let width = (self.keys.size.x - 3.0 * gap) / 4.0;
        let left = Vec2::X * (index as f32 * (width + gap));
        Area { corner: self.keys.corner + left, size: Vec2::new(width, self.keys.size.y) }
    }

    /// A point of the screen as a point of the table.
    pub fn to_table(&self, point: Vec2) -> Vec2 {
        to_table(point, self.window)
    }
}

impl Company {
    /// The plates by seat, given that of the near seat and those of the others clockwise from it.
    fn around_the_table(self, near: Area, others: Vec<Area>) -> Vec<Area> {
        self.in_order([near].into_iter().chain(others).collect())
    }

    /// By seat what is given clockwise from the near seat.
    fn in_order(self, mut clockwise: Vec<Area>) -> Vec<Area> {
        clockwise.rotate_right(self.near % self.seats.max(1));
        clockwise
    }
}

/// So many plates side by side that fill a row.
fn row_of_plates(row: Area, count: usize, gap: f32) -> Vec<Area> {
    let width = (row.size.x - gap * count.saturating_sub(1) as f32) / count.max(1) as f32;
    (0..count).map(|index| area(row.corner.x + index as f32 * (width + gap), row.corner.y, width, row.size.y)).collect()
}
