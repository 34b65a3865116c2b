//! Undo: the state before one's own last action, any number of times.

use std::time::Duration;

use tefuda::cards::Card;
use tefuda::menus::Menu;
use tefuda::play::{PlayRequest, Summary};

use super::*;

/// Plays until so many actions of the person have been done; what was there before each of them.
fn play_on(table: &mut Table, actions: usize) -> Vec<(Sevens, Record<Sevens>)> {
    table.set_pace(ComputerPace::Instant);
    (0..actions)
        .map(|_| {
            table.wait_for_a_person().expect("the game goes on");
            let before = (table.play().state().clone(), table.record().clone());
            table.act();
            before
        })
        .collect()
}

#[test]
fn any_number_of_own_actions_is_taken_back_and_what_is_left_is_what_was() {
    for keys in [[KeyCode::KeyU; 4], [KeyCode::KeyZ; 4]] {
        let mut table = Table::new(&ONE_PERSON, json!({}));
        let before = play_on(&mut table, 4);
        assert!(!table.record().flags.assisted);
        let mut tick = table.tick();
        for (key, (state, record)) in keys.into_iter().zip(before.into_iter().rev()) {
            table.driver.key(key);
            assert_eq!((table.play().state(), &table.record().actions), (&state, &record.actions));
            assert_eq!(table.record().replay().as_ref(), Ok(&state), "a record is what it leads to");
            assert!(table.record().flags.assisted, "a game in which something was taken back is assisted");
            assert!(table.tick() >= tick, "time does not go back");
            tick = table.tick();
        }
        let first = table.record().clone();
        table.driver.key(keys[0]);
        assert_eq!(*table.record(), first, "there is nothing left to take back");
        let on_screen: Vec<_> = table.driver.cards().into_iter().map(|(card, zone, _)| (card, zone)).collect();
        assert!(table.play().state().zones().iter().all(|zone| on_screen.contains(zone)), "the cards are back");
        play_on(&mut table, 1);
        assert!(table.record().replay().is_ok(), "a game goes on after an undo");
    }
}

#[test]
fn a_pad_and_the_pause_menu_take_back_too() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    let pad = table.driver.plug_pad_in();
    let before = play_on(&mut table, 2);
    table.driver.pad(pad, GamepadButton::LeftTrigger2);
    assert_eq!(*table.play().state(), before[1].0);
    assert!(table.driver.app.world().resource::<Summary>().can_undo);
    table.world().write_message(PlayRequest::Undo);
    table.driver.frames(2);
    assert_eq!(*table.play().state(), before[0].0);
    assert!(!table.driver.app.world().resource::<Summary>().can_undo);
}

/// Under the menu time stands still; what is taken back there is seen to come back once it has closed.
#[test]
fn what_the_pause_menu_takes_back_travels() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    let before = play_on(&mut table, 1);
    table.driver.set_speed(AnimationSpeed::Normal);
    let lay: Vec<_> = table.driver.cards();
    table.driver.key(KeyCode::Escape);
    assert_eq!(table.driver.menu(), Menu::Pause);
    // The second of the menu's buttons.
    table.driver.key(KeyCode::ArrowDown);
    table.driver.key(KeyCode::Enter);
    table.driver.frames(2);
    assert_eq!((table.driver.menu(), table.play().state()), (Menu::None, &before[0].0));
    let moved = |then: &[(Card, Zone, Pose)], now: &[(Card, Zone, Pose)]| {
        let same = |card: &Card, at: Vec2| now.iter().any(|(other, _, pose)| other == card && pose.position == at);
        then.iter().filter(|(card, _, pose)| !same(card, pose.position)).count()
    };
    let on_the_way = table.driver.cards();
    table.driver.wait(Duration::from_millis(600));
    let there = table.driver.cards();
    assert!(moved(&lay, &there) > 0, "something lies elsewhere");
    assert!(moved(&on_the_way, &there) > 0, "it was still on its way when the menu had closed");
}

#[test]
fn nothing_is_taken_back_where_several_play_or_nobody_does() {
    let mut two = Table::new(&TWO_PEOPLE, json!({}));
    two.set_pace(ComputerPace::Instant);
    two.wait_for_a_person();
    two.act();
    let record = two.record().clone();
    two.world().write_message(PlayRequest::Undo);
    two.driver.frames(1);
    assert!(two.record().actions.starts_with(&record.actions) && !two.record().flags.assisted);
    assert!(!two.play().can_undo() && !Table::new(&[EASY; 4], json!({})).play().can_undo());
}

/// The last card of a game may have been a mistake: until the result is shown it can be taken back.
#[test]
fn the_moment_between_the_last_card_and_the_result_is_early_enough() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    table.set_pace(ComputerPace::Instant);
    while table.wait_for_a_person().is_some() {
        table.act();
    }
    assert_eq!(table.driver.screen(), Screen::Play, "the result is not shown at once");
    let taken = table.record().actions.iter().rposition(|done| done.seat == 0).expect("the person has acted");
    table.world().write_message(PlayRequest::Undo);
    table.driver.frames(1);
    assert_eq!((table.record().actions.len(), table.play().state().turn()), (taken, Some(0)));
    table.driver.wait(Duration::from_secs(3));
    assert_eq!(table.driver.screen(), Screen::Play, "no result of a game that goes on");
}

#[test]
fn a_deal_that_is_begun_again_is_not_assisted_any_more() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    play_on(&mut table, 1);
    table.driver.key(KeyCode::KeyU);
    assert!(table.record().flags.assisted);
    table.world().write_message(PlayRequest::RestartDeal);
    table.driver.frames(3);
    assert!(!table.record().flags.assisted && table.record().actions.is_empty());
}
