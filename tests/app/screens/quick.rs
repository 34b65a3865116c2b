//! On a slow device all that a hand does comes within one frame.

use tefuda::computer::Level;
use tefuda::screens::Screen;

use crate::driver::Driver;

/// What presses a point of the table within one frame.
const HANDS: [fn(&mut Driver, bevy::prelude::Vec2); 2] = [Driver::click_within_one_frame, Driver::tap_within_one_frame];

#[test]
fn a_button_is_pressed_within_one_frame() {
    for press in HANDS {
        let mut driver = Driver::new();
        driver.frames(4);
        let tile = driver.node("tile-speed");
        press(&mut driver, tile);
        driver.frames(40);
        assert_eq!(driver.screen(), Screen::SetUp);
    }
}

#[test]
fn the_table_is_pressed_within_one_frame() {
    for press in HANDS {
        let mut driver = Driver::speed(Level::Relaxed, 0, serde_json::json!({}));
        driver.frames(120);
        let deck = driver.place(tefuda::table::speed::SpeedPlace::Deck(0));
        press(&mut driver, deck);
        let actions = &driver.play().expect("a game").record().actions;
        assert!(matches!(actions[..], [_]), "the deck calls: {actions:?}");
    }
}
