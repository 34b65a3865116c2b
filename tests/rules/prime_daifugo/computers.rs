//! The players of Prime Daifugo: that games among them end, and what the original's computer does (`RULES.md` §6).

use serde_json::{Value, json};
use tefuda::cards::DealNumber;
use tefuda::computer::{Chair, Computers, Level, TICKS_PER_SECOND, play_out};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, PrimeDaifugo};

use super::{composite, facing, game, list, play};

/// What the level does as seat 0; the tick at which it does so must not be sooner than a person could.
fn choice(level: Level, game: &PrimeDaifugo) -> Action {
    let chair = Chair { level, seat: 0, deal: DealNumber(3), opens: true };
    let mut computer = PrimeDaifugo::computer(&chair, game.options());
    let view = game.view(0);
    let decided =
        (0..60 * TICKS_PER_SECOND).find_map(|tick| Some((tick, PrimeDaifugo::think(&mut computer, &view, tick)?)));
    let (tick, action) = decided.expect("it comes to a decision");
    assert!(tick >= TICKS_PER_SECOND / 2, "{level} acts at tick {tick}");
    action
}

fn original(overrides: Value, hand: &str, field: &str) -> Action {
    choice(Level::Original, &facing(overrides, hand, field))
}

#[test]
fn the_original_follows_with_the_count_of_the_field() {
    // Of two cards it could lay 23, but the field has one.
    assert_eq!(original(json!({}), "S2 S3 SK", "H7"), play("SK"));
    // 1313 is too large for the hand, so it draws.
    assert_eq!(original(json!({}), "S2 S3 SK", "H7 HK"), Action::Draw {});
}

/// Composites first, primes only if there is none.
#[test]
fn the_original_prefers_composites() {
    // 25 = 5 · 5, though 257 is prime and longer.
    assert_eq!(original(json!({}), "S2 S5 H5 D5 S7", ""), composite("S2 S5", "H5, D5"));
    // Without them the first prime of two cards that leaves a play.
    assert_eq!(original(json!({ "composites": false }), "S2 S3 SK", ""), play("S2 S3"));
}

/// It knows neither exponents nor jokers, nor 57, 1729 and ∞.
#[test]
fn the_original_has_its_limits() {
    assert_eq!(original(json!({}), "S5 S7 S4 S8", "H5 HA"), Action::Draw {});
    assert_eq!(original(json!({}), "S9 S3 X1", "H7"), Action::Draw {});
    assert_eq!(original(json!({}), "X1 X2", ""), Action::Draw {});
    // 9 = 3 · 3 without exponents; 3 to the power of 2 it does not know.
    assert_eq!(original(json!({}), "S9 S3 S2", "H8"), Action::Draw {});
    assert_eq!(original(json!({}), "S9 S3 H3", "H8"), composite("S9", "S3, H3"));
}

/// A candidate that empties the hand is played at once.
#[test]
fn the_original_ends_the_game_when_it_can() {
    assert_eq!(original(json!({}), "S2 H2 S4", "H3"), composite("S4", "S2, H2"));
    // Of the primes: 2, then 3 as single cards; 23 empties.
    assert_eq!(original(json!({}), "S2 S3", ""), play("S2 S3"));
}

/// Of those after which the hand still has a play, the first with most even cards other than 2 in the field.
#[test]
fn the_original_sheds_even_cards() {
    // One card onto 3: 4 = 2 · 2, 6 = 2 · 3, 8 = 2 · 2 · 2, 9 = 3 · 3. All even ones have one even card; 4 is the first.
    assert_eq!(original(json!({}), "S2 H2 D2 S3 H3 S4 S6 S8 S9", "DA"), composite("S4", "S2, H2"));
    // 25 = 5 · 5 has no even card, 26 = 2 · K and 65 = 5 · K have one: the 2 is not counted.
    assert_eq!(original(json!({}), "S5 H5 D5 S2 H2 S6 SK", "HA D2"), composite("S2 S6", "H2, SK"));
}

#[test]
fn the_original_draws_then_passes() {
    let position = |drawn: bool, deck: &str| {
        json!({ "hands": [list("S4 S7"), list("D9 DT")], "deck": list(deck), "drawn": drawn,
        "field": { "cards": ["HK"], "by": 1 } })
    };
    let chosen = |position| choice(Level::Original, &game(json!({}), position));
    assert_eq!(chosen(position(false, "C2")), Action::Draw {});
    assert_eq!(chosen(position(true, "C2")), Action::Pass {});
    assert_eq!(chosen(position(false, "")), Action::Pass {});
    assert_eq!(choice(Level::Original, &facing(json!({ "draw": false }), "S4", "HK")), Action::Pass {});
    // Drawing comes for want of a play; a play that the drawn card allows is not looked for.
    let position = json!({ "hands": [list("S4 SK"), list("D9 DT")], "deck": ["C2"], "drawn": true,
        "field": { "cards": ["H7"], "by": 1 } });
    assert_eq!(chosen(position), Action::Pass {});
}

#[test]
fn normal_ends_the_game_when_it_can() {
    for (hand, field) in [("S6 SQ SA", ""), ("SA S3", "HA H2"), ("X1", "HK"), ("S6 S2 S3", "")] {
        let mut playing = facing(json!({}), hand, field);
        let action = choice(Level::Normal, &playing);
        playing.apply(0, &action).unwrap();
        assert!(playing.outcome().is_some(), "{hand} on {field}: {action:?}");
    }
}

#[test]
fn games_among_computers_end_and_nobody_is_refused() {
    let levels = [Level::Random, Level::Original, Level::Normal];
    for (index, preset) in PrimeDaifugo::PRESETS.iter().enumerate() {
        for deal in 0..2 {
            let at_table: Vec<Level> =
                (0..2 + (deal as usize + index) % 3).map(|seat| levels[(seat + index) % 3]).collect();
            let options = PrimeDaifugo::preset(preset).unwrap();
            let played = play_out::<PrimeDaifugo>(preset, &options, &at_table, DealNumber(deal)).unwrap();
            assert_eq!(played.refused, 0, "{preset} {deal}");
            assert_eq!(played.game.outcome(), Some(played.outcome));
            assert_eq!(played.record.replay().as_ref(), Ok(&played.game));
        }
    }
}

#[test]
fn a_game_is_decided_by_deal_seats_and_levels() {
    let options = PrimeDaifugo::preset("standard").unwrap();
    let levels = [Level::Random, Level::Normal];
    let play = |deal| play_out::<PrimeDaifugo>("standard", &options, &levels, DealNumber(deal)).unwrap().record;
    assert_eq!(play(4), play(4));
    assert_ne!(play(4).actions, play(5).actions);
}
