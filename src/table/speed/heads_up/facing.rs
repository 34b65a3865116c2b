//! What is written between two people who face each other: each side has its words turned towards it, no bar lies at an
//! edge, and the clock and one pause button lie in the middle.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::bar::diamonds;
use super::plates::{caption, centred, chip_node, empty_slot, key_cap};
use super::{Area, Layout, Shown, Spot};
use crate::menus::{Menu, MenuOpener};
use crate::play::{Act, Play};
use crate::rules::Seat;
use crate::rules::speed::{Action, SEATS, SLOTS, Speed};
use crate::screens::player_name;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, ButtonKind, Painted, TypeSize, tile, tinted_icon};
use crate::theme::{Frame, palette};

/// A seat's button that calls; it sleeps until nobody can go on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CallButton;

/// What the button says about itself.
#[derive(Component, Default)]
pub(super) struct CallState;

/// What a side can do now.
#[derive(Component, Default)]
pub(super) struct WhatToDo;

/// With less room than this, in units, a plate says the least there is to say.
const NARROW_PLATE: f32 = 300.0;
/// With less room than this, in units, the clock has no picture.
const NARROW_CLOCK: f32 = 88.0;

/// What is built differently for how much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    narrow_plate: bool,
    narrow_clock: bool,
}

impl Shape {
    fn of(layout: &Layout, frame: &Frame) -> Self {
        let width = |area: Area| area.size.max_element() / frame.unit;
        Self {
            narrow_plate: width(layout.near.plate) < NARROW_PLATE,
            narrow_clock: layout.middle.is_some_and(|middle| width(middle.clock) < NARROW_CLOCK),
        }
    }
}

/// Run condition: there is now so much more or less room that it has to be built anew.
pub(super) fn shape_changed(layout: Option<Res<Layout>>, frame: Res<Frame>, mut before: Local<Option<Shape>>) -> bool {
    let now = layout.filter(|layout| layout.is_facing()).map(|layout| Shape::of(&layout, &frame));
    let before = std::mem::replace(&mut *before, now);
    before.is_some() && now.is_some() && before != now
}

pub(super) fn spawn(parent: &mut ChildSpawnerCommands, play: &Play<Speed>, frame: &Frame) {
    let shape = Shape::of(&Layout::facing(frame), frame);
    for seat in 0..SEATS {
        parent.spawn(plate(play, seat, shape.narrow_plate));
        parent.spawn(call_button(seat));
        parent.spawn((
            Spot::Line(seat),
            centred(),
            Pickable::IGNORE,
            children![(
                widget::text(Localized::new("facing-play"), TypeSize::Caption, false, palette::WASHI),
                TextLayout::justify(Justify::Center),
                WhatToDo,
            )],
        ));
        parent.spawn((Spot::DeckChip(seat), chip_node(), children![caption(Shown::DeckCount(seat))]));
        for slot in 0..SLOTS {
            parent.spawn(empty_slot(seat, slot));
        }
        for slot in 0..=SLOTS {
            parent.spawn(key_cap(seat, slot));
        }
    }
    parent.spawn(clock(shape.narrow_clock));
    parent.spawn(pause_button());
}

/// Shape, name, games won, and what is left.
fn plate(play: &Play<Speed>, seat: Seat, narrow: bool) -> impl Bundle {
    let label = (!narrow).then(|| widget::label(Localized::new("hud-remaining")));
    let name = player_name(&play.record().players, seat);
    let size = if narrow { TypeSize::Body } else { TypeSize::Name };
    (
        Spot::Plate(seat),
        widget::plate(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(if narrow { 10 } else { 14 }), px(2)),
            column_gap: px(8),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        }),
        Pickable::IGNORE,
        children![
            (
                widget::row(8.0),
                Pickable::IGNORE,
                children![
                    tinted_icon(Icon::SEATS[seat], if narrow { 20.0 } else { 26.0 }, palette::seat(seat)),
                    (
                        Node {
                            flex_direction: if narrow { FlexDirection::Column } else { FlexDirection::Row },
                            align_items: if narrow { AlignItems::FlexStart } else { AlignItems::Center },
                            column_gap: px(6),
                            ..default()
                        },
                        Pickable::IGNORE,
                        children![
                            widget::text(name, size, true, palette::WASHI),
                            (
                                widget::row(2.0),
                                Pickable::IGNORE,
                                Children::spawn(SpawnIter(diamonds(play, seat).collect::<Vec<_>>().into_iter())),
                            ),
                        ],
                    ),
                ],
            ),
            (
                widget::row(6.0),
                Pickable::IGNORE,
                Children::spawn((
                    SpawnIter(label.into_iter()),
                    Spawn((Shown::Remaining(seat), widget::literal("26", TypeSize::Heading, true, palette::WASHI),)),
                )),
            ),
        ],
    )
}

fn call_button(seat: Seat) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        justify_content: JustifyContent::Center,
        align_content: AlignContent::Center,
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(0),
        padding: UiRect::horizontal(px(12)),
        ..widget::row(8.0)
    };
    (
        tile(format!("call-{seat}"), ButtonKind::Primary, node),
        Spot::Call(seat),
        CallButton,
        InteractionDisabled,
        children![
            (widget::text(Localized::new("facing-call"), TypeSize::Body, true, palette::WASHI), Painted),
            (
                widget::text(Localized::new("facing-call-asleep"), TypeSize::Caption, false, palette::WASHI),
                Painted,
                CallState
            ),
        ],
        observe(move |_: On<Activate>, mut act: Act<Speed>| {
            act.act(seat, &Action::Call { slot: None });
        }),
    )
}

fn clock(narrow: bool) -> impl Bundle {
    let picture = (!narrow).then(|| widget::icon(Icon::Clock, 20.0));
    let size = if narrow { TypeSize::Caption } else { TypeSize::Body };
    (
        Spot::Clock,
        Node { border: UiRect::all(px(1)), border_radius: BorderRadius::all(px(14)), column_gap: px(6), ..centred() },
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::HAIRLINE),
        Pickable::IGNORE,
        Children::spawn((
            SpawnIter(picture.into_iter()),
            Spawn((Shown::Clock, widget::literal("0:00", size, true, palette::WASHI))),
        )),
    )
}

/// Named as the button that opens the menu elsewhere.
fn pause_button() -> impl Bundle {
    (
        Name::new("Menu"),
        ButtonKind::Quiet,
        Spot::Pause,
        Node { border: UiRect::all(px(1)), border_radius: BorderRadius::MAX, ..centred() },
        children![(widget::icon(Icon::Pause, 24.0), Painted)],
        observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Pause)),
    )
}

/// The buttons wake when nobody can go on, and then the lines say so.
pub(super) fn wake_call_buttons(
    play: Res<Play<Speed>>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<CallButton>>,
    mut texts: Query<(&mut Localized, Has<CallState>), Or<(With<CallState>, With<WhatToDo>)>>,
    mut commands: Commands,
) {
    let (stall, opening) = (play.state().is_stall(), play.state().ledgers().iter().all(Vec::is_empty));
    for (button, asleep) in &buttons {
        if stall && asleep {
            commands.entity(button).remove::<InteractionDisabled>();
        } else if !stall && !asleep {
            commands.entity(button).insert(InteractionDisabled);
        }
    }
    for (mut text, is_state) in &mut texts {
        let key = match (is_state, stall, opening) {
            (true, true, _) => "facing-call-awake",
            (true, false, _) => "facing-call-asleep",
            (false, true, true) => "facing-start",
            (false, true, false) => "facing-stall",
            (false, false, _) => "facing-play",
        };
        text.set_if_neq(Localized::new(key));
    }
}
