//! The opponents of Prime Daifugo.
//!
//! They see what their seat may see and look for true plays with [`crate::rules::prime_daifugo::plays`], a bounded piece at
//! every tick, so that no frame waits for them; on their turn they act after a while that a person would take too.

mod advice;
mod beginner;
mod normal;
mod original;
pub mod review;
mod search;

pub use advice::{PrimeAdviser, PrimeReason};

use super::{Chair, Computers, Level, TICKS_PER_SECOND};
use crate::cards::Generator;
use crate::rules::prime_daifugo::{Action, Options, PrimeDaifugo, View};
use beginner::Beginner;
use normal::Normal;
use original::Original;

/// How long a computer takes at least, in ticks, from when it is to act: three quarters of a second.
const PACE: u64 = TICKS_PER_SECOND * 3 / 4;

/// The memory of one opponent at Prime Daifugo.
#[derive(Debug)]
pub struct PrimeDaifugoComputer {
    kind: Kind,
    /// What it is to act on, and since when.
    moment: Option<(Moment, u64)>,
}

/// What tells one decision of a game from another: how many turns have ended, and whether a card was drawn since.
type Moment = (usize, bool);

#[derive(Debug)]
enum Kind {
    /// Any listed action.
    Random(Generator),
    Original(Original),
    Beginner(Beginner),
    Normal(Normal),
}

impl Computers for PrimeDaifugo {
    type Computer = PrimeDaifugoComputer;

    const LEVELS: &'static [Level] = &[Level::Beginner, Level::Normal];
    const DEFAULT_LEVEL: Level = Level::Normal;

    fn computer(chair: &Chair, _: &Options) -> PrimeDaifugoComputer {
        let kind = match chair.level {
            Level::Random => Kind::Random(chair.generator()),
            Level::Original => Kind::Original(Original::default()),
            Level::Relaxed | Level::Beginner | Level::Easy => Kind::Beginner(Beginner::new(chair)),
            Level::Normal | Level::Hard | Level::Extreme => Kind::Normal(Normal::default()),
        };
        PrimeDaifugoComputer { kind, moment: None }
    }

    fn think(computer: &mut PrimeDaifugoComputer, view: &View, tick: u64) -> Option<Action> {
        if !view.is_on_turn() {
            computer.moment = None;
            return None;
        }
        let moment = (view.turns, view.drawn);
        let since = match computer.moment {
            Some((known, since)) if known == moment => since,
            _ => {
                computer.moment = Some((moment, tick));
                computer.kind.begin(view);
                tick
            }
        };
        let action = computer.kind.think(view);
        action.filter(|_| tick >= since + PACE)
    }
}

impl Kind {
    /// Begins a decision.
    fn begin(&mut self, view: &View) {
        match self {
            Self::Random(_) => {}
            Self::Original(original) => original.begin(view),
            Self::Beginner(beginner) => beginner.begin(view),
            Self::Normal(normal) => normal.begin(view),
        }
    }

    /// Goes on with it; what it has come to, as soon as it has, and from then on the same again.
    fn think(&mut self, view: &View) -> Option<Action> {
        match self {
            Self::Random(generator) => {
                let mut legal = view.legal().actions;
                let index = (!legal.is_empty()).then(|| generator.index(legal.len() as u32))?;
                Some(legal.swap_remove(index))
            }
            Self::Original(original) => original.think(view),
            Self::Beginner(beginner) => beginner.think(view),
            Self::Normal(normal) => normal.think(view),
        }
    }
}
