use bevy::prelude::*;

use crate::theme::palette;

/// One camera draws table and interface alike: one logical px is one unit, the origin lies in the middle of the window.
///
/// It is there before anything starts up, so that whatever looks for it finds it. Cards are drawn from images with soft
/// edges and the interface smooths its own corners, so multisampling would cost much and change nothing.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::FELT_MENU_EDGE));
    app.world_mut().spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}
