use bevy::prelude::*;

/// Window coordinates (logical px from the top left, y down) to table coordinates (from the middle, y up).
pub fn to_table(point: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(point.x - window.x / 2.0, window.y / 2.0 - point.y)
}

/// Table coordinates to window coordinates.
pub fn to_window(point: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(window.x / 2.0 + point.x, window.y / 2.0 - point.y)
}

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
        Rect::from_center_size(to_window(self.position, window), self.size)
    }

    /// How far a point is from the place's rectangle, in logical px; 0 inside it.
    pub fn distance(&self, point: Vec2) -> f32 {
        ((point - self.position).abs() - self.size / 2.0).max(Vec2::ZERO).length()
    }
}
