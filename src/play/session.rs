use bevy::prelude::*;

use super::Playable;
use crate::cards::DealNumber;
use crate::computer::{Chair, Level, TICKS_PER_SECOND};
use crate::record::{Flags, Player, Record, Recorded, ReplayError};
use crate::rules::{Seat, Zone};

/// The game in play: the rule state, the record that it follows from, and the computers at the table.
///
/// There is at most one such resource. The state changes only in [`Play::act`].
#[derive(Resource)]
pub struct Play<G: Playable> {
    state: G,
    record: Record<G>,
    computers: Vec<Option<G::Computer>>,
}

impl<G: Playable> Play<G> {
    /// Deals a game and seats its computers.
    ///
    /// # Errors
    /// If there is no such deal.
    pub fn begin(record: Record<G>) -> Result<Self, ReplayError<G::Refusal>> {
        let state = record.deal()?;
        Ok(Self { state, computers: seat_computers(&record), record })
    }

    /// Takes a record up where it stopped: every action is performed again, and the computers go on as if nothing had
    /// happened.
    ///
    /// # Errors
    /// At the first action that cannot have happened.
    pub fn resume(record: Record<G>) -> Result<(Self, Clock), ReplayError<G::Refusal>> {
        if G::SIMULTANEOUS {
            return Self::live_through(record);
        }
        // What computers do in turns follows from what they see then ([`crate::computer::Computers::think`]).
        let (state, clock) = Clock::at_the_end_of(&record)?;
        Ok((Self { state, computers: seat_computers(&record), record }, clock))
    }

    /// Takes a record up whose computers have to live through all of its ticks. (Through no more than an hour: a record may
    /// come from anywhere, and of a longer game the computers take the table in anew.)
    fn live_through(record: Record<G>) -> Result<(Self, Clock), ReplayError<G::Refusal>> {
        const LIVED_THROUGH: u64 = 60 * 60 * TICKS_PER_SECOND;
        record.replay()?;
        let mut fresh = record;
        let mut actions = std::mem::take(&mut fresh.actions).into_iter().peekable();
        let mut play = Self::begin(fresh)?;
        let mut clock = Clock::default();
        while let Some(next) = actions.peek().map(|next| next.tick) {
            if clock.tick < next && next <= LIVED_THROUGH {
                clock.advance(play.state.clock_runs());
                // People act between two ticks, after all computers have thought.
                for seat in (0..play.computers.len()).filter(|seat| play.computers[*seat].is_some()).collect::<Vec<_>>()
                {
                    play.think(seat, clock.tick);
                    if let Some(done) = actions.next_if(|next| next.tick == clock.tick && next.seat == seat) {
                        play.repeat(done);
                    }
                }
            } else if let Some(done) = actions.next() {
                clock.skip_to(done.tick, play.state.clock_runs());
                play.repeat(done);
            }
        }
        Ok((play, clock))
    }

    /// Performs an action that the whole replay has just shown to be accepted.
    fn repeat(&mut self, done: Recorded<G::Action>) {
        let repeated = self.act(done.tick, done.seat, &done.action);
        debug_assert!(repeated.is_ok(), "the record was replayed before");
    }

    /// The only way to change the game.
    ///
    /// # Errors
    /// The rules' refusal, which has changed nothing.
    pub fn act(&mut self, tick: u64, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.state.apply(seat, action)?;
        self.record.push(tick, seat, action.clone());
        Ok(events)
    }

    /// Lets the computer at a seat, if there is one, think for a tick about what it may see.
    pub fn think(&mut self, seat: Seat, tick: u64) -> Option<G::Action> {
        let computer = self.computers.get_mut(seat)?.as_mut()?;
        G::think(computer, &self.state.view(seat), tick)
    }

    /// Takes back the last action of the only person, and all that followed: the state is the one before it, and the game
    /// counts as assisted from then on. Nothing happens where [`Self::can_undo`] is false.
    pub fn undo(&mut self) {
        let Some(last) = last_own_action(&self.record) else { return };
        let mut record = self.record.clone();
        record.actions.truncate(last);
        record.flags.assisted = true;
        if let Ok((play, _)) = Self::resume(record) {
            *self = play;
        }
    }

    /// Whether there is anything to take back: a game in turns, one person at the table, who has acted.
    pub fn can_undo(&self) -> bool {
        last_own_action(&self.record).is_some()
    }

    /// Notes that the game does not count as played without help.
    pub fn mark_assisted(&mut self) {
        self.record.flags.assisted = true;
    }

    /// The computer whose turn it is, in a game in turns.
    pub fn computer_on_turn(&self) -> Option<(Seat, Level)> {
        let seat = self.state.turn()?;
        match self.record.players.get(seat)? {
            Player::Human => None,
            Player::Computer { level } => Some((seat, *level)),
        }
    }

    /// How many cards a seat holds in a hidden hand.
    pub fn hand_count(&self, seat: Seat) -> usize {
        let holds = |zone: &Zone| matches!(zone, Zone::Hand { seat: holder, .. } if *holder == seat);
        self.state.zones().iter().filter(|(_, zone)| holds(zone)).count()
    }

    /// Whether no person will act any more though the game goes on, in a game in turns: computers play it to its end.
    pub fn is_among_computers(&self) -> bool {
        !G::SIMULTANEOUS && self.state.outcome().is_none() && self.people().all(|seat| self.hand_count(seat) == 0)
    }

    /// The rule state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record that the state follows from.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The ranks of the finished games of the match, this one's included once it has ended.
    pub fn series(&self) -> Vec<Vec<u8>> {
        series(&self.record, &self.state)
    }

    /// Whether this game is the last of its match.
    pub fn match_is_over(&self) -> bool {
        G::match_is_over(&self.record.options, &self.series())
    }

    /// The record of the same deal, before its first action.
    pub fn restarted(&self) -> Record<G> {
        let mut record = self.record.clone();
        record.actions.clear();
        record.flags = Flags::default();
        record
    }

    /// The record of another deal for the same players, before its first action. Whoever begins may follow from the last
    /// game that has ended (`RULES.md`, "Common to all").
    pub fn another_deal(&self, deal: DealNumber) -> Record<G> {
        let ended = self.state.outcome().map(|outcome| outcome.ranks);
        let previous = ended.or_else(|| self.record.previous.clone());
        let mut record = self.first_game();
        (record.deal, record.previous) = (deal, previous);
        record
    }

    /// The record of the match's next game, before its first action.
    pub fn next_game(&self) -> Record<G> {
        let mut record = self.restarted();
        record.series = self.series();
        record.previous = record.series.last().cloned();
        record.deal = record.deal.game(1);
        record
    }

    /// The record of the match's first game, before its first action. Where there is no match that is this game.
    pub fn first_game(&self) -> Record<G> {
        let mut record = self.restarted();
        if !record.series.is_empty() {
            record.deal = record.deal.game((record.series.len() as u64).wrapping_neg());
            record.series.clear();
            record.previous = None;
        }
        record
    }

    /// The seats of the people, lowest first.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..self.record.players.len()).filter(|seat| self.is_persons(*seat))
    }

    /// Whether a person sits at this seat.
    pub fn is_persons(&self, seat: Seat) -> bool {
        self.record.players.get(seat) == Some(&Player::Human)
    }

    /// The seat of the only human, if there is exactly one.
    pub fn you(&self) -> Option<Seat> {
        Player::only_human(&self.record.players)
    }
}

fn seat_computers<G: Playable>(record: &Record<G>) -> Vec<Option<G::Computer>> {
    let opens = record.is_computers_only();
    let seat = |(seat, player): (Seat, &Player)| match player {
        Player::Human => None,
        Player::Computer { level } => {
            let chair = Chair { level: *level, seat, deal: record.deal, opens };
            Some(G::computer(&chair, &record.options))
        }
    };
    record.players.iter().enumerate().map(seat).collect()
}

/// Which action was the last one of the only person, in a game in turns.
pub(super) fn last_own_action<G: Playable>(record: &Record<G>) -> Option<usize> {
    let you = Player::only_human(&record.players).filter(|_| !G::SIMULTANEOUS)?;
    record.actions.iter().rposition(|done| done.seat == you)
}

/// The ranks of the finished games of a record's match, with those of its own game where that has ended in `state`.
pub(super) fn series<G: Playable>(record: &Record<G>, state: &G) -> Vec<Vec<u8>> {
    let this = state.outcome().map(|outcome| outcome.ranks);
    record.series.iter().cloned().chain(this).collect()
}

/// The time of the game in play, in fixed steps ([`crate::computer::TICKS_PER_SECOND`]) since the deal, pauses not
/// counted.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// All steps.
    pub tick: u64,
    /// The steps in which the game's clock ran; in Speed it stands still in a stall.
    pub running: u64,
    /// The time, in steps too, that passed while computers thought and frames were too slow to count it. No action is recorded
    /// by it, so games stay the same; a game that is taken up again begins with none.
    pub missed: u64,
}

impl Clock {
    /// Plays a record through, without its computers: the state that it ends in, and the clock there.
    ///
    /// # Errors
    /// At the first action that cannot have happened.
    pub(super) fn at_the_end_of<G: Playable>(record: &Record<G>) -> Result<(G, Self), ReplayError<G::Refusal>> {
        let mut clock = Self::default();
        let state = record.replay_watched(|state, next| clock.skip_to(next.tick, state.clock_runs()))?;
        Ok((state, clock))
    }

    /// One step further.
    pub fn advance(&mut self, clock_runs: bool) {
        self.tick += 1;
        self.running += u64::from(clock_runs);
    }

    /// On to a later tick at once.
    pub(crate) fn skip_to(&mut self, tick: u64, clock_runs: bool) {
        let skipped = tick.saturating_sub(self.tick);
        self.tick += skipped;
        self.running += if clock_runs { skipped } else { 0 };
    }

    /// Seconds at the table, pauses and stalls not counted.
    pub fn seconds_at_the_table(&self) -> f32 {
        (self.running + self.missed) as f32 / TICKS_PER_SECOND as f32
    }

    /// Seconds that the game's clock shows.
    pub fn seconds(&self) -> f32 {
        self.running as f32 / TICKS_PER_SECOND as f32
    }
}
