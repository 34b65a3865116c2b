use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, PrimeDaifugo};

use super::{DECK, composite, event, events, facing, game, list, names, play, position_of};

const HAND: &str = "S2 H2 S3 S4 S6 S9 SQ SA SK HK";

/// What a wrong play tells, and the game after it.
fn wrong(overrides: Value, action: &Action) -> (Value, PrimeDaifugo) {
    let mut game = facing(overrides, HAND, "");
    let told = event(&events(&mut game, 0, action), "wrong");
    (told, game)
}

#[test]
fn the_penalty_is_as_the_option_says() {
    let cases = [
        ("all", play("S9"), 1),
        ("all", play("SQ SA"), 2),
        ("all", composite("SQ", "S2, S6"), 3),
        ("all", composite("SQ", "S2 ^ H2, S6"), 4),
        ("field", composite("SQ", "S2, S6"), 1),
        ("field", play("SQ SA"), 2),
        ("one", composite("SQ", "S2, S6"), 1),
        ("one", play("SQ SA"), 1),
        ("none", composite("SQ", "S2, S6"), 0),
    ];
    for (penalty, action, expected) in cases {
        let (told, game) = wrong(json!({ "penalty": penalty }), &action);
        assert_eq!(told["penalty"], expected, "{penalty} {action:?}");
        let (hand, deck) = (list(HAND), list(DECK));
        let mut expected_hand = hand.as_array().unwrap().clone();
        expected_hand.extend_from_slice(&deck.as_array().unwrap()[..expected]);
        let position = position_of(&game);
        assert_eq!(position["hands"][0], json!(expected_hand), "the laid cards are back and the penalty is drawn");
        assert_eq!(position["deck"], json!(deck.as_array().unwrap()[expected..]));
        assert_eq!(position["field"], json!(null));
        assert_eq!(game.turn(), 1, "it counts as a pass");
    }
}

#[test]
fn the_penalty_is_drawn_as_far_as_the_deck_reaches_before_anything_flows() {
    let position = json!({ "hands": [["S6", "SQ", "SA"], ["D9"]], "deck": ["C2"],
        "field": { "cards": ["H2", "H3"], "by": 1 }, "under": ["HA", "HK"] });
    let mut game = game(json!({}), position);
    let told = events(&mut game, 0, &play("SQ SA"));
    assert_eq!(names(&told), ["wrong", "penalised", "flowed", "turn"]);
    assert_eq!(event(&told, "wrong")["penalty"], 1);
    assert_eq!(event(&told, "penalised"), json!({ "seat": 0, "cards": ["C2"] }));
    assert_eq!(event(&told, "flowed"), json!({ "cards": ["HA", "HK", "H2", "H3"] }));
    assert_eq!(event(&told, "turn"), json!({ "seat": 1, "leads": true }));
    let after = position_of(&game);
    assert_eq!(after["hands"][0], list("S6 SQ SA C2"));
    assert_eq!(after["deck"], list("HA HK H2 H3"));
}

#[test]
fn a_number_that_is_not_prime_is_taken_apart() {
    let found = |action: &Action| {
        let (told, _) = wrong(json!({}), action);
        assert_eq!(told["reason"], "not-prime");
        (told["number"].clone(), told["found"].clone(), told["rest"].clone(), told["evidence"].clone())
    };
    let divisor = |divisor: u32| json!({ "divisor": divisor });
    assert_eq!(found(&play("SK HK")), (json!("1313"), json!(["13", "101"]), json!([]), divisor(13)));
    assert_eq!(found(&play("SQ SA")), (json!("121"), json!(["11", "11"]), json!([]), divisor(11)));
    assert_eq!(found(&play("SA")), (json!("1"), json!([]), json!([]), json!(null)));
    // 1 3 1 3 3 = 23 · 571.
    assert_eq!(found(&play("SK HK S3")), (json!("13133"), json!(["23", "571"]), json!([]), divisor(23)));
}

#[test]
fn every_base_that_is_not_prime_is_named_once() {
    let (told, _) = wrong(json!({}), &composite("SQ SK", "S4, S9, S6, S2"));
    assert_eq!(told["reason"], "base-not-prime");
    let bases: Vec<&Value> = told["bases"].as_array().unwrap().iter().map(|base| &base["number"]).collect();
    assert_eq!(bases, [&json!("4"), &json!("9"), &json!("6")]);
    assert_eq!(told["bases"][2]["found"], json!(["2", "3"]));
}

#[test]
fn a_wrong_product_is_told_unless_it_is_too_large() {
    let product = |action: &Action| {
        let (told, _) = wrong(json!({}), action);
        assert_eq!(told["reason"], "product-differs");
        (told["number"].clone(), told["product"].clone())
    };
    assert_eq!(product(&composite("SQ", "S2 ^ S3")), (json!("12"), json!("8")));
    assert_eq!(product(&composite("SQ", "S2 ^ S9")), (json!("12"), json!(null)));
    assert_eq!(product(&composite("SQ", "SK, HK")), (json!("12"), json!(null)));
    // 13 to the power of 15 has 17 digits and needs more than 53 bits; the field has 18.
    let position = json!({ "hands": [list("S9 H9 D9 C9 S8 H8 D8 C8 S7 H7 D7 C7 S6 H6 D6 C6 S4 H4 SK SA S5"), ["D2"]] });
    let mut playing = game(json!({}), position);
    let field = "S9 H9 D9 C9 S8 H8 D8 C8 S7 H7 D7 C7 S6 H6 D6 C6 S4 H4";
    let told = event(&events(&mut playing, 0, &composite(field, "SK ^ SA S5")), "wrong");
    assert_eq!(told["product"], "51185893014090757");
    // An exponent of any size is no work.
    let position = json!({ "hands": [list("S6 S2 S9 H9 D9 C9 SK HK DK CK"), ["D2"]] });
    let mut playing = game(json!({}), position);
    let told = event(&events(&mut playing, 0, &composite("S6", "S2 ^ S9 H9 D9 C9 SK HK DK CK")), "wrong");
    assert_eq!(told["product"], json!(null));
}

#[test]
fn a_wrong_play_is_shown_to_all_and_known_while_held() {
    let (_, mut game) = wrong(json!({}), &composite("SQ", "S2, S6"));
    assert_eq!(serde_json::to_value(game.view(1)).unwrap()["known"]["hands"], json!([["SQ", "S2", "S6"], []]));
    game.apply(1, &Action::Pass {}).unwrap();
    game.apply(0, &composite("S6", "S2, S3")).unwrap();
    assert_eq!(serde_json::to_value(game.view(1)).unwrap()["known"]["hands"], json!([["SQ"], []]));
}
