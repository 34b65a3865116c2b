use super::table::{SEATS, SLOTS, Table};
use super::{Action, CallCard, Event, Options, Refill, Refusal};
use crate::cards::{Card, DealNumber, Generator, Suit, pack};
use crate::rules::Seat;

/// One game of Speed: the whole truth about it. Nothing in it is random once it is dealt, so it keeps no generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speed {
    pub(super) options: Options,
    pub(super) areas: [[Option<Card>; SLOTS]; SEATS],
    /// Face down; the next card is the last, where taking it is cheap.
    pub(super) decks: [Vec<Card>; SEATS],
    pub(super) ledgers: [Vec<Card>; SEATS],
}

impl Speed {
    /// Deals by the algorithm of `LAB.md`: the first four cards of each half go to the slots, the rest is the deck.
    pub(super) fn from_deal(options: &Options, number: DealNumber) -> Self {
        let halves = halves(options, &mut Generator::new(number.0));
        let areas = [0, 1].map(|seat| std::array::from_fn(|slot| halves[seat].get(slot).copied()));
        let decks = halves.map(|half| half.into_iter().skip(SLOTS).rev().collect());
        Self { options: options.clone(), areas, decks, ledgers: [Vec::new(), Vec::new()] }
    }

    pub(super) fn table(&self) -> Table<'_> {
        let Self { options, areas, ledgers, .. } = self;
        Table { options, areas, deck_counts: self.deck_counts(), ledgers }
    }

    /// The play areas, by seat and slot.
    pub fn areas(&self) -> &[[Option<Card>; SLOTS]; SEATS] {
        &self.areas
    }

    /// How many cards each seat's deck still has.
    pub fn deck_counts(&self) -> [usize; SEATS] {
        [self.decks[0].len(), self.decks[1].len()]
    }

    /// The ledgers, the top last.
    pub fn ledgers(&self) -> &[Vec<Card>; SEATS] {
        &self.ledgers
    }

    /// The card to play onto, if there is such a ledger and a card on it.
    pub fn top(&self, ledger: usize) -> Option<Card> {
        self.table().top(ledger)
    }

    /// Whether the card's number may go onto the ledger's top.
    pub fn fits(&self, card: Card, ledger: usize) -> bool {
        self.table().fits(card, ledger)
    }

    /// Whether neither side can play and neither can refill, so that only a call goes on. False after the end.
    pub fn is_stall(&self) -> bool {
        self.table().is_stall()
    }

    /// How many cards the seat (0 or 1) still has to get rid of, in its deck and its play area.
    pub fn remaining(&self, seat: Seat) -> usize {
        self.table().remaining(seat)
    }

    pub(super) fn perform(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.table().check(seat, action)?;
        let mut events = Vec::new();
        match *action {
            Action::Play { slot, ledger, .. } => self.play(seat, slot, ledger, &mut events),
            Action::Refill {} => self.refill(seat, &mut events),
            Action::Call { slot } => self.call(seat, slot, &mut events),
        }
        self.follow_up(&mut events);
        Ok(events)
    }

    fn play(&mut self, seat: Seat, slot: usize, ledger: usize, events: &mut Vec<Event>) {
        if let (Some(onto), Some(card)) = (self.top(ledger), self.areas[seat][slot].take()) {
            self.ledgers[ledger].push(card);
            events.push(Event::Played { seat, slot, ledger, card, onto });
        }
    }

    /// Fills the seat's first empty slot, as far as its deck reaches.
    fn refill(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(slot) = self.table().first_empty_slot(seat) else { return };
        if let Some(card) = self.decks[seat].pop() {
            self.areas[seat][slot] = Some(card);
            events.push(Event::Refilled { seat, slot, card });
        }
    }

    fn call(&mut self, seat: Seat, slot: Option<usize>, events: &mut Vec<Event>) {
        events.push(Event::Called { seat, slot });
        let chosen = slot.filter(|_| self.options.call_card == CallCard::Chosen);
        for side in 0..SEATS {
            self.turn(side, chosen.filter(|_| side == seat), events);
        }
    }

    /// Turns one card onto the seat's own ledger: its deck's top, else the chosen card, else the leftmost.
    fn turn(&mut self, seat: Seat, chosen: Option<usize>, events: &mut Vec<Event>) {
        let (card, from) = match self.decks[seat].pop() {
            Some(card) => (Some(card), None),
            None => {
                let slot = chosen.or_else(|| self.table().leftmost_card(seat));
                (slot.and_then(|slot| self.areas[seat][slot].take()), slot)
            }
        };
        if let Some(card) = card {
            self.ledgers[seat].push(card);
            events.push(Event::Turned { seat, ledger: seat, card, from });
        }
    }

    /// What every action is followed by: the end, or else automatic refills and the look for a stall.
    fn follow_up(&mut self, events: &mut Vec<Event>) {
        if let Some(outcome) = self.table().outcome() {
            events.push(Event::Ended { ranks: outcome.ranks });
            return;
        }
        for seat in 0..SEATS {
            while self.options.refill[seat] == Refill::Automatic && self.table().can_refill(seat) {
                self.refill(seat, events);
            }
        }
        if self.is_stall() {
            events.push(Event::Stalled);
        }
    }
}

/// The shuffled cards of each seat.
fn halves(options: &Options, generator: &mut Generator) -> [Vec<Card>; SEATS] {
    match options.split {
        super::Split::Colours => [[Suit::Spades, Suit::Clubs], [Suit::Hearts, Suit::Diamonds]].map(|suits| {
            let mut half: Vec<Card> = pack(0).into_iter().filter(|card| suits.contains(&card.suit)).collect();
            generator.shuffle(&mut half);
            half
        }),
        super::Split::Halves => {
            let mut cards = pack(0);
            generator.shuffle(&mut cards);
            let second = cards.split_off(cards.len() / SEATS);
            [cards, second]
        }
    }
}
