//! The bar at the top: menu, name and rules · score and clock · deal number.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Shown;
use crate::menus::{Menu, MenuOpener};
use crate::play::{Play, Playable};
use crate::rules::speed::Speed;
use crate::rules::{Seat, wins};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::BLOCK_WIDTH;
use crate::theme::widget::{self, ButtonKind, TypeSize, match_diamonds, tinted_icon};
use crate::theme::{Frame, palette};

/// The bar. On a narrow screen the round stands beside the name, the deal below it, and the score on the plates.
pub(super) fn bar(play: &Play<Speed>, frame: &Frame) -> impl Bundle {
    let deal = Localized::new("deal-number").with("number", play.record().deal.to_string());
    let at_end = (!frame.portrait).then(|| widget::label(deal));
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
            // In a very wide window the bar keeps to the block in the middle, as the table does.
            Node {
                width: percent(100),
                max_width: px(BLOCK_WIDTH),
                padding: UiRect::horizontal(px(frame.margin())),
                justify_content: JustifyContent::SpaceBetween,
                ..widget::row(12.0)
            },
            Pickable::IGNORE,
            Children::spawn((
                Spawn((
                    widget::row(12.0),
                    Pickable::IGNORE,
                    Children::spawn((Spawn(menu_button(frame)), Spawn(name_and_rules(play, frame)))),
                )),
                Spawn((
                    widget::row(12.0),
                    Pickable::IGNORE,
                    Children::spawn((SpawnIter(score_chip(play, frame).into_iter()), Spawn(clock_chip()))),
                )),
                SpawnIter(at_end.into_iter()),
            )),
        ))),
    )
}

fn menu_button(frame: &Frame) -> impl Bundle {
    let icon = if frame.portrait { Icon::Pause } else { Icon::Menu };
    (
        widget::icon_button("Menu", ButtonKind::Quiet, frame, icon, Localized::new("prompt-pause")),
        observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Pause)),
    )
}

fn name_and_rules(play: &Play<Speed>, frame: &Frame) -> impl Bundle {
    let record = play.record();
    let below = if frame.portrait {
        Localized::new("deal-number").with("number", record.deal.to_string())
    } else {
        Localized::new(format!("preset-{}", record.preset))
    };
    let round = (frame.portrait && is_match(play)).then(|| widget::label(round(play)));
    (
        widget::column(0.0),
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                widget::row(8.0),
                Pickable::IGNORE,
                Children::spawn((
                    Spawn(widget::text(Localized::new("game-speed"), TypeSize::Name, true, palette::WASHI)),
                    SpawnIter(round.into_iter()),
                )),
            )),
            Spawn(widget::label(below)),
        )),
    )
}

fn clock_chip() -> impl Bundle {
    (
        widget::chip_ground(),
        children![
            widget::icon(Icon::Clock, 20.0),
            (Shown::Clock, widget::literal("", TypeSize::Body, true, palette::WASHI)),
        ],
    )
}

fn is_match(play: &Play<Speed>) -> bool {
    Speed::games(&play.record().options) > 1
}

fn round(play: &Play<Speed>) -> Localized {
    Localized::new("hud-round").with("number", play.record().series.len() + 1)
}

/// Whose game is whose: shape, diamonds, round, diamonds, shape.
fn score_chip(play: &Play<Speed>, frame: &Frame) -> Option<impl Bundle + use<>> {
    if frame.portrait || !is_match(play) {
        return None;
    }
    let near = play.you().unwrap_or(0);
    let far = 1 - near;
    Some((
        widget::chip_ground(),
        Children::spawn((
            Spawn(tinted_icon(Icon::SEATS[near], 20.0, palette::seat(near))),
            SpawnIter(diamonds(play, near)),
            Spawn(widget::text(round(play), TypeSize::Body, true, palette::WASHI)),
            SpawnIter(diamonds(play, far)),
            Spawn(tinted_icon(Icon::SEATS[far], 20.0, palette::seat(far))),
        )),
    ))
}

/// The games of the match that the seat has won before this one, and those that it still needs.
pub(super) fn diamonds(play: &Play<Speed>, seat: Seat) -> impl Iterator<Item = impl Bundle + use<>> + use<> {
    let record = play.record();
    match_diamonds(wins(&record.series, seat), Speed::games(&record.options), 18.0)
}
