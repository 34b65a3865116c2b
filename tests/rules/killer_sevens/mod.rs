//! Killer Sevens: `RULES.md` §3 as tables and examples, by the rules and by the lab alike, then properties.

mod deals;
mod ends;
mod kills;
mod options;
mod passes;
mod plays;
mod positions;
mod properties;
mod views;

use serde_json::{Value, json};
use tefuda::cards::{Card, pack};
use tefuda::rules::killer_sevens::KillerSevens;

use crate::lab::by_rules_and_lab;

/// What comes of actions in a position, by the rules and by the lab.
pub fn answer(options: Value, seats: usize, position: Value, actions: Value) -> Value {
    by_rules_and_lab::<KillerSevens>(&json!({ "game": "killer-sevens", "options": options, "seats": seats,
        "position": position, "actions": actions }))
}

pub fn play(seat: usize, card: &str) -> Value {
    json!({ "seat": seat, "play": { "card": card } })
}

pub fn pass(seat: usize) -> Value {
    json!({ "seat": seat, "pass": {} })
}

/// A position of three seats in which these cells are empty and all others are placed. Seat 0, whose turn it is, holds the
/// cards `own`; the other empty cells' cards are dealt to seats 1 and 2 in turn.
pub fn with_empty(empty: &[&str], own: &[&str]) -> Value {
    let is_empty = |card: &Card| empty.contains(&card.to_string().as_str()) || own.contains(&card.to_string().as_str());
    let placed: Vec<Card> = pack(0).into_iter().filter(|card| !is_empty(card)).collect();
    let others: Vec<&&str> = empty.iter().filter(|card| !own.contains(card)).collect();
    let every_second = |from: usize| others.iter().skip(from).step_by(2).collect::<Vec<_>>();
    json!({ "placed": placed, "hands": [own, every_second(0), every_second(1)] })
}

/// A position of three seats in which just these cells are filled, all sevens among them. Seat 0, whose turn it is, holds
/// `own`, the others the rest in turn.
pub fn with_placed(placed: &[&str], own: &[&str]) -> Value {
    let mut placed: Vec<String> = placed.iter().map(|card| (*card).to_owned()).collect();
    placed.extend(["S7", "H7", "D7", "C7"].map(str::to_owned));
    placed.sort();
    placed.dedup();
    let rest: Vec<String> = pack(0)
        .iter()
        .map(ToString::to_string)
        .filter(|card| !placed.contains(card) && !own.contains(&card.as_str()))
        .collect();
    let every_second = |from: usize| rest.iter().skip(from).step_by(2).collect::<Vec<_>>();
    json!({ "placed": placed, "hands": [own, every_second(0), every_second(1)] })
}

/// The cards that have died, in order.
pub fn dead(answer: &Value) -> Vec<&str> {
    assert_eq!(answer["ok"], true, "{answer}");
    answer["position"]["dead"].as_object().unwrap().keys().map(String::as_str).collect()
}

/// The name of what is refused.
pub fn refused(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["refused"].as_str().unwrap()
}

/// The cards that a seat may place.
pub fn plays(answer: &Value, seat: usize) -> Vec<&str> {
    let actions = answer["legal"][seat.to_string()].as_array().unwrap();
    actions.iter().filter_map(|action| action["play"]["card"].as_str()).collect()
}
