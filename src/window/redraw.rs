use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::diagnostic::FrameCount;
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

/// How long a press through assistive technology waits at most.
const ASSISTED_WAIT: Duration = Duration::from_millis(250);

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
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settling>();
    app.insert_resource(only_when_something_happens());
    app.add_systems(PostStartup, settle);
    app.add_systems(First, forget_answered_requests);
    app.add_systems(
        Last,
        (
            settle.run_if(something_happened.or_eager(state_changed::<Screen>).or_eager(state_changed::<Menu>)),
            settle.run_if(on_message::<AssetEvent<Image>>),
            keep_drawing_until_settled,
            listen_to_assistive_technology,
            log_frame,
        )
            .chain(),
    );
}

/// Bevy only drops messages after a fixed step, which never comes while a menu stops virtual time, and the event loop reads
/// whatever is kept: one request would then be answered for ever.
pub(super) fn forget_answered_requests(mut requests: ResMut<Messages<RequestRedraw>>) {
    requests.clear();
}

/// Frames for events of the window and for those sent to wake it; never by the clock, and never for raw movements of a
/// mouse, which also arrive while it is over other windows.
fn only_when_something_happens() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(Duration::MAX);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// What is pressed through assistive technology reaches the game with its next frame and wakes no window. For those who
/// use it there is therefore a frame now and then.
fn listen_to_assistive_technology(
    asked_for: Res<AccessibilityRequested>,
    mut listening: Local<bool>,
    mut settings: ResMut<WinitSettings>,
) {
    if asked_for.get() && !*listening {
        *listening = true;
        let mode = UpdateMode::reactive_low_power(ASSISTED_WAIT);
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
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

/// Whether something that is shown waits for its picture. (Shaders are told of by [`UnfinishedPipelines`]; the fonts are
/// built in.)
#[derive(SystemParam)]
struct AwaitedPictures<'w, 's> {
    sprites: Query<'w, 's, &'static Sprite>,
    nodes: Query<'w, 's, &'static ImageNode>,
    assets: Res<'w, AssetServer>,
}

impl AwaitedPictures<'_, '_> {
    fn any(&self) -> bool {
        let on_the_table = self.sprites.iter().map(|sprite| &sprite.image);
        let in_the_interface = self.nodes.iter().map(|node| &node.image);
        on_the_table.chain(in_the_interface).any(|picture| self.assets.load_state(picture).is_loading())
    }
}

fn keep_drawing_until_settled(
    time: Res<Time<Real>>,
    pipelines: Res<UnfinishedPipelines>,
    pictures: AwaitedPictures,
    mut settling: ResMut<Settling>,
    mut requests: ResMut<Messages<RequestRedraw>>,
) {
    settling.frames = settling.frames.saturating_sub(1);
    let settling = settling.frames > 0 || time.elapsed() < settling.until;
    // Looking at every picture comes last, and only where nobody else has asked for the next frame.
    if requests.is_empty() && (settling || pipelines.any() || pictures.any()) {
        requests.write(RequestRedraw);
    }
}

/// With `RUST_LOG=tefuda::window=debug` one can see that the game rests.
fn log_frame(frames: Res<FrameCount>, time: Res<Time<Real>>) {
    debug!("frame {} after {:.3} s", frames.0, time.elapsed_secs());
}
