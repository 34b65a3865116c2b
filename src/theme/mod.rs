//! Palette, timing and widgets: how everything looks that is not a card.

pub mod atlas;
/// The two cuts of the font, built in.
pub mod fonts;
/// The window measured in units.
pub mod frame;
pub mod palette;
pub mod passage;
mod preload;
pub mod timing;
pub mod widget;

pub use frame::{Frame, FrameShape};
pub(crate) use preload::preload;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((fonts::plugin, frame::plugin, widget::plugin));
}
