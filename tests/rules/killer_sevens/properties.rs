//! Random play, legal and not, from random deals under random options.
//!
//! The bound on the length of a game. While a cell is empty some empty cell is next to a filled one, and its card is live in
//! somebody's hand: in every round of turns somebody can play. That one does, at most 51 times in a game, or passes although
//! able, at most 4 times a seat. So no game has more than (51 + 4 · seats) rounds of as many turns as there are seats.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Map, Value};
use tefuda::cards::{Card, CardSet, DealNumber, Generator, pack};
use tefuda::computer::Level;
use tefuda::record::{Player, Record};
use tefuda::rules::killer_sevens::{Action, Event, KillerSevens, Options, Position};
use tefuda::rules::{Outcome, Rules};

fn any_options() -> impl Strategy<Value = Options> {
    proptest::collection::vec(any::<Index>(), KillerSevens::choices().len()).prop_map(|picks| {
        let choices = KillerSevens::choices();
        let values = choices.iter().zip(picks).map(|(choice, pick)| pick.get(&choice.values).clone());
        let overrides: Map<String, Value> =
            choices.iter().zip(values).map(|(choice, value)| (choice.option.to_owned(), value)).collect();
        KillerSevens::options_from("standard", &overrides).unwrap()
    })
}

fn any_record() -> impl Strategy<Value = Record<KillerSevens>> {
    (any_options(), 3..=6_usize, any::<u64>()).prop_map(|(options, seats, number)| {
        let players = vec![Player::Computer { level: Level::Easy }; seats];
        Record::new("standard", options, players, DealNumber(number))
    })
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => proptest::sample::select(pack(1)).prop_map(|card| Action::Play { card }),
        1 => Just(Action::Pass {}),
    ]
}

fn cards(position: &Position) -> Vec<Card> {
    let mut cards: Vec<Card> =
        position.hands.iter().flatten().chain(&position.placed).chain(position.dead.keys()).copied().collect();
    cards.sort();
    cards
}

/// Moves the cards as the events tell, which is all that the table sees of a turn.
fn follow(position: &mut Position, events: &[Event]) {
    let take = |hand: &mut Vec<Card>, card: Card| {
        let at = hand.iter().position(|held| *held == card).expect("the card is held");
        hand.remove(at);
    };
    for event in events {
        match event {
            Event::Played { seat, card } => {
                take(&mut position.hands[*seat], *card);
                position.placed.push(*card);
            }
            Event::Killed { dead, .. } => {
                for dead in dead {
                    take(&mut position.hands[dead.owner], dead.card);
                    position.dead.insert(dead.card, dead.owner);
                }
            }
            Event::Out { seat, dead } => {
                for card in *dead {
                    take(&mut position.hands[*seat], card);
                    position.dead.insert(card, *seat);
                }
                position.out.push(*seat);
            }
            Event::Passed { seat, voluntary, .. } => position.passes[*seat] += u32::from(*voluntary),
            Event::Finished { seats } => position.finished.push(seats.clone()),
            Event::Spared { .. } | Event::Ended { .. } => {}
        }
    }
    position.placed.sort();
}

fn check_state(game: &KillerSevens) {
    let position = game.position();
    assert_eq!(cards(&position), pack(0), "no card is lost or doubled");
    let read = serde_json::from_str(&serde_json::to_string(&position).unwrap()).unwrap();
    assert_eq!(KillerSevens::from_position(game.options(), game.seats(), &read).as_ref(), Ok(game));
    let over = game.outcome().is_some();
    assert_eq!(over, game.empty().is_empty(), "the game ends when all cards are placed or dead");
    let playable = (0..game.seats()).fold(CardSet::EMPTY, |all, seat| all | game.playable(seat));
    assert_eq!(over, playable.is_empty(), "somebody can play until the end");
    for seat in 0..game.seats() {
        let view = game.view(seat);
        assert_eq!(view.legal(), game.legal(seat).actions);
        assert_eq!(view.outcome(), game.outcome());
        assert_eq!(game.may_act(seat), !over && game.turn() == Some(seat));
        assert_eq!(game.may_act(seat), !view.legal().is_empty(), "whoever is to act can do something");
        let json = serde_json::to_string(&view).unwrap();
        for card in (0..game.seats()).filter(|other| *other != seat).flat_map(|other| game.hand(other)) {
            assert!(!json.contains(&format!("\"{card}\"")), "{card} is hidden from {seat}");
        }
    }
}

fn check_outcome(game: &KillerSevens, outcome: &Outcome) {
    let position = game.position();
    let key = |seat: usize| match position.out.iter().position(|out| *out == seat) {
        Some(place) => (1, usize::MAX - place, 0),
        None => {
            let moment = position.finished.iter().position(|moment| moment.contains(&seat)).expect("seat has finished");
            (0, position.dead.values().filter(|owner| **owner == seat).count(), moment)
        }
    };
    for one in 0..game.seats() {
        let ahead = (0..game.seats()).filter(|other| key(*other) < key(one)).count();
        assert_eq!(usize::from(outcome.ranks[one]), ahead + 1);
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
        let bound = (51 + 4 * game.seats()) * game.seats();
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
            let expected = game.position();
            followed.turn = expected.turn;
            prop_assert_eq!(followed, expected, "the events tell everything");
            check_state(&game);
            prop_assert!(record.actions.len() <= bound, "longer than {}", bound);
        }
        check_outcome(&game, &game.outcome().unwrap());
        let read = Record::<KillerSevens>::from_json(&record.to_json().unwrap()).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.replay(), Ok(game));
    }

    #[test]
    fn a_resampled_state_agrees_with_the_view(record in any_record(), seed in any::<u64>(), turns in 0..60_usize) {
        let mut game = record.deal().unwrap();
        let mut generator = Generator::new(seed);
        for _ in 0..turns {
            let Some(turn) = game.turn() else { break };
            let actions = game.legal(turn).actions;
            game.apply(turn, &actions[generator.index(actions.len() as u32)]).unwrap();
        }
        for seat in 0..game.seats() {
            let view = game.view(seat);
            let drawn = KillerSevens::resample(game.options(), &view, &mut generator);
            prop_assert_eq!(drawn.view(seat), view);
            prop_assert_eq!(cards(&drawn.position()), cards(&game.position()));
        }
    }
}
