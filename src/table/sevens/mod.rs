//! Sevens on the table (`RULES.md` §2): the board, with which end of a suit is open, and how it is told.

mod panels;
mod rules_page;
mod standing;
mod words;

use bevy::prelude::*;

use super::board::{self, Boarded, Effect, Layout, Standing};
use super::turns::{self, Done, TurnTabled};
use super::{Area, CardBack, Motion, Pose, Section, Tabled};
use crate::announcements::{Announcement, Told};
use crate::cards::{Card, CardSet};
use crate::computer::Advice;
use crate::computer::sevens::SevensReason;
use crate::controls::Seating;
use crate::play::{Play, Playable, Refused};
use crate::record::Record;
use crate::rules::sevens::{Action, Event, Options, Sevens};
use crate::rules::{Rules, Seat, Zone};
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::{Frame, timing};

impl Playable for Sevens {
    fn figures(record: &Record<Self>) -> Vec<(&'static str, u64)> {
        let count =
            |wanted: fn(&Action) -> bool| record.actions.iter().filter(|done| wanted(&done.action)).count() as u64;
        vec![
            ("result-cards-played", count(|action| !matches!(action, Action::Pass {}))),
            ("result-passes", count(|action| matches!(action, Action::Pass {}))),
        ]
    }

    fn placed_by(&self, seat: Seat) -> Vec<Localized> {
        let view = self.view(seat);
        let passed = view.options().passes.are_too_many(view.passes_taken(seat));
        let why = if passed { "sevens-placed-by-passes" } else { "sevens-placed-by-jokers" };
        view.out().contains(&seat).then(|| Localized::new(why)).into_iter().collect()
    }
}

impl Tabled for Sevens {
    type Layout = Layout;

    const FELT: &'static str = "table/felt-sevens.webp";
    const PICTURES: &'static [&'static str] = board::PICTURES;
    const RULES: &'static [Section] = rules_page::SECTIONS;

    fn plugin(app: &mut App) {
        app.add_plugins((turns::plugin::<Self>, board::plugin::<Self>, panels::plugin));
    }

    fn layout(frame: &Frame, play: &Play<Self>, seating: &Seating, settings: &Settings) -> Layout {
        board::layout(frame, play, seating, settings)
    }

    fn pose(layout: &Layout, state: &Self, zone: Zone) -> Pose {
        board::pose(layout, state, zone)
    }

    /// The hand of a player who is out is laid card by card.
    fn motion(play: &Play<Self>, from: Zone, to: Zone) -> Motion {
        let passed = matches!(play.record().actions.last().map(|done| &done.action), Some(Action::Pass {}));
        match (from, to) {
            (Zone::Hand { place, .. }, Zone::Cell { .. }) if passed => Motion {
                duration: timing::LAY_HAND,
                delay: (timing::LAY_HAND_STAGGER * place as u32).min(timing::LAY_HAND_STAGGER_ALL),
                ..Motion::PLAY
            },
            _ => board::motion(from, to),
        }
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

impl TurnTabled for Sevens {
    /// On tall screens the button that passes tells what is left, so nobody needs a plate of their own.
    fn plate_area(layout: &Layout, seat: Seat) -> Area {
        layout.plates.get(seat).copied().unwrap_or_default()
    }

    fn status_area(layout: &Layout) -> Area {
        layout.status
    }

    fn hint_area(layout: &Layout) -> Area {
        layout.hint
    }

    fn rule_summary(options: &Options) -> Option<Localized> {
        Some(words::edge_name(options.edge))
    }

    fn progress(state: &Self) -> Localized {
        Localized::new("sevens-progress").with("laid", state.filled().len())
    }

    fn done(play: &Play<Self>, seat: Seat) -> Option<Done> {
        panels::done(play, seat)
    }

    fn spawn_seat_line(play: &Play<Self>, seat: Seat, line: &mut ChildSpawnerCommands) {
        panels::spawn_seat_line(play, seat, line);
    }

    fn asked(play: &Play<Self>, seat: Seat) -> Localized {
        let able = play.state().legal(seat).actions.iter().any(|action| !matches!(action, Action::Pass {}));
        let is_last_pass = play.state().view(seat).passes_left(seat) == Some(0);
        Localized::new(match (able, is_last_pass) {
            (true, _) => "sevens-asked",
            (false, false) => "sevens-asked-pass",
            (false, true) => "sevens-asked-last-pass",
        })
    }

    fn refusal(refused: &Refused<Self>) -> Localized {
        words::refusal(refused)
    }

    fn card_of(action: &Action) -> Option<Card> {
        match *action {
            Action::Play { card } | Action::Swap { card } | Action::Joker { joker: card, .. } => Some(card),
            Action::Pass {} => None,
        }
    }

    fn hint_words(advice: &Advice<Action, SevensReason>) -> Localized {
        words::hint(advice)
    }
}

impl Boarded for Sevens {
    fn hand_of(&self, seat: Seat) -> CardSet {
        self.hand(seat)
    }

    fn standing(play: &Play<Self>, holder: Option<Seat>) -> Standing {
        standing::standing(play, holder)
    }

    fn put(standing: &Standing, card: Card, cell: Option<Card>) -> Option<Action> {
        match cell {
            _ if card.is_joker() => cell.map(|place| Action::Joker { joker: card, place: Some(place) }),
            _ if standing.jokers.contains(card) => Some(Action::Swap { card }),
            _ => Some(Action::Play { card }),
        }
    }

    fn pass() -> Action {
        Action::Pass {}
    }

    fn cell_of(action: &Action) -> Option<Card> {
        match *action {
            Action::Play { card } | Action::Swap { card } => Some(card),
            Action::Joker { place, .. } => place,
            Action::Pass {} => None,
        }
    }

    fn play_words(card: Card, _: &Effect) -> Localized {
        Localized::new("board-play-card").with("card", card)
    }

    fn cell_words(standing: &Standing, cell: Card) -> Localized {
        words::cell(standing, cell)
    }
}
