use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::CursorLeft;
use tefuda::controls::{Device, Gesture, LastDevice, Touchable};
use tefuda::menus::Menu;

use super::Bench;

const MOUSE: PointerId = PointerId::Mouse;

/// A bench with one card in the middle of the window, pressed there.
fn pressed() -> (Bench, Entity) {
    let mut bench = Bench::new();
    let card = bench.card(640.0, 400.0);
    bench.move_mouse(640.0, 400.0).frame();
    bench.press().frame();
    assert_eq!(bench.seen().gestures, []);
    (bench, card)
}

/// The same, dragged 30 px to the right and 20 px up.
fn dragged() -> (Bench, Entity) {
    let (mut bench, entity) = pressed();
    bench.move_mouse(670.0, 380.0).frame();
    let position = Vec2::new(30.0, 20.0);
    assert_eq!(bench.seen().gestures, [Gesture::DragStart { pointer: MOUSE, entity, from: Vec2::ZERO, position }]);
    (bench, entity)
}

#[track_caller]
fn assert_cancelled(bench: &mut Bench, entity: Entity) {
    assert_eq!(bench.seen().gestures, [Gesture::Cancel { pointer: MOUSE, entity }]);
    bench.move_mouse(700.0, 300.0).frame();
    bench.release().frame();
    assert_eq!(bench.seen().gestures, [], "what is cancelled stays so");
}

#[test]
fn a_press_that_hardly_moves_is_a_click() {
    let (mut bench, entity) = pressed();
    bench.move_mouse(646.0, 400.0).frame();
    bench.release().frame();
    assert_eq!(bench.seen().gestures, [Gesture::Click { pointer: MOUSE, entity, position: Vec2::new(6.0, 0.0) }]);
    assert_eq!(*bench.app.world().resource::<LastDevice>(), LastDevice(Device::Mouse));
}

#[test]
fn a_press_that_moves_on_is_a_drag_and_no_click() {
    let (mut bench, entity) = dragged();
    bench.move_mouse(40.0, 700.0).frame();
    let position = Vec2::new(-600.0, -300.0);
    assert_eq!(bench.seen().gestures, [Gesture::Drag { pointer: MOUSE, entity, position }], "also away from the card");
    bench.release().frame();
    assert_eq!(bench.seen().gestures, [Gesture::Drop { pointer: MOUSE, entity, position }]);
    bench.move_mouse(100.0, 100.0).frame();
    assert_eq!(bench.seen().gestures, []);
}

#[test]
fn a_way_back_does_not_make_a_drag_a_click() {
    let (mut bench, entity) = dragged();
    bench.move_mouse(640.0, 400.0);
    bench.release().frame();
    let position = Vec2::ZERO;
    assert_eq!(
        bench.seen().gestures,
        [Gesture::Drag { pointer: MOUSE, entity, position }, Gesture::Drop { pointer: MOUSE, entity, position }]
    );
}

#[test]
fn a_double_click_is_two_clicks_even_within_one_frame() {
    let mut bench = Bench::new();
    let entity = bench.card(640.0, 400.0);
    bench.move_mouse(640.0, 400.0).frame();
    bench.press().release().press().release().frame();
    let click = Gesture::Click { pointer: MOUSE, entity, position: Vec2::ZERO };
    assert_eq!(bench.seen().gestures, [click, click]);
}

#[test]
fn only_the_primary_button_and_only_touchable_things_count() {
    let mut bench = Bench::new();
    let card = bench.card(640.0, 400.0);
    bench.move_mouse(640.0, 400.0).frame();
    bench.mouse(MouseButton::Right, ButtonState::Pressed).frame();
    bench.mouse(MouseButton::Right, ButtonState::Released).frame();
    bench.app.world_mut().entity_mut(card).remove::<Touchable>();
    bench.press().frame();
    bench.release().frame();
    assert_eq!(bench.seen().gestures, []);
}

#[test]
fn a_lost_release_cancels() {
    let (mut bench, card) = dragged();
    bench.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().release(MouseButton::Left);
    bench.frame();
    assert_cancelled(&mut bench, card);
}

#[test]
fn a_window_in_the_background_cancels() {
    let (mut bench, card) = dragged();
    bench.focus_window(false).frame();
    assert_cancelled(&mut bench, card);
}

#[test]
fn a_mouse_that_leaves_the_window_cancels() {
    let (mut bench, card) = dragged();
    let window = bench.window;
    bench.write(CursorLeft { window }).frame();
    assert_cancelled(&mut bench, card);
}

#[test]
fn escape_cancels_and_does_not_pause_as_well() {
    let (mut bench, card) = dragged();
    bench.key(KeyCode::Escape, ButtonState::Pressed, false).frame();
    assert_eq!(bench.app.world().resource::<super::Seen>().commands, []);
    assert_cancelled(&mut bench, card);
}

#[test]
fn a_menu_cancels_and_keeps_the_table_from_being_touched() {
    let (mut bench, card) = dragged();
    bench.open(Menu::Pause);
    assert_cancelled(&mut bench, card);
    bench.move_mouse(640.0, 400.0).frame();
    bench.press().frame();
    bench.release().frame();
    assert_eq!(bench.seen().gestures, []);
}

#[test]
fn a_card_that_goes_cancels() {
    let (mut bench, card) = dragged();
    bench.app.world_mut().despawn(card);
    bench.frame();
    assert_cancelled(&mut bench, card);
}

#[test]
fn a_press_that_is_interrupted_gives_nothing() {
    let (mut bench, _) = pressed();
    bench.focus_window(false).frame();
    bench.release().frame();
    assert_eq!(bench.seen().gestures, []);
}

#[test]
fn fingers_have_their_own_threshold_and_drag_at_once() {
    let mut bench = Bench::new();
    let (left, right) = (bench.card(240.0, 400.0), bench.card(1040.0, 400.0));
    bench.touch(1, TouchPhase::Started, 240.0, 400.0).touch(2, TouchPhase::Started, 1040.0, 400.0).frame();
    bench.touch(1, TouchPhase::Moved, 250.0, 400.0).touch(2, TouchPhase::Moved, 1040.0, 389.0).frame();
    let (one, two) = (PointerId::Touch(1), PointerId::Touch(2));
    let (from, position) = (Vec2::new(400.0, 0.0), Vec2::new(400.0, 11.0));
    assert_eq!(bench.seen().gestures, [Gesture::DragStart { pointer: two, entity: right, from, position }]);
    assert_eq!(*bench.app.world().resource::<LastDevice>(), LastDevice(Device::Touch));
    bench.touch(1, TouchPhase::Ended, 250.0, 400.0).touch(2, TouchPhase::Canceled, 1040.0, 389.0).frame();
    let click = Gesture::Click { pointer: one, entity: left, position: Vec2::new(-390.0, 0.0) };
    assert_eq!(bench.seen().gestures, [click, Gesture::Cancel { pointer: two, entity: right }]);
}

#[test]
fn positions_and_threshold_are_in_logical_px_at_every_display_scale() {
    let mut bench = Bench::new();
    let window = bench.window;
    let mut window = bench.app.world_mut().get_mut::<Window>(window).expect("the window is open");
    window.resolution.set_scale_factor_override(Some(2.0));
    assert_eq!(window.size(), Vec2::new(640.0, 400.0));
    let entity = bench.card(320.0, 200.0);
    bench.move_mouse(330.0, 200.0).frame();
    bench.press().frame();
    bench.move_mouse(330.0, 206.0).frame();
    assert_eq!(bench.seen().gestures, []);
    bench.move_mouse(330.0, 207.0).frame();
    let (from, position) = (Vec2::new(10.0, 0.0), Vec2::new(10.0, -7.0));
    assert_eq!(bench.seen().gestures, [Gesture::DragStart { pointer: MOUSE, entity, from, position }]);
}
