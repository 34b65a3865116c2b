//! What the bar at the foot of the screen offers as screens and menus come and go.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tefuda::controls::{PromptBar, Prompts};
use tefuda::menus::Menu;
use tefuda::screens::Screen;

use super::{activate, enter, escape, finished, open, press, settle};

#[track_caller]
fn assert_offered(app: &App, keys: &[&str]) {
    let offered: Vec<_> = app.world().resource::<Prompts>().0.iter().map(|prompt| prompt.key).collect();
    assert_eq!(offered, keys);
}

const FIRST: [&str; 2] = ["prompt-choose", "prompt-confirm"];
const INNER: [&str; 3] = ["prompt-choose", "prompt-confirm", "prompt-back"];

#[test]
fn every_screen_offers_what_it_can_do_and_nothing_of_the_one_before() {
    let mut app = open(1280.0, 800.0);
    assert_offered(&app, &FIRST);
    enter(&mut app);
    assert_offered(&app, &INNER);
    enter(&mut app);
    assert!(!INNER.map(Some).contains(&app.world().resource::<Prompts>().0.first().map(|prompt| prompt.key)));
    app.insert_resource(finished(1, vec![vec![1, 2]], true));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Result);
    settle(&mut app);
    assert_offered(&app, &INNER);
    activate(&mut app, "leave");
    assert_offered(&app, &FIRST);
}

/// The title's version, and whatever else stands at a screen's foot, does not show through the prompts of a menu.
#[test]
fn nothing_shows_through_the_prompts_of_a_menu() {
    let mut app = open(390.0, 844.0);
    let opaque = |app: &mut App| {
        let mut bars = app.world_mut().query_filtered::<&BackgroundColor, With<PromptBar>>();
        bars.single(app.world()).expect("one bar").0.is_fully_opaque()
    };
    assert!(!opaque(&mut app), "the felt goes on under the prompts of a screen");
    activate(&mut app, "settings");
    assert!(opaque(&mut app));
    escape(&mut app);
    assert!(!opaque(&mut app));
}

#[test]
fn a_menu_offers_its_own_until_it_closes() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "settings");
    assert_offered(&app, &INNER);
    escape(&mut app);
    assert_offered(&app, &FIRST);

    activate(&mut app, "tile-speed");
    activate(&mut app, "start");
    let at_the_table = app.world().resource::<Prompts>().clone();
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert_offered(&app, &INNER);
    activate(&mut app, "rules");
    // There are the rules of several games to choose from.
    assert_offered(&app, &INNER);
    escape(&mut app);
    assert_offered(&app, &INNER);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    settle(&mut app);
    assert_eq!(*app.world().resource::<Prompts>(), at_the_table);
}
