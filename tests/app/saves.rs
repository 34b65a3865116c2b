//! The saved game: continued at any point, put aside when damaged.

use bevy::prelude::*;
use serde_json::json;
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::play::{Clock, GAME_FILE, Play, PlayRequest, Playable, SavedGame, StartGame, Summary};
use tefuda::record::{LATEST_TICK, Player, Record};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, Options, Speed};
use tefuda::screens::Screen;
use tefuda::storage::{Notices, Storage};

use crate::driver::Driver;

#[test]
fn a_game_is_continued_where_it_stopped() {
    let storage = Storage::in_memory();
    let mut first = Driver::with_storage(storage.clone());
    first.start_speed(Level::Easy, 7, json!({}));
    first.play_for(8);
    let (state, actions) = (first.state().clone(), first.play().expect("in play").record().actions.clone());
    drop(first);

    let mut second = Driver::with_storage(storage);
    let saved = second.app.world().resource::<SavedGame>().0.clone().expect("a saved game");
    assert_eq!((saved.game, saved.deal.0), ("speed", 7));
    second.app.world_mut().write_message(PlayRequest::Continue);
    second.frames(2);
    assert_eq!(second.screen(), Screen::Play);
    assert_eq!(second.play().expect("in play").record().actions[..actions.len()], actions);
    if second.play().expect("in play").record().actions.len() == actions.len() {
        assert_eq!(*second.state(), state);
    }
    second.assert_zones_follow_the_rules();
}

/// Lets computers play on to the end, tick by tick as the app does.
fn play_on(play: &mut Play<Speed>, clock: &mut Clock) {
    while play.state().outcome().is_none() {
        clock.advance(play.state().clock_runs());
        for seat in 0..2 {
            if let Some(action) = play.think(seat, clock.tick) {
                // A late play is refused and looked at again, as in the app.
                let _ = play.act(clock.tick, seat, &action);
            }
        }
    }
}

#[test]
fn computers_go_on_as_if_nothing_had_happened() {
    for deal in 0..6 {
        let players = [Level::Hard, Level::Normal].map(|level| Player::Computer { level }).to_vec();
        let record = Record::<Speed>::new("standard", Options::default(), players, DealNumber(deal));
        let (mut whole, mut clock) = (Play::begin(record).expect("a deal"), Clock::default());
        play_on(&mut whole, &mut clock);
        for cut in [1, 7, 30, whole.record().actions.len() / 2] {
            let mut half = whole.record().clone();
            half.actions.truncate(cut);
            let (mut resumed, mut later) = Play::resume(half).expect("it happened");
            play_on(&mut resumed, &mut later);
            assert_eq!(resumed.record(), whole.record(), "deal {deal}, cut after {cut} actions");
            assert_eq!(later, clock);
        }
    }
}

/// A human who plays a card whenever the hundredth tick comes round, and a computer.
fn play_with_a_human(play: &mut Play<Speed>, clock: &mut Clock, until: u64) {
    while clock.tick < until && play.state().outcome().is_none() {
        clock.advance(play.state().clock_runs());
        if let Some(action) = play.think(1, clock.tick) {
            let _ = play.act(clock.tick, 1, &action);
        }
        if clock.tick.is_multiple_of(100)
            && let Some(action) = play.state().legal(0).actions.first().cloned()
        {
            play.act(clock.tick, 0, &action).expect("a legal action");
        }
    }
}

#[test]
fn a_computer_goes_on_against_a_human_as_if_nothing_had_happened() {
    for deal in 0..6 {
        let players = vec![Player::Human, Player::Computer { level: Level::Hard }];
        let record = Record::<Speed>::new("standard", Options::default(), players, DealNumber(deal));
        let (mut whole, mut clock) = (Play::begin(record).expect("a deal"), Clock::default());
        play_with_a_human(&mut whole, &mut clock, 4000);
        for cut in [2, 9, 20] {
            let mut half = whole.record().clone();
            half.actions.truncate(cut);
            let (mut resumed, mut later) = Play::resume(half).expect("it happened");
            play_with_a_human(&mut resumed, &mut later, 4000);
            assert_eq!(resumed.record(), whole.record(), "deal {deal}, cut after {cut} actions");
        }
    }
}

#[test]
fn a_record_from_the_far_future_is_taken_up_at_once() {
    let players = vec![Player::Human, Player::Computer { level: Level::Hard }];
    let mut record = Record::<Speed>::new("standard", Options::default(), players, DealNumber(1));
    record.push(LATEST_TICK, 0, Action::Call { slot: None });
    let (play, clock) = Play::resume(record).expect("odd, but possible");
    assert_eq!((play.state().ledgers()[0].len(), clock.tick), (1, LATEST_TICK));
}

#[test]
fn what_is_no_saved_game_is_put_aside_and_told() {
    let version = json!({ "version": 99, "game": "speed" }).to_string();
    let foreign = json!({ "version": 1, "game": "bridge" }).to_string();
    for bytes in ["", "{", "\u{0}\u{1}", "[]", "{\"version\":1,\"game\":\"speed\"}", &version, &foreign] {
        let storage = Storage::in_memory();
        storage.write(GAME_FILE, bytes.as_bytes()).expect("memory takes everything");
        let driver = Driver::with_storage(storage.clone());
        assert_eq!(driver.app.world().resource::<SavedGame>().0, None, "{bytes:?}");
        assert_eq!(storage.read(GAME_FILE).expect("readable"), None, "{bytes:?} is out of the way");
        let aside = storage.read("game.damaged-1.json").expect("readable");
        assert_eq!(aside.as_deref(), Some(bytes.as_bytes()), "nothing is lost");
    }
}

#[test]
fn a_damaged_save_is_told_once() {
    let storage = Storage::in_memory();
    storage.write(GAME_FILE, b"nonsense").expect("memory takes everything");
    let mut app = tefuda::headless(|app| {
        app.insert_resource(storage);
    });
    app.world_mut().run_schedule(PreStartup);
    app.world_mut().run_schedule(Startup);
    app.world_mut().run_schedule(PostStartup);
    let keys: Vec<_> = app.world().resource::<Notices>().iter().map(|notice| notice.key().to_owned()).collect();
    assert_eq!(keys, ["notice-save-damaged"]);
}

/// The save as it lies in the storage.
fn saved_record(storage: &Storage) -> Record<Speed> {
    let bytes = storage.read(GAME_FILE).expect("readable").expect("there is a save");
    Record::from_json(&bytes).expect("a record")
}

/// A human's opening call, made in the middle of a frame that then asks for something else.
fn call_in_this_frame(driver: &mut Driver) {
    let mut play = driver.app.world_mut().resource_mut::<Play<Speed>>();
    play.act(1, 0, &Action::Call { slot: None }).expect("the opening call");
}

#[test]
fn the_last_action_before_leaving_is_saved() {
    let storage = Storage::in_memory();
    let mut driver = Driver::with_storage(storage.clone());
    driver.start_speed(Level::Easy, 7, json!({}));
    call_in_this_frame(&mut driver);
    driver.app.world_mut().write_message(PlayRequest::Leave);
    driver.app.update();
    assert!(driver.play().is_none(), "it has left the table");
    assert_eq!(saved_record(&storage).actions.len(), 1);
}

#[test]
fn the_summary_is_that_of_the_game_that_was_started_last() {
    let mut driver = Driver::speed(Level::Easy, 7, json!({}));
    call_in_this_frame(&mut driver);
    driver.app.world_mut().write_message(StartGame {
        game: "speed".to_owned(),
        preset: "standard".to_owned(),
        options: json!({}),
        players: vec![Player::Human, Player::Computer { level: Level::Easy }],
        deal: DealNumber(8),
    });
    driver.app.update();
    assert_eq!(driver.app.world().resource::<Summary>().deal, DealNumber(8));
}

#[test]
fn a_saved_game_shows_the_clock_that_it_goes_on_with() {
    let storage = Storage::in_memory();
    let mut first = Driver::with_storage(storage.clone());
    first.start_speed(Level::Easy, 7, json!({}));
    first.play_for(12);
    drop(first);
    let shown = Driver::with_storage(storage.clone()).app.world().resource::<SavedGame>().0.clone();
    let (_, clock) = Play::resume(saved_record(&storage)).expect("it happened");
    assert!(clock.running > 0 && clock.running < clock.tick, "the clock stood before the call: {clock:?}");
    assert_eq!(shown.map(|shown| shown.seconds), Some(clock.seconds()));
}

#[test]
fn a_save_with_a_level_that_is_not_offered_is_put_aside() {
    let players = vec![Player::Human, Player::Computer { level: Level::Original }];
    let record = Record::<Speed>::new("standard", Options::default(), players, DealNumber(1));
    let storage = Storage::in_memory();
    storage.write(GAME_FILE, &record.to_json().expect("it can be written")).expect("memory takes everything");
    let driver = Driver::with_storage(storage.clone());
    assert_eq!(driver.app.world().resource::<SavedGame>().0, None);
    assert!(storage.read("game.damaged-1.json").expect("readable").is_some());
}
