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
    let levels = [Level::Random, Level::Original, Level::Beginner, Level::Normal];
    for (index, preset) in PrimeDaifugo::PRESETS.iter().enumerate() {
        for deal in 0..2 {
            let at_table: Vec<Level> =
                (0..2 + (deal as usize + index) % 3).map(|seat| levels[(seat + index) % 4]).collect();
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

/// The levels offered to people, and that one that this game does not have plays as the nearest.
#[test]
fn a_beginner_is_offered_below_normal() {
    assert_eq!(PrimeDaifugo::LEVELS, [Level::Beginner, Level::Normal]);
    assert_eq!(PrimeDaifugo::DEFAULT_LEVEL, Level::Normal);
    let playing = facing(json!({}), "SA S3 S7 SQ SK", "");
    assert_eq!(choice(Level::Easy, &playing), choice(Level::Beginner, &playing));
    assert_eq!(choice(Level::Hard, &playing), choice(Level::Normal, &playing));
}

fn beginner(overrides: Value, hand: &str, field: &str) -> Action {
    choice(Level::Beginner, &facing(overrides, hand, field))
}

/// Of two cards it knows the primes below 200, and of those it lays the weakest.
#[test]
fn a_beginner_knows_the_well_known_primes() {
    // 13, 17, 31, 37, 71 and 73 can be formed, and 137, 173, 317 of three cards, which it does not know.
    assert_eq!(beginner(json!({ "composites": false }), "SA S3 S7", ""), play("SA S3"));
    // 127 = Q 7; 1213 = Q K, the largest of two cards, is not well known.
    assert_eq!(beginner(json!({ "composites": false }), "SQ S7 S4", "H9 H7"), play("SQ S7"));
    assert_eq!(beginner(json!({ "composites": false }), "SQ SK S4", "H9 H7"), Action::Draw {});
    // In a revolution the weakest is the largest.
    let options = json!({ "composites": false });
    let mut position = json!({ "hands": [list("SA S3 S7"), list("D9 DT")], "revolution": true });
    position["field"] = json!({ "cards": ["H9", "H7"], "by": 1 });
    assert_eq!(choice(Level::Beginner, &game(options, position)), play("S7 S3"));
    // Three cards are more than it knows: 257 is prime.
    assert_eq!(beginner(json!({}), "S2 S5 S7 S4", "HA H3 H7"), Action::Draw {});
}

/// It knows 57 and ∞, and nothing else with a joker.
#[test]
fn a_beginner_keeps_its_joker_to_lay_it_alone() {
    assert_eq!(beginner(json!({}), "S5 S7 S8", "H4 H3"), play("S5 S7"));
    assert_eq!(beginner(json!({}), "S4 SK X1", "H7"), play("SK"));
    assert_eq!(beginner(json!({}), "S4 S6 X1", "HK"), play("X1"));
    // 43 and others, with the joker as 3.
    assert_eq!(beginner(json!({}), "S4 S6 X1", "HA DA"), Action::Draw {});
    assert_eq!(beginner(json!({}), "X1", "HK"), play("X1"));
    assert_eq!(beginner(json!({ "joker-finish": false }), "X1", "HK"), Action::Draw {});
}

/// 25 = 5 · 5 would empty the hand; in 40 decisions at different turns it sees that sometimes, and mostly not.
#[test]
fn a_beginner_seldom_thinks_of_composites() {
    let decisions = (0..40).map(|turns| {
        let position = json!({ "hands": [list("S2 S5 H5 D5"), list("D9 DT")], "deck": ["C2"], "turns": turns });
        choice(Level::Beginner, &game(json!({}), position))
    });
    let composites = decisions.filter(|action| *action == composite("S2 S5", "H5, D5")).count();
    assert!((2..=16).contains(&composites), "{composites} of 40");
}

/// More games of a few deals, each with the seats swapped, go to Normal than to a beginner.
#[test]
fn normal_beats_a_beginner() {
    let options = PrimeDaifugo::preset("standard").unwrap();
    let wins = |level: Level| {
        let games = (0..12).flat_map(|deal| {
            [[Level::Beginner, Level::Normal], [Level::Normal, Level::Beginner]].map(|levels| {
                let played = play_out::<PrimeDaifugo>("standard", &options, &levels, DealNumber(deal)).unwrap();
                played.outcome.winners().any(|seat| levels[seat] == level)
            })
        });
        games.filter(|won| *won).count()
    };
    let (beginner, normal) = (wins(Level::Beginner), wins(Level::Normal));
    assert!(normal > 2 * beginner, "{normal} to {beginner}");
}
