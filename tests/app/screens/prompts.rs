//! What the bar at the foot of the screen offers as screens and menus come and go.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tefuda::controls::Prompts;
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
    assert_offered(&app, &INNER);
    escape(&mut app);
    assert_offered(&app, &INNER);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    settle(&mut app);
    assert_eq!(*app.world().resource::<Prompts>(), at_the_table);
}
