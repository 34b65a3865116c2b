//! What people do at Speed's table: clicks, drops, keys and pads become actions.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Layout, SpeedPlace, can_play};
use crate::AppSystems;
use crate::controls::{Command, ControlsSystems, Gesture, Prompt, PromptAction, Prompts, Request};
use crate::menus::Menu;
use crate::play::{Act, Play};
use crate::rules::speed::{Action, SEATS, SLOTS, Speed};
use crate::rules::{Rules, Seat, Zone};
use crate::screens::Screen;
use crate::table::{Dropped, Place};

/// The ledger that keys and pads aim at where a card fits both.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim(pub Seat);

/// The slot that was chosen last by focus: picking a ledger plays its card there (`RULES.md` §1: "choose, then pick").
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Chosen(Option<usize>);

/// A dropped card counts for a ledger that is at most this far away, in card widths.
const DROP_REACH: f32 = 0.75;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<Chosen>()
        .add_systems(OnEnter(Screen::Play), aim_at_own_ledger.run_if(resource_exists::<Play<Speed>>))
        .add_systems(
            Update,
            (choose_focused_slot, follow_clicks, follow_drops, follow_commands)
                .chain()
                .in_set(AppSystems::Controls)
                .after(ControlsSystems::Focus)
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(in_state(Screen::Play))
                .run_if(in_state(Menu::None)),
        )
        .add_systems(
            Update,
            write_prompts
                .in_set(AppSystems::Record)
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(in_state(Screen::Play))
                .run_if(in_state(Menu::None)),
        )
        .add_observer(activate_focused_place);
}

/// What can be done now, for the bar at the lower edge.
fn write_prompts(play: Res<Play<Speed>>, mut prompts: ResMut<Prompts>) {
    let pause = Prompt::new(PromptAction::Request(Request::Pause), "prompt-pause").at_end();
    let main = |key| Prompt::new(PromptAction::Request(Request::Main), key);
    let now = match (play.you(), play.state().is_stall()) {
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

fn aim_at_own_ledger(play: Res<Play<Speed>>, mut aim: ResMut<Aim>, mut chosen: ResMut<Chosen>) {
    chosen.0 = None;
    aim.0 = play.you().unwrap_or(0);
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
    /// The hand of the only human at the table.
    fn of_you(act: &'a mut Act<'w, Speed>, layout: &'a Layout) -> Option<Self> {
        let seat = act.play()?.you()?;
        Some(Self { act, layout, seat })
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

    /// Activates a place; another's places answer with why not.
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
        Zone::Hand { .. } | Zone::Cell { .. } | Zone::Removed { .. } => None,
    }
}

/// A slot stays chosen while the focus goes on to a ledger.
fn choose_focused_slot(focus: Res<InputFocus>, places: Query<&SpeedPlace>, mut chosen: ResMut<Chosen>) {
    match focus.get().and_then(|entity| places.get(entity).ok()) {
        Some(SpeedPlace::Slot(_, slot)) => _ = chosen.set_if_neq(Chosen(Some(*slot))),
        Some(SpeedPlace::Deck(_)) => _ = chosen.set_if_neq(Chosen(None)),
        Some(SpeedPlace::Ledger(_)) | None => {}
    }
}

fn follow_clicks(
    mut gestures: MessageReader<Gesture>,
    mut act: Act<Speed>,
    layout: Res<Layout>,
    places: Query<&SpeedPlace>,
    zones: Query<&Zone>,
    chosen: Res<Chosen>,
) {
    for gesture in gestures.read() {
        let Gesture::Click { entity, position, .. } = *gesture else { continue };
        let Some(place) = place_of(entity, &places, &zones) else { continue };
        let Some(mut hand) = Hand::of_you(&mut act, &layout) else { return };
        hand.use_place(place, Towards::Near(position), chosen.0);
    }
}

fn follow_drops(mut drops: MessageReader<Dropped>, mut act: Act<Speed>, layout: Res<Layout>, zones: Query<&Zone>) {
    for drop in drops.read() {
        let Ok(Zone::PlayArea { seat, slot }) = zones.get(drop.card) else { continue };
        let Some(mut hand) = Hand::of_you(&mut act, &layout) else { return };
        if *seat != hand.seat {
            continue;
        }
        let reach = DROP_REACH * layout.near.ledger.size.x;
        let distance = |ledger: Seat| {
            let place = hand.ledger_place(ledger);
            place.distance(drop.pointer).min(place.distance(drop.position))
        };
        let nearest = if distance(0) <= distance(1) { 0 } else { 1 };
        if distance(nearest) <= reach {
            let (slot, towards) = (*slot, Towards::Only(nearest));
            hand.use_slot(slot, towards);
        }
    }
}

fn follow_commands(
    mut commands: MessageReader<Command>,
    mut act: Act<Speed>,
    layout: Res<Layout>,
    mut aim: ResMut<Aim>,
) {
    for command in commands.read() {
        let Some(mut hand) = Hand::of_you(&mut act, &layout) else { return };
        match command.request {
            Request::Main => hand.use_deck(),
            Request::Place(slot) => hand.use_slot(slot, Towards::Aimed(aim.0)),
            Request::Aim => aim.0 = 1 - aim.0,
            Request::Focus(_) | Request::Confirm | Request::Cancel | Request::Pause => {}
        }
    }
}

/// Enter or the pad's confirm on the place that has the focus.
fn activate_focused_place(
    activated: On<Activate>,
    mut act: Act<Speed>,
    layout: Option<Res<Layout>>,
    places: Query<&SpeedPlace>,
    menu: Res<State<Menu>>,
    aim: Res<Aim>,
    chosen: Res<Chosen>,
) {
    let (Ok(place), Some(layout)) = (places.get(activated.entity), layout) else { return };
    if **menu != Menu::None {
        return;
    }
    if let Some(mut hand) = Hand::of_you(&mut act, &layout) {
        hand.use_place(*place, Towards::Aimed(aim.0), chosen.0);
    }
}
