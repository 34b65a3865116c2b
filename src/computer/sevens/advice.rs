use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::rules::sevens::{Action, View};

/// Why an action is advised at Sevens; the key of a text. What it claims holds of the view that it was given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SevensReason {
    /// Nothing can be laid or swapped.
    NothingToPlay,
    /// Nothing can be laid or swapped, and no pass is left: one goes out.
    GoesOut,
    /// Nothing else can be laid or swapped.
    OnlyCard,
    /// Somebody else has no pass left.
    OthersCannotPass,
    /// Whatever card could be laid would make room for a card that somebody else holds.
    HoldBack,
    /// This card of one's own, which could be laid, would make room for a card that somebody else holds.
    Blocks {
        /// The card.
        card: Card,
    },
    /// It makes room for this card of one's own, and for no card of others.
    OpensOwnNext {
        /// The card.
        card: Card,
    },
    /// This card of one's own comes further on, behind cards of others or places for their jokers.
    OpensWayTo {
        /// The card.
        card: Card,
    },
    /// Nobody holds a card that it makes room for.
    OpensNothing,
    /// One gets a joker.
    TakesJoker,
    /// Of all actions it did best in games that were played on from here in thought.
    Tried,
}

/// Why this action, which is open to whoever looks and came out best in the search, may be a good one.
pub(super) fn reason(view: &View, action: &Action) -> SevensReason {
    match action {
        Action::Pass {} => reason_to_pass(view),
        Action::Swap { .. } => SevensReason::TakesJoker,
        Action::Play { .. } if view.legal().iter().all(|other| other == action || *other == Action::Pass {}) => {
            SevensReason::OnlyCard
        }
        Action::Play { card: place } | Action::Joker { place: Some(place), .. } => reason_to_fill(view, *place),
        Action::Joker { place: None, .. } => SevensReason::Tried,
    }
}

fn reason_to_pass(view: &View) -> SevensReason {
    let is_last = view.passes_left(view.seat()) == Some(0);
    match (view.legal().len() == 1, is_last) {
        (true, true) => return SevensReason::GoesOut,
        (true, false) => return SevensReason::NothingToPlay,
        // A pass that puts one out oneself keeps nobody waiting for long.
        (false, true) => return SevensReason::Tried,
        (false, false) => {}
    }
    let cannot_pass = |seat| seat != view.seat() && view.is_in(seat) && view.passes_left(seat) == Some(0);
    if (0..view.seats()).any(cannot_pass) {
        return SevensReason::OthersCannotPass;
    }
    // A joker goes anywhere: with one about, nobody has to wait for a card.
    let without_jokers = (view.hand() | view.unseen()).jokers().is_empty();
    let cards = view.hand() & view.next_places();
    let mut helpful = cards.into_iter().filter(|card| !(opened(view, *card) & view.unseen()).is_empty());
    match helpful.next() {
        Some(first) if without_jokers && helpful.count() + 1 < cards.len() => SevensReason::Blocks { card: first },
        Some(_) if without_jokers => SevensReason::HoldBack,
        _ => SevensReason::Tried,
    }
}

fn reason_to_fill(view: &View, place: Card) -> SevensReason {
    let opened = opened(view, place);
    // Somebody's joker could go wherever there is room.
    let others_may_follow = if view.unseen().jokers().is_empty() { opened & view.unseen() } else { opened };
    if !others_may_follow.is_empty() {
        return first_own_behind(view, place).map_or(SevensReason::Tried, |card| SevensReason::OpensWayTo { card });
    }
    match (opened & view.hand()).into_iter().next() {
        Some(card) => SevensReason::OpensOwnNext { card },
        None => SevensReason::OpensNothing,
    }
}

/// The places that may be filled only once this one is.
fn opened(view: &View, place: Card) -> CardSet {
    view.options().edge.next_places(view.filled() | CardSet::of(place)) - view.next_places()
}

/// The first of one's own cards that becomes next if this place is filled and then, one after another, those behind it on
/// the same side of the seven; further round, the other way is shorter.
fn first_own_behind(view: &View, place: Card) -> Option<Card> {
    let edge = view.options().edge;
    let above_seven = |card: Card| card.number.get() > 7;
    let waits = |own: &Card| above_seven(*own) == above_seven(place) && !view.next_places().contains(*own);
    let mut filled = view.filled() | CardSet::of(place);
    let mut opened = opened(view, place);
    while !opened.is_empty() {
        if let Some(own) = (opened & view.hand()).into_iter().find(waits) {
            return Some(own);
        }
        let before = edge.next_places(filled);
        filled |= opened;
        opened = edge.next_places(filled) - before;
    }
    None
}

#[cfg(test)]
mod tests;
