//! A deal number that is typed after the mouse was used.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use tefuda::controls::{Copyable, Pasted};
use tefuda::screens::{DealEntry, Screen};

use super::{deal, enter, open, press, screen, settle, type_digits, window};

/// A press in the corner, where nothing lies.
fn use_the_mouse(app: &mut App) {
    let window = window(app);
    app.world_mut().write_message(WindowEvent::from(CursorMoved { window, position: Vec2::splat(2.0), delta: None }));
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let press = MouseButtonInput { button: MouseButton::Left, state, window };
        app.world_mut().write_message(WindowEvent::from(press));
        app.world_mut().write_message(press);
        settle(app);
    }
}

#[test]
fn digits_show_the_focus_and_the_first_enter_accepts() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    use_the_mouse(&mut app);
    assert!(!app.world().resource::<InputFocusVisible>().0, "the mouse hides the focus");
    type_digits(&mut app, "63");
    assert!(app.world().resource::<InputFocusVisible>().0);
    enter(&mut app);
    assert_eq!(deal(&app), 63);
}

fn paste(app: &mut App, text: &str) {
    app.world_mut().write_message(Pasted(text.to_owned()));
    settle(app);
}

#[test]
fn a_pasted_number_takes_the_place_of_what_was_entered() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    type_digits(&mut app, "9");
    paste(&mut app, " Deal 18446744073709551615\n");
    enter(&mut app);
    assert_eq!(deal(&app), u64::MAX);
}

#[test]
fn a_number_is_pasted_without_opening_the_keypad_first() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    paste(&mut app, "63");
    enter(&mut app);
    assert_eq!(deal(&app), 63);
}

#[test]
fn texts_without_one_number_are_not_pasted() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    type_digits(&mut app, "63");
    for text in ["", "no number", "4 or 5"] {
        paste(&mut app, text);
    }
    enter(&mut app);
    assert_eq!(deal(&app), 63);
}

#[test]
fn what_is_pasted_on_the_title_is_nobodys() {
    let mut app = open(1280.0, 800.0);
    paste(&mut app, "63");
    enter(&mut app);
    enter(&mut app);
    assert_ne!(deal(&app), 63);
}

#[test]
fn the_deal_being_set_up_can_be_copied() {
    let mut app = open(1280.0, 800.0);
    assert_eq!(*app.world().resource::<Copyable>(), Copyable(None));
    enter(&mut app);
    paste(&mut app, "63");
    enter(&mut app);
    settle(&mut app);
    assert_eq!(*app.world().resource::<Copyable>(), Copyable(Some("63".to_owned())));
}

#[test]
fn backspace_deletes_digits_and_without_any_goes_back() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    type_digits(&mut app, "5");
    let backspace = |app: &mut App| press(app, KeyCode::Backspace, Key::Backspace);
    backspace(&mut app);
    assert_eq!(app.world().get_resource::<DealEntry>().map(DealEntry::digits), Some(""), "it is open, and empty");
    backspace(&mut app);
    assert!(app.world().get_resource::<DealEntry>().is_none());
    assert_eq!(screen(&app), Screen::SetUp);
    backspace(&mut app);
    assert_eq!(screen(&app), Screen::Title);
}
