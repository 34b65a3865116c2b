use serde_json::{Value, json};

use super::{answer, with_sevens};
use crate::lab::apply_one;

fn hands() -> Value {
    json!([["S8", "X2"], [], ["D8", "D9"], []])
}

#[test]
fn a_position_comes_back_whole() {
    let position = json!({ "placed": ["S7", "H7", "D7", "C7"], "hands": hands(), "turn": 2, "passes": [1, 0, 3, 4],
        "out": [3], "finished": [1], "jokers": { "S9": "X1" }, "removed": ["HK"], "in-row": 2 });
    let answer = answer(json!({ "jokers": 2 }), 4, position.clone(), json!([]));
    assert_eq!(answer["position"], position);
}

#[test]
fn what_is_empty_may_be_left_out_but_is_written() {
    let position = json!({ "placed": with_sevens(&[]), "hands": [["S8"], ["H8"], ["D8"]] });
    let answer = answer(json!({}), 3, position, json!([]));
    let expected = json!({ "placed": ["S7", "H7", "D7", "C7"], "hands": [["S8"], ["H8"], ["D8"]], "turn": 0,
        "passes": [0, 0, 0], "out": [], "finished": [], "jokers": {}, "removed": [], "in-row": 0 });
    assert_eq!(answer["position"], expected);
}

#[test]
fn impossible_positions() {
    let good = json!({ "placed": with_sevens(&[]), "hands": [["S8", "X1"], ["H8"], ["D8"]] });
    let spoilt = [
        ("placed", json!(["S7", "H7", "D7"])),
        ("placed", json!(["S7", "H7", "D7", "C7", "C7"])),
        ("placed", json!(["S7", "H7", "D7", "C7", "S8"])),
        ("placed", json!(["S7", "H7", "D7", "C7", "X2"])),
        ("hands", json!([["S8"], ["H8"]])),
        ("hands", json!([["S8"], ["H8"], []])),
        ("hands", json!([["S8"], ["H8"], ["S8"]])),
        ("hands", json!([["S8"], ["H8"], ["X2"]])),
        ("hands", json!([["S8"], ["H8"], ["S7"]])),
        ("turn", json!(3)),
        ("passes", json!([0, 0])),
        ("passes", json!([4, 0, 0])),
        ("out", json!([0])),
        ("out", json!([3])),
        ("finished", json!([1])),
        ("jokers", json!({ "S9": "X1" })),
        ("jokers", json!({ "S9": "S8" })),
        ("jokers", json!({ "X2": "X1" })),
        ("removed", json!(["S8"])),
        ("in-row", json!(-1)),
        ("in_row", json!(1)),
        ("deck", json!([])),
    ];
    let line =
        |position: &Value| json!({ "game": "sevens", "options": { "jokers": 1 }, "seats": 3, "position": position });
    assert_eq!(apply_one(&line(&good)).0["ok"], true);
    for (key, value) in spoilt {
        let mut position = good.clone();
        position[key] = value.clone();
        let (answer, code) = apply_one(&line(&position));
        assert!(answer.get("error").is_some() && code == 2, "{key}: {value} gave {answer}");
    }
    let done = json!({ "placed": with_sevens(&[]), "hands": [[], ["H8"], ["D8"]], "finished": [0], "turn": 0 });
    assert!(apply_one(&line(&done)).0.get("error").is_some(), "it cannot be the turn of who has finished");
    let twice = json!({ "placed": with_sevens(&[]), "hands": [["S8"], ["H8"], ["D8"]],
        "jokers": { "S9": "X1", "H9": "X1" } });
    assert!(apply_one(&line(&twice)).0.get("error").is_some(), "a joker lies in one place");
    let filled = json!({ "placed": with_sevens(&["S9"]), "hands": [["S8"], ["H8"], ["D8"]], "jokers": { "S9": "X1" } });
    assert!(apply_one(&line(&filled)).0.get("error").is_some(), "two cards in one place");
}

#[test]
fn after_the_end_the_turn_means_nothing() {
    for turn in 0..3 {
        let over = json!({ "placed": with_sevens(&[]), "hands": [[], [], ["D8"]], "finished": [1, 0], "turn": turn });
        assert_eq!(answer(json!({}), 3, over, json!([]))["outcome"], json!({ "ranks": [2, 1, 3] }));
    }
}
