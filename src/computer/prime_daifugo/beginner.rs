use super::search::Search;
use crate::cards::Generator;
use crate::computer::Chair;
use crate::rules::prime_daifugo::plays::{Play, PlayKind, Query, Rows};
use crate::rules::prime_daifugo::{Action, View};

/// The most field cards of the plays that it knows.
const KNOWN_CARDS: usize = 2;

/// Primes below this are well known; of the composite numbers it knows the factors below [`KNOWN_PRODUCTS`].
const KNOWN_PRIMES: u64 = 200;

/// The end of the multiplication table that everybody has learnt, 9 × 9.
const KNOWN_PRODUCTS: u64 = 82;

/// It thinks of composite numbers in one decision of so many.
const THINKS_OF_COMPOSITES: u32 = 5;

/// Somebody who has just learnt the rules: it knows the well-known primes of one and two cards, lays as many cards as it can
/// and of these plays the weakest, and seldom thinks of a composite number, never with an exponent. A joker it lays only alone,
/// when nothing else can be laid.
#[derive(Debug)]
pub(super) struct Beginner {
    chair: Chair,
    search: Search,
    decided: Option<Action>,
}

impl Beginner {
    pub(super) fn new(chair: &Chair) -> Self {
        Self { chair: *chair, search: Search::default(), decided: None }
    }

    pub(super) fn begin(&mut self, view: &View) {
        // Drawn anew for each decision, from nothing but the chair and the view: a game taken up again goes on alike.
        let moment = 2 * view.turns as u64 + u64::from(view.drawn);
        let mut generator = Generator::new(self.chair.generator().next_u64() ^ moment);
        let thinks_of_composites = generator.index(THINKS_OF_COMPOSITES) == 0;
        self.search = Search::new(known_plays(view, thinks_of_composites).map(Query::plays));
        self.decided = None;
    }

    pub(super) fn think(&mut self, view: &View) -> Option<Action> {
        if self.decided.is_none() {
            let plays = self.search.advance()?;
            self.decided = Some(decide(plays, view));
        }
        self.decided.clone()
    }
}

/// Where it looks for plays: those of a few cards without jokers, and the lone joker.
fn known_plays(view: &View, composites: bool) -> impl Iterator<Item = Query> {
    let query = Query::of_view(view);
    let counts = *query.counts.start()..=(*query.counts.end()).min(KNOWN_CARDS);
    let rows = if composites { query.composites } else { Rows::None };
    let alone = Query {
        counts: counts.clone(),
        primes: false,
        composites: Rows::None,
        cut: false,
        reversal: false,
        ..query.clone()
    };
    let holding = query.holding.with_jokers(0);
    let known = Query { counts, holding, composites: rows, exponents: false, infinity: false, ..query };
    [known, alone].into_iter()
}

fn knows(play: &Play) -> bool {
    let is_below = |bound| play.field.number().to_u64().is_some_and(|number| number < bound);
    match play.kind {
        PlayKind::Infinity | PlayKind::Cut | PlayKind::Reversal => true,
        PlayKind::Prime => is_below(KNOWN_PRIMES),
        PlayKind::Composite => is_below(KNOWN_PRODUCTS),
    }
}

fn decide(plays: &[Play], view: &View) -> Action {
    let hand = view.own_hand();
    let may_finish = |play: &Play| {
        let takes_joker = play.kind == PlayKind::Infinity;
        view.options().joker_finish || !takes_joker || play.cards() < hand.len()
    };
    let known = plays.iter().filter(|play| knows(play) && may_finish(play));
    // The joker is kept until nothing else can be laid; of as many cards the weakest are laid.
    let best = known.max_by(|one, other| {
        let worth = |play: &Play| (play.cards() == hand.len(), play.kind != PlayKind::Infinity, play.cards());
        let weaker = || {
            let ordering = other.field.number().cmp(&one.field.number());
            if view.revolution { ordering.reverse() } else { ordering }
        };
        worth(one).cmp(&worth(other)).then_with(weaker)
    });
    match best.and_then(|play| play.action(hand)) {
        Some(action) => action,
        None if view.may_draw() => Action::Draw {},
        None => Action::Pass {},
    }
}
