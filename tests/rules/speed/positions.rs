use serde_json::{Value, json};
use tefuda::rules::speed::{Options, Position, Speed};
use tefuda::rules::{Rules, SetupError};

use super::{game, position_of};

fn set_up(position: Value) -> Result<Speed, SetupError> {
    let position: Position = serde_json::from_value(position).unwrap();
    Speed::from_position(&Options::default(), 2, &position)
}

#[test]
fn a_position_comes_back_whole() {
    let position = json!({ "areas": [["S3", null, "C9", "SK"], ["HA", "H2", null, null]], "decks": [["S5", "S6"],
        ["D9"]],
        "ledgers": [["H6", "C7"], ["D2"]] });
    assert_eq!(position_of(&game(json!({}), position.clone())), position);
}

#[test]
fn what_is_empty_may_be_left_out_but_is_written() {
    let game = game(json!({}), json!({ "areas": [["S3", null, null, null], ["HA", null, null, null]] }));
    let expected = json!({ "areas": [["S3", null, null, null], ["HA", null, null, null]], "decks": [[], []],
        "ledgers": [[], []] });
    assert_eq!(position_of(&game), expected);
}

#[test]
fn impossible_positions() {
    let area = json!([["S3", null, null, null], ["HA", null, null, null]]);
    let cases = [
        json!({}),
        json!({ "areas": area, "ledgers": [["S3"], []] }),
        json!({ "areas": area, "decks": [["HA"], []] }),
        json!({ "areas": area, "decks": [["S4"], ["S4"]] }),
        json!({ "areas": area, "decks": [["S4", "S4"], []] }),
        json!({ "areas": area, "ledgers": [["S4"], ["S4"]] }),
        json!({ "areas": [["S3", "S3", null, null], [null, null, null, null]] }),
        json!({ "areas": area, "decks": [["X1"], []] }),
    ];
    for position in cases {
        assert!(matches!(set_up(position.clone()), Err(SetupError::Position(_))), "{position}");
    }
}

#[test]
fn no_positions_at_all() {
    let cases = [
        json!({ "areas": [["S3", null, null], ["HA", null, null, null]] }),
        json!({ "areas": [["S3", null, null, null, null], ["HA", null, null, null]] }),
        json!({ "areas": [["S3", null, null, null]] }),
        json!({ "decks": [[], [], []] }),
        json!({ "ledgers": [["S1"], []] }),
        json!({ "ledgers": [["X1=9"], []] }),
        json!({ "ledgers": [[null], []] }),
        json!({ "turn": 0 }),
    ];
    for position in cases {
        assert!(serde_json::from_value::<Position>(position.clone()).is_err(), "{position}");
    }
}

#[test]
fn two_seats() {
    let position = Position { areas: [["S3".parse().ok(), None, None, None], [None; 4]], ..Position::default() };
    assert_eq!(Speed::from_position(&Options::default(), 3, &position), Err(SetupError::Seats(3)));
}
