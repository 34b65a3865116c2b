use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::rules::killer_sevens::{Action, View};

/// Why an action is advised at Killer Sevens; the key of a text. What it claims holds of the view that it was given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KillerSevensReason {
    /// No card can be placed.
    NothingToPlay,
    /// No other card can be placed.
    OnlyCard,
    /// Every card that could be placed kills some of one's own.
    HoldBack,
    /// It kills more cards of others than of one's own.
    KillsOthers {
        /// How many of others.
        others: usize,
        /// How many of one's own.
        own: usize,
    },
    /// It kills none of one's own cards; another card that could be placed would.
    SparesOwn,
    /// It kills some of one's own cards, and every other card that could be placed would kill at least as many of them.
    CostsLeast {
        /// How many.
        own: usize,
    },
    /// It kills some of one's own cards, yet of all actions it did best in games that were played on from here in thought.
    WorthItsCost {
        /// How many.
        own: usize,
    },
    /// It kills nothing, and the empty region around its cell is no larger than the cap.
    SavesItself {
        /// How many cells the region has.
        cells: usize,
    },
    /// It kills nothing.
    Quiet,
    /// A pass that of all actions did best in games that were played on from here in thought.
    Tried,
}

/// Why this action, which is open to whoever looks and came out best in the search, may be a good one.
pub(super) fn reason(view: &View, action: &Action) -> KillerSevensReason {
    let playable = view.playable();
    match action {
        Action::Pass {} if playable.is_empty() => KillerSevensReason::NothingToPlay,
        Action::Pass {} if own_deaths(view, playable).all(|own| own > 0) => KillerSevensReason::HoldBack,
        Action::Pass {} => KillerSevensReason::Tried,
        Action::Play { card } if playable == CardSet::of(*card) => KillerSevensReason::OnlyCard,
        Action::Play { card } => reason_to_place(view, *card),
    }
}

fn reason_to_place(view: &View, card: Card) -> KillerSevensReason {
    let (own, others) = deaths(view, card);
    let least = own_deaths(view, view.playable()).min();
    let most = own_deaths(view, view.playable()).max();
    let region = view.region_around(card).len();
    if others > own {
        KillerSevensReason::KillsOthers { others, own }
    } else if own == 0 && most > Some(0) {
        KillerSevensReason::SparesOwn
    } else if own == 0 && view.options().cap.allows(region) {
        KillerSevensReason::SavesItself { cells: region }
    } else if own == 0 {
        KillerSevensReason::Quiet
    } else if least == Some(own) {
        KillerSevensReason::CostsLeast { own }
    } else {
        KillerSevensReason::WorthItsCost { own }
    }
}

/// How many of one's own cards each of these would kill.
fn own_deaths(view: &View, cards: CardSet) -> impl Iterator<Item = usize> {
    cards.into_iter().map(|card| deaths(view, card).0)
}

/// How many of one's own cards and how many of others would die.
fn deaths(view: &View, card: Card) -> (usize, usize) {
    let dying = view.judge(card).dying.into_iter().fold(CardSet::EMPTY, |all, region| all | region);
    let own = (dying & view.hand()).len();
    (own, dying.len() - own)
}

#[cfg(test)]
mod tests;
