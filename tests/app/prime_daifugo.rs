//! Prime Daifugo as people play it, with every device.

mod composer;
mod devices;
mod layout;
mod monkey;
mod pages;
mod verdict;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use serde_json::{Value, json};
use tefuda::cards::{Card, DealNumber};
use tefuda::computer::Level;
use tefuda::controls::Seating;
use tefuda::menus::Menu;
use tefuda::play::{Play, StartGame};
use tefuda::record::Player;
use tefuda::rules::Rules;
use tefuda::rules::Seat;
use tefuda::rules::prime_daifugo::{PlayedCard, PrimeDaifugo};
use tefuda::screens::Screen;
use tefuda::storage::{AnimationSpeed, ComputerPace, Settings};
use tefuda::table::prime_daifugo::{Assessment, Composition, TablePlace};
use tefuda::table::{Pose, prime_daifugo};
use tefuda::text::{Language, Texts};

use crate::driver::Driver;

const NORMAL: Player = Player::Computer { level: Level::Normal };
const ONE_PERSON: [Player; 2] = [Player::Human, NORMAL];
const TWO_PEOPLE: [Player; 2] = [Player::Human; 2];

/// The keys of the ranks, from the ace on.
const RANK_KEYS: [KeyCode; 13] = [
    KeyCode::KeyA,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::KeyT,
    KeyCode::KeyJ,
    KeyCode::KeyQ,
    KeyCode::KeyK,
];

/// A table at which cards are where they belong at once, and computers do not think long.
struct Table {
    driver: Driver,
}

impl Table {
    fn new(players: &[Player], deal: u64, options: &Value) -> Self {
        let mut table = Self { driver: Driver::new() };
        table.driver.set_speed(AnimationSpeed::Off);
        table.driver.app.world_mut().resource_mut::<Settings>().computer_pace = ComputerPace::Instant;
        table.start(players, deal, options);
        table
    }

    fn start(&mut self, players: &[Player], deal: u64, options: &Value) {
        self.driver.app.world_mut().write_message(StartGame {
            game: PrimeDaifugo::NAME.to_owned(),
            preset: "standard".to_owned(),
            options: options.clone(),
            players: players.to_vec(),
            deal: DealNumber(deal),
        });
        self.driver.frames(4);
        assert_eq!(self.driver.screen(), Screen::Play);
    }

    fn world(&self) -> &World {
        self.driver.app.world()
    }

    fn play(&self) -> &Play<PrimeDaifugo> {
        self.world().resource()
    }

    fn state(&self) -> &PrimeDaifugo {
        self.play().state()
    }

    fn composition(&self) -> &Composition {
        self.world().resource()
    }

    fn assessment(&self) -> &Assessment {
        self.world().resource()
    }

    fn actions(&self) -> usize {
        self.play().record().actions.len()
    }

    fn pose(&mut self, wanted: Card) -> Pose {
        let cards = self.driver.cards();
        cards.into_iter().find(|(card, ..)| *card == wanted).expect("every card is on the table").2
    }

    /// A point of a card that its neighbour to the right does not cover.
    fn grip(&mut self, card: Card) -> Vec2 {
        let pose = self.pose(card);
        pose.position + Vec2::new(-0.4 * pose.width, 0.3 * pose.width)
    }

    /// The card that has the focus.
    fn focused(&self) -> Option<Card> {
        let focus = self.world().resource::<InputFocus>().get()?;
        self.world().get::<TablePlace>(focus)?.card
    }

    /// The name of what has the focus.
    fn focused_name(&self) -> String {
        let focus = self.world().resource::<InputFocus>().get();
        focus.and_then(|entity| self.world().get::<Name>(entity)).map(ToString::to_string).unwrap_or_default()
    }

    fn take_the_device(&mut self) -> Option<Seat> {
        for _ in 0..400 {
            if self.driver.menu() == Menu::HandOver {
                let at = self.driver.node("take");
                self.driver.click(at);
                self.driver.frames(20);
            }
            let holder = self.world().resource::<Seating>().people().first().copied();
            if holder.is_some() && holder == self.state_turn() {
                return holder;
            }
            self.driver.frames(4);
        }
        panic!("nobody takes the device")
    }

    fn state_turn(&self) -> Option<Seat> {
        Rules::turn(self.state())
    }

    /// Waits until the person at seat 0 is to act; nothing once the game is over.
    fn wait_for_turn(&mut self) -> Option<()> {
        for _ in 0..20_000 {
            match self.state_turn() {
                Some(0) => {
                    self.driver.frames(1);
                    return Some(());
                }
                None => return None,
                Some(_) => self.driver.frames(1),
            }
        }
        panic!("the computers do not act");
    }

    /// Everything that is written on the screen.
    fn says(&mut self, words: &str) -> bool {
        let mut texts = self.driver.app.world_mut().query::<(&Text, &InheritedVisibility)>();
        texts.iter(self.driver.app.world()).any(|(text, visible)| visible.get() && text.contains(words))
    }
}

/// The first deal in which seat 0 leads and each seat can take these ranks out of its hand; a rank of 0 is a joker.
fn deal_with(options: &Value, wanted: &[&[u8]]) -> (u64, Vec<Vec<Card>>) {
    let options = PrimeDaifugo::options_from("standard", options.as_object().expect("an object")).expect("options");
    let taken = |hand: &[Card], ranks: &[u8]| -> Option<Vec<Card>> {
        let mut left = hand.to_vec();
        left.sort();
        let take = |rank: &u8| {
            let fits =
                |card: &Card| if *rank == 0 { card.is_joker() } else { !card.is_joker() && card.number.get() == *rank };
            Some(left.remove(left.iter().position(fits)?))
        };
        ranks.iter().map(take).collect()
    };
    let found = (0..2_000_000).find_map(|number| {
        let state = PrimeDaifugo::deal(&options, 2, DealNumber(number), None).expect("a deal");
        let hands: Option<Vec<_>> =
            wanted.iter().enumerate().map(|(seat, ranks)| taken(&state.hands()[seat], ranks)).collect();
        hands.filter(|_| Rules::turn(&state) == Some(0)).map(|hands| (number, hands))
    });
    found.expect("there is such a deal")
}

fn you_begin() -> Value {
    json!({ "first": "human" })
}

#[test]
fn the_status_says_what_is_asked_and_the_chip_which_numbers_win() {
    let (deal, hands) = deal_with(&you_begin(), &[&[7]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    assert!(table.says("You lead") && table.says("Larger numbers win"));
    let at = table.grip(hands[0][0]);
    table.driver.click(at);
    let lay = table.driver.node("lay");
    table.driver.click(lay);
    table.driver.frames(2);
    assert_eq!(table.state().field().map(|field| field.number().to_string()).as_deref(), Some("7"));
    assert!(table.says("Prime, proven"));
}

#[test]
fn a_drawn_card_is_named_to_nobody_else() {
    let mut table = Table::new(&[NORMAL, NORMAL], 3, &json!({}));
    table.driver.frames(400);
    let texts = Texts::new(Language::English);
    let log = table.world().resource::<tefuda::announcements::Log>();
    let drawn: Vec<String> =
        log.entries().iter().map(|entry| entry.text.to_text(&texts)).filter(|text| text.contains("drew")).collect();
    assert!(drawn.iter().all(|text| !text.contains(['♠', '♥', '♦', '♣'])), "{drawn:?}");
}

#[test]
fn what_is_composed_survives_other_seats_and_shows_nothing_under_the_cover() {
    let mut table = Table::new(&TWO_PEOPLE, 5, &json!({}));
    let first = table.take_the_device().expect("somebody leads");
    table.driver.key(KeyCode::KeyD);
    table.driver.frames(2);
    assert_eq!(table.actions(), 1, "D draws");
    table.driver.key(KeyCode::KeyP);
    table.driver.frames(2);
    assert_eq!(table.actions(), 2, "P passes");
    let next = table.take_the_device();
    assert_eq!(next, Some(1 - first));
    assert_eq!(table.composition(), &Composition::of(next));
    assert_eq!(table.assessment().holder, next);
}

#[test]
fn time_that_is_out_passes() {
    let options = json!({ "first": "human", "clock": 30 });
    let mut table = Table::new(&ONE_PERSON, 1, &options);
    table.driver.wait(std::time::Duration::from_secs(5));
    let left = table.world().resource::<prime_daifugo::MoveClock>().0.expect("the time is shown");
    assert!((24..=26).contains(&left), "{left} s are left");
    table.driver.wait(std::time::Duration::from_secs(26));
    let record = table.play().record();
    assert_eq!(record.actions[0].seat, 0);
    assert_eq!(serde_json::to_value(&record.actions[0].action).unwrap(), json!({ "pass": {} }));
}
