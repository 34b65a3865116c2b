use std::env;
use std::ffi::OsString;
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
const fn title(wayland: bool) -> &'static str {
    if wayland { "Tefuda" } else { "手札 Tefuda" }
}

/// Whether winit, looking at these variables of the environment, will choose Wayland rather than X11.
fn is_wayland(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    cfg!(target_os = "linux")
        && ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .iter()
            .any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

fn window(placement: &WindowPlacement) -> Window {
    let size = placement.size.unwrap_or(FIRST_SIZE).max(LEAST_SIZE);
    Window {
        title: title(is_wayland(|name| env::var_os(name))).to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_that_winit_draws_has_no_kanji() {
        assert_eq!((title(true), title(false)), ("Tefuda", "手札 Tefuda"));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn wayland_is_known_by_its_variables() {
        let with = |name: &'static str, value: &'static str| {
            is_wayland(move |asked| (asked == name).then(|| OsString::from(value)))
        };
        assert!(with("WAYLAND_DISPLAY", "wayland-0") && with("WAYLAND_SOCKET", "7"));
        assert!(!with("WAYLAND_DISPLAY", "") && !with("DISPLAY", ":0"));
    }
}
