//! What happens by itself in Speed after some time (`RULES.md` §1): the count-down of a stall, and a refill that a human
//! has forgotten.

use bevy::prelude::*;

use crate::computer::TICKS_PER_SECOND;
use crate::play::{Act, Clock, Play, TickSystems};
use crate::rules::speed::{Action, SEATS, Speed};
use crate::rules::{Rules, Seat};
use crate::screens::Screen;

/// What waits, to be told and acted on.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// The stall, if there is one.
    stall: Option<Wait>,
    /// For each seat a human who can do nothing but refill, and does not.
    refill: [Option<Wait>; SEATS],
}

/// Since which tick, and how many actions had been done by then: after another one it is another wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wait {
    since: u64,
    actions: usize,
}

impl Wait {
    /// The same wait if nothing has been done since, else a new one.
    fn go_on(before: Option<Self>, actions: usize, now: u64) -> Self {
        before.filter(|before| before.actions == actions).unwrap_or(Self { since: now, actions })
    }
}

/// After so many ticks without any other possible action the deck is pointed at …
pub(super) const POINT_AFTER: u64 = 2 * TICKS_PER_SECOND;
/// … and after so many the refill happens by itself.
const REFILL_AFTER: u64 = 8 * TICKS_PER_SECOND;

impl Waiting {
    /// Whether the deck of this seat should be pointed at.
    pub fn points_at_deck(&self, seat: Seat, now: u64) -> bool {
        self.has_waited(seat, POINT_AFTER, now)
    }

    fn has_waited(&self, seat: Seat, ticks: u64, now: u64) -> bool {
        self.refill[seat].is_some_and(|wait| now >= wait.since + ticks)
    }

    /// The seconds left until a stall is called by itself, rounded up, if the options have a count-down.
    pub fn countdown(&self, state: &Speed, now: u64) -> Option<u32> {
        let ticks = u64::from(state.options().stall_countdown.seconds()?) * TICKS_PER_SECOND;
        Some((self.stall?.since + ticks).saturating_sub(now).div_ceil(TICKS_PER_SECOND) as u32)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(OnEnter(Screen::Play), forget_what_waited).add_systems(
        FixedUpdate,
        (note_what_waits, act_for_those_who_wait)
            .chain()
            .in_set(TickSystems::Timers)
            .run_if(resource_exists::<Play<Speed>>),
    );
}

fn forget_what_waited(mut waiting: ResMut<Waiting>) {
    *waiting = Waiting::default();
}

fn note_what_waits(play: Res<Play<Speed>>, clock: Res<Clock>, mut waiting: ResMut<Waiting>) {
    let (state, actions) = (play.state(), &play.record().actions);
    let stall = state.is_stall().then(|| Wait::go_on(waiting.stall, actions.len(), clock.tick));
    let refill = std::array::from_fn(|seat| {
        let own = actions.iter().filter(|done| done.seat == seat).count();
        let waits = play.is_persons(seat) && can_only_refill(state, seat);
        waits.then(|| Wait::go_on(waiting.refill[seat], own, clock.tick))
    });
    waiting.set_if_neq(Waiting { stall, refill });
}

fn can_only_refill(state: &Speed, seat: Seat) -> bool {
    let legal = state.legal(seat).actions;
    !legal.is_empty() && legal.iter().all(|action| *action == Action::Refill {})
}

fn act_for_those_who_wait(mut act: Act<Speed>, clock: Res<Clock>, waiting: Res<Waiting>) {
    let Some(play) = act.play() else { return };
    let caller = play.you().unwrap_or(0);
    if waiting.countdown(play.state(), clock.tick) == Some(0) {
        act.act(caller, &Action::Call { slot: None });
        return;
    }
    for seat in (0..SEATS).filter(|seat| waiting.has_waited(*seat, REFILL_AFTER, clock.tick)) {
        act.act(seat, &Action::Refill {});
    }
}
