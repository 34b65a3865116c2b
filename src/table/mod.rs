//! The table: cards on the screen.

use bevy::prelude::*;

pub(crate) fn plugin(_app: &mut App) {}
