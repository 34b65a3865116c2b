use serde_json::{Value, json};

use super::{answer, pass, play, with_sevens};

fn ranks(answer: &Value) -> &Value {
    assert_eq!(answer["ok"], true, "{answer}");
    &answer["outcome"]["ranks"]
}

/// Seats 0 and 1 finish, seat 2 goes out, and seat 3 takes the third place at once.
#[test]
fn finishers_then_the_last_one_in_then_the_out() {
    let position = json!({ "placed": with_sevens(&[]),
        "hands": [["S8"], ["S9"], ["HK"], ["D8", "D9"]], "passes": [0, 0, 3, 0] });
    let after = answer(json!({}), 4, position, json!([play(0, "S8"), play(1, "S9"), pass(2)]));
    assert_eq!(ranks(&after), &json!([1, 2, 4, 3]));
    let events = after["events"].as_array().unwrap();
    assert_eq!(events[1], json!({ "finished": { "seat": 0, "place": 1 } }));
    assert_eq!(events[3], json!({ "finished": { "seat": 1, "place": 2 } }));
    assert_eq!(events.last().unwrap(), &json!({ "ended": { "ranks": [1, 2, 4, 3] } }));
    assert_eq!(after["position"]["finished"], json!([0, 1]));
    assert_eq!(after["legal"], json!({ "0": [], "1": [], "2": [], "3": [] }));
}

#[test]
fn the_earliest_out_is_last() {
    let position = json!({ "placed": with_sevens(&[]),
        "hands": [["S8"], ["H8"], ["D8"], ["C8"]], "passes": [3, 3, 3, 3], "turn": 2 });
    let after = answer(json!({}), 4, position, json!([pass(2), pass(3), pass(0)]));
    assert_eq!(ranks(&after), &json!([2, 1, 4, 3]), "the last one still in takes the first place");
}

#[test]
fn turns_go_round_those_still_in() {
    let position = json!({ "placed": with_sevens(&[]),
        "hands": [["S8", "S9"], [], [], ["D8", "D9"], ["C8", "C9"]], "finished": [1], "out": [2], "turn": 0 });
    let after = answer(json!({}), 5, position, json!([play(0, "S8"), play(3, "D8"), play(4, "C8")]));
    assert_eq!(after["position"]["turn"], 0);
}

/// Without S8 nobody can ever play: a removed hand can block the game for good.
#[test]
fn removed_hands_can_leave_nobody_able() {
    let edge = json!({ "out-hand": "removed", "edge": "none", "passes": 0 });
    let position = json!({ "placed": with_sevens(&["SA", "S2", "S3", "S4", "S5", "S6", "H8"]),
        "hands": [["S8"], ["S9"], ["SK"], ["SQ"]] });
    let before = answer(edge.clone(), 4, position.clone(), json!([]));
    assert_eq!(before["outcome"], Value::Null);
    let after = answer(edge, 4, position, json!([pass(0)]));
    assert_eq!(ranks(&after), &json!([4, 1, 1, 1]), "the rest share the best open place");
}

#[test]
fn only_jokers_left_end_the_game() {
    let suit =
        |suit: &str| -> Vec<String> { "A23456789TJQK".chars().map(|number| format!("{suit}{number}")).collect() };
    let mut placed: Vec<String> = ["S", "H", "D", "C"].into_iter().flat_map(suit).collect();
    placed.retain(|card| card != "SK");
    let position = json!({ "placed": placed, "hands": [["SK"], ["X1"], ["X2"]] });
    let options = json!({ "jokers": 2, "no-joker-last": false });
    let after = answer(options, 3, position, json!([play(0, "SK")]));
    assert_eq!(ranks(&after), &json!([1, 2, 2]));
}

#[test]
fn the_last_two() {
    let position = json!({ "placed": with_sevens(&[]),
        "hands": [[], ["S8"], ["D8", "D9"]], "finished": [0], "turn": 1 });
    let after = answer(json!({}), 3, position, json!([play(1, "S8")]));
    assert_eq!(ranks(&after), &json!([1, 2, 3]));
    assert_eq!(after["position"]["hands"][2], json!(["D8", "D9"]), "the last one need not lay the rest");
}
