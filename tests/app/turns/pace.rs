//! The computers' pace, which no game depends on but for its ticks.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use tefuda::record::Recorded;

use super::*;

/// `LOOK.md` §6: a computer seems to think for 350–900 ms; at once is 60 ms. A tick is 1/64 s.
const LEAST: u64 = 22;
const LONGEST: u64 = 58;
const AT_ONCE: u64 = 4;

/// The first actions of a game among computers.
fn watch(players: [Player; 4], pace: ComputerPace, actions: usize) -> Vec<Recorded<Action>> {
    let mut table = Table::new(&players, json!({}));
    table.set_pace(pace);
    for _ in 0..20_000 {
        if table.record().actions.len() >= actions {
            break;
        }
        table.driver.frames(1);
    }
    table.record().actions[..actions].to_vec()
}

fn gaps(actions: &[Recorded<Action>]) -> Vec<u64> {
    actions.windows(2).map(|pair| pair[1].tick - pair[0].tick).collect()
}

#[test]
fn computers_wait_as_long_as_the_look_says() {
    let normal = gaps(&watch([EASY; 4], ComputerPace::Normal, 8));
    assert!(normal.iter().all(|gap| (LEAST..=LONGEST + 1).contains(gap)), "{normal:?}");
    let instant = gaps(&watch([EASY; 4], ComputerPace::Instant, 8));
    assert!(instant.iter().all(|gap| *gap == AT_ONCE), "{instant:?}");
    let (unhurried, brisk) =
        (gaps(&watch([EASY; 4], ComputerPace::Unhurried, 8)), gaps(&watch([EASY; 4], ComputerPace::Brisk, 8)));
    assert!(unhurried[0] > normal[0] && normal[0] > brisk[0] && brisk[0] > instant[0]);
}

#[test]
fn the_pace_changes_no_game() {
    let acts = |actions: Vec<Recorded<Action>>| -> Vec<_> {
        actions.into_iter().map(|done| (done.seat, done.action)).collect()
    };
    let slow = acts(watch([NORMAL; 4], ComputerPace::Normal, 12));
    assert_eq!(slow, acts(watch([NORMAL; 4], ComputerPace::Instant, 12)));
}

/// A game that is taken up anywhere goes on with the same actions at the same ticks.
#[test]
fn a_game_that_is_taken_up_goes_on_exactly() {
    let storage = Storage::in_memory();
    let mut first = Table::with_storage(storage.clone());
    first.set_pace(ComputerPace::Brisk);
    first.start(&[NORMAL, NORMAL, EASY, NORMAL], json!({}));
    while first.record().actions.len() < 5 {
        first.driver.frames(1);
    }
    let saved = storage.read(tefuda::play::GAME_FILE).unwrap().expect("a saved game");
    while first.record().actions.len() < 12 {
        first.driver.frames(1);
    }
    let whole = first.record().actions[..12].to_vec();
    let storage = Storage::in_memory();
    storage.replace(tefuda::play::GAME_FILE, &saved).unwrap();
    let mut second = Table::with_storage(storage);
    second.set_pace(ComputerPace::Brisk);
    second.world().write_message(tefuda::play::PlayRequest::Continue);
    second.driver.frames(2);
    while second.record().actions.len() < 12 {
        second.driver.frames(1);
    }
    assert_eq!(second.record().actions[..12], whole);
}

/// A device that takes a second for every frame while computers think: a frame counts for a quarter of a second of the game's
/// own clock at most, which the record keeps; what is told is the time that passed.
#[test]
fn slow_frames_count_for_the_time_at_the_table() {
    let mut table = Table::new(&[EASY; 4], json!({}));
    let (before, ticks) = (table.world().resource::<Clock>().seconds_at_the_table(), table.tick());
    table.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    table.driver.frames(10);
    let passed = table.world().resource::<Clock>().seconds_at_the_table() - before;
    assert!((9.0..=10.1).contains(&passed), "{passed} s");
    assert!(table.tick() - ticks <= 4 * 64, "computers are not hurried");
    assert!(table.record().actions.iter().all(|done| done.tick <= table.tick()));
}
