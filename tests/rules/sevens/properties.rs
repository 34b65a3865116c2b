//! Random play, legal and not, from random deals under random options.
//!
//! The bound on the length of a game. A card is laid or swapped in at most once, 48 cards in all. A joker is laid at most
//! once more often than it is swapped out, so at most `jokers + 48` times. Passes: with a limit of `n` nobody passes more
//! than `n + 1` times. Without one, after as many passes in a row as players are in, the next who is able must play; until
//! then every player may be unable, so that fewer than twice as many passes as there are seats follow a card or the deal.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Map, Value};
use tefuda::cards::{Card, CardSet, DealNumber, Generator, pack};
use tefuda::computer::Level;
use tefuda::record::{Player, Record};
use tefuda::rules::sevens::{Action, Edge, Event, Options, OutHand, Position, Sevens};
use tefuda::rules::{Outcome, Rules};

fn any_options() -> impl Strategy<Value = Options> {
    proptest::collection::vec(any::<Index>(), Sevens::choices().len()).prop_map(|picks| {
        let choices = Sevens::choices();
        let values = choices.iter().zip(picks).map(|(choice, pick)| pick.get(&choice.values).clone());
        let overrides: Map<String, Value> =
            choices.iter().zip(values).map(|(choice, value)| (choice.option.to_owned(), value)).collect();
        Sevens::options_from("standard", &overrides).unwrap()
    })
}

fn any_record() -> impl Strategy<Value = Record<Sevens>> {
    (any_options(), 3..=6_usize, any::<u64>()).prop_map(|(options, seats, number)| {
        let players = vec![Player::Computer { level: Level::Easy }; seats];
        Record::new("standard", options, players, DealNumber(number))
    })
}

fn any_action() -> impl Strategy<Value = Action> {
    let card = || proptest::sample::select(pack(2));
    prop_oneof![
        card().prop_map(|card| Action::Play { card }),
        (card(), proptest::option::of(card())).prop_map(|(joker, place)| Action::Joker { joker, place }),
        card().prop_map(|card| Action::Swap { card }),
        Just(Action::Pass {}),
    ]
}

fn longest(options: &Options, seats: usize) -> usize {
    let laid = 48 + usize::from(options.jokers.get()) + 48;
    let passes = match options.passes.limit() {
        Some(limit) => seats * (usize::from(limit) + 1),
        None => (laid + 1) * 2 * seats,
    };
    laid + passes
}

fn cards(position: &Position) -> Vec<Card> {
    let hands = position.hands.iter().flatten();
    let all = hands.chain(&position.placed).chain(&position.removed).chain(position.jokers.values());
    let mut cards: Vec<Card> = all.copied().collect();
    cards.sort();
    cards
}

/// Moves the cards as the events tell, which is all that the table sees of a turn.
fn follow(position: &mut Position, events: &[Event]) {
    let take = |hand: &mut Vec<Card>, card: &Card| {
        let at = hand.iter().position(|held| held == card).expect("the card is held");
        hand.remove(at);
    };
    let mut lifted = Vec::new();
    for event in events {
        match event {
            Event::Played { seat, card } => {
                take(&mut position.hands[*seat], card);
                position.placed.push(*card);
            }
            Event::JokerPlayed { seat, joker, place } => {
                take(&mut position.hands[*seat], joker);
                assert_eq!(position.jokers.insert(*place, *joker), None);
            }
            Event::Swapped { seat, card, joker } => {
                take(&mut position.hands[*seat], card);
                assert_eq!(position.jokers.remove(card), Some(*joker));
                position.placed.push(*card);
                position.hands[*seat].push(*joker);
            }
            Event::Laid { seat, card, joker } => {
                take(&mut position.hands[*seat], card);
                assert_eq!(position.jokers.remove(card), *joker);
                lifted.extend(*joker);
                position.placed.push(*card);
            }
            Event::Removed { seat, card } => {
                match lifted.iter().position(|joker| joker == card) {
                    Some(at) => drop(lifted.remove(at)),
                    None => take(&mut position.hands[*seat], card),
                }
                position.removed.push(*card);
            }
            Event::Finished { seat, place } => {
                position.finished.push(*seat);
                assert_eq!(position.finished.len(), usize::from(*place));
            }
            Event::Out { seat, .. } => position.out.push(*seat),
            Event::Passed { seat, .. } => position.passes[*seat] += 1,
            Event::Closed { .. } | Event::Ended { .. } => {}
        }
    }
    assert!(lifted.is_empty());
    position.placed.sort();
    position.removed.sort();
    position.hands.iter_mut().for_each(|hand| hand.sort());
}

/// The places next to a run, worked out by walking from the seven, card by card.
fn next_by_walking(edge: Edge, filled: CardSet) -> BTreeSet<Card> {
    let mut next = BTreeSet::new();
    for suit in tefuda::cards::Suit::ALL {
        let is_filled = |number: i32| filled.numbers(suit) & (1 << (number - 1)) != 0;
        let walk = |step: i32| {
            let mut number = 7;
            let mut touched = None;
            loop {
                number += step;
                if number == 0 || number == 14 {
                    touched = Some(if number == 0 { 1 } else { 13 });
                    if edge == Edge::None {
                        return (None, touched);
                    }
                    number = if number == 0 { 13 } else { 1 };
                }
                if number == 7 {
                    return (None, touched);
                }
                if !is_filled(number) {
                    return (Some(number), touched);
                }
            }
        };
        let ((up, over_king), (down, over_ace)) = (walk(1), walk(-1));
        let tunnel = edge == Edge::Tunnel;
        let up = up.filter(|_| !(tunnel && over_ace.is_some() && over_king.is_none()));
        let down = down.filter(|_| !(tunnel && over_king.is_some() && over_ace.is_none()));
        for number in [up, down].into_iter().flatten() {
            let number = tefuda::cards::Number::new(number as u8).unwrap();
            next.insert(Card { suit, number });
        }
    }
    next
}

fn check_state(game: &Sevens) {
    let options = game.options();
    let seats = game.seats();
    let position = game.position();
    assert_eq!(cards(&position), pack(options.jokers.get()), "no card is lost or doubled");
    let read = serde_json::from_str(&serde_json::to_string(&position).unwrap()).unwrap();
    assert_eq!(Sevens::from_position(options, seats, &read).as_ref(), Ok(game));
    let zones: BTreeSet<String> = game.zones().iter().map(|(_, zone)| format!("{zone:?}")).collect();
    assert_eq!(zones.len(), cards(&position).len());
    assert_eq!(game.next_places().into_iter().collect::<BTreeSet<_>>(), next_by_walking(options.edge, game.filled()));
    let over = game.outcome().is_some();
    for seat in 0..seats {
        let view = game.view(seat);
        assert_eq!(view.legal(), game.legal(seat).actions);
        assert_eq!(view.outcome(), game.outcome());
        assert_eq!(game.may_act(seat), !over && game.turn() == Some(seat));
        assert_eq!(game.may_act(seat), !view.legal().is_empty(), "whoever is to act can do something");
        let json = serde_json::to_string(&view).unwrap();
        for card in (0..seats).filter(|other| *other != seat).flat_map(|other| game.hand(other)) {
            let named = json.contains(&format!("\"{card}\""));
            assert_eq!(named, position.jokers.contains_key(&card), "{card} is seen by {seat} only as a joker's place");
        }
    }
    assert!(game.legal(seats).actions.is_empty());
    if options.out_hand == OutHand::Laid && options.passes.limit().is_some() && options.jokers.get() == 0 && !over {
        let held = (0..seats).fold(CardSet::EMPTY, |held, seat| held | game.hand(seat));
        assert!(!(held & game.next_places()).is_empty(), "some card is always playable");
    }
}

fn check_outcome(game: &Sevens, outcome: &Outcome) {
    let position = game.position();
    let Outcome { ranks } = outcome;
    for rank in ranks {
        let ahead = ranks.iter().filter(|other| *other < rank).count();
        assert_eq!(usize::from(*rank), ahead + 1);
    }
    let order = |seat: usize| {
        let place = |list: &[usize]| list.iter().position(|listed| *listed == seat);
        match (place(&position.finished), place(&position.out)) {
            (Some(place), _) => (0, place as i32),
            (_, Some(place)) => (2, -(place as i32)),
            (None, None) => (1, 0),
        }
    };
    for one in 0..ranks.len() {
        for other in 0..ranks.len() {
            assert_eq!(ranks[one] < ranks[other], order(one) < order(other));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_play(
        mut record in any_record(),
        seed in any::<u64>(),
        others in proptest::collection::vec((0..7_usize, any_action()), 40)
    ) {
        let mut game = record.deal().unwrap();
        let bound = longest(game.options(), game.seats());
        let mut generator = Generator::new(seed);
        let mut others = others.into_iter().cycle();
        check_state(&game);
        while let Some(turn) = game.turn() {
            let (seat, other) = others.next().unwrap();
            let before = game.clone();
            let legal = game.legal(seat).actions.contains(&other);
            let mut trial = game.clone();
            prop_assert_eq!(trial.apply(seat, &other).is_ok(), legal, "{:?}", other);
            if !legal {
                prop_assert_eq!(&trial, &before, "a refused action changes nothing");
            }
            let actions = game.legal(turn).actions;
            let action = actions[generator.index(actions.len() as u32)].clone();
            let events = game.apply(turn, &action).unwrap();
            record.push(0, turn, action);
            let mut followed = before.position();
            follow(&mut followed, &events);
            let mut expected = game.position();
            followed.turn = expected.turn;
            followed.in_row = expected.in_row;
            expected.hands.iter_mut().for_each(|hand| hand.sort());
            prop_assert_eq!(followed, expected, "the events tell everything");
            let ended = events.iter().find_map(|event| match event {
                Event::Ended { ranks } => Some(ranks.clone()),
                _ => None,
            });
            prop_assert_eq!(ended, game.outcome().map(|outcome| outcome.ranks));
            check_state(&game);
            prop_assert!(record.actions.len() <= bound, "longer than {}", bound);
        }
        check_outcome(&game, &game.outcome().unwrap());
        let read = Record::<Sevens>::from_json(&record.to_json().unwrap()).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.replay(), Ok(game));
    }

    #[test]
    fn a_resampled_state_agrees_with_the_view(record in any_record(), seed in any::<u64>(), turns in 0..80_usize) {
        let mut game = record.deal().unwrap();
        let mut generator = Generator::new(seed);
        for _ in 0..turns {
            let Some(turn) = game.turn() else { break };
            let actions = game.legal(turn).actions;
            game.apply(turn, &actions[generator.index(actions.len() as u32)]).unwrap();
        }
        for seat in 0..game.seats() {
            let view = game.view(seat);
            let drawn = Sevens::resample(game.options(), &view, &mut generator);
            prop_assert_eq!(drawn.view(seat), view);
            prop_assert_eq!(cards(&drawn.position()), cards(&game.position()));
        }
    }
}
