use serde::{Serialize, Serializer};

use super::position::joker_map;
use super::table::{Prospect, Table};
use super::{Action, Options, Sevens};
use crate::cards::{Card, CardSet, Generator, pack};
use crate::rules::in_turn::{SeenHand, counts, redeal};
use crate::rules::{Outcome, Seat};

/// What a seat may see: everything but the others' hands. In JSON a position in which those are counts (`LAB.md`, "engine").
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    seat: Seat,
    options: Options,
    table: Table,
    hand: CardSet,
    /// How many cards each seat has.
    counts: Vec<usize>,
    over: bool,
}

impl View {
    pub(super) fn of(state: &Sevens, seat: Seat) -> Self {
        Self {
            seat,
            options: state.options.clone(),
            table: state.table.clone(),
            hand: state.hand(seat),
            counts: counts(&state.hands),
            over: state.is_over(),
        }
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

    /// The cards in one's own hand.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// How many cards a seat has.
    pub fn count(&self, seat: Seat) -> usize {
        self.counts.get(seat).copied().unwrap_or(0)
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.table.seats
    }

    /// Whose turn it is, until the end.
    pub fn turn(&self) -> Option<Seat> {
        (!self.over).then_some(self.table.turn)
    }

    /// The places that hold a card of their own or a joker.
    pub fn filled(&self) -> CardSet {
        self.table.filled()
    }

    /// The joker that lies in a card's place.
    pub fn joker_at(&self, place: Card) -> Option<Card> {
        self.table.joker_at(place)
    }

    /// The places that may be filled next, whoever holds their cards.
    pub fn next_places(&self) -> CardSet {
        self.options.edge.next_places(self.filled())
    }

    /// The places next to a run that the tunnel has closed.
    pub fn closed_places(&self) -> CardSet {
        self.options.edge.closed_places(self.filled())
    }

    /// The cards of others that are not seen: in their hands.
    pub fn unseen(&self) -> CardSet {
        let pack: CardSet = pack(self.options.jokers.get()).into_iter().collect();
        let laid_jokers: CardSet = joker_map(&self.table).into_values().collect();
        pack - self.table.placed - laid_jokers - self.table.removed - self.hand
    }

    /// How often a seat has passed.
    pub fn passes_taken(&self, seat: Seat) -> u32 {
        self.table.passes.get(seat).copied().unwrap_or(0)
    }

    /// How often a seat may still pass and stay in, if that is limited.
    pub fn passes_left(&self, seat: Seat) -> Option<u32> {
        self.options.passes.left(self.passes_taken(seat))
    }

    /// Whether a seat is neither finished nor out.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.table.is_in(seat)
    }

    /// Who has finished, in order.
    pub fn finished(&self) -> &[Seat] {
        &self.table.finished
    }

    /// Who is out, in order.
    pub fn out(&self) -> &[Seat] {
        &self.table.out
    }

    /// The cards that one could lay or swap if it were one's turn.
    pub fn playable(&self) -> CardSet {
        let prospect = self.prospect();
        if self.over { CardSet::EMPTY } else { prospect.plays() | prospect.swaps() }
    }

    /// The actions open to the seat that looks, in the order of [`crate::rules::Rules::legal`].
    pub fn legal(&self) -> Vec<Action> {
        if self.over { Vec::new() } else { self.prospect().legal() }
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| Outcome { ranks: self.table.ranks() })
    }

    /// A state drawn among those that show this view to its seat: uniformly, but for the rare deals in which the game
    /// would have gone another way, which are drawn again.
    pub(super) fn resample(&self, options: &Options, generator: &mut Generator) -> Sevens {
        /// Even where most of the unseen cards are jokers, a few draws find hands that are possible.
        const DRAWS: usize = 100;
        let (seats, unseen) = (self.table.seats, self.unseen());
        let others: Vec<usize> = (0..seats).map(|seat| if seat == self.seat { 0 } else { self.counts[seat] }).collect();
        let mut draw = || {
            let mut hands = redeal(unseen, &others, generator);
            if let Some(own) = hands.get_mut(self.seat) {
                *own = self.hand;
            }
            Sevens { options: options.clone(), table: self.table.clone(), hands }
        };
        let mut drawn = draw();
        for _ in 1..DRAWS {
            if self.agrees_with(&drawn) {
                break;
            }
            drawn = draw();
        }
        drawn
    }

    /// Whether the game could have come to these hands: it is over or not as is seen, and nobody is left with only jokers
    /// that may not be.
    fn agrees_with(&self, drawn: &Sevens) -> bool {
        let only_jokers = |hand: &CardSet| !hand.is_empty() && hand.jokers() == *hand;
        let possible = !self.options.no_joker_last || !drawn.hands.iter().any(only_jokers);
        possible && drawn.is_over() == self.over
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let own = |(seat, count): (Seat, &usize)| {
            if seat == self.seat { SeenHand::Open(self.hand) } else { SeenHand::Hidden { count: *count } }
        };
        let hands: Vec<SeenHand> = self.counts.iter().enumerate().map(own).collect();
        let Table { placed, removed, turn, passes, out, finished, in_row, .. } = &self.table;
        let mut view = serializer.serialize_struct("View", 9)?;
        view.serialize_field("placed", placed)?;
        view.serialize_field("hands", &hands)?;
        view.serialize_field("turn", turn)?;
        view.serialize_field("passes", passes)?;
        view.serialize_field("out", out)?;
        view.serialize_field("finished", finished)?;
        view.serialize_field("jokers", &joker_map(&self.table))?;
        view.serialize_field("removed", removed)?;
        view.serialize_field("in-row", in_row)?;
        view.end()
    }
}
