use serde_json::{Value, json};

use super::{answer, pass, play, plays, refused, with_sevens};

/// Three players, of whom seat 0 can lay S8 and H8.
fn position(passes: u32) -> Value {
    json!({ "placed": with_sevens(&[]), "hands": [["S8", "H8", "SK"], ["D8", "D9"], ["C8", "C9"]],
        "passes": [passes, 0, 0] })
}

fn names(events: &Value) -> Vec<&str> {
    events.as_array().unwrap().iter().map(|event| event.as_object().unwrap().keys().next().unwrap().as_str()).collect()
}

#[test]
fn one_pass_too_many_puts_out() {
    for limit in 0..=5_u32 {
        for taken in 0..limit {
            let answer = answer(json!({ "passes": limit }), 3, position(taken), json!([pass(0)]));
            assert_eq!(answer["events"], json!([{ "passed": { "seat": 0, "left": limit - taken - 1 } }]));
            assert_eq!(answer["position"]["out"], json!([]));
            assert_eq!(answer["position"]["turn"], 1);
        }
        let answer = answer(json!({ "passes": limit }), 3, position(limit), json!([pass(0)]));
        assert_eq!(names(&answer["events"]), ["passed", "out", "laid", "laid", "laid"]);
        assert_eq!(answer["events"][0]["passed"]["left"], 0);
        assert_eq!(answer["events"][1], json!({ "out": { "seat": 0, "reason": "passes" } }));
        assert_eq!(answer["position"]["passes"], json!([limit + 1, 0, 0]));
        assert_eq!(answer["position"]["out"], json!([0]));
    }
}

/// Seat 0 cannot play at all.
#[test]
fn forced_passes_count_too() {
    let position = json!({ "placed": with_sevens(&[]), "hands": [["SK"], ["D8", "D9"], ["C8", "C9"]], "passes": [3] });
    assert!(answer_is_an_error(&position), "one number of passes for three seats");
    let position = json!({ "placed": with_sevens(&[]), "hands": [["SK"], ["D8", "D9"], ["C8", "C9"]],
        "passes": [3, 0, 0] });
    let answer = answer(json!({}), 3, position, json!([pass(0)]));
    assert_eq!(answer["position"]["out"], json!([0]));
    assert_eq!(answer["position"]["placed"], json!(["S7", "SK", "H7", "D7", "C7"]));
}

fn answer_is_an_error(position: &Value) -> bool {
    let (answer, code) = crate::lab::apply_one(&json!({ "game": "sevens", "seats": 3, "position": position }));
    answer["ok"] == false && answer.get("error").is_some() && code == 2
}

#[test]
fn an_out_hand_is_laid_or_removed() {
    let laid = answer(json!({}), 3, position(3), json!([pass(0)]));
    assert_eq!(laid["position"]["placed"], json!(["S7", "S8", "SK", "H7", "H8", "D7", "C7"]));
    assert_eq!(laid["position"]["removed"], json!([]));
    assert_eq!(laid["events"][2], json!({ "laid": { "seat": 0, "card": "S8", "joker": null } }));
    let removed = answer(json!({ "out-hand": "removed" }), 3, position(3), json!([pass(0)]));
    assert_eq!(removed["position"]["placed"], with_sevens(&[]));
    assert_eq!(removed["position"]["removed"], json!(["S8", "SK", "H8"]));
    assert_eq!(removed["events"][2], json!({ "removed": { "seat": 0, "card": "S8" } }));
    assert_eq!(removed["position"]["hands"][0], json!([]));
}

#[test]
fn whoever_can_play_must_where_that_is_asked() {
    let must = json!({ "must-play": true });
    assert_eq!(refused(&answer(must.clone(), 3, position(0), json!([pass(0)]))), "must-play");
    let unable = json!({ "placed": with_sevens(&[]), "hands": [["SK"], ["D8", "D9"], ["C8", "C9"]] });
    assert_eq!(answer(must, 3, unable, json!([pass(0)]))["ok"], true);
    assert_eq!(answer(json!({}), 3, position(0), json!([pass(0)]))["ok"], true, "allowed even when able to play");
}

/// Three are in: after three passes in a row the next who can play must, others pass on.
#[test]
fn without_a_limit_a_round_of_passes_ends_the_passing() {
    let unlimited = json!({ "passes": null });
    let round = [pass(0), pass(1), pass(2)];
    let after = answer(unlimited.clone(), 3, position(0), json!(round));
    assert_eq!(after["position"]["in-row"], 3);
    assert_eq!(after["position"]["passes"], json!([1, 1, 1]));
    assert_eq!(after["events"][0], json!({ "passed": { "seat": 0, "left": null } }));
    let actions: Vec<Value> = round.iter().cloned().chain([pass(0)]).collect();
    assert_eq!(refused(&answer(unlimited.clone(), 3, position(0), json!(actions))), "must-play");
    assert_eq!(plays(&after, 0), ["S8", "H8"]);
    assert_eq!(after["legal"]["0"].as_array().unwrap().len(), 2, "no pass among them");

    let unable = json!({ "placed": with_sevens(&[]), "hands": [["SK"], ["D8", "D9"], ["C8", "C9"]], "in-row": 3 });
    let on = answer(unlimited.clone(), 3, unable.clone(), json!([pass(0)]));
    assert_eq!((&on["ok"], &on["position"]["in-row"]), (&json!(true), &json!(4)));
    assert_eq!(refused(&answer(unlimited.clone(), 3, unable.clone(), json!([pass(0), pass(1)]))), "must-play");
    let played = answer(unlimited.clone(), 3, unable, json!([pass(0), play(1, "D8"), pass(2)]));
    assert_eq!(played["position"]["in-row"], 1, "a card begins the count anew");
    // Who has finished is not waited for.
    let two = json!({ "placed": with_sevens(&[]), "hands": [[], ["D8", "D9"], ["C8", "C9"]], "finished": [0], "turn": 1,
        "in-row": 2 });
    assert_eq!(refused(&answer(unlimited, 3, two, json!([pass(1)]))), "must-play");
}
