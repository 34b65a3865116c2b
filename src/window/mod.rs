//! The window: how it looks from outside, where it stands, and when it is drawn.

mod asset_folder;
mod camera;
mod clock;
mod first_frames;
mod full_screen;
mod icon;
mod open;
mod place;
pub mod placement;
mod redraw;
#[cfg(unix)]
mod terminate;
mod unfinished;

pub use full_screen::ToggleFullScreen;
pub(crate) use open::open;
pub use redraw::KeepDrawing;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        clock::plugin,
        first_frames::plugin,
        full_screen::plugin,
        icon::plugin,
        place::plugin,
        redraw::plugin,
        unfinished::plugin,
    ));
    #[cfg(unix)]
    app.add_plugins(terminate::plugin);
}
