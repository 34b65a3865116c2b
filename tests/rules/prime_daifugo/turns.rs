use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, PrimeDaifugo};

use super::{composite, event, events, game, list, names, play, position_of};

const PASS: Action = Action::Pass {};

fn three(field: Value) -> PrimeDaifugo {
    let hands = json!([list("S2 S3 S5 S7 SJ SA"), list("H2 H3 H5 H7 HJ HA"), list("D2 D3 D5 D7 DJ DA")]);
    game(json!({}), json!({ "hands": hands, "deck": list("CK CQ CJ"), "field": field }))
}

/// The field flows when all others have passed in succession since the last accepted play.
#[test]
fn the_field_flows_when_all_others_have_passed() {
    let mut game = three(json!(null));
    events(&mut game, 0, &play("S2"));
    events(&mut game, 1, &play("H3"));
    assert_eq!(names(&events(&mut game, 2, &PASS)), ["passed", "turn"]);
    events(&mut game, 0, &play("S5"));
    events(&mut game, 1, &PASS);
    let told = events(&mut game, 2, &PASS);
    assert_eq!(names(&told), ["passed", "flowed", "turn"]);
    assert_eq!(event(&told, "flowed")["cards"], list("S2 H3 S5"), "the oldest play first");
    assert_eq!(event(&told, "turn"), json!({ "seat": 0, "leads": true }));
    let position = position_of(&game);
    assert_eq!(position["deck"], list("CK CQ CJ S2 H3 S5"));
    assert_eq!((&position["field"], &position["under"]), (&json!(null), &json!([])));
}

/// A pass skips only this turn; a wrong play counts as one.
#[test]
fn who_has_passed_may_play_again() {
    let mut game = three(json!({ "cards": ["C7"], "by": 2 }));
    events(&mut game, 0, &PASS);
    assert_eq!(position_of(&game)["field"]["by"], 2);
    let told = events(&mut game, 1, &PASS);
    assert_eq!(event(&told, "turn"), json!({ "seat": 2, "leads": true }));
    // Leading one may pass too: the next leads.
    let told = events(&mut game, 2, &PASS);
    assert_eq!(event(&told, "turn"), json!({ "seat": 0, "leads": true }));
}

#[test]
fn a_draw_comes_before_the_play_or_the_pass() {
    let mut game = three(json!(null));
    let told = events(&mut game, 0, &Action::Draw {});
    assert_eq!(serde_json::to_value(&told).unwrap(), json!([{ "drew": { "seat": 0, "card": "CK" } }]));
    assert_eq!((game.turn(), game.has_drawn()), (0, true));
    assert_eq!(position_of(&game)["drawn"], true);
    events(&mut game, 0, &play("CK"));
    assert_eq!((game.turn(), game.has_drawn()), (1, false));
}

#[test]
fn infinity_flows_and_the_same_player_leads_a_new_turn() {
    for (field, revolution) in [(json!(null), false), (json!({ "cards": ["CK"], "by": 1 }), true)] {
        let position = json!({ "hands": [["S2", "X1"], ["D9"]], "deck": ["C2", "C3"], "field": field.clone(),
            "revolution": revolution, "drawn": true });
        let mut game = game(json!({}), position);
        let told = events(&mut game, 0, &play("X1"));
        assert_eq!(names(&told), ["played", "flowed", "turn"]);
        assert_eq!(event(&told, "turn"), json!({ "seat": 0, "leads": true }));
        let expected = if field.is_null() { list("C2 C3 X1") } else { list("C2 C3 CK X1") };
        let position = position_of(&game);
        assert_eq!((&position["deck"], &position["turns"]), (&expected, &json!(1)));
        events(&mut game, 0, &Action::Draw {});
    }
}

#[test]
fn fifty_seven_flows_and_the_same_player_leads() {
    let position = json!({ "hands": [["S5", "X1", "S3"], ["D9"]], "deck": ["C2"],
        "field": { "cards": ["HA", "H3"], "by": 1 }, "under": ["DA", "D2"] });
    let mut game = game(json!({}), position);
    let told = events(&mut game, 0, &play("S5 X1=7"));
    assert_eq!(names(&told), ["played", "flowed", "turn"]);
    assert_eq!(position_of(&game)["deck"], list("C2 DA D2 HA H3 S5 X1"), "the joker's value is forgotten");
    assert_eq!(game.turn(), 0);
}

#[test]
fn seventeen_twenty_nine_reverses_and_restores_the_order() {
    let hands = json!([list("SA S7 S2 S9 SK"), list("HA H7 H2 H9 HK")]);
    let mut game = game(json!({}), json!({ "hands": hands }));
    let told = events(&mut game, 0, &play("SA S7 S2 S9"));
    assert_eq!(names(&told), ["played", "reversed", "turn"]);
    assert_eq!(event(&told, "reversed")["revolution"], true);
    assert_eq!(position_of(&game)["field"], json!({ "cards": ["SA", "S7", "S2", "S9"], "by": 0 }));
    assert_eq!((game.turn(), game.is_revolution()), (1, true));
    // 1729 does not beat 1729.
    assert!(game.apply(1, &play("HA H7 H2 H9")).is_err());
    events(&mut game, 1, &PASS);
    events(&mut game, 0, &PASS);
    let told = events(&mut game, 1, &play("HA H7 H2 H9"));
    assert_eq!(event(&told, "reversed")["revolution"], false);
    assert!(!game.is_revolution());
}

#[test]
fn a_revolution_lasts_to_the_end() {
    let position = json!({ "hands": [["S2", "S5", "S3"], ["D9"]], "revolution": true });
    let mut game = game(json!({}), position);
    events(&mut game, 0, &play("S5"));
    events(&mut game, 1, &PASS);
    assert!(game.is_revolution());
}

/// Factor cards flow at the end of the turn, as typed; the field stays.
#[test]
fn factors_flow_at_the_end_of_the_turn() {
    let position = json!({ "hands": [list("SA S7 S2 S8 H2 S6 H3 D3 SK"), ["D9"]], "deck": ["C2"] });
    let mut game = game(json!({}), position);
    let told = events(&mut game, 0, &composite("SA S7 S2 S8", "H2 ^ S6, H3 ^ D3"));
    assert_eq!(names(&told), ["played", "factors-flowed", "turn"]);
    assert_eq!(event(&told, "factors-flowed")["cards"], list("H2 S6 H3 D3"));
    let position = position_of(&game);
    assert_eq!(position["deck"], list("C2 H2 S6 H3 D3"));
    assert_eq!(position["field"], json!({ "cards": ["SA", "S7", "S2", "S8"], "by": 0 }));
    assert_eq!(position["hands"][0], list("SK"));
}

/// The cards of a flow are shuffled among themselves and go under the deck; a game begun from a position starts the generator
/// at 0.
#[test]
fn flowed_cards_may_be_shuffled() {
    use tefuda::cards::{Card, Generator};
    let position = json!({ "hands": [["X1", "S2"], ["D9"]], "deck": ["C2"],
        "field": { "cards": ["HK"], "by": 1 }, "under": list("HA H2 H3 H4 H5 H6 H7") });
    let mut game = game(json!({ "flow": "shuffled" }), position);
    let told = events(&mut game, 0, &play("X1"));
    let mut expected: Vec<Card> = "HA H2 H3 H4 H5 H6 H7 HK X1".split(' ').map(|name| name.parse().unwrap()).collect();
    Generator::new(0).shuffle(&mut expected);
    assert_eq!(event(&told, "flowed")["cards"], serde_json::to_value(&expected).unwrap());
    assert_eq!(
        position_of(&game)["deck"].as_array().unwrap()[1..],
        *serde_json::to_value(&expected).unwrap().as_array().unwrap()
    );
}

#[test]
fn the_hand_empties_after_any_accepted_play() {
    let cases = [
        ("SA SK", play("SA SK")),
        ("S6 S2 S3", composite("S6", "S2, S3")),
        ("S5 S7", play("S5 S7")),
        ("SA S7 S2 S9", play("SA S7 S2 S9")),
        ("X1", play("X1")),
    ];
    for (hand, action) in cases {
        let mut game = super::facing(json!({}), hand, "");
        let told = events(&mut game, 0, &action);
        assert_eq!(event(&told, "ended"), json!({ "ranks": [1, 2], "end": "hand-empty" }), "{hand}");
        assert_eq!(game.outcome().unwrap().ranks, [1, 2]);
        assert!((0..2).all(|seat| game.legal(seat).actions.is_empty() && !game.may_act(seat)));
    }
}

#[test]
fn the_other_places_go_by_the_cards_left() {
    let position = json!({ "hands": [["S2"], ["D9", "D8"], ["H9"], ["C9", "C8"]] });
    let mut game = game(json!({}), position);
    events(&mut game, 0, &play("S2"));
    assert_eq!(game.outcome().unwrap().ranks, [1, 3, 2, 3]);
}

/// After 2 × seats turns in a row with no accepted play and no card drawn.
#[test]
fn a_standstill_ends_the_game() {
    let position = json!({ "hands": [["S4"], ["D4"], ["H4", "H6"]], "deck": ["C2"] });
    let mut game = game(json!({}), position);
    for turn in 0..6 {
        assert_eq!(game.outcome(), None);
        assert_eq!(position_of(&game)["idle"], turn);
        events(&mut game, turn % 3, &PASS);
    }
    assert_eq!(game.outcome().unwrap().ranks, [1, 1, 3], "equal lowest counts are a draw");
}

#[test]
fn a_draw_or_a_penalty_card_or_a_play_is_no_standstill() {
    let position = json!({ "hands": [["S4", "S7"], ["D4"]], "deck": ["C2", "C3"], "idle": 3 });
    let start = game(json!({}), position.clone());
    let idle = |actions: &[&Action]| {
        let mut game = start.clone();
        actions.iter().for_each(|action| drop(events(&mut game, 0, action)));
        position_of(&game)["idle"].clone()
    };
    assert_eq!(idle(&[&Action::Draw {}, &PASS]), 0);
    assert_eq!(idle(&[&play("S4")]), 0);
    assert_eq!(idle(&[&play("S7")]), 0);
    assert_eq!(idle(&[&PASS]), 4);
    // Without a penalty card a wrong play is a turn like a pass.
    let mut unpunished = game(json!({ "penalty": "none" }), position);
    events(&mut unpunished, 0, &play("S4"));
    assert_eq!(position_of(&unpunished)["idle"], 4);
    assert!(unpunished.outcome().is_some());
}

/// Turn limit × seats turns in all, announced for the last ten.
#[test]
fn the_turn_limit_ends_the_game() {
    for (limit, seats) in [(100, 2), (50, 3), (200, 4)] {
        let hands: Vec<Value> = ["S4", "D4", "H4", "C4"][..seats].iter().map(|card| json!([card, "X1"])).collect();
        let mut hands = json!(hands);
        (1..seats).for_each(|seat| hands[seat].as_array_mut().unwrap().truncate(1));
        let turns = limit * seats - 11;
        let mut game = game(
            json!({ "turn-limit": limit }),
            json!({ "hands": hands, "deck": list("C2 C3 C5 C6 C7 C8 C9 CT CJ CQ CK"), "turns": turns, "turn": turns % seats }),
        );
        for left in (1..=11).rev() {
            assert_eq!(game.turns_left(), left);
            let seat = game.turn();
            events(&mut game, seat, &Action::Draw {});
            let told = events(&mut game, seat, &PASS);
            let last = told.last().map(|event| serde_json::to_value(event).unwrap()).unwrap();
            if left > 1 {
                assert_eq!(last, json!({ "last-turns": { "left": left - 1 } }));
            } else {
                assert_eq!(last["ended"]["end"], "turn-limit");
            }
        }
        assert!(game.outcome().is_some());
    }
}
