//! The verdicts: what they tell, that everybody waits for them, and that they survive resizing, undo, kills and impatience.

use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use serde_json::json;
use tefuda::cards::Card;
use tefuda::play::{Act, Play, PlayRequest};
use tefuda::rules::Seat;
use tefuda::rules::prime_daifugo::{Action, Factor, PlayedCard, PrimeDaifugo};
use tefuda::storage::{Settings, Storage};
use tefuda::table::prime_daifugo::MoveClock;

use super::{ONE_PERSON, TWO_PEOPLE, Table, deal_with, you_begin};
use crate::driver::Driver;

fn play(cards: &[Card]) -> Action {
    let field = cards.iter().map(|card| PlayedCard::joker(*card, 1).unwrap_or((*card).into())).collect();
    Action::Play { field, factors: Vec::new() }
}

impl Table {
    fn act(&mut self, seat: Seat, action: &Action) {
        let action = action.clone();
        let world = self.driver.app.world_mut();
        let accepted = world.run_system_once(move |mut act: Act<PrimeDaifugo>| act.act(seat, &action)).unwrap();
        assert!(accepted);
        self.driver.frames(1);
    }

    fn scene(&mut self) -> Option<Entity> {
        let mut scenes = self.driver.app.world_mut().query::<(Entity, &Name)>();
        scenes.iter(self.driver.app.world()).find(|(_, name)| name.as_str() == "verdict").map(|(scene, _)| scene)
    }

    /// A table at which seat 0 has just laid these ranks, everything at its normal speed.
    fn after(ranks: &[u8]) -> Self {
        let (deal, hands) = deal_with(&you_begin(), &[ranks]);
        let mut table = Self::new(&ONE_PERSON, deal, &you_begin());
        *table.driver.app.world_mut().resource_mut::<Settings>() = Settings::default();
        table.act(0, &play(&hands[0]));
        table
    }

    /// What is written on the paper, piece by piece.
    fn lines(&mut self) -> Vec<String> {
        let scene = self.scene().expect("a verdict");
        let world = self.driver.app.world_mut();
        let mut texts = world.query::<(Entity, &Text)>();
        let texts: Vec<(Entity, String)> = texts.iter(world).map(|(entity, text)| (entity, text.0.clone())).collect();
        texts.into_iter().filter(|(text, _)| is_below(world, *text, scene)).map(|(_, line)| line).collect()
    }

    fn wait_seconds(&mut self, seconds: f32) {
        self.driver.wait(Duration::from_secs_f32(seconds));
    }
}

/// The time for a move begins when the verdict is over, however long that takes; an undo gives it anew.
#[test]
fn the_time_for_a_move_waits_for_the_verdict() {
    let options = json!({ "first": "human", "clock": 30 });
    let (deal, hands) = deal_with(&options, &[&[5, 7]]);
    let mut table = Table::new(&ONE_PERSON, deal, &options);
    let left = |table: &Table| table.world().resource::<MoveClock>().0;
    table.wait_seconds(2.0);
    assert_eq!(left(&table), Some(28));
    *table.driver.app.world_mut().resource_mut::<Settings>() = Settings { verdicts_wait: true, ..Settings::default() };
    // 57 lets the same player lead.
    table.act(0, &play(&hands[0]));
    table.wait_seconds(4.0);
    assert!(table.scene().is_some());
    assert_eq!(left(&table), Some(30));
    table.driver.key(KeyCode::F9);
    table.driver.frames(2);
    assert_eq!(table.scene(), None);
    table.wait_seconds(3.0);
    assert!(matches!(left(&table), Some(27 | 28)), "{:?}", left(&table));
    table.driver.app.world_mut().write_message(PlayRequest::Undo);
    table.driver.frames(3);
    assert_eq!((left(&table), table.actions()), (Some(30), 0));
}

/// Who has run out of time and takes that back before the computer acts has the whole time again.
#[test]
fn a_pass_for_want_of_time_can_be_taken_back() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({ "first": "human", "clock": 30 }));
    table.wait_seconds(29.0);
    assert_eq!(table.actions(), 0);
    while table.actions() == 0 {
        table.driver.frames(1);
    }
    table.driver.frames(2);
    assert_eq!((table.actions(), table.play().state().turn()), (1, 1), "the computer has yet to act");
    table.driver.app.world_mut().write_message(PlayRequest::Undo);
    table.wait_seconds(2.0);
    let left = table.world().resource::<MoveClock>().0;
    assert!(table.actions() == 0 && matches!(left, Some(28 | 29)), "{} actions, {left:?} s left", table.actions());
}

/// 4, 6 and 9 are laid as bases: each is named with its factors, and each has a tree of its own.
#[test]
fn every_base_that_is_not_prime_falls_apart() {
    let (deal, hands) = deal_with(&you_begin(), &[&[13, 4, 6, 9]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    *table.driver.app.world_mut().resource_mut::<Settings>() = Settings::default();
    let [king, bases @ ..] = &hands[0][..] else { panic!("four cards") };
    let factors = bases.iter().map(|card| Factor::plain(vec![(*card).into()])).collect();
    table.act(0, &Action::Play { field: vec![(*king).into()], factors });
    table.wait_seconds(2.4);
    assert!(table.says("4 = 2²") && table.says("6 = 2 × 3") && table.says("9 = 3²"));
    let lines = table.lines();
    for (number, count) in [("4", 1), ("6", 1), ("9", 1), ("2", 3), ("3", 3)] {
        assert_eq!(lines.iter().filter(|line| *line == number).count(), count, "{number} in {lines:?}");
    }
}

#[test]
fn a_wrong_number_falls_apart_and_the_computer_waits() {
    let mut table = Table::after(&[9, 1]);
    assert!(table.scene().is_some());
    table.wait_seconds(2.0);
    assert!(table.says("91 = 7 × 13") && table.says("NOT PRIME") && table.says("Draws 2 cards"));
    assert_eq!(table.actions(), 1, "nobody acts before it is over");
    // 0.35 + 0.22 + 0.08 + 0.14 + 0.18 s until the stamp is down, 0.29 s for the penalty; then it stays for 2.6 s.
    table.wait_seconds(1.6);
    assert_eq!((table.scene().is_some(), table.actions()), (true, 1));
    table.wait_seconds(4.0);
    assert!(table.actions() > 1, "the computer goes on");
}

#[test]
fn every_verdict_says_how_it_is_known() {
    for (ranks, said) in [
        (&[1, 3][..], vec!["PRIME", "Prime, proven"]),
        (&[5, 7], vec!["GROTHENDIECK CUT", "57 = 3 × 19. The field is cleared. Leads again: You"]),
        (&[1, 7, 2, 9], vec!["RAMANUJAN REVOLUTION", "9³ + 10³", "From now on smaller numbers are stronger"]),
        (&[0], vec!["INFINITY", "∞"]),
        (&[1], vec!["NOT PRIME", "1 is neither prime nor composite", "Draws 1 card"]),
        (&[7, 2], vec!["72 = 2³ × 3², so it is not prime"]),
    ] {
        let mut table = Table::after(ranks);
        table.wait_seconds(0.8);
        for words in said {
            assert!(table.says(words), "{ranks:?}: {words}");
        }
    }
}

#[test]
fn any_press_ends_it_and_the_computer_goes_on() {
    let mut table = Table::after(&[9, 1]);
    table.wait_seconds(0.2);
    table.driver.key(KeyCode::F9);
    table.driver.frames(2);
    assert_eq!(table.scene(), None);
    table.wait_seconds(1.2);
    assert!(table.actions() > 1, "the computer need not wait any longer");
}

#[test]
fn it_waits_for_a_press_if_that_is_wished_for() {
    let (deal, hands) = deal_with(&you_begin(), &[&[9, 1]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    *table.driver.app.world_mut().resource_mut::<Settings>() = Settings { verdicts_wait: true, ..Settings::default() };
    table.act(0, &play(&hands[0]));
    table.wait_seconds(8.0);
    assert!(table.scene().is_some());
    assert_eq!(table.actions(), 1);
    table.driver.key(KeyCode::F9);
    table.driver.frames(2);
    assert_eq!(table.scene(), None);
    // A press while it is still running only brings it to its end.
    table.driver.key(KeyCode::KeyU);
    table.driver.frames(3);
    assert_eq!(table.actions(), 0);
    table.act(0, &play(&hands[0]));
    table.driver.key(KeyCode::F9);
    table.driver.frames(2);
    assert!(table.scene().is_some());
}

#[test]
fn it_goes_with_an_undo() {
    let mut table = Table::after(&[9, 1]);
    assert!(table.scene().is_some());
    table.driver.app.world_mut().write_message(PlayRequest::Undo);
    table.driver.frames(3);
    assert_eq!((table.scene(), table.actions()), (None, 0));
}

/// Everything on the paper lies inside the window, whatever its size, and goes on saying the same.
#[test]
fn it_is_laid_out_anew_when_the_window_changes() {
    let mut table = Table::after(&[9, 1]);
    table.wait_seconds(1.5);
    for (width, height) in [(390.0, 844.0), (1280.0, 800.0), (320.0, 480.0), (844.0, 390.0), (3840.0, 1600.0)] {
        table.driver.resize(width, height);
        table.driver.frames(3);
        assert!(table.says("91 = 7 × 13"), "{width}×{height}");
        let scene = table.scene().unwrap();
        let world = table.driver.app.world_mut();
        let mut nodes = world.query::<(&ChildOf, &ComputedNode, &UiGlobalTransform)>();
        let mut pieces = 0;
        for (_, node, transform) in nodes.iter(world).filter(|(parent, ..)| parent.parent() == scene) {
            let scale = node.inverse_scale_factor() * world.resource::<UiScale>().0;
            let area = Rect::from_center_size(transform.translation * scale, node.size() * scale);
            let window = Rect::new(-1.0, -1.0, width + 1.0, height + 1.0);
            assert_eq!(window.intersect(area), area, "{width}×{height}");
            pieces += 1;
        }
        assert!(pieces >= 8, "{pieces}");
    }
}

#[test]
fn a_game_that_was_killed_in_it_goes_on_behind_it() {
    let (deal, hands) = deal_with(&you_begin(), &[&[9, 1]]);
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table { driver: Driver::with_storage(Storage::in_folder(folder.path())) };
    table.start(&ONE_PERSON, deal, &you_begin());
    table.act(0, &play(&hands[0]));
    table.wait_seconds(0.5);
    assert!(table.scene().is_some());
    let state = table.state().clone();
    drop(table);
    let mut table = Table { driver: Driver::with_storage(Storage::in_folder(folder.path())) };
    table.driver.app.world_mut().write_message(PlayRequest::Continue);
    table.driver.frames(3);
    assert_eq!(table.scene(), None);
    assert_eq!(table.world().resource::<Play<PrimeDaifugo>>().state(), &state);
    table.wait_seconds(6.0);
    assert!(table.actions() > 1, "nobody waits for what is not shown");
}

#[test]
fn under_reduced_motion_everything_is_there_at_once() {
    let (deal, hands) = deal_with(&you_begin(), &[&[9, 1]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    *table.driver.app.world_mut().resource_mut::<Settings>() = Settings { reduced_motion: true, ..Settings::default() };
    table.act(0, &play(&hands[0]));
    table.wait_seconds(0.25);
    let scene = table.scene().unwrap();
    let world = table.driver.app.world_mut();
    let mut texts = world.query::<(Entity, &TextColor)>();
    let shown: Vec<(Entity, f32)> = texts
        .iter(world)
        .map(|(text, color)| (text, color.0.alpha()))
        .filter(|(text, _)| is_below(world, *text, scene))
        .collect();
    assert!(shown.len() > 5 && shown.iter().all(|(_, alpha)| *alpha > 0.99), "{shown:?}");
}

fn is_below(world: &World, entity: Entity, root: Entity) -> bool {
    let parent = world.get::<ChildOf>(entity).map(ChildOf::parent);
    parent.is_some_and(|parent| parent == root || is_below(world, parent, root))
}

/// Somebody else is handed the device only when the verdict is over.
#[test]
fn the_device_does_not_change_hands_before_it_is_over() {
    let options = json!({ "first": "human" });
    let (deal, hands) = deal_with(&options, &[&[9, 1]]);
    let mut table = Table::new(&TWO_PEOPLE, deal, &options);
    table.take_the_device();
    *table.driver.app.world_mut().resource_mut::<Settings>() = Settings::default();
    table.act(0, &play(&hands[0]));
    table.wait_seconds(2.5);
    assert_eq!(table.driver.menu(), tefuda::menus::Menu::None);
    table.wait_seconds(3.5);
    assert_eq!(table.driver.menu(), tefuda::menus::Menu::HandOver);
}
