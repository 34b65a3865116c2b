//! What stands beside the cards: plates, chips, captions and key caps.

use bevy::prelude::*;

use super::bar::diamonds;
use super::{Layout, Shown, Spot};
use crate::play::Play;
use crate::rules::Seat;
use crate::rules::speed::Speed;
use crate::screens::{player_level, player_name};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, TypeSize, tinted_icon};
use crate::theme::{Frame, palette};

pub(super) fn centred() -> Node {
    Node {
        position_type: PositionType::Absolute,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

pub(super) fn chip_node() -> impl Bundle {
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

pub(super) fn caption(shown: Shown) -> impl Bundle {
    (shown, widget::literal("", TypeSize::Caption, false, palette::WASHI))
}

/// A plate that is at least this high, in units, says its things below each other.
const STACKED_FROM: f32 = 80.0;

/// Shape, name, level and what is left.
pub(super) fn plate(play: &Play<Speed>, seat: Seat, frame: &Frame) -> impl Bundle {
    let near = seat == play.you().unwrap_or(0);
    let score = frame.portrait.then(|| diamonds(play, seat));
    let level = player_level(&play.record().players, seat);
    let stacked = near && Layout::new(frame, seat).near.plate.size.y / frame.unit > STACKED_FROM;
    let size = if stacked || !frame.portrait { TypeSize::Count } else { TypeSize::Heading };
    (
        Spot::Plate(seat),
        widget::plate(Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(14), px(4)),
            column_gap: px(10),
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
                            SpawnIter(score.into_iter().flatten()),
                        )),
                    )),
                )),
            )),
            Spawn((
                widget::row(8.0),
                Pickable::IGNORE,
                children![
                    widget::label(Localized::new("hud-remaining")),
                    (Shown::Remaining(seat), widget::literal("", size, true, palette::WASHI)),
                ],
            )),
        )),
    )
}

pub(super) fn last_action_plate() -> impl Bundle {
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
            (Shown::LastAction, widget::literal("", TypeSize::Caption, false, palette::WASHI)),
        ],
    )
}

pub(super) fn hint_plate() -> impl Bundle {
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

/// What stands in a slot without a card.
pub(super) fn empty_slot(seat: Seat, slot: usize) -> impl Bundle {
    (
        Spot::EmptySlot(seat, slot),
        centred(),
        Pickable::IGNORE,
        children![widget::text(Localized::new("hud-empty-slot"), TypeSize::Caption, false, palette::MIST)],
    )
}

/// The key that plays a slot, printed under it; the last is the deck's. Which key that is is written later.
pub(super) fn key_cap(seat: Seat, slot: usize) -> impl Bundle {
    (Spot::KeyCap(seat, slot), centred(), Pickable::IGNORE, children![widget::key_cap("")])
}
