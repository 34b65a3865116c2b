//! Sevens (七並べ): lay the four suits out from the seven, one card a turn (`RULES.md` §2).

mod action;
mod edge;
mod event;
mod options;
mod position;
mod refusal;
mod state;
mod table;
mod view;

pub use action::Action;
pub use edge::Edge;
pub use event::{Event, OutReason};
pub use options::{Jokers, Options, OutHand, Passes};
pub use position::Position;
pub use refusal::Refusal;
pub use state::Sevens;
pub use view::View;

use std::ops::RangeInclusive;

use super::{Choice, Legal, Outcome, Rules, Seat, SetupError, Zone};
use crate::cards::{Card, DealNumber, Generator};

impl Rules for Sevens {
    const NAME: &'static str = "sevens";
    const PRESETS: &'static [&'static str] = options::PRESETS;
    const SEATS: RangeInclusive<usize> = 3..=6;
    const DEFAULT_SEATS: usize = 4;
    const PEOPLE: RangeInclusive<usize> = 0..=6;
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
        self.table.seats
    }

    fn may_act(&self, seat: Seat) -> bool {
        seat == self.table.turn && !self.is_over()
    }

    fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.table.turn)
    }

    fn legal(&self, seat: Seat) -> Legal<Action> {
        let actions = if self.is_over() { Vec::new() } else { self.prospect(seat).legal() };
        Legal { actions, more: false }
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.perform(seat, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
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
