//! The opponents of Speed.
//!
//! Speed is won by seeing and moving quickly, so an opponent that knew the table and moved at once would be no opponent.
//! The computers are therefore made after a person:
//!
//! * **It acts on what it has noticed.** A change on the table becomes known to it only after a reaction time. Until then it
//!   plays onto the ledgers as it last knew them, names the card it aimed at, and may come too late like anybody else.
//! * **It has one hand.** After each action the hand is free again only after a while; a card that follows on the one it has
//!   just laid goes faster at the higher levels, which know what they are about to play.
//! * **It is uneven.** Every duration is drawn anew from a span, and the lower levels now and then overlook a card.
//! * **It is fair.** At a stall it lets the human call first.
//!
//! What tells the levels apart is one table, `habits`.

mod foresight;
mod habits;
mod person;
mod reference;

use super::{Chair, Computers, Level};
use crate::rules::speed::{Action, Options, Speed, View};
use habits::Habits;
use person::Person;
use reference::Reference;

/// The memory of one opponent at Speed.
#[derive(Debug)]
pub struct SpeedComputer(Kind);

#[derive(Debug)]
enum Kind {
    Reference(Reference),
    Person(Box<Person>),
}

impl Computers for Speed {
    type Computer = SpeedComputer;

    const LEVELS: &'static [Level] = &[Level::Relaxed, Level::Easy, Level::Normal, Level::Hard, Level::Extreme];
    const DEFAULT_LEVEL: Level = Level::Normal;

    fn computer(chair: &Chair, _: &Options) -> SpeedComputer {
        SpeedComputer(match Habits::of(chair.level) {
            Some(habits) => Kind::Person(Box::new(Person::new(chair, habits))),
            None => Kind::Reference(Reference::new(chair)),
        })
    }

    fn think(computer: &mut SpeedComputer, view: &View, tick: u64) -> Option<Action> {
        match &mut computer.0 {
            Kind::Reference(reference) => reference.think(view, tick),
            Kind::Person(person) => person.think(view, tick),
        }
    }
}

/// Whether nothing has been laid yet, so that only a call can begin the game.
fn is_opening(view: &View) -> bool {
    view.top(0).is_none() && view.top(1).is_none()
}
