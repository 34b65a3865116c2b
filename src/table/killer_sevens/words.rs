//! Killer Sevens in words: its events, how it stands, its refusals and its hints.

use crate::announcements::{Announcement, Told};
use crate::cards::Card;
use crate::computer::Advice;
use crate::computer::killer_sevens::KillerSevensReason;
use crate::play::Refused;
use crate::rules::killer_sevens::{Action, Adjacency, Dead, Event, KillerSevens, Options, Refusal};
use crate::rules::{Rules, Seat};
use crate::table::board::{Effect, Standing, hands, name};
use crate::text::{Argument, Localized};

/// What an event is in words. Dead cards lie open from the moment they die.
pub(super) fn announce(event: &Event, told: &Told<KillerSevens>) -> Option<Announcement> {
    let by = |key: &'static str, seat: Seat| Localized::new(key).with("name", name(told, seat));
    let text = match event {
        Event::Played { seat, card } => by("killer-sevens-says-played", *seat).with("card", *card),
        Event::Killed { dead, .. } => {
            let each = |dead: &Dead| by("killer-sevens-says-dead", dead.owner).with("card", dead.card);
            let cards: Argument = dead.iter().map(each).collect();
            let text = Localized::new("killer-sevens-says-killed").with("count", dead.len()).with("cards", cards);
            return Some(Announcement::urgent(text));
        }
        Event::Spared { cells, .. } => Localized::new("killer-sevens-over-the-cap").with("count", cells.len()),
        Event::Passed { seat, left: Some(left), voluntary: true } => {
            by("killer-sevens-says-passed-left", *seat).with("left", *left)
        }
        Event::Passed { seat, .. } => by("killer-sevens-says-passed", *seat),
        Event::Out { seat, dead } => {
            let text = by("killer-sevens-says-out", *seat).with("count", dead.len());
            return Some(Announcement::urgent(text));
        }
        Event::Finished { seats } => {
            let names: Argument = seats.iter().map(|seat| name(told, *seat)).collect();
            Localized::new("killer-sevens-says-finished").with("names", names)
        }
        Event::Ended { .. } => Localized::new("board-says-ended"),
    };
    Some(Announcement::polite(text))
}

/// One's own live cards, of others how many they have, and everybody's dead cards.
pub(super) fn situation(told: &Told<KillerSevens>) -> Vec<Localized> {
    let state = told.state;
    let dead = |seat: Seat| {
        Localized::new("killer-sevens-says-dead-count")
            .with("name", name(told, seat))
            .with("count", state.dead(seat).len())
    };
    hands(told).chain((0..state.seats()).map(dead)).collect()
}

/// The directions and the cap.
pub(super) fn rule_summary(options: &Options) -> Localized {
    let directions = match options.adjacency {
        Adjacency::Four => 4,
        Adjacency::Eight => 8,
    };
    match options.cap.most() {
        Some(cap) => Localized::new("killer-sevens-summary").with("directions", directions).with("cap", cap),
        None => Localized::new("killer-sevens-summary-no-cap").with("directions", directions),
    }
}

/// What the button says that plays a card.
pub(super) fn play(card: Card, effect: &Effect) -> Localized {
    let (key, count) = match (effect.dying.len(), effect.spared.len()) {
        (0, 0) => return Localized::new("board-play-card").with("card", card),
        (0, spared) => ("killer-sevens-play-spares", spared),
        (dying, _) => ("killer-sevens-play-kills", dying),
    };
    Localized::new(key).with("card", card).with("count", count)
}

/// Why an action was refused.
pub(super) fn refusal(refused: &Refused<KillerSevens>) -> Localized {
    let text = Localized::new(match refused.refusal {
        Refusal::Malformed => "killer-sevens-refusal-malformed",
        Refusal::GameOver => "killer-sevens-refusal-game-over",
        Refusal::NotYourTurn => "killer-sevens-refusal-not-your-turn",
        Refusal::NotYourCard => "killer-sevens-refusal-not-your-card",
        Refusal::Dead => "killer-sevens-refusal-dead",
        Refusal::NotAdjacent => "killer-sevens-refusal-not-adjacent",
        Refusal::CanPlay => "killer-sevens-refusal-can-play",
    });
    match refused.action {
        Action::Play { card } => text.with("card", card),
        Action::Pass {} => text,
    }
}

/// What is advised, and why.
pub(super) fn hint(advice: &Advice<Action, KillerSevensReason>) -> Localized {
    let what = match advice.action {
        Action::Play { card } => Localized::new("board-hint-play").with("card", card),
        Action::Pass {} => Localized::new("board-hint-pass"),
    };
    let why = match advice.reason {
        KillerSevensReason::NothingToPlay => Localized::new("killer-sevens-reason-nothing-to-play"),
        KillerSevensReason::OnlyCard => Localized::new("killer-sevens-reason-only-card"),
        KillerSevensReason::HoldBack => Localized::new("killer-sevens-reason-hold-back"),
        KillerSevensReason::KillsOthers { others, own } => {
            Localized::new("killer-sevens-reason-kills-others").with("others", others).with("own", own)
        }
        KillerSevensReason::SparesOwn => Localized::new("killer-sevens-reason-spares-own"),
        KillerSevensReason::CostsLeast { own } => Localized::new("killer-sevens-reason-costs-least").with("own", own),
        KillerSevensReason::SavesItself { cells } => {
            Localized::new("killer-sevens-reason-saves-itself").with("cells", cells)
        }
        KillerSevensReason::WorthItsCost { own } => {
            Localized::new("killer-sevens-reason-worth-its-cost").with("own", own)
        }
        KillerSevensReason::Quiet => Localized::new("killer-sevens-reason-quiet"),
        KillerSevensReason::Tried => Localized::new("board-reason-tried"),
    };
    Localized::new("board-hint").with("what", what).with("why", why)
}

/// What a cell is to somebody who cannot see it.
pub(super) fn cell(standing: &Standing, cell: Card) -> Localized {
    let key = if standing.dead.contains(cell) {
        "killer-sevens-cell-dead"
    } else if standing.filled.contains(cell) {
        "board-cell-filled"
    } else if standing.open.contains(cell) {
        "board-cell-open"
    } else {
        "board-cell-empty"
    };
    Localized::new(key).with("card", cell)
}

/// What the result says of a seat: how many of its cards died, and where another has as many, who of them had no card left
/// first.
pub(super) fn placed_by(state: &KillerSevens, seat: Seat) -> Vec<Localized> {
    let view = state.view(seat);
    let dead = |seat: Seat| state.dead(seat).len();
    let count = Localized::new("killer-sevens-placed-by-dead").with("count", dead(seat));
    if view.out().contains(&seat) {
        return vec![count, Localized::new("board-out")];
    }
    let moment = |seat: Seat| view.finished().iter().position(|seats| seats.contains(&seat));
    let own = moment(seat);
    let rivals: Vec<Option<usize>> = (0..state.seats())
        .filter(|other| *other != seat && dead(*other) == dead(seat) && !view.out().contains(other))
        .map(moment)
        .collect();
    let earlier = rivals.iter().any(|other| own < *other).then_some("killer-sevens-placed-by-earlier");
    let later = rivals.iter().any(|other| own > *other).then_some("killer-sevens-placed-by-later");
    let decided = earlier.filter(|_| later.is_none()).or(later);
    std::iter::once(count).chain(decided.map(Localized::new)).collect()
}
