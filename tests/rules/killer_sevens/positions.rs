use serde_json::{Value, json};
use tefuda::cards::pack;

use super::{answer, with_empty, with_placed};
use crate::lab::apply_one;

#[test]
fn a_position_comes_back_whole() {
    let rest: Vec<String> = pack(0)
        .iter()
        .map(ToString::to_string)
        .filter(|c| !["S7", "H7", "D7", "C7", "SA", "SK", "CK"].contains(&c.as_str()))
        .collect();
    let position = json!({ "placed": ["S7", "H7", "D7", "C7"], "dead": { "SA": 2, "SK": 0 },
        "hands": [rest, [], [], ["CK"], []], "turn": 3, "passes": [1, 4, 0, 3, 0], "out": [1], "finished": [[2, 4]] });
    let answer = answer(json!({ "voluntary-passes": 3 }), 5, position.clone(), json!([]));
    assert_eq!(answer["position"], position);
}

#[test]
fn what_is_empty_may_be_left_out_but_is_written() {
    let answer = answer(json!({}), 3, with_empty(&["SA", "S3", "S5"], &["SA"]), json!([]));
    let position = answer["position"].as_object().unwrap();
    let keys: Vec<&str> = position.keys().map(String::as_str).collect();
    assert_eq!(keys, ["dead", "finished", "hands", "out", "passes", "placed", "turn"]);
    assert_eq!(position["dead"], json!({}));
    assert_eq!(position["passes"], json!([0, 0, 0]));
}

#[test]
fn impossible_positions() {
    let good = with_empty(&["SA", "S3", "S5"], &["SA"]);
    let line = |position: &Value| json!({ "game": "killer-sevens", "seats": 3, "position": position });
    assert_eq!(apply_one(&line(&good)).0["ok"], true);
    let spoilt = [
        ("placed", json!(["S7", "H7", "D7", "C7"])),
        ("hands", json!([["SA"], ["S3"]])),
        ("hands", json!([["SA"], ["S3"], []])),
        ("hands", json!([["SA"], ["S3"], ["S3"]])),
        ("hands", json!([["SA"], ["S3"], ["X1"]])),
        ("hands", json!([["SA"], ["S3"], ["S5", "HA"]])),
        ("dead", json!({ "SA": 0 })),
        ("dead", json!({ "SK": 0 })),
        ("dead", json!({ "SA": 3 })),
        ("turn", json!(3)),
        ("passes", json!([1, 0, 0])),
        ("passes", json!([0, 0])),
        ("out", json!([0])),
        ("finished", json!([[0]])),
        ("finished", json!([[]])),
        ("finished", json!([0])),
        ("jokers", json!({})),
    ];
    for (key, value) in spoilt {
        let mut position = good.clone();
        position[key] = value.clone();
        let (answer, code) = apply_one(&line(&position));
        assert!(answer.get("error").is_some() && code == 2, "{key}: {value} gave {answer}");
    }
    let unplaced = with_empty(&["SA", "S7", "S5"], &["SA"]);
    assert!(apply_one(&line(&unplaced)).0.get("error").is_some(), "all sevens are placed");
    let start = json!({ "game": "killer-sevens", "seats": 3, "position": unplaced,
        "options": { "start": "diamond-seven" } });
    assert_eq!(apply_one(&start).0["ok"], true);
    assert_eq!(apply_one(&line(&with_placed(&[], &["SA"]))).0["ok"], true);
}

#[test]
fn the_seats_of_a_moment_have_no_order() {
    let mut position = with_empty(&["SA", "S3"], &["SA"]);
    position["hands"] = json!([["SA", "S3"], [], []]);
    position["finished"] = json!([[2, 1]]);
    let answer = answer(json!({}), 3, position, json!([]));
    assert_eq!(answer["position"]["finished"], json!([[1, 2]]));
}
