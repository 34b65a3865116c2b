//! Games of Speed as people play them.

mod hands;
mod heads_up;
mod motion;

use std::collections::HashSet;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{RequestRedraw, WindowFocused, WindowOccluded};
use serde_json::json;
use tefuda::cards::{DealNumber, Suit};
use tefuda::computer::Level;
use tefuda::menus::Menu;
use tefuda::rules::speed::{Action, Options, Speed};
use tefuda::rules::{Rules, Zone};
use tefuda::screens::Screen;
use tefuda::storage::AnimationSpeed;
use tefuda::table::speed::SpeedPlace;

use crate::driver::Driver;

fn by_pointer(driver: &mut Driver, action: Action) {
    let deck = driver.place(SpeedPlace::Deck(0));
    match action {
        Action::Play { slot, ledger, .. } => {
            let (from, to) = (driver.place(SpeedPlace::Slot(0, slot)), driver.place(SpeedPlace::Ledger(ledger)));
            driver.drag(from, to);
        }
        Action::Refill {} | Action::Call { .. } => driver.click(deck),
    }
}

fn by_clicks(driver: &mut Driver, action: Action) {
    match action {
        Action::Play { slot, .. } => {
            let at = driver.place(SpeedPlace::Slot(0, slot));
            driver.click(at);
        }
        Action::Refill {} | Action::Call { .. } => {
            let at = driver.place(SpeedPlace::Deck(0));
            driver.click(at);
        }
    }
}

fn by_keys(driver: &mut Driver, action: Action) {
    driver.act_by_key(&action);
}

fn ends_with_a_result(mut driver: Driver) {
    let winner = driver.state().outcome().expect("ended");
    driver.assert_zones_follow_the_rules();
    driver.wait(Duration::from_secs(3));
    assert_eq!(driver.screen(), Screen::Result, "{winner:?}");
}

#[test]
fn a_game_is_played_to_its_end_by_dragging() {
    let mut driver = Driver::speed(Level::Easy, 1, json!({}));
    driver.play_to_the_end(by_pointer);
    ends_with_a_result(driver);
}

#[test]
fn a_game_is_played_to_its_end_by_clicking() {
    let mut driver = Driver::speed(Level::Easy, 2, json!({}));
    driver.play_to_the_end(by_clicks);
    ends_with_a_result(driver);
}

#[test]
fn a_game_is_played_to_its_end_by_direct_keys() {
    let mut driver = Driver::speed(Level::Easy, 3, json!({}));
    driver.play_to_the_end(by_keys);
    ends_with_a_result(driver);
}

#[test]
fn a_game_is_played_to_its_end_by_pad() {
    let mut driver = Driver::speed(Level::Easy, 4, json!({}));
    let pad = driver.plug_pad_in();
    assert_eq!(driver.menu(), Menu::None, "plugging a pad in does not pause");
    let mut focused = 0;
    driver.play_to_the_end(|driver, action| match action {
        Action::Play { slot, .. } => {
            // A step shows the focus, then steps go from slot to slot.
            while focused != slot {
                let (button, step) =
                    if slot > focused { (GamepadButton::DPadRight, 1) } else { (GamepadButton::DPadLeft, -1) };
                driver.pad(pad, button);
                focused = focused.saturating_add_signed(step);
            }
            driver.pad(pad, GamepadButton::South);
        }
        Action::Refill {} | Action::Call { .. } => driver.pad(pad, GamepadButton::North),
    });
    ends_with_a_result(driver);
}

#[test]
fn the_human_never_plays_the_other_sides_cards() {
    let mut driver = Driver::speed(Level::Relaxed, 5, json!({}));
    driver.key(KeyCode::Space);
    driver.wait(Duration::from_secs(1));
    let theirs = driver.state().areas()[1];
    for slot in 0..4 {
        let (from, to) = (driver.place(SpeedPlace::Slot(1, slot)), driver.place(SpeedPlace::Ledger(1)));
        driver.click(from);
        driver.drag(from, to);
    }
    let played = theirs.iter().flatten().filter(|card| !driver.state().areas()[1].contains(&Some(**card))).count();
    let by_computer = driver.play().expect("in play").record().actions.iter().filter(|done| done.seat == 1).count();
    assert!(played <= by_computer, "only the computer has moved them");
    assert!(driver.play().expect("in play").record().actions.iter().all(|done| done.seat == 0 || done.seat == 1));
}

#[test]
fn a_resize_in_flight_retargets_every_card() {
    for (width, height) in [(320.0, 480.0), (390.0, 844.0), (3440.0, 1440.0), (3840.0, 2160.0), (1280.0, 800.0)] {
        let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
        driver.frames(5);
        driver.resize(width, height);
        driver.wait(Duration::from_secs(3));
        let half = Vec2::new(width, height) / 2.0;
        for (card, zone, pose) in driver.cards() {
            let corner = pose.position.abs() + pose.size() / 2.0;
            assert!(corner.cmple(half + 24.0).all(), "{card} in {zone:?} is outside {width}×{height}: {pose:?}");
        }
        driver.assert_zones_follow_the_rules();
    }
}

#[test]
fn in_a_large_window_no_card_waits_for_the_finest_pictures() {
    let mut driver = Driver::new();
    driver.resize(3840.0, 2160.0);
    driver.wait(Duration::from_secs(1));
    driver.start_speed(Level::Relaxed, 1, json!({}));
    let mut seen = HashSet::new();
    for _ in 0..60 {
        let mut cards = driver.app.world_mut().query_filtered::<&Sprite, With<Suit>>();
        let assets = driver.app.world().resource::<AssetServer>();
        for sprite in cards.iter(driver.app.world()) {
            assert!(assets.is_loaded(&sprite.image), "a card is drawn from {:?}", sprite.image.path());
            seen.extend(sprite.image.path().map(ToString::to_string));
        }
        driver.frames(1);
    }
    assert!(seen.contains("cards/faces-500.webp"), "the finest are used once they are there: {seen:?}");
}

#[test]
fn under_a_menu_the_cards_keep_to_their_places_when_the_window_changes() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    driver.wait(Duration::from_secs(3));
    driver.key(KeyCode::Escape);
    assert_eq!(driver.menu(), Menu::Pause);
    for (width, height) in [(390.0, 844.0), (1920.0, 1080.0)] {
        driver.resize(width, height);
        for (card, zone, pose) in driver.cards() {
            if let Zone::PlayArea { seat, slot } = zone {
                let place = driver.place(SpeedPlace::Slot(seat, slot));
                assert!(pose.position.distance(place) < 0.5, "{card} is not in its slot in {width}×{height}: {pose:?}");
            }
        }
    }
}

#[test]
fn losing_the_pad_in_use_pauses_and_losing_the_focus_pauses() {
    let mut driver = Driver::speed(Level::Easy, 1, json!({}));
    let pad = driver.plug_pad_in();
    driver.pad(pad, GamepadButton::North);
    driver.unplug_pad(pad);
    assert_eq!(driver.menu(), Menu::Pause);

    let mut driver = Driver::speed(Level::Easy, 1, json!({}));
    driver.wait(Duration::from_millis(1100));
    let window = driver.window();
    driver.app.world_mut().write_message(WindowFocused { window, focused: false });
    driver.frames(3);
    assert_eq!(driver.menu(), Menu::Pause);
}

/// As in a browser: the game hears of it with its first frame after a long time.
#[test]
fn a_hidden_game_pauses_and_none_of_the_hidden_time_is_played() {
    let mut driver = Driver::speed(Level::Extreme, 1, json!({}));
    driver.wait(Duration::from_millis(1100));
    let virtual_time = |driver: &Driver| driver.app.world().resource::<Time<Virtual>>().elapsed();
    let before = virtual_time(&driver);
    let window = driver.window();
    for occluded in [true, false] {
        driver.app.world_mut().write_message(WindowOccluded { window, occluded });
    }
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(600)));
    driver.frames(1);
    assert_eq!(virtual_time(&driver), before);
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(tefuda::HEADLESS_FRAME));
    driver.frames(2);
    assert_eq!(driver.menu(), Menu::Pause);
    let paused = virtual_time(&driver);
    driver.key(KeyCode::Escape);
    driver.wait(Duration::from_secs(1));
    assert_eq!(driver.menu(), Menu::None);
    assert!(virtual_time(&driver) > paused + Duration::from_millis(900));
}

#[test]
fn a_paused_game_stands_still() {
    let mut driver = Driver::speed(Level::Extreme, 1, json!({}));
    driver.key(KeyCode::Space);
    driver.key(KeyCode::Escape);
    driver.frames(2);
    assert_eq!(driver.menu(), Menu::Pause);
    let before = driver.state().clone();
    driver.wait(Duration::from_secs(20));
    assert_eq!(*driver.state(), before);
}

#[test]
fn a_forgotten_refill_is_pointed_at_and_then_happens() {
    // RULES.md §1: after 2 s without any other possible action point at the deck; after 8 s the refill happens by itself.
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    let mut waited = 0;
    driver.play_to_the_end(|driver, action| {
        if action == (Action::Refill {})
            && !driver.state().legal(0).actions.iter().any(|it| matches!(it, Action::Play { .. }))
        {
            let before = driver.state().deck_counts()[0];
            for _ in 0..20 {
                if driver.state().deck_counts()[0] < before || driver.next_action() != Some(Action::Refill {}) {
                    break;
                }
                driver.wait(Duration::from_millis(500));
                waited += 1;
            }
            assert!(driver.state().deck_counts()[0] < before || driver.next_action() != Some(Action::Refill {}));
        } else {
            by_keys(driver, action);
        }
    });
    assert!(waited > 4, "the human had to be helped at least once");
}

#[test]
fn a_stall_is_called_by_its_countdown() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({ "stall-countdown": 3 }));
    assert!(driver.state().is_stall());
    driver.wait(Duration::from_millis(2900));
    assert!(driver.state().ledgers()[0].is_empty());
    driver.wait(Duration::from_millis(300));
    assert_eq!(driver.state().ledgers()[0].len(), 1);
}

#[test]
fn every_stall_has_a_countdown_and_a_band_of_its_own() {
    // A call that leads to another stall: of all deals the first in which the opening call does.
    let deal = (0..).find(|deal| {
        let mut game = Speed::deal(&Options::default(), 2, DealNumber(*deal), None).expect("a deal");
        game.apply(0, &Action::Call { slot: None }).expect("the first act is a call");
        game.is_stall()
    });
    let mut driver = Driver::speed(Level::Relaxed, deal.expect("some deal does"), json!({ "stall-countdown": 3 }));
    let bands = |driver: &mut Driver| {
        let mut names = driver.app.world_mut().query::<(Entity, &Name)>();
        let found = names.iter(driver.app.world()).filter(|(_, name)| name.as_str() == "SPEED!!");
        found.map(|(band, _)| band).collect::<Vec<_>>()
    };
    driver.wait(Duration::from_millis(1500));
    let first = bands(&mut driver);
    assert_eq!(first.len(), 1);
    driver.key(KeyCode::Space);
    assert!(driver.state().is_stall());
    driver.wait(Duration::from_millis(2000));
    assert_eq!(driver.state().ledgers()[0].len(), 1, "the second stall has three seconds of its own");
    let second = bands(&mut driver);
    assert!(second.len() == 1 && second != first, "and a band of its own");
    driver.wait(Duration::from_millis(1300));
    assert_eq!(driver.state().ledgers()[0].len(), 2);
}

#[test]
fn a_table_at_which_nothing_is_timed_asks_for_no_frames() {
    let mut driver = Driver::speed(Level::Extreme, 1, json!({}));
    driver.wait(Duration::from_secs(4));
    let asked = |driver: &mut Driver| {
        driver.frames(2);
        !driver.app.world().resource::<Messages<RequestRedraw>>().is_empty()
    };
    assert!(!asked(&mut driver), "everything waits for the human's first call");
    driver.key(KeyCode::Space);
    driver.wait(Duration::from_secs(2));
    assert!(asked(&mut driver), "the computer thinks and the clock runs");
    driver.key(KeyCode::Escape);
    driver.wait(Duration::from_secs(2));
    assert!(!asked(&mut driver), "a pause is a rest");
}

#[test]
fn without_a_countdown_a_game_waits_for_its_human() {
    let mut driver = Driver::speed(Level::Extreme, 1, json!({}));
    driver.wait(Duration::from_secs(30));
    assert!(driver.state().ledgers()[0].is_empty(), "no computer begins before the human is ready");
}

#[test]
fn a_match_goes_on_to_the_next_deal_and_ends() {
    let mut driver = Driver::speed(Level::Easy, 40, json!({ "match": 3 }));
    driver.set_speed(AnimationSpeed::Off);
    for game in 0..3_u64 {
        assert_eq!(driver.play().expect("in play").record().deal.0, 40 + game);
        driver.play_to_the_end(by_keys);
        driver.wait(Duration::from_secs(3));
        assert_eq!(driver.screen(), Screen::Result);
        if driver.play().expect("kept for the result").match_is_over() {
            let series = driver.play().expect("kept for the result").series();
            assert!(series.len() >= 2, "{series:?}");
            return;
        }
        // The primary button has the focus: on to the next game.
        driver.key(KeyCode::Enter);
        driver.frames(4);
        assert_eq!(driver.screen(), Screen::Play);
    }
    panic!("a match of three has at most three games");
}

#[test]
fn the_same_actions_lead_to_the_same_game_whatever_the_animation_speed() {
    let play = |speed| {
        let mut driver = Driver::speed(Level::Hard, 11, json!({}));
        driver.set_speed(speed);
        driver.key(KeyCode::Space);
        driver.wait(Duration::from_secs(25));
        driver.state().clone()
    };
    let [off, slow]: [Speed; 2] = [AnimationSpeed::Off, AnimationSpeed::Slow].map(play);
    assert_eq!(off, slow);
}
