//! Whatever is to be pressed is large enough for a finger.

use bevy::prelude::*;
use tefuda::controls::Focusable;

use super::*;

/// LOOK.md §5: every touch target at least 44 × 44 px.
const LEAST: f32 = 44.0;

fn assert_large_enough(app: &mut App, screen: &str) {
    let scale = app.world().resource::<UiScale>().0;
    let mut nodes = app.world_mut().query_filtered::<(&Name, &ComputedNode, &InheritedVisibility), With<Focusable>>();
    let mut seen = 0;
    for (name, node, visibility) in nodes.iter(app.world()) {
        let size = node.size() * node.inverse_scale_factor() * scale;
        if visibility.get() && !node.is_empty() {
            assert!(size.min_element() >= LEAST - 0.1, "{screen}: {name} is {size}");
            seen += 1;
        }
    }
    assert!(seen > 0, "{screen} has something to press");
}

#[test]
fn every_control_is_large_enough_for_a_finger() {
    for (width, height) in [(320.0, 480.0), (390.0, 844.0), (960.0, 600.0)] {
        let mut app = open(width, height);
        let size = format!("{width}×{height}");
        assert_large_enough(&mut app, &format!("title {size}"));
        enter(&mut app);
        activate(&mut app, "people-2");
        assert_large_enough(&mut app, &format!("set-up {size}"));
        activate(&mut app, "deal-number");
        assert_large_enough(&mut app, &format!("keypad {size}"));
        escape(&mut app);
        activate(&mut app, "start");
        assert_large_enough(&mut app, &format!("table {size}"));
        escape(&mut app);
        assert_eq!(menu(&app), Menu::Pause);
        assert_large_enough(&mut app, &format!("pause {size}"));
        activate(&mut app, "settings");
        assert_large_enough(&mut app, &format!("settings {size}"));
    }
}
