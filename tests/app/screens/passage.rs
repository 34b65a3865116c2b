//! How screens and menus come and go (`LOOK.md` §6: a screen within 200 ms, a menu in 140, out 100).

use std::time::Duration;

use bevy::ui::UiTransform;
use tefuda::storage::AnimationSpeed;
use tefuda::theme::widget::ScreenRoot;

use super::*;

fn named(app: &mut App, wanted: &str) -> usize {
    let mut names = app.world_mut().query::<&Name>();
    names.iter(app.world()).filter(|name| name.as_str() == wanted).count()
}

fn wait(app: &mut App, milliseconds: u64) {
    let frames = Duration::from_millis(milliseconds).div_duration_f32(tefuda::HEADLESS_FRAME).ceil() as usize;
    (0..=frames).for_each(|_| app.update());
}

fn below(app: &mut App) -> Val {
    let mut roots = app.world_mut().query_filtered::<&UiTransform, With<ScreenRoot>>();
    roots.single(app.world()).expect("one screen").translation.y
}

#[test]
fn a_screen_rises_out_of_the_felt_within_200_milliseconds() {
    let mut app = open(1280.0, 800.0);
    assert_eq!(named(&mut app, "Curtain"), 0, "the first screen is simply there");
    enter(&mut app);
    assert_eq!((screen(&app), named(&mut app, "Curtain")), (Screen::SetUp, 1));
    assert!(matches!(below(&mut app), Val::Px(y) if y > 0.0), "it rises");
    wait(&mut app, 200);
    assert_eq!((named(&mut app, "Curtain"), below(&mut app)), (0, Val::Px(0.0)));
}

#[test]
fn a_press_ends_a_change_and_still_counts() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    assert_eq!(named(&mut app, "Curtain"), 1);
    type_digits(&mut app, "4");
    assert_eq!((named(&mut app, "Curtain"), below(&mut app)), (0, Val::Px(0.0)));
    assert_eq!(app.world().resource::<DealEntry>().digits(), "4");
}

#[test]
fn without_animation_a_screen_is_there_and_under_reduced_motion_it_does_not_rise() {
    let mut app = open(1280.0, 800.0);
    app.world_mut().resource_mut::<Settings>().animation_speed = AnimationSpeed::Off;
    enter(&mut app);
    assert_eq!(named(&mut app, "Curtain"), 0);

    let mut app = open(1280.0, 800.0);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    enter(&mut app);
    assert_eq!((named(&mut app, "Curtain"), below(&mut app)), (1, Val::Px(0.0)));
    wait(&mut app, 120);
    assert_eq!(named(&mut app, "Curtain"), 0);
}

#[test]
fn a_menu_that_closes_leaves_for_100_milliseconds_and_is_in_nobodys_way() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "settings");
    wait(&mut app, 140);
    assert_eq!(named(&mut app, "Leaving menu"), 0);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.update();
    assert_eq!((menu(&app), named(&mut app, "Leaving menu")), (Menu::None, 1));
    enter(&mut app);
    assert_eq!(menu(&app), Menu::Settings, "the focus is back on the button, which acts at once");
    assert_eq!(named(&mut app, "Leaving menu"), 0, "any press finishes what is running");
}

#[test]
fn a_menu_that_gives_way_to_another_leaves_nothing_behind() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    settle(&mut app);
    assert_eq!((menu(&app), named(&mut app, "Leaving menu")), (Menu::Settings, 0));
}
