//! A play as it is being composed: what somebody has put together and not yet laid. It is no part of the rules' state; the
//! only way into the rules is the one action that it ends in.

mod line;

pub use line::line_of;
pub(super) use line::{digits, raised};

use bevy::prelude::Resource;

use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::rules::prime_daifugo::{Action, Exponent, Factor, PlayedCard};
use line::factors_text;

/// A sign of the factor row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A card of a base or of an exponent.
    Card(PlayedCard),
    /// Begins the next factor.
    Times,
    /// What follows stands above.
    Power,
}

impl Token {
    fn card(self) -> Option<PlayedCard> {
        if let Self::Card(card) = self { Some(card) } else { None }
    }
}

/// A row of the composer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Row {
    /// The number that goes into the field.
    #[default]
    Number,
    /// Its factors, which flow.
    Factors,
}

impl Row {
    /// Both, in the order in which they are read.
    pub const ALL: [Self; 2] = [Self::Number, Self::Factors];

    /// The one that it is not.
    pub const fn other(self) -> Self {
        match self {
            Self::Number => Self::Factors,
            Self::Factors => Self::Number,
        }
    }
}

/// The play that whoever holds the device is composing.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Composition {
    seat: Option<Seat>,
    number: Vec<Token>,
    factors: Vec<Token>,
    row: Row,
    asked_joker: Option<Card>,
    asked_to_confirm: bool,
}

impl Composition {
    /// Nothing yet, by this seat.
    pub fn of(seat: Option<Seat>) -> Self {
        Self { seat, ..Self::default() }
    }

    /// Who composes.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The signs of a row; that of the number has only cards.
    pub fn tokens(&self, row: Row) -> &[Token] {
        match row {
            Row::Number => &self.number,
            Row::Factors => &self.factors,
        }
    }

    fn tokens_mut(&mut self, row: Row) -> &mut Vec<Token> {
        match row {
            Row::Number => &mut self.number,
            Row::Factors => &mut self.factors,
        }
    }

    /// Whether nothing has been put together.
    pub const fn is_empty(&self) -> bool {
        self.number.is_empty() && self.factors.is_empty()
    }

    /// The row to which the next card goes.
    pub const fn row(&self) -> Row {
        self.row
    }

    /// The joker whose value is asked for now.
    pub const fn asked_joker(&self) -> Option<Card> {
        self.asked_joker
    }

    /// Whether the play was asked for once and waits to be confirmed.
    pub const fn is_asked_to_confirm(&self) -> bool {
        self.asked_to_confirm
    }

    /// All cards, as they would be laid.
    pub fn played(&self) -> impl Iterator<Item = PlayedCard> {
        self.number.iter().chain(&self.factors).filter_map(|token| token.card())
    }

    /// All cards.
    pub fn cards(&self) -> CardSet {
        self.played().map(|played| played.card).collect()
    }

    /// The cards of the field.
    pub fn field(&self) -> Vec<PlayedCard> {
        self.number.iter().filter_map(|token| token.card()).collect()
    }

    /// The factor row as the rules read it. What is missing is an empty base or exponent, and a power of a power a tower.
    pub fn factors(&self) -> Vec<Factor> {
        if self.factors.is_empty() {
            return Vec::new();
        }
        self.factors.split(|token| *token == Token::Times).map(factor).collect()
    }

    /// Whether it claims a composite number.
    pub const fn has_factors(&self) -> bool {
        !self.factors.is_empty()
    }

    /// Whether it is a lone joker, which is ∞ whatever it stands for.
    pub fn is_infinity(&self) -> bool {
        matches!(self.number[..], [Token::Card(only)] if only.card.is_joker())
    }

    /// The action that lays it.
    pub fn action(&self) -> Action {
        Action::Play { field: self.field(), factors: self.factors() }
    }

    /// Puts a card of the hand at the end of the row that is being filled. A joker asks what it stands for.
    pub fn add(&mut self, card: Card) {
        self.insert(card, self.row, usize::MAX);
        if card.is_joker() {
            self.asked_joker = Some(card);
        }
    }

    /// Puts a card before the sign of this index of a row, or at the row's end; it leaves the place that it had. What a joker
    /// stands for stays.
    pub fn insert(&mut self, card: Card, row: Row, index: usize) {
        let played = self.played().find(|played| played.card == card).unwrap_or(PlayedCard::plain(card));
        let before = self.place_of(card).filter(|(old, place)| *old == row && *place < index);
        self.take(card);
        let tokens = self.tokens_mut(row);
        let index = if before.is_some() { index.saturating_sub(1) } else { index };
        tokens.insert(index.min(tokens.len()), Token::Card(played));
        self.row = row;
        self.asked_to_confirm = false;
    }

    /// The row and the index of a card.
    pub fn place_of(&self, card: Card) -> Option<(Row, usize)> {
        Row::ALL.into_iter().find_map(|row| {
            let is_it = |token: &Token| token.card().is_some_and(|played| played.card == card);
            Some((row, self.tokens(row).iter().position(is_it)?))
        })
    }

    /// Puts a card back into the hand.
    pub fn take(&mut self, card: Card) {
        for row in Row::ALL {
            self.tokens_mut(row).retain(|token| token.card().is_none_or(|played| played.card != card));
        }
        if self.asked_joker == Some(card) {
            self.asked_joker = None;
        }
        self.asked_to_confirm = false;
    }

    /// Begins the next factor, or the factor row. A sign that is followed by nothing is replaced.
    pub fn times(&mut self) {
        self.sign(Token::Times);
    }

    /// What follows stands above the base.
    pub fn power(&mut self) {
        self.sign(Token::Power);
    }

    fn sign(&mut self, sign: Token) {
        let begins = self.row == Row::Number && self.factors.is_empty();
        self.go_to(Row::Factors);
        if begins || self.factors.is_empty() {
            return;
        }
        if matches!(self.factors.last(), Some(Token::Times | Token::Power)) {
            self.factors.pop();
        }
        self.factors.push(sign);
    }

    /// The next card goes to this row.
    pub fn go_to(&mut self, row: Row) {
        (self.row, self.asked_joker, self.asked_to_confirm) = (row, None, false);
    }

    /// Takes the last sign of the row that is being filled back; of an empty factor row one comes back to the number.
    pub fn take_back(&mut self) {
        let row = self.row;
        (self.asked_joker, self.asked_to_confirm) = (None, false);
        if self.tokens_mut(row).pop().is_none() {
            self.row = Row::Number;
        }
    }

    /// Puts everything back into the hand.
    pub fn clear(&mut self) {
        *self = Self::of(self.seat);
    }

    /// Asks what a composed joker stands for.
    pub fn ask_joker(&mut self, joker: Card) {
        if joker.is_joker() && self.place_of(joker).is_some() {
            (self.asked_joker, self.asked_to_confirm) = (Some(joker), false);
        }
    }

    /// Asks no more.
    pub const fn stop_asking(&mut self) {
        self.asked_joker = None;
    }

    /// Says what the joker stands for that is asked about.
    pub fn declare(&mut self, value: u8) {
        let Some(joker) = self.asked_joker.take() else { return };
        let (Some((row, place)), Some(declared)) = (self.place_of(joker), PlayedCard::joker(joker, value)) else {
            return;
        };
        self.tokens_mut(row)[place] = Token::Card(declared);
        self.asked_to_confirm = false;
    }

    /// Asks to confirm the play.
    pub const fn ask_to_confirm(&mut self) {
        (self.asked_to_confirm, self.asked_joker) = (true, None);
    }

    /// Puts a play together that was thought out by somebody else.
    pub fn put_together(&mut self, action: &Action) {
        let Action::Play { field, factors } = action else { return };
        self.clear();
        self.number = field.iter().copied().map(Token::Card).collect();
        for (index, factor) in factors.iter().enumerate() {
            if index > 0 {
                self.factors.push(Token::Times);
            }
            self.factors.extend(factor.base.iter().copied().map(Token::Card));
            if let Some(Exponent::Cards(cards)) = &factor.exponent {
                self.factors.push(Token::Power);
                self.factors.extend(cards.iter().copied().map(Token::Card));
            }
        }
    }

    /// Lets go of the cards that have left the hand; of another seat's composition nothing is left.
    pub fn keep(&mut self, seat: Option<Seat>, hand: CardSet) {
        if self.seat != seat {
            *self = Self::of(seat);
            return;
        }
        for gone in self.cards().into_iter().filter(|card| !hand.contains(*card)) {
            self.take(gone);
        }
        if self.played().next().is_none() {
            self.clear();
        }
    }

    /// The number as it reads: `1001`, with `?` for a joker that stands for nothing yet, or ∞.
    pub fn number_text(&self) -> String {
        line_of(&self.field(), &[])
    }

    /// The factor row as it reads: `2⁴ × 3⁴`, with `?` for what is missing.
    pub fn factors_text(&self) -> String {
        factors_text(&self.factors())
    }

    /// The line as typed: `1001 = 7 × 11 × 13`.
    pub fn text(&self) -> String {
        line_of(&self.field(), &self.factors())
    }
}

/// A factor of the row: a base, and what stands above it.
fn factor(tokens: &[Token]) -> Factor {
    let mut parts = tokens.splitn(2, |token| *token == Token::Power);
    let cards = |tokens: &[Token]| tokens.iter().filter_map(|token| token.card()).collect();
    let base = cards(parts.next().unwrap_or_default());
    let exponent = parts.next().map(|above| {
        if above.contains(&Token::Power) {
            Exponent::Tower(Box::new(factor(above)))
        } else {
            Exponent::Cards(cards(above))
        }
    });
    Factor { base, exponent }
}

#[cfg(test)]
mod tests;
