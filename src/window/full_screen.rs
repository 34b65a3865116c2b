use bevy::input::common_conditions::input_just_pressed;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

/// Covers the whole screen, or goes back to the window.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToggleFullScreen;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ToggleFullScreen>();
    app.add_systems(Update, toggle_full_screen.run_if(on_message::<ToggleFullScreen>));
    // In a browser the key is the browser's.
    if !cfg!(target_arch = "wasm32") {
        let pressed = input_just_pressed(KeyCode::F11);
        app.add_systems(Update, ask_by_key.run_if(pressed).before(toggle_full_screen));
    }
}

fn ask_by_key(mut toggles: MessageWriter<ToggleFullScreen>) {
    toggles.write_default();
}

/// Borderless: a change of the video mode would move other windows and blur the cards.
fn toggle_full_screen(
    mut toggles: MessageReader<ToggleFullScreen>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    // Two at once are one and back again.
    if toggles.read().count().is_multiple_of(2) {
        return;
    }
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
