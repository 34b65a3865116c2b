//! Random and adversarial play from random deals and positions under random options.
//!
//! The bound on the length of a game: there are at most turn limit × seats turns, and in each at most one draw beside the
//! action that ends it. So no game has more than 2 × turn limit × seats actions.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Map, Value};
use tefuda::cards::{Card, DealNumber, Generator};
use tefuda::computer::Level;
use tefuda::record::{Player, Record};
use tefuda::rules::prime_daifugo::{Action, Event, Factor, Options, PlayedCard, PrimeDaifugo, Refusal};
use tefuda::rules::{Rules, Zone};

fn any_options() -> impl Strategy<Value = Options> {
    let picks = proptest::collection::vec(any::<Index>(), PrimeDaifugo::choices().len());
    picks.prop_map(|picks| {
        let chosen = PrimeDaifugo::choices()
            .into_iter()
            .zip(picks)
            .map(|(choice, pick)| (choice.option.to_owned(), pick.get(&choice.values).clone()));
        let overrides: Map<String, Value> = chosen.collect();
        PrimeDaifugo::options_from("standard", &overrides).unwrap()
    })
}

fn any_game() -> impl Strategy<Value = PrimeDaifugo> {
    (any_options(), 2..=4_usize, any::<u64>())
        .prop_map(|(options, seats, number)| PrimeDaifugo::deal(&options, seats, DealNumber(number), None).unwrap())
}

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any listed action.
    Listed,
    AlwaysPass,
    /// Draws, then passes.
    DrawAndPass,
    /// Lays something that is formed well, true or not.
    Reckless,
    /// Lays something wrong wherever it can.
    AlwaysWrong,
}

fn any_style() -> impl Strategy<Value = Style> {
    prop_oneof![
        Just(Style::Listed),
        Just(Style::AlwaysPass),
        Just(Style::DrawAndPass),
        Just(Style::Reckless),
        Just(Style::AlwaysWrong)
    ]
}

/// A choice of cards of the hand, cut into a field and factors, some of them with exponents.
fn reckless(game: &PrimeDaifugo, generator: &mut Generator, factors: bool) -> Action {
    let mut hand: Vec<Card> = game.hands()[game.turn()].clone();
    generator.shuffle(&mut hand);
    let mut left = hand.into_iter().map(|card| {
        let value = generator.index(14) as u8;
        PlayedCard::joker(card, value).unwrap_or(PlayedCard::plain(card))
    });
    let count = game.field().map_or(1 + usize::from(factors), |field| field.cards.len());
    let field = left.by_ref().take(count).collect();
    let mut row = Vec::new();
    while let (true, Some(base)) = (factors && row.len() < 3, left.next()) {
        row.push(match left.next() {
            Some(exponent) if row.len() == 1 => Factor::power(vec![base], vec![exponent]),
            Some(second) => Factor::plain(vec![base, second]),
            None => Factor::plain(vec![base]),
        });
    }
    Action::Play { field, factors: row }
}

fn choose(style: Style, game: &PrimeDaifugo, generator: &mut Generator) -> Action {
    match style {
        Style::Listed => {
            let mut legal = game.legal(game.turn()).actions;
            legal.swap_remove(generator.index(legal.len() as u32))
        }
        Style::AlwaysPass => Action::Pass {},
        Style::DrawAndPass => Action::Draw {},
        Style::Reckless => {
            let factors = generator.index(2) == 1;
            reckless(game, generator, factors)
        }
        Style::AlwaysWrong => {
            let tries = (0..20).map(|round| reckless(game, generator, round % 2 == 1)).collect::<Vec<_>>();
            let is_wrong = |action: &Action| {
                let events = game.clone().apply(game.turn(), action);
                events.is_ok_and(|events| matches!(events[0], Event::Wrong { .. }))
            };
            tries.into_iter().find(is_wrong).unwrap_or(Action::Pass {})
        }
    }
}

fn cards(game: &PrimeDaifugo) -> Vec<Card> {
    let mut cards: Vec<Card> = game.zones().into_iter().map(|(card, _)| card).collect();
    cards.sort_unstable();
    cards
}

/// Moves the cards as the events tell, which is all that the table sees of an action.
fn follow(before: &PrimeDaifugo, events: &[Event], after: &PrimeDaifugo) {
    let position = before.position();
    let (mut hands, mut deck, mut field) = (position.hands, position.deck, position.under);
    field.extend(position.field.iter().flat_map(|field| &field.cards).map(|played| played.card));
    let mut factor_cards: Vec<Card> = Vec::new();
    for event in events {
        match event {
            Event::Drew { seat, card } => {
                assert_eq!(deck.remove(0), *card);
                hands[*seat].push(*card);
            }
            Event::Played { seat, field: laid, factors, .. } => {
                factor_cards = factors.iter().flat_map(Factor::cards).map(|played| played.card).collect();
                hands[*seat]
                    .retain(|card| !factor_cards.contains(card) && laid.iter().all(|played| played.card != *card));
                field.extend(laid.iter().map(|played| played.card));
            }
            Event::Penalised { seat, cards } => {
                assert_eq!(deck.drain(..cards.len()).collect::<Vec<_>>(), *cards);
                hands[*seat].extend(cards);
            }
            Event::FactorsFlowed { cards } => {
                let sorted = |cards: &[Card]| cards.iter().copied().collect::<BTreeSet<_>>();
                assert_eq!(sorted(cards), sorted(&factor_cards));
                deck.extend(cards);
            }
            Event::Flowed { cards } => {
                field.clear();
                deck.extend(cards);
            }
            _ => {}
        }
    }
    let after = after.position();
    let laid = after.field.iter().flat_map(|field| &field.cards).map(|played| played.card);
    let lying: Vec<Card> = after.under.iter().copied().chain(laid).collect();
    assert_eq!((hands, deck, field), (after.hands, after.deck, lying));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_ends_and_loses_no_card(
        start in any_game(), styles in proptest::collection::vec(any_style(), 4), seed in any::<u64>()
    ) {
        let mut generator = Generator::new(seed);
        let mut game = start.clone();
        let pack = cards(&game);
        let players = vec![Player::Computer { level: Level::Random }; game.seats()];
        let mut record = Record::<PrimeDaifugo>::new("standard", game.options().clone(), players, DealNumber(0));
        let bound = 2 * usize::from(game.options().turn_limit.number()) * game.seats();
        while game.outcome().is_none() {
            let seat = game.turn();
            let mut action = choose(styles[seat], &game, &mut generator);
            let before = game.clone();
            let told = game.apply(seat, &action);
            if told.is_err() {
                prop_assert_eq!(&game, &before, "a refusal changes nothing");
                action = Action::Pass {};
            }
            let events = match told {
                Ok(events) => events,
                Err(_) => game.apply(seat, &action).unwrap(),
            };
            follow(&before, &events, &game);
            prop_assert_eq!(&cards(&game), &pack);
            record.push(record.actions.len() as u64, seat, action);
            prop_assert!(record.actions.len() <= bound, "more than {} actions", bound);
            let again = PrimeDaifugo::from_position(game.options(), game.seats(), &game.position()).unwrap();
            prop_assert_eq!(again.position(), game.position());
            prop_assert_eq!(again.outcome(), game.outcome());
        }
        let mut again = start;
        for recorded in &record.actions {
            again.apply(recorded.seat, &recorded.action).unwrap();
        }
        prop_assert_eq!(again, game.clone());
        let read: Record<PrimeDaifugo> = Record::from_json(&record.to_json().unwrap()).unwrap();
        prop_assert_eq!(read, record);
        let ranks = game.outcome().unwrap().ranks;
        for (seat, rank) in ranks.iter().enumerate() {
            let ahead = game.hands().iter().filter(|hand| hand.len() < game.hands()[seat].len()).count();
            prop_assert_eq!(usize::from(*rank), ahead + 1);
        }
    }

    /// What is listed is accepted and true; whoever is not on turn has nothing listed.
    #[test]
    fn listed_actions_are_accepted(start in any_game(), seed in any::<u64>(), steps in 0..12_usize) {
        let mut generator = Generator::new(seed);
        let mut game = start;
        for _ in 0..steps {
            if game.outcome().is_none() {
                let action = choose(Style::Listed, &game, &mut generator);
                game.apply(game.turn(), &action).unwrap();
            }
        }
        for seat in 0..game.seats() {
            let legal = game.legal(seat);
            prop_assert_eq!(legal.actions.is_empty(), !game.may_act(seat));
            let plays: Vec<&Action> = legal.actions.iter().filter(|action| matches!(action, Action::Play { .. })).collect();
            prop_assert!(plays.len() <= 200);
            let mut last = 0;
            for action in &legal.actions {
                let events = game.clone().apply(seat, action).unwrap();
                let is_right = matches!(events[0], Event::Drew { .. } | Event::Passed { .. } | Event::Played { .. });
                prop_assert!(is_right, "{action:?}: {:?}", events[0]);
                if let Action::Play { field, factors } = action {
                    let size = field.len() + factors.iter().map(|factor| factor.cards().len()).sum::<usize>();
                    prop_assert!(size >= last, "the shortest first");
                    last = size;
                }
            }
        }
    }

    /// Whatever is sent: it is refused and changes nothing, or it loses no card.
    #[test]
    fn any_action_can_be_sent(
        start in any_game(), seats in proptest::collection::vec(0..6_usize, 30), seed in any::<u64>()
    ) {
        let mut generator = Generator::new(seed);
        let mut game = start;
        let pack = cards(&game);
        for seat in seats {
            let factors = generator.index(2) == 1;
            let action = reckless(&game, &mut generator, factors);
            let before = game.clone();
            match game.apply(seat, &action) {
                Ok(_) => prop_assert_eq!(&cards(&game), &pack),
                Err(refusal) => {
                    prop_assert_eq!(&game, &before);
                    prop_assert_eq!(refusal == Refusal::Malformed, seat >= game.seats());
                }
            }
            let in_hands = game.zones().into_iter().filter(|(_, zone)| matches!(zone, Zone::Hand { .. })).count();
            prop_assert_eq!(in_hands, game.hands().iter().map(Vec::len).sum::<usize>());
        }
    }

    #[test]
    fn a_resampled_state_agrees_with_the_view(start in any_game(), seed in any::<u64>(), steps in 0..30_usize) {
        let mut generator = Generator::new(seed);
        let mut game = start;
        for step in 0..steps {
            if game.outcome().is_none() {
                let style = [Style::Listed, Style::Reckless, Style::DrawAndPass][step % 3];
                let action = choose(style, &game, &mut generator);
                if game.apply(game.turn(), &action).is_err() {
                    game.apply(game.turn(), &Action::Pass {}).unwrap();
                }
            }
        }
        for seat in 0..game.seats() {
            let drawn = PrimeDaifugo::resample(game.options(), &game.view(seat), &mut generator);
            prop_assert_eq!(drawn.view(seat), game.view(seat));
            prop_assert_eq!(cards(&drawn), cards(&game));
        }
    }
}
