//! Interface nodes on a side of the table whose person may look at it from another edge.

use bevy::prelude::*;
use bevy::ui::UiTransform;

use super::Side;
use crate::table::Area;

/// Lays a node over an area of a side and turns it as the side is turned. Layouts are in logical px, nodes in units.
pub(super) fn lay(side: &Side, area: Area, unit: f32, node: &mut Node, transform: &mut UiTransform) {
    side.upright(area).lay(node, unit);
    // Nodes turn clockwise, since their y points down.
    transform.rotation = Rot2::radians(-side.turn);
}
