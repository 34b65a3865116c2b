//! Speed: `RULES.md` §1 as tables, then properties.

mod calls;
mod deals;
mod options;
mod plays;
mod positions;
mod properties;
mod refills;
mod refusals;
mod views;

use serde_json::{Map, Value, json};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, Event, Options, Speed};

/// Standard with the given options set otherwise.
pub fn options(overrides: Value) -> Options {
    let overrides: Map<String, Value> = serde_json::from_value(overrides).unwrap();
    Speed::options_from("standard", &overrides).unwrap()
}

/// A game from a position in the lab's form.
pub fn game(overrides: Value, position: Value) -> Speed {
    let position = serde_json::from_value(position).unwrap();
    Speed::from_position(&options(overrides), 2, &position).unwrap()
}

/// A game from a position without decks.
pub fn open_game(overrides: Value, areas: [[&str; 4]; 2], tops: [&str; 2]) -> Speed {
    game(overrides, json!({ "areas": areas.map(slots), "ledgers": tops.map(|top| pile(&[top])) }))
}

/// A play area, `"-"` being an empty slot.
pub fn slots(names: [&str; 4]) -> Value {
    names.iter().map(|name| if *name == "-" { Value::Null } else { json!(name) }).collect()
}

/// A pile, `"-"` being no card.
pub fn pile(names: &[&str]) -> Value {
    names.iter().filter(|name| **name != "-").map(|name| json!(name)).collect()
}

pub fn play(slot: usize, ledger: usize) -> Action {
    Action::Play { slot, ledger, onto: None }
}

pub fn play_onto(slot: usize, ledger: usize, onto: &str) -> Action {
    Action::Play { slot, ledger, onto: Some(onto.parse().unwrap()) }
}

pub const REFILL: Action = Action::Refill {};
pub const CALL: Action = Action::Call { slot: None };

pub fn call_with(slot: usize) -> Action {
    Action::Call { slot: Some(slot) }
}

/// The slots and ledgers of the seat's legal plays.
pub fn legal_plays(game: &Speed, seat: usize) -> Vec<(usize, usize)> {
    let plays = game.legal(seat).actions.into_iter().filter_map(|action| match action {
        Action::Play { slot, ledger, onto } => {
            assert_eq!(onto, game.top(ledger), "a legal play names the top it goes onto");
            Some((slot, ledger))
        }
        _ => None,
    });
    plays.collect()
}

pub fn ranks(game: &Speed) -> Option<Vec<u8>> {
    game.outcome().map(|outcome| outcome.ranks)
}

pub fn json_of(events: &[Event]) -> Value {
    serde_json::to_value(events).unwrap()
}

/// The game's position in the lab's form.
pub fn position_of(game: &Speed) -> Value {
    serde_json::to_value(game.position()).unwrap()
}
