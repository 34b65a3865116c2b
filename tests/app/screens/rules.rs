//! How to play: whose rules are shown, and how one gets from one game's to another's.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use tefuda::controls::{PromptAction, Prompts};
use tefuda::menus::Menu;
use tefuda::play::Summary;
use tefuda::screens::Screen;

use super::{activate, enter, escape, finished, focused, is_checked, menu, open, press, says, screen, settle};

/// Whether the page under the line with the game's name is this game's.
fn shows(app: &mut App, section: &str) -> bool {
    menu(app) == Menu::Rules && says(app, section)
}

const OF_SPEED: &str = "There are no turns. Get rid of all your cards before your opponent does.";
const OF_SEVENS: &str =
    "Be the first to get rid of all your cards. The sevens are laid at the start, and turns go round.";

#[test]
fn the_set_up_opens_the_rules_of_its_game_and_is_come_back_to() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "tile-speed");
    activate(&mut app, "rules");
    assert!(shows(&mut app, OF_SPEED));
    escape(&mut app);
    assert_eq!((menu(&app), screen(&app), focused(&app).as_str()), (Menu::None, Screen::SetUp, "rules"));
}

#[test]
fn side_steps_go_through_the_games_and_the_others_scroll() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0), (320.0, 480.0)] {
        let mut app = open(width, height);
        activate(&mut app, "rules");
        assert_eq!(focused(&app), "back");
        assert_eq!(app.world().resource::<Prompts>().0[0].action, PromptAction::SideSteps, "up and down scroll");
        assert!(is_checked(&mut app, "rules-speed") && !is_checked(&mut app, "rules-sevens"));
        press(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
        assert_eq!(focused(&app), "rules-speed", "{width}×{height}");
        for _ in 0..2 {
            press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
        }
        assert_eq!(focused(&app), "rules-speed", "{width}×{height}");
        let scrolled = app.world_mut().query_filtered::<&ScrollPosition, With<ScrollArea>>();
        let way = { scrolled }.iter(app.world()).map(|position| position.y).fold(0.0, f32::max);
        assert!(way >= 96.0, "{way} at {width}×{height}");
        press(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
        enter(&mut app);
        assert!(shows(&mut app, OF_SEVENS) && !says(&mut app, OF_SPEED), "{width}×{height}");
        assert!(!is_checked(&mut app, "rules-speed") && is_checked(&mut app, "rules-sevens"));
        assert_eq!(focused(&app), "rules-sevens");
        escape(&mut app);
        assert_eq!(menu(&app), Menu::None);
    }
}

#[test]
fn steps_made_in_another_menu_do_not_scroll_the_page() {
    let mut app = open(390.0, 844.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    for _ in 0..2 {
        press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    }
    activate(&mut app, "rules");
    assert_eq!(menu(&app), Menu::Rules);
    let mut scrolled = app.world_mut().query_filtered::<&ScrollPosition, With<ScrollArea>>();
    assert!(scrolled.iter(app.world()).all(|position| position.y == 0.0));
}

#[test]
fn the_title_opens_the_game_that_was_played_last_and_a_game_its_own() {
    let mut app = open(1280.0, 800.0);
    app.insert_resource(Summary { game: "sevens", ..finished(1, vec![vec![1, 2]], true) });
    settle(&mut app);
    activate(&mut app, "rules");
    assert!(shows(&mut app, OF_SEVENS));
    escape(&mut app);
    activate(&mut app, "tile-speed");
    activate(&mut app, "start");
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    settle(&mut app);
    activate(&mut app, "rules");
    assert!(shows(&mut app, OF_SPEED));
    activate(&mut app, "rules-sevens");
    escape(&mut app);
    activate(&mut app, "rules");
    assert!(shows(&mut app, OF_SPEED), "the game in play is the one asked about");
}
