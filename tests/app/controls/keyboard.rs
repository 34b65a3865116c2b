use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use tefuda::controls::{Command, Device, LastDevice, Request, Step};
use tefuda::menus::Menu;

use super::Bench;

#[test]
fn keys_act_by_their_place_whatever_the_layout_says() {
    let cases = [
        (KeyCode::ArrowUp, Request::Focus(Step::Up)),
        (KeyCode::ArrowLeft, Request::Focus(Step::Left)),
        (KeyCode::Tab, Request::Focus(Step::Next)),
        (KeyCode::Enter, Request::Confirm),
        (KeyCode::NumpadEnter, Request::Confirm),
        (KeyCode::Space, Request::Main),
        (KeyCode::Escape, Request::Pause),
        (KeyCode::KeyP, Request::Pause),
        (KeyCode::Backspace, Request::Cancel),
        (KeyCode::Digit1, Request::Place(0)),
        (KeyCode::Numpad9, Request::Place(8)),
        (KeyCode::KeyD, Request::Place(0)),
        (KeyCode::KeyF, Request::Place(1)),
        (KeyCode::KeyJ, Request::Place(2)),
        (KeyCode::KeyK, Request::Place(3)),
        (KeyCode::KeyQ, Request::Aim),
    ];
    let mut bench = Bench::new();
    for (key, request) in cases {
        bench.press_key(key);
        assert_eq!(bench.seen().commands, [Command { request, device: Device::Keyboard, seat: None }], "{key:?}");
    }
    assert_eq!(*bench.app.world().resource::<LastDevice>(), LastDevice(Device::Keyboard));
}

#[test]
fn a_menu_gives_some_keys_another_meaning_and_the_tables_keys_none() {
    let mut bench = Bench::new();
    bench.open(Menu::Pause);
    for key in [KeyCode::Escape, KeyCode::Space, KeyCode::KeyD, KeyCode::Digit1, KeyCode::KeyQ] {
        bench.press_key(key);
    }
    assert_eq!(bench.requests(), [Request::Cancel, Request::Confirm]);
}

#[test]
fn shift_turns_tab_round() {
    let mut bench = Bench::new();
    bench.key(KeyCode::ShiftLeft, ButtonState::Pressed, false).frame();
    bench.press_key(KeyCode::Tab);
    assert_eq!(bench.requests(), [Request::Focus(Step::Previous)]);
}

#[test]
fn shortcuts_of_the_system_are_not_ours() {
    let mut bench = Bench::new();
    bench.key(KeyCode::AltLeft, ButtonState::Pressed, false).frame();
    bench.press_key(KeyCode::Tab);
    assert_eq!(bench.requests(), []);
}

#[test]
fn held_keys_repeat_steps_and_nothing_else() {
    let mut bench = Bench::new();
    for key in [KeyCode::Enter, KeyCode::Space, KeyCode::Digit1, KeyCode::Escape, KeyCode::ArrowDown] {
        bench.key(key, ButtonState::Pressed, false).frame();
        bench.key(key, ButtonState::Pressed, true).frame();
    }
    let down = Request::Focus(Step::Down);
    assert_eq!(bench.requests(), [Request::Confirm, Request::Main, Request::Place(0), Request::Pause, down, down]);
}

#[test]
fn a_key_that_the_focused_button_uses_activates_once_and_is_no_command() {
    let mut bench = Bench::new();
    let button = bench.focusable(0, 100.0, 100.0);
    bench.app.world_mut().entity_mut(button).insert(Button);
    bench.press_key(KeyCode::ArrowDown);
    bench.seen();
    for key in [KeyCode::Enter, KeyCode::Space, KeyCode::NumpadEnter] {
        bench.press_key(key);
        assert_eq!(bench.seen().activated, [button], "{key:?}");
    }
    bench.press_key(KeyCode::Space);
    assert_eq!(bench.requests(), []);
}
