//! The bar at the top of any table, and what stands in all of them.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::menus::{Menu, MenuOpener};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::BLOCK_WIDTH;
use crate::theme::widget::{self, ButtonKind, TypeSize};
use crate::theme::{Frame, palette};

/// The bar, 56 units high. In a very wide window it keeps to the block in the middle, as the table does.
pub(super) fn head_bar<L: Bundle, M: Bundle, R: Bundle>(
    frame: &Frame,
    left: L,
    middle: M,
    right: R,
) -> impl Bundle + use<L, M, R> {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: px(frame.touch_target().max(56.0)),
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(palette::BAR),
        Pickable::IGNORE,
        Children::spawn(Spawn((
            Node {
                width: percent(100),
                max_width: px(BLOCK_WIDTH),
                padding: UiRect::horizontal(px(frame.margin())),
                justify_content: JustifyContent::SpaceBetween,
                ..widget::row(frame.gap())
            },
            Pickable::IGNORE,
            Children::spawn((Spawn(left), Spawn(middle), Spawn(right))),
        ))),
    )
}

/// Opens the pause menu.
pub(super) fn menu_button(frame: &Frame) -> impl Bundle + use<> {
    let icon = if frame.portrait { Icon::Pause } else { Icon::Menu };
    (
        widget::icon_button("Menu", ButtonKind::Quiet, frame, icon, Localized::new("prompt-pause")),
        observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Pause)),
    )
}

/// The game's name, what stands beside it, and the line below.
pub(super) fn title(
    frame: &Frame,
    game: &'static str,
    beside: Option<Localized>,
    below: Localized,
) -> impl Bundle + use<> {
    let name = Localized::new(format!("game-{game}"));
    let size = if frame.portrait { TypeSize::Body } else { TypeSize::Name };
    (
        Node { flex_shrink: 1.0, min_width: px(0), overflow: Overflow::clip(), ..widget::column(0.0) },
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                widget::row(8.0),
                Pickable::IGNORE,
                Children::spawn((
                    Spawn((widget::text(name, size, true, palette::WASHI), TextLayout::no_wrap())),
                    SpawnIter(beside.map(widget::label).into_iter()),
                )),
            )),
            Spawn((widget::label(below), TextLayout::no_wrap())),
        )),
    )
}
