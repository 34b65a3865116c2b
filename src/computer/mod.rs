//! The computers: opponents that see what their seat may see, think a bounded slice at every fixed tick and hand in
//! ordinary actions.
//!
//! This file is the seam that is the same for all games; each game has a file beside it that implements [`Computers`].
//! Nothing here knows the wall clock or a global generator: the same deal, seats, levels and ticks lead to the same game.

mod adviser;
pub mod killer_sevens;
mod level;
mod play_out;
pub mod prime_daifugo;
mod rollouts;
pub mod sevens;
mod sight;
pub mod speed;
mod turns;

pub use adviser::Adviser;
pub use level::{Level, NotALevel};
pub use play_out::{IDLE_TICKS, PlayOutError, PlayedOut, play_out};
pub use rollouts::Searched;
pub use turns::TurnPlayer;

use serde::Serialize;

use crate::cards::{DealNumber, Generator};
use crate::rules::{Rules, Seat};

/// Fixed steps a second at which computers think and clocks run.
pub const TICKS_PER_SECOND: u64 = 64;

/// Where a computer sits down: all that decides, together with what it then sees, what it will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chair {
    /// How well it plays.
    pub level: Level,
    /// Its place at the table.
    pub seat: Seat,
    /// The deal it is about to play.
    pub deal: DealNumber,
    /// Whether it may begin a game that anybody may begin (Speed: the first call); true only where no human is seated,
    /// because a human decides when the clocks start.
    pub opens: bool,
}

impl Chair {
    /// The generator of whoever sits here, a different one for each deal, seat and level.
    ///
    /// The three numbers are chained through the generator, since starting points that differ by little would give
    /// sequences that overlap.
    pub fn generator(&self) -> Generator {
        [self.seat as u64, self.level.number()]
            .into_iter()
            .fold(Generator::new(self.deal.0), |mut generator, number| Generator::new(generator.next_u64() ^ number))
    }
}

/// A game that computers can play.
pub trait Computers: Rules {
    /// One opponent's memory.
    type Computer: Send + Sync + 'static;

    /// The levels offered to people, easiest first. The others exist for measuring.
    const LEVELS: &'static [Level];
    /// The level offered first.
    const DEFAULT_LEVEL: Level;

    /// Seats a computer. A level that this game does not have plays as the nearest one that it has.
    fn computer(chair: &Chair, options: &Self::Options) -> Self::Computer;

    /// One bounded slice of thought.
    ///
    /// Called once at every fixed tick while the game is on, with what the seat may see and the number of the tick, which
    /// counts from 0 at the deal and stands still while the game is paused. An action that is refused is no harm: the
    /// computer looks again. In a game with turns ([`Rules::SIMULTANEOUS`] is false) the computer answers as soon as it is
    /// ready and gives the same answer at every tick until the game moves, so that whoever asks may let it wait. At the levels
    /// offered to people it follows there from the chair and the view alone, whatever was thought before: whoever takes a
    /// game up again need not let its computers live through it.
    fn think(computer: &mut Self::Computer, view: &Self::View, tick: u64) -> Option<Self::Action>;
}

/// An action that is advised, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Advice<A, R> {
    /// What to do.
    pub action: A,
    /// Why.
    pub reason: R,
}

/// A game that can give advice.
pub trait Advises: Computers {
    /// Why an action is advised.
    type Reason: Copy + PartialEq + std::fmt::Debug + Serialize + Send + Sync + 'static;

    /// A search for advice, between two of its slices.
    type Adviser: Send + Sync + 'static;

    /// Begins to look for what a good player would do in the place of whoever looks; nothing if that seat can do nothing.
    fn adviser(view: &Self::View) -> Option<Self::Adviser>;

    /// One bounded slice of the search in the view that it began with; the advice, once it is found. The same view gives the
    /// same advice.
    fn advise(adviser: &mut Self::Adviser, view: &Self::View) -> Option<Advice<Self::Action, Self::Reason>>;

    /// The advice at once, which takes a fraction of a second.
    fn hint(view: &Self::View) -> Option<Advice<Self::Action, Self::Reason>> {
        let mut adviser = Self::adviser(view)?;
        loop {
            if let Some(advice) = Self::advise(&mut adviser, view) {
                return Some(advice);
            }
        }
    }
}
