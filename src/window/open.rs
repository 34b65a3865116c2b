use std::num::NonZero;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};

use super::asset_folder::asset_folder;

/// The size of a window that nobody has moved yet, in logical px.
const SIZE: UVec2 = UVec2::new(1280, 800);
/// Below this the layouts no longer hold, in logical px.
const SMALLEST: Vec2 = Vec2::new(320.0, 480.0);

/// Bevy's plugins, set up for this game's window.
pub(crate) fn open() -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window()), ..default() })
        .set(assets())
        .set(ImagePlugin::default_linear())
        .set(LogPlugin { level: Level::WARN, filter: DEFAULT_FILTER.to_owned(), ..default() })
}

/// Where files are found. No file has a description beside it, so none is looked for.
pub(super) fn assets() -> AssetPlugin {
    AssetPlugin {
        file_path: asset_folder().to_string_lossy().into_owned(),
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}

fn window() -> Window {
    Window {
        title: "手札 Tefuda".to_owned(),
        // What desktops know the program by: the X11 class, the Wayland app id.
        name: Some("tefuda".to_owned()),
        resolution: WindowResolution::new(SIZE.x, SIZE.y),
        resize_constraints: WindowResizeConstraints { min_width: SMALLEST.x, min_height: SMALLEST.y, ..default() },
        present_mode: PresentMode::AutoVsync,
        // Every frame that waits in line is a frame between a press and its answer.
        desired_maximum_frame_latency: NonZero::new(1),
        ..default()
    }
}
