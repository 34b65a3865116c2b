//! The saved game: continued at any point, put aside when damaged.

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use serde_json::json;
use tefuda::computer::Level;
use tefuda::play::{GAME_FILE, PlayRequest, SavedGame};
use tefuda::screens::Screen;
use tefuda::storage::{Notices, Storage};

use crate::driver::Driver;

fn flushed(driver: &mut Driver) {
    driver.app.world_mut().write_message(AppExit::Success);
    driver.app.update();
}

#[test]
fn a_game_is_continued_where_it_stopped() {
    let storage = Storage::in_memory();
    let mut first = Driver::with_storage(storage.clone());
    first.start_speed(Level::Normal, 7, json!({}));
    first.key(KeyCode::Space);
    first.wait(Duration::from_secs(12));
    let (state, actions) = (first.state().clone(), first.play().expect("in play").record().actions.clone());
    assert!(actions.len() > 3);
    flushed(&mut first);
    drop(first);

    let mut second = Driver::with_storage(storage);
    let saved = second.app.world().resource::<SavedGame>().0.clone().expect("a saved game");
    assert_eq!((saved.game, saved.deal.0), ("speed", 7));
    second.app.world_mut().write_message(PlayRequest::Continue);
    second.frames(4);
    assert_eq!(second.screen(), Screen::Play);
    assert_eq!(second.play().expect("in play").record().actions[..actions.len()], actions);
    if second.play().expect("in play").record().actions.len() == actions.len() {
        assert_eq!(*second.state(), state);
    }
    second.assert_zones_follow_the_rules();
}

#[test]
fn a_computer_goes_on_as_if_nothing_had_happened() {
    let play_on = |interrupted: bool| {
        let storage = Storage::in_memory();
        let mut driver = Driver::with_storage(storage.clone());
        driver.start_speed(Level::Hard, 21, json!({}));
        driver.key(KeyCode::Space);
        while driver.play().expect("in play").record().actions.len() < 9 {
            driver.frames(1);
        }
        if interrupted {
            flushed(&mut driver);
            driver = Driver::with_storage(storage);
            driver.app.world_mut().write_message(PlayRequest::Continue);
            driver.frames(2);
        }
        driver.wait(Duration::from_secs(20));
        driver.play().expect("in play").record().actions.iter().take(14).cloned().collect::<Vec<_>>()
    };
    assert_eq!(play_on(true), play_on(false));
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
