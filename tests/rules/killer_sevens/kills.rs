use proptest::prelude::*;
use serde_json::{Value, json};
use tefuda::cards::{Card, CardSet, Generator, Number, Suit, pack};
use tefuda::rules::Rules;
use tefuda::rules::killer_sevens::{Event, KillerSevens, Position};

use super::{answer, dead, play, plays, with_empty, with_placed};

const NUMBERS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];

/// The cells of the columns from the first to the last number (1–13), in all rows.
fn columns(first: usize, last: usize) -> Vec<String> {
    let suits = ["S", "H", "D", "C"];
    suits.iter().flat_map(|suit| (first..=last).map(move |n| format!("{suit}{}", NUMBERS[n - 1]))).collect()
}

fn refs(cards: &[String]) -> Vec<&str> {
    cards.iter().map(String::as_str).collect()
}

#[test]
fn the_opening_kills_nothing() {
    let after = answer(json!({}), 3, with_placed(&[], &["S6", "SA"]), json!([play(0, "S6")]));
    assert!(dead(&after).is_empty());
    assert_eq!(after["events"], json!([{ "played": { "seat": 0, "card": "S6" } }]));
}

/// Column 6 filled: A–5 × 4 = 20 cells live by the cap; column 5: 16 live; column 4: 12 die. The right side has 24.
#[test]
fn columns_up_to_the_cap() {
    for (column, left, die) in [(6, 20, false), (5, 16, false), (4, 12, true)] {
        let mut placed = columns(column, 6);
        let last = format!("C{}", NUMBERS[column - 1]);
        placed.retain(|card| *card != last);
        let position = with_placed(&refs(&placed), &[&last, "SK"]);
        let after = answer(json!({}), 3, position.clone(), json!([play(0, &last)]));
        assert_eq!(dead(&after).len(), if die { left } else { 0 }, "column {column}");
        let event = &after["events"][1];
        if die {
            assert_eq!(event["killed"]["dead"].as_array().unwrap().len(), left);
        } else {
            assert_eq!(event["spared"]["cells"].as_array().unwrap().len(), left);
            assert_eq!(event["spared"]["cap"], 12);
        }
        for (cap, dies) in [(json!(left), true), (json!(left - 1), false), (Value::Null, true)] {
            let after = answer(json!({ "cap": cap }), 3, position.clone(), json!([play(0, &last)]));
            assert_eq!(!dead(&after).is_empty(), dies, "column {column}, cap {cap}");
        }
    }
}

#[test]
fn one_cell_at_the_wall_dies_alone() {
    let position = with_empty(&["C6", "C5", "SA", "HA", "S2"], &["C5", "SA"]);
    let after = answer(json!({}), 3, position, json!([play(0, "C5")]));
    assert_eq!(dead(&after), ["C6"]);
}

#[test]
fn a_square_dies() {
    // S4 is the last card around the four.
    let position = with_empty(&["S4", "S5", "S6", "H5", "H6", "CA", "CK"], &["S4", "CA"]);
    let after = answer(json!({}), 3, position, json!([play(0, "S4")]));
    assert_eq!(dead(&after), ["H5", "H6", "S5", "S6"]);
}

#[test]
fn an_l_lives_until_it_is_a_rectangle() {
    // S5 S6 H5 with H6 placed; S4 judges them.
    let position = with_empty(&["S4", "S5", "S6", "H5", "CA", "CK"], &["S4", "H5", "CA"]);
    let after = answer(json!({}), 3, position.clone(), json!([play(0, "S4")]));
    assert!(dead(&after).is_empty());
    // It stays playable: the others hold S5 and S6, and seat 0 then plays H5.
    assert_eq!(plays(&after, 1), ["S5", "CK"]);
    let mut own = position;
    own["hands"] = json!([["S4", "H5"], ["S6", "S5"], ["CA", "CK"]]);
    let actions = json!([play(0, "S4")]);
    let after = answer(json!({}), 3, own.clone(), actions);
    assert_eq!(plays(&after, 1), ["S5", "S6"]);
    own["hands"] = json!([["H5", "CA"], ["S6", "CK"], ["S5", "S4"]]);
    own["turn"] = json!(2);
    let after = answer(json!({}), 3, own, json!([play(2, "S4"), play(0, "H5")]));
    assert_eq!(dead(&after), ["S5", "S6"]);
    assert_eq!(after["position"]["dead"], json!({ "S5": 2, "S6": 1 }), "charged to their owners");
    let killed =
        json!({ "killed": { "seat": 0, "dead": [{ "card": "S5", "owner": 2 }, { "card": "S6", "owner": 1 }] } });
    assert_eq!(after["events"][2], killed);
}

/// SA alone is a rectangle too, but C5 does not touch it.
#[test]
fn a_region_is_judged_only_by_a_placement_that_touches_it() {
    let position = with_empty(&["SA", "C5", "C6", "CK"], &["C5", "CK"]);
    let after = answer(json!({}), 3, position, json!([play(0, "C5")]));
    assert_eq!(dead(&after), ["C6"]);
}

#[test]
fn ones_own_cards_die_too() {
    let position = json!({ "placed": with_empty(&["C5", "C6", "SA", "SK"], &[])["placed"],
        "hands": [["C5", "C6"], ["SA"], ["SK"]] });
    let after = answer(json!({}), 3, position, json!([play(0, "C5")]));
    assert_eq!(after["position"]["dead"], json!({ "C6": 0 }));
    assert_eq!(after["position"]["finished"], json!([[0]]));
}

/// Between two regions of 12 and 8 cells the total is over the cap; region by region only what is over it lives.
#[test]
fn the_cap_is_for_the_total_or_per_region() {
    let mut empty = columns(1, 3);
    empty.extend(columns(5, 6));
    empty.push("C4".to_owned());
    let position = with_empty(&refs(&empty), &["C4", "SA"]);
    let case = |options: Value| dead(&answer(options, 3, position.clone(), json!([play(0, "C4")]))).len();
    assert_eq!(case(json!({})), 0);
    assert_eq!(case(json!({ "cap": 20 })), 20);
    assert_eq!(case(json!({ "cap": null })), 20);
    assert_eq!(case(json!({ "cap-per-region": true })), 20);
    assert_eq!(case(json!({ "cap-per-region": true, "cap": 11 })), 8);
    assert_eq!(case(json!({ "cap-per-region": true, "cap": 7 })), 0);
}

/// The regions judged by a placement, found cell by cell with coordinates: slow and obvious.
fn slow_kills(placed: Card, empty: CardSet, cap: Option<usize>, per_region: bool) -> CardSet {
    let is_empty = |row: i32, column: i32| {
        (0..4).contains(&row) && (0..13).contains(&column) && empty.contains(card_at(row, column))
    };
    let (row, column) = (placed.suit as i32, i32::from(placed.number.get()) - 1);
    let mut regions: Vec<Vec<(i32, i32)>> = Vec::new();
    for start in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
        if !is_empty(start.0, start.1) || regions.iter().any(|region| region.contains(&start)) {
            continue;
        }
        let mut region = vec![start];
        let mut index = 0;
        while index < region.len() {
            let (row, column) = region[index];
            for next in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
                if is_empty(next.0, next.1) && !region.contains(&next) {
                    region.push(next);
                }
            }
            index += 1;
        }
        regions.push(region);
    }
    regions.retain(|region| {
        let rows = region.iter().map(|cell| cell.0);
        let columns = region.iter().map(|cell| cell.1);
        let height = rows.clone().max().unwrap() - rows.min().unwrap() + 1;
        let width = columns.clone().max().unwrap() - columns.min().unwrap() + 1;
        (height * width) as usize == region.len()
    });
    let total: usize = regions.iter().map(Vec::len).sum();
    let dies = |region: &&Vec<(i32, i32)>| cap.is_none_or(|cap| if per_region { region.len() } else { total } <= cap);
    regions.iter().filter(dies).flatten().map(|(row, column)| card_at(*row, *column)).collect()
}

fn card_at(row: i32, column: i32) -> Card {
    Card { suit: Suit::ALL[row as usize], number: Number::new(column as u8 + 1).unwrap() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// On boards of any filling, with rectangles cut out of full ones so that kills are common.
    #[test]
    fn kills_are_those_of_the_slow_version(
        seed in any::<u64>(),
        empty_cells in 2..49_usize,
        rectangle in (0..4_i32, 0..13_i32, 1..4_i32, 1..7_i32),
        cut in any::<bool>(),
        cap in proptest::option::of(1..53_usize),
        per_region in any::<bool>()
    ) {
        let mut generator = Generator::new(seed);
        let mut cards: Vec<Card> = pack(0).into_iter().filter(|card| card.number != Number::SEVEN).collect();
        generator.shuffle(&mut cards);
        let (top, left, height, width) = rectangle;
        let inside = |card: &Card| {
            let (row, column) = (card.suit as i32, i32::from(card.number.get()) - 1);
            (top..top + height).contains(&row) && (left..left + width).contains(&column)
        };
        // Either some cells anywhere, or a rectangle and a few cells anywhere.
        let empty: CardSet = if cut {
            cards.iter().filter(|card| inside(card)).chain(cards.iter().take(empty_cells / 4 + 2)).copied().collect()
        } else {
            cards.iter().take(empty_cells).copied().collect()
        };
        let mut hands: Vec<Vec<Card>> = vec![Vec::new(); 3];
        empty.into_iter().enumerate().for_each(|(index, card)| hands[index % 3].push(card));
        let finished: Vec<Vec<usize>> = (0..3).filter(|seat| hands[*seat].is_empty()).map(|seat| vec![seat]).collect();
        let placed = (CardSet::SUITS - empty).into_iter().collect();
        let position = Position { placed, hands, finished, ..Position::default() };
        let options = json!({ "cap": cap, "cap-per-region": per_region });
        let options = KillerSevens::options_from("standard", options.as_object().unwrap()).unwrap();
        let game = KillerSevens::from_position(&options, 3, &position).unwrap();
        for action in game.legal(0).actions {
            let mut after = game.clone();
            let events = after.apply(0, &action).unwrap();
            let Event::Played { card, .. } = events[0] else { continue };
            let expected = slow_kills(card, empty - CardSet::of(card), cap, per_region);
            let found = (0..3).fold(CardSet::EMPTY, |dead, seat| dead | after.dead(seat));
            prop_assert_eq!(found, expected, "{} onto {:?}", card, empty);
            let preview = game.view(0).judge(card).dying.into_iter().fold(CardSet::EMPTY, |all, region| all | region);
            prop_assert_eq!(preview, expected);
        }
    }
}
