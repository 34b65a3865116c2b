//! Scrolling by dragging follows the pointer, at any display scale; what has the focus stays in sight.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::ScrollArea;
use bevy::window::{CursorMoved, WindowEvent, WindowScaleFactorChanged};

use tefuda::theme::widget::ScrollBar;

use super::{activate, find, open, resize, settle, window};

fn send<M: Message + Clone + Into<WindowEvent>>(app: &mut App, message: M) {
    app.world_mut().write_message(message.clone().into());
    app.world_mut().write_message(message);
    app.update();
}

fn scrolled(app: &mut App) -> f32 {
    let mut areas = app.world_mut().query_filtered::<&ScrollPosition, With<ScrollArea>>();
    areas.single(app.world()).expect("the set-up scrolls as one in portrait").y
}

fn move_to(app: &mut App, x: f32, y: f32) {
    let window = window(app);
    send(app, CursorMoved { window, position: Vec2::new(x, y), delta: None });
}

#[test]
fn content_stays_under_the_pointer() {
    for scale in [1.0, 1.5, 2.0] {
        let mut app = open(390.0, 844.0);
        let window = window(&mut app);
        app.world_mut().get_mut::<Window>(window).expect("a window").resolution.set_scale_factor_override(Some(scale));
        send(&mut app, WindowScaleFactorChanged { window, scale_factor: f64::from(scale) });
        resize(&mut app, 390.0, 844.0);
        activate(&mut app, "tile-speed");
        let (button, before) = (MouseButton::Left, scrolled(&mut app));
        move_to(&mut app, 195.0, 500.0);
        send(&mut app, MouseButtonInput { button, state: ButtonState::Pressed, window });
        move_to(&mut app, 195.0, 499.0);
        let begun = scrolled(&mut app);
        for step in 1_u8..=20 {
            move_to(&mut app, 195.0, 499.0 - 10.0 * f32::from(step));
        }
        let units = 200.0 / app.world().resource::<UiScale>().0;
        let way = scrolled(&mut app) - begun;
        assert!((way - units).abs() < 1.0, "{way} instead of {units} units at {scale}, from {before}");
        send(&mut app, MouseButtonInput { button, state: ButtonState::Released, window });
        settle(&mut app);
    }
}

fn area_of(app: &App, entity: Entity) -> Rect {
    let (node, at) = (app.world().get::<ComputedNode>(entity), app.world().get::<UiGlobalTransform>(entity));
    Rect::from_center_size(at.expect("it is a node").translation, node.expect("it is a node").size())
}

/// Fonts and pictures come after the first layout, and move what was scrolled to.
#[test]
fn the_focus_stays_in_sight_when_what_is_above_grows() {
    let mut app = open(390.0, 600.0);
    let last = find(&mut app, "tile-prime-daifugo").expect("the tile is on the title");
    app.world_mut().resource_mut::<InputFocus>().set(last, FocusCause::Navigated);
    settle(&mut app);
    let mut areas = app.world_mut().query_filtered::<Entity, With<ScrollArea>>();
    let area = areas.single(app.world()).expect("the title scrolls as one in portrait");
    let first = find(&mut app, "tile-speed").expect("the tile is on the title");
    for growth in [0.0, 150.0, 300.0, 20.0] {
        app.world_mut().get_mut::<Node>(first).expect("it is a node").margin.top = px(growth);
        settle(&mut app);
        let (focus, area) = (area_of(&app, last), area_of(&app, area));
        let seen = focus.min.y >= area.min.y - 1.0 && focus.max.y <= area.max.y + 1.0;
        assert!(seen, "{focus:?} in {area:?} with {growth}");
    }
}

/// What is longer than its sheet shows so, and can be dragged by that.
#[test]
fn a_bar_shows_that_there_is_more_and_can_be_dragged() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "rules");
    settle(&mut app);
    let mut bars = app.world_mut().query_filtered::<(&ScrollBar, &ComputedNode, &UiGlobalTransform), With<Name>>();
    let (bar, node, at) = bars.single(app.world()).expect("the rules are longer than their sheet");
    let (area, middle, length) = (bar.area, at.translation, node.size().y);
    let seen = app.world().get::<ComputedNode>(area).expect("it is a node");
    assert!(length < seen.size().y);
    let (window, button) = (window(&mut app), MouseButton::Left);
    move_to(&mut app, middle.x, middle.y);
    send(&mut app, MouseButtonInput { button, state: ButtonState::Pressed, window });
    for step in 1_u8..=10 {
        move_to(&mut app, middle.x, middle.y + 10.0 * f32::from(step));
    }
    send(&mut app, MouseButtonInput { button, state: ButtonState::Released, window });
    settle(&mut app);
    let scrolled = app.world().get::<ScrollPosition>(area).expect("it scrolls").y;
    assert!(scrolled > 100.0, "the page goes farther than its bar: {scrolled}");
    let mut bars = app.world_mut().query_filtered::<&UiGlobalTransform, With<ScrollBar>>();
    let now = bars.single(app.world()).expect("it is still there").translation.y;
    assert!((now - middle.y - 100.0).abs() < 12.0, "{now} is not under the pointer");
}
