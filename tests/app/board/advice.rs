//! Advice at a board: it points at its card, and everything else stays the player's own act.

use serde_json::json;
use tefuda::rules::Rules;
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::{Action, Sevens};
use tefuda::table::turns::Hinted;

use super::*;

/// Asks by key and waits; the card that is advised, or nothing if it is a pass.
fn ask<G: Boarded>(table: &mut Table<G>) -> Option<Card> {
    table.driver.key(KeyCode::KeyH);
    for _ in 0..600 {
        if let Some(action) = table.world().resource::<Hinted<G>>().action() {
            let card = G::card_of(action);
            table.driver.frames(2);
            return card;
        }
        table.driver.frames(1);
    }
    panic!("there is no advice");
}

fn is_advised<G: Boarded>(table: &Table<G>) -> bool {
    table.world().resource::<Hinted<G>>().advice().is_some()
}

/// From turn to turn until a card is advised while there is another to choose.
fn wait_for_advice<G: Boarded>(table: &mut Table<G>) -> Card {
    for _ in 0..30 {
        table.wait_for_turn().expect("the game goes on");
        if let Some(card) = ask(table)
            && table.play().state().hand_of(0).len() > 1
        {
            return card;
        }
        let action = table.next_action();
        table.act_as(0, &action);
    }
    panic!("only passes are advised");
}

fn a_confirmation_plays_what_is_advised<G: Boarded>() {
    let mut table = Table::<G>::new(&ONE_PERSON, 52, json!({}));
    let card = wait_for_advice(&mut table);
    assert_eq!(table.focused(), Some(card), "the focus is where the advice points");
    assert_eq!(table.chosen(), Chosen::default(), "nothing is chosen for the player");
    let before = table.actions();
    table.driver.key(KeyCode::Enter);
    let done = &table.play().record().actions[before];
    assert_eq!((done.seat, G::card_of(&done.action)), (0, Some(card)));
    assert!(!is_advised(&table));
}

#[test]
fn a_confirmation_plays_what_is_advised_at_either_game() {
    a_confirmation_plays_what_is_advised::<Sevens>();
    a_confirmation_plays_what_is_advised::<KillerSevens>();
}

fn a_click_on_what_is_advised_only_chooses_it<G: Boarded>() {
    let mut table = Table::<G>::new(&ONE_PERSON, 52, json!({}));
    let card = wait_for_advice(&mut table);
    let before = table.actions();
    let grip = table.grip(card);
    table.driver.click(grip);
    assert_eq!((table.chosen(), table.actions()), (Chosen::card(card), before));
    assert!(is_advised(&table), "the advice stays with its card");
}

#[test]
fn a_click_on_what_is_advised_only_chooses_it_at_either_game() {
    a_click_on_what_is_advised_only_chooses_it::<Sevens>();
    a_click_on_what_is_advised_only_chooses_it::<KillerSevens>();
}

#[test]
fn whoever_chooses_another_card_has_read_the_advice() {
    let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 52, json!({}));
    let (card, other) = loop {
        let card = wait_for_advice(&mut table);
        let playable = table.standing().playable_now();
        if let Some(other) = playable.into_iter().find(|other| *other != card) {
            break (card, other);
        }
        let action = table.next_action();
        table.act_as(0, &action);
    };
    let grip = table.grip(other);
    table.driver.click(grip);
    assert_eq!(table.chosen(), Chosen::card(other), "and not {card}");
    assert!(!is_advised(&table));
}

/// In some turn of some deal a joker is advised; two confirmations lay it just there.
#[test]
fn a_joker_is_led_to_its_advised_cell() {
    for deal in 0..200 {
        let mut table = Table::<Sevens>::new(&ONE_PERSON, deal, json!({ "jokers": 2 }));
        for _ in 0..12 {
            if table.wait_for_turn().is_none() {
                break;
            }
            ask(&mut table);
            let advised = table.world().resource::<Hinted<Sevens>>().action().cloned();
            if let Some(Action::Joker { place: Some(place), .. }) = advised {
                let before = table.actions();
                table.driver.key(KeyCode::Enter);
                table.driver.frames(2);
                table.driver.key(KeyCode::Enter);
                assert_eq!(table.play().record().actions[before].action, advised.expect("it is there"), "{place}");
                return;
            }
            let action = table.next_action();
            table.act_as(0, &action);
        }
    }
    panic!("no joker is ever advised");
}

/// From game to game, until the person is on turn and can only pass.
fn wait_for_forced_pass() -> Table<Sevens> {
    for deal in 0..10 {
        let mut table = Table::<Sevens>::new(&ONE_PERSON, deal, json!({}));
        while table.wait_for_turn().is_some() {
            if table.play().state().legal(0).actions == [Action::Pass {}] {
                return table;
            }
            let action = table.next_action();
            table.act_as(0, &action);
        }
    }
    panic!("some card always fits");
}

/// Where no card fits, the advice is to pass, and a confirmation passes.
#[test]
fn an_advised_pass_has_the_focus() {
    let mut table = wait_for_forced_pass();
    assert_eq!(ask(&mut table), None, "there is nothing but a pass");
    let focused = table.world().resource::<InputFocus>().get().expect("something has the focus");
    assert_eq!(table.world().get::<Name>(focused).map(Name::as_str), Some("pass"));
    let before = table.actions();
    table.driver.key(KeyCode::Enter);
    assert_eq!(table.play().record().actions[before].action, Action::Pass {});
}
