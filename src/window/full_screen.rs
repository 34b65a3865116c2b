use bevy::input::common_conditions::input_just_pressed;
use bevy::prelude::*;
#[cfg(target_arch = "wasm32")]
use bevy::window::WindowResized;
use bevy::window::{PrimaryWindow, WindowMode};

use crate::storage::Notices;
use crate::text::Localized;

/// Covers the whole screen, or goes back to the window.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToggleFullScreen;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ToggleFullScreen>();
    app.add_systems(Update, toggle_full_screen.run_if(on_message::<ToggleFullScreen>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Update, notice_its_end.run_if(on_message::<WindowResized>).before(toggle_full_screen));
    // In a browser the key is the browser's.
    if !cfg!(target_arch = "wasm32") {
        let pressed = input_just_pressed(KeyCode::F11);
        app.add_systems(Update, ask_by_key.run_if(pressed).before(toggle_full_screen));
    }
}

fn ask_by_key(mut toggles: MessageWriter<ToggleFullScreen>) {
    toggles.write_default();
}

/// Whether the page may cover the screen. Phones often do not let it, and to ask them all the same would end the game.
#[cfg(target_arch = "wasm32")]
fn is_allowed() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|page| page.fullscreen_enabled())
}

/// Desktops let every window cover the screen.
#[cfg(not(target_arch = "wasm32"))]
const fn is_allowed() -> bool {
    true
}

/// Borderless: a change of the video mode would move other windows and blur the cards.
fn toggle_full_screen(
    mut toggles: MessageReader<ToggleFullScreen>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut notices: ResMut<Notices>,
) {
    // Two at once are one and back again.
    if toggles.read().count().is_multiple_of(2) {
        return;
    }
    if !is_allowed() {
        notices.push(Localized::new("notice-no-full-screen"));
        return;
    }
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}

/// A browser ends it by itself, at its own key, and tells only the new size.
#[cfg(target_arch = "wasm32")]
fn notice_its_end(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let covers = web_sys::window().and_then(|window| window.document()?.fullscreen_element()).is_some();
    if window.mode != WindowMode::Windowed && !covers {
        window.mode = WindowMode::Windowed;
    }
}
