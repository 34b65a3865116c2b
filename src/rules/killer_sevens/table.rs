use super::board::{Judgement, judge};
use super::{Action, Options, Refusal};
use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::rules::in_turn::ranks_of;

/// What lies open: the state and the view of a seat both hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) seats: usize,
    pub(super) placed: CardSet,
    /// The dead cards of each seat.
    pub(super) dead: Vec<CardSet>,
    pub(super) turn: Seat,
    /// The voluntary ones, by seat, also one too many.
    pub(super) passes: Vec<u32>,
    pub(super) out: Vec<Seat>,
    /// The seats of one moment together.
    pub(super) finished: Vec<Vec<Seat>>,
}

impl Table {
    /// The cells with a card, placed or dead.
    pub(super) fn filled(&self) -> CardSet {
        self.dead.iter().fold(self.placed, |filled, dead| filled | *dead)
    }

    /// The cells without a card.
    pub(super) fn empty(&self) -> CardSet {
        CardSet::SUITS - self.filled()
    }

    /// Whether all cards are placed or dead.
    pub(super) fn is_over(&self) -> bool {
        self.empty().is_empty()
    }

    /// What placing a card would do.
    pub(super) fn judge(&self, options: &Options, card: Card) -> Judgement {
        judge(card, self.empty() - CardSet::of(card), options.cap, options.cap_per_region)
    }

    /// The ranks once the game is over: by own dead cards, then by the moment of finishing; who went out is below, the
    /// earliest last.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let moments = self.finished.iter().enumerate();
        let mut keys: Vec<((usize, usize), Seat)> = moments
            .flat_map(|(moment, seats)| seats.iter().map(move |seat| (moment, *seat)))
            .map(|(moment, seat)| ((self.dead[seat].len(), moment), seat))
            .collect();
        keys.sort_unstable();
        let sharing = keys.chunk_by(|one, other| one.0 == other.0);
        let places = sharing.map(|keys| keys.iter().map(|(_, seat)| *seat).collect());
        ranks_of(self.seats, places.chain(self.out.iter().rev().map(|seat| vec![*seat])))
    }
}

/// One seat's hand before the open table: all that decides what the seat may do.
#[derive(Clone, Copy)]
pub(super) struct Prospect<'a> {
    pub(super) options: &'a Options,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
}

impl Prospect<'_> {
    /// The live cards that may be placed.
    pub(super) fn plays(&self) -> CardSet {
        self.hand & self.options.adjacency.around(self.table.filled())
    }

    /// Whether somebody who can play may pass.
    fn may_always_pass(&self) -> bool {
        self.options.voluntary_passes.limit().is_some()
    }

    /// Why the seat may not do this now, the game being on; the order is that of [`Refusal`].
    pub(super) fn check(&self, action: &Action) -> Result<(), Refusal> {
        if self.seat != self.table.turn {
            return Err(Refusal::NotYourTurn);
        }
        match *action {
            Action::Play { card } if self.table.dead[self.seat].contains(card) => Err(Refusal::Dead),
            Action::Play { card } if !self.hand.contains(card) => Err(Refusal::NotYourCard),
            Action::Play { card } if !self.plays().contains(card) => Err(Refusal::NotAdjacent),
            Action::Pass {} if !self.may_always_pass() && !self.plays().is_empty() => Err(Refusal::CanPlay),
            Action::Play { .. } | Action::Pass {} => Ok(()),
        }
    }

    /// The seat's actions, the game being on: cards in the order of the pack, then the pass.
    pub(super) fn legal(&self) -> Vec<Action> {
        if self.seat != self.table.turn {
            return Vec::new();
        }
        let mut actions: Vec<Action> = self.plays().into_iter().map(|card| Action::Play { card }).collect();
        if actions.is_empty() || self.may_always_pass() {
            actions.push(Action::Pass {});
        }
        actions
    }
}
