use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The window as the interface sees it: measured in units, of which one is one logical px at 1280×800 (landscape) or
/// 390×844 (portrait), so that a screen is drawn once for all sizes of one orientation (`LOOK.md` §8).
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Width and height of the window in units.
    pub size: Vec2,
    /// Logical px per unit, 0.75–4.
    pub unit: f32,
    /// Taller than wide, or narrower than 720 logical px.
    pub portrait: bool,
}

/// The widest that a screen's content gets, in units; the felt fills the rest.
pub const BLOCK_WIDTH: f32 = 1600.0;
/// The height of the prompts bar, which screens keep free, in units.
pub const PROMPTS_HEIGHT: f32 = 44.0;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
const PORTRAIT: Vec2 = Vec2::new(390.0, 844.0);
const NARROW: f32 = 720.0;
const SHORT: f32 = 640.0;
const LEAST_UNIT: f32 = 0.75;
const LARGEST_UNIT: f32 = 4.0;
/// The smallest side of what a finger can hit, in logical px.
const TOUCH_TARGET: f32 = 44.0;

impl Frame {
    /// The frame of a window of this size in logical px.
    pub fn of(window: Vec2) -> Self {
        let portrait = window.y > window.x || window.x < NARROW;
        let design = if portrait { PORTRAIT } else { LANDSCAPE };
        let unit = (window / design).min_element().clamp(LEAST_UNIT, LARGEST_UNIT);
        Self { size: window / unit, unit, portrait }
    }

    /// Whether there is so little height that second lines and pictures give way.
    pub fn is_short(&self) -> bool {
        self.size.y < SHORT
    }

    /// The distance of content from the window's edge, in units.
    pub const fn margin(&self) -> f32 {
        if self.portrait { 12.0 } else { 16.0 }
    }

    /// The distance between things in a row, in units.
    pub const fn gap(&self) -> f32 {
        if self.portrait { 8.0 } else { 12.0 }
    }

    /// The least side of anything that can be touched, in units: 44, and more where a unit is less than a px.
    pub fn touch_target(&self) -> f32 {
        (TOUCH_TARGET / self.unit).ceil().max(TOUCH_TARGET)
    }

    /// The height of a button: 48, in portrait 60.
    pub fn button_height(&self) -> f32 {
        if self.portrait { 60.0 } else { self.touch_target().max(48.0) }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::of(LANDSCAPE)
    }
}

/// What a screen is built differently for. While it stays the same, a change of size only moves what is there.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct FrameShape {
    portrait: bool,
    short: bool,
    touch_target: f32,
}

impl From<Frame> for FrameShape {
    fn from(frame: Frame) -> Self {
        Self { portrait: frame.portrait, short: frame.is_short(), touch_target: frame.touch_target() }
    }
}

pub(super) fn plugin(app: &mut App) {
    let frame = Frame::default();
    app.insert_resource(frame).insert_resource(FrameShape::from(frame));
    app.add_systems(PreUpdate, follow_window);
}

fn follow_window(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut frame: ResMut<Frame>,
    mut shape: ResMut<FrameShape>,
    mut scale: ResMut<UiScale>,
) {
    // A minimised window has no size; the screen stays as it was.
    let Some(size) = window.map(|window| window.resolution.size()).filter(|size| size.min_element() >= 1.0) else {
        return;
    };
    let now = Frame::of(size);
    frame.set_if_neq(now);
    shape.set_if_neq(now.into());
    if scale.0 != now.unit {
        scale.0 = now.unit;
    }
}
