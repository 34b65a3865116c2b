//! Scrolling by dragging follows the pointer, at any display scale.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy::window::{CursorMoved, WindowEvent, WindowScaleFactorChanged};

use super::{activate, open, resize, settle, window};

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
