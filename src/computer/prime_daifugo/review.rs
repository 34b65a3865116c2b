//! Looking back at a game: for every turn of a seat the best play that it missed.
//!
//! Only what the seat could see then is used. Of the plays that were true and allowed, the **best** is the one that
//!
//! 1. takes the most cards from the hand, factors and all (so one that wins is never beaten);
//! 2. of equally many cards, needs no factors: ∞, 57 and 1729 before a prime, a prime before a composite number;
//! 3. of these, has the strongest number: the largest, in a revolution the smallest.
//!
//! It was **missed** where the seat passed, was wrong or laid fewer cards. The search for a turn is bounded; long primes come
//! first, then composite numbers by the number of their field cards, so that what is left out is what nobody would have found.

use std::cmp::Ordering;

use crate::numbers::Natural;
use crate::record::{Record, Recorded, ReplayError};
use crate::rules::prime_daifugo::plays::{Play, PlayKind, Plays, Query, Ranks, Rows, Step, Strongest};
use crate::rules::prime_daifugo::{Action, Event, Field, Kind, PrimeDaifugo, Refusal, Wrong};
use crate::rules::{Rules, Seat};

/// So much work is spent on one turn at most, in the units of [`Plays::advance`]: some 50 ms.
const WORK_A_TURN: u64 = 1_500_000;

/// How a turn of the seat went, and what it could have been.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedTurn {
    /// Which action of the record ended the turn, from 0.
    pub action: usize,
    /// Which turn of the game it was, from 0, those of all seats counted together.
    pub turn: usize,
    /// The number that was to be beaten; nothing if the seat led.
    pub field: Option<Natural>,
    /// Whether smaller numbers were the stronger ones.
    pub revolution: bool,
    /// What the seat did.
    pub done: Done,
    /// The best play, if it was missed.
    pub missed: Option<Missed>,
}

impl ReviewedTurn {
    /// How many more cards the missed play would have taken from the hand; 0 if none was missed.
    pub fn cards_missed(&self) -> usize {
        self.missed.as_ref().map_or(0, |missed| missed.play.cards() - self.done.cards())
    }
}

/// What ended a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The seat passed.
    Passed,
    /// What it laid was wrong.
    Wrong(Wrong),
    /// What it laid was accepted.
    Played {
        /// The field's number; nothing for ∞.
        number: Option<Natural>,
        /// What it was.
        kind: Kind,
        /// How many cards were laid, factors and all.
        cards: usize,
    },
}

impl Done {
    /// How many cards the hand has got rid of.
    pub const fn cards(&self) -> usize {
        match self {
            Self::Passed | Self::Wrong(_) => 0,
            Self::Played { cards, .. } => *cards,
        }
    }
}

/// A play that was missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The play. Its factors, if it has any, show that it is true.
    pub play: Play,
    /// The action that would have laid it.
    pub action: Action,
    /// What it would have been, with how that is known.
    pub kind: Kind,
}

/// A look back at the turns of a seat, slice by slice.
#[derive(Debug)]
pub struct Review {
    /// The turns that are still to be looked at, the next one last.
    waiting: Vec<Turn>,
    search: Option<Search>,
    reviewed: Vec<ReviewedTurn>,
}

/// A turn with the state before the action that ended it.
#[derive(Debug)]
struct Turn {
    game: PrimeDaifugo,
    seat: Seat,
    turn: usize,
    action: usize,
    done: Done,
}

impl Review {
    /// Begins to look back at the turns of a seat. A turn that is not over yet is left out.
    ///
    /// # Errors
    /// If the record cannot be played again.
    pub fn new(record: &Record<PrimeDaifugo>, seat: Seat) -> Result<Self, ReplayError<Refusal>> {
        let mut waiting = Vec::new();
        let (mut turn, mut action) = (0, 0);
        record.replay_watched(|game, next| {
            if !matches!(next.action, Action::Draw {}) {
                if next.seat == seat
                    && let Some(done) = done(game, next)
                {
                    waiting.push(Turn { game: game.clone(), seat, turn, action, done });
                }
                turn += 1;
            }
            action += 1;
        })?;
        waiting.reverse();
        Ok(Self { waiting, search: None, reviewed: Vec::new() })
    }

    /// Looks on for so much `work` and little more, in the units of [`Plays::advance`] (10–50 ns). Whether all is done.
    pub fn advance(&mut self, mut work: u64) -> bool {
        while let Some(turn) = self.waiting.last() {
            let search = self.search.get_or_insert_with(|| Search::new(&turn.game, turn.seat));
            let Some(best) = search.advance(&mut work) else { return false };
            self.search = None;
            self.reviewed.extend(self.waiting.pop().map(|turn| turn.reviewed(best)));
        }
        true
    }

    /// Whether all turns have been looked at.
    pub const fn is_complete(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The turns that have been looked at, in order.
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.reviewed
    }

    /// Of the turns looked at so far, the one where the most cards were missed; the first of several.
    pub fn worst(&self) -> Option<&ReviewedTurn> {
        let missed = self.reviewed.iter().rev().filter(|turn| turn.missed.is_some());
        missed.max_by_key(|turn| turn.cards_missed())
    }
}

/// The best play that the seat, which is on turn, has now; the search is bounded like that of a [`Review`].
pub fn best_play(game: &PrimeDaifugo, seat: Seat) -> Option<Missed> {
    let mut search = Search::new(game, seat);
    let best = loop {
        if let Some(best) = search.advance(&mut { u64::MAX }) {
            break best;
        }
    };
    best.and_then(|play| missed(game, seat, play))
}

/// What the action, which is no draw, comes to.
fn done(game: &PrimeDaifugo, next: &Recorded<Action>) -> Option<Done> {
    let laid = game.hands().get(next.seat)?.len();
    let mut after = game.clone();
    let events = after.apply(next.seat, &next.action).ok()?;
    events.into_iter().find_map(|event| match event {
        Event::Passed { .. } => Some(Done::Passed),
        Event::Wrong { why, .. } => Some(Done::Wrong(why)),
        Event::Played { number, kind, .. } => {
            let cards = laid - after.hands()[next.seat].len();
            Some(Done::Played { number, kind, cards })
        }
        _ => None,
    })
}

impl Turn {
    fn reviewed(self, best: Option<Play>) -> ReviewedTurn {
        let Self { game, seat, turn, action, done } = self;
        let missed = best.filter(|play| play.cards() > done.cards()).and_then(|play| missed(&game, seat, play));
        let (field, revolution) = (game.field().map(Field::number), game.is_revolution());
        ReviewedTurn { action, turn, field, revolution, done, missed }
    }
}

/// The play as the rules would have judged it.
fn missed(game: &PrimeDaifugo, seat: Seat, play: Play) -> Option<Missed> {
    let action = play.action(&game.hands()[seat])?;
    let events = game.clone().apply(seat, &action).ok()?;
    let kind = events.iter().find_map(|event| match event {
        Event::Played { kind, .. } => Some(*kind),
        _ => None,
    })?;
    Some(Missed { play, action, kind })
}

/// The search for the best play of one turn.
#[derive(Debug)]
struct Search {
    query: Query,
    revolution: bool,
    /// More cards than these cannot be laid.
    most: usize,
    best: Option<Play>,
    stage: Stage,
    /// How much work may still be done.
    left: u64,
}

#[derive(Debug)]
enum Stage {
    /// Next come the plays of so many cards that need no factors.
    Plain(usize),
    /// The strongest prime of so many cards.
    Prime(usize, Box<Strongest>),
    Composites(Box<Plays>),
    Done,
}

impl Search {
    fn new(game: &PrimeDaifugo, seat: Seat) -> Self {
        let view = game.view(seat);
        let query = Query::of_view(&view);
        let keeps_joker = !view.options().joker_finish && query.holding.jokers() > 0;
        let most = query.holding.len() - usize::from(keeps_joker);
        let stage = Stage::Plain((*query.counts.end()).min(most));
        Self { query, revolution: view.revolution, most, best: None, stage, left: WORK_A_TURN }
    }

    /// Searches on; the best play, or that there is none, as soon as that is known or the turn's work is used up.
    fn advance(&mut self, work: &mut u64) -> Option<Option<Play>> {
        while !matches!(self.stage, Stage::Done) && self.left > 0 {
            if *work == 0 {
                return None;
            }
            let given = (*work).min(self.left);
            let mut remaining = given;
            self.step(&mut remaining);
            // A step costs something even where it searches nothing.
            let spent = (given - remaining).max(1);
            *work = work.saturating_sub(spent);
            self.left = self.left.saturating_sub(spent);
        }
        if let Stage::Prime(_, strongest) = &self.stage {
            self.best = strongest.best().map(|field| prime(*field));
        }
        Some(self.best.take())
    }

    fn step(&mut self, work: &mut u64) {
        match &mut self.stage {
            Stage::Plain(cards) => {
                let cards = *cards;
                self.begin_plain(cards);
            }
            Stage::Prime(cards, strongest) => {
                let cards = *cards;
                match strongest.advance(work) {
                    Step::Found(Some(field)) => self.settle(prime(field)),
                    Step::Found(None) | Step::Finished => self.stage = Stage::Plain(cards - 1),
                    Step::Paused => {}
                }
            }
            Stage::Composites(plays) => match plays.advance(work) {
                Step::Found(play) => self.consider(play),
                Step::Paused => {}
                Step::Finished => self.stage = Stage::Done,
            },
            Stage::Done => {}
        }
    }

    /// Looks at the plays of so many cards without factors: the special ones at once, a prime from the next step on.
    fn begin_plain(&mut self, cards: usize) {
        if !self.query.counts.contains(&cards) {
            return self.begin_composites();
        }
        let special = Query { counts: cards..=cards, primes: false, composites: Rows::None, ..self.query.clone() };
        if let Some(play) = special.plays().next() {
            return self.settle(play);
        }
        let bound = if self.revolution { self.query.below.as_ref() } else { self.query.above.as_ref() };
        let strongest = Strongest::new(&self.query.holding, cards, bound, self.revolution);
        self.stage = Stage::Prime(cards, Box::new(strongest));
    }

    /// The best play without factors is known.
    fn settle(&mut self, play: Play) {
        self.best = Some(play);
        self.begin_composites();
    }

    fn begin_composites(&mut self) {
        let wins = self.best.as_ref().is_some_and(|best| best.cards() == self.most);
        self.stage = if wins || self.query.composites == Rows::None {
            Stage::Done
        } else {
            let (primes, infinity, cut, reversal) = (false, false, false, false);
            let composites = Query { primes, infinity, cut, reversal, ..self.query.clone() };
            Stage::Composites(Box::new(composites.plays()))
        };
    }

    fn consider(&mut self, play: Play) {
        let is_better = self.best.as_ref().is_none_or(|best| match play.cards().cmp(&best.cards()) {
            Ordering::Equal if best.kind != PlayKind::Composite => false,
            Ordering::Equal => {
                let by_number = play.field.number().cmp(&best.field.number());
                by_number == if self.revolution { Ordering::Less } else { Ordering::Greater }
            }
            by_cards => by_cards == Ordering::Greater,
        });
        if is_better && play.cards() <= self.most {
            self.best = Some(play);
        }
    }
}

const fn prime(field: Ranks) -> Play {
    Play { field, factors: Vec::new(), kind: PlayKind::Prime }
}
