//! The window, driven by the same messages that a real one sends.

mod placement;
mod start;
mod tiny;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowMode};

use tefuda::window::ToggleFullScreen;

#[derive(Resource, Default)]
struct Clicked(Vec<Entity>);

/// What winit does: every event is sent as itself and as one of the window.
fn send<M: Message + Clone + Into<WindowEvent>>(app: &mut App, message: M) {
    app.world_mut().write_message(message.clone().into());
    app.world_mut().write_message(message);
}

fn window(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one window")
}

fn move_to(app: &mut App, position: Vec2) {
    let window = window(app);
    send(app, CursorMoved { window, position, delta: None });
    app.update();
}

fn click(app: &mut App) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        send(app, MouseButtonInput { button: MouseButton::Left, state, window });
        app.update();
    }
}

fn press(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = logical_key.clone();
        send(app, KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        app.update();
    }
}

#[test]
fn a_node_is_laid_out_and_a_click_on_it_arrives() {
    let mut app = tefuda::headless(|app| {
        app.init_resource::<Clicked>();
    });
    let node = Node {
        left: px(100),
        top: px(200),
        width: px(50),
        height: px(40),
        position_type: PositionType::Absolute,
        ..default()
    };
    let button = app.world_mut().spawn((node, GlobalZIndex(1000))).id();
    app.world_mut().entity_mut(button).observe(|click: On<Pointer<Click>>, mut clicked: ResMut<Clicked>| {
        clicked.0.push(click.entity);
    });
    app.update();
    app.update();
    let computed = app.world().get::<ComputedNode>(button).expect("a node is computed");
    assert_eq!(computed.size(), Vec2::new(50.0, 40.0));

    move_to(&mut app, Vec2::new(90.0, 220.0));
    click(&mut app);
    assert_eq!(app.world().resource::<Clicked>().0, [], "ten px to the left of the node");
    move_to(&mut app, Vec2::new(110.0, 220.0));
    click(&mut app);
    assert_eq!(app.world().resource::<Clicked>().0, [button]);
}

#[test]
fn time_passes_by_the_frame() {
    let mut app = tefuda::headless(|_| ());
    app.update();
    let before = app.world().resource::<Time>().elapsed();
    for _ in 0..60 {
        app.update();
    }
    let passed = app.world().resource::<Time>().elapsed() - before;
    assert_eq!(passed, tefuda::HEADLESS_FRAME * 60);
}

fn mode(app: &mut App) -> WindowMode {
    let window = window(app);
    app.world().get::<Window>(window).expect("a window").mode
}

#[test]
fn f11_covers_the_screen_and_uncovers_it() {
    let mut app = tefuda::headless(|_| ());
    app.update();
    assert_eq!(mode(&mut app), WindowMode::Windowed);
    press(&mut app, KeyCode::F11, Key::F11);
    assert_eq!(mode(&mut app), WindowMode::BorderlessFullscreen(MonitorSelection::Current));
    press(&mut app, KeyCode::F11, Key::F11);
    assert_eq!(mode(&mut app), WindowMode::Windowed);
}

#[test]
fn others_may_ask_for_the_full_screen() {
    let mut app = tefuda::headless(|_| ());
    app.update();
    app.world_mut().write_message(ToggleFullScreen);
    app.update();
    assert_ne!(mode(&mut app), WindowMode::Windowed);
}
