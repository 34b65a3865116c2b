use serde::Serialize;
use thiserror::Error;

/// Why an action in Speed is refused, in the order in which they are looked for (`LAB.md`, "Refusals").
#[derive(Error, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such action, seat, slot, ledger or card.
    #[error("there is no such action")]
    Malformed,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The slot named holds no card.
    #[error("this slot is empty")]
    EmptySlot,
    /// The card does not go onto the ledger's top.
    #[error("this card does not fit there")]
    DoesNotFit,
    /// The top aimed at has changed and the card does not go onto the new one.
    #[error("another card was there first")]
    Stale,
    /// The card fits both ledgers and may go to its own side's only.
    #[error("a card that fits both ledgers goes onto your own")]
    OwnLedgerFirst,
    /// An empty slot has to be refilled before the next play.
    #[error("refill your empty slot first")]
    MustRefill,
    /// There is nothing to refill.
    #[error("no slot is empty")]
    NoEmptySlot,
    /// There is nothing to refill from.
    #[error("your deck is empty")]
    DeckEmpty,
    /// Somebody can still play or refill.
    #[error("there is no stall: somebody can still play or refill")]
    NotAStall,
}
