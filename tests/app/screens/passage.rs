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

/// How far below its place what has this name is, in units.
fn sheet_below(app: &mut App, root: &str) -> f32 {
    let world = app.world_mut();
    let mut roots = world.query::<(&Name, &Children)>();
    let (_, children) = roots.iter(world).find(|(name, _)| name.as_str() == root).expect("it is open");
    match world.get::<UiTransform>(children[0]).expect("a sheet is a node").translation.y {
        Val::Px(y) => y,
        other => panic!("{other:?}"),
    }
}

/// A key goes down; nothing else passes.
fn press_down(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let window = window(app);
    let input = KeyboardInput { key_code, logical_key, state: ButtonState::Pressed, text: None, repeat: false, window };
    app.world_mut().write_message(WindowEvent::from(input.clone()));
    app.world_mut().write_message(input);
    app.update();
}

fn focus(app: &mut App, name: &str) {
    let entity = find(app, name).unwrap_or_else(|| panic!("there is no {name}"));
    app.world_mut().resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
    app.update();
}

#[test]
fn a_menu_rises_and_leaves_by_the_very_press_that_opens_and_closes_it() {
    for (button, root) in [("settings", "settings-menu"), ("rules", "rules-menu")] {
        let mut app = open(1280.0, 800.0);
        focus(&mut app, button);
        press_down(&mut app, KeyCode::Enter, Key::Enter);
        assert_ne!(menu(&app), Menu::None);
        assert!(sheet_below(&mut app, root) > 0.0, "{button}");
        wait(&mut app, 140);
        assert_eq!(sheet_below(&mut app, root), 0.0, "{button}");
        focus(&mut app, "back");
        press_down(&mut app, KeyCode::Space, Key::Space);
        assert_eq!((menu(&app), named(&mut app, "Leaving menu")), (Menu::None, 1), "{button}");
        wait(&mut app, 100);
        assert_eq!(named(&mut app, "Leaving menu"), 0, "{button}");
    }
}

#[test]
fn a_menu_that_is_built_anew_does_not_open_again() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "settings");
    wait(&mut app, 140);
    let other = find(&mut app, "language-ja").expect("a language to choose");
    app.world_mut().trigger(Activate { entity: other });
    for _ in 0..4 {
        app.update();
        assert_eq!((sheet_below(&mut app, "settings-menu"), named(&mut app, "Leaving menu")), (0.0, 0));
    }
    assert!(says(&mut app, "設定"), "it has been built anew");
}

#[test]
fn a_question_rises_over_a_menu_and_leaves_like_one() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    type_digits(&mut app, "4");
    wait(&mut app, 140);
    assert_eq!(sheet_below(&mut app, "keypad"), 0.0);
    focus(&mut app, "deal-cancel");
    press_down(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(named(&mut app, "Leaving menu"), 1, "the keypad");

    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    focus(&mut app, "restart");
    press_down(&mut app, KeyCode::Enter, Key::Enter);
    assert!(sheet_below(&mut app, "give-up") > 0.0);
    assert_eq!(sheet_below(&mut app, "pause"), 0.0);
    wait(&mut app, 140);
    press_down(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!((menu(&app), named(&mut app, "Leaving menu")), (Menu::Pause, 1));
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
