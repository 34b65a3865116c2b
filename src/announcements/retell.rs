use bevy::prelude::*;

use super::{Announcement, Log, LogEntry};
use crate::AppSystems;
use crate::play::{Clock, Play, Playable};
use crate::record::{Player, Record, ReplayError};
use crate::rules::Seat;
use crate::table::Tabled;

/// What a game may look at to put one of its events into words.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a, G> {
    /// Who sits where.
    pub players: &'a [Player],
    /// The state right after the action that the event belongs to.
    pub state: &'a G,
}

impl<G> Told<'_, G> {
    /// The seat that is spoken to as "you": the only human's.
    pub fn you(&self) -> Option<Seat> {
        Player::only_human(self.players)
    }
}

/// How far the record of a game has been put into words. It is played again here, action by action, so that every event
/// is told with the state it led to, whether it has just happened or was found in a saved game.
struct Retold<G: Playable> {
    record: Record<G>,
    state: G,
    clock: Clock,
}

impl<G: Tabled> Retold<G> {
    /// Before the first action.
    fn from_the_deal(record: &Record<G>) -> Result<Self, ReplayError<G::Refusal>> {
        let mut record = record.clone();
        record.actions.clear();
        Ok(Self { state: record.deal()?, record, clock: Clock::default() })
    }

    /// Whether `record` is the same game, as far as it has been told or further.
    fn leads_to(&self, record: &Record<G>) -> bool {
        let (told, other) = (&self.record, record);
        other.actions.starts_with(&told.actions)
            && (other.deal, &other.options, &other.players) == (told.deal, &told.options, &told.players)
            && (&other.previous, &other.series) == (&told.previous, &told.series)
    }

    /// Tells every action of `record` that has not been told. (One that the rules refuse cannot be in the record of a game
    /// in play; there it ends.)
    fn tell(&mut self, record: &Record<G>, mut tell: impl FnMut(u64, Announcement)) {
        for done in &record.actions[self.record.actions.len()..] {
            self.clock.skip_to(done.tick, self.state.clock_runs());
            let Ok(events) = self.state.apply(done.seat, &done.action) else { return };
            let told = Told { players: &record.players, state: &self.state };
            let seconds = self.clock.seconds() as u64;
            events.iter().filter_map(|event| G::announce(event, &told)).for_each(|said| tell(seconds, said));
            self.record.actions.push(done.clone());
        }
    }
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(Update, retell::<G>.in_set(AppSystems::Zones).run_if(resource_exists_and_changed::<Play<G>>));
}

/// Announces and logs what has been done since. A game that was dealt, continued or taken back is logged from its deal,
/// and nothing of that is announced: it happened before.
fn retell<G: Tabled>(
    play: Res<Play<G>>,
    mut retold: Local<Option<Retold<G>>>,
    mut log: ResMut<Log>,
    mut announcements: MessageWriter<Announcement>,
) -> Result {
    let record = play.record();
    let same = log.game == G::NAME && retold.as_ref().is_some_and(|retold| retold.leads_to(record));
    if !same {
        *retold = Some(Retold::from_the_deal(record)?);
        *log = Log { game: G::NAME, entries: Vec::new() };
    }
    let Some(retold) = retold.as_mut() else { return Ok(()) };
    retold.tell(record, |seconds, said| {
        log.entries.push(LogEntry { seconds, text: said.text.clone() });
        if same {
            announcements.write(said);
        }
    });
    Ok(())
}
