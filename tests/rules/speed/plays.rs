use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::speed::Refusal;

use super::{game, json_of, legal_plays, open_game, play, play_onto, position_of, ranks};

/// Which numbers fit onto which, in the order of the pack.
#[test]
fn a_number_fits_next_to_its_neighbours() {
    let neighbours = [
        ("A", "2", "K"),
        ("2", "A3", ""),
        ("3", "24", ""),
        ("4", "35", ""),
        ("5", "46", ""),
        ("6", "57", ""),
        ("7", "68", ""),
        ("8", "79", ""),
        ("9", "8T", ""),
        ("T", "9J", ""),
        ("J", "TQ", ""),
        ("Q", "JK", ""),
        ("K", "Q", "A"),
    ];
    for (wrap, equal) in [(true, false), (true, true), (false, false), (false, true)] {
        for (top, next, across) in neighbours {
            let game = open_game(
                json!({ "wrap": wrap, "equal": equal }),
                [["S2", "-", "-", "-"], ["H2", "-", "-", "-"]],
                [&format!("D{top}"), "-"],
            );
            for number in "A23456789TJQK".chars() {
                let card = format!("C{number}").parse().unwrap();
                let expected =
                    next.contains(number) || wrap && across.contains(number) || equal && top.contains(number);
                assert_eq!(game.fits(card, 0), expected, "{number} onto {top}, wrap {wrap}, equal {equal}");
            }
        }
    }
}

#[test]
fn example_ledgers_6_and_king() {
    let areas = [["S5", "S7", "SQ", "SA"], ["H6", "HK", "H2", "H3"]];
    let game = open_game(json!({}), areas, ["C6", "DK"]);
    assert_eq!(legal_plays(&game, 0), [(0, 0), (1, 0), (2, 1), (3, 1)]);
    assert_eq!(legal_plays(&game, 1), [], "not 6, not king");
}

#[test]
fn example_6_between_5_and_7() {
    let areas = [["S6", "-", "-", "-"], ["HK", "-", "-", "-"]];
    let game = open_game(json!({}), areas, ["C5", "D7"]);
    assert_eq!(legal_plays(&game, 0), [(0, 0), (0, 1)]);
}

#[test]
fn suits_do_not_matter() {
    for suit in ["S", "H", "D", "C"] {
        let areas = [[&*format!("{suit}5"), "-", "-", "-"], ["D9", "-", "-", "-"]];
        let game = open_game(json!({}), areas, ["S6", "H6"]);
        assert_eq!(legal_plays(&game, 0), [(0, 0), (0, 1)]);
    }
}

#[test]
fn nothing_fits_an_empty_ledger() {
    let position = json!({ "areas": [["S6", null, null, null], ["H7", null, null, null]], "ledgers": [["C5"], []] });
    let mut game = game(json!({}), position);
    assert_eq!(legal_plays(&game, 0), [(0, 0)]);
    assert_eq!(game.apply(0, &play(0, 1)), Err(Refusal::DoesNotFit));
}

#[test]
fn a_play_moves_the_card_to_the_top() {
    let position = json!({ "areas": [["S3", "S5", null, "C8"], ["H9", "HT", "HJ", "HQ"]], "decks": [["S9"], ["H2"]],
        "ledgers": [["C6"], ["D2", "D6"]] });
    let mut game = game(json!({}), position);
    let events = game.apply(0, &play_onto(1, 1, "D6")).unwrap();
    assert_eq!(
        json_of(&events),
        json!([{ "played": { "seat": 0, "slot": 1, "ledger": 1, "card": "S5", "onto": "D6" } }])
    );
    let expected = json!({ "areas": [["S3", null, null, "C8"], ["H9", "HT", "HJ", "HQ"]], "decks": [["S9"], ["H2"]],
        "ledgers": [["C6"], ["D2", "D6", "S5"]] });
    assert_eq!(position_of(&game), expected);
}

#[test]
fn a_play_lays_open_a_stall() {
    let mut game = open_game(json!({}), [["S5", "S9", "-", "-"], ["H9", "-", "-", "-"]], ["C6", "D2"]);
    let events = json_of(&game.apply(0, &play(0, 0)).unwrap());
    assert_eq!(events[1], json!({ "stalled": {} }));
    assert!(game.is_stall());
}

/// The first card to arrive stays; the second is stale only if it no longer fits.
#[test]
fn collisions() {
    let areas = [["S5", "S8", "-", "-"], ["H7", "H5", "-", "-"]];
    let before = open_game(json!({}), areas, ["C6", "DJ"]);
    let mut taken = before.clone();
    taken.apply(1, &play_onto(0, 0, "C6")).unwrap();
    let cases = [
        (play_onto(0, 0, "C6"), Err(Refusal::Stale)),
        (play_onto(0, 0, "H7"), Err(Refusal::DoesNotFit)),
        (play(0, 0), Err(Refusal::DoesNotFit)),
        (play_onto(1, 0, "C6"), Ok(())),
        (play_onto(1, 0, "H7"), Ok(())),
    ];
    for (action, expected) in cases {
        assert_eq!(taken.clone().apply(0, &action).map(|_| ()), expected, "{action:?}");
    }
}

#[test]
fn own_ledger_first() {
    let areas = [["S6", "S4", "S8", "-"], ["H6", "H4", "H8", "-"]];
    let cases: [(bool, [&[(usize, usize)]; 2]); 2] = [
        (false, [&[(0, 0), (0, 1), (1, 0), (2, 1)], &[(0, 0), (0, 1), (1, 0), (2, 1)]]),
        (true, [&[(0, 0), (1, 0), (2, 1)], &[(0, 1), (1, 0), (2, 1)]]),
    ];
    for (own_first, expected) in cases {
        let game = open_game(json!({ "own-ledger-first": own_first }), areas, ["C5", "D7"]);
        for seat in [0, 1] {
            assert_eq!(legal_plays(&game, seat), expected[seat], "{own_first}, seat {seat}");
            let outcome = game.clone().apply(seat, &play(0, 1 - seat)).map(|_| ());
            assert_eq!(outcome, if own_first { Err(Refusal::OwnLedgerFirst) } else { Ok(()) });
        }
    }
}

#[test]
fn the_last_card_wins() {
    for (seat, expected) in [(0, [1, 2]), (1, [2, 1])] {
        let mut game = open_game(json!({}), [["S5", "-", "-", "-"], ["-", "-", "H5", "-"]], ["C6", "DJ"]);
        let slot = [0, 2][seat];
        let events = json_of(&game.apply(seat, &play(slot, 0)).unwrap());
        assert_eq!(events[1], json!({ "ended": { "ranks": expected } }));
        assert_eq!(events.as_array().unwrap().len(), 2, "an end is no stall");
        assert_eq!(ranks(&game), Some(expected.to_vec()));
        assert!(!game.is_stall());
    }
}

#[test]
fn cards_left_in_the_deck_or_the_area_are_no_end() {
    for (areas, decks) in [(["S5", "-", "-", "-"], json!([["S9"], []])), (["S5", "S9", "-", "-"], json!([[], []]))] {
        let areas: [Value; 2] = [areas, ["H5", "-", "-", "-"]].map(super::slots);
        let mut game = game(json!({}), json!({ "areas": areas, "decks": decks, "ledgers": [["C6"], ["DJ"]] }));
        game.apply(0, &play(0, 0)).unwrap();
        assert_eq!(ranks(&game), None);
    }
}

#[test]
fn after_the_end_nothing_is_legal() {
    let game = open_game(json!({}), [["-"; 4], ["H5", "-", "-", "-"]], ["C6", "DJ"]);
    assert_eq!(ranks(&game), Some(vec![1, 2]));
    for seat in [0, 1] {
        assert!(game.legal(seat).actions.is_empty());
        assert!(!game.may_act(seat));
    }
    assert!(!game.is_stall());
}
