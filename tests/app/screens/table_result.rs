//! How a game of more than two ended.

use tefuda::announcements::Announcement;
use tefuda::text::{Language, Texts};

use super::*;

const HARD: Player = Player::Computer { level: Level::Hard };

fn result_of(players: [Player; 4], ranks: [u8; 4]) -> App {
    show_result(Summary { players: players.to_vec(), assisted: true, ..finished(1, vec![ranks.to_vec()], true) })
}

/// `player_name` gives "You" where one person plays, "Player 2" where several do, and each computer a name of its own.
#[test]
fn every_place_is_shown_and_shared_ones_say_so() {
    let mut app = result_of([Player::Human, HARD, HARD, HARD], [3, 1, 3, 2]);
    for line in ["You share place 3", "Swallow", "Owl", "Raccoon", "shared"] {
        assert!(says(&mut app, line), "{line} is missing");
    }
    assert!(says(&mut app, "Played with undo or hints"));
    let mut won = result_of([Player::Human, HARD, HARD, HARD], [1, 4, 2, 3]);
    assert!(says(&mut won, "You win") && !says(&mut won, "shared"));
    let mut second = result_of([Player::Human, HARD, HARD, HARD], [2, 1, 4, 3]);
    assert!(says(&mut second, "You are in place 2"));
}

#[test]
fn where_several_play_or_nobody_does_the_first_are_named() {
    let mut people = result_of([Player::Human, HARD, Player::Human, HARD], [2, 3, 1, 4]);
    assert!(says(&mut people, "Player 3 wins") && says(&mut people, "Player 1"));
    let mut shared = result_of([Player::Human, HARD, Player::Human, HARD], [1, 3, 1, 4]);
    assert!(says(&mut shared, "Player 1, Player 3 share the first place"));
    let mut watched = result_of([HARD; 4], [2, 1, 3, 4]);
    assert!(says(&mut watched, "Swallow wins"));
    let mut drawn = result_of([HARD; 4], [1; 4]);
    assert!(says(&mut drawn, "Draw"));
}

#[derive(Resource, Default)]
struct Said(Vec<String>);

#[test]
fn every_place_is_announced_in_order() {
    let mut app = open(1280.0, 800.0);
    app.init_resource::<Said>().add_systems(
        Last,
        |mut announced: MessageReader<Announcement>, mut said: ResMut<Said>| {
            let texts = Texts::new(Language::English);
            said.0.extend(announced.read().map(|announced| announced.text.to_text(&texts)));
        },
    );
    let players = vec![Player::Human, HARD, HARD, HARD];
    app.insert_resource(Summary { players, ..finished(1, vec![vec![2, 1, 4, 2]], true) });
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Result);
    settle(&mut app);
    let said = &app.world().resource::<Said>().0;
    let lines =
        ["You share place 2", "Place 1: Swallow", "Place 2, shared: You, Raccoon", "Place 4: Owl"].map(str::to_owned);
    assert!(said.windows(4).any(|window| *window == lines), "{said:?}");
}
