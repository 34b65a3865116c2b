use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Refusal, Speed};

use super::{REFILL, game, json_of, legal_plays, play, position_of};

/// Both sides may play twice; seat 0 has two empty slots and two cards to fill them with.
fn with_empty_slots(refill: Value) -> Speed {
    let position = json!({ "areas": [["S5", null, null, "S7"], ["H5", "H7", null, "H9"]],
        "decks": [["SA", "S2"], ["HA", "H2"]], "ledgers": [["C6"], ["D6"]] });
    game(json!({ "refill": refill }), position)
}

#[test]
fn a_refill_moves_the_next_card_to_the_first_empty_slot() {
    for mode in ["free", "forced"] {
        let mut game = with_empty_slots(json!([mode, mode]));
        let events = game.apply(0, &REFILL).unwrap();
        assert_eq!(json_of(&events), json!([{ "refilled": { "seat": 0, "slot": 1, "card": "SA" } }]));
        let position = position_of(&game);
        assert_eq!(position["areas"][0], json!(["S5", "SA", null, "S7"]));
        assert_eq!(position["decks"], json!([["S2"], ["HA", "H2"]]));
    }
}

#[test]
fn free_lets_several_cards_be_played_before() {
    let mut game = with_empty_slots(json!(["free", "forced"]));
    game.apply(0, &play(0, 0)).unwrap();
    game.apply(0, &play(3, 1)).unwrap();
    assert!(game.legal(0).actions.contains(&REFILL));
}

#[test]
fn forced_refills_before_the_next_play() {
    let mut game = with_empty_slots(json!(["forced", "free"]));
    for _ in 0..2 {
        assert_eq!(game.legal(0).actions, [REFILL]);
        assert_eq!(game.apply(0, &play(0, 0)), Err(Refusal::MustRefill));
        game.apply(0, &REFILL).unwrap();
    }
    assert_eq!(legal_plays(&game, 0), [(0, 0), (0, 1), (3, 0), (3, 1)]);
    game.apply(0, &play(0, 0)).unwrap();
    assert_eq!(legal_plays(&game, 0), [(3, 1)], "the deck is empty, so the empty slot may stay");
}

/// Each seat has its own mode.
#[test]
fn the_modes_of_the_seats_are_independent() {
    let game = with_empty_slots(json!(["free", "forced"]));
    assert!(!legal_plays(&game, 0).is_empty());
    assert!(legal_plays(&game, 1).is_empty());
    let game = with_empty_slots(json!(["forced", "free"]));
    assert!(legal_plays(&game, 0).is_empty());
    assert!(!legal_plays(&game, 1).is_empty());
}

#[test]
fn automatic_refills_every_empty_slot_after_every_action() {
    let mut game = with_empty_slots(json!(["automatic", "free"]));
    let events = json_of(&game.apply(1, &play(0, 0)).unwrap());
    let expected = json!([
        { "played": { "seat": 1, "slot": 0, "ledger": 0, "card": "H5", "onto": "C6" } },
        { "refilled": { "seat": 0, "slot": 1, "card": "SA" } },
        { "refilled": { "seat": 0, "slot": 2, "card": "S2" } },
    ]);
    assert_eq!(events, expected, "also after the other side's action, and only for the seat that has it so");
}

#[test]
fn automatic_lasts_as_long_as_the_deck() {
    let mut game = with_empty_slots(json!(["free", "automatic"]));
    game.apply(1, &play(0, 0)).unwrap();
    assert_eq!(position_of(&game)["areas"][1], json!(["HA", "H7", "H2", "H9"]));
    game.apply(1, &play(1, 1)).unwrap();
    assert_eq!(position_of(&game)["areas"][1], json!(["HA", null, "H2", "H9"]));
}

/// A position may hold what automatic refills would have filled: then the deck may be activated, as no action would
/// be left otherwise.
#[test]
fn automatic_can_be_set_off_by_hand() {
    let position = json!({ "areas": [["SK", null, null, null], ["HK", null, null, null]],
        "decks": [["SA", "S2"], []], "ledgers": [["C6"], ["D6"]] });
    let mut game = game(json!({ "refill": ["automatic", "automatic"] }), position);
    assert!(!game.is_stall());
    assert_eq!(game.legal(0).actions, [REFILL]);
    let events = json_of(&game.apply(0, &REFILL).unwrap());
    assert_eq!(events[1]["refilled"]["slot"], 2);
    assert_eq!(events[2], json!({ "stalled": {} }));
}

#[test]
fn nothing_to_refill() {
    let position = json!({ "areas": [["S5", "SK", "S8", "S9"], ["H5", "H7", null, "H9"]],
        "decks": [["SA"], []], "ledgers": [["C6"], ["D6"]] });
    let mut game = game(json!({}), position);
    assert_eq!(game.apply(0, &REFILL), Err(Refusal::NoEmptySlot));
    assert_eq!(game.apply(1, &REFILL), Err(Refusal::DeckEmpty));
}
