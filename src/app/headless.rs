use std::time::Duration;

use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitPlugin;

use super::plugin;
use crate::storage::WindowPlacement;

/// How much time passes in every update of a [`headless`] app.
pub const HEADLESS_FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);

/// The same app for tests: a window that nobody sees, no renderer, no gamepads, nothing logged, and
/// [`HEADLESS_FRAME`] of time in every [`App::update`]. Layout, focus, picking and assets work as in the game; a system
/// that fails panics.
///
/// `prepare` may insert what the game would have found at its start.
pub fn headless(prepare: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::panic);
    let nowhere = RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() };
    app.add_plugins(
        crate::window::open(&WindowPlacement::default())
            .set(nowhere)
            .disable::<PipelinedRenderingPlugin>()
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>(),
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(HEADLESS_FRAME));
    prepare(&mut app);
    app.add_plugins(plugin);
    app.finish();
    app.cleanup();
    app
}
