use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::rules::killer_sevens::{Action, View};

/// Why an action is advised at Killer Sevens; the key of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KillerSevensReason {
    /// No card can be placed.
    NothingToPlay,
    /// No other card can be placed.
    OnlyCard,
    /// What could be placed is worse than nothing.
    HoldBack,
    /// It kills more cards of others than of one's own.
    KillsOthers {
        /// How many of others.
        others: usize,
        /// How many of one's own.
        own: usize,
    },
    /// It costs fewer of one's own cards than another card that might have been placed.
    SparesOwn,
    /// Its own cell could soon have died: the region around it is no larger than the cap.
    SavesItself,
    /// It kills nothing and leaves one's other cards as safe as any.
    Quiet,
    /// It kills one's own cards, but the others would do so too, or worse.
    LeastLoss,
}

/// Why this action, which is open to whoever looks, may be a good one.
pub(super) fn reason(view: &View, action: &Action) -> KillerSevensReason {
    let playable = view.playable();
    match action {
        Action::Pass {} if playable.is_empty() => KillerSevensReason::NothingToPlay,
        Action::Pass {} => KillerSevensReason::HoldBack,
        Action::Play { card } if playable == CardSet::of(*card) => KillerSevensReason::OnlyCard,
        Action::Play { card } => reason_to_place(view, *card),
    }
}

fn reason_to_place(view: &View, card: Card) -> KillerSevensReason {
    let (own, others) = deaths(view, card);
    let most_own = view.playable().into_iter().map(|other| deaths(view, other).0).max();
    if others > own {
        KillerSevensReason::KillsOthers { others, own }
    } else if most_own > Some(own) {
        KillerSevensReason::SparesOwn
    } else if own > 0 {
        KillerSevensReason::LeastLoss
    } else if view.options().cap.allows(view.region_around(card).len()) {
        KillerSevensReason::SavesItself
    } else {
        KillerSevensReason::Quiet
    }
}

/// How many of one's own cards and how many of others would die.
fn deaths(view: &View, card: Card) -> (usize, usize) {
    let dying = view.judge(card).dying.into_iter().fold(CardSet::EMPTY, |all, region| all | region);
    let own = (dying & view.hand()).len();
    (own, dying.len() - own)
}
