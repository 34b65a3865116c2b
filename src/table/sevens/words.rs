//! Sevens in words: its events, how it stands, its refusals and its hints.

use crate::announcements::{Announcement, Told};
use crate::cards::Card;
use crate::computer::Advice;
use crate::computer::sevens::SevensReason;
use crate::play::Refused;
use crate::rules::Seat;
use crate::rules::sevens::{Action, Edge, Event, OutReason, Refusal, Sevens};
use crate::table::board::{Standing, hands, name};
use crate::text::{Argument, Localized};

/// From so many cards down, what a player has left is told with every card laid.
const FEW: usize = 3;

/// What an event is in words. Every card that it names lies open.
pub(super) fn announce(event: &Event, told: &Told<Sevens>) -> Option<Announcement> {
    let by = |key: &'static str, seat: Seat| Localized::new(key).with("name", name(told, seat));
    let text = match event {
        Event::Played { seat, card } => {
            let left = told.state.hand(*seat).len();
            let few = (1..=FEW).contains(&left);
            let text = by(if few { "sevens-says-played-few" } else { "sevens-says-played" }, *seat).with("card", *card);
            if few { text.with("count", left) } else { text }
        }
        Event::JokerPlayed { seat, place, .. } => by("sevens-says-joker", *seat).with("card", *place),
        Event::Swapped { seat, card, .. } => by("sevens-says-swapped", *seat).with("card", *card),
        Event::Passed { seat, left: Some(left) } => by("sevens-says-passed-left", *seat).with("left", *left),
        Event::Passed { seat, left: None } => by("sevens-says-passed", *seat),
        Event::Finished { seat, place } => {
            return Some(Announcement::urgent(by("sevens-says-finished", *seat).with("place", *place)));
        }
        Event::Out { seat, reason } => {
            let key = match reason {
                OutReason::Passes => "sevens-says-out",
                OutReason::OnlyJokers => "sevens-says-out-jokers",
            };
            return Some(Announcement::urgent(by(key, *seat)));
        }
        Event::Laid { card, .. } => Localized::new("sevens-says-laid").with("card", *card),
        Event::Removed { card, .. } => Localized::new("sevens-says-removed").with("card", *card),
        Event::Closed { card } => Localized::new("sevens-says-closed").with("card", *card),
        Event::Ended { .. } => Localized::new("board-says-ended"),
    };
    Some(Announcement::polite(text))
}

/// One's own cards and passes, of others how many cards they have left, and the open places.
pub(super) fn situation(told: &Told<Sevens>) -> Vec<Localized> {
    let state = told.state;
    let open: Argument = state.next_places().into_iter().collect();
    let places = (!state.next_places().is_empty()).then(|| Localized::new("board-says-open").with("cards", open));
    hands(told).chain(places).collect()
}

/// How the edge rule is called.
pub(super) fn edge_name(edge: Edge) -> Localized {
    Localized::new(match edge {
        Edge::Link => "sevens-option-edge-link",
        Edge::Tunnel => "sevens-option-edge-tunnel",
        Edge::None => "sevens-option-edge-none",
    })
}

/// Why an action was refused.
pub(super) fn refusal(refused: &Refused<Sevens>) -> Localized {
    let text = Localized::new(match refused.refusal {
        Refusal::Malformed => "sevens-refusal-malformed",
        Refusal::GameOver => "sevens-refusal-game-over",
        Refusal::NotYourTurn => "sevens-refusal-not-your-turn",
        Refusal::NotYourCard => "sevens-refusal-not-your-card",
        Refusal::JokerNeedsPlace => "sevens-refusal-joker-needs-place",
        Refusal::NotNext => "sevens-refusal-not-next",
        Refusal::Closed => "sevens-refusal-closed",
        Refusal::JokerLast => "sevens-refusal-joker-last",
        Refusal::NothingToSwap => "sevens-refusal-nothing-to-swap",
        Refusal::MustPlay => "sevens-refusal-must-play",
    });
    match refused.action {
        Action::Play { card } | Action::Swap { card } => text.with("card", card),
        Action::Joker { joker, place } => text.with("card", place.unwrap_or(joker)),
        Action::Pass {} => text,
    }
}

/// What is advised, and why.
pub(super) fn hint(advice: &Advice<Action, SevensReason>) -> Localized {
    let (what, card) = match advice.action {
        Action::Play { card } => ("board-hint-play", Some(card)),
        Action::Joker { place, .. } => ("sevens-hint-joker", place),
        Action::Swap { card } => ("sevens-hint-swap", Some(card)),
        Action::Pass {} => ("board-hint-pass", None),
    };
    let with_card = |text: Localized, card: Option<Card>| match card {
        Some(card) => text.with("card", card),
        None => text,
    };
    let why = match advice.reason {
        SevensReason::NothingToPlay => Localized::new("sevens-reason-nothing-to-play"),
        SevensReason::GoesOut => Localized::new("sevens-reason-goes-out"),
        SevensReason::OnlyCard => Localized::new("sevens-reason-only-card"),
        SevensReason::OthersCannotPass => Localized::new("sevens-reason-others-cannot-pass"),
        SevensReason::HoldBack => Localized::new("sevens-reason-hold-back"),
        SevensReason::Blocks { card } => Localized::new("sevens-reason-blocks").with("card", card),
        SevensReason::OpensOwnNext { card } => Localized::new("sevens-reason-opens-own-next").with("card", card),
        SevensReason::OpensWayTo { card } => Localized::new("sevens-reason-opens-way-to").with("card", card),
        SevensReason::OpensNothing => Localized::new("sevens-reason-opens-nothing"),
        SevensReason::TakesJoker => Localized::new("sevens-reason-takes-joker"),
        SevensReason::Tried => Localized::new("board-reason-tried"),
    };
    Localized::new("board-hint").with("what", with_card(Localized::new(what), card)).with("why", why)
}

/// What a cell is to somebody who cannot see it.
pub(super) fn cell(standing: &Standing, cell: Card) -> Localized {
    let key = if standing.jokers.contains(cell) {
        "sevens-cell-joker"
    } else if standing.filled.contains(cell) {
        "board-cell-filled"
    } else if standing.open.contains(cell) {
        "board-cell-open"
    } else if standing.closed.contains(cell) {
        "sevens-cell-closed"
    } else {
        "board-cell-empty"
    };
    Localized::new(key).with("card", cell)
}
