use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::table::Table;
use super::{KillerSevens, Options};
use crate::cards::{Card, CardSet};
use crate::rules::in_turn::{distinct_cards, impossible, per_seat, seats_once};
use crate::rules::{Seat, SetupError, Zone};

/// The whole state of Killer Sevens in `LAB.md`'s form; when read, what is empty or 0 may be left out. The orders of cards
/// and of the seats of a moment mean nothing, nor does `turn` after the end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The placed cards.
    pub placed: Vec<Card>,
    /// The dead cards with their owners.
    pub dead: BTreeMap<Card, Seat>,
    /// The live cards, by seat.
    pub hands: Vec<Vec<Card>>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The voluntary passes taken, also one too many, by seat.
    pub passes: Vec<u32>,
    /// Who is out, in order.
    pub out: Vec<Seat>,
    /// Who has finished, in order, those of one moment together.
    pub finished: Vec<Vec<Seat>>,
}

impl KillerSevens {
    pub(super) fn set_up(options: &Options, seats: usize, position: &Position) -> Result<Self, SetupError> {
        let mut seen = CardSet::EMPTY;
        let mut take = |cards: &[Card]| distinct_cards(cards.iter().copied(), &mut seen);
        let hands = per_seat(&position.hands, seats, "hands")?;
        let hands = hands.iter().map(|hand| take(hand)).collect::<Result<Vec<_>, _>>()?;
        let placed = take(&position.placed)?;
        let dead: Vec<Card> = position.dead.keys().copied().collect();
        take(&dead)?;
        let table = Table {
            seats,
            placed,
            dead: dead_by_owner(&position.dead, seats)?,
            turn: position.turn,
            passes: per_seat(&position.passes, seats, "numbers of passes")?,
            out: position.out.clone(),
            finished: sorted_moments(&position.finished)?,
        };
        let game = Self { options: options.clone(), table, hands };
        game.validate(seen)?;
        Ok(game)
    }

    /// `cards` are all that the position holds.
    fn validate(&self, cards: CardSet) -> Result<(), SetupError> {
        let Self { options, table, hands } = self;
        if cards != CardSet::SUITS {
            return Err(impossible("the cards are not the 52 of the pack"));
        }
        if let Some(seven) = (options.start.placed() - table.placed).into_iter().next() {
            return Err(impossible(format!("{seven} is not placed")));
        }
        let done: Vec<Seat> = table.out.iter().chain(table.finished.iter().flatten()).copied().collect();
        seats_once(&done, table.seats)?;
        for (seat, hand) in hands.iter().enumerate() {
            if hand.is_empty() != done.contains(&seat) {
                return Err(impossible(format!("seat {seat} is in just if it has live cards")));
            }
            if !table.out.contains(&seat) && options.voluntary_passes.are_too_many(table.passes[seat]) {
                return Err(impossible(format!("seat {seat} has passed too often and is not out")));
            }
        }
        if hands.get(table.turn).is_none_or(|hand| hand.is_empty() && !table.is_over()) {
            return Err(impossible(format!("it cannot be the turn of seat {}", table.turn)));
        }
        Ok(())
    }

    pub(super) fn to_position(&self) -> Position {
        let Table { placed, turn, passes, out, finished, .. } = &self.table;
        Position {
            placed: placed.into_iter().collect(),
            dead: dead_map(&self.table),
            hands: self.hands.iter().map(|hand| hand.into_iter().collect()).collect(),
            turn: *turn,
            passes: passes.clone(),
            out: out.clone(),
            finished: finished.clone(),
        }
    }

    pub(super) fn all_zones(&self) -> Vec<(Card, Zone)> {
        let mut zones = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            zones.extend(hand.into_iter().enumerate().map(|(place, card)| (card, Zone::Hand { seat, place })));
        }
        zones.extend(self.table.placed.into_iter().map(|card| (card, Zone::cell_of(card, false))));
        zones.extend(dead_map(&self.table).into_keys().map(|card| (card, Zone::cell_of(card, true))));
        zones
    }
}

/// The dead cards of each seat.
fn dead_by_owner(dead: &BTreeMap<Card, Seat>, seats: usize) -> Result<Vec<CardSet>, SetupError> {
    let mut by_owner = vec![CardSet::EMPTY; seats];
    for (card, owner) in dead {
        let cards = by_owner.get_mut(*owner).ok_or_else(|| impossible(format!("there is no seat {owner}")))?;
        cards.insert(*card);
    }
    Ok(by_owner)
}

/// The seats of a moment in a fixed order, as it means nothing.
fn sorted_moments(moments: &[Vec<Seat>]) -> Result<Vec<Vec<Seat>>, SetupError> {
    let sorted = |moment: &Vec<Seat>| {
        let mut moment = moment.clone();
        moment.sort_unstable();
        if moment.is_empty() { Err(impossible("nobody has finished at a moment")) } else { Ok(moment) }
    };
    moments.iter().map(sorted).collect()
}

/// The dead cards with their owners.
pub(super) fn dead_map(table: &Table) -> BTreeMap<Card, Seat> {
    table.dead.iter().enumerate().flat_map(|(seat, dead)| dead.into_iter().map(move |card| (card, seat))).collect()
}
