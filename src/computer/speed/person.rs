use super::foresight::{Belief, Play};
use super::habits::{Foresight, Habits};
use crate::cards::{Card, Generator};
use crate::computer::Chair;
use crate::computer::sight::Sight;
use crate::rules::Seat;
use crate::rules::speed::{Action, SEATS, SLOTS, View};

/// An opponent made after a person: see [`super`].
#[derive(Debug)]
pub(super) struct Person {
    habits: &'static Habits,
    seat: Seat,
    opens: bool,
    generator: Generator,
    /// The tops of the ledgers, by seat.
    tops: [Sight<Option<Card>>; SEATS],
    /// The other side's cards.
    rival: Sight<Rival>,
    /// The tick from which the hand is free.
    free_at: u64,
    /// The play on its way, until it is seen to lie or to have come back.
    laid: Option<Play>,
    /// The stall that it has seen begin.
    stall: Option<Stall>,
    /// Whether its last action was a call, which takes a card from the other side without its having laid one.
    called: bool,
    /// Whether a card was overlooked since the last action; it is seen the next time.
    overlooked: bool,
    /// Until when it waits for the other side to lay a card, at a level that waits.
    waits_until: Option<u64>,
}

/// What there is to see of the other side.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Rival {
    area: [Option<Card>; SLOTS],
    deck: usize,
}

impl Rival {
    /// How many cards it still has to get rid of.
    fn remaining(&self) -> usize {
        self.deck + self.area.iter().flatten().count()
    }
}

/// A stall, told from the next by its tops.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stall {
    tops: [Option<Card>; SEATS],
    call_at: u64,
}

impl Person {
    pub(super) fn new(chair: &Chair, habits: &'static Habits) -> Self {
        Self {
            habits,
            seat: chair.seat,
            opens: chair.opens,
            generator: chair.generator(),
            tops: [Sight::new(None), Sight::new(None)],
            rival: Sight::new(Rival::default()),
            free_at: 0,
            laid: None,
            stall: None,
            called: false,
            overlooked: false,
            // Against a human, a level that waits does so from the start.
            waits_until: habits.patience.filter(|_| !chair.opens).map(|_| u64::MAX),
        }
    }

    /// One tick. A card that has come back is a surprise: it does nothing until it knows what has happened meanwhile.
    pub(super) fn think(&mut self, view: &View, tick: u64) -> Option<Action> {
        self.look(view, tick);
        if tick < self.free_at || view.outcome().is_some() {
            return None;
        }
        if self.laid.take().is_some() {
            self.free_at = self.tops.iter().filter_map(Sight::known_from).fold(tick, u64::max);
            return None;
        }
        if let Some(stall) = self.stall {
            return if stall.call_at <= tick { self.call(view, tick) } else { None };
        }
        let play = self.choose(view, tick).and_then(|play| self.play(view, play, tick));
        play.or_else(|| view.can_refill(self.seat).then(|| self.refill(tick)))
    }

    /// Takes in what is to be seen. What it has just laid itself it knows at once, all else after a reaction time.
    fn look(&mut self, view: &View, tick: u64) {
        let Self { habits, generator, .. } = self;
        let mut reaction = || habits.notice.draw(generator);
        let own = &view.areas[self.seat];
        if let Some(play) = self.laid.take_if(|play| own[play.slot] != Some(play.card))
            && view.top(play.ledger) == Some(play.card)
        {
            self.tops[play.ledger].assume(Some(play.card));
        }
        for (ledger, sight) in self.tops.iter_mut().enumerate() {
            sight.watch(&view.top(ledger), tick, &mut reaction);
        }

        let other = 1 - self.seat;
        let rival = Rival { area: view.areas[other], deck: view.decks[other].count };
        if std::mem::take(&mut self.called) {
            self.rival.assume(rival);
        }
        let before = self.rival.known().remaining();
        self.rival.watch(&rival, tick, &mut reaction);
        if self.rival.known().remaining() < before {
            self.waits_until = None;
        }

        self.stall = view.is_stall().then(|| {
            let tops = [view.top(0), view.top(1)];
            let begun = || Stall { tops, call_at: tick + habits.call.draw(generator) };
            self.stall.filter(|stall| stall.tops == tops).unwrap_or_else(begun)
        });
    }

    /// Calls, unless it is for a human to begin.
    fn call(&mut self, view: &View, tick: u64) -> Option<Action> {
        if !self.opens && super::is_opening(view) {
            return None;
        }
        let slot = self.card_to_turn(view);
        self.act(tick, self.habits.play.least());
        self.called = true;
        self.wait(tick);
        Some(Action::Call { slot })
    }

    /// The card to give at a call, where the rules let it choose and it thinks so far.
    fn card_to_turn(&self, view: &View) -> Option<usize> {
        if self.habits.foresight == Foresight::None {
            return None;
        }
        let slots = view.legal().into_iter().filter_map(|action| match action {
            Action::Call { slot } => slot,
            Action::Play { .. } | Action::Refill {} => None,
        });
        self.belief(view).best_to_turn(slots)
    }

    fn refill(&mut self, tick: u64) -> Action {
        let busy = self.habits.refill.draw(&mut self.generator);
        self.act(tick, busy);
        Action::Refill {}
    }

    /// The play that it would make if it did not overlook it.
    fn choose(&mut self, view: &View, tick: u64) -> Option<Play> {
        let belief = self.belief(view);
        let best = belief.best(belief.plays(), self.habits.foresight);
        let waits = self.waits_until.is_some_and(|until| tick < until);
        // It goes on only where the other side is known to be stuck and still is.
        let other_side_can_move = || belief.other_side().can_move() || Belief::of(view).other_side().can_move();
        if best.is_empty() || (waits && other_side_can_move()) {
            return None;
        }
        Some(best[self.generator.index(best.len() as u32)])
    }

    /// Lays a card, or overlooks that it could.
    fn play(&mut self, view: &View, play: Play, tick: u64) -> Option<Action> {
        if !self.overlooked && self.generator.index(100) < self.habits.overlooks {
            self.free_at = tick + self.habits.play.draw(&mut self.generator);
            self.overlooked = true;
            return None;
        }
        let chains = self.belief(view).chains(play);
        let span = if chains { self.habits.chain } else { self.habits.play };
        let busy = span.draw(&mut self.generator);
        self.act(tick, busy);
        self.laid = Some(play);
        self.wait(tick);
        Some(Action::Play { slot: play.slot, ledger: play.ledger, onto: Some(play.onto) })
    }

    fn act(&mut self, tick: u64, busy: u64) {
        self.free_at = tick + busy;
        self.overlooked = false;
    }

    /// From now on it is the other side's turn, at a level that waits.
    fn wait(&mut self, tick: u64) {
        self.waits_until = self.habits.patience.map(|patience| {
            // Two computers that wait would wait for ever; a human may take any time.
            if self.opens { tick + patience.draw(&mut self.generator) } else { u64::MAX }
        });
    }

    /// The table as it knows it.
    fn belief(&self, view: &View) -> Belief {
        let tops = [0, 1].map(|ledger: Seat| *self.tops[ledger].known());
        Belief::new(view, tops, self.rival.known().area, self.rival.known().deck)
    }
}
