//! Where the signs of the composer's rows lie: cards, and between factors × and ＾.

use bevy::prelude::*;

use super::composition::Token;
use crate::table::Area;
use crate::theme::atlas::CARD_ASPECT;

/// The places of one row. Logical px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RowArea {
    /// What the row is, to be tapped.
    pub words: Area,
    /// Where its cards lie.
    pub cards: Area,
    /// What they say.
    pub result: Area,
    /// The width of a card.
    pub card: f32,
}

impl RowArea {
    /// All of it, of so many px a unit.
    pub(super) fn scaled(self, unit: f32) -> Self {
        let scaled = |area: Area| Area { corner: area.corner * unit, size: area.size * unit };
        Self {
            words: scaled(self.words),
            cards: scaled(self.cards),
            result: scaled(self.result),
            card: self.card * unit,
        }
    }

    /// Where the signs of a row lie, and where the next one would, as areas of the screen. What does not fit overlaps.
    pub fn places(&self, tokens: &[Token]) -> Vec<Area> {
        let sizes = sizes(tokens, self.card);
        let gap = self.card * GAP;
        let natural: f32 = sizes.iter().map(|(size, _)| size.x + gap).sum();
        let last = sizes.last().map_or(0.0, |(size, _)| size.x);
        let share = ((self.cards.size.x - last) / (natural - last - gap).max(1.0)).min(1.0);
        let mut left = self.cards.corner.x;
        let place = |(size, raised): &(Vec2, bool)| {
            let top = self.cards.corner.y + if *raised { 0.0 } else { (self.cards.size.y - size.y).max(0.0) };
            let area = Area { corner: Vec2::new(left, top), size: *size };
            left += (size.x + gap) * share;
            area
        };
        sizes.iter().map(place).collect()
    }

    /// Before which sign something belongs that is dropped here.
    pub fn index_at(&self, tokens: &[Token], x: f32) -> usize {
        self.places(tokens).iter().take(tokens.len()).filter(|place| place.centre().x < x).count()
    }
}

/// Between two signs, as a share of a card's width.
const GAP: f32 = 0.14;
/// An exponent's width, as a share of that of a card.
const EXPONENT: f32 = 0.8;
/// The width of a × or ＾, likewise.
const SIGN: f32 = 0.44;

/// The size of each sign, and of the card that comes next, and whether it stands above.
fn sizes(tokens: &[Token], card: f32) -> Vec<(Vec2, bool)> {
    let mut above = false;
    let of_card = |above: bool| {
        let width = if above { card * EXPONENT } else { card };
        (Vec2::new(width, width * CARD_ASPECT), above)
    };
    let mut sizes: Vec<(Vec2, bool)> = tokens
        .iter()
        .map(|token| match token {
            Token::Card(_) => of_card(above),
            Token::Times => {
                above = false;
                (Vec2::new(card * SIGN, card * CARD_ASPECT), false)
            }
            Token::Power => {
                above = true;
                (Vec2::new(card * SIGN, card * EXPONENT), true)
            }
        })
        .collect();
    sizes.push(of_card(above));
    sizes
}
