//! Killer Sevens (`RULES.md` §3) at the table.

use serde_json::json;
use tefuda::rules::killer_sevens::{Action, KillerSevens};
use tefuda::rules::{Rules, Zone};
use tefuda::table::board::Preview;

use super::*;

#[test]
fn games_are_played_to_their_ends_by_mouse_keys_and_pad() {
    whole_games_by_every_device::<KillerSevens>();
}

#[test]
fn a_game_is_played_to_its_end_by_touch() {
    a_whole_game_by_touch::<KillerSevens>();
}

/// The cells that die when a card is laid: found by filling areas cell by cell, and by looking whether an area is as large as
/// the rectangle round it.
pub(super) fn dying_slowly(state: &KillerSevens, laid: Card) -> CardSet {
    let empty: CardSet = state.empty() - CardSet::of(laid);
    let beside = |one: Card, other: Card| {
        let (rows, columns) =
            ((one.suit as i32 - other.suit as i32).abs(), one.number.get().abs_diff(other.number.get()));
        rows + i32::from(columns) == 1
    };
    let mut dying = CardSet::EMPTY;
    for start in empty.into_iter().filter(|cell| beside(*cell, laid)) {
        let mut area = CardSet::of(start);
        loop {
            let grown: CardSet =
                empty.into_iter().filter(|cell| area.into_iter().any(|inside| beside(inside, *cell))).collect();
            if (grown | area) == area {
                break;
            }
            area |= grown;
        }
        let suits: Vec<usize> = area.into_iter().map(|cell| cell.suit as usize).collect();
        let numbers: Vec<usize> = area.into_iter().map(|cell| cell.number.get() as usize).collect();
        let span =
            |values: &[usize]| values.iter().max().expect("not empty") - values.iter().min().expect("not empty") + 1;
        if span(&suits) * span(&numbers) == area.len() {
            dying |= area;
        }
    }
    // RULES.md §3: with more than twelve none die.
    if dying.len() > 12 { CardSet::EMPTY } else { dying }
}

/// A game in which the person can kill now, and with which card.
pub(super) fn before_a_kill() -> (Table<KillerSevens>, Card) {
    let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 31, json!({}));
    for deal in 31..60 {
        table.start(&ONE_PERSON, deal, json!({}));
        while let Some(turn) = table.play().state().turn() {
            let state = table.play().state();
            let kills = state.playable(0).into_iter().find(|card| !dying_slowly(state, *card).is_empty());
            if let (0, Some(card)) = (turn, kills) {
                table.driver.frames(2);
                return (table, card);
            }
            let action = state.legal(turn).actions.last().cloned().expect("something can be done");
            table.act_as(turn, &action);
        }
    }
    panic!("nobody can ever kill");
}

#[test]
fn the_card_that_is_looked_at_shows_which_cells_would_die() {
    let (mut table, card) = before_a_kill();
    let expected = dying_slowly(table.play().state(), card);
    let at = table.grip(card);
    table.driver.move_mouse(at);
    table.driver.frames(3);
    let hovered = *table.world().resource::<Preview>();
    assert_eq!((hovered.card, hovered.effect.dying), (Some(card), expected));
    table.driver.move_mouse(Vec2::new(0.0, 1000.0));
    table.driver.frames(3);
    assert_eq!(table.world().resource::<Preview>().card, None);
    table.step_to(card, |driver| driver.key(KeyCode::ArrowRight), |driver| driver.key(KeyCode::ArrowLeft));
    table.driver.frames(2);
    assert_eq!(table.world().resource::<Preview>().effect.dying, expected, "by keys as well");
}

#[test]
fn a_kill_lays_the_dead_cards_in_their_cells() {
    let (mut table, card) = before_a_kill();
    let expected = dying_slowly(table.play().state(), card);
    by_clicks(&mut table, Action::Play { card });
    table.driver.frames(3);
    let dead: CardSet = table
        .driver
        .cards()
        .into_iter()
        .filter(|(_, zone, _)| matches!(zone, Zone::Cell { dead: true, .. }))
        .map(|(card, ..)| card)
        .collect();
    assert!(expected.into_iter().all(|card| dead.contains(card)), "{expected:?} in {dead:?}");
}

#[test]
fn there_is_no_pass_for_somebody_who_can_play() {
    let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 33, json!({}));
    while table.wait_for_turn().is_some() && table.play().state().playable(0).is_empty() {
        table.act_as(0, &Action::Pass {});
    }
    let before = table.actions();
    table.driver.key(KeyCode::Space);
    let at = table.driver.node("pass");
    table.driver.click(at);
    assert_eq!(table.actions(), before);
}
