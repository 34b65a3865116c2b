//! The opponents of Sevens, and advice.

mod advice;

pub use advice::SevensReason;

use super::rollouts::{Searched, pick};
use super::turns::TurnPlayer;
use super::{Advice, Adviser, Advises, Chair, Computers, Level};
use crate::cards::{Card, CardSet, Generator};
use crate::rules::sevens::{Action, Options, Sevens, View};
use crate::rules::{Rules, Seat};

/// One opponent at Sevens.
pub type SevensComputer = TurnPlayer<Sevens>;

impl Computers for Sevens {
    type Computer = SevensComputer;

    const LEVELS: &'static [Level] = &[Level::Easy, Level::Normal, Level::Hard];
    const DEFAULT_LEVEL: Level = Level::Normal;

    fn computer(chair: &Chair, _: &Options) -> SevensComputer {
        TurnPlayer::new(chair)
    }

    fn think(computer: &mut SevensComputer, view: &View, _: u64) -> Option<Action> {
        computer.think(view)
    }
}

impl Advises for Sevens {
    type Reason = SevensReason;
    type Adviser = Adviser<Self>;

    fn adviser(view: &View) -> Option<Adviser<Self>> {
        Adviser::new(view)
    }

    fn advise(adviser: &mut Adviser<Self>, view: &View) -> Option<Advice<Action, SevensReason>> {
        let action = adviser.search(view)?;
        let reason = advice::reason(view, &action);
        Some(Advice { action, reason })
    }
}

impl Searched for Sevens {
    const NORMAL_WORLDS: u32 = 3;
    const HARD_WORLDS: u32 = 16;
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
        let passes = (0..view.seats()).fold(0, |sum, seat| sum * 7 + u64::from(view.passes_taken(seat)));
        view.filled().bits() ^ passes << 52
    }

    fn original_choice(legal: &[Action], generator: &mut Generator) -> Action {
        let cards: CardSet = legal.iter().filter_map(moved_card).collect();
        if cards.is_empty() {
            return Action::Pass {};
        }
        let card = pick(cards, generator);
        let ways: Vec<&Action> = legal.iter().filter(|action| moved_card(action) == Some(card)).collect();
        ways[generator.index(ways.len() as u32)].clone()
    }

    fn quick_choice(&self, seat: Seat, searcher: Seat, generator: &mut Generator) -> Action {
        let plays = self.hand(seat) & self.next_places();
        if plays.is_empty() {
            return Self::original_choice(&self.legal(seat).actions, generator);
        }
        let free =
            if seat == searcher { opening_nothing_for_others(self, self.hand(seat), plays) } else { CardSet::EMPTY };
        Action::Play { card: pick(if free.is_empty() { plays } else { free }, generator) }
    }

    /// Firsts are what is played for; the other places count too, the less the lower.
    fn worth(&self, seat: Seat, ranks: &[u8]) -> f64 {
        let behind = (ranks.len() as f64 - f64::from(ranks[seat])) / (ranks.len() as f64 - 1.0);
        behind * behind
    }
}

/// Those of the cards in hand that may be laid after which nothing new is next but cards of the same hand.
fn opening_nothing_for_others(game: &Sevens, hand: CardSet, plays: CardSet) -> CardSet {
    let (next, filled) = (game.next_places(), game.filled());
    let opened = |card: &Card| game.options().edge.next_places(filled | CardSet::of(*card)) - next;
    plays.into_iter().filter(|card| (opened(card) - hand).is_empty()).collect()
}

/// The card that an action takes from the hand.
const fn moved_card(action: &Action) -> Option<Card> {
    match action {
        Action::Play { card } | Action::Swap { card } | Action::Joker { joker: card, .. } => Some(*card),
        Action::Pass {} => None,
    }
}
