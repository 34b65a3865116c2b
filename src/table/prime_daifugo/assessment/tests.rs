//! Whatever is put together, the assessment says what the rules would say of its form, and never whether it is true.

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::cards::{DealNumber, Generator};
use crate::record::{Player, Record};
use crate::rules::prime_daifugo::{Action, Event};
use crate::table::prime_daifugo::telling::checks;

/// Something that is done in the composer; cards are named by their place in the hand.
#[derive(Clone, Copy, Debug)]
enum Edit {
    Add(usize),
    Insert(usize, Row, usize),
    Take(usize),
    Times,
    Power,
    GoTo(Row),
    TakeBack,
    AskJoker(usize),
    Declare(u8),
    AskToConfirm,
    Clear,
}

fn edit() -> impl Strategy<Value = Edit> {
    let row = || prop_oneof![Just(Row::Number), Just(Row::Factors)];
    prop_oneof![
        6 => (0_usize..11).prop_map(Edit::Add),
        2 => (0_usize..11, row(), 0_usize..8).prop_map(|(card, row, at)| Edit::Insert(card, row, at)),
        1 => (0_usize..11).prop_map(Edit::Take),
        2 => Just(Edit::Times),
        1 => Just(Edit::Power),
        1 => row().prop_map(Edit::GoTo),
        1 => Just(Edit::TakeBack),
        1 => (0_usize..11).prop_map(Edit::AskJoker),
        2 => (0_u8..=14).prop_map(Edit::Declare),
        1 => Just(Edit::AskToConfirm),
        1 => Just(Edit::Clear),
    ]
}

fn perform(edit: Edit, composition: &mut Composition, hand: &[Card]) {
    match edit {
        Edit::Add(card) => composition.add(hand[card]),
        Edit::Insert(card, row, at) => composition.insert(hand[card], row, at),
        Edit::Take(card) => composition.take(hand[card]),
        Edit::Times => composition.times(),
        Edit::Power => composition.power(),
        Edit::GoTo(row) => composition.go_to(row),
        Edit::TakeBack => composition.take_back(),
        Edit::AskJoker(card) => composition.ask_joker(hand[card]),
        Edit::Declare(value) => composition.declare(value),
        Edit::AskToConfirm => composition.ask_to_confirm(),
        Edit::Clear => composition.clear(),
    }
}

/// Two people at a deal; if so wished, the first has led with a prime of one card, and if wished in a revolution.
fn game(deal: u64, follows: bool, revolution: bool) -> (Play<PrimeDaifugo>, Seat) {
    let options = json!({ "first": "human", "start-in-revolution": revolution });
    let options = PrimeDaifugo::options_from("standard", options.as_object().unwrap()).unwrap();
    let record = Record::<PrimeDaifugo>::new("standard".to_owned(), options, vec![Player::Human; 2], DealNumber(deal));
    let mut play = Play::begin(record).unwrap();
    let is_prime = |card: &&Card| !card.is_joker() && [2, 3, 5, 7, 11, 13].contains(&card.number.get());
    let led = play.state().hands()[0].iter().find(is_prime).copied().filter(|_| follows);
    if let Some(card) = led {
        play.act(0, 0, &Action::Play { field: vec![card.into()], factors: Vec::new() }).unwrap();
    }
    let seat = Rules::turn(play.state()).unwrap();
    (play, seat)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_form_is_what_the_rules_would_say(
        deal in 0_u64..1000,
        (follows, revolution) in any::<(bool, bool)>(),
        edits in prop::collection::vec(edit(), 1..24),
    ) {
        let (play, seat) = game(deal, follows, revolution);
        let hand = play.state().hands()[seat].clone();
        let mut composition = Composition::of(Some(seat));
        for edit in edits {
            perform(edit, &mut composition, &hand);
            let assessment = Assessment::of(&play, Some(seat), &composition);
            let said = play.state().clone().apply(seat, &composition.action());
            prop_assert_eq!(assessment.refusal, said.clone().err(), "{}", composition.text());
            prop_assert_eq!(assessment.truth, None);
            prop_assert!(composition.cards().into_iter().all(|card| hand.contains(&card)));
            let penalty = said.into_iter().flatten().find_map(|event| match event {
                Event::Wrong { penalty, .. } => Some(penalty),
                _ => None,
            });
            prop_assert!(penalty.is_none_or(|penalty| penalty == assessment.penalty));
        }
    }
}

/// Two orders of the same cards that are formed equally well are told of equally, though one is prime and the other is not.
#[test]
fn what_is_told_does_not_depend_on_the_truth() {
    let mut generator = Generator::new(5);
    let mut differ = 0;
    for deal in 0..300 {
        let (play, seat) = game(deal, false, false);
        let mut cards: Vec<Card> = play.state().hands()[seat].iter().copied().filter(|card| !card.is_joker()).collect();
        let count = 2 + generator.index(4);
        let told = [(); 2].map(|()| {
            generator.shuffle(&mut cards[..count]);
            let mut composition = Composition::of(Some(seat));
            cards[..count].iter().for_each(|card| composition.add(*card));
            let assessment = Assessment::of(&play, Some(seat), &composition);
            let events = play.state().clone().apply(seat, &composition.action()).unwrap();
            let wrong = events.iter().any(|event| matches!(event, Event::Wrong { .. }));
            (wrong, checks(&assessment, &composition), assessment)
        });
        assert_eq!(told[0].1, told[1].1);
        assert_eq!(told[0].2, told[1].2);
        differ += usize::from(told[0].0 != told[1].0);
    }
    assert!(differ > 20, "{differ} pairs differ in truth");
}
