use super::{Action, Options, Refusal};
use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::rules::in_turn::ranks_of;

/// What lies open: the state and the view of a seat both hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) seats: usize,
    /// The cards laid in their own places.
    pub(super) placed: CardSet,
    /// For each of the two jokers the card it stands for, if it has been laid.
    pub(super) jokers: [Option<Card>; 2],
    pub(super) removed: CardSet,
    pub(super) turn: Seat,
    /// By seat, also one too many.
    pub(super) passes: Vec<u32>,
    pub(super) out: Vec<Seat>,
    pub(super) finished: Vec<Seat>,
    /// Passes since a card was last played.
    pub(super) in_row: u32,
}

impl Table {
    /// The places where jokers lie.
    pub(super) fn joker_places(&self) -> CardSet {
        self.jokers.into_iter().flatten().collect()
    }

    /// The places that hold a card of their own or a joker.
    pub(super) fn filled(&self) -> CardSet {
        self.placed | self.joker_places()
    }

    /// The joker that stands for a card.
    pub(super) fn joker_at(&self, card: Card) -> Option<Card> {
        let index = self.jokers.iter().position(|place| *place == Some(card))?;
        CardSet::JOKERS.into_iter().nth(index)
    }

    /// Where a laid joker is noted.
    pub(super) fn joker_place_mut(&mut self, joker: Card) -> &mut Option<Card> {
        &mut self.jokers[usize::from(joker.number.get() - 1)]
    }

    /// Whether the seat is neither finished nor out.
    pub(super) fn is_in(&self, seat: Seat) -> bool {
        seat < self.seats && !self.out.contains(&seat) && !self.finished.contains(&seat)
    }

    /// The seats that are neither finished nor out.
    pub(super) fn seats_in(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).filter(|seat| self.is_in(*seat))
    }

    /// How many seats are neither finished nor out.
    pub(super) fn count_in(&self) -> usize {
        self.seats - self.out.len() - self.finished.len()
    }

    /// The ranks once the game is over: first who finished, then who is still in, then who went out, the earliest last.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let alone = |seat: &Seat| vec![*seat];
        let finished = self.finished.iter().map(alone);
        let out = self.out.iter().rev().map(alone);
        ranks_of(self.seats, finished.chain([self.seats_in().collect()]).chain(out))
    }
}

/// One seat's hand before the open table: all that decides what the seat may do.
#[derive(Clone, Copy)]
pub(super) struct Prospect<'a> {
    pub(super) options: &'a Options,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
}

impl Prospect<'_> {
    /// The places that may be filled next.
    fn next_places(&self) -> CardSet {
        self.options.edge.next_places(self.table.filled())
    }

    /// The cards in hand that may be laid.
    pub(super) fn plays(&self) -> CardSet {
        self.hand & self.next_places()
    }

    /// The cards in hand that a joker stands for.
    pub(super) fn swaps(&self) -> CardSet {
        self.hand & self.table.joker_places()
    }

    /// The jokers in hand that may be laid, if there is a place.
    fn playable_jokers(&self) -> CardSet {
        if self.may_not_lay_joker() { CardSet::EMPTY } else { self.hand.jokers() }
    }

    /// Whether a joker would be the last card and may not be.
    fn may_not_lay_joker(&self) -> bool {
        self.options.no_joker_last && self.hand.len() == 1
    }

    /// Whether the seat can play or swap.
    pub(super) fn is_able(&self) -> bool {
        let next = self.next_places();
        let jokers = self.playable_jokers();
        !(self.hand & next).is_empty() || !self.swaps().is_empty() || !(jokers.is_empty() || next.is_empty())
    }

    /// Whether the seat, were it able, might not pass: by the option, or because everybody has passed without a limit.
    fn may_not_pass_if_able(&self) -> bool {
        let everybody_passed = self.table.in_row as usize >= self.table.count_in();
        self.options.must_play || self.options.passes.limit().is_none() && everybody_passed
    }

    /// Why the seat may not do this now, the game being on; the order is that of [`Refusal`].
    pub(super) fn check(&self, action: &Action) -> Result<(), Refusal> {
        if self.seat != self.table.turn {
            return Err(Refusal::NotYourTurn);
        }
        match *action {
            Action::Play { card } => {
                self.check_holds(card)?;
                if card.is_joker() { Err(Refusal::JokerNeedsPlace) } else { self.check_next(card) }
            }
            Action::Joker { joker, place } => {
                self.check_holds(joker)?;
                self.check_next(place.ok_or(Refusal::JokerNeedsPlace)?)?;
                if self.may_not_lay_joker() { Err(Refusal::JokerLast) } else { Ok(()) }
            }
            Action::Swap { card } => {
                self.check_holds(card)?;
                self.table.joker_at(card).map(drop).ok_or(Refusal::NothingToSwap)
            }
            Action::Pass {} if self.may_not_pass_if_able() && self.is_able() => Err(Refusal::MustPlay),
            Action::Pass {} => Ok(()),
        }
    }

    fn check_holds(&self, card: Card) -> Result<(), Refusal> {
        if self.hand.contains(card) { Ok(()) } else { Err(Refusal::NotYourCard) }
    }

    fn check_next(&self, place: Card) -> Result<(), Refusal> {
        if self.next_places().contains(place) {
            Ok(())
        } else if self.options.edge.closed_places(self.table.filled()).contains(place) {
            Err(Refusal::Closed)
        } else {
            Err(Refusal::NotNext)
        }
    }

    /// The seat's actions, the game being on: cards in the order of the pack, jokers by their places, swaps, the pass.
    pub(super) fn legal(&self) -> Vec<Action> {
        if self.seat != self.table.turn {
            return Vec::new();
        }
        let next = self.next_places();
        let mut actions: Vec<Action> = (self.hand & next).into_iter().map(|card| Action::Play { card }).collect();
        for joker in self.playable_jokers() {
            actions.extend(next.into_iter().map(|place| Action::Joker { joker, place: Some(place) }));
        }
        actions.extend(self.swaps().into_iter().map(|card| Action::Swap { card }));
        if actions.is_empty() || !self.may_not_pass_if_able() {
            actions.push(Action::Pass {});
        }
        actions
    }
}

/// Whether the action names a card that the game does not have, or a card as a joker that is none, or the reverse.
pub(super) fn is_malformed(options: &Options, action: &Action) -> bool {
    let exists = |card: Card| !card.is_joker() || card.number.get() <= options.jokers.get();
    match *action {
        Action::Play { card } | Action::Swap { card } => !exists(card),
        Action::Joker { joker, place } => !joker.is_joker() || !exists(joker) || place.is_some_and(Card::is_joker),
        Action::Pass {} => false,
    }
}
