//! The opponents of Speed: that they come to an end, keep their promises and differ in strength.

use std::collections::HashMap;

use tefuda::cards::DealNumber;
use tefuda::computer::speed::SpeedComputer;
use tefuda::computer::{Chair, Computers, Level, PlayedOut, TICKS_PER_SECOND, play_out};
use tefuda::rules::speed::{Action, Event, Refusal, Speed};
use tefuda::rules::{Rules, Seat};

/// What the levels promise, in milliseconds: the least reaction to a change, and the least wait before a call.
const PROMISES: [(Level, u64, u64); 5] = [
    (Level::Relaxed, 1000, 4000),
    (Level::Easy, 1000, 4000),
    (Level::Normal, 500, 2500),
    (Level::Hard, 340, 1600),
    (Level::Extreme, 210, 1200),
];

/// Whole ticks in so many milliseconds.
const fn ticks(milliseconds: u64) -> u64 {
    milliseconds * TICKS_PER_SECOND / 1000
}

fn play(preset: &str, levels: [Level; 2], deal: u64) -> PlayedOut<Speed> {
    let options = Speed::preset(preset).expect("a preset of Speed");
    play_out(preset, &options, &levels, DealNumber(deal)).expect("computers come to an end")
}

fn seat(level: Level, seat: Seat, deal: u64, opens: bool) -> SpeedComputer {
    let chair = Chair { level, seat, deal: DealNumber(deal), opens };
    Speed::computer(&chair, &Speed::preset("standard").expect("a preset of Speed"))
}

/// Plays every pair of levels that holds `level` and none before it.
fn plays_to_the_end_against_all_after(level: Level) {
    // 26 cards a side leave the hand by a play or a call, 22 of them come from the deck by a refill.
    const ACTIONS: usize = 2 * 26 + 2 * 22;
    // The longest that anybody can take (Relaxed): 10 s of patience, then 4.5 s for a play that comes back and 4.5 s for one
    // that it overlooks.
    const LONGEST: u64 = ticks(19_000);
    for other in Level::ALL.into_iter().filter(|other| *other >= level) {
        for deal in 0..50 {
            let preset = if deal % 2 == 0 { "standard" } else { "original" };
            let levels = if deal % 4 < 2 { [level, other] } else { [other, level] };
            let played = play(preset, levels, deal);
            let actions = &played.record.actions;
            assert!(actions.len() <= ACTIONS, "{levels:?} {preset} {deal}: {} actions", actions.len());
            let gap = actions.windows(2).map(|pair| pair[1].tick - pair[0].tick).max();
            assert!(gap <= Some(LONGEST), "{levels:?} {preset} {deal}: {gap:?} ticks without an action");
            assert_eq!(played.game.outcome(), Some(played.outcome));
        }
    }
}

#[test]
fn random_and_original_play_to_the_end() {
    plays_to_the_end_against_all_after(Level::Random);
    plays_to_the_end_against_all_after(Level::Original);
}

#[test]
fn relaxed_plays_to_the_end() {
    plays_to_the_end_against_all_after(Level::Relaxed);
}

#[test]
fn the_other_levels_play_to_the_end() {
    for level in [Level::Beginner, Level::Easy, Level::Normal, Level::Hard, Level::Extreme] {
        plays_to_the_end_against_all_after(level);
    }
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    let ladder = [Level::Easy, Level::Normal, Level::Hard, Level::Extreme];
    for pair in ladder.windows(2).chain([&[Level::Original, Level::Normal][..], &[Level::Relaxed, Level::Normal]]) {
        let (weaker, stronger) = (pair[0], pair[1]);
        let points: f64 = (0..100)
            .map(|game| {
                // Every deal is played from both seats.
                let (levels, seat) = if game % 2 == 0 { ([stronger, weaker], 0) } else { ([weaker, stronger], 1) };
                let outcome = play("standard", levels, game / 2).outcome;
                if outcome.is_draw() { 0.5 } else { f64::from(u8::from(outcome.ranks[seat] == 1)) }
            })
            .sum();
        // The 95 % interval of 61 wins in 100 games begins above one half.
        assert!(points >= 61.0, "{stronger} won {points} of 100 against {weaker}");
    }
}

#[test]
fn the_same_deal_is_played_the_same_way() {
    for level in Level::ALL {
        let levels = [level, Level::Normal];
        assert_eq!(play("standard", levels, 5), play("standard", levels, 5));
    }
    let actions = |levels, deal| play("standard", levels, deal).record.actions;
    assert_ne!(actions([Level::Hard; 2], 5), actions([Level::Hard; 2], 6));
}

#[test]
fn chairs_have_generators_of_their_own() {
    let chair = |deal, seat, level| Chair { level, seat, deal: DealNumber(deal), opens: true }.generator().next_u64();
    let mut first: Vec<u64> = Vec::new();
    for (deal, seat) in (0..20).flat_map(|deal| [(deal, 0), (deal, 1)]) {
        first.extend(Level::ALL.map(|level| chair(deal, seat, level)));
    }
    let chairs = first.len();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), chairs);
}

#[test]
fn nothing_is_played_before_it_can_have_been_noticed() {
    for ((level, notice, _), deal) in PROMISES.into_iter().flat_map(|promise| (0..20).map(move |deal| (promise, deal)))
    {
        let played = play("standard", [level; 2], deal);
        let mut game = played.record.deal().expect("it has been dealt before");
        let mut lies_since = HashMap::new();
        let mut answers = 0;
        for recorded in &played.record.actions {
            if let Action::Play { onto, .. } = recorded.action {
                let onto = onto.expect("computers say what they aim at");
                let after = recorded.tick - lies_since[&onto];
                assert!(after >= ticks(notice), "{level}, deal {deal}: {onto} answered after {after} ticks");
                answers += 1;
            }
            for event in game.apply(recorded.seat, &recorded.action).expect("it was accepted before") {
                if let Event::Played { card, .. } | Event::Turned { card, .. } = event {
                    lies_since.insert(card, recorded.tick);
                }
            }
        }
        assert!(answers > 10, "{level}, deal {deal}: only {answers} plays");
    }
}

#[test]
fn a_stall_is_left_to_others_first() {
    for (level, _, call) in PROMISES {
        let mut calls = 0;
        for deal in 0..20 {
            let played = play("standard", [level; 2], deal);
            let mut game = played.record.deal().expect("it has been dealt before");
            let mut since = 0;
            for recorded in &played.record.actions {
                if let Action::Call { .. } = recorded.action {
                    let after = recorded.tick - since;
                    assert!(after >= ticks(call), "{level}, deal {deal}: called after {after} ticks");
                    calls += 1;
                }
                game.apply(recorded.seat, &recorded.action).expect("it was accepted before");
                since = recorded.tick;
            }
        }
        assert!(calls > 20, "{level}: only {calls} calls");
    }
}

#[test]
fn a_human_opens() {
    let game = Speed::deal(&Speed::preset("standard").expect("a preset"), 2, DealNumber(3), None).expect("a deal");
    for level in Level::ALL {
        let mut waiting = seat(level, 1, 3, false);
        assert!((0..ticks(60_000)).all(|tick| Speed::think(&mut waiting, &game.view(1), tick).is_none()), "{level}");
        let mut opening = seat(level, 1, 3, true);
        let first = (0..ticks(60_000)).find_map(|tick| Speed::think(&mut opening, &game.view(1), tick));
        assert!(matches!(first, Some(Action::Call { .. })), "{level}: {first:?}");
    }
}

/// Plays a deal between two levels, tells `check` of every refusal, and goes on for ten seconds after the end.
fn play_beyond_the_end(preset: &str, levels: [Level; 2], deal: u64, mut check: impl FnMut(&Action, Refusal)) {
    let options = Speed::preset(preset).expect("a preset of Speed");
    let mut game = Speed::deal(&options, 2, DealNumber(deal), None).expect("a deal");
    let mut computers = [0, 1].map(|side| seat(levels[side], side, deal, true));
    let mut come_back = [None, None];
    let mut after_the_end = 0;
    for tick in 0.. {
        for side in [0, 1] {
            let Some(action) = Speed::think(&mut computers[side], &game.view(side), tick) else { continue };
            assert_eq!(game.outcome(), None, "{levels:?} {deal}: {action:?} after the end");
            let tried_before = come_back[side].take();
            if let Err(refusal) = game.apply(side, &action) {
                check(&action, refusal);
                assert_ne!(tried_before.as_ref(), Some(&action), "{levels:?} {deal}: tried again without looking");
                come_back[side] = Some(action);
            }
        }
        after_the_end += u64::from(game.outcome().is_some());
        if after_the_end > ticks(10_000) {
            return;
        }
    }
}

#[test]
fn nobody_acts_after_the_end_and_only_late_plays_are_refused() {
    let mut late = 0;
    for (first, second) in PROMISES.into_iter().flat_map(|first| PROMISES.map(|second| (first.0, second.0))) {
        for (preset, deal) in
            ["standard", "original"].into_iter().flat_map(|preset| (0..4).map(move |deal| (preset, deal)))
        {
            play_beyond_the_end(preset, [first, second], deal, |action, refusal| {
                let late_play = matches!(refusal, Refusal::Stale | Refusal::OwnLedgerFirst);
                assert!(late_play, "{first}, {second}, {preset} {deal}: {action:?} refused as {refusal}");
                late += 1;
            });
        }
    }
    assert!(late > 100, "people do come too late: {late}");
}

#[test]
fn relaxed_waits_for_the_human() {
    let mut moves_without_choice = 0;
    for deal in 0..20 {
        let mut game =
            Speed::deal(&Speed::preset("standard").expect("a preset"), 2, DealNumber(deal), None).expect("a deal");
        let mut relaxed = seat(Level::Relaxed, 1, deal, false);
        game.apply(0, &Action::Call { slot: None }).expect("the first act is a call");
        for tick in 0..ticks(40_000) {
            // The human could play or refill, but looks on.
            let human_can_act = game.legal(0).actions.iter().any(|action| !matches!(action, Action::Call { .. }));
            let Some(action) = Speed::think(&mut relaxed, &game.view(1), tick) else { continue };
            game.apply(1, &action).expect("nobody else plays");
            if matches!(action, Action::Play { .. }) {
                assert!(!human_can_act, "deal {deal}, tick {tick}: it has not waited");
                moves_without_choice += 1;
            }
        }
    }
    assert!(moves_without_choice > 0, "it goes on where the human can do nothing");
}
