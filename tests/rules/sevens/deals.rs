use serde_json::{Value, json};
use tefuda::cards::{Card, CardSet, DealNumber, Generator, pack};
use tefuda::rules::Rules;
use tefuda::rules::sevens::{Options, Sevens};

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

fn dealt(line: &Value) -> Value {
    let mut line = line.clone();
    line["game"] = json!("sevens");
    by_rules_and_lab::<Sevens>(&line)
}

#[test]
fn deal_0_is_the_published_one() {
    let hands = Sevens::dealt_hands(&Options::default(), 4, DealNumber(0));
    assert_eq!(hands, DEAL_0.map(cards));
    let answer = dealt(&json!({ "deal": 0 }));
    let sevens = cards("S7 H7 D7 C7");
    assert_eq!(answer["position"]["placed"], json!(["S7", "H7", "D7", "C7"]));
    for (seat, names) in DEAL_0.iter().enumerate() {
        assert_eq!(answer["position"]["hands"][seat], json!(cards(names) - sevens));
    }
    assert_eq!(answer["position"]["turn"], 0, "seat 0 was dealt the seven of diamonds");
    assert_eq!(answer["position"]["passes"], json!([0, 0, 0, 0]));
}

/// The same pack and generator by hand: with cards left over the first is drawn after the shuffle.
#[test]
fn packs_that_do_not_divide_begin_at_a_drawn_seat() {
    for (jokers, seats) in (0..=2_u8).flat_map(|jokers| (3..=6).map(move |seats| (jokers, seats))) {
        for number in 0..5 {
            let mut generator = Generator::new(number);
            let mut cards = pack(jokers);
            generator.shuffle(&mut cards);
            let first = if cards.len().is_multiple_of(seats) { 0 } else { generator.index(seats as u32) };
            let mut expected = vec![CardSet::EMPTY; seats];
            for (index, card) in cards.iter().enumerate() {
                expected[(first + index) % seats].insert(*card);
            }
            let overrides = json!({ "jokers": jokers });
            let options = Sevens::options_from("standard", overrides.as_object().unwrap()).unwrap();
            assert_eq!(Sevens::dealt_hands(&options, seats, DealNumber(number)), expected);
            let answer = dealt(&json!({ "deal": number, "seats": seats, "options": overrides }));
            let sevens = CardSet::from_iter(["S7", "H7", "D7", "C7"].map(|name| name.parse::<Card>().unwrap()));
            for (seat, hand) in expected.iter().enumerate() {
                assert_eq!(answer["position"]["hands"][seat], json!(*hand - sevens));
            }
            let holder = expected.iter().position(|hand| hand.contains("D7".parse().unwrap()));
            assert_eq!(answer["position"]["turn"], json!(holder));
        }
    }
}

#[test]
fn who_begins() {
    // In deal 1 as computed by the test above; only the holder is read off the hands here.
    let hands = Sevens::dealt_hands(&Options::default(), 4, DealNumber(1));
    let holder = hands.iter().position(|hand| hand.contains("D7".parse().unwrap())).unwrap();
    let turn = |first: &str, previous: Value| {
        let options = json!({ "first": first });
        dealt(&json!({ "deal": 1, "options": options, "previous": previous }))["position"]["turn"].clone()
    };
    for previous in [Value::Null, json!([3, 2, 1, 4]), json!([4, 1, 1, 3])] {
        assert_eq!(turn("diamond-seven", previous.clone()), holder);
        assert_eq!(turn("human", previous), 0);
    }
    assert_eq!(turn("winner", Value::Null), holder, "without a last game as in Standard");
    assert_eq!(turn("winner", json!([3, 2, 1, 4])), 2);
    assert_eq!(turn("winner", json!([4, 1, 1, 3])), 1, "of several the lowest seat");
}

#[test]
fn three_to_six_play() {
    for seats in [0, 1, 2, 7] {
        assert!(Sevens::deal(&Options::default(), seats, DealNumber(0), None).is_err());
    }
}
