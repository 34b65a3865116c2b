//! Two people on one device: who acts for whom, and where everything lies between them.

mod layout;

use std::time::Duration;

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tefuda::cards::DealNumber;
use tefuda::controls::Cursors;
use tefuda::menus::{Menu, PauseReason};
use tefuda::play::PlayRequest;
use tefuda::record::Player;
use tefuda::rules::speed::{Action, Options, Refill, SLOTS, Speed};
use tefuda::rules::{Rules, Seat};
use tefuda::screens::Screen;
use tefuda::storage::{AnimationSpeed, Arrangement, Storage};
use tefuda::table::speed::{Layout, SideNotice, SpeedPlace};
use tefuda::table::{Dragged, Shake};

use crate::driver::Driver;

/// How one seat does what it wants.
type Act = fn(&mut Driver, Seat, Action, &[Entity]);

/// Plays until the game has ended: each seat does the next thing it can, in its own way.
fn play_to_the_end(driver: &mut Driver, ways: [Act; 2], pads: &[Entity]) {
    driver.set_speed(AnimationSpeed::Off);
    for turn in 0..2500 {
        if driver.state().outcome().is_some() {
            break;
        }
        let seat = turn % 2;
        match driver.next_action_of(seat) {
            Some(action) => ways[seat](driver, seat, action, pads),
            None => driver.frames(2),
        }
    }
    let cursors = [0, 1].map(|seat| cursor(driver, seat));
    let actions = &driver.play().expect("in play").record().actions;
    assert!(driver.state().outcome().is_some(), "not ended: {} actions, {cursors:?}", actions.len());
    driver.assert_zones_follow_the_rules();
    let actions = driver.play().expect("in play").record().actions.clone();
    for seat in 0..2 {
        assert!(actions.iter().filter(|done| done.seat == seat).count() > 10, "both have played");
    }
    driver.wait(Duration::from_secs(3));
    assert_eq!(driver.screen(), Screen::Result);
    let said: Vec<String> =
        driver.app.world_mut().query::<&Text>().iter(driver.app.world()).map(|text| text.0.clone()).collect();
    for name in ["Player 1", "Player 2"] {
        let japanese = name.replace("Player ", "プレイヤー");
        assert!(said.iter().any(|text| *text == name || *text == japanese), "{name}: {said:?}");
    }
    assert!(!said.iter().any(|text| ["You", "You win", "あなた", "あなたの勝ち"].contains(&text.as_str())), "{said:?}");
}

fn by_keys(driver: &mut Driver, _: Seat, action: Action, _: &[Entity]) {
    driver.act_by_key(&action);
}

fn by_split_keys(driver: &mut Driver, seat: Seat, action: Action, _: &[Entity]) {
    const LEFT: [KeyCode; 4] = [KeyCode::KeyA, KeyCode::KeyS, KeyCode::KeyD, KeyCode::KeyF];
    const RIGHT: [KeyCode; 4] = [KeyCode::KeyJ, KeyCode::KeyK, KeyCode::KeyL, KeyCode::Semicolon];
    let (places, main) = if seat == 0 { (LEFT, KeyCode::KeyV) } else { (RIGHT, KeyCode::KeyN) };
    match action {
        Action::Play { slot, .. } => driver.key(places[slot]),
        Action::Refill {} | Action::Call { .. } => driver.key(main),
    }
}

/// The last pad is the last seat's.
fn by_pad(driver: &mut Driver, seat: Seat, action: Action, pads: &[Entity]) {
    let pad = pads[seat + pads.len() - 2];
    let Action::Play { slot, .. } = action else { return driver.pad(pad, GamepadButton::North) };
    for _ in 0..8 {
        match cursor(driver, seat) {
            Some(SpeedPlace::Slot(owner, at)) if at == slot => {
                assert_eq!(owner, seat);
                break;
            }
            Some(SpeedPlace::Slot(_, at)) if at > slot => driver.pad(pad, GamepadButton::DPadLeft),
            _ => driver.pad(pad, GamepadButton::DPadRight),
        }
    }
    driver.pad(pad, GamepadButton::South);
}

fn cursor(driver: &Driver, seat: Seat) -> Option<SpeedPlace> {
    let place = driver.app.world().resource::<Cursors>().place(seat)?;
    driver.app.world().get::<SpeedPlace>(place).copied()
}

#[test]
fn a_pad_and_the_keyboard_play_a_game_to_its_end() {
    let mut driver = Driver::two_people(Arrangement::SideBySide, 3);
    let pad = driver.plug_pad_in();
    play_to_the_end(&mut driver, [by_keys, by_pad], &[Entity::PLACEHOLDER, pad]);
}

#[test]
fn two_pads_play_a_game_to_its_end_also_face_to_face() {
    for (arrangement, deal) in [(Arrangement::SideBySide, 4), (Arrangement::Facing, 5)] {
        let mut driver = Driver::new();
        let pads = [driver.plug_pad_in(), driver.plug_pad_in()];
        driver.start_two_people(arrangement, deal);
        play_to_the_end(&mut driver, [by_pad, by_pad], &pads);
    }
}

#[test]
fn one_keyboard_plays_a_game_to_its_end_for_both() {
    let mut driver = Driver::two_people(Arrangement::SideBySide, 6);
    play_to_the_end(&mut driver, [by_split_keys, by_split_keys], &[]);
}

#[test]
fn fingers_play_a_game_to_its_end_from_both_sides() {
    fn by_finger(driver: &mut Driver, seat: Seat, action: Action, _: &[Entity]) {
        let place = match action {
            Action::Play { slot, .. } => SpeedPlace::Slot(seat, slot),
            Action::Refill {} | Action::Call { .. } => SpeedPlace::Deck(seat),
        };
        let at = driver.place(place);
        driver.tap(at);
    }
    let mut driver = Driver::two_people(Arrangement::Facing, 7);
    driver.resize(390.0, 844.0);
    play_to_the_end(&mut driver, [by_finger, by_finger], &[]);
}

/// A deal that lets both sides play at once after the first call: for each seat a slot and a ledger of its own.
fn both_can_play() -> (u64, [(usize, Seat); 2]) {
    for deal in 0.. {
        let options = Options { refill: [Refill::Free; 2], ..Options::default() };
        let mut game = Speed::deal(&options, 2, DealNumber(deal), None).expect("a deal");
        game.apply(0, &Action::Call { slot: None }).expect("the first act is a call");
        let slot = |seat: Seat, ledger: Seat| {
            (0..SLOTS).find(|slot| game.areas()[seat][*slot].is_some_and(|card| game.fits(card, ledger)))
        };
        for ledger in 0..2 {
            if let (Some(first), Some(second)) = (slot(0, ledger), slot(1, 1 - ledger)) {
                return (deal, [(first, ledger), (second, 1 - ledger)]);
            }
        }
    }
    unreachable!("there are enough deals")
}

fn count<C: Component>(driver: &mut Driver) -> usize {
    driver.app.world_mut().query::<&C>().iter(driver.app.world()).count()
}

#[test]
fn two_fingers_carry_a_card_each_at_once() {
    let (deal, plays) = both_can_play();
    let mut driver = Driver::two_people(Arrangement::Facing, deal);
    driver.resize(820.0, 1180.0);
    driver.key(KeyCode::KeyV);
    driver.wait(Duration::from_secs(2));
    let ways: Vec<(Vec2, Vec2)> = (0..2)
        .map(|seat| {
            let (slot, ledger) = plays[seat];
            (driver.place(SpeedPlace::Slot(seat, slot)), driver.place(SpeedPlace::Ledger(ledger)))
        })
        .collect();
    let all = |driver: &mut Driver, phase, share: f32| {
        for (finger, (from, to)) in ways.iter().enumerate() {
            driver.touch(finger as u64, phase, from.lerp(*to, share));
        }
        driver.frames(2);
    };
    all(&mut driver, TouchPhase::Started, 0.0);
    for step in 1..=10 {
        all(&mut driver, TouchPhase::Moved, step as f32 / 10.0);
    }
    assert_eq!(count::<Dragged>(&mut driver), 2, "each carries its own");
    // LOOK.md §8: a dragged card rides 40 units above the finger, towards the middle for either side.
    driver.frames(20);
    let unit = 1180.0 / 844.0;
    for (seat, up) in [(0, Vec2::Y), (1, Vec2::NEG_Y)] {
        let card = driver.state().areas()[seat][plays[seat].0].expect("still there");
        let pose = driver.cards().into_iter().find(|(it, ..)| *it == card).expect("on the table").2;
        assert!((pose.position - ways[seat].1 - up * 40.0 * unit).length() < 2.0, "{:?}", pose.position);
    }
    all(&mut driver, TouchPhase::Ended, 1.0);
    for ledger in 0..2 {
        assert_eq!(driver.state().ledgers()[ledger].len(), 2);
    }
    driver.wait(Duration::from_secs(1));
    driver.assert_zones_follow_the_rules();
}

/// The first deal in which, after the first call, seat 1's leftmost card fits the ledger that lies further to the right.
fn far_ledger_fits() -> u64 {
    let fits = |deal: &u64| {
        let options = Options { refill: [Refill::Free; 2], ..Options::default() };
        let mut game = Speed::deal(&options, 2, DealNumber(*deal), None).expect("a deal");
        game.apply(0, &Action::Call { slot: None }).expect("the first act is a call");
        game.areas()[1][0].is_some_and(|card| game.fits(card, 1))
    };
    (0..).find(fits).expect("there are enough deals")
}

#[test]
fn a_flick_counts_for_the_ledger_it_points_at_if_the_card_fits() {
    let mut driver = Driver::two_people(Arrangement::Facing, far_ledger_fits());
    driver.resize(820.0, 1180.0);
    driver.key(KeyCode::KeyV);
    driver.wait(Duration::from_secs(2));
    let from = driver.place(SpeedPlace::Slot(1, 0));
    let flick = |driver: &mut Driver, towards: Vec2, pause: usize| {
        let to = from + (towards - from).normalize() * 45.0;
        driver.touch(1, TouchPhase::Started, from);
        driver.frames(2);
        driver.touch(1, TouchPhase::Moved, from.lerp(to, 0.5));
        driver.frames(1 + pause);
        driver.touch(1, TouchPhase::Moved, to);
        driver.frames(1);
        driver.touch(1, TouchPhase::Ended, to);
        driver.wait(Duration::from_secs(1));
    };
    let at = driver.place(SpeedPlace::Ledger(1));
    flick(&mut driver, 2.0 * from - at, 0);
    flick(&mut driver, at, 40);
    assert_eq!(driver.state().ledgers()[1].len(), 1, "away from it, or slowly, it only goes home");
    flick(&mut driver, at, 0);
    assert_eq!(driver.state().ledgers()[1].len(), 2);
}

#[test]
fn either_may_call() {
    for seat in 0..2 {
        let mut driver = Driver::two_people(Arrangement::Facing, 8);
        driver.resize(820.0, 1180.0);
        let button = driver.node(&format!("call-{seat}"));
        driver.tap(button);
        let actions = driver.play().expect("in play").record().actions.clone();
        assert_eq!(actions.iter().map(|done| done.seat).collect::<Vec<_>>(), [seat]);
        assert!(driver.state().ledgers().iter().all(|ledger| ledger.len() == 1));
        driver.frames(4);
        let before = driver.state().clone();
        driver.tap(button);
        assert_eq!(*driver.state(), before, "it has gone to sleep, and says nothing");
    }
}

#[test]
fn a_refusal_is_told_to_whom_it_concerns() {
    let mut driver = Driver::two_people(Arrangement::Facing, 1);
    driver.resize(820.0, 1180.0);
    driver.key(KeyCode::KeyV);
    driver.wait(Duration::from_secs(2));
    let state = driver.state();
    let fits_nowhere =
        (0..4).find(|slot| state.areas()[1][*slot].is_some_and(|card| !state.fits(card, 0) && !state.fits(card, 1)));
    let at = driver.place(SpeedPlace::Slot(1, fits_nowhere.expect("deal 1 has such a card")));
    driver.tap(at);
    assert_eq!(count::<Shake>(&mut driver), 1);
    let mut notices = driver.app.world_mut().query::<(&SideNotice, &UiTransform)>();
    let told: Vec<_> = notices.iter(driver.app.world()).map(|(notice, turn)| (notice.seat, turn.rotation)).collect();
    let [(1, turn)] = told[..] else { panic!("seat 1 alone is told: {told:?}") };
    assert!((turn.as_radians().abs() - std::f32::consts::PI).abs() < 0.001, "upside down, as it sees the table");
}

#[test]
fn nobody_moves_the_others_cards() {
    let mut driver = Driver::two_people(Arrangement::SideBySide, 9);
    let pad = driver.plug_pad_in();
    driver.key(KeyCode::Space);
    driver.wait(Duration::from_secs(1));
    driver.set_speed(AnimationSpeed::Off);
    // The pad is seat 1's: whatever it does is done for seat 1.
    for button in [GamepadButton::North, GamepadButton::South, GamepadButton::DPadUp, GamepadButton::DPadDown] {
        for _ in 0..6 {
            driver.pad(pad, button);
            driver.pad(pad, GamepadButton::South);
        }
    }
    let actions = driver.play().expect("in play").record().actions.clone();
    assert!(actions.iter().skip(1).all(|done| done.seat == 1), "{actions:?}");
}

#[test]
fn a_lost_pad_pauses_and_another_one_takes_its_place() {
    let mut driver = Driver::new();
    let [first, second] = [driver.plug_pad_in(), driver.plug_pad_in()];
    driver.start_two_people(Arrangement::SideBySide, 10);
    driver.pad(first, GamepadButton::North);
    assert_eq!(driver.play().expect("in play").record().actions[0].seat, 0, "the first pad is the first player's");
    driver.pad(second, GamepadButton::DPadRight);
    driver.unplug_pad(first);
    assert_eq!(driver.menu(), Menu::Pause);
    assert_eq!(*driver.app.world().resource::<PauseReason>(), PauseReason::PadLost);
    let other = driver.plug_pad_in();
    driver.pad(other, GamepadButton::South);
    driver.frames(3);
    assert_eq!(driver.menu(), Menu::None, "the first button resumes");
    driver.wait(Duration::from_secs(1));
    driver.pad(other, GamepadButton::DPadRight);
    assert!(matches!(cursor(&driver, 0), Some(SpeedPlace::Slot(0, _))), "it is seat 0's now");
    assert!(matches!(cursor(&driver, 1), Some(SpeedPlace::Slot(1, _))), "and the other is still seat 1's");
}

#[test]
fn a_game_of_two_is_continued_as_it_was_left() {
    let storage = Storage::in_memory();
    let mut first = Driver::with_storage(storage.clone());
    first.start_two_people(Arrangement::Facing, 11);
    first.key(KeyCode::KeyN);
    first.wait(Duration::from_secs(2));
    let state = first.state().clone();
    drop(first);

    let mut second = Driver::with_storage(storage);
    second.app.world_mut().write_message(PlayRequest::Continue);
    second.frames(4);
    assert_eq!(second.screen(), Screen::Play);
    assert_eq!(*second.state(), state);
    assert_eq!(second.play().expect("in play").record().players, [Player::Human; 2]);
    assert_eq!(second.play().expect("in play").record().actions[0].seat, 1, "the right half of the keyboard called");
    assert!(second.app.world().resource::<Layout>().is_facing());
}
