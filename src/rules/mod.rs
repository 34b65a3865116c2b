//! The rules of the games: plain data and pure functions, no window, no clock, no files.
//!
//! A game is a type that implements [`Rules`]. Its value is the whole truth about one deal in play; only
//! [`Rules::apply`] changes it. The table, the computers, the lab and the saves all speak to the games through this
//! trait, so a further game adds a folder and its `mod` line here; where its cards lie in places that no game has yet,
//! [`Zone`] gets variants for them.

mod choice;
pub mod in_turn;
pub mod killer_sevens;
pub mod prime_daifugo;
mod ranks;
mod setup;
pub mod sevens;
pub mod speed;
mod zone;

pub use choice::Choice;
pub use ranks::{are_ranks, match_is_over, match_leaders, sole_winner, wins, wins_needed};
pub use setup::SetupError;
pub use zone::Zone;

use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::cards::{Card, DealNumber, Generator};

/// A place at the table, counted clockwise from 0.
pub type Seat = usize;

/// The actions open to a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Legal<A> {
    /// The actions, each accepted by [`Rules::apply`], in a fixed order.
    pub actions: Vec<A>,
    /// Whether there are others beside the ones listed.
    pub more: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// For each seat 1 + the number of seats strictly ahead of it, so shared places look like 1 1 3.
    pub ranks: Vec<u8>,
}

impl Outcome {
    /// The seats that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat)
    }

    /// Whether nobody is ahead of anybody.
    pub fn is_draw(&self) -> bool {
        self.ranks.iter().all(|rank| *rank == 1)
    }
}

/// One card game: the state of a deal in play and everything that may be asked of it.
///
/// After OpenSpiel's game and state and boardgame.io's reducer: deal, legal actions, apply, outcome, the view of one
/// seat, and a full state drawn at random that agrees with a view.
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in saves, in the lab and on the command line (`LAB.md`, "Names").
    const NAME: &'static str;
    /// The names of its presets, the default first.
    const PRESETS: &'static [&'static str];
    /// How many may play, fewest to most.
    const SEATS: RangeInclusive<usize>;
    /// How many play where nothing is said.
    const DEFAULT_SEATS: usize;
    /// How many of them may be people at this device, fewest to most; computers take the other seats. 0 is to watch.
    const PEOPLE: RangeInclusive<usize>;
    /// Whether several seats may act at once, so that a record keeps the tick of every action.
    const SIMULTANEOUS: bool;
    /// The option that says how many games a match has, where there are matches. It stands apart from the rules of a game:
    /// taking a preset leaves it as it is.
    const MATCH_OPTION: Option<&'static str> = None;
    /// The refusal of what is no action of this game at all.
    const MALFORMED: Self::Refusal;

    /// The options of `RULES.md`; serialised under the names of `LAB.md`; the default is the preset `standard`.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat can do.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What an action has led to, rich enough for the table to tell the story.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is refused; serialised under the names of `LAB.md`.
    type Refusal: Copy + PartialEq + Error + Serialize + Send + Sync + 'static;
    /// The whole state in `LAB.md`'s form.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What one seat may see: a position in which hidden cards are counts.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// The options of a preset.
    ///
    /// # Errors
    /// [`SetupError::NoSuchPreset`].
    fn preset(name: &str) -> Result<Self::Options, SetupError>;

    /// The options of a preset with the given ones, by their names, set otherwise.
    ///
    /// # Errors
    /// If there is no such preset, option or value.
    fn options_from(preset: &str, overrides: &Map<String, Value>) -> Result<Self::Options, SetupError> {
        Self::options_with(Self::preset(preset)?, overrides)
    }

    /// The same options with the given ones, by their names, set otherwise.
    ///
    /// # Errors
    /// If there is no such option or value.
    fn options_with(options: Self::Options, overrides: &Map<String, Value>) -> Result<Self::Options, SetupError> {
        setup::override_options(options, overrides)
    }

    /// Sets what each seat has for itself in a preset's options, where that depends on who sits there (`RULES.md`: "the
    /// set-up fills the list by who sits there"). In most games nothing does.
    fn fit_options_to_seat(_options: &mut Self::Options, _seat: Seat, _human: bool) {}

    /// Whether the game is played by so many.
    ///
    /// # Errors
    /// [`SetupError::Seats`].
    fn check_seats(seats: usize) -> Result<(), SetupError> {
        if Self::SEATS.contains(&seats) { Ok(()) } else { Err(SetupError::Seats(seats)) }
    }

    /// The options with the values each may have, in the order of the set-up screen.
    fn choices() -> Vec<Choice>;

    /// Deals. `previous` holds the ranks of the last game where there was one.
    ///
    /// # Errors
    /// If the options or the number of seats are none of this game's.
    fn deal(
        options: &Self::Options,
        seats: usize,
        number: DealNumber,
        previous: Option<&[u8]>,
    ) -> Result<Self, SetupError>;

    /// Sets up a position.
    ///
    /// # Errors
    /// If the position cannot occur under these options.
    fn from_position(options: &Self::Options, seats: usize, position: &Self::Position) -> Result<Self, SetupError>;

    /// The whole state, hidden cards and all.
    fn position(&self) -> Self::Position;

    /// The options of this deal.
    fn options(&self) -> &Self::Options;

    /// How many play.
    fn seats(&self) -> usize;

    /// Whether the seat could act now; in a game without turns several may.
    fn may_act(&self, seat: Seat) -> bool;

    /// The seat whose turn it is, in a game with turns and until its end.
    fn turn(&self) -> Option<Seat> {
        if Self::SIMULTANEOUS { None } else { (0..self.seats()).find(|seat| self.may_act(*seat)) }
    }

    /// The actions open to the seat; none after the end.
    fn legal(&self, seat: Seat) -> Legal<Self::Action>;

    /// The only way to change the state: performs the action and tells what happened.
    ///
    /// # Errors
    /// A refusal, which has changed nothing.
    fn apply(&mut self, seat: Seat, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What the seat may see, and nothing else.
    fn view(&self, seat: Seat) -> Self::View;

    /// A state drawn at random among those that agree with a view.
    fn resample(options: &Self::Options, view: &Self::View, generator: &mut Generator) -> Self;

    /// Where every card lies.
    fn zones(&self) -> Vec<(Card, Zone)>;
}
