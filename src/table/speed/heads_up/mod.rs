//! What is written around Speed's cards: bar, plates, counts, captions and hints.

mod bar;
mod facing;
mod plates;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::UiTransform;

use plates::{caption, centred, chip_node, empty_slot, hint_plate, key_cap, last_action_plate, plate};

use super::{Layout, Side, SpeedPlace, can_play, turned};
use crate::AppSystems;
use crate::announcements::Log;
use crate::controls::{Device, KeyBindings, LastDevice, Request, Seating, SplitKeyBindings, key_name};
use crate::play::{Clock, Play, SeatPeople};
use crate::rules::speed::{SEATS, SLOTS, Speed};
use crate::rules::{Rules, Seat};
use crate::screens::{Screen, player_name};
use crate::table::Area;
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
    KeyCap(Seat, usize),
    Call(Seat),
    Line(Seat),
    Clock,
    Pause,
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_heads_up.after(SeatPeople).run_if(resource_exists::<Play<Speed>>))
        .add_systems(
            Update,
            (
                rebuild_for_another_shape
                    .run_if(resource_changed::<FrameShape>.or_eager(facing::shape_changed))
                    .in_set(AppSystems::Zones),
                (write_texts, facing::wake_call_buttons).in_set(AppSystems::Poses),
                (place_nodes, write_key_caps, show_what_applies).in_set(AppSystems::Draw),
            )
                .run_if(resource_exists::<Play<Speed>>)
                .run_if(resource_exists::<Layout>)
                .run_if(in_state(Screen::Play)),
        );
}

fn rebuild_for_another_shape(
    old: Query<Entity, With<HeadsUp>>,
    commands: Commands,
    play: Res<Play<Speed>>,
    frame: Res<Frame>,
    seating: Res<Seating>,
) {
    let mut commands = commands;
    old.iter().for_each(|root| commands.entity(root).despawn());
    spawn_heads_up(commands, play, frame, seating);
}

fn spawn_heads_up(mut commands: Commands, play: Res<Play<Speed>>, frame: Res<Frame>, seating: Res<Seating>) {
    let root =
        commands.spawn((Name::new("Heads-up"), HeadsUp, widget::screen_root(), DespawnOnExit(Screen::Play))).id();
    commands.entity(root).with_children(|parent| {
        if seating.is_facing() {
            facing::spawn(parent, &play, &frame);
            return;
        }
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
                parent.spawn(empty_slot(seat, slot));
            }
        }
        parent.spawn(last_action_plate());
        parent.spawn(hint_plate());
        for seat in play.people() {
            (0..=SLOTS).for_each(|slot| _ = parent.spawn(key_cap(seat, slot)));
        }
    });
}

fn write_texts(
    play: Res<Play<Speed>>,
    clock: Res<Clock>,
    log: Res<Log>,
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
            Shown::LastAction => log.last().map_or_else(String::new, |last| last.text.to_text(&texts)),
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
    if play.you().is_some_and(|you| waiting.points_at_deck(you, tick)) {
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
fn place_nodes(layout: Res<Layout>, frame: Res<Frame>, mut nodes: Query<(Ref<Spot>, &mut Node, &mut UiTransform)>) {
    let all = layout.is_changed() || frame.is_changed();
    for (spot, mut node, mut transform) in &mut nodes {
        if all || spot.is_added() {
            let area = area_of(*spot, &layout, frame.unit);
            turned::lay(spot.side(&layout), area, frame.unit, &mut node, &mut transform);
        }
    }
}

impl Spot {
    /// The side that it is turned towards.
    fn side(self, layout: &Layout) -> &Side {
        match self {
            Self::Plate(seat)
            | Self::DeckChip(seat)
            | Self::LedgerCaption(seat)
            | Self::EmptySlot(seat, _)
            | Self::KeyCap(seat, _)
            | Self::Call(seat)
            | Self::Line(seat) => layout.side(seat),
            Self::LastAction | Self::Hint | Self::Clock | Self::Pause => &layout.near,
        }
    }
}

/// Where a spot lies, in logical px.
fn area_of(spot: Spot, layout: &Layout, unit: f32) -> Area {
    let side = spot.side(layout);
    // Further down as the side sees it, from the lower edge of something of its own; in units.
    let below = |area: Area, down: f32, width: f32, height: f32| {
        let own = side.upright(area).size;
        let way = Vec2::Y * (own.y / 2.0 + down * unit);
        let size = side.upright(Area { corner: Vec2::ZERO, size: Vec2::new(width, height) * unit }).size;
        let centre = area.centre() + Vec2::from_angle(-side.turn).rotate(way);
        Area { corner: centre - size / 2.0, size }
    };
    let width = |area: Area| side.upright(area).size.x / unit;
    let near = |seat: Seat| seat == layout.near_seat;
    match spot {
        Spot::Plate(_) => side.plate,
        Spot::DeckChip(seat) => {
            let inside = near(seat) || layout.portrait || layout.is_facing();
            below(
                side.deck,
                if inside { -18.0 } else { 24.0 },
                (width(side.deck) * 0.8).clamp(if layout.is_facing() { 76.0 } else { 84.0 }, 120.0),
                28.0,
            )
        }
        Spot::LedgerCaption(_) => below(side.ledger, 18.0, width(side.ledger) + 40.0, 20.0),
        Spot::EmptySlot(_, slot) => side.slots[slot],
        Spot::LastAction => layout.last_action.unwrap_or_default(),
        Spot::Hint => layout.hint,
        // The far deck has its count below it.
        Spot::KeyCap(seat, SLOTS) if !near(seat) && !layout.is_facing() => below(side.deck, 54.0, 64.0, 26.0),
        Spot::KeyCap(_, SLOTS) => below(side.deck, 25.0, 64.0, 26.0),
        Spot::KeyCap(_, slot) => below(side.slots[slot], 25.0, 28.0, 26.0),
        Spot::Call(_) => side.own.map_or(Area::default(), |own| own.call),
        Spot::Line(_) => side.own.map_or(Area::default(), |own| own.line),
        Spot::Clock => layout.middle.map_or(Area::default(), |middle| middle.clock),
        Spot::Pause => layout.middle.map_or(Area::default(), |middle| middle.pause),
    }
}

/// The key under a slot plays it, that under the deck draws and calls.
fn request_of(slot: usize) -> Request {
    if slot == SLOTS { Request::Main } else { Request::Place(slot) }
}

/// What is printed on the key caps depends on whose the keyboard is.
fn write_key_caps(
    seating: Res<Seating>,
    keys: Res<KeyBindings>,
    split: Res<SplitKeyBindings>,
    caps: Query<(Entity, Ref<Spot>)>,
    children: Query<&Children>,
    mut texts: Query<&mut Text>,
) {
    let all = seating.is_changed() || keys.is_changed() || split.is_changed();
    for (entity, spot) in caps.iter().filter(|(_, spot)| all || spot.is_added()) {
        let Spot::KeyCap(seat, slot) = *spot else { continue };
        let Some(key) = seating.key(seat, request_of(slot), &keys, &split) else { continue };
        for part in children.iter_descendants(entity) {
            if let Ok(mut text) = texts.get_mut(part) {
                text.set_if_neq(Text::new(key_name(key)));
            }
        }
    }
}

/// Hides what has nothing to say: the captions of filled slots, key caps where no keyboard is used, empty hints.
fn show_what_applies(
    play: Res<Play<Speed>>,
    layout: Res<Layout>,
    device: Res<LastDevice>,
    (seating, keys, split): (Res<Seating>, Res<KeyBindings>, Res<SplitKeyBindings>),
    mut nodes: Query<(&Spot, &mut Visibility, &Children)>,
    texts: Query<&Text>,
) {
    // Two people have no eye for which device was used last; under tall layouts there is no room.
    let keyboard = match device.0 {
        Device::Keyboard | Device::Mouse => !layout.portrait,
        Device::Gamepad(_) => seating.is_shared() && !layout.portrait,
        Device::Touch => false,
    };
    for (spot, mut visibility, children) in &mut nodes {
        let shown = match *spot {
            Spot::EmptySlot(seat, slot) => {
                play.state().areas()[seat][slot].is_none() && play.state().outcome().is_none()
            }
            Spot::KeyCap(seat, slot) => keyboard && seating.key(seat, request_of(slot), &keys, &split).is_some(),
            Spot::LastAction => layout.last_action.is_some(),
            Spot::Hint => children.iter().any(|child| texts.get(child).is_ok_and(|text| !text.0.is_empty())),
            _ => true,
        };
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
}
