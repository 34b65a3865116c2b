//! How the paper of a verdict is divided, in units from its own top left: pure geometry.

use bevy::prelude::*;

use super::tree::Tree;
use crate::theme::widget::TypeSize;

/// The division of a paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plan {
    /// The paper's nominal size.
    pub size: Vec2,
    /// Whether the window is taller than wide.
    pub tall: bool,
    /// Whether the cards that were laid are shown.
    pub shows_cards: bool,
    /// Whether the stamp has many letters.
    long_stamp: bool,
    /// How many numbers fall apart on it.
    trees: usize,
    /// How many digits the longest of them has.
    digits: usize,
}

/// A number, and below it the room for its tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plot {
    pub number: Rect,
    /// How large the number is written.
    pub size: TypeSize,
    pub tree: Rect,
}

/// A number of so few digits leaves room for the stamp beside it.
const SHORT: usize = 4;
/// So many lines of a broken number fit.
const LINES: f32 = 2.8;
/// At most so many trees stand side by side: on a wide paper, on a tall one.
const SIDE_BY_SIDE: (usize, usize) = (3, 2);
/// How many letters a line of a sentence loses where it breaks.
const WORD: usize = 4;
/// Room between two trees.
const GAP: f32 = 16.0;

impl Plan {
    /// So many trees are shown at most.
    pub const fn most_trees(tall: bool) -> usize {
        if tall { SIDE_BY_SIDE.1 } else { SIDE_BY_SIDE.0 }
    }

    /// The division for these trees.
    pub fn new(trees: &[Tree], tall: bool, shows_cards: bool, long_stamp: bool) -> Self {
        let has_tree = trees.iter().any(|tree| !tree.leaves.is_empty());
        let size = match (tall, shows_cards, has_tree) {
            (false, true, _) => Vec2::new(752.0, 322.0),
            (false, false, true) => Vec2::new(560.0, 300.0),
            (false, false, false) => Vec2::new(560.0, 180.0),
            (true, true, _) if trees.len() > 1 => Vec2::new(366.0, 324.0),
            (true, true, _) => Vec2::new(366.0, 310.0),
            (true, false, true) if long_stamp => Vec2::new(366.0, 356.0),
            (true, false, true) => Vec2::new(366.0, 300.0),
            (true, false, false) => Vec2::new(366.0, 226.0),
        };
        let digits = trees.iter().map(|tree| tree.root.chars().count()).max().unwrap_or_default();
        Self { size, tall, shows_cards, long_stamp, trees: trees.len(), digits }
    }

    const fn is_grove(&self) -> bool {
        self.trees > 1
    }

    /// Whether there is room beside the number.
    const fn is_short(&self) -> bool {
        self.digits <= SHORT && !self.is_grove()
    }

    /// Whether it has the room for that.
    const fn stamp_is_beside(&self) -> bool {
        self.is_short() && !(self.tall && self.long_stamp)
    }

    /// How much of the width the stamp has that stands beside the number.
    const fn stamp_share(&self) -> f32 {
        if self.long_stamp || self.tall { 0.5 } else { 0.44 }
    }

    /// Where the laid cards lie.
    pub fn cards(&self) -> Rect {
        match (self.tall, self.is_grove()) {
            (true, true) => Rect::new(20.0, 38.0, 148.0, 112.0),
            (true, false) => Rect::new(20.0, 46.0, 148.0, 126.0),
            (false, _) => Rect::new(40.0, 56.0, 262.0, 226.0),
        }
    }

    /// Where the numbers and their trees stand.
    fn trees_area(&self) -> Rect {
        match (self.tall, self.shows_cards) {
            (false, true) => Rect::new(292.0, 20.0, 724.0, 272.0),
            (false, false) => Rect::new(28.0, 12.0, 532.0, self.size.y - 46.0),
            (true, true) if self.is_grove() => Rect::new(16.0, 118.0, 350.0, 266.0),
            (true, true) => Rect::new(16.0, 24.0, 350.0, 254.0),
            (true, false) => Rect::new(16.0, 12.0, 350.0, self.size.y - 60.0),
        }
    }

    /// Where each number stands, from the left.
    pub fn plots(&self) -> Vec<Plot> {
        if !self.is_grove() {
            let (number, size) = self.number();
            return vec![Plot { number, size, tree: self.trees_area() }];
        }
        let area = self.trees_area();
        let width = (area.width() - GAP * (self.trees - 1) as f32) / self.trees as f32;
        // On a tall paper the stamp stands beside the cards, on a wide one above the numbers.
        let top = area.min.y + if self.tall { 0.0 } else { 48.0 };
        let sizes = [TypeSize::Count, TypeSize::Heading, TypeSize::Name];
        let size = self.largest(&sizes, width);
        let plot = |place: usize| {
            let left = area.min.x + (width + GAP) * place as f32;
            let number = Rect::new(left, top, left + width, top + if self.tall { 52.0 } else { 60.0 });
            Plot { number, size, tree: Rect::new(left, top, left + width, area.max.y) }
        };
        (0..self.trees).map(plot).collect()
    }

    /// Where the only number stands, and how large it is written: as large as fits.
    fn number(&self) -> (Rect, TypeSize) {
        let area = self.trees_area();
        let (left, top, right) = match (self.tall, self.shows_cards) {
            // Beside the cards, the stamp below them.
            (true, true) => (area.min.x + 136.0, area.min.y, area.max.x),
            // Beside the stamp, or below it.
            _ if self.stamp_is_beside() => {
                (area.min.x, area.min.y + 8.0, area.max.x - self.stamp_share() * area.width())
            }
            (true, false) => (area.min.x, area.min.y + 52.0, area.max.x),
            (false, _) => (area.min.x, area.min.y + 36.0, area.max.x),
        };
        let sizes = [TypeSize::Wordmark, TypeSize::Count, TypeSize::Heading];
        let sizes = if self.is_short() { &sizes[..] } else { &sizes[1..] };
        (Rect::new(left, top, right, top + 96.0), self.largest(sizes, right - left))
    }

    /// The largest size in which the numbers fit into a width; else they are broken into lines.
    fn largest(&self, sizes: &[TypeSize], width: f32) -> TypeSize {
        let fits = |size: &&TypeSize| size.width(self.digits) <= width;
        let lines = TypeSize::Name.width(self.digits) / width;
        let broken = if lines <= LINES { TypeSize::Name } else { TypeSize::Caption };
        sizes.iter().find(fits).copied().unwrap_or(broken)
    }

    /// Where the stamp is set down.
    pub fn stamp(&self) -> Rect {
        let area = self.trees_area();
        let share = self.stamp_share() * area.width();
        let beside = Vec2::new(area.max.x - 0.5 * share, area.min.y);
        let (centre, width) = match (self.tall, self.shows_cards) {
            (true, true) if self.is_grove() => (Vec2::new(250.0, 66.0), 190.0),
            (true, true) => (Vec2::new(84.0, 150.0), 150.0),
            _ if self.stamp_is_beside() => (beside + Vec2::Y * 56.0, share),
            (true, false) => (Vec2::new(area.center().x, area.min.y + 26.0), area.width()),
            (false, _) => (beside + Vec2::Y * 14.0, share),
        };
        Rect::from_center_size(centre, Vec2::new(width, 84.0))
    }

    /// How many letters of a size fit into the sentence's place.
    pub fn letters(&self, size: TypeSize) -> usize {
        let Vec2 { x: width, y: height } = self.sentence().size();
        let lines = (height / size.line() + 0.2) as usize;
        lines * size.signs(width).saturating_sub(WORD)
    }

    /// Where the sentence stands.
    pub fn sentence(&self) -> Rect {
        let height = if self.tall { 56.0 } else { 40.0 };
        let bottom = self.size.y - if self.tall { 8.0 } else { 11.0 };
        Rect::new(24.0, bottom - height, self.size.x - 24.0, bottom)
    }
}
