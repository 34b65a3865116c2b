//! What time it is in a frame: the system's clock, which stands while the window rests.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::RequestRedraw;

use super::redraw::forget_answered_requests;

/// What a frame after a rest counts for.
const FIRST_STEP: Duration = Duration::from_millis(16);

/// The clock of the frames. It stands while the window rests: nothing is timed then, and what begins with the first frame
/// after it has only begun.
///
/// Bevy's own clock is that of the frame before the last, since the renderer runs behind. After a rest it would stand for
/// two frames and then leap over all of the rest, so that a held direction would repeat at once and a card just played
/// would already have arrived.
#[derive(Resource, Default)]
struct FrameClock {
    /// The last frame, by the system's clock and by this one.
    last: Option<(Instant, Instant)>,
}

impl FrameClock {
    /// What this clock shows at `now`; `rested` says that the last frame asked for no other.
    fn read(&mut self, now: Instant, rested: bool) -> Instant {
        let shown = self.last.map_or(now, |(then, shown)| {
            let passed = now.saturating_duration_since(then);
            shown + if rested { passed.min(FIRST_STEP) } else { passed }
        });
        self.last = Some((now, shown));
        shown
    }

    /// Whether it is this clock that sets the time, or nobody yet.
    fn sets(&self, strategy: &TimeUpdateStrategy) -> bool {
        match strategy {
            TimeUpdateStrategy::Automatic => true,
            TimeUpdateStrategy::ManualInstant(now) => self.last.is_some_and(|(_, shown)| shown == *now),
            _ => false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameClock>();
    app.add_systems(First, read_clock.before(TimeSystems).before(forget_answered_requests));
}

/// A program that steps by itself, as tests do, keeps its steps.
fn read_clock(
    requests: Res<Messages<RequestRedraw>>,
    mut clock: ResMut<FrameClock>,
    mut strategy: ResMut<TimeUpdateStrategy>,
) {
    if clock.sets(&strategy) {
        *strategy = TimeUpdateStrategy::ManualInstant(clock.read(Instant::now(), requests.is_empty()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_runs_between_frames_and_stands_while_the_window_rests() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut clock = FrameClock::default();
        assert_eq!(clock.read(at(0), true), at(0));
        assert_eq!(clock.read(at(300), false), at(300), "a slow frame counts in full");
        assert_eq!(clock.read(at(60_300), true), at(316), "a minute's rest does not");
        assert_eq!(clock.read(at(60_320), false), at(336));
        assert_eq!(clock.read(at(60_325), true), at(341), "a pointer that moves brings frames that nobody asked for");
    }

    #[test]
    fn a_program_that_steps_by_itself_keeps_its_steps() {
        let start = Instant::now();
        let mut clock = FrameClock::default();
        assert!(clock.sets(&TimeUpdateStrategy::Automatic));
        assert!(!clock.sets(&TimeUpdateStrategy::ManualDuration(FIRST_STEP)));
        assert!(!clock.sets(&TimeUpdateStrategy::ManualInstant(start)), "somebody else's");
        let shown = clock.read(start, true);
        assert!(clock.sets(&TimeUpdateStrategy::ManualInstant(shown)));
        assert!(!clock.sets(&TimeUpdateStrategy::ManualInstant(shown + FIRST_STEP)));
    }
}
