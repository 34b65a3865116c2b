use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::form::{joker_values, number_of};
use super::state::{DeckCard, whole_pack};
use super::{Field, Options, PrimeDaifugo};
use crate::cards::{Card, Generator};
use crate::rules::{Seat, SetupError, Zone};

/// The whole state of Prime Daifugo in `LAB.md`'s form; when read, what is empty, 0, false or null may be left out.
///
/// What everybody knows of the hands and the deck is no part of it: a game begun from a position begins without.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Position {
    /// The hands, by seat.
    pub hands: Vec<Vec<Card>>,
    /// The deck, the next card first.
    pub deck: Vec<Card>,
    /// The play to beat.
    pub field: Option<Field>,
    /// The cards of the plays that it has beaten, the oldest first.
    pub under: Vec<Card>,
    /// Whether smaller numbers are the stronger ones.
    pub revolution: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether a card was drawn this turn.
    pub drawn: bool,
    /// How many turns in a row have ended with no accepted play and no card drawn.
    pub idle: usize,
    /// How many turns have ended.
    pub turns: usize,
}

impl Position {
    fn validate(&self, options: &Options, seats: usize) -> Result<(), String> {
        if self.hands.len() != seats {
            return Err(format!("{} hands for {seats} seats", self.hands.len()));
        }
        if self.hands.iter().filter(|hand| hand.is_empty()).count() > 1 {
            return Err("several hands are empty".to_owned());
        }
        if self.turn >= seats {
            return Err(format!("nobody sits at {}", self.turn));
        }
        self.validate_cards(options)?;
        self.validate_field(options, seats)
    }

    /// A position need not hold the whole pack.
    fn validate_cards(&self, options: &Options) -> Result<(), String> {
        let pack = whole_pack(options);
        let field = self.field.iter().flat_map(|field| &field.cards).map(|played| played.card);
        let mut seen = HashSet::new();
        for card in self.hands.iter().flatten().chain(&self.deck).chain(&self.under).copied().chain(field) {
            if !pack.contains(&card) {
                return Err(format!("the pack has no {card}"));
            }
            if !seen.insert(card) {
                return Err(format!("{card} lies in two places"));
            }
        }
        Ok(())
    }

    fn validate_field(&self, options: &Options, seats: usize) -> Result<(), String> {
        let Some(Field { cards, by }) = &self.field else {
            return if self.under.is_empty() { Ok(()) } else { Err("cards under no field".to_owned()) };
        };
        let range = joker_values(options);
        let is_joker_right = |value: Option<u8>| value.is_some_and(|value| range.contains(&value));
        if *by >= seats {
            return Err(format!("nobody sits at {by}"));
        }
        if *by == self.turn && !self.hands.iter().any(Vec::is_empty) {
            return Err("the field has come back to whoever laid it".to_owned());
        }
        if cards.iter().any(|played| played.card.is_joker() && !is_joker_right(played.value())) {
            return Err("a joker in the field without a value that it can have".to_owned());
        }
        if cards.first().is_none_or(|first| first.value() == Some(0)) || number_of(cards).is_none() {
            return Err("the field is no number".to_owned());
        }
        if cards.len() == 1 && cards[0].card.is_joker() || !options.cap.allows(cards.len()) {
            return Err("a field that cannot lie there".to_owned());
        }
        if !self.under.len().is_multiple_of(cards.len()) {
            return Err("the plays under the field are not of as many cards".to_owned());
        }
        Ok(())
    }
}

impl PrimeDaifugo {
    pub(super) fn set_up(options: &Options, seats: usize, position: &Position) -> Result<Self, SetupError> {
        position.validate(options, seats).map_err(SetupError::Position)?;
        let Position { hands, deck, field, under, revolution, turn, drawn, idle, turns } = position.clone();
        let deck = deck.into_iter().map(|card| DeckCard { card, known: false }).collect();
        let (options, generator) = (options.clone(), Generator::new(0));
        let shown = vec![Vec::new(); seats];
        Ok(Self { options, generator, hands, deck, field, under, revolution, turn, drawn, idle, turns, shown })
    }

    pub(super) fn to_position(&self) -> Position {
        let Self { hands, field, under, revolution, turn, drawn, idle, turns, .. } = self.clone();
        let deck = self.deck.iter().map(|card| card.card).collect();
        Position { hands, deck, field, under, revolution, turn, drawn, idle, turns }
    }

    pub(super) fn all_zones(&self) -> Vec<(Card, Zone)> {
        let mut zones = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            zones.extend(hand.iter().enumerate().map(|(place, card)| (*card, Zone::Hand { seat, place })));
        }
        let deck = self.deck.iter().enumerate();
        zones.extend(deck.map(|(depth, card)| (card.card, Zone::Deck { seat: None, depth })));
        if let Some(field) = &self.field {
            // Every play since the lead has as many cards.
            let (size, older) = (field.cards.len(), self.under.len() / field.cards.len().max(1));
            let under = self.under.iter().enumerate();
            zones.extend(
                under.map(|(index, card)| {
                    (*card, Zone::Field { covered_by: older - index / size, place: index % size })
                }),
            );
            let top = field.cards.iter().enumerate();
            zones.extend(top.map(|(place, played)| (played.card, Zone::Field { covered_by: 0, place })));
        }
        zones
    }
}
