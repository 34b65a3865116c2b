//! Wakes a window that sleeps until something happens when what happens is on a gamepad.
//!
//! The window's loop sleeps between events of the window system, and pads are none of them: bevy reads pads once a frame,
//! and without a frame nobody would notice a press. A thread therefore waits for pad events of its own and knocks.

use std::collections::HashSet;
use std::time::Duration;
use std::{iter, thread};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use gilrs::{Event, EventType, Gilrs};

use super::gamepad::STICK_LEAVE;

/// At most one knock in this time: a stick in motion reports far more often than frames are drawn.
const PAUSE: Duration = Duration::from_millis(16);
/// An axis nearer to its middle than this part of its way (0–1) rests: well below what counts as a direction, and above
/// what sticks report all the time that nobody touches.
const REST: f32 = STICK_LEAVE / 2.0;

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
    let mut axes = Axes::default();
    loop {
        let first = gamepads.next_event_blocking(None);
        let rest = iter::from_fn(|| gamepads.next_event());
        // All are heard, or an axis that comes to rest would be missed.
        let noticed = first.into_iter().chain(rest).filter(|event| axes.notice_event(event)).count() > 0;
        if noticed && event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
            return;
        }
        // Also after a failure to wait, which must not become a spin.
        thread::sleep(PAUSE);
    }
}

/// The axes and analogue buttons that are away from their rest, each by its pad and its code.
#[derive(Default)]
struct Axes(HashSet<(usize, u32)>);

impl Axes {
    /// Whether the game might want to know of an event.
    fn notice_event(&mut self, event: &Event) -> bool {
        match event.event {
            EventType::AxisChanged(_, value, code) | EventType::ButtonChanged(_, value, code) => {
                self.notice((event.id.into(), code.into_u32()), value)
            }
            EventType::Disconnected => {
                self.forget(event.id.into());
                true
            }
            EventType::Dropped | EventType::ForceFeedbackEffectCompleted => false,
            _ => true,
        }
    }

    /// A pad that has gone says nothing of its axes any more; the next one under its number begins at rest.
    fn forget(&mut self, pad: usize) {
        self.0.retain(|(of, _)| *of != pad);
    }

    /// Whether an axis that is at `value` now (-1–1) is away from its rest, or has just come back to it.
    fn notice(&mut self, axis: (usize, u32), value: f32) -> bool {
        if value.abs() < REST {
            return self.0.remove(&axis);
        }
        self.0.insert(axis);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Axes;

    const STICK: (usize, u32) = (0, 0);
    const OTHER_PAD: (usize, u32) = (1, 0);

    #[test]
    fn a_stick_that_trembles_at_rest_wakes_nobody() {
        let mut axes = Axes::default();
        assert!([0.0, 0.02, -0.05, 0.1, -0.15].into_iter().all(|value| !axes.notice(STICK, value)));
    }

    #[test]
    fn a_stick_wakes_while_it_is_away_and_once_when_it_is_back() {
        let mut axes = Axes::default();
        for away in [0.3, 0.9, 0.91, -0.6] {
            assert!(axes.notice(STICK, away), "{away}");
        }
        assert!(!axes.notice(OTHER_PAD, 0.01), "the other pad has not moved");
        assert!(axes.notice(STICK, 0.01), "back at rest");
        assert!(!axes.notice(STICK, 0.02), "still at rest");
    }

    #[test]
    fn a_pad_that_is_unplugged_is_forgotten_and_no_other() {
        let mut axes = Axes::default();
        assert!(axes.notice(STICK, 0.9) && axes.notice(OTHER_PAD, 0.9));
        axes.forget(STICK.0);
        assert!(!axes.notice(STICK, 0.01), "plugged in again it has not moved");
        assert!(axes.notice(OTHER_PAD, 0.01), "back at rest");
    }
}
