//! The opponents of Killer Sevens, and advice.

mod advice;

pub use advice::KillerSevensReason;

use super::rollouts::{Searched, pick};
use super::turns::TurnPlayer;
use super::{Advice, Advises, Chair, Computers, Level};
use crate::cards::{CardSet, Generator};
use crate::rules::Seat;
use crate::rules::killer_sevens::{Action, KillerSevens, Options, View};

/// One opponent at Killer Sevens.
pub type KillerSevensComputer = TurnPlayer<KillerSevens>;

impl Computers for KillerSevens {
    type Computer = KillerSevensComputer;

    const LEVELS: &'static [Level] = &[Level::Easy, Level::Normal, Level::Hard];
    const DEFAULT_LEVEL: Level = Level::Normal;

    fn computer(chair: &Chair, _: &Options) -> KillerSevensComputer {
        TurnPlayer::new(chair)
    }

    fn think(computer: &mut KillerSevensComputer, view: &View, _: u64) -> Option<Action> {
        computer.think(view)
    }
}

impl Advises for KillerSevens {
    type Reason = KillerSevensReason;

    fn hint(view: &View) -> Option<Advice<Action, KillerSevensReason>> {
        let action = super::best_action::<Self>(view)?;
        let reason = advice::reason(view, &action);
        Some(Advice { action, reason })
    }
}

impl Searched for KillerSevens {
    const NORMAL_WORLDS: u32 = 4;
    const HARD_WORLDS: u32 = 48;

    fn looker(view: &View) -> Seat {
        view.seat()
    }

    fn options_of(view: &View) -> &Options {
        view.options()
    }

    fn open_to(view: &View) -> Vec<Action> {
        view.legal()
    }

    fn fingerprint(view: &View) -> u64 {
        let passes = (0..view.seats()).fold(0, |sum, seat| sum * 4 + u64::from(view.passes_left(seat).unwrap_or(0)));
        view.filled().bits() ^ passes << 52
    }

    fn original_choice(legal: &[Action], generator: &mut Generator) -> Action {
        let cards: CardSet = legal
            .iter()
            .filter_map(|action| match action {
                Action::Play { card } => Some(*card),
                Action::Pass {} => None,
            })
            .collect();
        if cards.is_empty() { Action::Pass {} } else { Action::Play { card: pick(cards, generator) } }
    }

    fn quick_choice(&self, seat: Seat, generator: &mut Generator) -> Action {
        let plays = self.playable(seat);
        if plays.is_empty() { Action::Pass {} } else { Action::Play { card: pick(plays, generator) } }
    }

    fn worth(rank: u8, seats: usize) -> f64 {
        (seats as f64 - f64::from(rank)) / (seats as f64 - 1.0)
    }
}
