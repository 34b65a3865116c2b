//! Cards in people's hands: refused, dragged, let go of, and clicked on too often.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use serde_json::json;
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, Options, Speed};
use tefuda::storage::AnimationSpeed;
use tefuda::table::speed::SpeedPlace;
use tefuda::table::{Dragged, Shake};

use super::by_keys;
use crate::driver::Driver;

#[test]
fn a_refused_card_shakes_and_nothing_has_changed() {
    let mut driver = Driver::speed(Level::Easy, 1, json!({}));
    // Before the first call there is nothing to play onto, and calling is what a click does.
    driver.key(KeyCode::Space);
    driver.wait(Duration::from_millis(100));
    let before = driver.state().clone();
    let state = driver.state();
    let fits_nowhere =
        (0..4).find(|slot| state.areas()[0][*slot].is_some_and(|card| !state.fits(card, 0) && !state.fits(card, 1)));
    let slot = fits_nowhere.expect("deal 1 has such a card after the call");
    let at = driver.place(SpeedPlace::Slot(0, slot));
    driver.click(at);
    assert_eq!(*driver.state(), before);
    let shaking = driver.app.world_mut().query::<&Shake>().iter(driver.app.world()).count();
    assert_eq!(shaking, 1);
}

pub(super) fn dragged(driver: &mut Driver) -> usize {
    driver.app.world_mut().query::<&Dragged>().iter(driver.app.world()).count()
}

/// A card of slot 0 in the pointer's hand.
fn pick_up(driver: &mut Driver) -> Vec2 {
    let from = driver.place(SpeedPlace::Slot(0, 0));
    driver.move_mouse(from);
    driver.mouse(ButtonState::Pressed);
    driver.move_mouse(from + Vec2::new(0.0, 40.0));
    driver.move_mouse(from + Vec2::new(0.0, 60.0));
    driver.app.update();
    from
}

#[test]
fn a_dragged_card_follows_the_pointer_and_flies_back() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    driver.wait(Duration::from_secs(2));
    let home = pick_up(&mut driver);
    assert_eq!(dragged(&mut driver), 1);
    driver.frames(20);
    let card = driver.state().areas()[0][0].expect("a card");
    let at =
        |driver: &mut Driver| driver.cards().into_iter().find(|(it, ..)| *it == card).expect("on the table").2.position;
    assert!((at(&mut driver) - home - Vec2::new(0.0, 60.0)).length() < 2.0, "it is under the pointer");
    driver.mouse(ButtonState::Released);
    driver.wait(Duration::from_millis(600));
    assert_eq!(dragged(&mut driver), 0);
    assert!((at(&mut driver) - home).length() < 1.0, "it is home again");
}

#[test]
fn no_card_sticks_to_a_pointer_that_is_gone() {
    for loss in ["focus", "menu", "restart"] {
        let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
        driver.wait(Duration::from_secs(2));
        pick_up(&mut driver);
        assert_eq!(dragged(&mut driver), 1, "{loss}");
        match loss {
            "focus" => {
                let window = driver.window();
                driver.app.world_mut().write_message(WindowFocused { window, focused: false });
            }
            "menu" => driver.key(KeyCode::Escape),
            _ => driver.start_speed(Level::Relaxed, 9, json!({})),
        }
        driver.frames(3);
        assert_eq!(dragged(&mut driver), 0, "{loss}");
    }
}

/// The first deal in which, after the opening call, a card can be played and its place be filled without a stall.
fn deal_with_a_play_and_a_refill() -> (u64, Action) {
    let works = |deal: &u64| {
        let mut game = Speed::deal(&Options::default(), 2, DealNumber(*deal), None).ok()?;
        game.apply(0, &Action::Call { slot: None }).ok()?;
        let play = game.legal(0).actions.into_iter().find(|action| matches!(action, Action::Play { .. }))?;
        for action in [&play, &Action::Refill {}] {
            game.apply(0, action).ok()?;
            if game.is_stall() {
                return None;
            }
        }
        Some((*deal, play))
    };
    (0..).find_map(|deal| works(&deal)).expect("some deal does")
}

#[test]
fn a_double_click_on_the_deck_fills_the_one_empty_place_and_calls_nothing() {
    let (deal, play) = deal_with_a_play_and_a_refill();
    let mut driver = Driver::speed(Level::Relaxed, deal, json!({}));
    driver.key(KeyCode::Space);
    driver.act_by_key(&play);
    let deck = driver.place(SpeedPlace::Deck(0));
    driver.click(deck);
    driver.click(deck);
    let count = |wanted: fn(&Action) -> bool| {
        let actions = &driver.play().expect("in play").record().actions;
        actions.iter().filter(|done| wanted(&done.action)).count()
    };
    assert_eq!(count(|action| matches!(action, Action::Play { .. })), 1, "the computer has not acted yet");
    assert_eq!(count(|action| matches!(action, Action::Refill {})), 1);
    assert_eq!(count(|action| matches!(action, Action::Call { .. })), 1, "the opening call alone");
}

#[test]
fn clicks_after_the_end_change_nothing() {
    let mut driver = Driver::speed(Level::Easy, 1, json!({}));
    driver.set_speed(AnimationSpeed::Off);
    driver.play_to_the_end(by_keys);
    let ended = driver.state().clone();
    for slot in 0..4 {
        let at = driver.place(SpeedPlace::Slot(0, slot));
        driver.click(at);
    }
    driver.key(KeyCode::Space);
    assert_eq!(driver.play().map(|play| play.state().clone()), Some(ended));
}

#[test]
fn with_own_ledger_first_a_click_finds_the_ledger_that_the_rules_allow() {
    // RULES.md §1, Original: a card that fits both ledgers may go to its own only.
    for deal in 0..200 {
        let mut driver = Driver::new();
        driver.start_speed(Level::Relaxed, deal, json!({ "own-ledger-first": true }));
        driver.set_speed(AnimationSpeed::Off);
        driver.key(KeyCode::Space);
        driver.wait(Duration::from_millis(800));
        let state = driver.state();
        let both =
            (0..4).find(|slot| state.areas()[0][*slot].is_some_and(|card| state.fits(card, 0) && state.fits(card, 1)));
        let Some(slot) = both else { continue };
        let at = driver.place(SpeedPlace::Slot(0, slot));
        driver.click(at);
        assert_eq!(driver.state().ledgers()[0].len(), 2, "it lies on one's own");
        return;
    }
    panic!("no such deal");
}

#[test]
fn a_card_is_chosen_and_then_its_ledger_picked() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    let playable = |driver: &Driver| {
        let state = driver.state();
        let pairs = (0..4).flat_map(|slot| [(slot, 0), (slot, 1)]);
        pairs.into_iter().find(|(slot, ledger)| state.areas()[0][*slot].is_some_and(|card| state.fits(card, *ledger)))
    };
    while playable(&driver).is_none() {
        match driver.next_action() {
            Some(action) => driver.act_by_key(&action),
            None => driver.frames(6),
        }
    }
    driver.wait(Duration::from_secs(1));
    let (slot, ledger) = playable(&driver).expect("the computer waits for the human");
    let state = driver.state();
    let before = state.ledgers()[ledger].len();
    let focused = |driver: &Driver| {
        let entity = driver.app.world().resource::<InputFocus>().get()?;
        driver.app.world().get::<SpeedPlace>(entity).copied()
    };
    for _ in 0..20 {
        if focused(&driver) == Some(SpeedPlace::Slot(0, slot)) {
            break;
        }
        driver.key(KeyCode::Tab);
    }
    assert_eq!(focused(&driver), Some(SpeedPlace::Slot(0, slot)));
    let at = driver.place(SpeedPlace::Ledger(ledger));
    driver.click(at);
    assert_eq!(driver.state().ledgers()[ledger].len(), before + 1);
}

#[test]
fn a_refused_drop_shakes_and_flies_back() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    driver.key(KeyCode::Space);
    driver.wait(Duration::from_millis(100));
    let state = driver.state();
    let wrong = (0..4).find(|slot| state.areas()[0][*slot].is_some_and(|card| !state.fits(card, 0)));
    let (from, to) = (
        driver.place(SpeedPlace::Slot(0, wrong.expect("some card does not fit"))),
        driver.place(SpeedPlace::Ledger(0)),
    );
    driver.drag(from, to);
    let shaking = driver.app.world_mut().query::<&Shake>().iter(driver.app.world()).count();
    assert_eq!(shaking, 1);
    driver.wait(Duration::from_secs(1));
    assert!(driver.cards().iter().any(|(.., pose)| (pose.position - from).length() < 1.0), "it is home");
}
