use serde_json::{Value, json};

use super::{answer, pass, play, with_empty};

fn ranks(answer: &Value) -> &Value {
    assert_eq!(answer["ok"], true, "{answer}");
    &answer["outcome"]["ranks"]
}

/// Four seats; the empty cells are far from each other, so that nothing dies but what is said.
fn position(hands: [&[&str]; 4]) -> Value {
    let empty: Vec<&str> = hands.iter().flat_map(|hand| hand.iter().copied()).collect();
    json!({ "placed": with_empty(&empty, &[])["placed"], "hands": hands })
}

#[test]
fn without_dead_cards_the_order_of_finishing_decides() {
    let position = position([&["SA"], &["S3"], &["S5"], &["S9"]]);
    let after = answer(json!({}), 4, position, json!([play(0, "SA"), play(1, "S3"), play(2, "S5"), play(3, "S9")]));
    assert_eq!(ranks(&after), &json!([1, 2, 3, 4]));
    assert_eq!(after["position"]["finished"], json!([[0], [1], [2], [3]]));
    let ended = json!({ "ended": { "ranks": [1, 2, 3, 4], "dead": [0, 0, 0, 0] } });
    assert_eq!(after["events"].as_array().unwrap().last().unwrap(), &ended);
}

/// Seat 0 kills the last card of seats 1 and 2 at once and its own last; seat 3 has fewer dead cards though it finishes later.
#[test]
fn fewest_dead_then_earlier_then_shared() {
    let position = position([&["C5"], &["C4"], &["C6"], &["SA", "SK"]]);
    let after = answer(json!({}), 4, position, json!([play(0, "C5"), play(3, "SA"), play(3, "SK")]));
    assert_eq!(after["position"]["dead"], json!({ "C4": 1, "C6": 2 }));
    assert_eq!(after["position"]["finished"], json!([[0], [1, 2], [3]]), "the killer finishes before");
    assert_eq!(ranks(&after), &json!([1, 3, 3, 2]));
    assert_eq!(after["events"][3], json!({ "finished": { "seats": [0] } }));
    assert_eq!(after["events"][4], json!({ "finished": { "seats": [1, 2] } }));
}

#[test]
fn the_out_are_below_all_others_the_earliest_last() {
    let mut position = position([&["SA"], &["S3"], &["S5"], &["S9", "SK"]]);
    position["passes"] = json!([3, 0, 3, 0]);
    position["dead"] = json!({ "HK": 1, "DK": 1, "CK": 1 });
    position["placed"].as_array_mut().unwrap().retain(|card| !["HK", "DK", "CK"].contains(&card.as_str().unwrap()));
    let actions = json!([pass(0), play(1, "S3"), pass(2), play(3, "S9"), play(3, "SK")]);
    let after = answer(json!({ "voluntary-passes": 3 }), 4, position, actions);
    assert_eq!(after["position"]["out"], json!([0, 2]));
    assert_eq!(ranks(&after), &json!([4, 2, 3, 1]), "one dead card of the out is no excuse");
}

#[test]
fn the_last_one_plays_on_until_all_cards_lie() {
    let mut position = position([&["SA", "S3"], &[], &[], &[]]);
    position["finished"] = json!([[1, 2], [3]]);
    let before = answer(json!({}), 4, position.clone(), json!([]));
    assert_eq!(before["outcome"], Value::Null);
    let after = answer(json!({}), 4, position, json!([play(0, "S3"), play(0, "SA")]));
    assert_eq!(ranks(&after), &json!([4, 1, 1, 3]));
}
