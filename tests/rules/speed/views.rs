use std::collections::BTreeMap;

use serde_json::json;
use tefuda::cards::{DealNumber, Generator, Suit};
use tefuda::rules::Rules;
use tefuda::rules::speed::Speed;

use super::{CALL, game, options, position_of};

#[test]
fn a_view_is_the_position_with_counts_for_the_decks() {
    let position = json!({ "areas": [["S3", null, "C9", "SK"], ["HA", "H2", null, null]], "decks": [["S5", "S6"],
        ["D9"]],
        "ledgers": [["H6", "C7"], ["D2"]] });
    let game = game(json!({}), position.clone());
    for seat in [0, 1] {
        let view = game.view(seat);
        let expected = json!({ "areas": position["areas"], "decks": [{ "count": 2 }, { "count": 1 }],
            "ledgers": position["ledgers"] });
        assert_eq!(serde_json::to_value(&view).unwrap(), expected);
        assert_eq!(view.seat, seat);
        assert_eq!(view.options(), game.options());
    }
}

/// Whoever looks at two games that differ only in the order of a deck sees no difference.
#[test]
fn the_order_of_a_deck_leaves_no_trace_in_a_view() {
    let position = |deck| {
        json!({ "areas": [["S3", null, "C9", "SK"], ["HA", "H2", null, null]], "decks": [deck, []],
        "ledgers": [["H6", "C7"], ["D2"]] })
    };
    let one = game(json!({}), position(json!(["S5", "S6"])));
    let other = game(json!({}), position(json!(["S6", "S5"])));
    for seat in [0, 1] {
        assert_eq!(one.view(seat), other.view(seat));
        assert_eq!(format!("{:?}", one.view(seat)), format!("{:?}", other.view(seat)));
    }
}

/// In 2200 states drawn for deal 0 each of the 22 cards of a deck is next about 100 times: with 21 degrees of freedom
/// χ² is below 60 but in one of 100000 cases.
#[test]
fn resampling_is_uniform() {
    for (split, cards) in [("colours", 22), ("halves", 44)] {
        let mut game = Speed::deal(&options(json!({ "split": split })), 2, DealNumber(0), None).unwrap();
        game.apply(0, &CALL).unwrap();
        let cards = cards - if split == "colours" { 1 } else { 2 };
        let mut generator = Generator::new(9);
        for seat in [0, 1] {
            let mut counts = BTreeMap::new();
            for _ in 0..100 * cards {
                let drawn = Speed::resample(game.options(), &game.view(1), &mut generator);
                let next = position_of(&drawn)["decks"][seat][0].as_str().unwrap().to_owned();
                *counts.entry(next).or_insert(0_i32) += 1;
            }
            assert_eq!(counts.len(), cards, "{split}");
            let chi_square: i32 = counts.values().map(|count| (count - 100).pow(2)).sum::<i32>() / 100;
            assert!(chi_square < 60 * cards as i32 / 21, "{split}: {chi_square}");
        }
    }
}

#[test]
fn resampling_knows_the_colours() {
    let game = Speed::deal(&options(json!({})), 2, DealNumber(3), None).unwrap();
    let drawn = Speed::resample(game.options(), &game.view(0), &mut Generator::new(0));
    for seat in [0, 1] {
        let deck = &drawn.position().decks[seat];
        assert_eq!(deck.len(), 22);
        assert!(deck.iter().all(|card| matches!(card.suit, Suit::Spades | Suit::Clubs) == (seat == 0)));
    }
}

/// A position may mix the colours; the sizes of the decks come first then.
#[test]
fn resampling_fills_the_decks_from_whatever_is_unseen() {
    let decks: Vec<String> = "A23456789TJQK".chars().map(|number| format!("S{number}")).collect();
    let position = json!({ "areas": [["C2", "C3", "C4", "C5"], ["C6", "C7", "C8", "C9"]], "decks": [["H2"], decks] });
    let game = game(json!({}), position);
    let drawn = Speed::resample(game.options(), &game.view(0), &mut Generator::new(0));
    assert_eq!(drawn.view(0), game.view(0));
}
