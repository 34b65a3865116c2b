//! The search of games in turns: what comes of each action in worlds that might be.

use crate::cards::{Card, CardSet, Generator};
use crate::rules::{Rules, Seat};

/// What the search needs of a game beside its rules.
pub trait Searched: Rules {
    /// From how many worlds a Normal opponent plays on.
    const NORMAL_WORLDS: u32;
    /// From how many worlds a Hard opponent plays on.
    const HARD_WORLDS: u32;

    /// Who looks at a view.
    fn looker(view: &Self::View) -> Seat;

    /// The options of a view.
    fn options_of(view: &Self::View) -> &Self::Options;

    /// The actions open to whoever looks, as [`Rules::legal`] lists them.
    fn open_to(view: &Self::View) -> Vec<Self::Action>;

    /// A number that differs between most of the views that a seat has in a game.
    fn fingerprint(view: &Self::View) -> u64;

    /// What the original's computer (`RULES.md` §6) does among several legal actions.
    fn original_choice(legal: &[Self::Action], generator: &mut Generator) -> Self::Action;

    /// A quick choice for the seat whose turn it is, to play a game on with. The game is not over.
    fn quick_choice(&self, seat: Seat, generator: &mut Generator) -> Self::Action;

    /// What a rank is worth at a table of so many, from 0 to 1.
    fn worth(rank: u8, seats: usize) -> f64;
}

/// Weighs actions: in each of a number of worlds drawn among those that agree with the view, every action is tried and the
/// game played on to its end by quick choices, the same chances for all actions (Monte Carlo with determinised worlds).
#[derive(Debug)]
pub(super) struct Rollouts<G: Searched> {
    actions: Vec<G::Action>,
    /// The worth of each action, summed over the worlds in which it was tried.
    sums: Vec<f64>,
    worlds_left: u32,
    generator: Generator,
    /// The world in which actions are being tried, the chances in it, and which action is next.
    present: Option<(G, Generator, usize)>,
}

impl<G: Searched> Rollouts<G> {
    /// A search among `actions`, of which there is one at least, through `worlds` worlds.
    pub(super) fn new(actions: Vec<G::Action>, worlds: u32, generator: Generator) -> Self {
        let sums = vec![0.0; actions.len()];
        Self { actions, sums, worlds_left: worlds, generator, present: None }
    }

    /// Plays so many games on, as far as there are any left to play.
    pub(super) fn play_on(&mut self, view: &G::View, playouts: usize) {
        let seat = G::looker(view);
        for _ in 0..playouts {
            let Some((world, chances, next)) = self.present.take().or_else(|| self.next_world(view)) else { return };
            self.sums[next] += try_action(&world, seat, &self.actions[next], &mut chances.clone());
            if next + 1 < self.actions.len() {
                self.present = Some((world, chances, next + 1));
            }
        }
    }

    fn next_world(&mut self, view: &G::View) -> Option<(G, Generator, usize)> {
        self.worlds_left = self.worlds_left.checked_sub(1)?;
        let chances = Generator::new(self.generator.next_u64());
        Some((G::resample(G::options_of(view), view, &mut self.generator), chances, 0))
    }

    /// The best action, once all is played; of equal ones the first.
    pub(super) fn decision(&self) -> Option<G::Action> {
        if self.worlds_left > 0 || self.present.is_some() {
            return None;
        }
        let better = |best: usize, other: usize| if self.sums[other] > self.sums[best] { other } else { best };
        (0..self.actions.len()).reduce(better).map(|best| self.actions[best].clone())
    }
}

/// What an action is worth to a seat in a world.
fn try_action<G: Searched>(world: &G, seat: Seat, action: &G::Action, chances: &mut Generator) -> f64 {
    let mut game = world.clone();
    let mut accepted = game.apply(seat, action).is_ok();
    while accepted {
        let Some(turn) = game.turn() else { break };
        let action = game.quick_choice(turn, chances);
        accepted = game.apply(turn, &action).is_ok();
    }
    game.outcome().map_or(0.0, |outcome| G::worth(outcome.ranks[seat], game.seats()))
}

/// One of these cards, of which there is one at least.
pub(super) fn pick(cards: CardSet, generator: &mut Generator) -> Card {
    let index = generator.index(cards.len() as u32);
    cards.into_iter().nth(index).expect("the index is below the number of cards")
}
