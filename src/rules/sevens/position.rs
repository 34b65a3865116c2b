use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::state::seven;
use super::table::Table;
use super::{Options, Sevens};
use crate::cards::{Card, CardSet, Suit};
use crate::rules::in_turn::{distinct_cards, impossible, per_seat, seats_once};
use crate::rules::{Seat, SetupError, Zone};

/// The whole state of Sevens in `LAB.md`'s form; when read, what is empty or 0 may be left out. The orders of cards mean
/// nothing, nor does `turn` after the end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Position {
    /// The cards that lie in their own places.
    pub placed: Vec<Card>,
    /// The hands, by seat.
    pub hands: Vec<Vec<Card>>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The passes taken, also one too many, by seat.
    pub passes: Vec<u32>,
    /// Who is out, in order.
    pub out: Vec<Seat>,
    /// Who has finished, in order.
    pub finished: Vec<Seat>,
    /// The jokers on the table, by the cards they stand for, which are not in `placed`.
    pub jokers: BTreeMap<Card, Card>,
    /// The cards out of the game.
    pub removed: Vec<Card>,
    /// Passes since a card was last played.
    pub in_row: u32,
}

impl Sevens {
    pub(super) fn set_up(options: &Options, seats: usize, position: &Position) -> Result<Self, SetupError> {
        let mut seen = CardSet::EMPTY;
        let mut take = |cards: &[Card]| distinct_cards(cards.iter().copied(), &mut seen);
        let hands = per_seat(&position.hands, seats, "hands")?;
        let hands = hands.iter().map(|hand| take(hand)).collect::<Result<Vec<_>, _>>()?;
        let table = Table {
            seats,
            placed: take(&position.placed)?,
            removed: take(&position.removed)?,
            jokers: laid_jokers(&position.jokers)?,
            turn: position.turn,
            passes: per_seat(&position.passes, seats, "numbers of passes")?,
            out: position.out.clone(),
            finished: position.finished.clone(),
            in_row: position.in_row,
        };
        let laid: Vec<Card> = position.jokers.values().copied().collect();
        take(&laid)?;
        let game = Self { options: options.clone(), table, hands };
        game.validate(seen)?;
        Ok(game)
    }

    /// `cards` are all that the position holds.
    fn validate(&self, cards: CardSet) -> Result<(), SetupError> {
        let Self { options, table, hands } = self;
        let jokers = CardSet::JOKERS.into_iter().take(options.jokers.get().into()).collect();
        if let Some(joker) = (cards.jokers() - jokers).into_iter().next() {
            return Err(impossible(format!("there is no {joker} in this pack")));
        }
        if !(table.placed.jokers().is_empty()) {
            return Err(impossible("a joker lies in no place of its own"));
        }
        if let Some(suit) = Suit::ALL.into_iter().find(|suit| !table.placed.contains(seven(*suit))) {
            return Err(impossible(format!("{} is not placed", seven(suit))));
        }
        if let Some(card) = (table.placed & table.joker_places()).into_iter().next() {
            return Err(impossible(format!("a joker stands for {card}, which lies there")));
        }
        seats_once(table.out.iter().chain(&table.finished), table.seats)?;
        for (seat, hand) in hands.iter().enumerate() {
            if hand.is_empty() == table.is_in(seat) {
                return Err(impossible(format!("seat {seat} is in just if it has cards")));
            }
            if !table.out.contains(&seat) && options.passes.are_too_many(table.passes[seat]) {
                return Err(impossible(format!("seat {seat} has passed too often and is not out")));
            }
        }
        if table.turn >= table.seats || !table.is_in(table.turn) && !self.is_over() {
            return Err(impossible(format!("it cannot be the turn of seat {}", table.turn)));
        }
        Ok(())
    }

    pub(super) fn to_position(&self) -> Position {
        let Table { placed, removed, turn, passes, out, finished, in_row, .. } = &self.table;
        let list = |cards: &CardSet| cards.into_iter().collect();
        Position {
            placed: list(placed),
            hands: self.hands.iter().map(list).collect(),
            turn: *turn,
            passes: passes.clone(),
            out: out.clone(),
            finished: finished.clone(),
            jokers: joker_map(&self.table),
            removed: list(removed),
            in_row: *in_row,
        }
    }

    pub(super) fn all_zones(&self) -> Vec<(Card, Zone)> {
        let mut zones = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            zones.extend(hand.into_iter().enumerate().map(|(place, card)| (card, Zone::Hand { seat, place })));
        }
        zones.extend(self.table.placed.into_iter().map(|card| (card, Zone::cell_of(card, false))));
        zones.extend(joker_map(&self.table).into_iter().map(|(place, joker)| (joker, Zone::cell_of(place, false))));
        let removed = self.table.removed.into_iter().enumerate();
        zones.extend(removed.map(|(height, card)| (card, Zone::Removed { height })));
        zones
    }
}

/// For each joker the card it stands for.
fn laid_jokers(places: &BTreeMap<Card, Card>) -> Result<[Option<Card>; 2], SetupError> {
    let mut laid = [None, None];
    for (place, joker) in places {
        if place.is_joker() || !joker.is_joker() {
            return Err(impossible(format!("{joker} cannot stand for {place}")));
        }
        laid[usize::from(joker.number.get() - 1)] = Some(*place);
    }
    Ok(laid)
}

/// The jokers on the table by the cards they stand for.
pub(super) fn joker_map(table: &Table) -> BTreeMap<Card, Card> {
    table.joker_places().into_iter().filter_map(|place| Some((place, table.joker_at(place)?))).collect()
}
