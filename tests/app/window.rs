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

/// `LOOK.md` §2: the edge of the felt under title and menus is #0E1730.
#[test]
fn before_anything_is_drawn_the_window_has_the_colour_of_the_felt() {
    let mut app = tefuda::headless(|_| ());
    let ClearColor(color) = *app.world().resource::<ClearColor>();
    assert_eq!(color.to_srgba().to_u8_array_no_alpha(), [0x0E, 0x17, 0x30]);
    let camera = app.world_mut().query::<&Camera>().single(app.world()).expect("one camera");
    assert!(matches!(camera.clear_color, ClearColorConfig::Default), "it clears to the window's colour");
}

#[test]
fn the_window_is_made_unseen_and_shown_once_it_stands() {
    let mut app = tefuda::headless(|_| ());
    let seen = |app: &mut App| {
        let window = window(app);
        app.world().get::<Window>(window).expect("a window").visible
    };
    assert!(!seen(&mut app), "nobody sees it move to its place");
    for _ in 0..10 {
        app.update();
    }
    assert!(seen(&mut app));
}

#[test]
fn the_window_tells_the_desktop_what_it_is_and_how_small_it_may_become() {
    let mut app = tefuda::headless(|_| ());
    let window = window(&mut app);
    let window = app.world().get::<Window>(window).expect("a window");
    assert_eq!(window.name.as_deref(), Some("tefuda"));
    assert!(window.title.ends_with("Tefuda"), "with or without kanji, as the desktop draws it: {}", window.title);
    assert_eq!(window.resolution.size(), Vec2::new(1280.0, 800.0));
    let least = Vec2::new(window.resize_constraints.min_width, window.resize_constraints.min_height);
    assert_eq!(least, Vec2::new(320.0, 480.0));
    assert!(window.resizable);
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
