//! Looking back at a game: the best play of every turn, by the number of cards, then by strength.

use serde_json::{Value, json};
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::computer::play_out;
use tefuda::computer::prime_daifugo::review::{Done, Review, ReviewedTurn, best_play};
use tefuda::numbers::Proof;
use tefuda::record::{Player, Record};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, Kind, PrimeDaifugo, Wrong};

use super::{composite, facing, game, list, play};

/// The best play of seat 0 with this hand onto this field.
fn best(overrides: Value, hand: &str, field: &str) -> Option<(Action, Kind)> {
    best_play(&facing(overrides, hand, field), 0).map(|missed| (missed.action, missed.kind))
}

const PROVEN: Kind = Kind::Prime(Proof::Proven);

#[test]
fn the_most_cards_win_then_the_strongest_number() {
    // 31, 13 of two cards and no prime of three: 1 + 3 + 5 = 9. 531 = 3² · 59 and the like take more cards than there are.
    assert_eq!(best(json!({}), "SA S3 S5", ""), Some((play("S5 S3"), PROVEN)));
    // 317, 137, 173 are prime, 713 = 23 · 31, 371 = 7 · 53, 731 = 17 · 43.
    assert_eq!(best(json!({}), "SA S3 S7", ""), Some((play("S3 SA S7"), PROVEN)));
    // Onto one card the composite with its factors takes four.
    assert_eq!(
        best(json!({ "exponents": false }), "S8 S2 H2 D2 SK", "H7"),
        Some((composite("S8", "S2, H2, D2"), Kind::Composite(Proof::Proven)))
    );
    // Of equally many cards the one without factors.
    assert_eq!(best(json!({ "composites": false }), "S8 S2 S3 SK", "H7"), Some((play("SK"), PROVEN)));
    // Nothing beats 1313 with two small cards.
    assert_eq!(best(json!({}), "S2 S4", "HK DK"), None);
}

#[test]
fn in_a_revolution_the_smallest_is_the_strongest() {
    let position = json!({ "hands": [list("SA S3 S7"), list("D9 DT")], "revolution": true });
    assert_eq!(best_play(&game(json!({}), position), 0).unwrap().action, play("SA S3 S7"));
}

#[test]
fn special_plays_come_before_primes_of_as_many_cards() {
    assert_eq!(best(json!({}), "S5 S7 S4 S6", "HA DA"), Some((play("S5 S7"), Kind::Cut)));
    assert_eq!(best(json!({}), "X1 SK S4", "HA"), Some((play("X1"), Kind::Infinity)));
    // 1297, 2179, 2719, 2791, 2917, 2971, 7129, 7219, 9127 are prime, but 1729 turns the order.
    assert_eq!(best(json!({}), "SA S7 S2 S9", ""), Some((play("SA S7 S2 S9"), Kind::Reversal)));
}

/// 23 with the joker would win; without a joker at the end the best leaves it, or another card.
#[test]
fn options_keep_what_they_forbid() {
    let (action, _) = best(json!({ "joker-finish": false }), "S2 S3 X1", "").unwrap();
    let Action::Play { field, .. } = action else { panic!("{action:?}") };
    assert_eq!(field.len(), 2);
    assert!(
        best(json!({}), "S2 S3 X1", "")
            .is_some_and(|(action, _)| matches!(action, Action::Play { field, .. } if field.len() == 3))
    );
}

/// A whole game looked back at in small slices and in one go.
#[test]
fn slices_make_no_difference_and_every_turn_is_looked_at() {
    let options = PrimeDaifugo::preset("standard").unwrap();
    let played =
        play_out::<PrimeDaifugo>("standard", &options, &[Level::Beginner, Level::Normal], DealNumber(1)).unwrap();
    for seat in 0..2 {
        let look = |work| {
            let mut review = Review::new(&played.record, seat).unwrap();
            while !review.advance(work) {}
            review.turns().to_vec()
        };
        let turns = look(u64::MAX);
        assert_eq!(turns, look(20_000));
        let ended =
            |action: &&tefuda::record::Recorded<Action>| action.seat == seat && action.action != Action::Draw {};
        assert_eq!(turns.len(), played.record.actions.iter().filter(ended).count());
        for turn in &turns {
            check_missed(&played.record, seat, turn);
        }
    }
}

/// What was missed would have been accepted then, and takes more cards than what was done.
fn check_missed(record: &Record<PrimeDaifugo>, seat: usize, turn: &ReviewedTurn) {
    let Some(missed) = &turn.missed else { return };
    let mut index = 0;
    record
        .replay_watched(|game, next| {
            if index == turn.action {
                assert_eq!(next.seat, seat);
                assert_ne!(next.action, Action::Draw {});
                let mut tried = game.clone();
                tried.apply(seat, &missed.action).unwrap();
                let shed = game.hands()[seat].len() as i64 - tried.hands()[seat].len() as i64;
                assert_eq!(shed, missed.play.cards() as i64, "it is true");
                assert!(shed > turn.done.cards() as i64);
            }
            index += 1;
        })
        .unwrap();
}

/// Deal 0 of Standard begins with seat 0 (`LAB.md`): H7 SK S6 DK D9 HK D4 HT CJ D3 CQ.
#[test]
fn a_turn_says_what_was_done() {
    let options = PrimeDaifugo::preset("standard").unwrap();
    let mut record = Record::<PrimeDaifugo>::new("standard", options, vec![Player::Human; 2], DealNumber(0));
    // 91 = 7 · 13 costs two cards; then seat 1 leads and passes; then K; seat 1 passes.
    let actions =
        [(0, play("D9 SK")), (1, Action::Pass {}), (0, play("SK")), (1, Action::Pass {}), (0, Action::Draw {})];
    for (seat, action) in actions {
        record.push(0, seat, action);
    }
    let mut review = Review::new(&record, 0).unwrap();
    while !review.advance(1_000_000) {}
    let turns = review.turns();
    // The turn that has only drawn is not over.
    assert_eq!(turns.len(), 2);
    // 913 = 11 · 83.
    assert!(matches!(&turns[0].done, Done::Wrong(Wrong::NotPrime { number }) if number.number == 913_u64.into()));
    assert_eq!((turns[0].action, turns[0].turn, turns[0].field.clone()), (0, 0, None));
    assert_eq!(turns[1].done, Done::Played { number: Some(13_u64.into()), kind: PROVEN, cards: 1 });
    assert_eq!((turns[1].action, turns[1].turn), (2, 2));
    assert!(turns[0].cards_missed() >= 10 && turns[1].cards_missed() >= 10, "{turns:?}");
    assert_eq!(
        review.worst().map(|turn| turn.action),
        Some(if turns[1].cards_missed() > turns[0].cards_missed() { 2 } else { 0 })
    );
}

#[test]
fn what_cannot_be_played_again_is_not_looked_at() {
    let options = PrimeDaifugo::preset("standard").unwrap();
    let mut record = Record::<PrimeDaifugo>::new("standard", options, vec![Player::Human; 2], DealNumber(0));
    record.push(0, 1, Action::Pass {});
    assert!(Review::new(&record, 0).is_err());
}
