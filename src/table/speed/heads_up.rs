//! What is written around Speed's cards: bar, plates, counts, captions and hints.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Layout, SpeedPlace};
use crate::AppSystems;
use crate::controls::{Device, LastDevice};
use crate::menus::Menu;
use crate::play::{Clock, Happened, Play};
use crate::rules::speed::{Event, SLOTS, Speed};
use crate::rules::{Rules, Seat};
use crate::screens::{Screen, player_level, player_name};
use crate::text::{Localized, Texts};
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, ButtonKind, TypeSize};
use crate::theme::{Frame, FrameShape, palette};

/// The root of everything in this file.
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
struct LastAction(Option<Localized>);

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
) {
    let mut commands = commands;
    old.iter().for_each(|root| commands.entity(root).despawn());
    spawn_heads_up(commands, play, frame);
}

fn spawn_heads_up(mut commands: Commands, play: Res<Play<Speed>>, frame: Res<Frame>) {
    let root =
        commands.spawn((Name::new("Heads-up"), HeadsUp, widget::screen_root(), DespawnOnExit(Screen::Play))).id();
    commands.entity(root).with_children(|parent| {
        parent.spawn(bar(&play, &frame));
        for seat in 0..2 {
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
            parent.spawn(key_cap(slot));
        }
    });
}

fn centred() -> Node {
    Node {
        position_type: PositionType::Absolute,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn chip_node() -> impl Bundle {
    (
        Node {
            padding: UiRect::horizontal(px(12)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(14)),
            ..centred()
        },
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::HAIRLINE),
        Pickable::IGNORE,
    )
}

fn caption(shown: Shown) -> impl Bundle {
    (shown, widget::text(Localized::new("hud-remaining"), TypeSize::Caption, false, palette::WASHI))
}

/// The bar at the top: menu, name and rules · score and clock · deal number.
fn bar(play: &Play<Speed>, frame: &Frame) -> impl Bundle {
    let record = play.record();
    let preset = Localized::new(format!("preset-{}", record.preset));
    let deal = Localized::new("deal-number").with("number", record.deal.to_string());
    let portrait = frame.portrait;
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: px(56),
            padding: UiRect::horizontal(px(16)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(12),
            ..default()
        },
        BackgroundColor(palette::BAR),
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                widget::row(12.0),
                Pickable::IGNORE,
                Children::spawn((
                    Spawn((
                        widget::icon_button(
                            "Menu",
                            ButtonKind::Quiet,
                            frame,
                            if portrait { Icon::Pause } else { Icon::Menu },
                        ),
                        observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| menu.set(Menu::Pause)),
                    )),
                    Spawn((
                        widget::column(0.0),
                        Pickable::IGNORE,
                        Children::spawn((
                            Spawn(widget::text(Localized::new("game-speed"), TypeSize::Name, true, palette::WASHI)),
                            SpawnIter((!portrait).then(|| widget::label(preset)).into_iter()),
                        )),
                    )),
                )),
            )),
            Spawn((
                widget::row(12.0),
                Pickable::IGNORE,
                Children::spawn((
                    SpawnIter(score_chip(play, portrait).into_iter()),
                    Spawn((
                        widget::chip_ground(),
                        children![
                            widget::icon(Icon::Clock, 20.0),
                            (Shown::Clock, widget::literal("0:00", TypeSize::Body, true, palette::WASHI)),
                        ],
                    )),
                )),
            )),
            SpawnIter((!portrait).then(|| widget::label(deal)).into_iter()),
        )),
    )
}

/// The games of the match: a filled diamond for each won, an open one for each still to be won.
fn score_chip(play: &Play<Speed>, portrait: bool) -> Option<impl Bundle + use<>> {
    let games = <Speed as crate::play::Playable>::games(&play.record().options);
    if games == 1 || portrait {
        return None;
    }
    let near = play.you().unwrap_or(0);
    let series = play.record().series.clone();
    let needed = usize::from(games / 2 + 1);
    let round = Localized::new("hud-round").with("number", series.len() + 1);
    let wins = move |seat: Seat| series.iter().filter(|ranks| ranks[seat] == 1 && ranks[1 - seat] == 2).count();
    let diamonds = move |won: usize| {
        (0..needed).map(move |index| {
            let icon = if index < won { Icon::MatchWon } else { Icon::MatchOpen };
            tinted_icon(icon, 18.0, palette::KIN)
        })
    };
    let (ours, theirs) = (wins(near), wins(1 - near));
    Some((
        widget::chip_ground(),
        Children::spawn((
            Spawn(tinted_icon(Icon::SEATS[near], 20.0, palette::seat(near))),
            SpawnIter(diamonds(ours)),
            Spawn(widget::text(round, TypeSize::Body, true, palette::WASHI)),
            SpawnIter(diamonds(theirs)),
            Spawn(tinted_icon(Icon::SEATS[1 - near], 20.0, palette::seat(1 - near))),
        )),
    ))
}

fn tinted_icon(icon: Icon, side: f32, color: Color) -> impl Bundle {
    widget::tinted_icon(icon, side, color)
}

/// Shape, name, level and what is left.
fn plate(play: &Play<Speed>, seat: Seat, frame: &Frame) -> impl Bundle {
    let near = seat == play.you().unwrap_or(0);
    let level = player_level(&play.record().players, seat);
    let stacked = near && !frame.portrait;
    let size = if near || !frame.portrait { TypeSize::Count } else { TypeSize::Heading };
    (
        Spot::Plate(seat),
        widget::plate(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(14), px(4)),
            align_items: if stacked { AlignItems::FlexStart } else { AlignItems::Center },
            justify_content: if stacked { JustifyContent::Center } else { JustifyContent::SpaceBetween },
            flex_direction: if stacked { FlexDirection::Column } else { FlexDirection::Row },
            ..default()
        }),
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                widget::row(10.0),
                Pickable::IGNORE,
                Children::spawn((
                    Spawn(tinted_icon(Icon::SEATS[seat], 28.0, palette::seat(seat))),
                    Spawn((
                        Node {
                            flex_direction: if frame.portrait { FlexDirection::Row } else { FlexDirection::Column },
                            column_gap: px(8),
                            align_items: if frame.portrait { AlignItems::Center } else { AlignItems::FlexStart },
                            ..default()
                        },
                        Pickable::IGNORE,
                        Children::spawn((
                            Spawn(widget::text(
                                player_name(&play.record().players, seat),
                                TypeSize::Name,
                                true,
                                palette::WASHI,
                            )),
                            SpawnIter(level.map(widget::label).into_iter()),
                        )),
                    )),
                )),
            )),
            Spawn((
                widget::row(8.0),
                Pickable::IGNORE,
                children![
                    widget::label(Localized::new("hud-remaining")),
                    (Shown::Remaining(seat), widget::literal("26", size, true, palette::WASHI)),
                ],
            )),
        )),
    )
}

fn last_action_plate() -> impl Bundle {
    (
        Spot::LastAction,
        widget::plate(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(14), px(6)),
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::Center,
            ..default()
        }),
        Pickable::IGNORE,
        children![
            widget::label(Localized::new("hud-last-action")),
            (Shown::LastAction, widget::literal("", TypeSize::Body, false, palette::WASHI)),
        ],
    )
}

fn hint_plate() -> impl Bundle {
    (
        Spot::Hint,
        widget::plate(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(12), px(4)),
            align_items: AlignItems::Center,
            column_gap: px(8),
            ..default()
        }),
        Visibility::Hidden,
        Pickable::IGNORE,
        children![
            tinted_icon(Icon::Hint, 20.0, palette::KIN),
            (Shown::Hint, widget::literal("", TypeSize::Caption, false, palette::WASHI)),
        ],
    )
}

/// The key that plays a slot, printed under it; the last is the deck's.
fn key_cap(slot: usize) -> impl Bundle {
    let key = if slot == SLOTS { "Space".to_owned() } else { (slot + 1).to_string() };
    (
        Spot::KeyCap(slot),
        Node {
            min_width: px(26),
            height: px(26),
            padding: UiRect::horizontal(px(7)),
            border_radius: BorderRadius::all(px(6)),
            border: UiRect::bottom(px(3)),
            ..centred()
        },
        BackgroundColor(palette::KEY_CAP),
        BorderColor::all(palette::KEY_CAP_FOOT),
        Pickable::IGNORE,
        children![widget::literal(key, TypeSize::Caption, true, palette::INK)],
    )
}

fn note_last_action(
    mut happened: MessageReader<Happened<Speed>>,
    play: Res<Play<Speed>>,
    texts: Res<Texts>,
    mut last: ResMut<LastAction>,
) {
    for event in happened.read().flat_map(|happened| &happened.events) {
        let name = |seat: Seat| player_name(&play.record().players, seat).to_text(&texts);
        let told = match event {
            Event::Played { seat, card, .. } => {
                Localized::new("hud-last-action-card").with("name", name(*seat)).with("card", texts.card(*card))
            }
            Event::Refilled { seat, .. } => Localized::new("hud-last-action-refill").with("name", name(*seat)),
            Event::Called { seat, .. } => Localized::new("hud-last-action-call").with("name", name(*seat)),
            Event::Turned { .. } | Event::Stalled | Event::Ended { .. } => continue,
        };
        last.0 = Some(told);
    }
}

/// Seconds as minutes and seconds.
fn clock_text(seconds: f32) -> String {
    let seconds = seconds as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
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
            Shown::LastAction => last.0.as_ref().map_or_else(String::new, |last| last.to_text(&texts)),
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
    let card = state.areas()[*seat][*slot]?;
    let tops: Vec<String> = (0..2)
        .filter(|ledger| state.fits(card, *ledger))
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
            around(Vec2::new(deck.center().x, below), (deck.width() * 0.8).clamp(56.0, 110.0), 28.0)
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
