//! The parts that screens and menus are made of: bundle functions, each returning one node with what belongs in it.
//!
//! Sizes are in units ([`Frame`](super::frame::Frame)). Whatever can be activated is a button of
//! [`bevy::ui_widgets`]: it answers to mouse, touch, keys and pad alike with [`Activate`](bevy::ui_widgets::Activate).

mod button;
mod control;
mod layout;
mod paint;
mod picture;
mod scope;
mod scroll;
mod text;
mod toast;

pub use button::{ButtonKind, button, icon_button, tile};
pub use control::{mark, segment, segmented, stepper_value, toggle};
pub use layout::{ScreenRoot, column, panel, plate, row, screen_root, veil};
pub use paint::Painted;
pub use picture::{Picture, icon, match_diamonds, picture, tinted_icon};
pub use scope::FocusScope;
pub use scroll::{ScrollBar, Stepwise, scroll_area};
pub use text::{TypeSize, chip, chip_ground, heading, key_cap, label, literal, text};
pub use toast::NoticeGround;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((paint::plugin, control::plugin, picture::plugin, scope::plugin, scroll::plugin, toast::plugin));
}
