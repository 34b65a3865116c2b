use super::search::Search;
use crate::cards::Card;
use crate::rules::prime_daifugo::plays::{Holding, Play, PlayKind, Query, Rows, short_primes};
use crate::rules::prime_daifugo::{Action, View};

/// The most field cards of the plays that it knows.
const KNOWN_CARDS: usize = 4;

/// The largest primes of 1–4 cards (`RULES.md` §4).
const LARGEST: [f64; KNOWN_CARDS] = [13.0, 1213.0, 131_311.0, 13_111_211.0];

/// A casual player: it knows the plays of up to four cards, gets rid of many cards and of those that no prime ends with, and
/// saves jokers and what is strong for when the game draws to its end.
#[derive(Debug, Default)]
pub(super) struct Normal {
    search: Search,
    decided: Option<Action>,
}

impl Normal {
    pub(super) fn begin(&mut self, view: &View) {
        let query = Query::of_view(view);
        let most = (*query.counts.end()).min(KNOWN_CARDS);
        let counts = *query.counts.start()..=most;
        let primes = Query { counts: counts.clone(), composites: Rows::None, ..query.clone() };
        // Factors with jokers are more than a casual player sees.
        let holding = query.holding.with_jokers(0);
        let composites =
            Query { counts, holding, primes: false, infinity: false, cut: false, reversal: false, ..query };
        *self = Self { search: Search::new([primes.plays(), composites.plays()]), decided: None };
    }

    pub(super) fn think(&mut self, view: &View) -> Option<Action> {
        if self.decided.is_none() {
            let plays = self.search.advance()?;
            self.decided = Some(decide(plays, view));
        }
        self.decided.clone()
    }

    /// Whether any true play has been found.
    pub(super) fn has_found_any(&mut self) -> bool {
        self.search.advance().is_some_and(|plays| !plays.is_empty())
    }
}

fn decide(plays: &[Play], view: &View) -> Action {
    let judge = Judge::new(view);
    let best = plays.iter().filter(|play| judge.is_allowed(play)).map(|play| (judge.value(play), play));
    let best = best.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match best.filter(|(value, _)| *value > 0.0).and_then(|(_, play)| play.action(view.own_hand())) {
        Some(action) => action,
        None if view.may_draw() => Action::Draw {},
        None => Action::Pass {},
    }
}

/// What decides how good a play is.
struct Judge<'a> {
    view: &'a View,
    hand: &'a [Card],
    /// The fewest cards that another seat has.
    threat: usize,
}

impl<'a> Judge<'a> {
    fn new(view: &'a View) -> Self {
        let others = (0..view.hands.len()).filter(|seat| *seat != view.seat);
        let threat = others.map(|seat| view.hand_count(seat)).min().unwrap_or(0);
        Self { view, hand: view.own_hand(), threat }
    }

    fn is_allowed(&self, play: &Play) -> bool {
        let empties = play.cards() == self.hand.len();
        self.view.options().joker_finish || !empties || !self.hand.iter().any(|card| card.is_joker())
    }

    /// How good the play is, in cards got rid of; not above 0 if passing is better.
    fn value(&self, play: &Play) -> f64 {
        let mut left = Holding::new(self.hand.iter().copied(), true);
        let ranks = play.factors.iter().flat_map(|factor| [Some(factor.base), factor.exponent]).flatten();
        let ranks: Vec<u8> =
            [play.field].into_iter().chain(ranks).flat_map(|ranks| ranks.as_slice().to_vec()).collect();
        let jokers = match play.kind {
            PlayKind::Infinity => {
                left = left.with_jokers(left.jokers() - 1);
                1
            }
            _ => ranks.iter().filter(|rank| left.take(**rank) == Some(true)).count(),
        };
        if left.is_empty() {
            return f64::INFINITY;
        }
        let shed = play.cards() as f64;
        let stubborn = ranks.iter().filter(|rank| is_stubborn(**rank)).count() as f64;
        let saving = if self.threat <= 3 || left.len() <= 3 { 0.2 } else { 1.0 };
        let mut value = shed + 0.6 * stubborn - saving * (2.0 * jokers as f64 + self.strength(play));
        if is_one_play(&left) {
            value += 4.0;
        }
        value + balance(&left)
    }

    /// What of its strength a play gives up, from 0 for the weakest of its count to 2 for the strongest.
    fn strength(&self, play: &Play) -> f64 {
        if play.kind == PlayKind::Infinity || play.kind == PlayKind::Cut {
            return 2.0;
        }
        let number = play.field.number().to_u64().unwrap_or(u64::MAX) as f64;
        let share = (number / LARGEST[play.field_cards().clamp(1, KNOWN_CARDS) - 1]).min(1.0);
        if self.view.revolution { 2.0 * (1.0 - share) } else { 2.0 * share }
    }
}

/// Whether no prime of several cards ends with it.
const fn is_stubborn(rank: u8) -> bool {
    rank.is_multiple_of(2) || rank == 5
}

/// Whether what is left can be laid at once, as far as a casual player knows.
pub(super) fn is_one_play(left: &Holding) -> bool {
    let count = left.len();
    let is_infinity = count == 1 && left.jokers() == 1;
    is_infinity || count <= KNOWN_CARDS && short_primes(left, count).next().is_some()
}

/// How much worse a hand is for having too few cards that a prime can end with: one for every three is enough.
fn balance(left: &Holding) -> f64 {
    let enders: usize = [1, 3, 7, 9, 11, 13].into_iter().map(|rank| usize::from(left.count(rank))).sum();
    let wanted = left.len().div_ceil(3) as f64;
    let lacking = wanted - (enders as f64 + f64::from(left.jokers()));
    -1.5 * lacking.max(0.0)
}
