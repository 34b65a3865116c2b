use serde_json::{Value, json};

use super::{answer, joker, pass, play, refused, swap, with_sevens};

fn one_joker() -> Value {
    json!({ "jokers": 1 })
}

/// Seat 0 has a joker, seat 1 the card that it may stand for.
fn position() -> Value {
    json!({ "placed": with_sevens(&[]), "hands": [["X1", "SK", "HK"], ["S8", "D9", "D8"], ["C8", "C9"]] })
}

#[test]
fn a_joker_stands_for_any_card_that_could_be_laid() {
    let before = answer(one_joker(), 3, position(), json!([]));
    let eight_places = ["S6", "S8", "H6", "H8", "D6", "D8", "C6", "C8"];
    let mut expected: Vec<Value> = eight_places.iter().map(|place| joker(0, "X1", place)).collect();
    expected.push(pass(0));
    assert_eq!(before["legal"]["0"], json!(expected));

    let after = answer(one_joker(), 3, position(), json!([joker(0, "X1", "S8")]));
    assert_eq!(after["events"], json!([{ "joker-played": { "seat": 0, "joker": "X1", "as": "S8" } }]));
    assert_eq!(after["position"]["jokers"], json!({ "S8": "X1" }));
    assert_eq!(after["position"]["placed"], with_sevens(&[]), "the place is filled without being placed");
    assert_eq!(after["position"]["hands"][0], json!(["SK", "HK"]));
}

#[test]
fn a_filled_place_carries_the_run_on() {
    let mut with_nine = position();
    with_nine["hands"][1] = json!(["S9", "D9", "D8"]);
    let after = answer(one_joker(), 3, with_nine, json!([joker(0, "X1", "S8"), play(1, "S9")]));
    assert_eq!(after["ok"], true);
    let again = answer(one_joker(), 3, position(), json!([joker(0, "X1", "S8"), play(1, "S8")]));
    assert_eq!(refused(&again), "not-next", "its own card comes back only by a swap");
}

#[test]
fn a_swap_is_a_whole_turn() {
    let after = answer(one_joker(), 3, position(), json!([joker(0, "X1", "S8"), swap(1, "S8")]));
    assert_eq!(after["events"][1], json!({ "swapped": { "seat": 1, "card": "S8", "joker": "X1" } }));
    assert_eq!(after["position"]["hands"][1], json!(["D8", "D9", "X1"]));
    assert_eq!(after["position"]["jokers"], json!({}));
    assert_eq!(after["position"]["placed"], json!(["S7", "S8", "H7", "D7", "C7"]));
    assert_eq!(after["position"]["turn"], 2);
    let not_there = answer(one_joker(), 3, position(), json!([joker(0, "X1", "S8"), swap(1, "D8")]));
    assert_eq!(refused(&not_there), "nothing-to-swap");
}

/// A swap counts as able to play, and is optional where passing is allowed.
#[test]
fn a_swap_counts_as_able_to_play() {
    let mut only_swap = position();
    only_swap["hands"][1] = json!(["S8", "D2"]);
    let actions = json!([joker(0, "X1", "S8"), pass(1)]);
    assert_eq!(answer(one_joker(), 3, only_swap.clone(), actions.clone())["ok"], true);
    let must = json!({ "jokers": 1, "must-play": true });
    assert_eq!(refused(&answer(must, 3, only_swap, actions)), "must-play");
}

#[test]
fn a_joker_counts_as_able_to_play() {
    let must = json!({ "jokers": 1, "must-play": true });
    assert_eq!(refused(&answer(must, 3, position(), json!([pass(0)]))), "must-play");
}

/// When an out hand is laid its cards replace jokers, which leave the game with the out player's own.
#[test]
fn an_out_hand_drives_jokers_out() {
    let position = json!({ "placed": with_sevens(&[]), "hands": [["S8", "X2", "SJ"], ["D9", "D8"], ["C8", "C9"]],
        "jokers": { "S8": "X1" }, "passes": [3, 0, 0] });
    let laid = answer(json!({ "jokers": 2 }), 3, position.clone(), json!([pass(0)]));
    assert_eq!(laid["position"]["removed"], json!(["X1", "X2"]));
    assert_eq!(laid["position"]["jokers"], json!({}));
    assert_eq!(laid["position"]["placed"], json!(["S7", "S8", "SJ", "H7", "D7", "C7"]));
    assert_eq!(
        laid["events"],
        json!([
            { "passed": { "seat": 0, "left": 0 } },
            { "out": { "seat": 0, "reason": "passes" } },
            { "laid": { "seat": 0, "card": "S8", "joker": "X1" } },
            { "removed": { "seat": 0, "card": "X1" } },
            { "laid": { "seat": 0, "card": "SJ", "joker": null } },
            { "removed": { "seat": 0, "card": "X2" } },
        ])
    );
    let removed = answer(json!({ "jokers": 2, "out-hand": "removed" }), 3, position, json!([pass(0)]));
    assert_eq!(removed["position"]["removed"], json!(["S8", "SJ", "X2"]));
    assert_eq!(removed["position"]["jokers"], json!({ "S8": "X1" }), "nothing was laid in its place");
}

#[test]
fn no_joker_last() {
    let last = json!({ "placed": with_sevens(&[]), "hands": [["X1"], ["D9", "D8"], ["C8", "C9"]] });
    assert_eq!(refused(&answer(one_joker(), 3, last.clone(), json!([joker(0, "X1", "S8")]))), "joker-last");
    let allowed = json!({ "jokers": 1, "no-joker-last": false });
    let finished = answer(allowed, 3, last, json!([joker(0, "X1", "S8")]));
    assert_eq!(finished["events"][1], json!({ "finished": { "seat": 0, "place": 1 } }));
}

#[test]
fn left_with_only_jokers_is_out() {
    let position = json!({ "placed": with_sevens(&[]), "hands": [["X1", "S8"], ["D9", "D8"], ["C8", "C9"]] });
    let out = answer(one_joker(), 3, position.clone(), json!([play(0, "S8")]));
    assert_eq!(out["events"][1], json!({ "out": { "seat": 0, "reason": "only-jokers" } }));
    assert_eq!(out["events"][2], json!({ "removed": { "seat": 0, "card": "X1" } }));
    assert_eq!(out["position"]["out"], json!([0]));
    let allowed = json!({ "jokers": 1, "no-joker-last": false });
    assert_eq!(answer(allowed, 3, position, json!([play(0, "S8")]))["position"]["out"], json!([]));

    let by_swap = json!({ "placed": with_sevens(&[]), "hands": [["S8"], ["D9", "D8"], ["C8", "C9"]],
        "jokers": { "S8": "X1" } });
    let out = answer(one_joker(), 3, by_swap.clone(), json!([swap(0, "S8")]));
    assert_eq!(out["events"][1], json!({ "out": { "seat": 0, "reason": "only-jokers" } }));
    let allowed = json!({ "jokers": 1, "no-joker-last": false });
    assert_eq!(answer(allowed, 3, by_swap, json!([swap(0, "S8")]))["position"]["hands"][0], json!(["X1"]));
}
