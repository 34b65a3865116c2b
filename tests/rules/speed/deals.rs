use serde_json::{Value, json};
use tefuda::cards::{DealNumber, Suit};
use tefuda::rules::speed::Speed;
use tefuda::rules::{Rules, Zone};

use super::{options, position_of};

fn deal(overrides: Value, number: u64) -> Speed {
    Speed::deal(&options(overrides), 2, DealNumber(number), None).unwrap()
}

#[test]
fn deals_0_and_1_are_the_published_ones() {
    let deals = [
        (0, ["C3", "CQ", "S4", "C9"], ["SQ", "CJ", "S8", "S3"], ["H5", "HK", "H9", "HJ"]),
        (1, ["C4", "S7", "CQ", "SA"], ["S4", "SJ", "S9", "S8"], ["DT", "H3", "D6", "HA"]),
    ];
    for (number, slots, deck, second_slots) in deals {
        let position = position_of(&deal(json!({}), number));
        assert_eq!(position["areas"], json!([slots, second_slots]), "deal {number}");
        assert_eq!(position["decks"][0].as_array().unwrap()[..4], deck.map(Value::from), "deal {number}");
    }
}

/// The halves of deal 0 are the first and the last 26 cards of the shuffled pack that deal 0 of Sevens, published too,
/// deals one at a time to four seats.
#[test]
fn halves_cut_the_shuffled_pack_in_two() {
    let position = position_of(&deal(json!({ "split": "halves" }), 0));
    assert_eq!(position["areas"], json!([["D7", "D2", "C9", "D5"], ["SJ", "C5", "S8", "S2"]]));
    for (deck, next) in [(0, ["CQ", "D8", "DT", "CJ"]), (1, ["D9", "S9", "C3", "SQ"])] {
        assert_eq!(position["decks"][deck].as_array().unwrap()[..4], next.map(Value::from));
    }
}

#[test]
fn each_side_has_26_cards_of_which_4_lie_open_and_no_ledger_has_any() {
    for split in ["colours", "halves"] {
        let game = deal(json!({ "split": split }), 7);
        assert_eq!(game.deck_counts(), [22, 22]);
        assert!(game.areas().iter().flatten().all(Option::is_some));
        assert_eq!([game.remaining(0), game.remaining(1)], [26, 26]);
        assert!(game.ledgers().iter().all(Vec::is_empty));
        assert!(game.is_stall(), "the first act is a call");
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn colours_give_black_to_seat_0_and_red_to_seat_1() {
    for number in 0..20 {
        for (card, zone) in deal(json!({}), number).zones() {
            let (Zone::Deck { seat: Some(seat), .. } | Zone::PlayArea { seat, .. }) = zone else { panic!("{zone:?}") };
            assert_eq!(seat == 0, matches!(card.suit, Suit::Spades | Suit::Clubs), "{card}");
        }
    }
}

#[test]
fn only_the_split_and_the_number_decide_the_deal() {
    let standard = position_of(&deal(json!({}), 5));
    let others = json!({ "wrap": false, "equal": true, "own-ledger-first": true, "call-card": "leftmost",
        "refill": ["automatic", "automatic"], "stall-countdown": 3, "match": 5 });
    assert_eq!(position_of(&deal(others, 5)), standard);
    assert_ne!(position_of(&deal(json!({}), 6)), standard);
}

#[test]
fn two_play() {
    for seats in [0, 1, 3, 4] {
        assert!(Speed::deal(&options(json!({})), seats, DealNumber(0), None).is_err());
    }
}

#[test]
fn zones_follow_the_state() {
    let game = super::game(
        json!({}),
        json!({ "areas": [["S3", null, "C9", null], [null, null, null, "HA"]], "decks": [["S5", "S6"], []],
            "ledgers": [["H6", "C7"], ["D2"]] }),
    );
    let expected = [
        ("S5", Zone::Deck { seat: Some(0), depth: 0 }),
        ("S6", Zone::Deck { seat: Some(0), depth: 1 }),
        ("S3", Zone::PlayArea { seat: 0, slot: 0 }),
        ("C9", Zone::PlayArea { seat: 0, slot: 2 }),
        ("H6", Zone::Ledger { seat: 0, height: 0 }),
        ("C7", Zone::Ledger { seat: 0, height: 1 }),
        ("HA", Zone::PlayArea { seat: 1, slot: 3 }),
        ("D2", Zone::Ledger { seat: 1, height: 0 }),
    ];
    assert_eq!(game.zones(), expected.map(|(name, zone)| (name.parse().unwrap(), zone)));
}
