//! Who plays: how many people, and how two of them sit.

use serde_json::json;
use tefuda::computer::Level;
use tefuda::controls::{Device, LastDevice};
use tefuda::record::Player;
use tefuda::screens::SetUp;
use tefuda::storage::{Arrangement, Settings};

use super::*;

#[test]
fn two_people_are_set_up_and_remembered() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    assert!(find(&mut app, "arrangement-facing").is_none(), "one person sits anywhere");
    activate(&mut app, "people-2");
    assert_eq!(focused(&app), "people-2", "the screen is built anew, and the focus is where it was");
    assert!(find(&mut app, "level-hard").is_none(), "there is no computer to have a level");
    assert!(says(&mut app, "No computer plays."));
    assert!(is_checked(&mut app, "arrangement-side-by-side"), "keys were used last");
    activate(&mut app, "arrangement-facing");
    activate(&mut app, "start");
    let game = app.world().resource::<Asked>().games[0].clone();
    assert_eq!(game.players, [Player::Human; 2]);
    // RULES.md §1: free for humans, forced for computers; the set-up fills the list by who sits there.
    assert_eq!(game.options["refill"], json!(["free", "free"]));
    let kept = app.world().resource::<Settings>().games["speed"].clone();
    assert_eq!((kept.people, kept.arrangement), (Some(2), Some(Arrangement::Facing)));
    let again = SetUp::remembered(tefuda::registry::Game::Speed, app.world().resource::<Settings>());
    assert_eq!((again.people(), again.arrangement()), (2, Some(Arrangement::Facing)));
    assert!(!again.is_changed_from_preset(), "who plays is no rule");
}

#[test]
fn back_to_one_person_the_computer_is_there_again() {
    let mut app = open(390.0, 844.0);
    enter(&mut app);
    activate(&mut app, "people-2");
    activate(&mut app, "option-refill-1-automatic");
    activate(&mut app, "people-1");
    activate(&mut app, "level-hard");
    activate(&mut app, "start");
    let game = app.world().resource::<Asked>().games[0].clone();
    assert_eq!(game.players, [Player::Human, Player::Computer { level: Level::Hard }]);
    assert_eq!(game.options["refill"], json!(["free", "forced"]));
}

#[test]
fn where_a_finger_was_used_last_two_people_are_taken_to_face_each_other() {
    let mut app = open(820.0, 1180.0);
    app.insert_resource(LastDevice(Device::Touch));
    activate(&mut app, "tile-speed");
    assert_eq!(app.world().resource::<SetUp>().arrangement(), Some(Arrangement::Facing));
}
