//! How Speed's table moves (`LOOK.md` §4 and §6).

use bevy::input::ButtonState;
use tefuda::storage::Settings;
use tefuda::table::{Pose, Raised, Shake, Target};

use super::hands::dragged;
use super::*;

/// The cards that are not where they belong, with how they lie now.
fn travelling(driver: &mut Driver) -> Vec<(Zone, Pose)> {
    let mut cards = driver.app.world_mut().query::<(&Zone, &Pose, &Target)>();
    let cards = cards.iter(driver.app.world());
    cards.filter(|(_, pose, target)| **pose != target.0).map(|(zone, pose, _)| (*zone, *pose)).collect()
}

/// How often each picture is seen on the table.
fn seen(driver: &mut Driver, picture: &str) -> usize {
    let mut sprites = driver.app.world_mut().query::<(&Sprite, &InheritedVisibility)>();
    let world = driver.app.world();
    let assets = world.resource::<AssetServer>();
    let is_it = |sprite: &Sprite| assets.get_path(&sprite.image).is_some_and(|path| path.to_string() == picture);
    sprites.iter(world).filter(|(sprite, visibility)| visibility.get() && is_it(sprite)).count()
}

fn ring(driver: &mut Driver) -> Vec2 {
    let mut marks = driver.app.world_mut().query::<(&Name, &Transform)>();
    let found = marks.iter(driver.app.world()).find(|(name, _)| name.as_str() == "Focus ring");
    found.expect("there is one ring").1.translation.truncate()
}

fn with_settings(set: impl FnOnce(&mut Settings)) -> Driver {
    let mut driver = Driver::new();
    set(&mut driver.app.world_mut().resource_mut::<Settings>());
    driver.start_speed(Level::Relaxed, 1, json!({}));
    driver
}

#[test]
fn any_press_ends_the_deal() {
    for press in ["key", "button", "pad"] {
        let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
        let pad = driver.plug_pad_in();
        assert!(!travelling(&mut driver).is_empty(), "the deal runs");
        match press {
            "key" => driver.key(KeyCode::KeyQ),
            "button" => driver.mouse(ButtonState::Pressed),
            _ => driver.pad(pad, GamepadButton::LeftTrigger),
        }
        assert!(travelling(&mut driver).is_empty(), "{press}");
        driver.assert_zones_follow_the_rules();
    }
}

#[test]
fn a_restart_by_pad_deals_as_well() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    let pad = driver.plug_pad_in();
    driver.pad(pad, GamepadButton::Start);
    assert_eq!((driver.menu(), travelling(&mut driver)), (Menu::Pause, vec![]));
    for button in [GamepadButton::DPadDown, GamepadButton::South, GamepadButton::DPadRight] {
        driver.pad(pad, button);
        driver.frames(2);
    }
    driver.pad(pad, GamepadButton::South);
    driver.frames(2);
    assert_eq!((driver.screen(), driver.menu()), (Screen::Play, Menu::None));
    assert!(!travelling(&mut driver).is_empty(), "the deal runs");
}

#[test]
fn a_press_is_not_swallowed_and_what_it_starts_is_left_to_run() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    assert!(!travelling(&mut driver).is_empty(), "the deal runs");
    driver.key(KeyCode::Space);
    assert_eq!(driver.play().expect("in play").record().actions.len(), 1, "it was a call");
    let travelling = travelling(&mut driver);
    let of = |wanted: fn(&Zone) -> bool| travelling.iter().filter(|(zone, _)| wanted(zone)).count();
    assert_eq!(of(|zone| matches!(zone, Zone::PlayArea { .. })), 0, "the hands are dealt");
    assert_eq!(of(|zone| matches!(zone, Zone::Ledger { .. })), 2, "and each side turns a card");
}

#[test]
fn a_card_is_caught_in_flight() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    driver.wait(Duration::from_millis(60));
    let flying = travelling(&mut driver);
    let own = flying.iter().find(|(zone, pose)| {
        let home = driver.place(SpeedPlace::Slot(0, 0));
        *zone == Zone::PlayArea { seat: 0, slot: 0 } && pose.position.distance(home) > 40.0
    });
    let caught = own.expect("it flies").1.position;
    driver.move_mouse(caught);
    driver.mouse(ButtonState::Pressed);
    for step in 1..=4 {
        driver.move_mouse(caught + Vec2::Y * 10.0 * step as f32);
    }
    assert_eq!(dragged(&mut driver), 1);
    driver.frames(20);
    let held = driver.cards().into_iter().find(|(_, zone, _)| *zone == Zone::PlayArea { seat: 0, slot: 0 });
    let at = held.expect("on the table").2.position;
    assert!(at.distance(caught + Vec2::Y * 40.0) < 150.0, "it is in the hand: {at} for {caught}");
}

#[test]
fn flying_cards_draw_lines_and_resting_ones_do_not() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    assert!(seen(&mut driver, "table/speed-lines.webp") > 0);
    assert!(seen(&mut driver, "table/shadow-lifted.webp") > 0);
    driver.wait(Duration::from_secs(2));
    assert_eq!(seen(&mut driver, "table/speed-lines.webp"), 0);
    assert_eq!(seen(&mut driver, "table/shadow-lifted.webp"), 0);
}

#[test]
fn a_hovered_card_rises_and_its_shadow_is_a_lifted_one() {
    let mut driver = Driver::speed(Level::Relaxed, 1, json!({}));
    driver.wait(Duration::from_secs(2));
    let at = driver.place(SpeedPlace::Slot(0, 1));
    driver.move_mouse(at);
    driver.wait(Duration::from_millis(300));
    let raised = |driver: &mut Driver| {
        let mut cards = driver.app.world_mut().query::<(&Zone, &Raised)>();
        let found = cards.iter(driver.app.world()).find(|(zone, _)| **zone == Zone::PlayArea { seat: 0, slot: 1 });
        *found.expect("one's own cards can rise").1
    };
    assert_eq!(raised(&mut driver), Raised { height: 10.0, shadow: 1.0, above: 0.0 });
    assert_eq!(seen(&mut driver, "table/shadow-lifted.webp"), 1);
    driver.move_mouse(Vec2::ZERO);
    driver.wait(Duration::from_millis(400));
    assert_eq!(raised(&mut driver).shadow, 0.0);
}

#[test]
fn under_reduced_motion_whole_hands_fade_in_where_they_lie() {
    let mut driver = with_settings(|settings| settings.reduced_motion = true);
    let dealt = travelling(&mut driver);
    assert_eq!(dealt.len(), 8, "both hands, at once");
    for (zone, pose) in dealt {
        let Zone::PlayArea { seat, slot } = zone else { panic!("{zone:?} fades") };
        let home = driver.place(SpeedPlace::Slot(seat, slot));
        assert!(pose.position.distance(home) < 0.5 && pose.alpha < 1.0, "{zone:?}: {pose:?}");
    }
    driver.wait(Duration::from_millis(120));
    assert!(travelling(&mut driver).is_empty());
    assert_eq!(seen(&mut driver, "table/speed-lines.webp"), 0);
}

#[test]
fn the_focus_ring_slides_and_jumps_where_nothing_moves() {
    let slides = |set: fn(&mut Settings)| {
        let mut driver = with_settings(set);
        driver.wait(Duration::from_secs(2));
        let from = ring(&mut driver);
        driver.key(KeyCode::ArrowRight);
        let next = ring(&mut driver);
        driver.wait(Duration::from_secs(1));
        let to = ring(&mut driver);
        assert!(from.distance(to) > 100.0, "{from} to {to}");
        next.distance(to) > 1.0
    };
    assert!(slides(|_| {}), "it slides");
    assert!(!slides(|settings| settings.reduced_motion = true));
    assert!(!slides(|settings| settings.animation_speed = AnimationSpeed::Off));
}

#[test]
fn a_refused_card_only_shakes_where_things_move() {
    let most = |set: fn(&mut Settings)| {
        let mut driver = with_settings(set);
        driver.key(KeyCode::Space);
        driver.wait(Duration::from_secs(1));
        let state = driver.state();
        let slot = (0..4)
            .find(|slot| state.areas()[0][*slot].is_some_and(|card| !state.fits(card, 0) && !state.fits(card, 1)))
            .expect("deal 1 has such a card after the call");
        driver.key([KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4][slot]);
        let home = driver.place(SpeedPlace::Slot(0, slot)).x;
        let mut most = 0.0_f32;
        for _ in 0..20 {
            driver.app.update();
            let mut cards = driver.app.world_mut().query_filtered::<&Transform, With<Shake>>();
            let shaking = cards.iter(driver.app.world()).next().expect("the mark stays for 600 ms");
            most = most.max((shaking.translation.x - home).abs());
        }
        most
    };
    assert!(most(|_| {}) > 2.0);
    assert_eq!(most(|settings| settings.reduced_motion = true), 0.0);
    assert_eq!(most(|settings| settings.animation_speed = AnimationSpeed::Off), 0.0);
}
