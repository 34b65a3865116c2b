use std::collections::BTreeMap;

use serde_json::json;
use tefuda::cards::{Card, DealNumber, Generator};
use tefuda::rules::sevens::{Options, Sevens};
use tefuda::rules::{Rules, Zone};

use super::with_sevens;

fn game(hands: serde_json::Value) -> Sevens {
    let position = json!({ "placed": with_sevens(&[]), "hands": hands, "passes": [1, 0, 2], "jokers": { "S8": "X1" },
        "removed": ["HK"] });
    let options = Sevens::options_from("standard", json!({ "jokers": 2 }).as_object().unwrap()).unwrap();
    Sevens::from_position(&options, 3, &serde_json::from_value(position).unwrap()).unwrap()
}

#[test]
fn a_view_is_the_position_with_counts_for_the_others_hands() {
    let game = game(json!([["H8", "X2"], ["D8"], ["C8", "C9", "CT"]]));
    for seat in 0..3 {
        let mut expected = serde_json::to_value(game.position()).unwrap();
        for (other, count) in [2, 1, 3].into_iter().enumerate().filter(|(other, _)| *other != seat) {
            expected["hands"][other] = json!({ "count": count });
        }
        let view = game.view(seat);
        assert_eq!(serde_json::to_value(&view).unwrap(), expected);
        assert_eq!(view.legal(), game.legal(seat).actions);
        assert_eq!((view.seat(), view.turn(), view.options()), (seat, Some(0), game.options()));
    }
}

/// Whoever looks at two games that differ only in what the others hold sees no difference.
#[test]
fn the_others_cards_leave_no_trace_in_a_view() {
    let one = game(json!([["H8", "X2"], ["D8"], ["C8", "C9", "CT"]]));
    let other = game(json!([["H8", "X2"], ["C9"], ["C8", "D8", "CT"]]));
    assert_eq!(one.view(0), other.view(0));
    assert_eq!(format!("{:?}", one.view(0)), format!("{:?}", other.view(0)));
    assert_ne!(one.view(1), other.view(1));
}

/// In 3600 states drawn for deal 0 each of the 36 cards that seat 0 does not see is held by seat 1 in about a third: with
/// 1200 expected and a standard deviation below 29, 150 away is more than five of them.
#[test]
fn resampling_is_uniform() {
    let game = Sevens::deal(&Options::default(), 4, DealNumber(0), None).unwrap();
    let view = game.view(0);
    let mut generator = Generator::new(3);
    let mut counts: BTreeMap<Card, i32> = view.unseen().into_iter().map(|card| (card, 0)).collect();
    for _ in 0..3600 {
        for card in Sevens::resample(game.options(), &view, &mut generator).hand(1) {
            *counts.get_mut(&card).unwrap() += 1;
        }
    }
    let expected = 3600 * view.count(1) as i32 / counts.len() as i32;
    assert!(counts.values().all(|count| (count - expected).abs() < 150), "{expected}: {counts:?}");
}

#[test]
fn zones_follow_the_state() {
    let game = game(json!([["H8", "X2"], ["D8"], ["C8", "C9", "CT"]]));
    let zones: BTreeMap<Card, Zone> = game.zones().into_iter().collect();
    let zone = |name: &str| zones[&name.parse::<Card>().unwrap()];
    assert_eq!(zones.len(), 4 + 6 + 1 + 1);
    assert_eq!(zone("C7"), Zone::Cell { row: 3, column: 6, dead: false });
    assert_eq!(zone("X1"), Zone::Cell { row: 0, column: 7, dead: false });
    assert_eq!(zone("X2"), Zone::Hand { seat: 0, place: 1 });
    assert_eq!(zone("CT"), Zone::Hand { seat: 2, place: 2 });
    assert_eq!(zone("HK"), Zone::Removed { height: 0 });
}
