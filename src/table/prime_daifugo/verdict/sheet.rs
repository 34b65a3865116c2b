//! What lies on the paper of a verdict and where, in units from the window's top left: a pure function of the story and the ground.

use bevy::prelude::*;

use super::plan::{Plan, Plot};
use super::story::{Story, Tale};
use super::tree::{Row, Tree, trees};
use super::words::{Detail, Names, follows, length, stamp_key, told};
use crate::cards::Card;
use crate::text::Localized;
use crate::theme::timing;
use crate::theme::widget::TypeSize;

/// One thing on the paper.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Piece {
    /// Where, in units from the window's top left.
    pub area: Rect,
    /// When it comes, in milliseconds from the begin of the scene at normal speed …
    pub at: f32,
    /// … and how long that takes.
    pub lasts: f32,
    /// What it is.
    pub what: What,
}

/// What there can be on the paper.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum What {
    /// The paper itself; a special play has a heavier rim.
    Paper { special: bool },
    /// A card that was laid.
    Card(Card),
    /// A number or an equation, in the middle of its area.
    Number { text: String, size: f32 },
    /// A sentence, in the middle of its area.
    Words { text: Localized, size: f32, bold: bool },
    /// A factor in its circle; one that is no prime as far as is known has a quiet rim.
    Circle { text: String, size: f32, prime: bool },
    /// What stands between two circles.
    Sign { text: &'static str, size: f32 },
    /// A branch of the tree, from one corner of its area to the opposite: down to the right, or to the left.
    Branch { leftwards: bool },
    /// The line that cuts 57.
    Cut,
    /// The stamp; right or wrong.
    Stamp { text: Localized, size: f32, right: bool },
    /// The ground on which is told what follows; a penalty gives it a rim.
    Strip { penalty: bool },
    /// How many cards are drawn.
    Count { text: Localized, size: f32 },
    /// What follows.
    Follows { text: Localized, size: f32 },
    /// The back of a penalty card.
    Back,
}

/// Everything on the paper, in the order in which it is drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Sheet {
    pub pieces: Vec<Piece>,
}

impl Sheet {
    /// When everything has come, in milliseconds at normal speed.
    pub fn complete(&self) -> f32 {
        self.pieces.iter().map(|piece| piece.at + piece.lasts).fold(0.0, f32::max)
    }

    /// Lays the paper out on `ground`, which is in units from the window's top left; `tall` is for a window that is taller than
    /// wide. `waits` says whether the paper stays until somebody presses something.
    pub fn of(story: &Story, names: &impl Names, (ground, tall): (Rect, bool), waits: bool) -> Self {
        let follows = follows(story, names, waits);
        let mut trees = trees(&story.tale);
        trees.truncate(Plan::most_trees(tall));
        let plan = Plan::new(&trees, tall, story.is_wrong(), stamp_key(&story.tale).1);
        let mut desk = Desk::new(plan, ground, follows.is_some());
        desk.put(
            Rect::from_corners(Vec2::ZERO, desk.plan.size),
            0.0,
            timing::VERDICT_FADE,
            What::Paper { special: matches!(story.tale, Tale::Cut | Tale::Reversal { .. } | Tale::Infinity) },
        );
        if desk.plan.shows_cards {
            desk.put_cards(story, names);
        }
        desk.put_numbers(story, &trees);
        let stamped = desk.put_trees(story, &trees);
        desk.put_stamp(story, stamped);
        desk.put_sentence(story, names);
        if let Some(follows) = follows {
            desk.put_strip(story, follows);
        }
        Self { pieces: desk.pieces }
    }
}

/// The parts of a paper, in units of its nominal size from its own top left.
struct Desk {
    pieces: Vec<Piece>,
    plan: Plan,
    /// Its top left in the window, and what everything is multiplied by to fit.
    corner: Vec2,
    scale: f32,
}

/// The height of the strip below the paper with what is in between.
const STRIP: f32 = 72.0;

impl Desk {
    fn new(plan: Plan, ground: Rect, has_strip: bool) -> Self {
        let whole = plan.size + if has_strip { Vec2::Y * STRIP } else { Vec2::ZERO };
        let scale = (ground.size() / whole).min_element().min(1.0);
        // From the top: what was laid lies there, and is not to look out behind the paper.
        let corner = Vec2::new(ground.center().x - whole.x * scale / 2.0, ground.min.y);
        Self { pieces: Vec::new(), plan, corner, scale }
    }

    /// Puts a thing down; sizes of type in it are the nominal ones times [`Self::scale`].
    fn put(&mut self, area: Rect, at: f32, lasts: std::time::Duration, what: What) {
        let area = Rect::from_corners(self.corner + area.min * self.scale, self.corner + area.max * self.scale);
        self.pieces.push(Piece { area, at, lasts: lasts.as_millis() as f32, what });
    }

    fn type_size(&self, size: TypeSize) -> f32 {
        size.units() * self.scale
    }

    fn put_cards(&mut self, story: &Story, names: &impl Names) {
        let area = self.plan.cards();
        let size = self.type_size(TypeSize::Caption);
        let words = Localized::new("verdict-hand").with("name", names.name(story.seat));
        let above = Rect::new(area.min.x, area.min.y - 30.0, area.max.x, area.min.y - 6.0);
        self.put(above, 0.0, timing::VERDICT_FADE, What::Words { text: words, size, bold: false });
        let count = story.cards.len() as f32;
        let width = (area.height() / 1.4).min(area.width() / 1.9).min(area.width());
        let height = width * 1.4;
        let step = if count > 1.0 { ((area.width() - width) / (count - 1.0)).min(width * 0.96) } else { 0.0 };
        let left = area.center().x - (width + step * (count - 1.0)) / 2.0;
        for (place, card) in story.cards.iter().enumerate() {
            let corner = Vec2::new(left + step * place as f32, area.center().y - height / 2.0);
            let at = Rect::from_corners(corner, corner + Vec2::new(width, height));
            self.put(at, 0.0, timing::VERDICT_FADE, What::Card(*card));
        }
        if !self.plan.tall {
            let below = Rect::new(area.min.x, area.max.y + 6.0, area.max.x, area.max.y + 34.0);
            let words = Localized::new("verdict-cards-return");
            self.put(below, 0.0, timing::VERDICT_FADE, What::Words { text: words, size, bold: false });
        }
    }

    fn put_numbers(&mut self, story: &Story, trees: &[Tree]) {
        for (plot, tree) in self.plan.plots().into_iter().zip(trees) {
            let size = self.type_size(plot.size);
            self.put(plot.number, 0.0, timing::VERDICT_NUMBER, What::Number { text: tree.root.clone(), size });
            if matches!(story.tale, Tale::Cut) {
                let at = timing::VERDICT_NUMBER.as_millis() as f32;
                let size = Vec2::new(plot.number.width().min(220.0), 96.0);
                let middle = Rect::from_center_size(plot.number.center(), size);
                self.put(middle, at, timing::VERDICT_BRANCH, What::Cut);
            }
        }
    }

    /// The circles with their branches; when the last of them has come.
    fn put_trees(&mut self, story: &Story, trees: &[Tree]) -> f32 {
        let hush = if story.is_wrong() { timing::VERDICT_HUSH } else { timing::VERDICT_NUMBER };
        let mut end = hush.as_millis() as f32;
        for (plot, tree) in self.plan.plots().into_iter().zip(trees) {
            if !tree.leaves.is_empty() {
                end = self.put_tree(plot, tree, end);
            }
        }
        end
    }

    /// One number's circles from a moment on; when the last of them has come.
    fn put_tree(&mut self, plot: Plot, tree: &Tree, begin: f32) -> f32 {
        let row = Row::of(tree, plot.tree, plot.number.center().x);
        let root = Vec2::new(plot.number.center().x.clamp(row.left(), row.right()), plot.number.max.y);
        let branch = timing::VERDICT_BRANCH.as_millis() as f32;
        let stagger = timing::VERDICT_STAGGER.as_millis() as f32;
        let mut end = begin;
        for (place, (circle, leaf)) in row.circles.iter().zip(&row.leaves).enumerate() {
            let at = begin + stagger * place as f32;
            let top = Vec2::new(circle.center().x, circle.min.y);
            let leftwards = top.x < root.x;
            self.put(Rect::from_corners(root, top), at, timing::VERDICT_BRANCH, What::Branch { leftwards });
            let size = self.type_size(row.size);
            let what = What::Circle { text: leaf.text.clone(), size, prime: leaf.prime };
            self.put(*circle, at + branch, timing::VERDICT_CIRCLE, what);
            end = at + branch + timing::VERDICT_CIRCLE.as_millis() as f32;
        }
        for pair in row.circles.windows(2) {
            let between = Rect::new(pair[0].max.x, pair[0].min.y, pair[1].min.x, pair[1].max.y);
            let size = self.type_size(TypeSize::Heading);
            self.put(between, begin + branch, timing::VERDICT_CIRCLE, What::Sign { text: row.sign, size });
        }
        end
    }

    fn put_stamp(&mut self, story: &Story, at: f32) {
        let (key, long) = stamp_key(&story.tale);
        let size = match (long, self.plan.tall) {
            (true, false) => TypeSize::Body,
            (_, true) => TypeSize::Name,
            (false, false) => TypeSize::Heading,
        };
        let size = self.type_size(size);
        let what = What::Stamp { text: Localized::new(key), size, right: !story.is_wrong() };
        self.put(self.plan.stamp(), at, timing::VERDICT_STAMP, what);
    }

    fn put_sentence(&mut self, story: &Story, names: &impl Names) {
        let at = timing::VERDICT_NUMBER.as_millis() as f32;
        // As much as fits, as large as it fits.
        let mut tries = [
            (TypeSize::Body, Detail::Full),
            (TypeSize::Body, Detail::Short),
            (TypeSize::Caption, Detail::Full),
            (TypeSize::Caption, Detail::Short),
        ];
        // Of several numbers the paper itself does not show all.
        if matches!(story.tale, Tale::BasesNotPrime { .. }) {
            tries.swap(1, 2);
        }
        let fits = |(size, detail): &(TypeSize, Detail)| length(&story.tale, *detail) <= self.plan.letters(*size);
        let (size, detail) = tries.into_iter().find(fits).unwrap_or((TypeSize::Caption, Detail::Short));
        let size = self.type_size(size);
        let what = What::Words { text: told(story, names, detail), size, bold: true };
        self.put(self.plan.sentence(), at, timing::VERDICT_FADE, what);
    }

    /// What follows: the penalty with its backs, who leads, and that a press goes on.
    fn put_strip(&mut self, story: &Story, follows: Localized) {
        let begin = self.pieces.iter().map(|piece| piece.at + piece.lasts).fold(0.0, f32::max);
        let top = self.plan.size.y + 12.0;
        let strip = Rect::new(0.0, top, self.plan.size.x, top + 52.0);
        self.put(strip, begin, timing::VERDICT_FADE, What::Strip { penalty: story.penalty > 0 });
        let mut left = strip.min.x + 16.0;
        if story.penalty > 0 {
            let words = Localized::new("verdict-penalty").with("count", story.penalty);
            let count = Rect::new(left, top, left + if self.plan.tall { 116.0 } else { 190.0 }, top + 52.0);
            let size = self.type_size(if self.plan.tall { TypeSize::Body } else { TypeSize::Name });
            self.put(count, begin, timing::VERDICT_FADE, What::Count { text: words, size });
            left = count.max.x + 4.0;
            let shown = story.penalty.min(if self.plan.tall { 3 } else { BACKS });
            for back in 0..shown {
                let corner = Vec2::new(left + 12.0 * back as f32, top + 10.0);
                let stagger = timing::PENALTY_STAGGER.min(timing::PENALTY_STAGGER_ALL / shown as u32);
                let at = begin + (stagger * back as u32).as_millis() as f32;
                let area = Rect::from_corners(corner, corner + Vec2::new(23.0, 32.0));
                self.put(area, at, timing::PENALTY, What::Back);
            }
            left += 12.0 * shown as f32 + 20.0;
        }
        let size = self.type_size(TypeSize::Caption);
        let area = Rect::new(left, top, strip.max.x - 16.0, top + 52.0);
        self.put(area, begin, timing::VERDICT_FADE, What::Follows { text: follows, size });
    }
}

/// At most so many backs are shown beside their number.
const BACKS: usize = 8;
