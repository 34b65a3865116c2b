use super::board::Judgement;
use super::event::Dead;
use super::table::{Prospect, Table};
use super::{Action, Event, Options, Refusal, Start};
use crate::cards::{Card, CardSet, DealNumber, Generator, Number, Suit, pack};
use crate::rules::in_turn::{deal_round, first_seat, next_seat};
use crate::rules::{Outcome, Seat};

/// One game of Killer Sevens: the whole truth about it. Nothing in it is random once it is dealt, so it keeps no generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KillerSevens {
    pub(super) options: Options,
    pub(super) table: Table,
    /// The live cards, by seat.
    pub(super) hands: Vec<CardSet>,
}

/// The card that every game starts with.
pub(super) const DIAMOND_SEVEN: Card = Card { suit: Suit::Diamonds, number: Number::SEVEN };

impl KillerSevens {
    /// The hands of a deal before any seven is placed.
    pub fn dealt_hands(seats: usize, number: DealNumber) -> Vec<CardSet> {
        deal_round(pack(0), seats, &mut Generator::new(number.0))
    }

    pub(super) fn from_deal(options: &Options, seats: usize, number: DealNumber, previous: Option<&[u8]>) -> Self {
        let mut hands = Self::dealt_hands(seats, number);
        let holder = hands.iter().position(|hand| hand.contains(DIAMOND_SEVEN)).unwrap_or(0);
        let placed = options.start.placed();
        hands.iter_mut().for_each(|hand| *hand -= placed);
        let table = Table {
            seats,
            placed,
            dead: vec![CardSet::EMPTY; seats],
            turn: first_seat(options.first, holder, previous),
            passes: vec![0; seats],
            out: Vec::new(),
            finished: Vec::new(),
        };
        Self { options: options.clone(), table, hands }
    }

    pub(super) fn prospect(&self, seat: Seat) -> Prospect<'_> {
        Prospect { options: &self.options, table: &self.table, seat, hand: self.hand(seat) }
    }

    /// A seat's live cards.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat).copied().unwrap_or_default()
    }

    /// The dead cards that a seat is charged with.
    pub fn dead(&self, seat: Seat) -> CardSet {
        self.table.dead.get(seat).copied().unwrap_or_default()
    }

    /// The cells without a card.
    pub fn empty(&self) -> CardSet {
        self.table.empty()
    }

    /// The live cards that a seat could place if it were its turn.
    pub fn playable(&self, seat: Seat) -> CardSet {
        self.prospect(seat).plays()
    }

    /// What placing a card would do.
    pub fn judge(&self, card: Card) -> Judgement {
        self.table.judge(&self.options, card)
    }

    pub(super) fn ended(&self) -> Option<Outcome> {
        self.table.is_over().then(|| Outcome { ranks: self.table.ranks() })
    }

    pub(super) fn perform(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        if seat >= self.table.seats || matches!(action, Action::Play { card } if card.is_joker()) {
            return Err(Refusal::Malformed);
        }
        if self.table.is_over() {
            return Err(Refusal::GameOver);
        }
        self.prospect(seat).check(action)?;
        let mut events = Vec::new();
        match *action {
            Action::Play { card } => self.place(seat, card, &mut events),
            Action::Pass {} => self.pass(seat, &mut events),
        }
        self.table.turn = next_seat(seat, self.table.seats, |next| !self.hands[next].is_empty());
        if let Some(Outcome { ranks }) = self.ended() {
            events.push(Event::Ended { ranks, dead: self.table.dead.iter().map(|dead| dead.len()).collect() });
        }
        Ok(events)
    }

    fn place(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let Judgement { dying, spared } = self.judge(card);
        let live_before: Vec<Seat> = (0..self.table.seats).filter(|seat| !self.hands[*seat].is_empty()).collect();
        self.hands[seat].remove(card);
        self.table.placed.insert(card);
        events.push(Event::Played { seat, card });
        for region in dying {
            let dead = region.into_iter().filter_map(|card| self.kill(card)).collect();
            events.push(Event::Killed { seat, dead });
        }
        if let Some(cap) = self.options.cap.most().filter(|_| !spared.is_empty()) {
            let cells = spared.into_iter().fold(CardSet::EMPTY, |cells, region| cells | region);
            events.push(Event::Spared { cells, cap });
        }
        self.finish(seat, &live_before, events);
    }

    /// Charges a card to whoever holds it.
    fn kill(&mut self, card: Card) -> Option<Dead> {
        let owner = self.hands.iter().position(|hand| hand.contains(card))?;
        self.hands[owner].remove(card);
        self.table.dead[owner].insert(card);
        Some(Dead { card, owner })
    }

    /// Who of those that had live cards has none any more: the one who has played first, the others at one moment.
    fn finish(&mut self, seat: Seat, live_before: &[Seat], events: &mut Vec<Event>) {
        let done = live_before.iter().copied().filter(|seat| self.hands[*seat].is_empty());
        let (first, others): (Vec<Seat>, Vec<Seat>) = done.partition(|done| *done == seat);
        for seats in [first, others] {
            if !seats.is_empty() {
                self.table.finished.push(seats.clone());
                events.push(Event::Finished { seats });
            }
        }
    }

    fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let voluntary = !self.prospect(seat).plays().is_empty();
        self.table.passes[seat] += u32::from(voluntary);
        let passes = self.options.voluntary_passes;
        events.push(Event::Passed { seat, voluntary, left: passes.left(self.table.passes[seat]) });
        if passes.are_too_many(self.table.passes[seat]) {
            let dead = std::mem::take(&mut self.hands[seat]);
            self.table.dead[seat] |= dead;
            self.table.out.push(seat);
            events.push(Event::Out { seat, dead });
        }
    }
}

impl Start {
    /// The cards that are placed before play.
    pub(super) fn placed(self) -> CardSet {
        match self {
            Self::Sevens => Suit::ALL.into_iter().map(|suit| Card { suit, number: Number::SEVEN }).collect(),
            Self::DiamondSeven => CardSet::of(DIAMOND_SEVEN),
        }
    }
}
