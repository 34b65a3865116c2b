//! The ring round the interface node that has the focus. Things on the table wear one that the table draws.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::Focusable;
use crate::app::AppSystems;
use crate::theme::palette;

/// The ring, and the gap between it and the node, in px of the interface's scale.
const WIDTH: f32 = 4.0;

/// How far the ring reaches beyond the node, in px of the interface's scale.
pub const RING_REACH: f32 = 2.0 * WIDTH;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_focus_ring
            .run_if(resource_changed::<InputFocus>.or_eager(resource_changed::<InputFocusVisible>))
            .in_set(AppSystems::Draw),
    );
}

/// Outlines of focusable nodes belong to the focus: no other module gives them one.
fn draw_focus_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    nodes: Query<(Entity, Has<Outline>), (With<Focusable>, With<Node>)>,
    mut commands: Commands,
) {
    for (node, ringed) in &nodes {
        let focused = visible.0 && focus.get() == Some(node);
        if focused && !ringed {
            commands.entity(node).insert(Outline::new(px(WIDTH), px(WIDTH), palette::KIN));
        } else if ringed && !focused {
            commands.entity(node).remove::<Outline>();
        }
    }
}
