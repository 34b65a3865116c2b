use std::env;
use std::num::NonZero;

use bevy::app::PluginGroupBuilder;
#[cfg(unix)]
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::asset::AssetMetaCheck;
use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints};

use super::asset_folder::asset_folder;
use super::placement::{FIRST_SIZE, LEAST_SIZE};
use crate::storage::WindowPlacement;

/// Who draws title bars on Wayland calls it an error when the desktop does not say whether it prefers dark ones.
const QUIET: &str = "sctk_adwaita=off,";
/// A browser shows what it has, and lets nobody choose how large that is.
const ON_PAGE: bool = cfg!(target_arch = "wasm32");

/// Bevy's plugins, set up for this game's window, which is made where it last stood.
pub(crate) fn open(placement: &WindowPlacement) -> PluginGroupBuilder {
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window(placement)), ..default() })
        .set(assets())
        .set(ImagePlugin::default_linear())
        .set(LogPlugin { level: Level::WARN, filter: [DEFAULT_FILTER, QUIET].concat(), ..default() });
    // The window's own listener does that, and wakes the window for it.
    #[cfg(unix)]
    let plugins = plugins.disable::<TerminalCtrlCHandlerPlugin>();
    plugins
}

/// Where files are found. No file has a description beside it, so none is looked for.
fn assets() -> AssetPlugin {
    AssetPlugin {
        file_path: asset_folder().to_string_lossy().into_owned(),
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}

/// On Wayland many desktops leave title bars to the programs, and the one that winit draws has no kanji, which would be
/// boxes.
fn title() -> &'static str {
    // By these winit chooses between Wayland and X11.
    let wayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    if cfg!(target_os = "linux") && wayland { "Tefuda" } else { "手札 Tefuda" }
}

fn window(placement: &WindowPlacement) -> Window {
    let size = placement.size.unwrap_or(FIRST_SIZE).max(LEAST_SIZE);
    Window {
        title: title().to_owned(),
        // What desktops know the program by: the X11 class, the Wayland app id.
        name: Some("tefuda".to_owned()),
        resolution: size.into(),
        // Some desktops only heed a position that a window is made with; whether it holds is seen later.
        position: placement.position.map_or(WindowPosition::Automatic, WindowPosition::At),
        visible: ON_PAGE,
        resize_constraints: if ON_PAGE { default() } else { no_smaller_than(LEAST_SIZE) },
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        // The page keeps from the browser what is the game's, and leaves it its own keys.
        prevent_default_event_handling: false,
        present_mode: PresentMode::AutoVsync,
        // Every frame that waits in line is a frame between a press and its answer.
        desired_maximum_frame_latency: NonZero::new(1),
        ..default()
    }
}

fn no_smaller_than(size: UVec2) -> WindowResizeConstraints {
    WindowResizeConstraints { min_width: size.x as f32, min_height: size.y as f32, ..default() }
}
