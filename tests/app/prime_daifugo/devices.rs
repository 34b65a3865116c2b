//! Plays of every kind by pointer, by keys and by pad: a wrong one with its penalty, a power, 57, 1729, ∞, a declared joker.

mod hands;

use tefuda::table::prime_daifugo::Layout;

use super::*;
use hands::{Hands, Keys, Pad, Pointer, press};

/// 57 cuts, 8 = 2＾3 is a composite, ∞ flows and a joker as 3 makes 23: each time the same player leads, or the field stays.
fn special_plays(table: &mut Table, hands: &mut dyn Hands) {
    let options = you_begin();
    let (deal, taken) = deal_with(&options, &[&[5, 7, 8, 2, 3, 0]]);
    let [five, seven, eight, two, three, joker] = taken[0][..] else { panic!("six cards") };
    table.start(&ONE_PERSON, deal, &options);

    hands.card(table, five);
    hands.card(table, seven);
    assert_eq!(table.composition().text(), "57");
    hands.lay(table);
    assert_eq!((table.state_turn(), table.state().field()), (Some(0), None), "57 flows, and one leads again");

    hands.card(table, joker);
    assert_eq!(table.composition().asked_joker(), Some(joker));
    hands.declare(table, 3);
    assert_eq!(table.composition().number_text(), "∞");
    // Two cards are no ∞ any more.
    hands.card(table, two);
    assert_eq!(table.composition().text(), "32");
    let before = table.state().hands()[0].len();
    hands.lay(table);
    assert_eq!(table.state().hands()[0].len(), before + 2, "32 is not prime and costs two cards");
    assert!(table.composition().is_empty(), "a wrong play goes back to the hand");
    table.wait_for_turn();

    table.start(&ONE_PERSON, deal, &options);
    hands.card(table, eight);
    hands.row(table);
    hands.card(table, two);
    hands.power(table);
    hands.card(table, three);
    assert_eq!(table.composition().text(), "8 = 2³");
    hands.lay(table);
    assert_eq!(table.actions(), 0, "a composite number is asked for twice");
    assert!(table.composition().is_asked_to_confirm());
    hands.lay(table);
    let field = table.play().record().actions[0].action.clone();
    assert_eq!(serde_json::to_value(field).unwrap()["play"]["field"], json!([eight.to_string()]));
    assert!(!table.state().hands()[0].contains(&two), "factors leave the hand");

    table.start(&ONE_PERSON, deal, &options);
    hands.card(table, joker);
    hands.lay(table);
    assert_eq!((table.state_turn(), table.actions()), (Some(0), 1), "∞ flows, and one leads again");

    table.start(&ONE_PERSON, deal, &options);
    hands.card(table, two);
    hands.card(table, joker);
    hands.declare(table, 3);
    assert_eq!(table.composition().text(), "23");
    hands.lay(table);
    let laid = table.play().record().actions[0].action.clone();
    let declared = PlayedCard::joker(joker, 3).expect("a joker").to_string();
    assert_eq!(serde_json::to_value(laid).unwrap()["play"]["field"], json!([two.to_string(), declared]));
    assert_eq!(table.state().hands()[0].len(), 9, "23 is prime");
}

/// 1729 reverses the order, 1723 is prime and smaller; and whoever lays 1729 after that turns the order round again.
fn reversal_and_counter(table: &mut Table, hands: &mut dyn Hands) {
    let options = you_begin();
    let (deal, taken) = deal_with(&options, &[&[1, 7, 2, 9], &[1, 7, 2, 3]]);
    table.start(&TWO_PEOPLE, deal, &options);
    for (seat, cards) in taken.iter().enumerate() {
        assert_eq!(table.take_the_device(), Some(seat));
        lay_all(table, hands, cards);
        assert_eq!(table.actions(), seat + 1);
        assert!(table.state().is_revolution());
        assert_eq!(table.state().hands()[seat].len(), 7);
    }
    table.take_the_device();
    assert!(table.says("4 cards, smaller than 1723"), "the status says what is asked");

    let (deal, taken) = deal_with(&options, &[&[1, 7, 2, 9], &[1, 7, 2, 9]]);
    table.start(&TWO_PEOPLE, deal, &options);
    table.take_the_device();
    lay_all(table, hands, &taken[0]);
    // 1729 is not smaller than 1729: it takes a lead of one's own.
    for seat in [1, 0] {
        assert_eq!(table.take_the_device(), Some(seat));
        hands.pass(table);
    }
    assert_eq!((table.take_the_device(), table.state().field()), (Some(1), None));
    lay_all(table, hands, &taken[1]);
    assert!(!table.state().is_revolution(), "larger numbers win again");
    assert_eq!(table.state().field().map(|field| field.number().to_string()).as_deref(), Some("1729"));
}

fn lay_all(table: &mut Table, hands: &mut dyn Hands, cards: &[Card]) {
    cards.iter().for_each(|card| hands.card(table, *card));
    hands.lay(table);
}

/// What the composer offers beside cards and signs, and what ends a turn without them.
fn other_acts(table: &mut Table, hands: &mut dyn Hands) {
    let options = you_begin();
    let (deal, taken) = deal_with(&options, &[&[4, 8, 12]]);
    table.start(&ONE_PERSON, deal, &options);
    let [four, eight, queen] = taken[0][..] else { panic!("three cards") };
    hands.card(table, four);
    hands.card(table, eight);
    hands.take_back(table);
    assert_eq!(table.composition().text(), "4");
    hands.row(table);
    hands.card(table, queen);
    assert_eq!(table.composition().text(), "4 = 12");
    hands.clear(table);
    assert!(table.composition().is_empty());
    table.driver.frames(2);
    let (by_number, _) = (table.hand_as_it_lies(), hands.sort(table));
    table.driver.frames(2);
    let by_suit = table.hand_as_it_lies();
    assert!(by_number.is_sorted_by_key(|card| (card.is_joker(), card.number)), "{by_number:?}");
    assert!(by_suit.is_sorted_by_key(|card| card.suit), "{by_suit:?}");
    hands.draw(table);
    table.driver.frames(2);
    assert_eq!((table.actions(), table.state().hands()[0].len()), (1, 12));
    hands.pass(table);
    table.driver.frames(2);
    assert!(table.actions() >= 2);
    let passed = serde_json::to_value(&table.play().record().actions[1].action).unwrap();
    assert_eq!(passed, json!({ "pass": {} }));
}

impl Table {
    /// Where what has the focus lies, as a point of the table.
    fn focus_position(&mut self) -> Option<Vec2> {
        match self.focused() {
            Some(card) => Some(self.pose(card).position),
            None => match self.focused_name() {
                name if name.is_empty() => None,
                name => self.driver.has_node(&name).then(|| self.driver.node(&name)),
            },
        }
    }

    /// The cards of seat 0's hand from the left.
    fn hand_as_it_lies(&mut self) -> Vec<Card> {
        let hand = self.state().hands()[0].clone();
        let mut lie: Vec<(Card, f32)> = hand.into_iter().map(|card| (card, self.pose(card).position.x)).collect();
        lie.sort_by(|one, other| one.1.total_cmp(&other.1));
        lie.into_iter().map(|(card, _)| card).collect()
    }
}

#[test]
fn every_kind_of_play_by_pointer() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({}));
    special_plays(&mut table, &mut Pointer);
    reversal_and_counter(&mut table, &mut Pointer);
    other_acts(&mut table, &mut Pointer);
}

#[test]
fn every_kind_of_play_by_keys() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({}));
    // The focus is shown from the first step on.
    table.driver.key(KeyCode::ArrowRight);
    special_plays(&mut table, &mut Keys);
    reversal_and_counter(&mut table, &mut Keys);
    other_acts(&mut table, &mut Keys);
}

#[test]
fn every_kind_of_play_by_pad() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({}));
    let pad = table.driver.plug_pad_in();
    table.driver.pad(pad, GamepadButton::DPadRight);
    let mut hands = Pad(pad);
    special_plays(&mut table, &mut hands);
    reversal_and_counter(&mut table, &mut hands);
    other_acts(&mut table, &mut hands);
}

#[test]
fn cards_are_dragged_into_rows_and_back() {
    let mut table = Table::new(&ONE_PERSON, 9, &you_begin());
    let hand = table.state().hands()[0].clone();
    let plain: Vec<Card> = hand.into_iter().filter(|card| !card.is_joker()).take(3).collect();
    for card in &plain[..2] {
        let layout = table.world().resource::<Layout>();
        let row = layout.to_table(layout.number.cards.centre());
        let from = table.grip(*card);
        table.driver.drag(from, row);
        table.driver.frames(2);
    }
    assert_eq!(table.composition().field().len(), 2);
    let before = table.composition().number_text();
    // The second card goes before the first one.
    let (from, first) = (table.grip(plain[1]), table.pose(plain[0]).position - Vec2::X * 60.0);
    table.driver.drag(from, first);
    table.driver.frames(2);
    assert_ne!(table.composition().number_text(), before);
    let (from, away) = (table.grip(plain[0]), table.pose(plain[2]).position);
    table.driver.drag(from, away);
    table.driver.frames(2);
    assert_eq!(table.composition().played().map(|played| played.card).collect::<Vec<_>>(), [plain[1]]);
    assert_eq!(table.actions(), 0, "nothing of that is an action of the game");
}

#[test]
fn a_refused_play_stays_in_the_composer() {
    let (deal, taken) = deal_with(&you_begin(), &[&[0, 7]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    Keys.card(&mut table, taken[0][0]);
    Keys.times(&mut table);
    Keys.card(&mut table, taken[0][1]);
    let composed = table.composition().clone();
    press(&mut table, "lay");
    assert_eq!((table.actions(), table.composition()), (0, &composed));
    assert!(table.says("lone joker") || table.says("at least two"), "the reason is told");
}
