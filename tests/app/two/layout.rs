//! Face to face: where everything lies, in windows of all kinds.

use bevy::prelude::*;
use tefuda::table::Area;
use tefuda::table::speed::{Layout, Side};
use tefuda::theme::Frame;

const SIZES: [(f32, f32); 9] = [
    (320.0, 480.0),
    (390.0, 844.0),
    (820.0, 1180.0),
    (1280.0, 800.0),
    (3840.0, 2160.0),
    (480.0, 320.0),
    (1000.0, 1000.0),
    (2560.0, 1080.0),
    (600.0, 1900.0),
];

/// Everything of a side that may not lie on anything else.
fn places(side: &Side) -> Vec<Area> {
    let own = side.own.expect("both sides have their own");
    let mut places = side.slots.to_vec();
    places.extend([side.deck, side.ledger, side.plate, own.call, own.line]);
    places
}

fn each(mut check: impl FnMut(&Layout, &str)) {
    for (width, height) in SIZES {
        check(&Layout::facing(&Frame::of(Vec2::new(width, height))), &format!("{width}×{height}"));
    }
}

#[test]
fn everything_lies_inside_the_window_and_nothing_on_anything_else() {
    each(|layout, size| {
        let middle = layout.middle.expect("face to face");
        let mut all: Vec<Area> = [&layout.near, &layout.far].into_iter().flat_map(places).collect();
        all.extend([middle.clock, middle.pause]);
        for (index, area) in all.iter().enumerate() {
            let end = area.corner + area.size;
            assert!(area.size.min_element() > 0.0, "{size}: {index} is nothing");
            assert!(area.corner.min_element() >= 0.0, "{size}: {index} at {area:?}");
            assert!(end.cmple(layout.window + 0.01).all(), "{size}: {index} at {area:?}");
            for (other_index, other) in all.iter().enumerate().skip(index + 1) {
                let apart = (area.corner + area.size - 0.01).cmple(other.corner).any()
                    || (other.corner + other.size - 0.01).cmple(area.corner).any();
                assert!(apart, "{size}: {index} {area:?} and {other_index} {other:?}");
            }
        }
    });
}

#[test]
fn the_far_side_is_the_near_one_turned_about_the_middle() {
    each(|layout, size| {
        let same = |near: Area, far: Area| {
            let turned = layout.window - near.corner - near.size;
            assert!((turned - far.corner).length() < 0.01, "{size}: {near:?} and {far:?}");
            assert!((near.size - far.size).length() < 0.01, "{size}: {near:?} and {far:?}");
        };
        places(&layout.near).into_iter().zip(places(&layout.far)).for_each(|(near, far)| same(near, far));
        same(layout.near.notice, layout.far.notice);
        assert!((layout.far.turn - layout.near.turn - std::f32::consts::PI).abs() < 0.001);
    });
}

#[test]
fn each_has_the_deck_at_the_right_hand_and_the_slots_from_left_to_right() {
    each(|layout, size| {
        for side in [&layout.near, &layout.far] {
            let right = Vec2::from_angle(side.turn);
            let along = |area: Area| layout.to_table(area.centre()).dot(right);
            let places: Vec<f32> = side.slots.iter().chain([&side.deck]).map(|area| along(*area)).collect();
            assert!(places.is_sorted(), "{size}: {places:?}");
            let height = |area: Area| layout.to_table(area.centre()).dot(side.up());
            assert!(height(side.plate) < height(side.deck) && height(side.deck) < height(side.ledger), "{size}");
        }
    });
}

#[test]
fn whatever_a_finger_must_hit_is_large_enough() {
    // LOOK.md §5 and §8: 44 px at least; the call button 300 × 72 on a table of 820 × 1180.
    each(|layout, size| {
        let middle = layout.middle.expect("face to face");
        for side in [&layout.near, &layout.far] {
            let own = side.own.expect("face to face");
            for area in side.slots.iter().chain([&side.deck, &own.call, &middle.pause]) {
                assert!(area.size.min_element() >= 44.0, "{size}: {area:?}");
            }
        }
    });
    let layout = Layout::facing(&Frame::of(Vec2::new(820.0, 1180.0)));
    let call = layout.near.own.expect("face to face").call;
    assert!((call.size - Vec2::new(300.0, 72.0)).abs().max_element() < 1.5, "{call:?}");
}
