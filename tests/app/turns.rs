//! What all games in turns share, played through one of them: undo, hints, pace, fast-forward, and a device that goes round.

mod fast_forward;
mod hand_over;
mod hint;
mod launch;
mod pace;
mod results;
mod undo;

use bevy::prelude::*;
use serde_json::json;
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::controls::Seating;
use tefuda::play::{Clock, Play, StartGame};
use tefuda::record::{Player, Record};
use tefuda::rules::sevens::{Action, Sevens};
use tefuda::rules::{Rules, Seat, Zone};
use tefuda::screens::Screen;
use tefuda::storage::{AnimationSpeed, ComputerPace, Settings, Storage};
use tefuda::table::Pose;

use crate::driver::Driver;

const EASY: Player = Player::Computer { level: Level::Easy };
const NORMAL: Player = Player::Computer { level: Level::Normal };
const ONE_PERSON: [Player; 4] = [Player::Human, EASY, EASY, EASY];
const TWO_PEOPLE: [Player; 4] = [Player::Human, EASY, Player::Human, EASY];

/// A table of Sevens at which cards are there at once.
struct Table {
    driver: Driver,
}

impl Table {
    fn new(players: &[Player], options: serde_json::Value) -> Self {
        let mut table = Self::with_storage(Storage::in_memory());
        table.start(players, options);
        table
    }

    fn with_storage(storage: Storage) -> Self {
        let mut driver = Driver::with_storage(storage);
        driver.set_speed(AnimationSpeed::Off);
        Self { driver }
    }

    fn start(&mut self, players: &[Player], options: serde_json::Value) {
        self.driver.app.world_mut().write_message(StartGame {
            game: Sevens::NAME.to_owned(),
            preset: "standard".to_owned(),
            options,
            players: players.to_vec(),
            deal: DealNumber(7),
        });
        self.driver.frames(4);
        assert_eq!(self.driver.screen(), Screen::Play);
    }

    fn world(&mut self) -> &mut World {
        self.driver.app.world_mut()
    }

    fn play(&self) -> &Play<Sevens> {
        self.driver.app.world().resource()
    }

    fn record(&self) -> &Record<Sevens> {
        self.play().record()
    }

    fn people(&self) -> &[Seat] {
        self.driver.app.world().resource::<Seating>().people()
    }

    fn tick(&self) -> u64 {
        self.driver.app.world().resource::<Clock>().tick
    }

    fn set_pace(&mut self, pace: ComputerPace) {
        self.world().resource_mut::<Settings>().computer_pace = pace;
    }

    /// Waits until a person is to act, or the game is over.
    fn wait_for_a_person(&mut self) -> Option<Seat> {
        for _ in 0..20_000 {
            match self.play().state().turn() {
                Some(seat) if self.play().is_persons(seat) => return Some(seat),
                None => return None,
                Some(_) => self.driver.frames(1),
            }
        }
        panic!("the computers do not act");
    }

    /// Whoever is to act does the first thing that the rules allow, or as much of it as leaves a choice: a pass comes last.
    fn act(&mut self) -> Action {
        let seat = self.play().state().turn().expect("somebody is to act");
        let action = self.play().state().legal(seat).actions.first().cloned().expect("something can be done");
        self.act_as(seat, &action);
        action
    }

    fn act_as(&mut self, seat: Seat, action: &Action) {
        let tick = self.tick();
        self.world().resource_mut::<Play<Sevens>>().act(tick, seat, action).expect("the action is legal");
        self.driver.frames(1);
    }

    /// The seats whose hands show a face now.
    fn open_hands(&mut self) -> Vec<Seat> {
        let mut cards = self.world().query::<(&Zone, &Pose)>();
        let mut open: Vec<Seat> = cards
            .iter(self.driver.app.world())
            .filter(|(_, pose)| pose.shows_face() && pose.alpha > 0.0)
            .filter_map(|(zone, _)| if let Zone::Hand { seat, .. } = zone { Some(*seat) } else { None })
            .collect();
        open.sort_unstable();
        open.dedup();
        open
    }
}

#[test]
fn one_person_sees_their_own_hand_and_those_who_watch_see_none() {
    let mut table = Table::new(&ONE_PERSON, json!({}));
    assert_eq!((table.people().to_vec(), table.open_hands()), (vec![0], vec![0]));
    let mut watched = Table::new(&[EASY; 4], json!({}));
    assert_eq!((watched.people().to_vec(), watched.open_hands()), (vec![], vec![]));
}
