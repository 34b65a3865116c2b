use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, Refusal, Speed};

use super::{CALL, call_with, game, json_of, open_game, position_of, ranks};

/// A stall in which both sides have two cards left in the area and none in the deck.
fn last_cards(call_card: &str) -> Speed {
    let areas = [["-", "S9", "-", "SJ"], ["H9", "-", "HJ", "-"]];
    open_game(json!({ "call-card": call_card }), areas, ["C6", "D6"])
}

#[test]
fn example_of_a_stall() {
    let areas = json!([["S3", "C3", "S9", "SJ"], ["H2", "H4", "H9", "HQ"]]);
    for decks in [json!([[], []]), json!([["S8"], ["D8", "D2"]])] {
        let game = game(json!({}), json!({ "areas": areas, "decks": decks, "ledgers": [["C6"], ["D6"]] }));
        assert!(game.is_stall());
        assert!(game.may_act(0) && game.may_act(1), "any seat may call");
    }
}

#[test]
fn a_side_that_can_play_or_refill_prevents_the_stall() {
    let stalled = json!({ "areas": [["S3", "C3", "S9", "SJ"], ["H2", "H4", "H9", "HQ"]], "decks": [["S8"], ["D8"]],
        "ledgers": [["C6"], ["D6"]] });
    let cases = [
        ("/areas/0/2", json!("S5"), "seat 0 can play"),
        ("/areas/1/2", json!("H5"), "seat 1 can play"),
        ("/areas/0/2", Value::Null, "seat 0 can refill"),
        ("/areas/1/2", Value::Null, "seat 1 can refill"),
    ];
    for (place, value, why) in cases {
        let mut position = stalled.clone();
        *position.pointer_mut(place).unwrap() = value;
        for refill in ["free", "forced", "automatic"] {
            let mut game = game(json!({ "refill": [refill, refill] }), position.clone());
            assert!(!game.is_stall(), "{why}");
            assert_eq!(game.apply(0, &CALL), Err(Refusal::NotAStall), "{why}");
            assert!(game.may_act(0) || game.may_act(1));
        }
    }
}

#[test]
fn an_empty_slot_without_a_deck_is_no_refill() {
    assert!(last_cards("chosen").is_stall());
}

#[test]
fn a_call_turns_the_top_of_each_deck_onto_its_own_ledger() {
    let position = json!({ "areas": [["S3", "C3", "S9", "SJ"], ["H2", "H4", "H9", "HQ"]], "decks": [["S8", "S2"],
        ["D8", "D2"]],
        "ledgers": [["C6"], ["D6"]] });
    for (seat, action) in [(0, CALL), (1, CALL), (0, call_with(2)), (1, call_with(3))] {
        let mut game = game(json!({}), position.clone());
        let events = json_of(&game.apply(seat, &action).unwrap());
        assert_eq!(events[0]["called"]["seat"], seat);
        assert_eq!(events[1], json!({ "turned": { "seat": 0, "ledger": 0, "card": "S8", "from": null } }));
        assert_eq!(events[2], json!({ "turned": { "seat": 1, "ledger": 1, "card": "D8", "from": null } }));
        let after = position_of(&game);
        assert_eq!(after["areas"], position["areas"], "a card activated stays while there is a deck");
        assert_eq!(after["decks"], json!([["S2"], ["D2"]]));
        assert_eq!(after["ledgers"], json!([["C6", "S8"], ["D6", "D8"]]));
    }
}

/// The caller gives the card it activated, or else the leftmost; all others the leftmost.
#[test]
fn a_side_without_a_deck_turns_a_card() {
    let cases = [
        ("chosen", 0, CALL, ["S9", "H9"], [1, 0]),
        ("chosen", 0, call_with(1), ["S9", "H9"], [1, 0]),
        ("chosen", 0, call_with(3), ["SJ", "H9"], [3, 0]),
        ("chosen", 1, CALL, ["S9", "H9"], [1, 0]),
        ("chosen", 1, call_with(2), ["S9", "HJ"], [1, 2]),
        ("leftmost", 0, CALL, ["S9", "H9"], [1, 0]),
        ("leftmost", 0, call_with(3), ["S9", "H9"], [1, 0]),
        ("leftmost", 1, call_with(2), ["S9", "H9"], [1, 0]),
    ];
    for (call_card, seat, action, cards, slots) in cases {
        let mut game = last_cards(call_card);
        let events = json_of(&game.apply(seat, &action).unwrap());
        for side in [0, 1] {
            let turned =
                json!({ "turned": { "seat": side, "ledger": side, "card": cards[side], "from": slots[side] } });
            assert_eq!(events[side + 1], turned, "{call_card}, seat {seat}, {action:?}");
            assert_eq!(game.top(side).unwrap().to_string(), cards[side]);
            assert_eq!(game.areas()[side][slots[side]], None);
        }
    }
}

#[test]
fn one_side_may_have_a_deck_and_the_other_none() {
    let position = json!({ "areas": [["S9", null, "SJ", null], ["H2", "H4", "H9", "HQ"]], "decks": [[], ["D8", "D2"]],
        "ledgers": [["C6"], ["D6"]] });
    let mut game = game(json!({}), position);
    let events = json_of(&game.apply(0, &call_with(2)).unwrap());
    assert_eq!(events[1], json!({ "turned": { "seat": 0, "ledger": 0, "card": "SJ", "from": 2 } }));
    assert_eq!(events[2], json!({ "turned": { "seat": 1, "ledger": 1, "card": "D8", "from": null } }));
}

#[test]
fn a_legal_call_names_a_card_where_the_seat_chooses() {
    let chooses = vec![CALL, call_with(1), call_with(3)];
    assert_eq!(last_cards("chosen").legal(0).actions, chooses);
    assert_eq!(last_cards("leftmost").legal(0).actions, [CALL]);
    let with_deck = json!({ "areas": [["S3", "C3", "S9", "SJ"], ["H2", "H4", "H9", "HQ"]], "decks": [["S8"], ["D8"]],
        "ledgers": [["C6"], ["D6"]] });
    assert_eq!(game(json!({}), with_deck).legal(0).actions, [CALL]);
}

#[test]
fn a_stall_may_follow_a_stall() {
    let mut game = last_cards("chosen");
    let events = json_of(&game.apply(0, &CALL).unwrap());
    assert_eq!(events.as_array().unwrap().last(), Some(&json!({ "stalled": {} })));
    assert!(game.is_stall());
}

/// The example of a side with one card left: it wins by the call, unless the other's last card goes as well.
#[test]
fn a_call_may_end_the_game() {
    let three_left = json!({ "areas": [[null, "S9", null, null], ["H2", "H4", "H9", "HQ"]], "decks": [[], ["D8", "D2",
        "D3"]],
        "ledgers": [["C6"], ["D6"]] });
    let one_left =
        json!({ "areas": [[null, "S9", null, null], [null, null, null, "HQ"]], "ledgers": [["C6"], ["D6"]] });
    let first_left =
        json!({ "areas": [["S2", "S4", "S9", null], [null, "HQ", null, null]], "ledgers": [["C6"], ["D6"]] });
    for (position, expected) in [(three_left, [1, 2]), (one_left, [1, 1]), (first_left, [2, 1])] {
        for caller in [0, 1] {
            let mut game = game(json!({}), position.clone());
            let events = json_of(&game.apply(caller, &CALL).unwrap());
            assert_eq!(events[3], json!({ "ended": { "ranks": expected } }), "both sides have turned before");
            assert_eq!(ranks(&game), Some(expected.to_vec()));
        }
    }
}

#[test]
fn the_first_call_opens_both_ledgers() {
    let position = json!({ "areas": [["S3", "C3", "S9", "SJ"], ["H2", "H4", "H9", "HQ"]], "decks": [["S8"], ["D8"]] });
    let mut game = game(json!({}), position);
    assert!(game.is_stall());
    game.apply(1, &CALL).unwrap();
    assert_eq!(position_of(&game)["ledgers"], json!([["S8"], ["D8"]]));
}

/// With both ledgers empty a side without cards has not won yet.
#[test]
fn the_end_needs_a_card_on_a_ledger() {
    let position = json!({ "areas": [[null, null, null, null], ["H2", "H4", null, null]] });
    let mut game = game(json!({}), position);
    assert_eq!(ranks(&game), None);
    assert_eq!(game.legal(0).actions, [Action::Call { slot: None }]);
    game.apply(0, &CALL).unwrap();
    assert_eq!(ranks(&game), Some(vec![1, 2]));
}
