use serde_json::{Value, json};
use tefuda::cards::{Card, CardSet, DealNumber};
use tefuda::rules::Rules;
use tefuda::rules::killer_sevens::{KillerSevens, Options};

use crate::lab::by_rules_and_lab;

/// `LAB.md`, "Deals to check against".
const DEAL_0: [&str; 4] = [
    "D7 CQ C8 DJ HK D6 CK S8 C3 H2 S3 DK SA",
    "D2 D8 DA ST H3 S6 C6 S2 SQ C2 HA CA H5",
    "C9 DT H6 DQ HQ D4 SJ D9 C7 C4 S4 CT H7",
    "D5 CJ S7 H8 D3 H9 C5 S9 HT S5 SK HJ H4",
];

fn cards(names: &str) -> CardSet {
    names.split(' ').map(|name| name.parse::<Card>().unwrap()).collect()
}

fn dealt(options: Value, previous: Value) -> Value {
    by_rules_and_lab::<KillerSevens>(&json!({ "game": "killer-sevens", "deal": 0, "options": options,
        "previous": previous }))
}

#[test]
fn deal_0_is_the_published_one() {
    assert_eq!(KillerSevens::dealt_hands(4, DealNumber(0)), DEAL_0.map(cards));
    for (start, placed) in [("sevens", "S7 H7 D7 C7"), ("diamond-seven", "D7")] {
        let answer = dealt(json!({ "start": start }), Value::Null);
        assert_eq!(answer["position"]["placed"], json!(cards(placed)));
        for (seat, names) in DEAL_0.iter().enumerate() {
            assert_eq!(answer["position"]["hands"][seat], json!(cards(names) - cards(placed)));
        }
        assert_eq!(answer["position"]["turn"], 0, "seat 0 was dealt the seven of diamonds");
    }
}

#[test]
fn who_begins() {
    let turn = |first: &str, previous: Value| dealt(json!({ "first": first }), previous)["position"]["turn"].clone();
    assert_eq!(turn("diamond-seven", json!([3, 2, 1, 4])), 0);
    assert_eq!(turn("human", json!([3, 2, 1, 4])), 0);
    assert_eq!(turn("winner", json!([3, 2, 1, 4])), 2);
    assert_eq!(turn("winner", json!([3, 1, 1, 4])), 1);
    assert_eq!(turn("winner", Value::Null), 0);
    let game = KillerSevens::deal(&Options::default(), 6, DealNumber(5), None).unwrap();
    let dealt = KillerSevens::dealt_hands(6, DealNumber(5));
    let holder = dealt.iter().position(|hand| hand.contains("D7".parse().unwrap()));
    assert_eq!(game.turn(), holder);
}

#[test]
fn three_to_six_play() {
    for seats in [0, 1, 2, 7] {
        assert!(KillerSevens::deal(&Options::default(), seats, DealNumber(0), None).is_err());
    }
}
