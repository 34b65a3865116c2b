use serde::{Deserialize, Serialize};

use super::table::{SEATS, SLOTS, Table};
use super::{Action, Options, Speed, Split};
use crate::cards::{Card, Generator, Suit, pack};
use crate::rules::{Outcome, Seat};

/// A hidden pile of which only the size is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// How many cards it has.
    pub count: usize,
}

/// What a seat may see: Speed hides the decks from everybody and nothing else. In JSON a position whose decks are
/// counts (`LAB.md`, "engine").
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    #[serde(skip)]
    pub seat: Seat,
    /// The play areas, by seat and slot.
    pub areas: [[Option<Card>; SLOTS]; SEATS],
    /// The decks.
    pub decks: [Hidden; SEATS],
    /// The ledgers, the top last.
    pub ledgers: [Vec<Card>; SEATS],
    #[serde(skip)]
    options: Options,
}

impl View {
    pub(super) fn of(state: &Speed, seat: Seat) -> Self {
        Self {
            seat,
            areas: state.areas,
            decks: state.deck_counts().map(|count| Hidden { count }),
            ledgers: state.ledgers.clone(),
            options: state.options.clone(),
        }
    }

    fn table(&self) -> Table<'_> {
        let Self { options, areas, ledgers, .. } = self;
        Table { options, areas, deck_counts: self.decks.map(|deck| deck.count), ledgers }
    }

    /// The options of this deal.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The card to play onto, if there is such a ledger and a card on it.
    pub fn top(&self, ledger: usize) -> Option<Card> {
        self.table().top(ledger)
    }

    /// Whether the card's number may go onto the ledger's top.
    pub fn fits(&self, card: Card, ledger: usize) -> bool {
        self.table().fits(card, ledger)
    }

    /// The actions open to the seat that looks, in the order of [`crate::rules::Rules::legal`].
    pub fn legal(&self) -> Vec<Action> {
        self.table().legal(self.seat)
    }

    /// Whether neither side can play and neither can refill, so that only a call goes on. False after the end.
    pub fn is_stall(&self) -> bool {
        self.table().is_stall()
    }

    /// Whether the seat (0 or 1) has an empty slot and a deck to fill it from.
    pub fn can_refill(&self, seat: Seat) -> bool {
        self.table().can_refill(seat)
    }

    /// How many cards the seat (0 or 1) still has to get rid of, in its deck and its play area.
    pub fn remaining(&self, seat: Seat) -> usize {
        self.table().remaining(seat)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table().outcome()
    }

    /// A state drawn uniformly among those that show this view to its seat.
    pub(super) fn resample(&self, options: &Options, generator: &mut Generator) -> Speed {
        let mut unseen = self.unseen();
        generator.shuffle(&mut unseen);
        let decks = [0, 1].map(|seat| {
            let suits = own_suits(options, seat);
            // The sort is stable, so within its own colour and within the other the order stays random. A side's own
            // colour suffices unless the game was begun from a position that mixes the colours.
            unseen.sort_by_key(|card| suits.contains(&card.suit));
            unseen.split_off(unseen.len().saturating_sub(self.decks[seat].count))
        });
        Speed { options: options.clone(), areas: self.areas, decks, ledgers: self.ledgers.clone() }
    }

    fn unseen(&self) -> Vec<Card> {
        let open: Vec<Card> =
            self.areas.iter().flatten().flatten().chain(self.ledgers.iter().flatten()).copied().collect();
        pack(0).into_iter().filter(|card| !open.contains(card)).collect()
    }
}

/// The suits that a seat's deck is made of.
fn own_suits(options: &Options, seat: Seat) -> &'static [Suit] {
    match (options.split, seat) {
        (Split::Halves, _) => &Suit::ALL,
        (Split::Colours, 0) => &[Suit::Spades, Suit::Clubs],
        (Split::Colours, _) => &[Suit::Hearts, Suit::Diamonds],
    }
}
