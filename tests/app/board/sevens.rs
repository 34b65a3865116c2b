//! Sevens (`RULES.md` §2) at the table.

use bevy::input::touch::TouchPhase;
use bevy::picking::hover::PickingInteraction;
use serde_json::json;
use tefuda::rules::Rules;
use tefuda::rules::sevens::{Action, Sevens};
use tefuda::storage::HandOrder;

use super::*;

#[test]
fn games_are_played_to_their_ends_by_mouse_keys_and_pad() {
    whole_games_by_every_device::<Sevens>();
}

#[test]
fn a_game_is_played_to_its_end_by_touch() {
    a_whole_game_by_touch::<Sevens>();
}

/// Plays for all seats until the person is to act and something holds.
fn until(table: &mut Table<Sevens>, holds: impl Fn(&Sevens) -> bool) {
    for _ in 0..400 {
        let turn = table.play().state().turn().expect("it comes to that before the end");
        if turn == 0 && holds(table.play().state()) {
            table.driver.frames(2);
            return;
        }
        let action = table.play().state().legal(turn).actions.first().cloned().expect("something can be done");
        table.act_as(turn, &action);
    }
    panic!("it never comes to that");
}

fn cannot_be_laid(state: &Sevens) -> Option<Card> {
    (state.hand(0) - state.next_places()).into_iter().find(|card| !card.is_joker())
}

#[test]
fn a_card_that_cannot_be_laid_stays_and_its_player_is_told_why() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 21, json!({}));
    until(&mut table, |state| cannot_be_laid(state).is_some());
    let card = cannot_be_laid(table.play().state()).expect("there is one");
    let before = table.actions();
    let at = table.grip(card);
    table.driver.click(at);
    assert_eq!(table.actions(), before);
    assert!(hand(&table).contains(card));
    let shakes = table.driver.app.world_mut().query::<&tefuda::table::Shake>().iter(table.world()).count();
    assert_eq!(shakes, 1, "it shakes its head");
}

/// `LOOK.md` §4, "refused": the reason stands beside the card, wherever that lies.
#[test]
fn the_reason_stands_right_above_the_refused_card() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0)] {
        let mut table = Table::<Sevens>::new(&ONE_PERSON, 21, json!({}));
        table.driver.resize(width, height);
        until(&mut table, |state| cannot_be_laid(state).is_some());
        let card = cannot_be_laid(table.play().state()).expect("there is one");
        let at = table.grip(card);
        table.driver.click(at);
        table.driver.frames(2);
        let (pose, toast) = (table.pose(card), table.driver.node("toast"));
        let above = toast.y - (pose.position.y + pose.size().y / 2.0);
        assert!(above > 0.0 && above < 110.0, "{above} above {card} at {width}×{height}");
        assert!((toast.x - pose.position.x).abs() < 170.0, "{toast} beside {card} at {pose:?} at {width}×{height}");
    }
}

#[test]
fn a_tap_on_an_open_cell_lays_the_card_that_belongs_there() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 22, json!({}));
    until(&mut table, |state| !(state.hand(0) & state.next_places()).is_empty());
    let state = table.play().state();
    let card = (state.hand(0) & state.next_places()).into_iter().next().expect("there is one");
    let at = table.cell(card);
    table.driver.click(at);
    assert_eq!(table.play().record().actions.last().map(|done| &done.action), Some(&Action::Play { card }));
}

#[test]
fn the_key_to_the_next_playable_card_shows_the_focus_that_a_pointer_has_hidden() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 26, json!({}));
    until(&mut table, |state| (state.hand(0) & state.next_places()).len() > 1);
    // On the felt beside the board.
    table.driver.click(Vec2::new(-600.0, 0.0));
    assert_eq!(table.focused(), None, "a pointer hides the focus");
    let playable = hand(&table) & table.play().state().next_places();
    let before = table.actions();
    table.driver.key(KeyCode::KeyE);
    let first = table.focused();
    table.driver.key(KeyCode::KeyE);
    let second = table.focused();
    assert!(first.is_some_and(|card| playable.contains(card)), "{first:?} is among {playable:?}");
    assert!(second.is_some_and(|card| playable.contains(card)) && second != first, "{second:?} after {first:?}");
    table.driver.key(KeyCode::Enter);
    assert_eq!(table.actions(), before + 1, "what has the focus is played");
}

#[test]
fn the_pass_that_puts_one_out_asks_first_and_can_be_dropped() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 23, json!({ "passes": 0 }));
    table.wait_for_turn().expect("the game is on");
    let before = table.actions();
    table.driver.key(KeyCode::Space);
    assert!(table.chosen().pass && table.actions() == before);
    table.driver.key(KeyCode::Backspace);
    assert!(!table.chosen().pass && table.actions() == before, "a dropped pass changes nothing");
    table.driver.key(KeyCode::Space);
    table.driver.key(KeyCode::Space);
    assert!(table.play().state().view(0).out().contains(&0));
}

#[test]
fn a_joker_is_chosen_and_then_laid_into_an_open_cell() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 24, json!({ "jokers": 2 }));
    // A deal in which the person holds a joker.
    for deal in 24.. {
        table.start(&ONE_PERSON, deal, json!({ "jokers": 2 }));
        if !hand(&table).jokers().is_empty() {
            break;
        }
    }
    table.wait_for_turn().expect("the game is on");
    let joker = hand(&table).jokers().into_iter().next().expect("the person holds one");
    let cell = table.standing().open.into_iter().next().expect("something is open");
    let (from, to) = (table.grip(joker), table.cell(cell));
    table.driver.click(from);
    assert_eq!(table.chosen().card, Some(joker));
    table.driver.click(to);
    let laid = Action::Joker { joker, place: Some(cell) };
    assert_eq!(table.play().record().actions.last().map(|done| &done.action), Some(&laid));
}

#[test]
fn the_hand_is_sorted_by_suit_or_by_number() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 25, json!({}));
    let shown = |table: &mut Table<Sevens>| {
        let mut cards: Vec<_> = hand(table).into_iter().map(|card| (table.card(card).x, card)).collect();
        cards.sort_by(|one, other| one.0.total_cmp(&other.0));
        cards.into_iter().map(|(_, card)| card).collect::<Vec<_>>()
    };
    let by_suit = shown(&mut table);
    assert!(by_suit.is_sorted(), "{by_suit:?}");
    let at = table.driver.node("sort");
    table.driver.click(at);
    table.driver.frames(2);
    assert_eq!(table.world().resource::<Settings>().hand_order, HandOrder::Number);
    let by_number = shown(&mut table);
    assert!(by_number.is_sorted_by_key(|card| (card.number, card.suit)), "{by_number:?}");
}

/// A finger, unlike a mouse, lies on nothing once it is lifted.
#[test]
fn what_a_finger_has_left_is_touched_no_more() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 3, json!({}));
    table.wait_for_turn().expect("a turn");
    let card = table.play().state().hand_of(0).into_iter().next().expect("a card");
    let at = table.grip(card);
    let touched = |table: &mut Table<Sevens>| {
        let mut things = table.driver.app.world_mut().query::<&PickingInteraction>();
        things.iter(table.driver.app.world()).filter(|interaction| **interaction != PickingInteraction::None).count()
    };
    table.driver.touch(1, TouchPhase::Started, at);
    table.driver.frames(2);
    assert!(touched(&mut table) > 0);
    table.driver.touch(1, TouchPhase::Ended, at);
    table.driver.frames(3);
    assert_eq!(touched(&mut table), 0);
}
