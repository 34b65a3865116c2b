use bevy::prelude::*;
use tefuda::controls::{Command, ConfirmCancel, Device, LastDevice, Lost, Request, Step};
use tefuda::menus::Menu;
use tefuda::storage::Settings;

use super::Bench;

#[test]
fn buttons_ask_by_their_place_and_say_whose_they_are() {
    let cases = [
        (GamepadButton::South, Request::Confirm),
        (GamepadButton::East, Request::Cancel),
        (GamepadButton::North, Request::Main),
        (GamepadButton::West, Request::Main),
        (GamepadButton::LeftTrigger, Request::Aim),
        (GamepadButton::RightTrigger2, Request::Aim),
        (GamepadButton::Start, Request::Pause),
        (GamepadButton::DPadLeft, Request::Focus(Step::Left)),
    ];
    let mut bench = Bench::new();
    let pads = [bench.plug_in(), bench.plug_in()];
    for (index, (button, request)) in cases.into_iter().enumerate() {
        let device = Device::Gamepad(pads[index % 2]);
        bench.press_button(pads[index % 2], button);
        assert_eq!(bench.seen().commands, [Command { request, device, seat: None }], "{button:?}");
        assert_eq!(*bench.app.world().resource::<LastDevice>(), LastDevice(device));
    }
}

#[test]
fn confirm_and_cancel_change_places() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.app.insert_resource(ConfirmCancel { swapped: true });
    bench.press_button(pad, GamepadButton::South).press_button(pad, GamepadButton::East);
    assert_eq!(bench.requests(), [Request::Cancel, Request::Confirm]);
}

#[test]
fn the_setting_makes_them_change_places_and_back() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    for (swapped, request) in [(true, Request::Cancel), (false, Request::Confirm)] {
        bench.app.insert_resource(Settings { swap_confirm: swapped, ..default() });
        bench.press_button(pad, GamepadButton::South);
        assert_eq!(bench.requests(), [request]);
    }
}

#[test]
fn the_tables_buttons_rest_while_a_menu_is_open() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.open(Menu::Pause);
    bench.press_button(pad, GamepadButton::North).press_button(pad, GamepadButton::LeftTrigger);
    bench.press_button(pad, GamepadButton::East);
    assert_eq!(bench.requests(), [Request::Cancel]);
}

/// 350 ms to the second step and 90 ms to each other: at a frame each 10 ms, frames 1, 36, 45, 54 and 63.
#[test]
fn a_held_direction_repeats_on_real_time_also_under_a_menu() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.open(Menu::Pause);
    bench.app.world_mut().resource_mut::<Time<Virtual>>().pause();
    bench.stick(pad, GamepadAxis::LeftStickX, 1.0);
    let mut frames = Vec::new();
    for frame in 1..=65 {
        if !bench.frame().seen().commands.is_empty() {
            frames.push(frame);
        }
    }
    assert_eq!(frames, [1, 36, 45, 54, 63]);
    bench.stick(pad, GamepadAxis::LeftStickX, 0.0).frames(60);
    assert_eq!(bench.requests(), []);
}

#[test]
fn cross_and_stick_together_step_once() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.button(pad, GamepadButton::DPadUp, 1.0).stick(pad, GamepadAxis::LeftStickY, 1.0).frames(20);
    assert_eq!(bench.requests(), [Request::Focus(Step::Up)]);
}

#[test]
fn a_stick_that_rests_a_little_off_its_middle_does_nothing() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.stick(pad, GamepadAxis::LeftStickX, 0.3).frames(60);
    assert_eq!(bench.requests(), []);
}

#[test]
fn only_the_pad_in_use_is_missed_when_it_goes() {
    let mut bench = Bench::new();
    let (used, idle) = (bench.plug_in(), bench.plug_in());
    bench.press_button(used, GamepadButton::South);
    bench.unplug(idle).frames(2);
    assert_eq!(bench.seen().lost, []);
    bench.unplug(used).frames(2);
    assert_eq!(bench.seen().lost, [Lost::Gamepad]);
    assert_eq!(*bench.app.world().resource::<LastDevice>(), LastDevice(Device::Keyboard));
    bench.plug_in();
    assert_eq!(bench.frames(2).seen().lost, [], "a pad that comes stops nothing");
}

#[test]
fn a_window_in_the_background_is_a_loss_and_hears_no_pad() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    bench.focus_window(false).frame();
    assert_eq!(bench.seen().lost, [], "a window that only just opens has not been left");
    bench.focus_window(true).frames(120);
    bench.focus_window(false).frame();
    assert_eq!(bench.seen().lost, [Lost::Focus]);
    bench.press_button(pad, GamepadButton::South);
    assert_eq!(bench.requests(), []);
    bench.focus_window(true).frame();
    assert_eq!(bench.seen().lost, []);
    bench.press_button(pad, GamepadButton::South);
    assert_eq!(bench.requests(), [Request::Confirm]);
}
