//! Whatever is said of an action, the rules bear it out when the action is done in the game itself, hidden hands and all.

use serde_json::{Map, Value, json};

use super::*;
use crate::cards::{DealNumber, Generator};
use crate::rules::sevens::Sevens;
use crate::rules::{Rules, Seat};

fn options(overrides: &Value) -> <Sevens as Rules>::Options {
    let overrides: &Map<String, Value> = overrides.as_object().expect("options");
    Sevens::options_from("standard", overrides).expect("options that there are")
}

/// The cards of a seat that can be laid after a turn and could not before.
fn freed(before: &Sevens, after: &Sevens, seat: Seat) -> CardSet {
    (after.hand(seat) & after.next_places()) - before.next_places()
}

fn freed_of_others(before: &Sevens, after: &Sevens, seat: Seat) -> CardSet {
    (0..before.seats())
        .filter(|other| *other != seat)
        .fold(CardSet::EMPTY, |all, other| all | freed(before, after, other))
}

fn after(game: &Sevens, seat: Seat, action: &Action) -> Option<Sevens> {
    let mut after = game.clone();
    after.apply(seat, action).expect("a legal action");
    // Whoever goes out at it gives more than one card away, which no reason speaks of.
    (after.view(seat).out() == game.view(seat).out()).then_some(after)
}

fn check(game: &Sevens, seat: Seat, action: &Action) -> Option<&'static str> {
    let view = game.view(seat);
    let reason = reason(&view, action);
    if reason == SevensReason::GoesOut {
        let mut after = game.clone();
        after.apply(seat, action).expect("a legal action");
        let holds = game.legal(seat).actions == [Action::Pass {}] && after.view(seat).out().contains(&seat);
        assert!(holds, "{reason:?} is said of {action:?} at {seat} of\n{game:?}");
        return Some("out");
    }
    let after_it = after(game, seat, action)?;
    let (own, others) = (freed(game, &after_it, seat), freed_of_others(game, &after_it, seat));
    let legal = game.legal(seat).actions;
    let lays = |action: &&Action| matches!(action, Action::Play { .. });
    let helps_others = |action: &Action| {
        after(game, seat, action).is_some_and(|after| !freed_of_others(game, &after, seat).is_empty())
    };
    let (name, holds) = match reason {
        SevensReason::NothingToPlay => ("nothing", legal == [Action::Pass {}]),
        SevensReason::OnlyCard => ("only", legal.iter().all(|other| other == action || *other == Action::Pass {})),
        SevensReason::OthersCannotPass => {
            let stays_in = after_it.view(seat).is_in(seat);
            let without_pass = |other: Seat| other != seat && game.view(other).passes_left(other) == Some(0);
            (
                "cannot-pass",
                stays_in && (0..game.seats()).any(|other| without_pass(other) && !game.hand(other).is_empty()),
            )
        }
        SevensReason::HoldBack => ("hold", legal.iter().filter(lays).all(helps_others)),
        SevensReason::Blocks { card } => ("blocks", helps_others(&Action::Play { card })),
        SevensReason::OpensOwnNext { card } => ("own", own.contains(card) && others.is_empty()),
        SevensReason::OpensWayTo { card } => {
            let laid =
                CardSet::of_suit(card.suit, game.filled().numbers(card.suit) ^ after_it.filled().numbers(card.suit));
            let same_suit = !laid.is_empty();
            let side = |card: Card| card.number.get() > 7;
            let same_side = laid.into_iter().all(|laid| side(laid) == side(card));
            let waits = after_it.hand(seat).contains(card) && !game.next_places().contains(card);
            ("way", waits && same_suit && same_side)
        }
        SevensReason::OpensNothing => ("none", own.is_empty() && others.is_empty()),
        SevensReason::TakesJoker => ("joker", after_it.hand(seat).jokers().len() > game.hand(seat).jokers().len()),
        SevensReason::GoesOut => unreachable!("looked at above"),
        SevensReason::Tried => ("tried", true),
    };
    assert!(holds, "{reason:?} is said of {action:?} at {:?} of\n{game:?}", seat);
    Some(name)
}

#[test]
fn reasons_are_true_of_the_game_itself() {
    let variants = [
        json!({}),
        json!({ "edge": "none", "passes": 1 }),
        json!({ "edge": "tunnel", "passes": 0, "out-hand": "removed" }),
        json!({ "jokers": 2, "passes": 2 }),
        json!({ "jokers": 1, "edge": "tunnel", "no-joker-last": true }),
    ];
    let mut seen = std::collections::BTreeMap::new();
    for (index, overrides) in variants.iter().enumerate() {
        let options = options(overrides);
        for deal in 0..40 {
            let mut game = Sevens::deal(&options, 3 + deal as usize % 3, DealNumber(deal), None).expect("a deal");
            let mut generator = Generator::new(deal + 1000 * index as u64);
            while let Some(seat) = game.turn() {
                let legal = game.legal(seat).actions;
                for action in &legal {
                    if let Some(name) = check(&game, seat, action) {
                        *seen.entry(name).or_insert(0) += 1;
                    }
                }
                let action = legal[generator.index(legal.len() as u32)].clone();
                game.apply(seat, &action).expect("a legal action");
            }
        }
    }
    assert_eq!(seen.len(), 11, "every reason occurs: {seen:?}");
}
