//! A desktop may make a window smaller than it asked to be: tiles and half screens know no least size.

use bevy::prelude::*;
use tefuda::computer::Level;
use tefuda::table::Place;

use crate::driver::Driver;

const SIZES: [(f32, f32); 9] = [
    (200.0, 200.0),
    (319.0, 479.0),
    (1280.0, 60.0),
    (800.0, 200.0),
    (100.0, 900.0),
    (320.0, 100.0),
    (40.0, 40.0),
    (1.0, 1.0),
    (0.0, 0.0),
];

fn places(driver: &mut Driver) -> Vec<Place> {
    let world = driver.app.world_mut();
    world.query::<&Place>().iter(world).copied().collect()
}

#[test]
fn a_game_outlives_a_window_that_is_too_small() {
    let mut driver = Driver::speed(Level::Relaxed, 1, serde_json::json!({}));
    driver.frames(5);
    let before = places(&mut driver);
    assert!(!before.is_empty());
    for (width, height) in SIZES {
        driver.resize(width, height);
        driver.key(KeyCode::Space);
        driver.frames(10);
        for place in places(&mut driver) {
            assert!(place.size.min_element() > 0.0 && place.position.is_finite(), "{width}×{height}: {place:?}");
        }
    }
    driver.resize(1280.0, 800.0);
    assert_eq!(places(&mut driver), before);
}

#[test]
fn the_part_that_is_shown_of_a_table_too_large_is_its_upper_left() {
    let mut driver = Driver::speed(Level::Relaxed, 1, serde_json::json!({}));
    let mut corners = |width, height| -> Vec<Vec2> {
        driver.resize(width, height);
        let size = Vec2::new(width, height);
        places(&mut driver).iter().map(|place| place.window_rect(size).min).collect()
    };
    let (least, small) = (corners(320.0, 480.0), corners(250.0, 300.0));
    for (least, small) in least.iter().zip(&small) {
        assert!(least.distance(*small) < 0.01, "{least} {small}");
    }
}

#[test]
fn screens_outlive_a_window_that_is_too_small() {
    let mut driver = Driver::new();
    for (width, height) in SIZES {
        driver.resize(width, height);
        driver.frames(10);
    }
    driver.key(KeyCode::Enter);
    for (width, height) in SIZES {
        driver.resize(width, height);
        driver.frames(10);
    }
}
