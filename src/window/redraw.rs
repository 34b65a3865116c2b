use std::time::Duration;

use bevy::asset::{AssetServer, UntypedAssetLoadFailedEvent};
use bevy::diagnostic::{DiagnosticsStore, FrameCount};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use super::unfinished::UnfinishedPipelines;
use crate::menus::Menu;
use crate::screens::Screen;

/// How long drawing goes on after something has happened: texts are laid out, images uploaded and shaders built over
/// several frames, and the renderer is one frame behind. In frames and in time, because either may be the slower.
const SETTLE_FRAMES: u32 = 12;
const SETTLE_TIME: Duration = Duration::from_millis(250);
/// A picture asked for twice while it loads counts as two loads and ends once; such rests are given up after this long
/// without another load.
const LOAD_TIME: Duration = Duration::from_secs(10);

/// For systems that move or time something: as long as this is called every frame, frames follow one another.
///
/// Without it the window is only drawn when something happens, and rests soon after.
#[derive(SystemParam)]
pub struct KeepDrawing<'w> {
    redraws: MessageWriter<'w, RequestRedraw>,
}

impl KeepDrawing<'_> {
    /// Asks for another frame after this one.
    pub fn request(&mut self) {
        self.redraws.write(RequestRedraw);
    }
}

/// What still has to come to rest.
#[derive(Resource, Default)]
struct Settling {
    frames: u32,
    until: Duration,
    loads: Loads,
}

#[derive(Default)]
struct Loads {
    started: u64,
    ended: u64,
    last_start: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settling>();
    app.insert_resource(only_when_something_happens());
    app.add_systems(PostStartup, settle);
    app.add_systems(
        Last,
        (
            settle.run_if(something_happened.or_else(state_changed::<Screen>).or_else(state_changed::<Menu>)),
            (count_ends::<Image>, count_ends::<Font>, count_ends::<Shader>),
            count_failures,
            count_starts,
            keep_drawing_until_settled,
            log_frame,
        )
            .chain(),
    );
}

/// Frames for events of the window and for those sent to wake it; never by the clock, and never for raw movements of a
/// mouse, which also arrive while it is over other windows.
fn only_when_something_happens() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(Duration::MAX);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Anything but a pointer that moves: that needs only the frames that it brings with itself.
fn something_happened(mut events: MessageReader<WindowEvent>) -> bool {
    let moves = |event: &WindowEvent| matches!(event, WindowEvent::CursorMoved(_) | WindowEvent::MouseMotion(_));
    // All have to be read, or they would count again in the next frame.
    events.read().filter(|event| !moves(event)).count() > 0
}

fn settle(time: Res<Time<Real>>, mut settling: ResMut<Settling>) {
    settling.frames = SETTLE_FRAMES;
    settling.until = time.elapsed() + SETTLE_TIME;
}

fn count_starts(diagnostics: Res<DiagnosticsStore>, time: Res<Time<Real>>, mut settling: ResMut<Settling>) {
    let started = diagnostics.get_measurement(&AssetServer::STARTED_LOAD_COUNT).map_or(0, |count| count.value as u64);
    if started > settling.loads.started {
        settling.loads.started = started;
        settling.loads.last_start = time.elapsed();
    }
}

fn count_ends<A: Asset>(
    mut events: MessageReader<AssetEvent<A>>,
    time: Res<Time<Real>>,
    mut settling: ResMut<Settling>,
) {
    let ended = events.read().filter(|event| matches!(event, AssetEvent::LoadedWithDependencies { .. })).count();
    if ended > 0 {
        settling.loads.ended += ended as u64;
        settle(time, settling);
    }
}

fn count_failures(mut failures: MessageReader<UntypedAssetLoadFailedEvent>, mut settling: ResMut<Settling>) {
    settling.loads.ended += failures.read().count() as u64;
}

fn keep_drawing_until_settled(
    time: Res<Time<Real>>,
    pipelines: Res<UnfinishedPipelines>,
    mut settling: ResMut<Settling>,
    mut keep_drawing: KeepDrawing,
) {
    settling.frames = settling.frames.saturating_sub(1);
    let loads = &settling.loads;
    let loading = loads.ended < loads.started && time.elapsed() < loads.last_start + LOAD_TIME;
    if settling.frames > 0 || time.elapsed() < settling.until || loading || pipelines.any() {
        keep_drawing.request();
    }
}

/// With `RUST_LOG=tefuda::window=debug` one can see that the game rests.
fn log_frame(frames: Res<FrameCount>, time: Res<Time<Real>>, settling: Res<Settling>) {
    let Loads { started, ended, .. } = settling.loads;
    debug!("frame {} after {:.3} s, {ended} of {started} loads", frames.0, time.elapsed_secs());
}
