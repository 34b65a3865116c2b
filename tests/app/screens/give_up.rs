//! A game in play is not given up by a slip.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tefuda::menus::Menu;
use tefuda::play::{PlayRequest, SavedGame};
use tefuda::screens::Screen;

use super::layout::node_area;
use super::{Asked, activate, enter, escape, find, finished, focused, menu, open, press, resize, says, screen, settle};

fn paused() -> App {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!(menu(&app), Menu::Pause);
    app
}

fn requests(app: &App) -> &[PlayRequest] {
    &app.world().resource::<Asked>().requests
}

#[test]
fn restart_and_new_deal_ask_first() {
    for (button, question, request) in [
        ("restart", "Give up this game and start it again?", PlayRequest::RestartDeal),
        ("new-deal", "Give up this game and deal anew?", PlayRequest::NewDeal),
    ] {
        let mut app = paused();
        activate(&mut app, button);
        assert!(says(&mut app, question), "{question}");
        assert_eq!((focused(&app).as_str(), requests(&app)), ("no", [].as_slice()));
        activate(&mut app, "yes");
        assert_eq!((requests(&app), menu(&app), screen(&app)), ([request].as_slice(), Menu::None, Screen::Play));
        assert!(!says(&mut app, question) && find(&mut app, "no").is_none(), "the question has gone");
    }
}

#[test]
fn no_and_escape_keep_the_game_and_the_menu() {
    let mut app = paused();
    for answer in [enter as fn(&mut App), escape, |app| press(app, KeyCode::KeyP, Key::Character("p".into()))] {
        activate(&mut app, "restart");
        assert_eq!(focused(&app), "no");
        answer(&mut app);
        assert!(find(&mut app, "no").is_none(), "the question has gone");
        assert_eq!((menu(&app), requests(&app)), (Menu::Pause, [].as_slice()));
    }
    escape(&mut app);
    assert_eq!(menu(&app), Menu::None);
}

#[test]
fn the_question_fits_where_the_menu_does() {
    let mut app = paused();
    activate(&mut app, "restart");
    for (width, height) in [(320.0, 480.0), (1280.0, 800.0), (800.0, 400.0)] {
        resize(&mut app, width, height);
        for answer in ["no", "yes"] {
            let answer = find(&mut app, answer).expect("the question is open");
            let area = node_area(&app, answer);
            assert!(area.min.cmpge(Vec2::ZERO).all() && area.max.cmple(Vec2::new(width, height)).all(), "{area:?}");
            assert!(area.height() >= 32.5, "{area:?}");
        }
        assert_eq!(focused(&app), "no");
    }
}

#[test]
fn the_set_up_says_when_a_start_replaces_a_saved_game() {
    let line = "Starting replaces the saved game.";
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    assert!(!says(&mut app, line));
    escape(&mut app);
    app.insert_resource(SavedGame(Some(finished(3, vec![vec![1, 2]], false))));
    settle(&mut app);
    activate(&mut app, "tile-speed");
    assert!(says(&mut app, line));
}
