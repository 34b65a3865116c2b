use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, Refusal};

use super::{CALL, REFILL, call_with, game, play, play_onto};

const FORCED: [&str; 2] = ["forced", "forced"];

/// Every refusal, and of every two that can apply together the first; a refused action changes nothing.
#[test]
fn refusals_and_their_order() {
    let open = || {
        json!({ "areas": [["S5", null, "SK", "S6"], ["H5", "HK", "H3", "H9"]], "decks": [["SA"], []],
        "ledgers": [["C6"], ["DQ", "D6"]] })
    };
    let over = || {
        json!({ "areas": [["S5", null, "SK", "S6"], [null, null, null, null]], "decks": [["SA"], []],
        "ledgers": [["C6"], ["D6"]] })
    };
    let between = || {
        json!({ "areas": [["S6", null, "SK", "S3"], ["H2", "HK", "H3", "H9"]], "decks": [["SA"], []],
        "ledgers": [["C5"], ["D7"]] })
    };
    let own = json!({ "refill": FORCED, "own-ledger-first": true });
    let forced = json!({ "refill": FORCED });
    let free = json!({ "refill": ["free", "free"] });

    let cases: Vec<(&Value, Value, usize, Action, Refusal)> = vec![
        // The seat, slot, ledger or card does not exist, whatever else.
        (&free, open(), 2, CALL, Refusal::Malformed),
        (&free, open(), usize::MAX, play(0, 0), Refusal::Malformed),
        (&free, open(), 0, play(4, 0), Refusal::Malformed),
        (&free, open(), 0, play(0, 2), Refusal::Malformed),
        (&free, open(), 0, play_onto(0, 0, "X1"), Refusal::Malformed),
        (&free, open(), 0, call_with(4), Refusal::Malformed),
        (&free, over(), 0, play(4, 0), Refusal::Malformed),
        (&free, over(), 2, REFILL, Refusal::Malformed),
        // After the end every other action is refused as that.
        (&free, over(), 0, play(0, 0), Refusal::GameOver),
        (&free, over(), 0, play(1, 0), Refusal::GameOver),
        (&free, over(), 1, REFILL, Refusal::GameOver),
        (&free, over(), 1, call_with(0), Refusal::GameOver),
        // An empty slot comes before everything that is asked of a card.
        (&forced, open(), 0, play(1, 0), Refusal::EmptySlot),
        (&forced, open(), 0, play_onto(1, 0, "C7"), Refusal::EmptySlot),
        (&free, open(), 0, call_with(1), Refusal::EmptySlot),
        // A card that does not fit, also where a refill is due; equal numbers do not fit.
        (&forced, open(), 0, play(2, 0), Refusal::DoesNotFit),
        (&free, open(), 0, play(3, 0), Refusal::DoesNotFit),
        (&free, open(), 0, play_onto(2, 0, "C6"), Refusal::DoesNotFit),
        (&forced, open(), 0, play_onto(2, 1, "DQ"), Refusal::Stale),
        // The own ledger comes before the refill.
        (&own, between(), 0, play(0, 1), Refusal::OwnLedgerFirst),
        (&own, between(), 0, play(0, 0), Refusal::MustRefill),
        (&forced, open(), 0, play(0, 0), Refusal::MustRefill),
        (&forced, open(), 0, play_onto(0, 0, "C7"), Refusal::MustRefill),
        // A full play area comes before an empty deck.
        (&free, open(), 1, REFILL, Refusal::NoEmptySlot),
        (&free, open(), 1, CALL, Refusal::NotAStall),
        (&free, open(), 0, call_with(0), Refusal::NotAStall),
    ];
    for (options, position, seat, action, expected) in cases {
        let mut game = game(options.clone(), position);
        let before = game.clone();
        assert_eq!(game.apply(seat, &action), Err(expected), "{options} seat {seat} {action:?}");
        assert_eq!(game, before);
    }
}

#[test]
fn an_empty_slot_with_an_empty_deck() {
    let position =
        json!({ "areas": [["S5", null, null, null], ["H5", null, null, null]], "ledgers": [["C6"], ["D6"]] });
    let mut game = game(json!({ "refill": FORCED }), position);
    assert_eq!(game.apply(0, &REFILL), Err(Refusal::DeckEmpty));
    assert!(game.apply(0, &play(0, 0)).is_ok(), "nothing to refill with");
}

#[test]
fn refusals_are_written_as_in_the_lab() {
    let names = [
        (Refusal::Malformed, "malformed"),
        (Refusal::GameOver, "game-over"),
        (Refusal::EmptySlot, "empty-slot"),
        (Refusal::DoesNotFit, "does-not-fit"),
        (Refusal::Stale, "stale"),
        (Refusal::OwnLedgerFirst, "own-ledger-first"),
        (Refusal::MustRefill, "must-refill"),
        (Refusal::NoEmptySlot, "no-empty-slot"),
        (Refusal::DeckEmpty, "deck-empty"),
        (Refusal::NotAStall, "not-a-stall"),
    ];
    assert!(names.is_sorted_by_key(|(refusal, _)| *refusal));
    for (refusal, name) in names {
        assert_eq!(serde_json::to_value(refusal).unwrap(), name);
        assert!(!refusal.to_string().is_empty());
    }
}
