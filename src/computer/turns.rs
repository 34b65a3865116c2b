//! Opponents for games in which one seat after another acts and hands are hidden.
//!
//! An opponent thinks only while it is its turn, a bounded slice at every tick, and hands in the same action at every tick
//! from then on until the game moves: the pace at which that is carried out belongs to the table. What it decides depends
//! on its chair and its view and on nothing that it has thought before, so a resumed game goes on as it would have.

use super::rollouts::{Rollouts, Searched};
use super::{Chair, Level};
use crate::cards::Generator;

/// How many games are played on at a tick: a millisecond or so of an optimised build.
const PLAYOUTS_PER_TICK: usize = 8;

/// One opponent.
#[derive(Debug)]
pub struct TurnPlayer<G: Searched> {
    chair: Chair,
    effort: Effort,
    thought: Option<Thought<G>>,
}

/// How an opponent comes to its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// Any legal action.
    Random,
    /// As the original's computer (`RULES.md` §6).
    Original,
    /// Plays on from worlds that might be, so many of them in the first round of the search.
    Worlds(u32),
}

/// What an opponent thinks about what it sees.
#[derive(Debug)]
struct Thought<G: Searched> {
    view: G::View,
    state: Deciding<G>,
}

#[derive(Debug)]
enum Deciding<G: Searched> {
    Still(Rollouts<G>),
    Decided(G::Action),
}

impl<G: Searched> TurnPlayer<G> {
    pub(super) fn new(chair: &Chair) -> Self {
        let effort = match chair.level {
            Level::Random => Effort::Random,
            Level::Original | Level::Relaxed | Level::Beginner | Level::Easy => Effort::Original,
            Level::Normal => Effort::Worlds(G::NORMAL_WORLDS),
            Level::Hard | Level::Extreme => Effort::Worlds(G::HARD_WORLDS),
        };
        Self { chair: *chair, effort, thought: None }
    }

    pub(super) fn think(&mut self, view: &G::View) -> Option<G::Action> {
        let legal = G::open_to(view);
        if legal.is_empty() {
            self.thought = None;
            return None;
        }
        if self.thought.as_ref().is_none_or(|thought| thought.view != *view) {
            self.thought = Some(Thought { view: view.clone(), state: self.begin(view, legal) });
        }
        let thought = self.thought.as_mut()?;
        if let Deciding::Still(search) = &mut thought.state {
            search.play_on(view, PLAYOUTS_PER_TICK);
            thought.state = Deciding::Decided(search.decision()?);
        }
        match &thought.state {
            Deciding::Decided(action) => Some(action.clone()),
            Deciding::Still(_) => None,
        }
    }

    fn begin(&self, view: &G::View, mut legal: Vec<G::Action>) -> Deciding<G> {
        let mut generator = Generator::new(self.chair.generator().next_u64() ^ G::fingerprint(view));
        if let [only] = &legal[..] {
            return Deciding::Decided(only.clone());
        }
        match self.effort {
            Effort::Random => Deciding::Decided(legal.swap_remove(generator.index(legal.len() as u32))),
            Effort::Original => Deciding::Decided(G::original_choice(&legal, &mut generator)),
            Effort::Worlds(worlds) => Deciding::Still(Rollouts::new(legal, worlds, generator)),
        }
    }
}
