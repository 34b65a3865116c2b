//! The opponents of Killer Sevens, and advice.

mod advice;

pub use advice::KillerSevensReason;

use super::rollouts::{Searched, pick};
use super::turns::TurnPlayer;
use super::{Advice, Adviser, Advises, Chair, Computers, Level};
use crate::cards::{Card, CardSet, Generator};
use crate::rules::killer_sevens::{Action, KillerSevens, Options, View};
use crate::rules::{Rules, Seat};

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
    type Adviser = Adviser<Self>;

    fn adviser(view: &View) -> Option<Adviser<Self>> {
        Adviser::new(view)
    }

    fn advise(adviser: &mut Adviser<Self>, view: &View) -> Option<Advice<Action, KillerSevensReason>> {
        let action = adviser.search(view)?;
        let reason = advice::reason(view, &action);
        Some(Advice { action, reason })
    }
}

impl Searched for KillerSevens {
    const NORMAL_WORLDS: u32 = 6;
    const HARD_WORLDS: u32 = 24;
    const HINT_WORLDS: u32 = 12;

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

    fn quick_choice(&self, seat: Seat, searcher: Seat, generator: &mut Generator) -> Action {
        let plays = self.playable(seat);
        match plays.len() {
            0 => Action::Pass {},
            2.. if seat == searcher => Action::Play { card: pick(most_gainful(self, seat, plays), generator) },
            _ => Action::Play { card: pick(plays, generator) },
        }
    }

    /// Beside the rank, the dead cards that decide it, in thirteenths: a suit of them is worth as much as the first place is
    /// over the last. They tell actions apart that happen to end in the same rank.
    fn worth(&self, seat: Seat, ranks: &[u8]) -> f64 {
        let others = ranks.len() as f64 - 1.0;
        let ahead_of = ranks.len() as f64 - f64::from(ranks[seat]);
        let own_dead = self.dead(seat).len() as f64;
        let all_dead: usize = (0..ranks.len()).map(|seat| self.dead(seat).len()).sum();
        let dead_of_others = (all_dead as f64 - own_dead) / others;
        ahead_of / others + (dead_of_others - own_dead) / 13.0
    }
}

/// Those of the cards that kill the most cards of others for each of the seat's own.
fn most_gainful(game: &KillerSevens, seat: Seat, plays: CardSet) -> CardSet {
    let hand = game.hand(seat);
    let others = game.seats() as i32 - 1;
    let gain = |card: Card| {
        let dying = game.judge(card).dying.into_iter().fold(CardSet::EMPTY, |all, region| all | region);
        (dying - hand).len() as i32 - others * (dying & hand).len() as i32
    };
    let most = plays.into_iter().map(gain).max();
    plays.into_iter().filter(|card| Some(gain(*card)) == most).collect()
}
