use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{process, thread};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// Whether the system has asked the program to end.
#[derive(Resource, Clone, Default)]
struct Terminated(Arc<AtomicBool>);

/// Ends the program as closing its window does, so that nothing is lost, when the session ends, when it is told to, and
/// at Ctrl+C in a terminal.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Terminated>();
    app.add_systems(Startup, start_to_listen);
    app.add_systems(First, exit_when_terminated);
}

/// Without a window's loop there is nobody who would not be asked to end otherwise.
fn start_to_listen(event_loop: Option<Res<EventLoopProxyWrapper>>, terminated: Res<Terminated>) -> Result {
    let Some(event_loop) = event_loop else { return Ok(()) };
    let (event_loop, terminated) = ((**event_loop).clone(), terminated.clone());
    let signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".into()).spawn(move || listen(signals, &event_loop, &terminated))?;
    Ok(())
}

fn listen(mut signals: Signals, event_loop: &EventLoopProxy<WinitUserEvent>, terminated: &Terminated) {
    for signal in &mut signals {
        let asked_before = terminated.0.swap(true, Ordering::Relaxed);
        // The window sleeps until something happens. Whoever asks twice has waited long enough.
        if asked_before || event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
            process::exit(128 + signal);
        }
    }
}

fn exit_when_terminated(terminated: Res<Terminated>, mut exits: MessageWriter<AppExit>) {
    if terminated.0.load(Ordering::Relaxed) {
        exits.write(AppExit::Success);
    }
}
