//! Palette, timing and widgets: how everything looks that is not a card.

pub mod palette;
pub mod timing;

use bevy::prelude::*;

pub(crate) fn plugin(_app: &mut App) {}
