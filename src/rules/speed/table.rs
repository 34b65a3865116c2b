use super::{Action, CallCard, Options, Refill, Refusal};
use crate::cards::{Card, Number};
use crate::rules::{Outcome, Seat};

/// How many seats, and so decks, play areas and ledgers, there are.
pub const SEATS: usize = 2;
/// How many slots a play area has.
pub const SLOTS: usize = 4;

/// What lies open on the table, with the sizes of the decks: all that decides what may be done. The state and the
/// view of a seat both lend themselves as one, so there is one implementation of the rules for both.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) options: &'a Options,
    pub(super) areas: &'a [[Option<Card>; SLOTS]; SEATS],
    pub(super) deck_counts: [usize; SEATS],
    pub(super) ledgers: &'a [Vec<Card>; SEATS],
}

impl Table<'_> {
    pub(super) fn top(&self, ledger: usize) -> Option<Card> {
        self.ledgers.get(ledger)?.last().copied()
    }

    /// Whether the number of `card` may go onto the ledger's top. Nothing goes onto an empty ledger.
    pub(super) fn fits(&self, card: Card, ledger: usize) -> bool {
        const ACE_TO_KING: u8 = Number::KING.get() - Number::ACE.get();
        let Some(top) = self.top(ledger) else { return false };
        match card.number.get().abs_diff(top.number.get()) {
            0 => self.options.equal,
            1 => true,
            ACE_TO_KING => self.options.wrap,
            _ => false,
        }
    }

    /// Whether the option *own ledger first* keeps the seat's card, which fits this ledger, from it.
    fn belongs_on_own_ledger(&self, seat: Seat, card: Card, ledger: usize) -> bool {
        self.options.own_ledger_first && ledger != seat && self.fits(card, seat)
    }

    fn slots(&self, seat: Seat) -> impl Iterator<Item = (usize, Card)> {
        self.areas[seat].iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?)))
    }

    pub(super) fn first_empty_slot(&self, seat: Seat) -> Option<usize> {
        self.areas[seat].iter().position(Option::is_none)
    }

    pub(super) fn leftmost_card(&self, seat: Seat) -> Option<usize> {
        self.areas[seat].iter().position(Option::is_some)
    }

    /// How many cards the seat still has to get rid of.
    pub(super) fn remaining(&self, seat: Seat) -> usize {
        self.deck_counts[seat] + self.slots(seat).count()
    }

    pub(super) fn can_refill(&self, seat: Seat) -> bool {
        self.deck_counts[seat] > 0 && self.first_empty_slot(seat).is_some()
    }

    fn must_refill(&self, seat: Seat) -> bool {
        self.options.refill[seat] == Refill::Forced && self.can_refill(seat)
    }

    /// The cards that fit and the ledgers they may go to, by slot and then by ledger, whether or not a refill has to
    /// come first.
    pub(super) fn playable(&self, seat: Seat) -> impl Iterator<Item = (usize, usize)> {
        self.slots(seat).flat_map(move |(slot, card)| {
            let ledgers = (0..SEATS)
                .filter(move |ledger| self.fits(card, *ledger) && !self.belongs_on_own_ledger(seat, card, *ledger));
            ledgers.map(move |ledger| (slot, ledger))
        })
    }

    /// Whether neither side can play and neither can refill.
    pub(super) fn is_stall(&self) -> bool {
        let stuck = |seat| !self.can_refill(seat) && self.playable(seat).next().is_none();
        self.outcome().is_none() && (0..SEATS).all(stuck)
    }

    /// A side with neither deck nor play area has won, both at once have drawn, once a card lies on a ledger.
    ///
    /// A call fills both ledgers, so that in play either both are empty or none is; from a position in which only
    /// one is, the game ends like any other.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if self.ledgers.iter().all(Vec::is_empty) {
            return None;
        }
        let done = [0, 1].map(|seat| self.remaining(seat) == 0);
        let ranks = match done {
            [false, false] => return None,
            [true, true] => vec![1, 1],
            [true, false] => vec![1, 2],
            [false, true] => vec![2, 1],
        };
        Some(Outcome { ranks })
    }

    /// Why the seat may not do this now; the order is that of [`Refusal`].
    pub(super) fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat >= SEATS || is_malformed(action) {
            return Err(Refusal::Malformed);
        }
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match *action {
            Action::Play { slot, ledger, onto } => self.check_play(seat, slot, ledger, onto),
            Action::Refill {} if self.first_empty_slot(seat).is_none() => Err(Refusal::NoEmptySlot),
            Action::Refill {} if self.deck_counts[seat] == 0 => Err(Refusal::DeckEmpty),
            Action::Call { slot: Some(slot) } if self.areas[seat][slot].is_none() => Err(Refusal::EmptySlot),
            Action::Call { .. } if !self.is_stall() => Err(Refusal::NotAStall),
            Action::Refill {} | Action::Call { .. } => Ok(()),
        }
    }

    fn check_play(&self, seat: Seat, slot: usize, ledger: usize, onto: Option<Card>) -> Result<(), Refusal> {
        let card = self.areas[seat][slot].ok_or(Refusal::EmptySlot)?;
        if !self.fits(card, ledger) {
            let aimed_at_present_top = onto.is_none() || onto == self.top(ledger);
            return Err(if aimed_at_present_top { Refusal::DoesNotFit } else { Refusal::Stale });
        }
        if self.belongs_on_own_ledger(seat, card, ledger) {
            return Err(Refusal::OwnLedgerFirst);
        }
        if self.must_refill(seat) {
            return Err(Refusal::MustRefill);
        }
        Ok(())
    }

    /// The seat's actions: plays by slot and then by ledger, the refill, the call without and then with a card.
    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        if seat >= SEATS || self.outcome().is_some() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        if !self.must_refill(seat) {
            let plays = self.playable(seat).map(|(slot, ledger)| Action::Play { slot, ledger, onto: self.top(ledger) });
            actions.extend(plays);
        }
        if self.can_refill(seat) {
            actions.push(Action::Refill {});
        }
        if self.is_stall() {
            actions.push(Action::Call { slot: None });
            if self.options.call_card == CallCard::Chosen && self.deck_counts[seat] == 0 {
                actions.extend(self.slots(seat).map(|(slot, _)| Action::Call { slot: Some(slot) }));
            }
        }
        actions
    }
}

/// Whether the action names a slot, ledger or card that Speed does not have.
fn is_malformed(action: &Action) -> bool {
    match *action {
        Action::Play { slot, ledger, onto } => slot >= SLOTS || ledger >= SEATS || onto.is_some_and(Card::is_joker),
        Action::Refill {} | Action::Call { slot: None } => false,
        Action::Call { slot: Some(slot) } => slot >= SLOTS,
    }
}
