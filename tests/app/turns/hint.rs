//! Advice: which card, why, and what it costs.

use tefuda::computer::Advises;
use tefuda::storage::Notices;
use tefuda::table::turns::Hinted;

use super::*;

fn hinted(table: &Table) -> Option<Action> {
    table.driver.app.world().resource::<Hinted<Sevens>>().action().cloned()
}

/// The search goes on from tick to tick; this is longer than any takes.
fn wait_for_the_hint(table: &mut Table) {
    for _ in 0..600 {
        if hinted(table).is_some() {
            return;
        }
        table.driver.frames(1);
    }
    panic!("there is no advice");
}

#[test]
fn a_hint_says_what_a_good_player_would_do_and_counts_as_help() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    table.set_pace(ComputerPace::Instant);
    let pad = table.driver.plug_pad_in();
    for by_pad in [false, true] {
        table.wait_for_a_person().expect("the game goes on");
        let expected = Sevens::hint(&table.play().state().view(0)).expect("something can be done").action;
        if by_pad {
            table.driver.pad(pad, GamepadButton::North);
        } else {
            assert!(!table.record().flags.assisted);
            table.driver.key(KeyCode::KeyH);
        }
        wait_for_the_hint(&mut table);
        assert_eq!(hinted(&table), Some(expected.clone()));
        assert!(table.record().flags.assisted);
        table.act_as(0, &expected);
        assert_eq!(hinted(&table), None, "advice goes with the game that it was given for");
    }
}

#[test]
fn there_is_no_hint_in_the_turn_of_somebody_else() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    table.set_pace(ComputerPace::Unhurried);
    table.wait_for_a_person().expect("the game goes on");
    table.act();
    assert_ne!(table.play().state().turn(), Some(0));
    table.driver.key(KeyCode::KeyH);
    table.driver.frames(3);
    assert!(hinted(&table).is_none() && !table.record().flags.assisted);
}

#[test]
fn an_undo_takes_the_hint_with_it() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    table.set_pace(ComputerPace::Instant);
    table.wait_for_a_person();
    table.act();
    table.wait_for_a_person();
    table.driver.key(KeyCode::KeyH);
    wait_for_the_hint(&mut table);
    table.driver.key(KeyCode::KeyU);
    assert_eq!(hinted(&table), None);
}

/// Whoever asks in a hurry is told once, and not again when the game has gone on.
#[test]
fn what_was_asked_too_early_is_not_told_of_later() {
    let waits = |table: &Table| table.driver.app.world().resource::<Notices>().iter().count();
    let mut table = Table::new(&ONE_PERSON, json!({}));
    table.set_pace(ComputerPace::Unhurried);
    table.wait_for_a_person().expect("the game goes on");
    table.act();
    let before = table.record().actions.len();
    for _ in 0..2 {
        table.driver.key(KeyCode::KeyH);
        table.driver.frames(1);
    }
    assert_eq!((waits(&table), table.record().actions.len()), (1, before), "the first is shown, the second waits");
    table.set_pace(ComputerPace::Instant);
    table.driver.frames(6);
    assert!(table.record().actions.len() > before);
    assert_eq!(waits(&table), 0);
}
