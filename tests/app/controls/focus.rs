use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Button, Checkbox, ValueChange};
use bevy::window::{PrimaryWindow, WindowScaleFactorChanged};
use tefuda::controls::{FirstFocus, FocusArea, Focusable};

use super::Bench;

fn is_visible(bench: &Bench) -> bool {
    bench.app.world().resource::<InputFocusVisible>().0
}

#[test]
fn the_first_step_shows_the_focus_and_the_next_ones_move_it() {
    let mut bench = Bench::new();
    let (left, right) = (bench.focusable(0, 100.0, 100.0), bench.focusable(0, 300.0, 100.0));
    bench.frame();
    assert!(!is_visible(&bench));
    bench.press_key(KeyCode::ArrowRight);
    assert!(is_visible(&bench));
    assert_eq!(bench.focus(), Some(left));
    bench.press_key(KeyCode::ArrowRight);
    assert_eq!(bench.focus(), Some(right));
    bench.press_key(KeyCode::Tab);
    assert_eq!(bench.focus(), Some(left));
}

#[test]
fn what_is_unseen_is_not_activated() {
    let mut bench = Bench::new();
    let button = bench.focusable(0, 100.0, 100.0);
    bench.app.world_mut().entity_mut(button).insert(Button);
    bench.press_key(KeyCode::Enter);
    assert_eq!(bench.seen().activated, []);
    bench.press_key(KeyCode::Enter);
    assert_eq!(bench.seen().activated, [button]);
}

#[test]
fn a_pointer_hides_the_focus_and_its_place_is_kept() {
    let mut bench = Bench::new();
    let (_, right) = (bench.focusable(0, 100.0, 100.0), bench.focusable(0, 300.0, 100.0));
    bench.press_key(KeyCode::ArrowRight).press_key(KeyCode::ArrowRight);
    bench.move_mouse(5.0, 5.0).press().frame();
    bench.release().frame();
    assert!(!is_visible(&bench));
    assert_ne!(bench.focus(), Some(right), "no key may act on what is not shown");
    bench.press_key(KeyCode::ArrowLeft);
    assert_eq!(bench.focus(), Some(right));
}

#[test]
fn a_menu_takes_the_focus_and_gives_it_back() {
    let mut bench = Bench::new();
    let (_, below) = (bench.focusable(0, 100.0, 100.0), bench.focusable(0, 300.0, 100.0));
    bench.press_key(KeyCode::ArrowRight).press_key(KeyCode::ArrowRight);
    assert_eq!(bench.focus(), Some(below));
    let menu = [bench.focusable(1, 300.0, 200.0), bench.focusable(1, 300.0, 300.0)];
    bench.app.world_mut().entity_mut(menu[1]).insert(FirstFocus);
    bench.frame();
    assert_eq!(bench.focus(), Some(menu[1]));
    bench.press_key(KeyCode::ArrowUp);
    assert_eq!(bench.focus(), Some(menu[0]));
    bench.press_key(KeyCode::ArrowUp);
    assert_eq!(bench.focus(), Some(menu[1]), "round within the menu, not into what lies under it");
    menu.into_iter().for_each(|entity| assert!(bench.app.world_mut().despawn(entity)));
    bench.frame();
    assert_eq!(bench.focus(), Some(below));
}

#[test]
fn the_focus_leaves_what_goes_or_cannot_be_used() {
    let mut bench = Bench::new();
    let things = [100.0, 300.0, 500.0].map(|x| bench.focusable(0, x, 100.0));
    bench.press_key(KeyCode::ArrowRight).press_key(KeyCode::ArrowRight);
    assert_eq!(bench.focus(), Some(things[1]));
    bench.app.world_mut().entity_mut(things[0]).insert(InteractionDisabled);
    bench.app.world_mut().despawn(things[1]);
    bench.frame();
    assert_eq!(bench.focus(), Some(things[2]));
    bench.app.world_mut().entity_mut(things[2]).insert(InheritedVisibility::HIDDEN);
    bench.frame();
    assert_eq!(bench.focus(), None);
}

#[test]
fn each_press_activates_exactly_once_whatever_the_device() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    let (button, card) = (bench.focusable(0, 100.0, 100.0), bench.focusable(0, 300.0, 100.0));
    bench.app.world_mut().entity_mut(button).insert(Button);
    bench.press_button(pad, GamepadButton::DPadRight);
    bench.press_button(pad, GamepadButton::South).press_key(KeyCode::Enter);
    assert_eq!(bench.seen().activated, [button, button]);
    bench.press_button(pad, GamepadButton::DPadRight);
    bench.press_button(pad, GamepadButton::South).press_key(KeyCode::Enter);
    assert_eq!(bench.seen().activated, [card, card]);
}

#[test]
fn a_pad_ticks_a_checkbox() {
    let mut bench = Bench::new();
    let pad = bench.plug_in();
    let checkbox = bench.focusable(0, 100.0, 100.0);
    bench.app.world_mut().entity_mut(checkbox).insert((Checkbox, Checked)).observe(
        |change: On<ValueChange<bool>>, mut commands: Commands| {
            assert!(!change.value);
            commands.entity(change.source).remove::<Checked>();
        },
    );
    bench.press_button(pad, GamepadButton::DPadRight).press_button(pad, GamepadButton::South);
    assert!(!bench.app.world().entity(checkbox).contains::<Checked>());
}

/// In the whole app, with layout: nodes are measured in physical px, things of the table in the window's logical ones.
#[test]
fn nodes_and_table_share_one_focus_and_a_node_wears_the_ring() {
    let mut app = tefuda::headless(|_| {});
    app.insert_resource(InputFocusVisible(false));
    app.update();
    let mut windows = app.world_mut().query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut settings) = windows.single_mut(app.world_mut()).expect("one window");
    settings.resolution.set_scale_factor_override(Some(2.0));
    settings.resolution.set(1280.0, 800.0);
    app.world_mut().write_message(WindowScaleFactorChanged { window, scale_factor: 2.0 });
    let focusable = Focusable { layer: 9, order: 0 };
    let node = |top: f32| Node {
        position_type: PositionType::Absolute,
        left: px(600.0),
        top: px(top),
        width: px(80.0),
        height: px(40.0),
        ..default()
    };
    let (above, below) =
        (app.world_mut().spawn((focusable, node(100.0))).id(), app.world_mut().spawn((focusable, node(700.0))).id());
    app.update();
    let card = app.world_mut().spawn((focusable, FocusArea(Rect::new(590.0, 350.0, 690.0, 450.0)))).id();
    app.update();
    for expected in [above, card, below] {
        let logical_key = Key::ArrowDown;
        let (key_code, state) = (KeyCode::ArrowDown, ButtonState::Pressed);
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        assert_eq!(app.world().resource::<InputFocus>().get(), Some(expected));
        for node in [above, below] {
            assert_eq!(app.world().entity(node).contains::<Outline>(), node == expected);
        }
    }
}
