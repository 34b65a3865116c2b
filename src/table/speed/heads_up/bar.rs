//! The bar at the top: menu, name and rules · score and clock · deal number.

use bevy::prelude::*;

use super::Shown;
use crate::play::{Play, Playable};
use crate::rules::speed::Speed;
use crate::rules::{Rules, Seat, wins};
use crate::table::head_bar::{head_bar, menu_button, title};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, TypeSize, match_diamonds, tinted_icon};
use crate::theme::{Frame, palette};

/// The bar. On a narrow screen the round stands beside the name, the deal below it, and the score on the plates.
pub(super) fn bar(play: &Play<Speed>, frame: &Frame) -> impl Bundle {
    let record = play.record();
    let deal = Localized::new("deal-number").with("number", record.deal.to_string());
    let preset = Localized::new(format!("preset-{}", record.preset));
    let (below, at_end) = if frame.portrait { (deal, None) } else { (preset, Some(widget::label(deal))) };
    let beside = (frame.portrait && is_match(play)).then(|| round(play));
    head_bar(
        frame,
        (
            widget::row(12.0),
            Pickable::IGNORE,
            Children::spawn((Spawn(menu_button(frame)), Spawn(title(frame, Speed::NAME, beside, below)))),
        ),
        (
            widget::row(12.0),
            Pickable::IGNORE,
            Children::spawn((SpawnIter(score_chip(play, frame).into_iter()), Spawn(clock_chip()))),
        ),
        (widget::row(12.0), Pickable::IGNORE, Children::spawn(SpawnIter(at_end.into_iter()))),
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
