//! The plays that a hand has: all that are true, under any field, without trying what cannot be.
//!
//! A play is a number and the ranks that form it: 11 as `J` and as `A A` are two plays, and suits make no difference. A rank
//! is a joker only where the hand lacks it, so no play is found twice.
//!
//! * **Primes of up to five cards** come from tables that are built once: for every multiset of ranks its primes. Whether a
//!   hand covers a multiset is one subtraction of packed counts.
//! * **Longer primes** are searched for depth first. A branch is left as soon as the length, the first digits, the sum of the
//!   digits modulo 3 or the lack of a last card rules it out; what is left is tested.
//! * **Composites** are fields, each taken apart, with the ways to lay its prime factors with the other cards. A field is given
//!   up at the first prime factor that the hand cannot form.
//!
//! Everything can be cut off: [`Plays::advance`] works for so long and no longer and can be gone on with.

mod composites;
mod lookup;
mod primes;
mod ranks;
mod sequences;
mod table;

pub use primes::{Strongest, short_primes};
pub use ranks::{Holding, Ranks};
pub use sequences::Step;
pub use table::{Preparation, ShortPrime, TABLE_CARDS};

use std::ops::RangeInclusive;

use super::form::Situation;
use super::{Action, Factor, Options, View};
use crate::cards::Card;
use crate::numbers::Natural;
use composites::Composites;
use primes::{Primes, wanted};
use ranks::CardPicker;

/// A true play.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The ranks of the field; of ∞ none.
    pub field: Ranks,
    /// The factor row, the primes ascending, the exponents of one prime descending.
    pub factors: Vec<PlayFactor>,
    /// What it is.
    pub kind: PlayKind,
}

/// One factor of a play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayFactor {
    /// The ranks of the base.
    pub base: Ranks,
    /// The ranks of the exponent, where there is one.
    pub exponent: Option<Ranks>,
}

/// The kinds of true plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayKind {
    /// The lone joker, ∞.
    Infinity,
    /// 57.
    Cut,
    /// 1729.
    Reversal,
    /// A prime.
    Prime,
    /// A composite number with its factors.
    Composite,
}

impl Play {
    /// How many cards it takes, factors and all.
    pub fn cards(&self) -> usize {
        let factors =
            self.factors.iter().map(|factor| factor.base.len() + factor.exponent.map_or(0, |ranks| ranks.len()));
        self.field_cards() + factors.sum::<usize>()
    }

    /// How many cards it takes in the field.
    pub const fn field_cards(&self) -> usize {
        if matches!(self.kind, PlayKind::Infinity) { 1 } else { self.field.len() }
    }

    /// The action that lays it with cards of this hand, jokers where a rank is lacking; nothing if the hand cannot.
    pub fn action(&self, hand: &[Card]) -> Option<Action> {
        if self.kind == PlayKind::Infinity {
            let joker = hand.iter().copied().find(|card| card.is_joker())?;
            return Some(Action::Play { field: vec![joker.into()], factors: Vec::new() });
        }
        let mut picker = CardPicker::new(hand);
        let field = picker.pick(&self.field)?;
        let factors = self.factors.iter().map(|PlayFactor { base, exponent }| {
            let base = picker.pick(base)?;
            match exponent {
                Some(exponent) => Some(Factor::power(base, picker.pick(exponent)?)),
                None => Some(Factor::plain(base)),
            }
        });
        Some(Action::Play { factors: factors.collect::<Option<_>>()?, field })
    }
}

/// Which plays are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The cards.
    pub holding: Holding,
    /// How many field cards.
    pub counts: RangeInclusive<usize>,
    /// Only numbers above this one.
    pub above: Option<Natural>,
    /// Only numbers below this one.
    pub below: Option<Natural>,
    /// Whether composites are asked for, with factor rows of how many cards.
    pub composites: Rows,
    /// Whether factors may have exponents.
    pub exponents: bool,
    /// Whether primes are asked for.
    pub primes: bool,
    /// Whether ∞ may be laid.
    pub infinity: bool,
    /// Whether 57 may be laid without factors.
    pub cut: bool,
    /// Whether 1729 may be laid without factors.
    pub reversal: bool,
}

/// Which factor rows are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rows {
    /// None: no composites.
    None,
    /// Any.
    Any,
    /// Those of so many cards.
    Of(usize),
}

impl Query {
    /// All plays of a hand that leads, under these options.
    pub fn leading(hand: &[Card], options: &Options) -> Self {
        let holding = Holding::new(hand.iter().copied(), options.joker_zero);
        let most = options.cap.cards().unwrap_or(Ranks::MOST).min(hand.len());
        Self {
            holding,
            counts: 1..=most,
            above: None,
            below: None,
            composites: if options.composites { Rows::Any } else { Rows::None },
            exponents: options.exponents,
            primes: true,
            infinity: options.infinity,
            cut: options.cut_57,
            reversal: options.revolution_1729,
        }
    }

    /// The same, of those that beat a field of `count` cards and this number.
    #[must_use]
    pub fn following(mut self, count: usize, number: Natural, revolution: bool) -> Self {
        let most = *self.counts.end();
        self.counts = if count <= most { count..=count } else { RangeInclusive::new(1, 0) };
        let bound = if revolution { &mut self.below } else { &mut self.above };
        *bound = Some(number);
        self.infinity &= count == 1;
        self
    }

    /// The plays that whoever looks could lay now, if it were that seat's turn; *no joker finish* apart.
    pub fn of_view(view: &View) -> Self {
        Self::of_situation(&view.situation())
    }

    pub(super) fn of_situation(situation: &Situation<'_>) -> Self {
        let query = Self::leading(situation.hand, situation.options);
        match situation.field {
            Some(field) => query.following(field.cards.len(), field.number(), situation.revolution),
            None => query,
        }
    }

    /// The plays.
    pub fn plays(self) -> Plays {
        let count = *self.counts.start();
        Plays { stage: Stage::Special(PlayKind::Infinity), count, query: self, is_incomplete: false }
    }

    fn allows(&self, number: u64) -> bool {
        let number = Natural::from(number);
        self.above.as_ref().is_none_or(|above| number > *above)
            && self.below.as_ref().is_none_or(|below| number < *below)
    }

    /// The play of this kind that is accepted without factors though its number is not prime.
    fn special(&self, kind: PlayKind, count: usize) -> Option<Play> {
        let (is_on, ranks): (bool, &[u8]) = match kind {
            PlayKind::Infinity => {
                let is_possible = self.infinity && count == 1 && self.holding.jokers() > 0;
                return is_possible.then(|| Play { field: Ranks::EMPTY, factors: Vec::new(), kind });
            }
            PlayKind::Cut => (self.cut && self.allows(57), &[5, 7]),
            PlayKind::Reversal => (self.reversal && self.allows(1729), &[1, 7, 2, 9]),
            PlayKind::Prime | PlayKind::Composite => return None,
        };
        let is_possible = is_on && count == ranks.len() && self.holding.clone().take_all(ranks);
        let field = Ranks::new(ranks).filter(|_| is_possible)?;
        Some(Play { field, factors: Vec::new(), kind })
    }
}

/// The plays asked for: by the number of their field cards, for each first the special ones, then primes, then composites.
#[derive(Clone, Debug)]
pub struct Plays {
    query: Query,
    count: usize,
    stage: Stage,
    is_incomplete: bool,
}

/// What is being looked for with the present number of field cards.
#[derive(Clone, Debug)]
enum Stage {
    Special(PlayKind),
    Primes(Box<Primes>),
    Composites(Box<Composites>),
}

impl Plays {
    /// Goes on to the next play, for so much `work` and little more, which is taken off. A unit is some 10 to 50 ns.
    pub fn advance(&mut self, work: &mut u64) -> Step<Play> {
        while self.query.counts.contains(&self.count) {
            let step = match &mut self.stage {
                Stage::Special(kind) => {
                    let special = self.query.special(*kind, self.count);
                    self.next_stage();
                    match special {
                        Some(play) => Step::Found(play),
                        None => continue,
                    }
                }
                Stage::Primes(primes) => match primes.advance(work) {
                    Step::Found(field) => Step::Found(Play { field, factors: Vec::new(), kind: PlayKind::Prime }),
                    Step::Paused => Step::Paused,
                    Step::Finished => Step::Finished,
                },
                Stage::Composites(composites) => match composites.advance(work) {
                    Step::Found((field, factors)) => Step::Found(Play { field, factors, kind: PlayKind::Composite }),
                    Step::Paused => Step::Paused,
                    Step::Finished => Step::Finished,
                },
            };
            if step != Step::Finished {
                return step;
            }
            self.next_stage();
        }
        Step::Finished
    }

    /// Whether composites were left out so far because their fields, above 2⁶⁴, could not be taken apart with bearable work.
    pub const fn is_incomplete(&self) -> bool {
        self.is_incomplete
    }

    fn next_stage(&mut self) {
        let Query { holding, above, below, .. } = &self.query;
        let (above, below) = (above.as_ref(), below.as_ref());
        let composites = match self.query.composites {
            Rows::None => None,
            Rows::Any => Some(None),
            Rows::Of(cards) => Some(Some(cards)),
        };
        self.stage = match (&self.stage, composites) {
            (Stage::Special(PlayKind::Infinity), _) => Stage::Special(PlayKind::Cut),
            (Stage::Special(PlayKind::Cut), _) => Stage::Special(PlayKind::Reversal),
            (Stage::Special(_), _) if self.query.primes => {
                Stage::Primes(Box::new(Primes::new(holding, self.count, above, below)))
            }
            (Stage::Special(_) | Stage::Primes(_), Some(row_cards)) => {
                let wanted = wanted(self.count, above, below, false);
                Stage::Composites(Box::new(Composites::new(holding, wanted, self.query.exponents, row_cards)))
            }
            (Stage::Special(_) | Stage::Primes(_) | Stage::Composites(_), _) => {
                if let Stage::Composites(composites) = &self.stage {
                    self.is_incomplete |= composites.is_incomplete();
                }
                self.count += 1;
                Stage::Special(PlayKind::Infinity)
            }
        };
    }
}

impl Iterator for Plays {
    type Item = Play;

    fn next(&mut self) -> Option<Play> {
        loop {
            match self.advance(&mut { u64::MAX }) {
                Step::Found(play) => return Some(play),
                Step::Paused => {}
                Step::Finished => return None,
            }
        }
    }
}
