//! Killer Sevens on the table (`RULES.md` §3): the board, what a card would kill, and how it is told.

mod panels;
mod rules_page;
mod scene;
mod standing;
mod tally;
mod words;

use bevy::prelude::*;

use super::board::{self, Boarded, Effect, Layout, Standing};
use super::turns::{self, Done, TurnTabled};
use super::{Area, CardBack, Motion, Pose, Section, Tabled};
use crate::announcements::{Announcement, Told};
use crate::cards::{Card, CardSet};
use crate::computer::Advice;
use crate::computer::killer_sevens::KillerSevensReason;
use crate::controls::Seating;
use crate::play::{Play, Playable, Refused};
use crate::record::{Record, Recorded};
use crate::rules::killer_sevens::{Action, Event, KillerSevens, Options};
use crate::rules::{Rules, Seat, Zone};
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::Frame;

impl Playable for KillerSevens {
    fn figures(record: &Record<Self>) -> Vec<(&'static str, u64)> {
        let played = record.actions.iter().filter(|done| matches!(done.action, Action::Play { .. })).count();
        let died = record.replay().map_or(0, |state| (0..state.seats()).map(|seat| state.dead(seat).len()).sum());
        vec![("result-cards-played", played as u64), ("result-cards-died", died as u64)]
    }

    /// A seat is charged with its own dead cards, whoever killed them.
    fn own_figures(record: &Record<Self>, seat: Seat) -> Vec<(&'static str, u64)> {
        let plays = |done: &&Recorded<Action>| done.seat == seat && matches!(done.action, Action::Play { .. });
        let played = record.actions.iter().filter(plays).count();
        let died = record.replay().map_or(0, |state| state.dead(seat).len());
        vec![("result-cards-played", played as u64), ("result-cards-died", died as u64)]
    }

    /// The dead cards, and what has decided between seats that have as many (`RULES.md` §3, "ranking").
    fn placed_by(&self, seat: Seat) -> Vec<Localized> {
        words::placed_by(self, seat)
    }
}

impl Tabled for KillerSevens {
    type Layout = Layout;

    /// The tabs that say whose cards they were.
    const COVERS_FEET: bool = true;
    const FELT: &'static str = "table/felt-killer-sevens.webp";
    const PICTURES: &'static [&'static str] = &[
        "table/cells.webp",
        "table/strip-cells.webp",
        "table/board.webp",
        "table/board-signs.webp",
        "table/last-move.webp",
        "table/owner-tabs.webp",
        "table/owner-edges.webp",
        "table/death-cross.webp",
    ];
    const RULES: &'static [Section] = rules_page::SECTIONS;

    fn plugin(app: &mut App) {
        app.add_plugins((turns::plugin::<Self>, board::plugin::<Self>, panels::plugin, scene::plugin, tally::plugin));
    }

    fn layout(frame: &Frame, play: &Play<Self>, seating: &Seating, settings: &Settings) -> Layout {
        board::layout(frame, play, seating, settings)
    }

    fn pose(layout: &Layout, state: &Self, zone: Zone) -> Pose {
        board::pose(layout, state, zone)
    }

    fn motion(play: &Play<Self>, from: Zone, to: Zone) -> Motion {
        scene::motion(play, from, to)
    }

    fn dealt_from(zone: Zone) -> Option<Zone> {
        board::dealt_from(zone)
    }

    fn back(_: Zone) -> CardBack {
        board::BACK
    }

    fn may_drag(play: &Play<Self>, seating: &Seating, zone: Zone) -> bool {
        board::may_drag(play, seating, zone)
    }

    fn announce(event: &Event, told: &Told<Self>) -> Option<Announcement> {
        words::announce(event, told)
    }

    fn situation(told: &Told<Self>) -> Vec<Localized> {
        words::situation(told)
    }
}

impl TurnTabled for KillerSevens {
    fn plate_area(layout: &Layout, seat: Seat) -> Area {
        layout.plate(seat)
    }

    fn status_area(layout: &Layout) -> Area {
        layout.beside_own_plate()
    }

    fn hint_area(layout: &Layout) -> Area {
        layout.hint
    }

    fn rule_summary(options: &Options) -> Option<Localized> {
        Some(words::rule_summary(options))
    }

    fn progress(state: &Self) -> Localized {
        Localized::new("killer-sevens-progress").with("left", state.empty().len())
    }

    fn done(play: &Play<Self>, seat: Seat) -> Option<Done> {
        panels::done(play, seat)
    }

    fn spawn_seat_line(play: &Play<Self>, seat: Seat, line: &mut ChildSpawnerCommands) {
        panels::spawn_seat_line(play, seat, line);
    }

    fn asked(play: &Play<Self>, seat: Seat) -> Localized {
        let able = !play.state().playable(seat).is_empty();
        Localized::new(if able { "killer-sevens-asked" } else { "killer-sevens-asked-pass" })
    }

    fn refusal(refused: &Refused<Self>) -> Localized {
        words::refusal(refused)
    }

    fn card_of(action: &Action) -> Option<Card> {
        match *action {
            Action::Play { card } => Some(card),
            Action::Pass {} => None,
        }
    }

    fn hint_words(advice: &Advice<Action, KillerSevensReason>) -> Localized {
        words::hint(advice)
    }
}

impl Boarded for KillerSevens {
    fn hand_of(&self, seat: Seat) -> CardSet {
        self.hand(seat)
    }

    fn standing(play: &Play<Self>, holder: Option<Seat>) -> Standing {
        standing::standing(play, holder)
    }

    fn put(_: &Standing, card: Card, _: Option<Card>) -> Option<Action> {
        Some(Action::Play { card })
    }

    fn pass() -> Action {
        Action::Pass {}
    }

    fn cell_of(action: &Action) -> Option<Card> {
        Self::card_of(action)
    }

    fn effect(play: &Play<Self>, _: &Standing, card: Card) -> Effect {
        let judgement = play.state().judge(card);
        let cells = |regions: Vec<CardSet>| regions.into_iter().fold(CardSet::EMPTY, |all, region| all | region);
        Effect { dying: cells(judgement.dying), spared: cells(judgement.spared) }
    }

    fn play_words(card: Card, effect: &Effect) -> Localized {
        words::play(card, effect)
    }

    fn cell_words(standing: &Standing, cell: Card) -> Localized {
        words::cell(standing, cell)
    }
}
