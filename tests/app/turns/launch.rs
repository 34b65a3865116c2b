//! Seats and people on the command line, and in the options that follow from who sits where.

use tefuda::command_line::CommandLine;

use super::*;

fn launched(command_line: CommandLine) -> Driver {
    let mut app = tefuda::headless(|app| {
        app.insert_resource(Storage::in_memory()).insert_resource(command_line);
    });
    app.update();
    let mut driver = Driver { app };
    driver.frames(4);
    driver
}

fn asked(game: &str, seats: Option<usize>, people: Option<usize>) -> CommandLine {
    CommandLine { game: Some(game.to_owned()), level: Some("easy".to_owned()), seats, people, ..default() }
}

#[test]
fn so_many_play_and_so_many_of_them_are_people() {
    for (seats, people, expected) in [
        (Some(5), Some(2), vec![Player::Human, Player::Human, EASY, EASY, EASY]),
        (Some(3), Some(0), vec![EASY; 3]),
        (None, None, ONE_PERSON.to_vec()),
    ] {
        let driver = launched(asked(Sevens::NAME, seats, people));
        assert_eq!(driver.app.world().resource::<Play<Sevens>>().record().players, expected);
    }
}

/// RULES.md §1: free for humans, forced for computers; whoever starts the game fills the list by who sits there.
#[test]
fn options_fit_those_who_sit_there() {
    let refill = |people| {
        let driver = launched(asked("speed", None, people));
        serde_json::to_value(&driver.play().expect("in play").record().options).unwrap()["refill"].clone()
    };
    assert_eq!([refill(None), refill(Some(2))], [json!(["free", "forced"]), json!(["free", "free"])]);
}
