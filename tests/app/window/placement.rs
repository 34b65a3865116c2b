//! Where a window goes that the player has moved before.

use bevy::math::{IVec2, UVec2};
use tefuda::storage::WindowPlacement;
use tefuda::window::placement::{FIRST_SIZE, LEAST_SIZE, Screen, Standing, remembered, restored, screens};

const MAIN: Screen = Screen { position: IVec2::new(0, 0), size: UVec2::new(1920, 1080), scale: 1.0 };
/// To the left of the main one, twice as fine.
const FINE: Screen = Screen { position: IVec2::new(-3840, 0), size: UVec2::new(3840, 2160), scale: 2.0 };

fn at(x: i32, y: i32, width: u32, height: u32) -> WindowPlacement {
    WindowPlacement {
        position: Some(IVec2::new(x, y)),
        size: Some(UVec2::new(width, height)),
        maximised: false,
        full_screen: false,
    }
}

#[test]
fn a_window_never_moved_has_its_first_size_and_no_place() {
    let placement = restored(&WindowPlacement::default(), &[MAIN]);
    assert_eq!((placement.size, placement.position), (Some(FIRST_SIZE), None));
}

#[test]
fn what_fits_is_left_as_it_was() {
    for placement in [at(100, 50, 800, 600), at(-3000, 100, 1600, 900), at(1000, 400, 1280, 800), at(-50, 0, 700, 700)]
    {
        assert_eq!(restored(&placement, &[MAIN, FINE]), placement);
    }
}

#[test]
fn a_window_of_a_screen_that_is_gone_comes_to_the_main_one() {
    let placement = restored(&at(-3000, 100, 1600, 900), &[MAIN]);
    assert_eq!((placement.size, placement.position), (Some(UVec2::new(1600, 900)), None));
    for lost in [at(100, 1080, 800, 600), at(100, -40, 800, 600), at(1600, 0, 800, 600)] {
        assert_eq!(restored(&lost, &[MAIN]).position, None, "{lost:?}");
    }
}

#[test]
fn a_window_too_large_is_made_smaller_with_room_to_spare() {
    let small = Screen { size: UVec2::new(1366, 768), ..MAIN };
    let placement = restored(&at(0, 0, 1280, 800), &[small]);
    let size = placement.size.expect("a size");
    assert!(size.x <= 1280 && size.y < 768, "{size}");
    assert_eq!(placement.position, None);
    // 3840 × 2160 physical px at a scale of 2 are 1920 × 1080 logical ones.
    assert_eq!(restored(&at(-3840, 0, 1900, 1000), &[MAIN, FINE]), at(-3840, 0, 1900, 1000));
    assert_ne!(restored(&at(-3840, 0, 2000, 1000), &[MAIN, FINE]).size, Some(UVec2::new(2000, 1000)));
}

#[test]
fn no_window_is_smaller_than_the_layouts_allow() {
    assert_eq!(restored(&at(10, 10, 1, 1), &[MAIN]).size, Some(LEAST_SIZE));
    let tiny = Screen { size: UVec2::new(200, 200), ..MAIN };
    assert_eq!(restored(&at(10, 10, 800, 800), &[tiny]).size, Some(LEAST_SIZE));
}

#[test]
fn where_no_screen_is_known_the_desktop_decides() {
    assert_eq!(restored(&at(-3000, 100, 1600, 900), &[]), at(-3000, 100, 1600, 900));
}

#[test]
fn the_main_screen_is_tried_first() {
    assert_eq!(screens(&[(FINE, false), (MAIN, true)]), [MAIN, FINE]);
    assert_eq!(screens(&[(MAIN, false), (FINE, true)]), [FINE, MAIN]);
}

/// Wayland: 1920 × 1200 physical px at a scale of 1.5 are 1280 × 800 logical ones, but the scale is told as 2.
#[test]
fn a_scale_told_as_the_next_whole_number_makes_no_window_smaller() {
    let told = Screen { position: IVec2::ZERO, size: UVec2::new(1920, 1200), scale: 2.0 };
    let placement = restored(&WindowPlacement::default(), &screens(&[(told, false)]));
    assert_eq!(placement.size, Some(FIRST_SIZE));
}

#[test]
fn where_no_screen_is_the_main_one_the_largest_is_tried_first() {
    let small = Screen { size: UVec2::new(1024, 768), ..MAIN };
    let large = WindowPlacement { position: None, ..at(0, 0, 1800, 1000) };
    assert_eq!(restored(&large, &screens(&[(small, false), (MAIN, false)])), large);
    let size = restored(&large, &screens(&[(small, false)])).size.expect("a size");
    assert!(size.cmple(small.size).all(), "{size}");
}

#[test]
fn enlarged_windows_stay_enlarged() {
    let enlarged = WindowPlacement { maximised: true, full_screen: true, ..at(9000, 0, 800, 600) };
    let placement = restored(&enlarged, &[MAIN]);
    assert!(placement.maximised && placement.full_screen);
}

const STANDING: Standing = Standing {
    position: Some(IVec2::new(7, 9)),
    size: UVec2::new(1000, 700),
    minimised: false,
    maximised: false,
    full_screen: false,
};

#[test]
fn place_and_size_are_remembered() {
    assert_eq!(remembered(&at(1, 2, 800, 600), &STANDING), at(7, 9, 1000, 700));
    let enlarged = WindowPlacement { maximised: true, full_screen: true, ..at(1, 2, 800, 600) };
    assert_eq!(remembered(&enlarged, &STANDING), at(7, 9, 1000, 700), "it is no longer enlarged");
    let untold = Standing { position: None, ..STANDING };
    assert_eq!(remembered(&at(1, 2, 800, 600), &untold), at(1, 2, 1000, 700));
}

#[test]
fn an_enlarged_window_does_not_overwrite_the_size_it_goes_back_to() {
    let before = at(1, 2, 800, 600);
    let maximised = Standing { maximised: true, ..STANDING };
    assert_eq!(remembered(&before, &maximised), WindowPlacement { maximised: true, ..before.clone() });
    let full_screen = Standing { full_screen: true, ..STANDING };
    assert_eq!(remembered(&before, &full_screen), WindowPlacement { full_screen: true, ..before.clone() });
}

#[test]
fn a_maximised_window_that_covered_the_screen_goes_back_to_being_maximised() {
    let maximised = WindowPlacement { maximised: true, ..at(1, 2, 800, 600) };
    let both = Standing { full_screen: true, maximised: true, ..STANDING };
    assert_eq!(remembered(&maximised, &both), WindowPlacement { full_screen: true, ..maximised });
}

#[test]
fn a_minimised_window_is_not_remembered() {
    let before = WindowPlacement { maximised: true, ..at(1, 2, 800, 600) };
    assert_eq!(remembered(&before, &Standing { minimised: true, ..STANDING }), before);
}
