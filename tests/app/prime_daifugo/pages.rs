//! The aid at the table, the look back from the result, and practice.

use std::time::Duration;

use bevy::prelude::*;
use tefuda::menus::{Menu, MenuOpener, Page};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, PrimeDaifugo};
use tefuda::screens::Screen;
use tefuda::storage::{Settings, Storage};
use tefuda::table::prime_daifugo::{Assessment, Composition};

use super::{ONE_PERSON, Table, deal_with, you_begin};
use crate::driver::Driver;

fn open(driver: &mut Driver, menu: Menu) {
    driver
        .app
        .world_mut()
        .run_system_cached_with(|In(menu): In<Menu>, mut menus: MenuOpener| menus.open(menu), menu)
        .unwrap();
    driver.frames(4);
}

fn press(driver: &mut Driver, button: &str) {
    let at = driver.node(button);
    driver.click(at);
    driver.frames(4);
}

fn has(driver: &mut Driver, wanted: &str) -> bool {
    let mut names = driver.app.world_mut().query::<&Name>();
    names.iter(driver.app.world()).any(|name| name.as_str() == wanted)
}

impl Table {
    /// Seat 0 leads with 9 and A, composed as 91.
    fn composing_91(aid: bool) -> Self {
        let (deal, hands) = deal_with(&you_begin(), &[&[9, 1]]);
        let mut table = Self::new(&ONE_PERSON, deal, &you_begin());
        table.driver.app.world_mut().resource_mut::<Settings>().aid = aid;
        table.driver.frames(2);
        let mut composition = table.driver.app.world_mut().resource_mut::<Composition>();
        hands[0].iter().for_each(|card| composition.add(*card));
        table.driver.frames(2);
        table
    }
}

#[test]
fn the_aid_tells_whether_a_composed_play_is_true_and_counts_as_help() {
    let mut table = Table::composing_91(true);
    assert_eq!(table.world().resource::<Assessment>().truth, Some(false));
    assert!(table.play().record().flags.assisted);
    // 19 is prime.
    let cards = table.composition().field();
    let mut composition = table.driver.app.world_mut().resource_mut::<Composition>();
    composition.clear();
    cards.iter().rev().for_each(|played| composition.add(played.card));
    table.driver.frames(2);
    assert_eq!(table.world().resource::<Assessment>().truth, Some(true));
    let without = Table::composing_91(false);
    assert_eq!(without.world().resource::<Assessment>().truth, None);
    assert!(!without.play().record().flags.assisted);
}

#[test]
fn the_aid_lists_what_can_be_laid_from_the_pause_menu() {
    let mut table = Table::composing_91(true);
    open(&mut table.driver, Menu::Pause);
    press(&mut table.driver, "aid");
    assert_eq!(table.driver.menu(), Menu::Page);
    table.driver.wait(Duration::from_secs(5));
    let page = table.world().resource::<Page>().clone();
    assert!(!page.lines.is_empty() && page.lines.len() <= 60, "{page:?}");
    // Every line is a play that the rules accept, and the cards get no more from line to line.
    let game = table.state().clone();
    assert!(matches!(game.legal(0).actions.last(), Some(Action::Play { .. })));
    let mut table = Table::composing_91(false);
    open(&mut table.driver, Menu::Pause);
    assert!(!has(&mut table.driver, "aid"), "it is offered only where it was asked for");
}

#[test]
fn a_game_can_be_looked_back_at_from_its_result() {
    let mut table = Table::new(&ONE_PERSON, 1, &serde_json::json!({ "turn-limit": 50, "draw": false }));
    let mut turns = 0;
    while table.state().outcome().is_none() {
        assert!(turns < 400);
        if table.wait_for_turn().is_some() {
            table.driver.key(KeyCode::KeyP);
            table.driver.frames(2);
        }
        turns += 1;
    }
    table.driver.wait(Duration::from_secs(8));
    assert_eq!(table.driver.screen(), Screen::Result);
    table.driver.wait(Duration::from_secs(20));
    press(&mut table.driver, "look-back");
    assert_eq!(table.driver.menu(), Menu::Page);
    let page = table.world().resource::<Page>();
    assert!(!page.lines.is_empty() && page.below.is_none(), "{page:?}");
    assert_eq!(page.lines.iter().filter(|line| line.marked).count(), 1);
    assert!(table.says("Turn "));
}

#[test]
fn practice_counts_answers_and_keeps_them() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("prime-daifugo-practice.json");
    let mut driver = Driver::with_storage(Storage::in_folder(folder.path()));
    open(&mut driver, Menu::Practice);
    press(&mut driver, "say-prime");
    let first: serde_json::Value = serde_json::from_slice(&std::fs::read(&kept).unwrap()).unwrap();
    assert_eq!(first["drills"]["prime-or-not"]["score"]["answered"], 1);
    assert!(!has(&mut driver, "say-prime"), "an answer counts once");
    press(&mut driver, "next");
    press(&mut driver, "say-not-prime");
    let second: serde_json::Value = serde_json::from_slice(&std::fs::read(&kept).unwrap()).unwrap();
    assert_eq!(second["drills"]["prime-or-not"]["score"]["answered"], 2);
    for drill in ["make-prime", "factors"] {
        press(&mut driver, drill);
        press(&mut driver, "answer");
        assert!(has(&mut driver, "answer") && !has(&mut driver, "next"), "an empty answer is none: {drill}");
    }
    drop(driver);
    std::fs::write(&kept, "{").unwrap();
    let mut driver = Driver::with_storage(Storage::in_folder(folder.path()));
    open(&mut driver, Menu::Practice);
    assert!(has(&mut driver, "say-prime"), "what is damaged is begun anew");
}

#[test]
fn only_prime_daifugo_offers_practice() {
    for (game, offered) in [("prime-daifugo", true), ("sevens", false)] {
        let mut driver = Driver::new();
        press(&mut driver, &format!("tile-{game}"));
        driver.wait(Duration::from_secs(1));
        assert_eq!(driver.screen(), Screen::SetUp);
        assert_eq!(has(&mut driver, "practice"), offered, "{game}");
        if offered {
            press(&mut driver, "practice");
            assert_eq!(driver.menu(), Menu::Practice);
        }
    }
    assert_eq!(PrimeDaifugo::NAME, "prime-daifugo");
}
