//! How many play a game in turns, and how many of them are people.

use tefuda::record::Player;
use tefuda::screens::SetUp;
use tefuda::storage::{GameSettings, Settings};

use super::*;

const NORMAL: Player = Player::Computer { level: Level::Normal };

fn set_up(width: f32, height: f32) -> App {
    let mut app = open(width, height);
    activate(&mut app, "tile-sevens");
    assert_eq!(screen(&app), Screen::SetUp);
    app
}

fn asked(app: &mut App) -> Vec<Player> {
    activate(app, "start");
    app.world().resource::<Asked>().games.last().expect("a game was asked for").players.clone()
}

/// RULES.md §2: four play by default, three to six may.
#[test]
fn seats_and_people_are_set_up_and_remembered() {
    let mut app = set_up(1280.0, 800.0);
    assert!(find(&mut app, "seats-2").is_none() && find(&mut app, "seats-7").is_none());
    assert!(is_checked(&mut app, "seats-4") && is_checked(&mut app, "people-1"));
    assert!(find(&mut app, "people-4").is_some() && find(&mut app, "people-5").is_none(), "no more people than seats");
    activate(&mut app, "seats-5");
    assert_eq!(focused(&app), "seats-5", "the screen is built anew, and the focus is where it was");
    activate(&mut app, "people-2");
    assert!(find(&mut app, "arrangement-facing").is_none(), "people in turns share no table at the same time");
    assert!(says(&mut app, "You pass the device on. A cover hides the cards in between."));
    assert_eq!(asked(&mut app), [Player::Human, Player::Human, NORMAL, NORMAL, NORMAL]);
    let kept = &app.world().resource::<Settings>().games["sevens"];
    assert_eq!((kept.seats, kept.people), (Some(5), Some(2)));
    let game = app.world().resource::<SetUp>().game();
    let again = SetUp::remembered(game, app.world().resource::<Settings>());
    assert_eq!((again.seats(), again.people()), (5, 2));
    assert!(!again.is_changed_from_preset(), "who plays is no rule");
}

#[test]
fn fewer_seats_leave_no_room_for_people_too_many() {
    let mut app = set_up(390.0, 844.0);
    for choice in ["seats-6", "people-6", "seats-3"] {
        activate(&mut app, choice);
    }
    assert!(is_checked(&mut app, "people-3") && says(&mut app, "No computer plays."));
    assert_eq!(asked(&mut app), [Player::Human; 3]);
}

#[test]
fn one_may_watch() {
    let mut app = set_up(1280.0, 800.0);
    activate(&mut app, "people-0");
    assert_eq!(asked(&mut app), [NORMAL; 4]);
}

#[test]
fn settings_that_fit_no_table_are_not_believed() {
    let game = set_up(1280.0, 800.0).world().resource::<SetUp>().game();
    let mut settings = Settings::default();
    for (seats, people, expected) in
        [(Some(7), Some(9), (4, 1)), (Some(3), Some(4), (3, 1)), (None, Some(0), (4, 0)), (Some(6), None, (6, 1))]
    {
        settings.games.insert("sevens".to_owned(), GameSettings { seats, people, ..GameSettings::default() });
        let set_up = SetUp::remembered(game, &settings);
        assert_eq!((set_up.seats(), set_up.people()), expected);
    }
}
