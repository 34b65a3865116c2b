//! What people do at Speed's table: clicks, drops, keys and pads become actions.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Layout, SpeedPlace, can_play};
use crate::AppSystems;
use crate::controls::{
    ActivateFor, Command, ControlsSystems, Cursors, Gesture, Prompt, PromptAction, Prompts, Request,
};
use crate::menus::Menu;
use crate::play::{Act, Play};
use crate::rules::speed::{Action, SEATS, SLOTS, Speed};
use crate::rules::{Rules, Seat, Zone};
use crate::screens::Screen;
use crate::table::{Dropped, Place};

/// The ledger that each seat's keys and pad aim at where a card fits both.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim(pub [Seat; SEATS]);

/// The slot that each seat chose last by focus or cursor: picking a ledger plays its card there (`RULES.md` §1: "choose,
/// then pick").
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Chosen([Option<usize>; SEATS]);

/// A dropped card counts for a ledger that is at most this far away, in card widths.
const DROP_REACH: f32 = 0.75;
/// A flick may miss the middle of a ledger by this angle, in radians.
const FLICK_ANGLE: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<Chosen>()
        .add_systems(OnEnter(Screen::Play), aim_at_own_ledger.run_if(resource_exists::<Play<Speed>>))
        .add_systems(
            Update,
            // What is meant for a menu is read too, and forgotten: an open menu keeps messages until it closes.
            (choose_slots.run_if(in_state(Menu::None)), follow_clicks, follow_drops, follow_commands)
                .chain()
                .in_set(AppSystems::Controls)
                .after(ControlsSystems::Focus)
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(
            Update,
            write_prompts
                .in_set(AppSystems::Record)
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(resource_exists::<Layout>)
                .run_if(in_state(Screen::Play))
                .run_if(in_state(Menu::None)),
        )
        .add_observer(activate_focused_place)
        .add_observer(activate_for_somebody);
}

/// What can be done now, for the bar at the lower edge.
fn write_prompts(play: Res<Play<Speed>>, layout: Res<Layout>, mut prompts: ResMut<Prompts>) {
    let pause = Prompt::new(PromptAction::Request(Request::Pause), "prompt-pause").at_end();
    let main = |key| Prompt::new(PromptAction::Request(Request::Main), key);
    let now = match (play.you(), play.state().is_stall()) {
        // Between two people who face each other there is no edge for a bar.
        (None, _) if layout.is_facing() => Vec::new(),
        (None, _) => vec![pause],
        (Some(_), true) => vec![main("prompt-call"), pause],
        (Some(_), false) => vec![
            Prompt::new(PromptAction::Places(SLOTS), "prompt-play"),
            Prompt::new(PromptAction::Request(Request::Aim), "prompt-choose-ledger"),
            main("prompt-draw"),
            pause,
        ],
    };
    prompts.set_if_neq(Prompts(now));
}

fn aim_at_own_ledger(mut aim: ResMut<Aim>, mut chosen: ResMut<Chosen>) {
    chosen.0 = [None; SEATS];
    aim.0 = std::array::from_fn(|seat| seat);
}

/// Which of the ledgers a card goes to.
#[derive(Clone, Copy)]
enum Towards {
    /// The fitting one that is nearer to this point of the table.
    Near(Vec2),
    /// This one if the card fits there, else the other if it fits that.
    Aimed(Seat),
    /// This one and no other.
    Only(Seat),
}

/// One person's hand on the table.
struct Hand<'a, 'w> {
    act: &'a mut Act<'w, Speed>,
    layout: &'a Layout,
    seat: Seat,
}

impl<'a, 'w> Hand<'a, 'w> {
    /// The hand of a person; computers and empty chairs have none here.
    fn of(seat: Seat, act: &'a mut Act<'w, Speed>, layout: &'a Layout) -> Option<Self> {
        act.play()?.is_persons(seat).then_some(Self { act, layout, seat })
    }

    /// The hand that touches a place: of one's own things their owner's, of everything else the only human's; where two
    /// people play, each ledger is touched by the side whose own it is.
    fn touching(place: SpeedPlace, act: &'a mut Act<'w, Speed>, layout: &'a Layout) -> Option<Self> {
        let seat = act.play()?.you().unwrap_or(place.seat());
        Self::of(seat, act, layout)
    }

    fn state(&self) -> Option<&Speed> {
        self.act.play().map(Play::state)
    }

    fn is_stall(&self) -> bool {
        self.state().is_some_and(Speed::is_stall)
    }

    /// Plays the card of a slot; in a stall, calls with it; on an empty slot, refills.
    fn use_slot(&mut self, slot: usize, towards: Towards) {
        if slot >= SLOTS {
            return;
        }
        if self.is_stall() {
            self.call(Some(slot));
            return;
        }
        let Some(state) = self.state() else { return };
        if state.areas()[self.seat][slot].is_none() {
            if state.outcome().is_none() && state.deck_counts()[self.seat] > 0 {
                self.act.act(self.seat, &Action::Refill {});
            } else {
                self.act.act(self.seat, &Action::Play { slot, ledger: self.seat, onto: None });
            }
            return;
        }
        let fits = |ledger: &Seat| can_play(state, self.seat, slot, *ledger);
        let ledger = match towards {
            Towards::Only(ledger) => ledger,
            Towards::Aimed(aim) => [aim, 1 - aim].into_iter().find(fits).unwrap_or(aim),
            Towards::Near(point) => {
                let by_distance = self.ledgers_by_distance(point);
                by_distance.into_iter().find(fits).unwrap_or(by_distance[0])
            }
        };
        let onto = state.top(ledger);
        self.act.act(self.seat, &Action::Play { slot, ledger, onto });
    }

    fn ledgers_by_distance(&self, point: Vec2) -> [Seat; SEATS] {
        let distance = |ledger: Seat| self.ledger_place(ledger).position.distance(point);
        if distance(0) <= distance(1) { [0, 1] } else { [1, 0] }
    }

    fn ledger_place(&self, ledger: Seat) -> Place {
        self.layout.side(ledger).ledger.place(self.layout.window)
    }

    /// The nearer ledger to where a card was dropped, if it is at most so many card widths away.
    fn ledger_within(&self, reach: f32, drop: &Dropped) -> Option<Seat> {
        let distance = |ledger: Seat| {
            let place = self.ledger_place(ledger);
            place.distance(drop.pointer).min(place.distance(drop.position))
        };
        let nearest = if distance(0) <= distance(1) { 0 } else { 1 };
        let reach = reach * self.layout.near.ledger.card_width();
        (distance(nearest) <= reach).then_some(nearest)
    }

    /// The ledger that a flicked card flies towards, if it fits there.
    fn ledger_flicked_at(&self, slot: usize, drop: &Dropped) -> Option<Seat> {
        let (way, state) = (drop.flick?, self.state()?);
        let home = self.layout.to_table(self.layout.side(self.seat).slots[slot].centre());
        let angle = |ledger: Seat| way.angle_to(self.ledger_place(ledger).position - home).abs();
        let aimed = if angle(0) <= angle(1) { 0 } else { 1 };
        (angle(aimed) <= FLICK_ANGLE && can_play(state, self.seat, slot, aimed)).then_some(aimed)
    }

    /// Draws; in a stall, calls.
    fn use_deck(&mut self) {
        if self.is_stall() { self.call(None) } else { _ = self.act.act(self.seat, &Action::Refill {}) }
    }

    fn call(&mut self, slot: Option<usize>) {
        let filled = |slot: &usize| {
            self.state().is_some_and(|state| matches!(state.areas()[self.seat].get(*slot), Some(Some(_))))
        };
        let slot = slot.filter(filled);
        self.act.act(self.seat, &Action::Call { slot });
    }

    /// Activates a place. Another's places do nothing, except that anything calls in a stall.
    fn use_place(&mut self, place: SpeedPlace, towards: Towards, chosen: Option<usize>) {
        match place {
            SpeedPlace::Slot(seat, slot) if seat == self.seat => self.use_slot(slot, towards),
            SpeedPlace::Deck(seat) if seat == self.seat => self.use_deck(),
            _ if self.is_stall() => self.call(None),
            SpeedPlace::Ledger(ledger) => {
                if let Some(slot) = chosen {
                    self.use_slot(slot, Towards::Only(ledger));
                }
            }
            SpeedPlace::Slot(..) | SpeedPlace::Deck(_) => {}
        }
    }
}

/// The place that a touched thing stands for: itself, or that of a card.
fn place_of(entity: Entity, places: &Query<&SpeedPlace>, zones: &Query<&Zone>) -> Option<SpeedPlace> {
    if let Ok(place) = places.get(entity) {
        return Some(*place);
    }
    match *zones.get(entity).ok()? {
        Zone::PlayArea { seat, slot } => Some(SpeedPlace::Slot(seat, slot)),
        Zone::Deck { seat, .. } => Some(SpeedPlace::Deck(seat.unwrap_or(0))),
        Zone::Ledger { seat, .. } => Some(SpeedPlace::Ledger(seat)),
        Zone::Hand { .. } | Zone::Field { .. } | Zone::Cell { .. } | Zone::Removed { .. } => None,
    }
}

/// A slot stays chosen while the focus, or a person's cursor, goes on to a ledger.
fn choose_slots(
    focus: Res<InputFocus>,
    cursors: Res<Cursors>,
    play: Res<Play<Speed>>,
    places: Query<&SpeedPlace>,
    mut chosen: ResMut<Chosen>,
) {
    let mut now = *chosen;
    for seat in play.people() {
        let at = if play.you().is_some() { focus.get() } else { cursors.place(seat) };
        match at.and_then(|entity| places.get(entity).ok()) {
            Some(SpeedPlace::Slot(_, slot)) => now.0[seat] = Some(*slot),
            Some(SpeedPlace::Deck(_)) => now.0[seat] = None,
            Some(SpeedPlace::Ledger(_)) | None => {}
        }
    }
    chosen.set_if_neq(now);
}

fn follow_clicks(
    mut gestures: MessageReader<Gesture>,
    menu: Res<State<Menu>>,
    mut act: Act<Speed>,
    layout: Res<Layout>,
    places: Query<&SpeedPlace>,
    zones: Query<&Zone>,
    chosen: Res<Chosen>,
) {
    if **menu != Menu::None {
        gestures.clear();
        return;
    }
    for gesture in gestures.read() {
        let Gesture::Click { entity, position, .. } = *gesture else { continue };
        let Some(place) = place_of(entity, &places, &zones) else { continue };
        let Some(mut hand) = Hand::touching(place, &mut act, &layout) else { continue };
        let chosen = chosen.0[hand.seat];
        hand.use_place(place, Towards::Near(position), chosen);
    }
}

fn follow_drops(
    mut drops: MessageReader<Dropped>,
    menu: Res<State<Menu>>,
    mut act: Act<Speed>,
    layout: Res<Layout>,
    zones: Query<&Zone>,
) {
    if **menu != Menu::None {
        drops.clear();
        return;
    }
    for drop in drops.read() {
        let Ok(Zone::PlayArea { seat, slot }) = zones.get(drop.card) else { continue };
        let Some(mut hand) = Hand::of(*seat, &mut act, &layout) else { continue };
        // What lies on a ledger is meant for it; short of that a flick says more than how near it came.
        let on = hand.ledger_within(0.0, drop);
        let ledger =
            on.or_else(|| hand.ledger_flicked_at(*slot, drop)).or_else(|| hand.ledger_within(DROP_REACH, drop));
        if let Some(ledger) = ledger {
            hand.use_slot(*slot, Towards::Only(ledger));
        }
    }
}

fn follow_commands(
    mut commands: MessageReader<Command>,
    menu: Res<State<Menu>>,
    mut act: Act<Speed>,
    layout: Res<Layout>,
    mut aim: ResMut<Aim>,
) {
    if **menu != Menu::None {
        commands.clear();
        return;
    }
    for command in commands.read() {
        let Some(seat) = command.seat else { continue };
        let Some(mut hand) = Hand::of(seat, &mut act, &layout) else { continue };
        match command.request {
            Request::Main => hand.use_deck(),
            Request::Place(slot) => hand.use_slot(slot, Towards::Aimed(aim.0[seat])),
            Request::Aim => aim.0[seat] = 1 - aim.0[seat],
            Request::Focus(_)
            | Request::Confirm
            | Request::Cancel
            | Request::Pause
            | Request::Log
            | Request::Undo
            | Request::Hint
            | Request::FastForward
            | Request::Spell(_) => {}
        }
    }
}

/// Enter or the pad's confirm on the place that has the focus.
fn activate_focused_place(activated: On<Activate>, act: Act<Speed>, confirmed: Confirmed) {
    if let Some(seat) = act.play().and_then(Play::you) {
        confirmed.use_place(seat, activated.entity, act);
    }
}

/// The same for one of several people, on the place that their own cursor is on.
fn activate_for_somebody(activated: On<ActivateFor>, act: Act<Speed>, confirmed: Confirmed) {
    confirmed.use_place(activated.seat, activated.entity, act);
}

/// What a confirmation at the table depends on.
#[derive(SystemParam)]
struct Confirmed<'w, 's> {
    layout: Option<Res<'w, Layout>>,
    places: Query<'w, 's, &'static SpeedPlace>,
    menu: Res<'w, State<Menu>>,
    aim: Res<'w, Aim>,
    chosen: Res<'w, Chosen>,
}

impl Confirmed<'_, '_> {
    fn use_place(&self, seat: Seat, entity: Entity, mut act: Act<Speed>) {
        let (Ok(place), Some(layout)) = (self.places.get(entity), &self.layout) else { return };
        if **self.menu != Menu::None {
            return;
        }
        if let Some(mut hand) = Hand::of(seat, &mut act, layout) {
            hand.use_place(*place, Towards::Aimed(self.aim.0[seat]), self.chosen.0[seat]);
        }
    }
}
