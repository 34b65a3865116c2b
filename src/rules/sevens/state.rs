use super::table::{Prospect, Table, is_malformed};
use super::{Action, Event, Options, OutHand, OutReason, Refusal};
use crate::cards::{Card, CardSet, DealNumber, Generator, Number, Suit, pack};
use crate::rules::in_turn::{deal_round, first_seat, next_seat};
use crate::rules::{Outcome, Seat};

/// One game of Sevens: the whole truth about it. Nothing in it is random once it is dealt, so it keeps no generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sevens {
    pub(super) options: Options,
    pub(super) table: Table,
    pub(super) hands: Vec<CardSet>,
}

/// The seven of a suit.
pub(super) const fn seven(suit: Suit) -> Card {
    Card { suit, number: Number::SEVEN }
}

impl Sevens {
    /// The hands of a deal before the sevens are laid.
    pub fn dealt_hands(options: &Options, seats: usize, number: DealNumber) -> Vec<CardSet> {
        deal_round(pack(options.jokers.get()), seats, &mut Generator::new(number.0))
    }

    pub(super) fn from_deal(options: &Options, seats: usize, number: DealNumber, previous: Option<&[u8]>) -> Self {
        let sevens: CardSet = Suit::ALL.into_iter().map(seven).collect();
        let mut hands = Self::dealt_hands(options, seats, number);
        let holder = hands.iter().position(|hand| hand.contains(seven(Suit::Diamonds))).unwrap_or(0);
        hands.iter_mut().for_each(|hand| *hand -= sevens);
        let table = Table {
            seats,
            placed: sevens,
            jokers: [None, None],
            removed: CardSet::EMPTY,
            turn: first_seat(options.first, holder, previous),
            passes: vec![0; seats],
            out: Vec::new(),
            finished: Vec::new(),
            in_row: 0,
        };
        Self { options: options.clone(), table, hands }
    }

    pub(super) fn prospect(&self, seat: Seat) -> Prospect<'_> {
        Prospect { options: &self.options, table: &self.table, seat, hand: self.hand(seat) }
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat).copied().unwrap_or_default()
    }

    /// The places that hold a card of their own or a joker.
    pub fn filled(&self) -> CardSet {
        self.table.filled()
    }

    /// The places that may be filled next, whoever holds their cards.
    pub fn next_places(&self) -> CardSet {
        self.options.edge.next_places(self.table.filled())
    }

    /// The places next to a run that the tunnel has closed.
    pub fn closed_places(&self) -> CardSet {
        self.options.edge.closed_places(self.table.filled())
    }

    /// Whether one player at most is still in, or nobody who is can ever play or swap again.
    pub(super) fn is_over(&self) -> bool {
        self.table.count_in() <= 1 || !self.table.seats_in().any(|seat| self.prospect(seat).is_able())
    }

    pub(super) fn ended(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome { ranks: self.table.ranks() })
    }

    pub(super) fn perform(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        if seat >= self.table.seats || is_malformed(&self.options, action) {
            return Err(Refusal::Malformed);
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        self.prospect(seat).check(action)?;
        let closed = self.closed_places();
        let mut events = vec![self.act(seat, action)];
        self.settle(seat, &mut events);
        self.table.turn = next_seat(seat, self.table.seats, |next| self.table.is_in(next));
        events.extend((self.closed_places() - closed).into_iter().map(|card| Event::Closed { card }));
        if let Some(Outcome { ranks }) = self.ended() {
            events.push(Event::Ended { ranks });
        }
        Ok(events)
    }

    /// What the action itself does; it has been checked.
    fn act(&mut self, seat: Seat, action: &Action) -> Event {
        match *action {
            Action::Play { card } => {
                self.lay(seat, card);
                Event::Played { seat, card }
            }
            Action::Joker { joker, place } => {
                let place = place.expect("a joker without a place has been refused");
                self.hands[seat].remove(joker);
                *self.table.joker_place_mut(joker) = Some(place);
                self.table.in_row = 0;
                Event::JokerPlayed { seat, joker, place }
            }
            Action::Swap { card } => {
                let joker = self.take_joker(card).expect("a swap without a joker has been refused");
                self.lay(seat, card);
                self.hands[seat].insert(joker);
                Event::Swapped { seat, card, joker }
            }
            Action::Pass {} => {
                self.table.passes[seat] += 1;
                self.table.in_row += 1;
                Event::Passed { seat, left: self.options.passes.left(self.table.passes[seat]) }
            }
        }
    }

    fn lay(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.table.placed.insert(card);
        self.table.in_row = 0;
    }

    /// Takes the joker that stands for a card off the table.
    fn take_joker(&mut self, card: Card) -> Option<Card> {
        let joker = self.table.joker_at(card)?;
        *self.table.joker_place_mut(joker) = None;
        Some(joker)
    }

    /// Whether the player has finished or is out through this action.
    fn settle(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let hand = self.hands[seat];
        if hand.is_empty() {
            self.table.finished.push(seat);
            events.push(Event::Finished { seat, place: self.table.finished.len() as u8 });
        } else if self.options.passes.are_too_many(self.table.passes[seat]) {
            self.go_out(seat, OutReason::Passes, events);
        } else if self.options.no_joker_last && hand.jokers() == hand {
            self.go_out(seat, OutReason::OnlyJokers, events);
        }
    }

    fn go_out(&mut self, seat: Seat, reason: OutReason, events: &mut Vec<Event>) {
        self.table.out.push(seat);
        events.push(Event::Out { seat, reason });
        for card in std::mem::take(&mut self.hands[seat]) {
            if card.is_joker() || self.options.out_hand == OutHand::Removed {
                self.remove(seat, card, events);
                continue;
            }
            let joker = self.take_joker(card);
            self.table.placed.insert(card);
            events.push(Event::Laid { seat, card, joker });
            if let Some(joker) = joker {
                self.remove(seat, joker, events);
            }
        }
    }

    fn remove(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.table.removed.insert(card);
        events.push(Event::Removed { seat, card });
    }
}
