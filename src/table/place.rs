use bevy::prelude::*;

/// A fixed place of the table that can be clicked, dropped onto and focused, whether a card lies there or not.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle, in logical px from the middle of the window, y up.
    pub position: Vec2,
    /// Its size in logical px.
    pub size: Vec2,
}

impl Place {
    /// The rectangle it covers in window coordinates: logical px from the top left corner, y down.
    pub fn window_rect(&self, window: Vec2) -> Rect {
        let centre = Vec2::new(window.x / 2.0 + self.position.x, window.y / 2.0 - self.position.y);
        Rect::from_center_size(centre, self.size)
    }

    /// How far a point is from the place's rectangle, in logical px; 0 inside it.
    pub fn distance(&self, point: Vec2) -> f32 {
        ((point - self.position).abs() - self.size / 2.0).max(Vec2::ZERO).length()
    }
}
