//! The celebration of a win (`LOOK.md` §6: the rosette opens, 24 gold grains fall within 900 ms).

use tefuda::HEADLESS_FRAME;
use tefuda::storage::AnimationSpeed;
use tefuda::theme::widget::Picture;

use super::*;

fn grains(app: &mut App) -> usize {
    let mut pictures = app.world_mut().query::<&Picture>();
    pictures.iter(app.world()).filter(|picture| picture.0 == "table/grain.webp").count()
}

fn show(ranks: Vec<u8>, set: impl FnOnce(&mut Settings)) -> App {
    let mut app = open(1280.0, 800.0);
    set(&mut app.world_mut().resource_mut::<Settings>());
    app.insert_resource(finished(1, vec![ranks], true));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Result);
    settle(&mut app);
    app
}

#[test]
fn a_win_lets_24_grains_fall_and_they_are_gone_in_time() {
    let mut app = show(vec![1, 2], |_| {});
    assert_eq!(grains(&mut app), 24);
    for _ in 0..(0.9 / HEADLESS_FRAME.as_secs_f32()).ceil() as usize {
        app.update();
    }
    assert_eq!(grains(&mut app), 0);
}

#[test]
fn grains_leave_with_their_screen() {
    let mut app = show(vec![1, 2], |_| {});
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    assert_eq!((screen(&app), grains(&mut app)), (Screen::Title, 0));
}

#[test]
fn nothing_falls_for_a_loss_or_where_nothing_moves() {
    for (what, mut app) in [
        ("a loss", show(vec![2, 1], |_| {})),
        ("reduced motion", show(vec![1, 2], |settings| settings.reduced_motion = true)),
        ("no animation", show(vec![1, 2], |settings| settings.animation_speed = AnimationSpeed::Off)),
    ] {
        assert_eq!(grains(&mut app), 0, "{what}");
    }
}

#[test]
fn a_screen_that_is_only_built_anew_does_not_celebrate_again() {
    let mut app = show(vec![1, 2], |_| {});
    resize(&mut app, 390.0, 844.0);
    assert_eq!(grains(&mut app), 0);
}
