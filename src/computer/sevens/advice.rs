use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::rules::sevens::{Action, View};

/// Why an action is advised at Sevens; the key of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SevensReason {
    /// Nothing can be laid or swapped.
    NothingToPlay,
    /// Nothing else can be laid or swapped.
    OnlyCard,
    /// Others are kept waiting: what could be laid would open the way for their cards.
    HoldBack,
    /// It opens the way for this card, which one holds oneself and which comes next.
    OpensOwnNext {
        /// The card.
        card: Card,
    },
    /// It brings the run nearer to this card, the first of one's own further on.
    OpensWayTo {
        /// The card.
        card: Card,
    },
    /// It opens nothing for anybody.
    OpensNothing,
    /// One has no card further on in any of the open runs; this one is the best to give up.
    LeastLoss,
    /// A joker fills the gap before one's own cards, or saves a pass.
    SpendsJoker,
    /// A joker is worth more in the hand.
    TakesJoker,
}

/// Why this action, which is open to whoever looks, may be a good one.
pub(super) fn reason(view: &View, action: &Action) -> SevensReason {
    let playable = view.playable();
    match action {
        Action::Pass {} if view.legal().len() == 1 => SevensReason::NothingToPlay,
        Action::Pass {} => SevensReason::HoldBack,
        Action::Swap { .. } => SevensReason::TakesJoker,
        Action::Joker { .. } => SevensReason::SpendsJoker,
        Action::Play { card } if playable == CardSet::of(*card) => SevensReason::OnlyCard,
        Action::Play { card } => reason_to_lay(view, *card),
    }
}

/// What lies behind a card is what becomes next one after the other when it and they are laid.
fn reason_to_lay(view: &View, card: Card) -> SevensReason {
    let edge = view.options().edge;
    let mut filled = view.filled() | CardSet::of(card);
    let mut opened = edge.next_places(filled) - view.next_places();
    if opened.is_empty() {
        return SevensReason::OpensNothing;
    }
    let mut steps = 0;
    while let Some(next) = opened.into_iter().next() {
        if view.hand().contains(next) {
            return if steps == 0 {
                SevensReason::OpensOwnNext { card: next }
            } else {
                SevensReason::OpensWayTo { card: next }
            };
        }
        let before = edge.next_places(filled);
        filled |= opened;
        opened = edge.next_places(filled) - before;
        steps += 1;
    }
    SevensReason::LeastLoss
}
