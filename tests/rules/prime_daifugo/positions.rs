use serde_json::{Value, json};
use tefuda::rules::prime_daifugo::{Position, PrimeDaifugo};
use tefuda::rules::{Rules, SetupError};

use super::{game, options, position_of};

fn set_up(overrides: Value, seats: usize, position: Value) -> Result<PrimeDaifugo, SetupError> {
    let position: Position = serde_json::from_value(position).unwrap();
    PrimeDaifugo::from_position(&options(overrides), seats, &position)
}

#[test]
fn a_position_comes_back_whole() {
    let position = json!({ "hands": [["S3"], ["HA", "X2"]], "deck": ["S5", "S6"], "turn": 1,
        "field": { "cards": ["CK", "X1=0"], "by": 0 }, "under": ["C2", "C3"], "revolution": true, "drawn": true, "idle": 2,
        "turns": 17 });
    assert_eq!(position_of(&game(json!({}), position.clone())), position);
}

#[test]
fn what_is_empty_may_be_left_out_but_is_written() {
    let game = game(json!({}), json!({ "hands": [["S3"], ["HA"]] }));
    let expected = json!({ "hands": [["S3"], ["HA"]], "deck": [], "field": null, "under": [], "revolution": false,
        "turn": 0, "drawn": false, "idle": 0, "turns": 0 });
    assert_eq!(position_of(&game), expected);
}

#[test]
fn impossible_positions() {
    let hands = json!([["S3"], ["HA"]]);
    let field = |cards: Value| json!({ "hands": hands, "field": { "cards": cards, "by": 1 } });
    let cases = [
        json!({}),
        json!({ "hands": [["S3"]] }),
        json!({ "hands": [["S3"], ["HA"], ["D2"]] }),
        json!({ "hands": [[], []] }),
        json!({ "hands": [["S3"], ["S3"]] }),
        json!({ "hands": [["S3", "S3"], ["HA"]] }),
        json!({ "hands": hands, "deck": ["S3"] }),
        json!({ "hands": hands, "turn": 2 }),
        json!({ "hands": hands, "under": ["S4"] }),
        field(json!([])),
        field(json!(["S3"])),
        field(json!(["X1=7"])),
        field(json!(["SA", "X1"])),
        field(json!(["SA", "X1=14"])),
        field(json!(["X1=0", "SA"])),
        json!({ "hands": hands, "field": { "cards": ["S7"], "by": 0 } }),
        json!({ "hands": hands, "field": { "cards": ["S7"], "by": 2 } }),
        json!({ "hands": hands, "field": { "cards": ["S7", "D7"], "by": 1 }, "under": ["SA"] }),
    ];
    for position in cases {
        assert!(matches!(set_up(json!({}), 2, position.clone()), Err(SetupError::Position(_))), "{position}");
    }
}

#[test]
fn positions_that_the_options_forbid() {
    let hands = json!([["S3"], ["HA"]]);
    let cases = [
        (json!({ "jokers": 0 }), json!({ "hands": [["S3"], ["X1"]] })),
        (json!({ "jokers": 1 }), json!({ "hands": [["S3"], ["X2"]] })),
        (json!({ "even-ranks-halved": true }), json!({ "hands": [["S3"], ["D2"]] })),
        (json!({ "cap": 1 }), json!({ "hands": hands, "field": { "cards": ["S7", "SA"], "by": 1 } })),
        (json!({ "joker-zero": false }), json!({ "hands": hands, "field": { "cards": ["S7", "X1=0"], "by": 1 } })),
    ];
    for (overrides, position) in cases {
        assert!(set_up(json!({}), 2, position.clone()).is_ok(), "{position}");
        assert!(matches!(set_up(overrides, 2, position.clone()), Err(SetupError::Position(_))), "{position}");
    }
}

#[test]
fn no_positions_at_all() {
    let cases = [
        json!({ "hands": [["S1"]] }),
        json!({ "hands": [["X1=9"]] }),
        json!({ "hands": [null] }),
        json!({ "field": ["S7"] }),
        json!({ "field": { "cards": ["S7"] } }),
        json!({ "field": { "cards": ["S7=7"], "by": 0 } }),
        json!({ "turn": -1 }),
        json!({ "idle": null }),
        json!({ "passes": 1 }),
    ];
    for position in cases {
        assert!(serde_json::from_value::<Position>(position.clone()).is_err(), "{position}");
    }
}
