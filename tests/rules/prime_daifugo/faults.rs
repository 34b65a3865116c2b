//! What the original gets wrong in Prime Daifugo (`RULES.md` §5), one test for each fault, so that none comes back.
//! Two have no place here: hands that empty with 57, 1729 and ∞ are in `turns`, and a negative number cannot be written.

use serde_json::json;
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, Refusal};

use super::{composite, event, events, facing, game, list, play, position_of, refusal, verdict};

/// C#: 32-bit overflow of numbers and products. K K K K Q Q is 131313131212.
#[test]
fn numbers_and_products_do_not_overflow() {
    let leading = facing(json!({}), "SK HK DK CK SQ HQ S2 H2 S3 S5 S7 SJ SA", "");
    assert_eq!(verdict(&leading, &play("SK HK DK CK SQ HQ")), "not-prime");
    // 2 to the power of 35 is 8 times 2 to the power of 32.
    let leading = facing(json!({}), "S8 S2 S3 S5 H2 H3", "");
    assert_eq!(verdict(&leading, &composite("S8", "S2 ^ S3 S5")), "product-differs");
    assert_eq!(verdict(&leading, &composite("S8", "S2 ^ S3")), "composite");
}

/// C#: the required count after a composite play taken from the factor row.
#[test]
fn the_count_is_that_of_the_field() {
    let position = json!({ "hands": [list("SQ S2 H2 S3 SJ"), list("SK H7 HK HJ")] });
    let mut game = game(json!({}), position);
    events(&mut game, 0, &composite("SQ", "S2, H2, S3"));
    assert_eq!(game.apply(1, &play("H7 HK HJ")), Err(Refusal::WrongCount));
    assert!(game.apply(1, &play("SK")).is_ok());
}

/// C#: 7 = 7 accepted. JavaScript: exponents 0 and 1 accepted, a missing one punished instead of refused.
#[test]
fn degenerate_factors_are_refused() {
    let leading = facing(json!({}), "S7 H7 SA S8 S2 H2 D2 X1 X2", "");
    assert_eq!(refusal(&leading, &composite("S7", "H7")), Some(Refusal::SingleFactor));
    assert_eq!(refusal(&leading, &composite("S7", "H7 ^ SA")), Some(Refusal::BadFactor));
    assert_eq!(refusal(&leading, &composite("S7", "H7 ^ X1=0")), Some(Refusal::LeadingZero));
    assert_eq!(refusal(&leading, &composite("S7", "H7 ^ ")), Some(Refusal::BadFactor));
}

/// C#: an empty play by the leader loses the turn.
#[test]
fn an_empty_play_changes_nothing() {
    let leading = facing(json!({}), "S7 H7", "");
    assert_eq!(refusal(&leading, &Action::Play { field: Vec::new(), factors: Vec::new() }), Some(Refusal::EmptyPlay));
}

/// C#: drawing from an empty deck crashes. JavaScript: penalties draw undefined cards from a short deck.
#[test]
fn an_empty_deck_gives_no_card() {
    let mut game = game(json!({}), json!({ "hands": [["S4", "S6"], ["D9"]], "deck": ["C2"] }));
    let told = events(&mut game, 0, &play("S4 S6"));
    assert_eq!(event(&told, "wrong")["penalty"], 1);
    assert_eq!(position_of(&game)["hands"][0], list("S4 S6 C2"));
    assert_eq!(game.apply(1, &Action::Draw {}), Err(Refusal::DeckEmpty));
}

/// JavaScript: the count check looks at the hand instead of the played cards.
#[test]
fn the_hand_does_not_count() {
    let against = facing(json!({}), "S7 H7 SK", "HA H3");
    assert_eq!(refusal(&against, &play("SK")), Some(Refusal::WrongCount));
    assert_eq!(refusal(&against, &play("S7 SK")), None);
}

/// JavaScript: two spellings of the joker suit, so a lone joker never works.
#[test]
fn both_jokers_work_alone() {
    let leading = facing(json!({}), "S7 X1 X2", "");
    assert_eq!(verdict(&leading, &play("X1")), "infinity");
    assert_eq!(verdict(&leading, &play("X2")), "infinity");
}

/// JavaScript: zeros inside numbers vanish (A 0 A read as 11, 0 5 7 as 57).
#[test]
fn zeros_stay() {
    let mut leading = facing(json!({}), "SA HA X1 S5 S7", "");
    let told = events(&mut leading, 0, &play("SA X1=0 HA"));
    assert_eq!(event(&told, "played")["number"], "101");
    let leading = facing(json!({}), "S5 S7 X1", "");
    assert_eq!(refusal(&leading, &play("X1=0 S5 S7")), Some(Refusal::LeadingZero));
}

/// JavaScript: 1729 never becomes the field.
#[test]
fn the_reversal_becomes_the_field() {
    let mut leading = facing(json!({}), "SA S7 S2 S9 SK", "");
    events(&mut leading, 0, &play("SA S7 S2 S9"));
    assert_eq!(position_of(&leading)["field"]["cards"], list("SA S7 S2 S9"));
}

/// JavaScript: field cards stay out of the deck after a wrong play.
#[test]
fn the_field_flows_after_a_wrong_play() {
    let mut against = facing(json!({}), "S4 S6", "H3");
    events(&mut against, 0, &play("S4"));
    let position = position_of(&against);
    assert_eq!(position["field"], json!(null));
    assert_eq!(position["deck"].as_array().unwrap().last(), Some(&json!("H3")));
}

/// JavaScript: 2 to the power of 2 to the power of 2 read as 2 to the power of 2.
#[test]
fn a_tower_is_refused() {
    let tower = json!({ "play": { "field": ["S4"], "factors": [{ "base": ["S2"], "exponent": { "base": ["H2"],
        "exponent": ["D2"] } }] } });
    let leading = facing(json!({}), "S4 S2 H2 D2", "");
    assert_eq!(refusal(&leading, &serde_json::from_value(tower).unwrap()), Some(Refusal::Tower));
}

/// JavaScript: products and powers lose precision above 2⁵³. 7 to the power of 19 is 11398895185373143, which as a
/// floating-point number is its even neighbour.
#[test]
fn products_above_2_to_the_53_are_exact() {
    let hand = "SJ S3 S9 S8 H8 H9 S5 SA D8 H5 H3 S7 D3 HA S4 C3 H7 DA D9 H4";
    let leading = game(json!({}), json!({ "hands": [list(hand), ["DT"]] }));
    let exact = "SJ S3 S9 S8 H8 H9 S5 SA D8 H5 H3 S7 D3 HA S4 C3";
    let neighbour = "SJ S3 S9 S8 H8 H9 S5 SA D8 H5 H3 S7 D3 HA S4 H4";
    assert_eq!(verdict(&leading, &composite(exact, "H7 ^ DA D9")), "composite");
    assert_eq!(verdict(&leading, &composite(neighbour, "H7 ^ DA D9")), "product-differs");
}
