use bevy::prelude::*;

use super::{Place, to_table};
use crate::theme::atlas::CARD_ASPECT;

/// A rectangle on the screen: logical px, from the top left corner, y down.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// Its top left corner.
    pub corner: Vec2,
    /// Its size.
    pub size: Vec2,
}

impl Area {
    /// Where an upright card lies, by its top left corner and its width.
    pub fn card(x: f32, y: f32, width: f32) -> Self {
        Self { corner: Vec2::new(x, y), size: Vec2::new(width, width * CARD_ASPECT) }
    }

    /// Its middle.
    pub fn centre(&self) -> Vec2 {
        self.corner + self.size / 2.0
    }

    /// The width of the card that lies here, whichever way it is turned.
    pub fn card_width(&self) -> f32 {
        self.size.min_element()
    }

    /// As a place of the table in a window of this size.
    pub fn place(&self, window: Vec2) -> Place {
        Place { position: to_table(self.centre(), window), size: self.size }
    }

    /// Lays an absolute node over it. Areas are in logical px, nodes in units of so many of them.
    pub fn lay(&self, node: &mut Node, unit: f32) {
        let Self { corner, size } = *self / unit;
        (node.left, node.top) = (px(corner.x), px(corner.y));
        (node.width, node.height) = (px(size.x), px(size.y));
    }
}

impl std::ops::Div<f32> for Area {
    type Output = Self;

    fn div(self, by: f32) -> Self {
        Self { corner: self.corner / by, size: self.size / by }
    }
}
