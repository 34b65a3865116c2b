use serde_json::{Value, json};
use tefuda::cards::{Card, DealNumber, Generator, pack};
use tefuda::rules::prime_daifugo::PrimeDaifugo;
use tefuda::rules::{Rules, Zone};

use super::{list, options, position_of};

fn deal(overrides: Value, seats: usize, number: u64) -> PrimeDaifugo {
    PrimeDaifugo::deal(&options(overrides), seats, DealNumber(number), None).unwrap()
}

/// `LAB.md`, "Deals".
#[test]
fn deals_0_and_1_are_the_published_ones() {
    let deals = [
        (0, "H7 SK S6 DK D9 HK D4 HT CJ D3 CQ", "D7 X1 H9 H4 DT C8 D8 D2 DA CK S8", "D5 S7 D6 DQ X2"),
        (1, "X1 DQ X2 S3 D4 SA CT HK CJ D2 D8", "C7 H8 C8 SJ DT D5 S2 CQ H7 HA SQ", "HJ C4 H6 H3 D7"),
    ];
    for (number, first, second, deck) in deals {
        let position = position_of(&deal(json!({}), 2, number));
        assert_eq!(position["hands"], json!([list(first), list(second)]), "deal {number}");
        assert_eq!(position["deck"].as_array().unwrap()[..5], list(deck).as_array().unwrap()[..], "deal {number}");
        assert_eq!(position["turn"], 0, "deal {number}");
    }
}

fn sizes(game: &PrimeDaifugo) -> (Vec<usize>, usize) {
    (game.hands().iter().map(Vec::len).collect(), game.deck_count())
}

/// At most (pack − 8) ÷ seats, rounded down: 54 cards leave (54 − 8) ÷ 4 = 11, 40 leave 8, 41 and 42 leave 8.
#[test]
fn hands_are_as_large_as_the_pack_allows() {
    let cases = [
        (json!({}), 2, 11, 54),
        (json!({}), 4, 11, 54),
        (json!({ "jokers": 0 }), 4, 11, 52),
        (json!({ "jokers": 1 }), 3, 11, 53),
        (json!({ "hand": 7 }), 4, 7, 54),
        (json!({ "hand": 5 }), 2, 5, 54),
        (json!({ "even-ranks-halved": true, "jokers": 0 }), 4, 8, 40),
        (json!({ "even-ranks-halved": true }), 4, 8, 42),
        (json!({ "even-ranks-halved": true, "jokers": 0 }), 3, 10, 40),
        (json!({ "even-ranks-halved": true }), 3, 11, 42),
        (json!({ "even-ranks-halved": true, "hand": 7 }), 4, 7, 42),
    ];
    for (overrides, seats, size, pack) in cases {
        let game = deal(overrides.clone(), seats, 5);
        assert_eq!(sizes(&game), (vec![size; seats], pack - size * seats), "{overrides} {seats}");
    }
}

#[test]
fn halved_even_ranks_lack_half_of_the_red_and_black_evens() {
    let game = deal(json!({ "even-ranks-halved": true }), 2, 3);
    let cards: Vec<Card> = game.zones().into_iter().map(|(card, _)| card).collect();
    for card in pack(2) {
        let name = card.to_string();
        let left_out = ["D", "C"].iter().any(|suit| name.starts_with(suit))
            && ["2", "4", "6", "8", "T", "Q"].iter().any(|number| name.ends_with(number));
        assert_eq!(cards.contains(&card), !left_out, "{card}");
    }
}

/// The index for the first player is drawn after the shuffle.
#[test]
fn the_deal_draws_who_begins() {
    for number in 0..40 {
        for seats in 2..=4 {
            let mut generator = Generator::new(number);
            generator.shuffle(&mut pack(2));
            assert_eq!(deal(json!({}), seats, number).turn(), generator.index(seats as u32));
        }
    }
}

#[test]
fn the_human_begins_at_seat_0() {
    assert!((0..20).all(|number| deal(json!({ "first": "human" }), 3, number).turn() == 0));
}

#[test]
fn the_loser_begins_or_whom_the_deal_draws() {
    let turn = |previous: Option<&[u8]>, number| {
        let options = options(json!({ "first": "loser" }));
        PrimeDaifugo::deal(&options, 3, DealNumber(number), previous).unwrap().turn()
    };
    for number in 0..10 {
        assert_eq!(turn(Some(&[1, 3, 2]), number), 1);
        assert_eq!(turn(Some(&[1, 2, 2]), number), 1, "of several the lowest seat");
        assert_eq!(turn(Some(&[1, 1, 1]), number), 0);
        assert_eq!(turn(None, number), deal(json!({}), 3, number).turn());
    }
}

#[test]
fn a_revolution_may_be_there_from_the_start() {
    assert!(!deal(json!({}), 2, 0).is_revolution());
    assert!(deal(json!({ "start-in-revolution": true }), 2, 0).is_revolution());
}

#[test]
fn other_options_do_not_change_the_cards() {
    let mut standard = position_of(&deal(json!({}), 2, 9));
    let others = json!({ "cap": 3, "composites": false, "exponents": false, "joker-zero": false, "infinity": false,
        "cut-57": false, "revolution-1729": false, "draw": false, "penalty": "none", "flow": "shuffled",
        "first": "human", "joker-finish": false, "clock": 30, "turn-limit": 50 });
    standard["turn"] = json!(0);
    assert_eq!(position_of(&deal(others, 2, 9)), standard);
}

#[test]
fn two_to_four_play() {
    for seats in [0, 1, 5] {
        assert!(PrimeDaifugo::deal(&options(json!({})), seats, DealNumber(0), None).is_err());
    }
}

#[test]
fn zones_follow_the_state() {
    let game = super::game(
        json!({}),
        json!({ "hands": [["S3"], ["HA", "D2"]], "deck": ["S5", "S6"], "turn": 1,
            "field": { "cards": ["CK", "X1=7"], "by": 0 }, "under": ["C2", "C3", "C5", "C9"] }),
    );
    let expected = [
        ("S3", Zone::Hand { seat: 0, place: 0 }),
        ("HA", Zone::Hand { seat: 1, place: 0 }),
        ("D2", Zone::Hand { seat: 1, place: 1 }),
        ("S5", Zone::Deck { seat: None, depth: 0 }),
        ("S6", Zone::Deck { seat: None, depth: 1 }),
        ("C2", Zone::Field { covered_by: 2, place: 0 }),
        ("C3", Zone::Field { covered_by: 2, place: 1 }),
        ("C5", Zone::Field { covered_by: 1, place: 0 }),
        ("C9", Zone::Field { covered_by: 1, place: 1 }),
        ("CK", Zone::Field { covered_by: 0, place: 0 }),
        ("X1", Zone::Field { covered_by: 0, place: 1 }),
    ];
    assert_eq!(game.zones(), expected.map(|(name, zone)| (name.parse().unwrap(), zone)));
}
