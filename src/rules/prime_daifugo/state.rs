use std::collections::VecDeque;

use super::form::{Situation, laid_cards};
use super::verdict::judge;
use super::{
    Action, Claim, End, Event, Factor, Field, First, Flow, Kind, Options, Penalty, PlayedCard, Refusal, Verdict, Wrong,
};
use crate::cards::{Card, DealNumber, Generator, Suit, pack};
use crate::rules::{Outcome, Seat};

/// One deal of Prime Daifugo in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrimeDaifugo {
    pub(super) options: Options,
    pub(super) generator: Generator,
    pub(super) hands: Vec<Vec<Card>>,
    /// The next card first.
    pub(super) deck: VecDeque<DeckCard>,
    pub(super) field: Option<Field>,
    /// The cards of the plays that the field's has beaten, oldest first.
    pub(super) under: Vec<Card>,
    pub(super) revolution: bool,
    pub(super) turn: Seat,
    /// Whether a card was drawn this turn.
    pub(super) drawn: bool,
    /// How many turns in a row have ended with no accepted play and no card drawn.
    pub(super) idle: usize,
    /// How many turns have ended.
    pub(super) turns: usize,
    /// For each seat what everybody knows of its hand.
    pub(super) shown: Vec<Vec<Card>>,
}

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DeckCard {
    pub(super) card: Card,
    /// Whether everybody knows that it is there, because it flowed in order.
    pub(super) known: bool,
}

/// How many cards have to be left in the deck after dealing.
const LEFT_IN_DECK: usize = 8;

/// From how many turns before the limit on it is announced.
const ANNOUNCED_TURNS: usize = 10;

impl PrimeDaifugo {
    pub(super) fn from_deal(options: &Options, seats: usize, number: DealNumber, previous: Option<&[u8]>) -> Self {
        let mut generator = Generator::new(number.0);
        let mut cards = whole_pack(options);
        generator.shuffle(&mut cards);
        let size = usize::from(options.hand.number()).min(cards.len().saturating_sub(LEFT_IN_DECK) / seats);
        let deck = cards.split_off(size * seats);
        let turn = first(options, seats, previous).unwrap_or_else(|| generator.index(seats as u32));
        Self {
            options: options.clone(),
            generator,
            hands: cards.chunks(size).map(<[Card]>::to_vec).collect(),
            deck: deck.into_iter().map(|card| DeckCard { card, known: false }).collect(),
            field: None,
            under: Vec::new(),
            revolution: options.start_in_revolution,
            turn,
            drawn: false,
            idle: 0,
            turns: 0,
            shown: vec![Vec::new(); seats],
        }
    }

    /// The cards of each seat, in the order in which they came.
    pub fn hands(&self) -> &[Vec<Card>] {
        &self.hands
    }

    /// How many cards the deck has.
    pub fn deck_count(&self) -> usize {
        self.deck.len()
    }

    /// The play to beat, if one lies there.
    pub const fn field(&self) -> Option<&Field> {
        self.field.as_ref()
    }

    /// Whether smaller numbers are the stronger ones.
    pub const fn is_revolution(&self) -> bool {
        self.revolution
    }

    /// Whose turn it is; after the end it means nothing.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether a card was drawn this turn.
    pub const fn has_drawn(&self) -> bool {
        self.drawn
    }

    /// How many turns are left before the limit.
    pub fn turns_left(&self) -> usize {
        self.turn_limit().saturating_sub(self.turns)
    }

    /// What a play of the seat (below the number of seats) claims, or why it would be refused for its form, as if it were the
    /// seat's turn. Whether the claim is true is not looked at.
    ///
    /// # Errors
    /// The refusal.
    pub fn check_form(&self, seat: Seat, field: &[PlayedCard], factors: &[Factor]) -> Result<Claim, Refusal> {
        self.situation(seat).check(field, factors)
    }

    pub(super) fn situation(&self, seat: Seat) -> Situation<'_> {
        let Self { options, field, revolution, hands, .. } = self;
        Situation { options, field: field.as_ref(), revolution: *revolution, hand: &hands[seat] }
    }

    fn turn_limit(&self) -> usize {
        usize::from(self.options.turn_limit.number()) * self.hands.len()
    }

    /// Why the game is over, once it is.
    pub(super) fn end(&self) -> Option<End> {
        if self.hands.iter().any(Vec::is_empty) {
            Some(End::HandEmpty)
        } else if self.idle >= 2 * self.hands.len() {
            Some(End::Standstill)
        } else if self.turns >= self.turn_limit() {
            Some(End::TurnLimit)
        } else {
            None
        }
    }

    /// The seats ranked by the cards they have left.
    pub(super) fn final_outcome(&self) -> Option<Outcome> {
        self.end()?;
        let rank = |hand: &Vec<Card>| 1 + self.hands.iter().filter(|other| other.len() < hand.len()).count() as u8;
        Some(Outcome { ranks: self.hands.iter().map(rank).collect() })
    }

    pub(super) fn perform(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.check_turn(seat)?;
        let mut events = Vec::new();
        match action {
            Action::Draw {} => {
                self.check_draw()?;
                self.drawn = true;
                events.extend(self.draw_card().map(|card| Event::Drew { seat, card }));
            }
            Action::Pass {} => {
                events.push(Event::Passed { seat });
                self.end_turn_without_play(&mut events);
            }
            Action::Play { field, factors } => {
                let claim = self.check_form(seat, field, factors)?;
                match judge(&claim, &self.options) {
                    Verdict::Accepted(kind) => self.accept(field, factors, claim.number().cloned(), kind, &mut events),
                    Verdict::Wrong(why) => self.punish(field, factors, why, &mut events),
                }
            }
        }
        Ok(events)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        if seat >= self.hands.len() {
            Err(Refusal::Malformed)
        } else if self.end().is_some() {
            Err(Refusal::GameOver)
        } else if seat != self.turn {
            Err(Refusal::NotYourTurn)
        } else {
            Ok(())
        }
    }

    /// Whether whoever is on turn may draw.
    pub(super) fn check_draw(&self) -> Result<(), Refusal> {
        if !self.options.draw {
            Err(Refusal::OptionOff)
        } else if self.drawn {
            Err(Refusal::AlreadyDrew)
        } else if self.deck.is_empty() {
            Err(Refusal::DeckEmpty)
        } else {
            Ok(())
        }
    }

    /// Moves the next card of the deck to the hand of whoever is on turn.
    fn draw_card(&mut self) -> Option<Card> {
        let DeckCard { card, known } = self.deck.pop_front()?;
        self.hands[self.turn].push(card);
        if known {
            self.shown[self.turn].push(card);
        }
        Some(card)
    }

    fn accept(
        &mut self,
        field: &[PlayedCard],
        factors: &[Factor],
        number: Option<crate::numbers::Natural>,
        kind: Kind,
        events: &mut Vec<Event>,
    ) {
        let seat = self.turn;
        let laid = laid_cards(field, factors);
        for pile in [&mut self.hands[seat], &mut self.shown[seat]] {
            pile.retain(|card| !laid.contains(card));
        }
        if let Some(beaten) = self.field.replace(Field { cards: field.to_vec(), by: seat }) {
            self.under.extend(beaten.cards.iter().map(|played| played.card));
        }
        events.push(Event::Played { seat, field: field.to_vec(), factors: factors.to_vec(), number, kind });
        if kind == Kind::Reversal {
            self.revolution = !self.revolution;
            events.push(Event::Reversed { revolution: self.revolution });
        }
        let factor_cards = laid_cards(&[], factors);
        if !factor_cards.is_empty() {
            events.push(Event::FactorsFlowed { cards: self.put_under_deck(factor_cards) });
        }
        if kind.flows() {
            self.clear_field(events);
        }
        self.idle = 0;
        let next = if kind.flows() { seat } else { self.after(seat) };
        self.begin_turn(next, events);
    }

    fn punish(&mut self, field: &[PlayedCard], factors: &[Factor], why: Wrong, events: &mut Vec<Event>) {
        let seat = self.turn;
        let laid = laid_cards(field, factors);
        let penalty = match self.options.penalty {
            Penalty::All => laid.len(),
            Penalty::Field => field.len(),
            Penalty::One => 1,
            Penalty::None => 0,
        };
        for card in laid {
            if !self.shown[seat].contains(&card) {
                self.shown[seat].push(card);
            }
        }
        let penalty = penalty.min(self.deck.len());
        events.push(Event::Wrong { seat, field: field.to_vec(), factors: factors.to_vec(), why, penalty });
        let cards: Vec<Card> = (0..penalty).filter_map(|_| self.draw_card()).collect();
        if !cards.is_empty() {
            self.drawn = true;
            events.push(Event::Penalised { seat, cards });
        }
        self.end_turn_without_play(events);
    }

    /// A pass, or what counts as one: the field flows when it comes back to whoever laid it.
    fn end_turn_without_play(&mut self, events: &mut Vec<Event>) {
        self.idle = if self.drawn { 0 } else { self.idle + 1 };
        let next = self.after(self.turn);
        if self.field.as_ref().is_some_and(|field| field.by == next) {
            self.clear_field(events);
        }
        self.begin_turn(next, events);
    }

    /// Ends the turn; begins the next one, or tells that the game is over.
    fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.turns += 1;
        self.turn = seat;
        self.drawn = false;
        match (self.end(), self.final_outcome()) {
            (Some(end), Some(Outcome { ranks })) => events.push(Event::Ended { ranks, end }),
            _ => {
                events.push(Event::Turn { seat, leads: self.field.is_none() });
                let left = self.turns_left();
                if left <= ANNOUNCED_TURNS {
                    events.push(Event::LastTurns { left });
                }
            }
        }
    }

    fn after(&self, seat: Seat) -> Seat {
        (seat + 1) % self.hands.len()
    }

    fn clear_field(&mut self, events: &mut Vec<Event>) {
        let mut cards = std::mem::take(&mut self.under);
        cards.extend(self.field.take().iter().flat_map(|field| &field.cards).map(|played| played.card));
        events.push(Event::Flowed { cards: self.put_under_deck(cards) });
    }

    /// Puts cards that flow together under the deck; returns them in the order in which they went.
    fn put_under_deck(&mut self, mut cards: Vec<Card>) -> Vec<Card> {
        if self.options.flow == Flow::Shuffled {
            self.generator.shuffle(&mut cards);
        }
        let known = self.options.flow == Flow::Order;
        self.deck.extend(cards.iter().map(|card| DeckCard { card: *card, known }));
        cards
    }
}

/// The pack before it is shuffled.
pub(super) fn whole_pack(options: &Options) -> Vec<Card> {
    let is_left_out = |card: &Card| {
        let number = card.number.get();
        options.even_ranks_halved && matches!(card.suit, Suit::Diamonds | Suit::Clubs) && (number.is_multiple_of(2))
    };
    let mut cards = pack(options.jokers.number());
    cards.retain(|card| !is_left_out(card));
    cards
}

/// Who begins, unless the deal draws it.
fn first(options: &Options, seats: usize, previous: Option<&[u8]>) -> Option<Seat> {
    match options.first {
        First::Deal => None,
        First::Human => Some(0),
        First::Loser => {
            let ranks = previous?;
            let last = ranks.iter().max()?;
            ranks.iter().position(|rank| rank == last).filter(|seat| *seat < seats)
        }
    }
}
