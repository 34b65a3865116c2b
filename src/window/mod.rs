//! The window: how it looks from outside, where it stands, and when it is drawn.

mod asset_folder;
mod camera;
mod clock;
mod first_frames;
mod full_screen;
mod hidden;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
mod open;
#[cfg(not(target_arch = "wasm32"))]
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
        hidden::plugin,
        redraw::plugin,
        unfinished::plugin,
    ));
    // Where a page lies and what stands beside its name is the browser's.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((icon::plugin, place::plugin));
    #[cfg(unix)]
    app.add_plugins(terminate::plugin);
}
