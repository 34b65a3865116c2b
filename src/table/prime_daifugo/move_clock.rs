//! The time for a move, where the options set one: when it is out, the seat passes.

use bevy::prelude::*;

use crate::announcements::Announcement;
use crate::computer::TICKS_PER_SECOND;
use crate::play::{Act, Clock, ComputerWait, HandOver, Play, TickSystems};
use crate::record::Recorded;
use crate::rules::Rules;
use crate::rules::prime_daifugo::{Action, PrimeDaifugo};
use crate::screens::Screen;
use crate::text::Localized;

/// How many seconds are left of the move, rounded up; nothing where no time is set or nobody is asked.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveClock(pub Option<u64>);

/// So many seconds before the end the time is urgent.
pub(super) const URGENT: u64 = 10;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveClock>()
        .init_resource::<Timed>()
        .add_systems(
            FixedUpdate,
            (count_down, warn).chain().in_set(TickSystems::Timers).run_if(resource_exists::<Play<PrimeDaifugo>>),
        )
        .add_systems(OnExit(Screen::Play), |mut clock: ResMut<MoveClock>, mut timed: ResMut<Timed>| {
            (*clock, *timed) = (MoveClock::default(), Timed::default());
        });
}

/// The turn whose time runs, and since when.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Timed(Option<Turn>);

/// A turn and the tick at which its time began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    /// How many actions had been done when the turn began.
    actions: usize,
    tick: u64,
}

impl Timed {
    /// When the time of the turn began that begins after so many actions: once nothing had to end first, at the first tick
    /// after that. So it is too after an undo that leads back to an earlier turn, and in a game that was taken up; who takes
    /// back a draw has won no time by it.
    fn since(&mut self, actions: usize, tick: u64) -> u64 {
        match self.0 {
            Some(turn) if turn.actions == actions => turn.tick,
            _ => self.0.insert(Turn { actions, tick }).tick,
        }
    }
}

/// A turn begins with the action that ended the one before; drawing gives no more time.
fn turn_begin(play: &Play<PrimeDaifugo>) -> usize {
    let ends_turn = |done: &Recorded<Action>| done.action != Action::Draw {};
    play.record().actions.iter().rposition(ends_turn).map_or(0, |last| last + 1)
}

/// Only people run out of time; what computers take is bounded. Whoever is next has the whole time when the verdict on the
/// play before is over, and the device in hand.
fn count_down(
    mut act: Act<PrimeDaifugo>,
    (clock, wait, hand_over): (Res<Clock>, Res<ComputerWait>, Res<HandOver>),
    mut timed: ResMut<Timed>,
    mut shown: ResMut<MoveClock>,
) {
    let Some(play) = act.play() else { return };
    let asked = Rules::turn(play.state()).filter(|seat| play.is_persons(*seat));
    let Some((seat, seconds)) = asked.zip(play.state().options().clock.number()) else {
        timed.0 = None;
        shown.set_if_neq(MoveClock(None));
        return;
    };
    let whole = u64::from(seconds) * TICKS_PER_SECOND;
    if wait.is_held() || hand_over.next().is_some() {
        timed.0 = None;
        shown.set_if_neq(MoveClock(Some(whole.div_ceil(TICKS_PER_SECOND))));
        return;
    }
    let since = timed.since(turn_begin(play), clock.tick);
    let left = (since + whole).saturating_sub(clock.tick);
    shown.set_if_neq(MoveClock(Some(left.div_ceil(TICKS_PER_SECOND))));
    if left == 0 {
        timed.0 = None;
        act.act(seat, &Action::Pass {});
    }
}

/// At half time and when it becomes urgent, once each.
fn warn(
    shown: Res<MoveClock>,
    play: Res<Play<PrimeDaifugo>>,
    mut before: Local<Option<u64>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let (was, now) = (std::mem::replace(&mut *before, shown.0), shown.0);
    let half = play.state().options().clock.number().map(|seconds| u64::from(seconds) / 2);
    let Some((was, now)) = was.zip(now).filter(|(was, now)| now < was) else { return };
    for at in [half.unwrap_or(URGENT), URGENT] {
        if was > at && now <= at {
            announcements
                .write(Announcement::urgent(Localized::new("prime-daifugo-says-time").with("seconds", now as usize)));
            return;
        }
    }
}
