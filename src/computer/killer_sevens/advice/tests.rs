//! Whatever is said of an action, the rules bear it out when the action is done in the game itself.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::*;
use crate::cards::{DealNumber, Generator};
use crate::rules::killer_sevens::{Event, KillerSevens};
use crate::rules::{Rules, Seat};

/// How many cards of the seat itself and how many of others die when the card is placed.
fn killed(game: &KillerSevens, seat: Seat, action: &Action) -> (usize, usize) {
    let mut dead = Vec::new();
    for event in game.clone().apply(seat, action).expect("a legal action") {
        if let Event::Killed { dead: all, .. } = event {
            dead.extend(all);
        }
    }
    let own = dead.iter().filter(|dead| dead.owner == seat).count();
    (own, dead.len() - own)
}

/// How many empty cells are joined with a cell by their sides, itself included; found by growing the area step by step.
fn area_around(game: &KillerSevens, card: Card) -> usize {
    let beside = |one: Card, other: Card| {
        (one.suit as u8).abs_diff(other.suit as u8) + one.number.get().abs_diff(other.number.get()) == 1
    };
    let mut area = vec![card];
    loop {
        let joins = |cell: &Card| !area.contains(cell) && area.iter().any(|inside| beside(*inside, *cell));
        let grown: Vec<Card> = game.empty().into_iter().filter(joins).collect();
        if grown.is_empty() {
            return area.len();
        }
        area.extend(grown);
    }
}

fn check(game: &KillerSevens, seat: Seat, action: &Action) -> &'static str {
    let reason = reason(&game.view(seat), action);
    let legal = game.legal(seat).actions;
    let plays: Vec<&Action> = legal.iter().filter(|action| **action != Action::Pass {}).collect();
    let own_of_all: Vec<usize> = plays.iter().map(|play| killed(game, seat, play).0).collect();
    let (own_killed, others_killed) = killed(game, seat, action);
    let (name, holds) = match reason {
        KillerSevensReason::NothingToPlay => ("nothing", plays.is_empty()),
        KillerSevensReason::OnlyCard => ("only", plays == [action]),
        KillerSevensReason::HoldBack => ("hold", own_of_all.iter().all(|own| *own > 0)),
        KillerSevensReason::KillsOthers { others, own } => {
            ("kills", (own, others) == (own_killed, others_killed) && others > own)
        }
        KillerSevensReason::SparesOwn => ("spares", own_killed == 0 && own_of_all.iter().any(|own| *own > 0)),
        KillerSevensReason::CostsLeast { own } => {
            ("least", own == own_killed && own_of_all.iter().all(|other| *other >= own))
        }
        KillerSevensReason::WorthItsCost { own } => {
            ("worth", own == own_killed && own > 0 && own_of_all.iter().any(|other| *other < own))
        }
        KillerSevensReason::SavesItself { cells } => {
            let Action::Play { card } = action else { panic!("a pass saves nothing") };
            let small = game.options().cap.allows(cells) && cells == area_around(game, *card);
            ("saves", own_killed + others_killed == 0 && small)
        }
        KillerSevensReason::Quiet => ("quiet", own_killed + others_killed == 0),
        KillerSevensReason::Tried => ("tried", true),
    };
    assert!(holds, "{reason:?} is said of {action:?} of {seat} in\n{game:?}");
    name
}

#[test]
fn reasons_are_true_of_the_game_itself() {
    let variants: [Value; 3] =
        [json!({}), json!({ "voluntary-passes": 3 }), json!({ "adjacency": 4, "cap": 4, "voluntary-passes": 3 })];
    let mut seen = BTreeMap::new();
    for (index, overrides) in variants.iter().enumerate() {
        let overrides = overrides.as_object().expect("options");
        let options = KillerSevens::options_from("standard", overrides).expect("options that there are");
        for deal in 0..60 {
            let mut game = KillerSevens::deal(&options, 3 + deal as usize % 3, DealNumber(deal), None).expect("a deal");
            let mut generator = Generator::new(deal + 1000 * index as u64);
            while let Some(seat) = game.turn() {
                let legal = game.legal(seat).actions;
                for action in &legal {
                    *seen.entry(check(&game, seat, action)).or_insert(0) += 1;
                }
                let action = legal[generator.index(legal.len() as u32)].clone();
                game.apply(seat, &action).expect("a legal action");
            }
        }
    }
    assert_eq!(seen.len(), 10, "every reason occurs: {seen:?}");
}
