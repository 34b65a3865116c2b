//! Speed (スピード): two sides play at once onto two ledgers (`RULES.md` §1).

mod action;
mod event;
mod options;
mod position;
mod refusal;
mod state;
mod table;
mod view;

pub use action::Action;
pub use event::Event;
pub use options::{CallCard, MatchLength, Options, Refill, Split, StallCountdown};
pub use position::Position;
pub use refusal::Refusal;
pub use state::Speed;
pub use table::{SEATS, SLOTS};
pub use view::{Hidden, View};

use std::ops::RangeInclusive;

use super::{Choice, Legal, Outcome, Rules, Seat, SetupError, Zone};
use crate::cards::{Card, DealNumber, Generator};

impl Rules for Speed {
    const NAME: &'static str = "speed";
    const PRESETS: &'static [&'static str] = options::PRESETS;
    const SEATS: RangeInclusive<usize> = SEATS..=SEATS;
    const DEFAULT_SEATS: usize = SEATS;
    const PEOPLE: RangeInclusive<usize> = 1..=SEATS;
    const SIMULTANEOUS: bool = true;
    const MATCH_OPTION: Option<&'static str> = Some("match");
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

    fn fit_options_to_seat(options: &mut Options, seat: Seat, human: bool) {
        options.refill[seat] = if human { Refill::Free } else { Refill::Forced };
    }

    fn choices() -> Vec<Choice> {
        options::choices()
    }

    fn deal(options: &Options, seats: usize, number: DealNumber, _: Option<&[u8]>) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Ok(Self::from_deal(options, number))
    }

    fn from_position(options: &Options, seats: usize, position: &Position) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Self::set_up(options, position)
    }

    fn position(&self) -> Position {
        self.to_position()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.table().legal(seat).is_empty()
    }

    fn legal(&self, seat: Seat) -> Legal<Action> {
        Legal { actions: self.table().legal(seat), more: false }
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.perform(seat, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table().outcome()
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
