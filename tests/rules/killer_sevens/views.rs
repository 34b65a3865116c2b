use std::collections::BTreeMap;

use serde_json::{Value, json};
use tefuda::cards::{Card, CardSet, DealNumber};
use tefuda::rules::killer_sevens::{KillerSevens, Options};
use tefuda::rules::{Rules, Zone};

use super::with_empty;

fn game(hands: Value) -> KillerSevens {
    let mut position = with_empty(&["SA", "S3", "S5", "SK"], &[]);
    position["hands"] = hands;
    KillerSevens::from_position(&Options::default(), 3, &serde_json::from_value(position).unwrap()).unwrap()
}

#[test]
fn a_view_is_the_position_with_counts_for_the_others_hands() {
    let game = game(json!([["SA", "S3"], ["S5"], ["SK"]]));
    for seat in 0..3 {
        let mut expected = serde_json::to_value(game.position()).unwrap();
        for (other, count) in [2, 1, 1].into_iter().enumerate().filter(|(other, _)| *other != seat) {
            expected["hands"][other] = json!({ "count": count });
        }
        let view = game.view(seat);
        assert_eq!(serde_json::to_value(&view).unwrap(), expected);
        assert_eq!(view.legal(), game.legal(seat).actions);
    }
}

#[test]
fn the_others_cards_leave_no_trace_in_a_view() {
    let one = game(json!([["SA", "S3"], ["S5"], ["SK"]]));
    let other = game(json!([["SA", "S3"], ["SK"], ["S5"]]));
    assert_eq!(one.view(0), other.view(0));
    assert_eq!(format!("{:?}", one.view(0)), format!("{:?}", other.view(0)));
    assert_ne!(one.view(1), other.view(1));
}

#[test]
fn a_region_is_the_empty_cells_around_a_card() {
    let view = KillerSevens::deal(&Options::default(), 4, DealNumber(0), None).unwrap().view(0);
    let region = view.region_around("SA".parse().unwrap());
    assert_eq!(region.len(), 24, "left of the sevens");
    assert!(region.into_iter().all(|card| card.number.get() < 7));
    assert_eq!(CardSet::SUITS - view.filled(), view.empty());
}

#[test]
fn zones_follow_the_state() {
    let mut position = with_empty(&["SA", "S3", "S5", "SK"], &[]);
    position["hands"] = json!([["SA"], ["S3"], ["S5"]]);
    position["dead"] = json!({ "SK": 1 });
    let game = KillerSevens::from_position(&Options::default(), 3, &serde_json::from_value(position).unwrap()).unwrap();
    let zones: BTreeMap<Card, Zone> = game.zones().into_iter().collect();
    let zone = |name: &str| zones[&name.parse::<Card>().unwrap()];
    assert_eq!(zones.len(), 52);
    assert_eq!(zone("SK"), Zone::Cell { row: 0, column: 12, dead: true });
    assert_eq!(zone("D2"), Zone::Cell { row: 2, column: 1, dead: false });
    assert_eq!(zone("S3"), Zone::Hand { seat: 1, place: 0 });
}
