//! Reading positions: what is left out, and what cannot be.

use crate::cards::{Card, CardSet};
use crate::rules::{Seat, SetupError};

/// A position that cannot occur.
pub(in crate::rules) fn impossible(why: impl Into<String>) -> SetupError {
    SetupError::Position(why.into())
}

/// One value for each seat; the default for all of them where they were left out.
pub(in crate::rules) fn per_seat<T: Clone + Default>(
    values: &[T],
    seats: usize,
    what: &str,
) -> Result<Vec<T>, SetupError> {
    match values.len() {
        0 => Ok(vec![T::default(); seats]),
        found if found == seats => Ok(values.to_vec()),
        found => Err(impossible(format!("{found} {what} for {seats} seats"))),
    }
}

/// Takes up cards, none of which may have been met before.
pub(in crate::rules) fn distinct_cards(
    cards: impl IntoIterator<Item = Card>,
    seen: &mut CardSet,
) -> Result<CardSet, SetupError> {
    let mut set = CardSet::EMPTY;
    for card in cards {
        if seen.contains(card) {
            return Err(impossible(format!("{card} lies in two places")));
        }
        seen.insert(card);
        set.insert(card);
    }
    Ok(set)
}

/// Whether every seat exists and is named once.
pub(in crate::rules) fn seats_once<'a>(
    named: impl IntoIterator<Item = &'a Seat>,
    seats: usize,
) -> Result<(), SetupError> {
    let mut met = vec![false; seats];
    for seat in named {
        match met.get_mut(*seat) {
            None => return Err(impossible(format!("there is no seat {seat}"))),
            Some(true) => return Err(impossible(format!("seat {seat} is named twice"))),
            Some(met) => *met = true,
        }
    }
    Ok(())
}

/// How many cards each hand has.
pub(in crate::rules) fn counts(hands: &[CardSet]) -> Vec<usize> {
    hands.iter().map(|hand| hand.len()).collect()
}
