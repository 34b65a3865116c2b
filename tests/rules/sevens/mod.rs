//! Sevens: `RULES.md` §2 as tables, by the rules and by the lab alike, then properties.

mod deals;
mod edges;
mod ends;
mod jokers;
mod options;
mod passes;
mod positions;
mod properties;
mod refusals;
mod views;

use serde_json::{Value, json};
use tefuda::rules::sevens::Sevens;

use crate::lab::by_rules_and_lab;

/// What comes of actions in a position, by the rules and by the lab.
pub fn answer(options: Value, seats: usize, position: Value, actions: Value) -> Value {
    by_rules_and_lab::<Sevens>(&json!({ "game": "sevens", "options": options, "seats": seats, "position": position,
        "actions": actions }))
}

/// The four sevens and other cards.
pub fn with_sevens(others: &[&str]) -> Value {
    ["S7", "H7", "D7", "C7"].iter().chain(others).map(|card| json!(card)).collect()
}

/// The action that lays a card.
pub fn play(seat: usize, card: &str) -> Value {
    json!({ "seat": seat, "play": { "card": card } })
}

/// The action that lays a joker.
pub fn joker(seat: usize, joker: &str, place: &str) -> Value {
    json!({ "seat": seat, "joker": { "joker": joker, "as": place } })
}

/// The action that swaps a card for a joker.
pub fn swap(seat: usize, card: &str) -> Value {
    json!({ "seat": seat, "swap": { "card": card } })
}

/// The action that passes.
pub fn pass(seat: usize) -> Value {
    json!({ "seat": seat, "pass": {} })
}

/// The name of what is refused.
pub fn refused(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["refused"].as_str().unwrap()
}

/// The cards that a seat may lay, jokers and swaps left aside.
pub fn plays(answer: &Value, seat: usize) -> Vec<&str> {
    assert_eq!(answer["ok"], true, "{answer}");
    let actions = answer["legal"][seat.to_string()].as_array().unwrap();
    actions.iter().filter_map(|action| action["play"]["card"].as_str()).collect()
}
