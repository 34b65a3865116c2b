//! The time for a move, where the options set one: when it is out, the seat passes.

use bevy::prelude::*;

use crate::announcements::Announcement;
use crate::computer::TICKS_PER_SECOND;
use crate::play::{Act, Clock, Play, TickSystems};
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
        .add_systems(
            FixedUpdate,
            (count_down, warn).chain().in_set(TickSystems::Timers).run_if(resource_exists::<Play<PrimeDaifugo>>),
        )
        .add_systems(OnExit(Screen::Play), |mut clock: ResMut<MoveClock>| *clock = MoveClock::default());
}

/// The tick at which the time of the move is out. A turn begins with the action that ended the one before; drawing gives no
/// more time.
fn deadline(play: &Play<PrimeDaifugo>) -> Option<u64> {
    let seconds = play.state().options().clock.number()?;
    let ends_turn = |done: &&Recorded<Action>| done.action != Action::Draw {};
    let since = play.record().actions.iter().rev().find(ends_turn).map_or(0, |done| done.tick);
    Some(since + u64::from(seconds) * TICKS_PER_SECOND)
}

/// Only people run out of time; what computers take is bounded.
fn count_down(mut act: Act<PrimeDaifugo>, clock: Res<Clock>, mut shown: ResMut<MoveClock>) {
    let Some(play) = act.play() else { return };
    let asked = Rules::turn(play.state()).filter(|seat| play.is_persons(*seat));
    let Some((seat, deadline)) = asked.zip(deadline(play)) else {
        shown.set_if_neq(MoveClock(None));
        return;
    };
    let left = deadline.saturating_sub(clock.tick);
    shown.set_if_neq(MoveClock(Some(left.div_ceil(TICKS_PER_SECOND))));
    if left == 0 {
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
