use std::collections::BTreeMap;

use serde_json::json;
use tefuda::cards::{DealNumber, Generator};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, PrimeDaifugo};

use super::{composite, events, game, list, options, play};

#[test]
fn a_view_is_the_position_with_counts_for_what_is_hidden() {
    let position = json!({ "hands": [["S3"], ["HA", "X2"], ["D2", "D4"]], "deck": ["S5", "S6"], "turn": 1,
        "field": { "cards": ["CK", "X1=0"], "by": 0 }, "under": ["C2", "C3"], "revolution": true, "drawn": true, "idle": 2,
        "turns": 17 });
    let game = game(json!({}), position.clone());
    for seat in 0..3 {
        let mut expected = position.clone();
        for other in (0..3).filter(|other| *other != seat) {
            expected["hands"][other] = json!({ "count": position["hands"][other].as_array().unwrap().len() });
        }
        expected["deck"] = json!({ "count": 2 });
        expected["known"] = json!({ "hands": [[], [], []], "deck": [null, null] });
        let view = game.view(seat);
        assert_eq!(serde_json::to_value(&view).unwrap(), expected);
        assert_eq!(view.own_hand(), game.hands()[seat]);
        assert_eq!((view.is_on_turn(), view.may_draw()), (seat == 1, false));
        assert_eq!(view.legal(), game.legal(seat));
    }
}

/// Whoever looks at two games that differ only in what is hidden sees no difference.
#[test]
fn what_is_hidden_leaves_no_trace_in_a_view() {
    let position = |hand: &str, deck: &str| json!({ "hands": [["S3"], list(hand)], "deck": list(deck) });
    let one = game(json!({}), position("HA H2", "S5 S6"));
    let other = game(json!({}), position("H2 S6", "HA S5"));
    assert_eq!(one.view(0), other.view(0));
    assert_eq!(format!("{:?}", one.view(0)), format!("{:?}", other.view(0)));
}

/// Cards that flowed in order are known where they lie, and when they are drawn; shuffled ones are not.
#[test]
fn flowed_cards_are_known_under_the_deck() {
    for (flow, known) in [("order", true), ("shuffled", false)] {
        let position = json!({ "hands": [list("S3 SK"), list("HA H2")], "deck": ["C5"] });
        let mut game = game(json!({ "flow": flow }), position);
        events(&mut game, 0, &play("S3"));
        events(&mut game, 1, &Action::Pass {});
        let view = |game: &PrimeDaifugo| serde_json::to_value(game.view(1)).unwrap()["known"].clone();
        let place = if known { json!("S3") } else { json!(null) };
        assert_eq!(view(&game)["deck"], json!([null, place]));
        events(&mut game, 0, &Action::Draw {});
        events(&mut game, 0, &Action::Pass {});
        events(&mut game, 1, &Action::Draw {});
        let hands = if known { json!([[], ["S3"]]) } else { json!([[], []]) };
        assert_eq!(view(&game), json!({ "hands": hands, "deck": [] }));
    }
}

#[test]
fn factors_are_known_under_the_deck_too() {
    let mut game = game(json!({}), json!({ "hands": [list("S6 S2 S3 SK"), ["HA"]], "deck": ["C5"] }));
    events(&mut game, 0, &composite("S6", "S2, S3"));
    assert_eq!(serde_json::to_value(game.view(1)).unwrap()["known"]["deck"], json!([null, "S2", "S3"]));
}

/// Of deal 0 seat 1 does not see 11 + 32 cards; in 100 states for each every card is the next one about 100 times: with 42
/// degrees of freedom χ² is below 96 but in one of 100000 cases.
#[test]
fn resampling_is_uniform_and_agrees_with_the_view() {
    let game = PrimeDaifugo::deal(&options(json!({})), 2, DealNumber(0), None).unwrap();
    let mut generator = Generator::new(5);
    let mut counts = BTreeMap::new();
    for _ in 0..4300 {
        let drawn = PrimeDaifugo::resample(game.options(), &game.view(1), &mut generator);
        assert_eq!(drawn.view(1), game.view(1));
        *counts.entry(drawn.position().deck[0]).or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), 43);
    let chi_square: i32 = counts.values().map(|count| (count - 100).pow(2)).sum::<i32>() / 100;
    assert!(chi_square < 96, "{chi_square}");
}

/// What is known stays where it is known to be.
#[test]
fn resampling_keeps_known_cards() {
    let position = json!({ "hands": [list("S3 SK S4 S6"), list("HA H2")], "deck": ["C5", "C6"] });
    let mut game = game(json!({}), position);
    events(&mut game, 0, &play("S4 S6"));
    events(&mut game, 1, &Action::Pass {});
    events(&mut game, 0, &play("S3"));
    events(&mut game, 1, &Action::Pass {});
    let mut generator = Generator::new(1);
    for _ in 0..50 {
        let drawn = PrimeDaifugo::resample(game.options(), &game.view(1), &mut generator);
        assert_eq!(drawn.view(1), game.view(1));
        assert_eq!(drawn.position().deck.last(), "S3".parse().ok().as_ref());
        for card in ["S4", "S6"] {
            assert!(drawn.hands()[0].contains(&card.parse().unwrap()), "{card}");
        }
    }
}
