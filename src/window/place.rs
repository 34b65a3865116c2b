use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    Monitor, PrimaryMonitor, PrimaryWindow, WindowCloseRequested, WindowMode, WindowMoved, WindowResized,
};
use bevy::winit::WINIT_WINDOWS;

use super::KeepDrawing;
use super::placement::{Screen, Standing, remembered, restored, screens};
use crate::storage::Settings;

/// The window is shown with this frame: the first ones build the renderer, and would show nothing.
const FIRST_SHOWN_FRAME: u32 = 3;
/// Only a window that is on the screen can be enlarged by the desktop.
const ENLARGING_FRAME: u32 = FIRST_SHOWN_FRAME + 2;
/// How long a window must have stood still before it is believed: on its way to being maximised it tells the new size
/// first and the reason later.
const REST: Duration = Duration::from_millis(200);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, place_window);
    app.add_systems(Update, (show_window, remember_placement));
}

/// The screens are known only once the window has been made, so it is made unseen, and shown where it belongs.
fn place_window(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    settings: Res<Settings>,
) {
    let known: Vec<_> = monitors.iter().map(|(monitor, main)| (screen(monitor), main)).collect();
    let screens = screens(&known);
    let placement = restored(&settings.window, &screens);
    if let Some(size) = placement.size {
        window.resolution.set(size.x as f32, size.y as f32);
    }
    window.position = match placement.position {
        Some(position) => WindowPosition::At(position),
        None if known.iter().any(|(_, main)| *main) => WindowPosition::Centered(MonitorSelection::Primary),
        None => WindowPosition::Automatic,
    };
}

fn screen(monitor: &Monitor) -> Screen {
    Screen { position: monitor.physical_position, size: monitor.physical_size(), scale: monitor.scale_factor as f32 }
}

fn show_window(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    frames: Res<FrameCount>,
    mut keep_drawing: KeepDrawing,
) {
    if frames.0 > ENLARGING_FRAME {
        return;
    }
    keep_drawing.request();
    match frames.0 {
        FIRST_SHOWN_FRAME => window.visible = true,
        ENLARGING_FRAME if settings.window.full_screen => {
            window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        }
        ENLARGING_FRAME if settings.window.maximised => window.set_maximized(true),
        _ => {}
    }
}

fn remember_placement(
    mut moves: MessageReader<WindowMoved>,
    mut resizes: MessageReader<WindowResized>,
    mut closes: MessageReader<WindowCloseRequested>,
    window: Single<(Entity, Ref<Window>), With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
    mut since: Local<Option<Duration>>,
    time: Res<Time<Real>>,
    mut keep_drawing: KeepDrawing,
    _main_thread: NonSendMarker,
) {
    let (entity, window) = window.into_inner();
    if moves.read().count() + resizes.read().count() > 0 || window.mode != WindowMode::Windowed && window.is_changed() {
        *since = Some(time.elapsed());
    }
    let closing = closes.read().count() > 0;
    let Some(moved) = *since else { return };
    if !closing && time.elapsed() < moved + REST {
        keep_drawing.request();
        return;
    }
    *since = None;
    let Some(now) = standing(entity, &window) else { return };
    let placement = remembered(&settings.window, &now);
    // Only a real change may count as one, or the settings would be written at every move back and forth.
    if settings.window != placement {
        settings.window = placement;
    }
}

/// Bevy does not know whether a window is maximised or minimised; the window system does. Nothing where there is no real
/// window.
fn standing(entity: Entity, window: &Window) -> Option<Standing> {
    WINIT_WINDOWS.with_borrow(|opened| {
        let opened = opened.get_window(entity)?;
        Some(Standing {
            position: match window.position {
                WindowPosition::At(position) => Some(position),
                _ => None,
            },
            size: window.resolution.size().round().as_uvec2(),
            minimised: opened.is_minimized().unwrap_or(false),
            maximised: opened.is_maximized(),
            full_screen: window.mode != WindowMode::Windowed,
        })
    })
}
