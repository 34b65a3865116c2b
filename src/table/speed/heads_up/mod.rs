//! What is written around Speed's cards: bar, plates, counts, captions and hints.

mod bar;
mod plates;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use plates::{caption, centred, chip_node, hint_plate, last_action_plate, plate};

use super::{Layout, SpeedPlace, can_play};
use crate::AppSystems;
use crate::controls::{Device, KeyBindings, LastDevice, Request, spawn_key_sign};
use crate::play::{Clock, Happened, Play};
use crate::rules::speed::{Event, SEATS, SLOTS, Speed};
use crate::rules::{Rules, Seat};
use crate::screens::{Screen, player_name};
use crate::text::{Localized, Texts, clock_text};
use crate::theme::widget::{self, TypeSize};
use crate::theme::{Frame, FrameShape, palette};

/// The root of everything in this room.
#[derive(Component)]
struct HeadsUp;

/// A node that follows a place of the layout.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Plate(Seat),
    DeckChip(Seat),
    LedgerCaption(Seat),
    EmptySlot(Seat, usize),
    LastAction,
    Hint,
    KeyCap(usize),
}

/// A text that follows the game.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Remaining(Seat),
    DeckCount(Seat),
    Clock,
    LastAction,
    Hint,
}

/// The last thing that anybody has done.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
struct LastAction(Option<Event>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastAction>()
        .add_systems(
            OnEnter(Screen::Play),
            (forget_last_action, spawn_heads_up).chain().run_if(resource_exists::<Play<Speed>>),
        )
        .add_systems(
            Update,
            (
                (rebuild_for_another_shape.run_if(resource_changed::<FrameShape>), note_last_action)
                    .in_set(AppSystems::Zones),
                write_texts.in_set(AppSystems::Poses),
                (place_nodes, show_what_applies).in_set(AppSystems::Draw),
            )
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(resource_exists::<Layout>)
                .run_if(in_state(Screen::Play)),
        );
}

fn forget_last_action(mut last: ResMut<LastAction>) {
    last.0 = None;
}

fn rebuild_for_another_shape(
    old: Query<Entity, With<HeadsUp>>,
    commands: Commands,
    play: Res<Play<Speed>>,
    frame: Res<Frame>,
    keys: Res<KeyBindings>,
) {
    let mut commands = commands;
    old.iter().for_each(|root| commands.entity(root).despawn());
    spawn_heads_up(commands, play, frame, keys);
}

fn spawn_heads_up(mut commands: Commands, play: Res<Play<Speed>>, frame: Res<Frame>, keys: Res<KeyBindings>) {
    let root =
        commands.spawn((Name::new("Heads-up"), HeadsUp, widget::screen_root(), DespawnOnExit(Screen::Play))).id();
    commands.entity(root).with_children(|parent| {
        parent.spawn(bar::bar(&play, &frame));
        for seat in 0..SEATS {
            parent.spawn(plate(&play, seat, &frame));
            parent.spawn((Spot::DeckChip(seat), chip_node(), children![caption(Shown::DeckCount(seat))]));
            let key = if play.you() == Some(seat) { "hud-your-ledger" } else { "hud-opponent-ledger" };
            let name =
                if play.you().is_some() { Localized::new(key) } else { player_name(&play.record().players, seat) };
            let bold = play.you() == Some(seat);
            parent.spawn((
                Spot::LedgerCaption(seat),
                centred(),
                Pickable::IGNORE,
                children![widget::text(name, TypeSize::Caption, bold, palette::WASHI)],
            ));
            for slot in 0..SLOTS {
                parent.spawn((
                    Spot::EmptySlot(seat, slot),
                    centred(),
                    Pickable::IGNORE,
                    children![widget::text(Localized::new("hud-empty-slot"), TypeSize::Caption, false, palette::MIST)],
                ));
            }
        }
        parent.spawn(last_action_plate());
        parent.spawn(hint_plate());
        for slot in 0..=SLOTS {
            // The last is the deck's.
            let request = if slot == SLOTS { Request::Main } else { Request::Place(slot) };
            let cap = (Spot::KeyCap(slot), centred(), Pickable::IGNORE);
            parent.spawn(cap).with_children(|cap| spawn_key_sign(cap, &keys, request));
        }
    });
}

fn note_last_action(mut happened: MessageReader<Happened<Speed>>, mut last: ResMut<LastAction>) {
    let told = |event: &&Event| matches!(event, Event::Played { .. } | Event::Refilled { .. } | Event::Called { .. });
    if let Some(event) = happened.read().flat_map(|happened| &happened.events).filter(told).last() {
        last.0 = Some(event.clone());
    }
}

/// What somebody did, in a few words.
fn told(event: &Event, play: &Play<Speed>, texts: &Texts) -> String {
    let name = |seat: Seat| player_name(&play.record().players, seat).to_text(texts);
    let (key, seat, card) = match event {
        Event::Played { seat, card, .. } => ("hud-last-action-card", *seat, Some(*card)),
        Event::Refilled { seat, .. } => ("hud-last-action-refill", *seat, None),
        Event::Called { seat, .. } => ("hud-last-action-call", *seat, None),
        Event::Turned { .. } | Event::Stalled | Event::Ended { .. } => return String::new(),
    };
    let card = card.map(|card| texts.card(card)).unwrap_or_default();
    texts.format(key, &[("name", name(seat).into()), ("card", card.into())])
}

fn write_texts(
    play: Res<Play<Speed>>,
    clock: Res<Clock>,
    last: Res<LastAction>,
    waiting: Res<super::timers::Waiting>,
    focus: Res<InputFocus>,
    places: Query<&SpeedPlace>,
    texts: Res<Texts>,
    mut shown: Query<(&Shown, &mut Text)>,
) {
    let state = play.state();
    let hint = hint(state, &play, &waiting, clock.tick, &focus, &places, &texts);
    for (shown, mut text) in &mut shown {
        let now = match *shown {
            Shown::Remaining(seat) => state.remaining(seat).to_string(),
            Shown::DeckCount(seat) => match state.deck_counts()[seat] {
                0 => texts.get("hud-deck-empty"),
                count => texts.format("hud-deck", &[("count", count.into())]),
            },
            Shown::Clock => clock_text(clock.seconds()),
            Shown::LastAction => last.0.as_ref().map_or_else(String::new, |last| told(last, &play, &texts)),
            Shown::Hint => hint.clone().unwrap_or_default(),
        };
        if text.0 != now {
            text.0 = now;
        }
    }
}

/// What may be said to help: where to draw, or what the focused card fits.
fn hint(
    state: &Speed,
    play: &Play<Speed>,
    waiting: &super::timers::Waiting,
    tick: u64,
    focus: &InputFocus,
    places: &Query<&SpeedPlace>,
    texts: &Texts,
) -> Option<String> {
    if waiting.points_at_deck(tick).is_some() {
        return Some(texts.get("hint-draw"));
    }
    let Some(SpeedPlace::Slot(seat, slot)) = focus.get().and_then(|entity| places.get(entity).ok()) else {
        return None;
    };
    if play.you() != Some(*seat) {
        return None;
    }
    let tops: Vec<String> = (0..SEATS)
        .filter(|ledger| can_play(state, *seat, *slot, *ledger))
        .filter_map(|ledger| state.top(ledger))
        .map(|top| texts.card(top))
        .collect();
    let tops = tops.join(" · ");
    (!tops.is_empty()).then(|| texts.format("hint-fits", &[("card", tops.into())]))
}

/// Nodes follow the layout, which is in logical px; nodes are in units.
fn place_nodes(layout: Res<Layout>, frame: Res<Frame>, mut nodes: Query<(Ref<Spot>, &mut Node)>) {
    let all = layout.is_changed() || frame.is_changed();
    for (spot, mut node) in &mut nodes {
        if all || spot.is_added() {
            let area = area_of(*spot, &layout, &frame);
            (node.left, node.top) = (px(area.min.x), px(area.min.y));
            (node.width, node.height) = (px(area.width()), px(area.height()));
        }
    }
}

/// Where a spot lies, in units.
fn area_of(spot: Spot, layout: &Layout, frame: &Frame) -> Rect {
    let rect = |area: super::Area| Rect::from_corners(area.corner / frame.unit, (area.corner + area.size) / frame.unit);
    let around = |centre: Vec2, width: f32, height: f32| Rect::from_center_size(centre, Vec2::new(width, height));
    let near = |seat: Seat| seat == layout.near_seat;
    match spot {
        Spot::Plate(seat) => rect(layout.side(seat).plate),
        Spot::DeckChip(seat) => {
            let deck = rect(layout.side(seat).deck);
            let inside = near(seat) || frame.portrait;
            let below = if inside { deck.max.y - 18.0 } else { deck.max.y + 24.0 };
            around(Vec2::new(deck.center().x, below), (deck.width() * 0.8).clamp(84.0, 120.0), 28.0)
        }
        Spot::LedgerCaption(seat) => {
            let ledger = rect(layout.side(seat).ledger);
            around(Vec2::new(ledger.center().x, ledger.max.y + 18.0), ledger.width() + 40.0, 20.0)
        }
        Spot::EmptySlot(seat, slot) => rect(layout.side(seat).slots[slot]),
        Spot::LastAction => layout.last_action.map_or(Rect::default(), rect),
        Spot::Hint => rect(layout.hint),
        Spot::KeyCap(slot) => {
            let place = if slot == SLOTS { layout.near.deck } else { layout.near.slots[slot] };
            let place = rect(place);
            let width = if slot == SLOTS { 64.0 } else { 28.0 };
            around(Vec2::new(place.center().x, place.max.y + 25.0), width, 26.0)
        }
    }
}

/// Hides what has nothing to say: the captions of filled slots, key caps where no keyboard is used, empty hints.
fn show_what_applies(
    play: Res<Play<Speed>>,
    layout: Res<Layout>,
    device: Res<LastDevice>,
    mut nodes: Query<(&Spot, &mut Visibility, &Children)>,
    texts: Query<&Text>,
) {
    let keyboard = matches!(device.0, Device::Keyboard | Device::Mouse) && play.you().is_some() && !layout.portrait;
    for (spot, mut visibility, children) in &mut nodes {
        let shown = match *spot {
            Spot::EmptySlot(seat, slot) => {
                play.state().areas()[seat][slot].is_none() && play.state().outcome().is_none()
            }
            Spot::KeyCap(_) => keyboard,
            Spot::LastAction => layout.last_action.is_some(),
            Spot::Hint => children.iter().any(|child| texts.get(child).is_ok_and(|text| !text.0.is_empty())),
            _ => true,
        };
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
}
