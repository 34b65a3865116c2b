use serde::{Serialize, Serializer};

use super::board::{Judgement, region_of};
use super::position::dead_map;
use super::table::{Prospect, Table};
use super::{Action, KillerSevens, Options};
use crate::cards::{Card, CardSet, Generator};
use crate::rules::in_turn::{SeenHand, counts, redeal};
use crate::rules::{Outcome, Seat};

/// What a seat may see: everything but the others' hands. In JSON a position in which those are counts (`LAB.md`, "engine").
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    seat: Seat,
    options: Options,
    table: Table,
    hand: CardSet,
    /// How many live cards each seat has.
    counts: Vec<usize>,
}

impl View {
    pub(super) fn of(state: &KillerSevens, seat: Seat) -> Self {
        let (options, table) = (state.options.clone(), state.table.clone());
        Self { seat, options, table, hand: state.hand(seat), counts: counts(&state.hands) }
    }

    fn prospect(&self) -> Prospect<'_> {
        Prospect { options: &self.options, table: &self.table, seat: self.seat, hand: self.hand }
    }

    /// Who looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The options of this deal.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// One's own live cards.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// How many live cards a seat has.
    pub fn count(&self, seat: Seat) -> usize {
        self.counts.get(seat).copied().unwrap_or(0)
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.table.seats
    }

    /// Whose turn it is, until the end.
    pub fn turn(&self) -> Option<Seat> {
        (!self.table.is_over()).then_some(self.table.turn)
    }

    /// The cells with a placed or dead card.
    pub fn filled(&self) -> CardSet {
        self.table.filled()
    }

    /// The cells without a card: those of all live cards.
    pub fn empty(&self) -> CardSet {
        self.table.empty()
    }

    /// The dead cards that a seat is charged with.
    pub fn dead(&self, seat: Seat) -> CardSet {
        self.table.dead.get(seat).copied().unwrap_or_default()
    }

    /// How many voluntary passes a seat has left, where there are any.
    pub fn passes_left(&self, seat: Seat) -> Option<u32> {
        self.options.voluntary_passes.left(self.table.passes.get(seat).copied().unwrap_or(0))
    }

    /// Who has finished, in order, those of one moment together.
    pub fn finished(&self) -> &[Vec<Seat>] {
        &self.table.finished
    }

    /// Who is out, in order.
    pub fn out(&self) -> &[Seat] {
        &self.table.out
    }

    /// What placing a card would do: which cells would die, and which are spared by the cap.
    pub fn judge(&self, card: Card) -> Judgement {
        self.table.judge(&self.options, card)
    }

    /// The orthogonally connected empty cells that the cell of a live card belongs to.
    pub fn region_around(&self, card: Card) -> CardSet {
        region_of(card, self.empty())
    }

    /// The cards that one could place if it were one's turn.
    pub fn playable(&self) -> CardSet {
        self.prospect().plays()
    }

    /// The actions open to the seat that looks, in the order of [`crate::rules::Rules::legal`].
    pub fn legal(&self) -> Vec<Action> {
        if self.table.is_over() { Vec::new() } else { self.prospect().legal() }
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.is_over().then(|| Outcome { ranks: self.table.ranks() })
    }

    /// A state drawn uniformly among those that show this view to its seat.
    pub(super) fn resample(&self, options: &Options, generator: &mut Generator) -> KillerSevens {
        let others: Vec<usize> =
            (0..self.table.seats).map(|seat| if seat == self.seat { 0 } else { self.counts[seat] }).collect();
        let mut hands = redeal(self.empty() - self.hand, &others, generator);
        if let Some(own) = hands.get_mut(self.seat) {
            *own = self.hand;
        }
        KillerSevens { options: options.clone(), table: self.table.clone(), hands }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let own = |(seat, count): (Seat, &usize)| {
            if seat == self.seat { SeenHand::Open(self.hand) } else { SeenHand::Hidden { count: *count } }
        };
        let hands: Vec<SeenHand> = self.counts.iter().enumerate().map(own).collect();
        let Table { placed, turn, passes, out, finished, .. } = &self.table;
        let mut view = serializer.serialize_struct("View", 7)?;
        view.serialize_field("placed", placed)?;
        view.serialize_field("dead", &dead_map(&self.table))?;
        view.serialize_field("hands", &hands)?;
        view.serialize_field("turn", turn)?;
        view.serialize_field("passes", passes)?;
        view.serialize_field("out", out)?;
        view.serialize_field("finished", finished)?;
        view.end()
    }
}
