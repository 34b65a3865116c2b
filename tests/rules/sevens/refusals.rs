use serde_json::{Value, json};
use tefuda::rules::sevens::Refusal;

use super::{answer, joker, pass, play, refused, swap, with_sevens};

/// Seat 0 to act: S8 and the joker can be laid, S6 is closed, H9 is not next.
fn position() -> Value {
    json!({ "placed": with_sevens(&["S8", "S9", "ST", "SJ", "SQ", "SK"]),
        "hands": [["H8", "H9", "S6", "X1"], ["D8", "D9"], ["C8", "C9"]] })
}

fn over() -> Value {
    json!({ "placed": with_sevens(&[]), "hands": [[], [], ["D8", "X1"]], "finished": [1, 0] })
}

/// Every refusal, and of several that apply together the first; a refused action changes nothing, as `answer` shows by
/// comparing the position.
#[test]
fn refusals_and_their_order() {
    let tunnel = json!({ "edge": "tunnel", "jokers": 1, "must-play": true });
    let only_joker = json!({ "placed": with_sevens(&[]), "hands": [["X1"], ["D8", "D9"], ["C8", "C9"]] });
    let cases = [
        (position(), play(3, "H8"), "malformed"),
        (position(), play(0, "X2"), "malformed"),
        (position(), play(0, "H0"), "malformed"),
        (position(), play(0, "X1=9"), "malformed"),
        (position(), swap(0, "X2"), "malformed"),
        (position(), joker(0, "X2", "H8"), "malformed"),
        (position(), joker(0, "H8", "H8"), "malformed"),
        (position(), joker(0, "X1", "X1"), "malformed"),
        (position(), json!({ "seat": 0, "play": {} }), "malformed"),
        (position(), json!({ "seat": 0, "pass": { "card": "H8" } }), "malformed"),
        (position(), json!({ "seat": 0, "joker": { "as": "H8" } }), "malformed"),
        (over(), play(3, "H8"), "malformed"),
        (over(), play(0, "H8"), "game-over"),
        (over(), pass(2), "game-over"),
        (over(), play(2, "D8"), "game-over"),
        (position(), play(1, "D8"), "not-your-turn"),
        (position(), play(1, "H8"), "not-your-turn"),
        (position(), pass(2), "not-your-turn"),
        (position(), play(0, "D8"), "not-your-card"),
        (position(), play(0, "SK"), "not-your-card"),
        (position(), swap(0, "D8"), "not-your-card"),
        (only_joker.clone(), play(0, "X1"), "joker-needs-place"),
        (only_joker.clone(), json!({ "seat": 0, "joker": { "joker": "X1" } }), "joker-needs-place"),
        (only_joker.clone(), json!({ "seat": 0, "joker": { "joker": "X1", "as": null } }), "joker-needs-place"),
        (position(), play(0, "H9"), "not-next"),
        (position(), joker(0, "X1", "H9"), "not-next"),
        (position(), joker(0, "X1", "SK"), "not-next"),
        (only_joker.clone(), joker(0, "X1", "H9"), "not-next"),
        (position(), play(0, "S6"), "closed"),
        (position(), joker(0, "X1", "S6"), "closed"),
        (only_joker, joker(0, "X1", "H8"), "joker-last"),
        (position(), swap(0, "H8"), "nothing-to-swap"),
        (position(), swap(0, "X1"), "nothing-to-swap"),
        (position(), pass(0), "must-play"),
    ];
    for (position, action, expected) in cases {
        let before = answer(tunnel.clone(), 3, position.clone(), json!([]))["position"].clone();
        let answer = answer(tunnel.clone(), 3, position, json!([action]));
        assert_eq!(refused(&answer), expected, "{action}");
        assert_eq!(answer["position"], before);
        assert_eq!(answer["at"], 0);
    }
}

#[test]
fn without_jokers_there_is_no_joker() {
    let position = json!({ "placed": with_sevens(&[]), "hands": [["S8"], ["H8"], ["D8"]] });
    for action in [play(0, "X1"), joker(0, "X1", "S8"), swap(0, "X1")] {
        assert_eq!(refused(&answer(json!({}), 3, position.clone(), json!([action]))), "malformed");
    }
}

#[test]
fn refusals_are_written_as_in_the_lab() {
    let names = [
        (Refusal::Malformed, "malformed"),
        (Refusal::GameOver, "game-over"),
        (Refusal::NotYourTurn, "not-your-turn"),
        (Refusal::NotYourCard, "not-your-card"),
        (Refusal::JokerNeedsPlace, "joker-needs-place"),
        (Refusal::NotNext, "not-next"),
        (Refusal::Closed, "closed"),
        (Refusal::JokerLast, "joker-last"),
        (Refusal::NothingToSwap, "nothing-to-swap"),
        (Refusal::MustPlay, "must-play"),
    ];
    assert!(names.is_sorted_by_key(|(refusal, _)| *refusal));
    for (refusal, name) in names {
        assert_eq!(serde_json::to_value(refusal).unwrap(), name);
    }
}
