//! The games on the board, as people play them with every device.

mod advice;
mod end;
mod hidden;
mod killer_sevens;
mod layout;
mod monkey;
mod scenes;
mod sevens;

use std::marker::PhantomData;
use std::time::Duration;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use tefuda::cards::{Card, CardSet, DealNumber};
use tefuda::computer::Level;
use tefuda::play::{Clock, Play, StartGame};
use tefuda::record::Player;
use tefuda::rules::Seat;
use tefuda::screens::Screen;
use tefuda::storage::{AnimationSpeed, ComputerPace, Settings};
use tefuda::table::board::{Boarded, CellPlace, Chosen, HandPlace, Standing};
use tefuda::table::{Place, Pose};

use crate::driver::Driver;

const EASY: Player = Player::Computer { level: Level::Easy };
const ONE_PERSON: [Player; 4] = [Player::Human, EASY, EASY, EASY];

/// A table at which cards are where they belong at once, and computers do not think long.
struct Table<G: Boarded> {
    driver: Driver,
    game: PhantomData<G>,
}

impl<G: Boarded> Table<G> {
    fn new(players: &[Player], deal: u64, options: serde_json::Value) -> Self {
        let mut table = Self { driver: Driver::new(), game: PhantomData };
        table.driver.set_speed(AnimationSpeed::Off);
        table.driver.app.world_mut().resource_mut::<Settings>().computer_pace = ComputerPace::Instant;
        table.start(players, deal, options);
        table
    }

    fn start(&mut self, players: &[Player], deal: u64, options: serde_json::Value) {
        self.driver.app.world_mut().write_message(StartGame {
            game: G::NAME.to_owned(),
            preset: "standard".to_owned(),
            options,
            players: players.to_vec(),
            deal: DealNumber(deal),
        });
        self.driver.frames(4);
        assert_eq!(self.driver.screen(), Screen::Play);
    }

    fn world(&self) -> &World {
        self.driver.app.world()
    }

    fn play(&self) -> &Play<G> {
        self.world().resource()
    }

    fn standing(&self) -> &Standing {
        self.world().resource()
    }

    fn chosen(&self) -> Chosen {
        *self.world().resource::<Chosen>()
    }

    fn actions(&self) -> usize {
        self.play().record().actions.len()
    }

    /// Waits until the person at seat 0 is to act; nothing once the game is over.
    fn wait_for_turn(&mut self) -> Option<()> {
        for _ in 0..20_000 {
            match self.play().state().turn() {
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

    /// The first thing that the rules allow the person to do.
    fn next_action(&self) -> G::Action {
        self.play().state().legal(0).actions.first().cloned().expect("something can be done")
    }

    fn act_as(&mut self, seat: Seat, action: &G::Action) {
        let tick = self.world().resource::<Clock>().tick;
        self.driver.app.world_mut().resource_mut::<Play<G>>().act(tick, seat, action).expect("the action is legal");
        self.driver.frames(2);
    }

    /// Where a card lies.
    fn card(&mut self, wanted: Card) -> Vec2 {
        self.pose(wanted).position
    }

    fn pose(&mut self, wanted: Card) -> Pose {
        let cards = self.driver.cards();
        cards.into_iter().find(|(card, ..)| *card == wanted).expect("every card is on the table").2
    }

    /// A point of a card of the hand that its neighbour to the right does not cover.
    fn grip(&mut self, card: Card) -> Vec2 {
        let pose = self.pose(card);
        pose.position + Vec2::new(-0.4 * pose.width, 0.3 * pose.width)
    }

    /// Where a cell lies.
    fn cell(&mut self, wanted: Card) -> Vec2 {
        let mut cells = self.driver.app.world_mut().query::<(&CellPlace, &Place)>();
        let found = cells.iter(self.driver.app.world()).find(|(cell, _)| cell.0 == wanted);
        found.expect("every cell is on the table").1.position
    }

    /// The card of the hand that has the focus.
    fn focused(&self) -> Option<Card> {
        let focus = self.world().resource::<InputFocus>().get()?;
        self.world().get::<HandPlace>(focus)?.card
    }

    /// Steps to a card with some way of stepping to the right; the hand is gone through once at most.
    fn step_to(&mut self, card: Card, mut right: impl FnMut(&mut Driver), mut left: impl FnMut(&mut Driver)) {
        for _ in 0..24 {
            if self.focused() == Some(card) {
                return;
            }
            left(&mut self.driver);
        }
        for _ in 0..24 {
            if self.focused() == Some(card) {
                return;
            }
            right(&mut self.driver);
        }
        panic!("the focus does not come to {card}, it is on {:?}", self.focused());
    }

    /// Plays until the game has ended, and sees its result.
    fn play_to_the_end(&mut self, mut act: impl FnMut(&mut Self, G::Action)) {
        while self.wait_for_turn().is_some() {
            let (action, before) = (self.next_action(), self.actions());
            act(self, action.clone());
            self.driver.frames(1);
            assert!(self.actions() > before, "{action:?} has not been done");
        }
        self.driver.wait(Duration::from_secs(3));
        assert_eq!(self.driver.screen(), Screen::Result);
    }

    fn pass_with(&mut self, mut pass: impl FnMut(&mut Self)) {
        let before = self.actions();
        pass(self);
        // The pass that puts somebody out is asked for twice.
        if self.actions() == before {
            assert!(self.chosen().pass, "the pass waits to be confirmed");
            pass(self);
        }
    }
}

/// Clicks the card twice; a pass by its button.
fn by_clicks<G: Boarded>(table: &mut Table<G>, action: G::Action) {
    match G::card_of(&action) {
        Some(card) => {
            let at = table.grip(card);
            table.driver.click(at);
            assert_eq!(table.chosen().card, Some(card), "the first click chooses");
            let at = table.grip(card);
            table.driver.click(at);
        }
        None => table.pass_with(|table| {
            let at = table.driver.node("pass");
            table.driver.click(at);
        }),
    }
}

/// Drags the card to its cell.
fn by_drags<G: Boarded>(table: &mut Table<G>, action: G::Action) {
    match (G::card_of(&action), G::cell_of(&action)) {
        (Some(card), Some(cell)) => {
            let (from, to) = (table.grip(card), table.cell(cell));
            table.driver.drag(from, to);
        }
        _ => by_clicks(table, action),
    }
}

/// Steps to the card and confirms.
fn by_keys<G: Boarded>(table: &mut Table<G>, action: G::Action) {
    match G::card_of(&action) {
        Some(card) => {
            table.step_to(card, |driver| driver.key(KeyCode::ArrowRight), |driver| driver.key(KeyCode::ArrowLeft));
            table.driver.key(KeyCode::Enter);
        }
        None => table.pass_with(|table| table.driver.key(KeyCode::Space)),
    }
}

/// The same with a pad.
fn by_pad<G: Boarded>(table: &mut Table<G>, pad: Entity, action: G::Action) {
    match G::card_of(&action) {
        Some(card) => {
            table.step_to(
                card,
                |driver| driver.pad(pad, GamepadButton::DPadRight),
                |driver| driver.pad(pad, GamepadButton::DPadLeft),
            );
            table.driver.pad(pad, GamepadButton::South);
        }
        None => table.pass_with(|table| table.driver.pad(pad, GamepadButton::West)),
    }
}

/// Chooses by a tap and confirms with the wide button that names the card.
fn by_taps<G: Boarded>(table: &mut Table<G>, action: G::Action) {
    match G::card_of(&action) {
        Some(card) => {
            let at = table.grip(card);
            table.driver.tap(at);
            assert_eq!(table.chosen().card, Some(card));
            let at = table.driver.node("play");
            table.driver.tap(at);
        }
        None => table.pass_with(|table| {
            let at = table.driver.node("pass");
            table.driver.tap(at);
        }),
    }
}

fn whole_games_by_every_device<G: Boarded>() {
    let mut table = Table::<G>::new(&ONE_PERSON, 11, serde_json::json!({}));
    table.play_to_the_end(by_clicks);
    table.start(&ONE_PERSON, 12, serde_json::json!({}));
    table.play_to_the_end(by_drags);
    table.start(&ONE_PERSON, 13, serde_json::json!({}));
    table.play_to_the_end(by_keys);
    let pad = table.driver.plug_pad_in();
    table.start(&ONE_PERSON, 14, serde_json::json!({}));
    table.play_to_the_end(|table, action| by_pad(table, pad, action));
}

fn a_whole_game_by_touch<G: Boarded>() {
    let mut table = Table::<G>::new(&ONE_PERSON, 15, serde_json::json!({}));
    table.driver.resize(390.0, 844.0);
    table.driver.frames(3);
    table.play_to_the_end(by_taps);
}

/// Everything that lies in the open hand.
fn hand<G: Boarded>(table: &Table<G>) -> CardSet {
    table.play().state().hand_of(0)
}
