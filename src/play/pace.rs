//! The pace at which computers act in games in turns: they have decided soon, and are made to wait, so that people can follow.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Act, Play, Playable};
use crate::computer::{Level, TICKS_PER_SECOND};
use crate::screens::Screen;
use crate::storage::{ComputerPace, Settings};
use crate::theme::timing::{self, speed_factor};

/// So many slices of thought fit into a tick where nobody waits for anything else.
const FAST_SLICES: usize = 4;

/// Lets computers wait for something that is shown to end.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ComputerWait {
    until: u64,
    held: bool,
}

impl ComputerWait {
    /// No computer acts before this tick of the [`Clock`](super::Clock).
    pub fn until(&mut self, tick: u64) {
        self.until = self.until.max(tick);
    }

    /// Something is shown whose end nobody knows yet: until [`Self::release`] no computer acts, the device does not change hands
    /// and no result comes up.
    pub const fn hold(&mut self) {
        self.held = true;
    }

    /// What was shown is over. Computers wait until this tick and no longer.
    pub const fn release(&mut self, until: u64) {
        *self = Self { until, held: false };
    }

    /// Whether something is shown that has to end first.
    pub const fn is_held(self) -> bool {
        self.held
    }
}

/// Whether the computers hurry to the end of a game that no person takes part in any more.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FastForward {
    offered: bool,
    on: bool,
}

impl FastForward {
    /// Whether there is such a game.
    pub const fn is_offered(self) -> bool {
        self.offered
    }

    /// Whether the computers hurry.
    pub const fn is_on(self) -> bool {
        self.on
    }

    /// Lets them hurry, or no longer; nothing where it is not offered.
    pub fn toggle(&mut self) {
        self.on = self.offered && !self.on;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerWait>().init_resource::<FastForward>();
    app.add_systems(OnEnter(Screen::Play), forget_the_last_game);
}

fn forget_the_last_game(mut wait: ResMut<ComputerWait>, mut fast: ResMut<FastForward>) {
    wait.set_if_neq(ComputerWait::default());
    fast.set_if_neq(FastForward::default());
}

/// Fast-forward is offered as long as only computers play.
pub(super) fn offer_fast_forward<G: Playable>(play: Res<Play<G>>, mut fast: ResMut<FastForward>) {
    let offered = play.is_among_computers();
    fast.set_if_neq(FastForward { offered, on: offered && fast.on });
}

/// How long a computer waits.
#[derive(SystemParam)]
pub(super) struct Pace<'w> {
    settings: Res<'w, Settings>,
    wait: Res<'w, ComputerWait>,
    fast: Res<'w, FastForward>,
}

impl Pace<'_> {
    /// Whether a computer of this level may act at this tick. Only the record and the settings decide, so a game that was
    /// taken up again goes on at the tick at which it would have.
    fn lets_act<G: Playable>(&self, play: &Play<G>, level: Level, tick: u64) -> bool {
        let pace = if self.fast.on { ComputerPace::Instant } else { self.settings.computer_pace };
        let last = play.record().actions.last().map(|done| done.tick);
        let dealing = if last.is_none() && !self.fast.on { self.dealing() } else { Duration::ZERO };
        let since = last.unwrap_or(0);
        !self.wait.held && tick >= (since + ticks(dealing + thinking(level, pace))).max(self.wait.until)
    }

    /// How long the cards of a deal fly.
    fn dealing(&self) -> Duration {
        (timing::DEAL_STAGGER_ALL + timing::DEAL).mul_f32(speed_factor(self.settings.animation_speed))
    }
}

/// How long a computer of this level seems to think, 350–900 ms at normal pace (`LOOK.md` §6).
fn thinking(level: Level, pace: ComputerPace) -> Duration {
    let normal = match level {
        Level::Relaxed | Level::Beginner | Level::Easy => timing::THINK_LONGEST,
        Level::Normal => timing::THINK,
        Level::Hard => timing::THINK_QUICK,
        Level::Extreme | Level::Random | Level::Original => timing::THINK_LEAST,
    };
    match pace {
        ComputerPace::Unhurried => normal.mul_f32(1.6),
        ComputerPace::Normal => normal,
        ComputerPace::Brisk => normal / 2,
        ComputerPace::Instant => timing::THINK_AT_ONCE,
    }
}

/// The least number of ticks that last so long.
fn ticks(lasts: Duration) -> u64 {
    (lasts.as_secs_f64() * TICKS_PER_SECOND as f64).ceil() as u64
}

/// The computer whose turn it is thinks a slice, and acts once it has decided and waited. The turn is looked at once a tick:
/// whoever comes next begins at the next one, as after a resume.
pub(super) fn let_computer_on_turn_act<G: Playable>(mut act: Act<G>, pace: Pace) {
    let Some(play) = act.play() else { return };
    let Some((seat, level)) = play.computer_on_turn() else { return };
    let may_act = pace.lets_act(play, level, act.tick());
    let slices = if pace.fast.on { FAST_SLICES } else { 1 };
    let decided = (0..slices).find_map(|_| act.ask_computer(seat));
    if let Some(action) = decided.filter(|_| may_act) {
        act.act(seat, &action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_computers_think_for_a_shorter_time_within_the_bounds_of_the_look() {
        let offered = [Level::Beginner, Level::Easy, Level::Normal, Level::Hard, Level::Extreme];
        let times = offered.map(|level| thinking(level, ComputerPace::Normal).as_millis());
        assert!(times.is_sorted_by(|before, after| before >= after), "{times:?}");
        assert!(times.iter().all(|time| (350..=900).contains(time)), "{times:?}");
        let of_normal = ComputerPace::ALL.map(|pace| thinking(Level::Normal, pace).as_millis());
        assert!(of_normal.is_sorted_by(|before, after| before > after), "{of_normal:?}");
        assert_eq!(thinking(Level::Easy, ComputerPace::Instant).as_millis(), 60);
    }

    #[test]
    fn a_time_is_rounded_up_to_ticks() {
        assert_eq!([0, 1, 1000, 1001].map(|milliseconds| ticks(timing::milliseconds(milliseconds))), [0, 1, 64, 65]);
    }
}
