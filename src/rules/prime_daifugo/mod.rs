//! Prime Daifugo (素数大富豪): numbers laid with cards, prime or with their prime factors (`RULES.md` §4).
//!
//! A play is first looked at for its form ([`PrimeDaifugo::check_form`]): what is formed wrongly is refused for free. Only
//! then is it judged: what is not true costs cards. [`plays`] finds the plays that are true.

mod action;
mod event;
mod field;
mod form;
mod legal;
mod options;
pub mod plays;
mod position;
pub mod practice;
mod refusal;
mod state;
mod verdict;
mod view;

pub use action::{Action, Exponent, Factor, NotAPlayedCard, PlayedCard};
pub use event::{End, Event};
pub use field::Field;
pub use form::{Claim, ClaimedFactor};
pub use options::{Cap, Clock, First, Flow, HandSize, Jokers, Options, Penalty, TurnLimit};
pub use position::Position;
pub use refusal::Refusal;
pub use state::PrimeDaifugo;
pub use verdict::{Kind, TakenApart, Verdict, Wrong};
pub use view::{Hidden, Known, SeenHand, View};

use std::ops::RangeInclusive;

use super::{Choice, Legal, Outcome, Rules, Seat, SetupError, Zone};
use crate::cards::{Card, DealNumber, Generator};

impl Rules for PrimeDaifugo {
    const NAME: &'static str = "prime-daifugo";
    const PRESETS: &'static [&'static str] = options::PRESETS;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const DEFAULT_SEATS: usize = 2;
    const PEOPLE: RangeInclusive<usize> = 0..=4;
    const SIMULTANEOUS: bool = false;
    const MALFORMED: Refusal = Refusal::Malformed;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Position = Position;
    type View = View;

    fn preset(name: &str) -> Result<Options, SetupError> {
        options::preset(name)
    }

    fn choices() -> Vec<Choice> {
        options::choices()
    }

    fn deal(options: &Options, seats: usize, number: DealNumber, previous: Option<&[u8]>) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Ok(Self::from_deal(options, seats, number, previous))
    }

    fn from_position(options: &Options, seats: usize, position: &Position) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Self::set_up(options, seats, position)
    }

    fn position(&self) -> Position {
        self.to_position()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn may_act(&self, seat: Seat) -> bool {
        seat == self.turn && self.end().is_none()
    }

    fn legal(&self, seat: Seat) -> Legal<Action> {
        if self.may_act(seat) {
            legal::legal_actions(&self.situation(seat), self.check_draw().is_ok())
        } else {
            Legal { actions: Vec::new(), more: false }
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.perform(seat, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn resample(options: &Options, view: &View, generator: &mut Generator) -> Self {
        view.resample(options, generator)
    }

    fn zones(&self) -> Vec<(Card, Zone)> {
        self.all_zones()
    }
}
