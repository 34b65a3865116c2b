//! Prime Daifugo: `RULES.md` §4 as tables, then the plays of a hand, then properties.

mod computers;
mod deals;
mod faults;
mod generator;
mod numbers;
mod options;
mod plays;
mod positions;
mod practice;
mod properties;
mod refusals;
mod review;
mod turns;
mod views;
mod wrong;

use serde_json::{Map, Value, json};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, Event, Factor, Options, PlayedCard, PrimeDaifugo, Refusal};

/// Standard with the given options set otherwise.
pub fn options(overrides: Value) -> Options {
    let overrides: Map<String, Value> = serde_json::from_value(overrides).unwrap();
    PrimeDaifugo::options_from("standard", &overrides).unwrap()
}

/// A game from a position in the lab's form, with as many seats as it has hands.
pub fn game(overrides: Value, position: Value) -> PrimeDaifugo {
    let seats = position["hands"].as_array().unwrap().len();
    let position = serde_json::from_value(position).unwrap();
    PrimeDaifugo::from_position(&options(overrides), seats, &position).unwrap()
}

/// A list of cards from their names.
pub fn list(names: &str) -> Value {
    names.split_whitespace().map(|name| json!(name)).collect()
}

/// Seat 0 to act with this hand, seat 1 with ♦9 ♦T; the field, if any, laid by seat 1.
pub fn facing(overrides: Value, hand: &str, field: &str) -> PrimeDaifugo {
    let field = if field.is_empty() { Value::Null } else { json!({ "cards": list(field), "by": 1 }) };
    let position = json!({ "hands": [list(hand), ["D9", "DT"]], "deck": list(DECK), "field": field });
    game(overrides, position)
}

/// The deck of [`facing`].
pub const DECK: &str = "C2 C3 C4 C5 C6 C7 C8 C9";

pub fn cards(names: &str) -> Vec<PlayedCard> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// A play without factors.
pub fn play(field: &str) -> Action {
    Action::Play { field: cards(field), factors: Vec::new() }
}

/// A play with factors: `"D2 ^ S4, C3"` is ♦2 to the power of ♠4, and ♣3.
pub fn composite(field: &str, factors: &str) -> Action {
    let factor = |text: &str| match text.split_once('^') {
        Some((base, exponent)) => Factor::power(cards(base), cards(exponent)),
        None => Factor::plain(cards(text)),
    };
    Action::Play { field: cards(field), factors: factors.split(',').map(factor).collect() }
}

/// What seat 0 is refused for.
pub fn refusal(game: &PrimeDaifugo, action: &Action) -> Option<Refusal> {
    let mut after = game.clone();
    let refusal = after.apply(0, action).err();
    assert!(refusal.is_none() || after == *game, "a refusal changes nothing");
    refusal
}

/// Lets seat 0 do it, which must not be refused.
pub fn events(game: &mut PrimeDaifugo, seat: usize, action: &Action) -> Vec<Event> {
    game.apply(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"))
}

/// The kind of what seat 0 has laid, or the reason why it is wrong, by their names in JSON.
pub fn verdict(game: &PrimeDaifugo, action: &Action) -> String {
    let mut after = game.clone();
    let events = json_of(&events(&mut after, 0, action));
    let kind = |kind: &Value| match kind {
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        name => name.as_str().unwrap().to_owned(),
    };
    let told = events.as_array().unwrap().iter().find_map(|event| {
        let played = event.get("played").map(|played| kind(&played["kind"]));
        played.or_else(|| Some(event.get("wrong")?["reason"].as_str()?.to_owned()))
    });
    told.unwrap()
}

pub fn json_of(events: &[Event]) -> Value {
    serde_json::to_value(events).unwrap()
}

/// The particulars of the one event of this name.
pub fn event(events: &[Event], name: &str) -> Value {
    let all = json_of(events);
    let mut found = all.as_array().unwrap().iter().filter_map(|event| event.get(name));
    let event = found.next().unwrap_or_else(|| panic!("no {name} in {all}")).clone();
    assert!(found.next().is_none(), "more than one {name}");
    event
}

/// The names of the events.
pub fn names(events: &[Event]) -> Vec<String> {
    let all = json_of(events);
    all.as_array().unwrap().iter().map(|event| event.as_object().unwrap().keys().next().unwrap().clone()).collect()
}

pub fn position_of(game: &PrimeDaifugo) -> Value {
    serde_json::to_value(game.position()).unwrap()
}
