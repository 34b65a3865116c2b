//! Random play, legal and not, from random deals and positions under random options.
//!
//! The bound on the length of a game: a card goes from a deck to a play area to a ledger, or from a deck to a ledger
//! at once, and never back. Count 2 for a card in a deck, 1 in a play area, 0 on a ledger. Every accepted action lowers
//! the sum by at least 1: a play and a refill by 1, a call, which happens only while somebody has cards, by 1 at least.
//! A deal starts with 2 · 44 + 8 = 96, so no game has more than 96 actions.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};
use tefuda::cards::{Card, DealNumber, Generator, pack};
use tefuda::rules::Rules;
use tefuda::rules::speed::{Action, CallCard, Event, Options, Position, Speed};

fn any_options() -> impl Strategy<Value = Options> {
    let picks = proptest::collection::vec(any::<Index>(), Speed::choices().len());
    picks.prop_map(|picks| {
        let mut overrides: Map<String, Value> = Map::new();
        overrides.insert("refill".to_owned(), json!([null, null]));
        for (choice, pick) in Speed::choices().iter().zip(picks) {
            let value = pick.get(&choice.values).clone();
            match choice.seat {
                Some(seat) => overrides[choice.option][seat] = value,
                None => drop(overrides.insert(choice.option.to_owned(), value)),
            }
        }
        Speed::options_from("standard", &overrides).unwrap()
    })
}

/// Some cards of the pack, each in any place where there is room.
fn any_position() -> impl Strategy<Value = Position> {
    (any::<u64>(), 1..=52_usize, proptest::collection::vec(0..6_usize, 52)).prop_map(|(seed, cards, places)| {
        let mut shuffled = pack(0);
        Generator::new(seed).shuffle(&mut shuffled);
        let mut position = Position::default();
        for (card, place) in shuffled.into_iter().take(cards).zip(places) {
            let seat = place % 2;
            let slot = position.areas[seat].iter_mut().find(|slot| slot.is_none());
            match (place / 2, slot) {
                (0, Some(slot)) => *slot = Some(card),
                (0 | 1, _) => position.decks[seat].push(card),
                _ => position.ledgers[seat].push(card),
            }
        }
        position
    })
}

fn any_game() -> impl Strategy<Value = Speed> {
    let dealt = (any_options(), any::<u64>())
        .prop_map(|(options, number)| Speed::deal(&options, 2, DealNumber(number), None).unwrap());
    let set_up = (any_options(), any_position())
        .prop_map(|(options, position)| Speed::from_position(&options, 2, &position).unwrap());
    prop_oneof![dealt, set_up]
}

fn any_action() -> impl Strategy<Value = Action> {
    let play = (0..5_usize, 0..3_usize, proptest::option::of(select(pack(1))));
    prop_oneof![
        6 => play.prop_map(|(slot, ledger, onto)| Action::Play { slot, ledger, onto }),
        1 => Just(Action::Refill {}),
        1 => proptest::option::of(0..5_usize).prop_map(|slot| Action::Call { slot }),
    ]
}

/// A legal action, picked when it is known which there are, or any at all.
#[derive(Clone, Debug)]
enum Step {
    Legal(Index),
    Any(usize, Action),
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        any::<Index>().prop_map(Step::Legal),
        (0..3_usize, any_action()).prop_map(|(seat, action)| Step::Any(seat, action))
    ]
}

fn all_legal(game: &Speed) -> Vec<(usize, Action)> {
    (0..2).flat_map(|seat| game.legal(seat).actions.into_iter().map(move |action| (seat, action))).collect()
}

fn cards(position: &Position) -> Vec<Card> {
    let piles = position.decks.iter().chain(&position.ledgers).flatten();
    let mut cards: Vec<Card> = position.areas.iter().flatten().flatten().chain(piles).copied().collect();
    cards.sort();
    cards
}

/// The number that bounds how many actions a game can still have.
fn steps_left(game: &Speed) -> usize {
    let in_decks: usize = game.deck_counts().iter().sum();
    2 * in_decks + game.areas().iter().flatten().flatten().count()
}

/// The action as [`Rules::legal`] lists it.
fn as_listed(game: &Speed, seat: usize, action: &Action) -> Action {
    let chooses = game.options().call_card == CallCard::Chosen && game.deck_counts()[seat] == 0;
    match *action {
        Action::Play { slot, ledger, .. } => Action::Play { slot, ledger, onto: game.top(ledger) },
        Action::Call { .. } if !chooses => Action::Call { slot: None },
        ref other => other.clone(),
    }
}

/// Moves the cards as the events tell, which is all that the table sees of an action.
fn follow(position: &mut Position, events: &[Event]) {
    for event in events {
        match *event {
            Event::Played { seat, slot, ledger, card, onto } => {
                assert_eq!(position.ledgers[ledger].last(), Some(&onto));
                assert_eq!(position.areas[seat][slot].take(), Some(card));
                position.ledgers[ledger].push(card);
            }
            Event::Refilled { seat, slot, card } => {
                assert_eq!(position.decks[seat].remove(0), card);
                assert_eq!(position.areas[seat][slot].replace(card), None);
            }
            Event::Turned { seat, ledger, card, from } => {
                let turned = match from {
                    Some(slot) => position.areas[seat][slot].take(),
                    None => Some(position.decks[seat].remove(0)),
                };
                assert_eq!(turned, Some(card));
                position.ledgers[ledger].push(card);
            }
            Event::Called { .. } | Event::Stalled | Event::Ended { .. } => {}
        }
    }
}

fn check_accepted(before: &Speed, after: &Speed, events: &[Event]) {
    assert_eq!(cards(&after.position()), cards(&before.position()), "no card is lost or doubled");
    assert!(steps_left(after) < steps_left(before));
    let mut followed = before.position();
    follow(&mut followed, events);
    assert_eq!(followed, after.position(), "the events tell everything");
    assert_eq!(events.contains(&Event::Stalled), after.is_stall());
    let ended = events.iter().find_map(|event| match event {
        Event::Ended { ranks } => Some(ranks.clone()),
        _ => None,
    });
    assert_eq!(ended, after.outcome().map(|outcome| outcome.ranks));
}

fn check_state(game: &Speed) {
    let written = serde_json::to_string(&game.position()).unwrap();
    let read = serde_json::from_str(&written).unwrap();
    assert_eq!(Speed::from_position(game.options(), 2, &read).as_ref(), Ok(game));
    assert_eq!(game.zones().len(), cards(&game.position()).len());
    assert_eq!(
        game.zones().iter().map(|(_, zone)| format!("{zone:?}")).collect::<BTreeSet<_>>().len(),
        game.zones().len()
    );
    assert_eq!(game.outcome().is_some(), all_legal(game).is_empty(), "somebody can act until the end");
    for seat in 0..2 {
        let view = game.view(seat);
        assert_eq!(view.legal(), game.legal(seat).actions);
        assert_eq!(view.is_stall(), game.is_stall());
        assert_eq!(view.outcome(), game.outcome());
        assert_eq!(view.remaining(seat), game.remaining(seat));
        assert_eq!(game.may_act(seat), !view.legal().is_empty());
        assert_eq!(view.can_refill(seat) && game.outcome().is_none(), view.legal().contains(&Action::Refill {}));
    }
    assert!(game.legal(2).actions.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_play(start in any_game(), steps in proptest::collection::vec(any_step(), 1..150)) {
        let mut game = start.clone();
        let mut accepted = Vec::new();
        check_state(&game);
        for step in steps {
            let legal = all_legal(&game);
            let (seat, action) = match step {
                Step::Legal(_) if legal.is_empty() => continue,
                Step::Legal(index) => index.get(&legal).clone(),
                Step::Any(seat, action) => (seat, action),
            };
            let before = game.clone();
            match game.apply(seat, &action) {
                Ok(events) => {
                    prop_assert!(legal.contains(&(seat, as_listed(&before, seat, &action))), "{seat} {action:?}");
                    check_accepted(&before, &game, &events);
                    check_state(&game);
                    accepted.push((seat, action));
                }
                Err(refusal) => {
                    prop_assert!(!legal.contains(&(seat, action.clone())), "{action:?} is legal but {refusal}");
                    prop_assert_eq!(&game, &before);
                }
            }
        }
        prop_assert!(accepted.len() <= steps_left(&start));

        let mut replayed = start;
        for (seat, action) in &accepted {
            replayed.apply(*seat, action).unwrap();
        }
        prop_assert_eq!(replayed, game);
    }

    #[test]
    fn every_game_ends(start in any_game(), picks in proptest::collection::vec(any::<Index>(), 110)) {
        let bound = steps_left(&start);
        let mut game = start;
        for (played, pick) in picks.iter().enumerate() {
            let legal = all_legal(&game);
            if legal.is_empty() {
                break;
            }
            prop_assert!(played < bound);
            let (seat, action) = pick.get(&legal);
            game.apply(*seat, action).unwrap();
        }
        prop_assert!(game.outcome().is_some());
    }

    #[test]
    fn a_deal_has_at_most_96_actions(options in any_options(), number in any::<u64>()) {
        let game = Speed::deal(&options, 2, DealNumber(number), None).unwrap();
        prop_assert_eq!(steps_left(&game), 96);
        prop_assert_eq!(cards(&game.position()), pack(0));
    }

    #[test]
    fn a_resampled_state_agrees_with_the_view(game in any_game(), seat in 0..2_usize, seed in any::<u64>()) {
        let view = game.view(seat);
        let drawn = Speed::resample(game.options(), &view, &mut Generator::new(seed));
        prop_assert_eq!(drawn.view(seat), view);
        check_state(&drawn);
    }
}
