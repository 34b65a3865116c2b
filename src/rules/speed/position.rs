use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::table::{SEATS, SLOTS};
use super::{Options, Speed};
use crate::cards::Card;
use crate::rules::{SetupError, Zone};

/// The whole state of Speed in `LAB.md`'s form; when read, what is empty may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The play areas, by seat and slot.
    pub areas: [[Option<Card>; SLOTS]; SEATS],
    /// The decks, the next card first.
    pub decks: [Vec<Card>; SEATS],
    /// The ledgers, the top last.
    pub ledgers: [Vec<Card>; SEATS],
}

impl Position {
    fn cards(&self) -> impl Iterator<Item = Card> {
        let piles = self.decks.iter().chain(&self.ledgers).flatten();
        self.areas.iter().flatten().flatten().chain(piles).copied()
    }

    /// A position need not hold the whole pack, nor each side only its own colour.
    fn validate(&self) -> Result<(), SetupError> {
        let mut seen = HashSet::new();
        for card in self.cards() {
            if card.is_joker() {
                return Err(SetupError::Position(format!("Speed has no joker, so no {card}")));
            }
            if !seen.insert(card) {
                return Err(SetupError::Position(format!("{card} lies in two places")));
            }
        }
        if seen.is_empty() {
            return Err(SetupError::Position("there is no card".to_owned()));
        }
        Ok(())
    }
}

impl Speed {
    pub(super) fn set_up(options: &Options, position: &Position) -> Result<Self, SetupError> {
        position.validate()?;
        let Position { areas, decks, ledgers } = position.clone();
        let decks = decks.map(|deck| deck.into_iter().rev().collect());
        Ok(Self { options: options.clone(), areas, decks, ledgers })
    }

    pub(super) fn to_position(&self) -> Position {
        let decks = self.decks.each_ref().map(|deck| deck.iter().rev().copied().collect());
        Position { areas: self.areas, decks, ledgers: self.ledgers.clone() }
    }

    pub(super) fn all_zones(&self) -> Vec<(Card, Zone)> {
        let mut zones = Vec::new();
        for seat in 0..SEATS {
            let deck = self.decks[seat].iter().rev().enumerate();
            zones.extend(deck.map(|(depth, card)| (*card, Zone::Deck { seat: Some(seat), depth })));
            let area = self.areas[seat].iter().enumerate();
            zones.extend(area.filter_map(|(slot, card)| Some(((*card)?, Zone::PlayArea { seat, slot }))));
            let ledger = self.ledgers[seat].iter().enumerate();
            zones.extend(ledger.map(|(height, card)| (*card, Zone::Ledger { seat, height })));
        }
        zones
    }
}
