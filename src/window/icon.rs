use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowCreated};
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

const PICTURE: &[u8] = include_bytes!("../../assets/icon-64.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon.run_if(on_message::<WindowCreated>));
}

/// Bevy has no icons, so the window system's own window is asked; that is only allowed on the main thread.
///
/// On Wayland and macOS a window's icon comes from the program's desktop entry, and this does nothing.
fn set_icon(windows: Query<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) -> Result {
    let picture = image::load_from_memory(PICTURE)?.into_rgba8();
    let (width, height) = picture.dimensions();
    let icon = Icon::from_rgba(picture.into_raw(), width, height)?;
    WINIT_WINDOWS.with_borrow(|opened| {
        for window in windows.iter().filter_map(|window| opened.get_window(window)) {
            window.set_window_icon(Some(icon.clone()));
        }
    });
    Ok(())
}
