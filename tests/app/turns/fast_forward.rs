//! Fast-forward: only where no person will act any more, and then to the end.

use std::time::Duration;

use tefuda::play::FastForward;

use super::*;

fn fast(table: &Table) -> FastForward {
    *table.driver.app.world().resource()
}

#[test]
fn a_game_that_is_watched_is_over_soon() {
    let mut table = Table::new(&[EASY; 4], json!({}));
    table.set_pace(ComputerPace::Unhurried);
    assert!(fast(&table).is_offered() && !fast(&table).is_on());
    table.driver.key(KeyCode::KeyF);
    assert!(fast(&table).is_on());
    // 48 cards at 60 ms each, and a few passes.
    table.driver.wait(Duration::from_secs(6));
    assert!(table.play().state().outcome().is_some());
    assert!(!table.record().flags.assisted, "that is no help");
}

#[test]
fn it_is_not_offered_to_somebody_who_still_plays() {
    let mut table = Table::new(&ONE_PERSON, json!({ "passes": 0 }));
    table.set_pace(ComputerPace::Unhurried);
    table.driver.key(KeyCode::KeyF);
    assert!(!fast(&table).is_offered() && !fast(&table).is_on());
    table.set_pace(ComputerPace::Instant);
    table.wait_for_a_person().expect("the game goes on");
    // RULES.md §2: with no passes the first one puts a player out.
    table.act_as(0, &Action::Pass {});
    table.set_pace(ComputerPace::Unhurried);
    assert!(fast(&table).is_offered());
    let pad = table.driver.plug_pad_in();
    table.driver.pad(pad, GamepadButton::RightTrigger2);
    assert!(fast(&table).is_on());
    // What was passed by mistake can be taken back, and with it goes the haste.
    table.driver.key(KeyCode::KeyU);
    assert!(!fast(&table).is_offered() && !fast(&table).is_on());
}
