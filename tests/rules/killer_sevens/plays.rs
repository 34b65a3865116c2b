use serde_json::json;
use tefuda::rules::killer_sevens::Refusal;

use super::{answer, pass, play, plays, refused, with_empty, with_placed};

#[test]
fn a_card_is_placed_next_to_a_card() {
    let own = ["S6", "H6", "H5", "C8", "CK", "SA"];
    for (adjacency, expected) in [(8, &["S6", "H6", "C8"][..]), (4, &["S6", "H6", "C8"])] {
        let answer = answer(json!({ "adjacency": adjacency }), 3, with_placed(&[], &own), json!([]));
        assert_eq!(plays(&answer, 0), expected);
    }
    // Only D7 is placed: diagonals count with eight directions, not with four.
    let own = ["H6", "H7", "H8", "D6", "D8", "C6", "C7", "C8", "D5", "S7"];
    for (adjacency, expected) in
        [(8, &["H6", "H7", "H8", "D6", "D8", "C6", "C7", "C8"][..]), (4, &["H7", "D6", "D8", "C7"])]
    {
        let options = json!({ "adjacency": adjacency, "start": "diamond-seven" });
        let mut position = with_placed(&[], &own);
        position["placed"] = json!(["D7"]);
        position["hands"][0] = json!(own);
        let rest: Vec<String> = tefuda::cards::pack(0)
            .iter()
            .map(ToString::to_string)
            .filter(|card| card != "D7" && !own.contains(&card.as_str()))
            .collect();
        position["hands"][1] = json!(rest[..20]);
        position["hands"][2] = json!(rest[20..]);
        assert_eq!(plays(&answer(options, 3, position, json!([])), 0), expected);
    }
}

/// Edges are walls: neither is the king next to the ace nor spades next to clubs.
#[test]
fn edges_are_walls() {
    let position = with_placed(&["S8", "S9", "ST", "SJ", "SQ", "SK"], &["SA", "HA", "CK", "CQ", "HK"]);
    assert_eq!(plays(&answer(json!({}), 3, position, json!([])), 0), ["HK"]);
}

/// What lies next to a dead card may be placed as well.
#[test]
fn dead_cards_fill_their_cells() {
    let mut position = with_placed(&[], &["S5", "S9"]);
    position["hands"][1].as_array_mut().unwrap().retain(|card| card != "S6");
    position["hands"][2].as_array_mut().unwrap().retain(|card| card != "S6");
    position["dead"] = json!({ "S6": 1 });
    assert_eq!(plays(&answer(json!({}), 3, position, json!([])), 0), ["S5"]);
}

#[test]
fn refusals_and_their_order() {
    let mut position = with_placed(&[], &["S6", "S5", "SA"]);
    position["hands"][1].as_array_mut().unwrap().retain(|card| card != "C8" && card != "C6");
    position["hands"][2].as_array_mut().unwrap().retain(|card| card != "C8" && card != "C6");
    position["dead"] = json!({ "C8": 0, "C6": 1 });
    let over = json!({ "placed": tefuda::cards::pack(0), "hands": [[], [], []], "finished": [[0], [1], [2]] });
    let cases = [
        (position.clone(), play(3, "S6"), "malformed"),
        (position.clone(), play(0, "X1"), "malformed"),
        (position.clone(), play(0, "S6=3"), "malformed"),
        (position.clone(), json!({ "seat": 0, "swap": { "card": "S6" } }), "malformed"),
        (over.clone(), play(4, "S6"), "malformed"),
        (over.clone(), play(0, "S6"), "game-over"),
        (over, pass(1), "game-over"),
        (position.clone(), play(1, "C6"), "not-your-turn"),
        (position.clone(), pass(1), "not-your-turn"),
        (position.clone(), play(0, "C8"), "dead"),
        (position.clone(), play(0, "C6"), "not-your-card"),
        (position.clone(), play(0, "S7"), "not-your-card"),
        (position.clone(), play(0, "H6"), "not-your-card"),
        (position.clone(), play(0, "S5"), "not-adjacent"),
        (position, pass(0), "can-play"),
    ];
    for (position, action, expected) in cases {
        let before = answer(json!({}), 3, position.clone(), json!([]))["position"].clone();
        let answer = answer(json!({}), 3, position, json!([action]));
        assert_eq!(refused(&answer), expected, "{action}");
        assert_eq!(answer["position"], before);
    }
}

#[test]
fn refusals_are_written_as_in_the_lab() {
    let names = [
        (Refusal::Malformed, "malformed"),
        (Refusal::GameOver, "game-over"),
        (Refusal::NotYourTurn, "not-your-turn"),
        (Refusal::NotYourCard, "not-your-card"),
        (Refusal::Dead, "dead"),
        (Refusal::NotAdjacent, "not-adjacent"),
        (Refusal::CanPlay, "can-play"),
    ];
    for (refusal, name) in names {
        assert_eq!(serde_json::to_value(refusal).unwrap(), name);
    }
}

#[test]
fn turns_go_round_those_with_live_cards() {
    let mut position = with_empty(&["SA", "S3", "S5", "S9", "SJ"], &["SA", "S3"]);
    position["hands"] = json!([["SA", "S3"], [], ["S5", "S9", "SJ"]]);
    position["finished"] = json!([[1]]);
    let after = answer(json!({}), 3, position, json!([play(0, "SA")]));
    assert_eq!(after["position"]["turn"], 2);
}
