//! Wakes a window that sleeps until something happens when what happens is on a gamepad.
//!
//! The window's loop sleeps between events of the window system, and pads are none of them: bevy reads pads once a frame,
//! and without a frame nobody would notice a press. A thread therefore waits for pad events of its own and knocks.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use gilrs::Gilrs;

/// At most one knock in this time: a stick in motion reports far more often than frames are drawn.
const PAUSE: Duration = Duration::from_millis(16);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start_to_listen);
}

/// Without a window's loop there is nothing to wake; without a thread pads work once anything else wakes the window.
fn start_to_listen(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let Some(event_loop) = event_loop else { return };
    let event_loop = (**event_loop).clone();
    if let Err(error) = thread::Builder::new().name("gamepad wake".into()).spawn(move || listen(&event_loop)) {
        warn!("gamepads cannot wake the window: {error}");
    }
}

/// Returns once the loop is gone or pads cannot be read.
fn listen(event_loop: &EventLoopProxy<WinitUserEvent>) {
    // Bevy reports the same failure for its own reading.
    let Ok(mut gamepads) = Gilrs::new() else { return };
    loop {
        let woken = gamepads.next_event_blocking(None).is_some();
        while gamepads.next_event().is_some() {}
        if woken && event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
            return;
        }
        // Also after a failure to wait, which must not become a spin.
        thread::sleep(PAUSE);
    }
}
