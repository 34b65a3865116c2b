use std::cmp::Reverse;

use super::search::Search;
use crate::cards::Card;
use crate::rules::prime_daifugo::plays::{Play, PlayKind, Query, Ranks, Rows};
use crate::rules::prime_daifugo::{Action, Factor, View};

/// The numbers of field cards in the order in which the original tries them.
const COUNTS: [usize; 4] = [2, 3, 4, 1];

/// The original's computer (`RULES.md` §6), with its limits: it knows neither exponents nor jokers, nor 57, 1729 and ∞.
#[derive(Debug, Default)]
pub(super) struct Original {
    composites: Search,
    primes: Search,
    decided: Option<Action>,
}

impl Original {
    pub(super) fn begin(&mut self, view: &View) {
        let all = known_plays(view);
        let only = |composites: Rows, primes: bool| {
            let counts = COUNTS.into_iter().filter(|count| all.counts.contains(count));
            let searches =
                counts.map(|count| Query { counts: count..=count, composites, primes, ..all.clone() }.plays());
            Search::new(searches.collect::<Vec<_>>())
        };
        *self = Self { composites: only(all.composites, false), primes: only(Rows::None, true), decided: None };
        if view.drawn {
            // It draws for want of a play, and then passes whatever it drew.
            self.decided = Some(Action::Pass {});
        }
    }

    pub(super) fn think(&mut self, view: &View) -> Option<Action> {
        if self.decided.is_none() {
            let composites = self.composites.advance()?;
            let candidates = if composites.is_empty() { self.primes.advance()? } else { composites };
            self.decided = Some(decide(candidates, view));
        }
        self.decided.clone()
    }
}

/// What the original knows of the plays under this field.
fn known_plays(view: &View) -> Query {
    limited(Query::of_view(view))
}

fn limited(query: Query) -> Query {
    let holding = query.holding.with_jokers(0);
    Query { holding, exponents: false, infinity: false, cut: false, reversal: false, ..query }
}

fn decide(candidates: &[Play], view: &View) -> Action {
    let hand = view.own_hand();
    let mut candidates: Vec<&Play> = candidates.iter().collect();
    // The counts stay in their order, as the candidates come; of one count the numbers ascend.
    let order = |count: usize| COUNTS.iter().position(|known| *known == count);
    candidates.sort_by_cached_key(|play| (order(play.field_cards()), play.field.number()));
    let emptying = candidates.iter().find(|play| play.cards() == hand.len());
    let by_even_cards = || {
        let mut sorted = candidates.clone();
        sorted.sort_by_key(|play| Reverse(even_cards(&play.field)));
        sorted.into_iter().find(|play| leaves_a_play(play, hand, view))
    };
    let chosen = emptying.copied().or_else(by_even_cards).or_else(|| candidates.first().copied());
    match chosen.and_then(|play| play.action(hand)) {
        Some(action) => action,
        None if view.may_draw() => Action::Draw {},
        None => Action::Pass {},
    }
}

/// How many even cards other than 2 the number has.
fn even_cards(field: &Ranks) -> usize {
    field.as_slice().iter().filter(|rank| rank.is_multiple_of(2) && **rank > 2).count()
}

/// Whether the hand without the play's cards still has a play of 1–4 field cards, on an empty field.
fn leaves_a_play(play: &Play, hand: &[Card], view: &View) -> bool {
    let Some(Action::Play { field, factors }) = play.action(hand) else { return false };
    let laid: Vec<Card> =
        field.into_iter().chain(factors.iter().flat_map(Factor::cards)).map(|played| played.card).collect();
    let left: Vec<Card> = hand.iter().copied().filter(|card| !laid.contains(card)).collect();
    let query = limited(Query::leading(&left, view.options()));
    let most = (*query.counts.end()).min(COUNTS.len());
    let primes = Query { counts: 1..=most, composites: Rows::None, ..query.clone() };
    // Primes are looked up faster, so they come first.
    primes.plays().next().is_some()
        || Query { counts: 1..=most, primes: false, ..query }.plays().any(|play| play.kind == PlayKind::Composite)
}
