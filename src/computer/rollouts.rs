//! The search of games in turns: what comes of each action in worlds that might be.

use crate::cards::{Card, CardSet, Generator};
use crate::rules::{Rules, Seat};

/// What the search needs of a game beside its rules.
pub trait Searched: Rules {
    /// Through how many worlds a Normal opponent's search goes in its first round.
    const NORMAL_WORLDS: u32;
    /// Through how many worlds a Hard opponent's search goes in its first round.
    const HARD_WORLDS: u32;

    /// Through how many worlds the search for a hint goes in its first round.
    const HINT_WORLDS: u32;

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

    /// A quick choice for the seat whose turn it is, to play a game on with. The game is not over. Whoever searches chooses
    /// with some sense, the others are taken to play anything.
    fn quick_choice(&self, seat: Seat, searcher: Seat, generator: &mut Generator) -> Self::Action;

    /// What the end of a game is worth to a seat.
    fn worth(&self, seat: Seat, ranks: &[u8]) -> f64;
}

/// In how many rounds a search weighs actions; every round drops the lower half of them and goes through twice as many
/// worlds as the one before.
const ROUNDS: u32 = 3;

/// Weighs actions: in each of a number of worlds drawn among those that agree with the view, every action is tried and the
/// game played on to its end by quick choices, with the same chances for all actions (Monte Carlo with determinised worlds,
/// and sequential halving, so that most of the effort goes to the actions that are hard to tell apart).
#[derive(Debug)]
pub(super) struct Rollouts<G: Searched> {
    candidates: Vec<Candidate<G::Action>>,
    rounds_left: u32,
    /// Of this round, and left of it.
    worlds: u32,
    worlds_left: u32,
    generator: Generator,
    /// The world in which actions are being tried, the chances in it, and which candidate is next.
    present: Option<(G, Generator, usize)>,
}

/// An action and its worth, summed over all worlds so far.
#[derive(Debug)]
struct Candidate<A> {
    action: A,
    sum: f64,
}

impl<G: Searched> Rollouts<G> {
    /// A search among `actions`, of which there is one at least, through `worlds` worlds in its first round.
    pub(super) fn new(actions: Vec<G::Action>, worlds: u32, generator: Generator) -> Self {
        let candidates = actions.into_iter().map(|action| Candidate { action, sum: 0.0 }).collect();
        Self { candidates, rounds_left: ROUNDS - 1, worlds, worlds_left: worlds, generator, present: None }
    }

    /// Plays so many games on, as far as there are any left to play.
    pub(super) fn play_on(&mut self, view: &G::View, playouts: usize) {
        let seat = G::looker(view);
        for _ in 0..playouts {
            let Some((world, chances, next)) = self.present.take().or_else(|| self.next_world(view)) else { return };
            let Candidate { action, sum } = &mut self.candidates[next];
            *sum += try_action(&world, seat, action, &mut chances.clone());
            if next + 1 < self.candidates.len() {
                self.present = Some((world, chances, next + 1));
            }
        }
    }

    fn next_world(&mut self, view: &G::View) -> Option<(G, Generator, usize)> {
        if self.worlds_left == 0 {
            self.rounds_left = self.rounds_left.checked_sub(1)?;
            self.drop_lower_half();
            self.worlds *= 2;
            self.worlds_left = self.worlds;
        }
        self.worlds_left -= 1;
        let chances = Generator::new(self.generator.next_u64());
        Some((G::resample(G::options_of(view), view, &mut self.generator), chances, 0))
    }

    /// Keeps the better half, two at least; of equal ones the earlier.
    fn drop_lower_half(&mut self) {
        self.candidates.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        let kept = self.candidates.len().div_ceil(2).max(2);
        self.candidates.truncate(kept);
    }

    /// The action, where there is but one.
    pub(super) fn only_action(&self) -> Option<G::Action> {
        if let [only] = &self.candidates[..] { Some(only.action.clone()) } else { None }
    }

    /// Whether all is played.
    fn is_done(&self) -> bool {
        self.rounds_left == 0 && self.worlds_left == 0 && self.present.is_none()
    }

    /// The best action, once all is played; of equal ones the first.
    pub(super) fn decision(&self) -> Option<G::Action> {
        let better = |best: &'_ Candidate<G::Action>, other: &Candidate<G::Action>| other.sum > best.sum;
        let best = self.candidates.iter().reduce(|best, other| if better(best, other) { other } else { best })?;
        self.is_done().then(|| best.action.clone())
    }
}

/// What an action is worth to a seat in a world.
fn try_action<G: Searched>(world: &G, seat: Seat, action: &G::Action, chances: &mut Generator) -> f64 {
    let mut game = world.clone();
    let mut accepted = game.apply(seat, action).is_ok();
    while accepted {
        let Some(turn) = game.turn() else { break };
        let action = game.quick_choice(turn, seat, chances);
        accepted = game.apply(turn, &action).is_ok();
    }
    game.outcome().map_or(0.0, |outcome| game.worth(seat, &outcome.ranks))
}

/// One of these cards, of which there is one at least.
pub(super) fn pick(cards: CardSet, generator: &mut Generator) -> Card {
    let index = generator.index(cards.len() as u32);
    cards.into_iter().nth(index).expect("the index is below the number of cards")
}
