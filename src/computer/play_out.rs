use std::error::Error;

use thiserror::Error;

use super::{Chair, Computers, Level, TICKS_PER_SECOND};
use crate::cards::DealNumber;
use crate::record::{Player, Record, ReplayError};
use crate::rules::Outcome;

/// So long may nobody act in a game among computers before it is given up: a minute, in ticks, several times what the
/// slowest of them needs. A game holds a limited number of actions, so this bounds all of it.
pub const IDLE_TICKS: u64 = 60 * TICKS_PER_SECOND;

/// A game that computers have played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedOut<G: Computers> {
    /// The game after its end.
    pub game: G,
    /// Everything that was done.
    pub record: Record<G>,
    /// How it ended.
    pub outcome: Outcome,
    /// How long it took, in ticks.
    pub ticks: u64,
    /// How many actions came too late or were refused for another reason.
    pub refused: usize,
}

/// Why a game among computers has no end.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
pub enum PlayOutError<R: Error + 'static> {
    /// It cannot be dealt.
    #[error(transparent)]
    Deal(#[from] ReplayError<R>),
    /// Nobody acted for [`IDLE_TICKS`].
    #[error("deal {deal}: nobody has acted since tick {since}")]
    Stuck {
        /// The deal.
        deal: DealNumber,
        /// When somebody last acted.
        since: u64,
    },
}

/// Lets computers play a deal to its end, tick by tick.
///
/// At every tick each seat in turn looks, thinks and acts; who is first at a tick goes round, so that no seat has the
/// better of a collision.
///
/// # Errors
/// If there is no such deal, or nobody acts any more.
pub fn play_out<G: Computers>(
    preset: &str,
    options: &G::Options,
    levels: &[Level],
    deal: DealNumber,
) -> Result<PlayedOut<G>, PlayOutError<G::Refusal>> {
    let players = levels.iter().map(|level| Player::Computer { level: *level }).collect();
    let mut record = Record::<G>::new(preset, options.clone(), players, deal);
    let mut game = record.deal()?;
    let opens = record.is_computers_only();
    let chairs = levels.iter().enumerate().map(|(seat, level)| Chair { level: *level, seat, deal, opens });
    let mut computers: Vec<_> = chairs.map(|chair| G::computer(&chair, options)).collect();
    let look = |game: &G| -> Vec<G::View> { (0..levels.len()).map(|seat| game.view(seat)).collect() };
    let mut views = look(&game);
    let (mut tick, mut acted, mut refused) = (0, 0, 0);
    loop {
        for seat in seats_at(tick, levels.len()) {
            if let Some(outcome) = game.outcome() {
                return Ok(PlayedOut { game, record, outcome, ticks: acted, refused });
            }
            let Some(action) = G::think(&mut computers[seat], &views[seat], tick) else { continue };
            if game.apply(seat, &action).is_ok() {
                record.push(tick, seat, action);
                views = look(&game);
                acted = tick;
            } else {
                refused += 1;
            }
        }
        tick += 1;
        if tick - acted > IDLE_TICKS {
            return Err(PlayOutError::Stuck { deal, since: acted });
        }
    }
}

/// The seats in the order in which they act at a tick.
fn seats_at(tick: u64, seats: usize) -> impl Iterator<Item = usize> {
    let first = (tick % seats.max(1) as u64) as usize;
    (first..seats).chain(0..first)
}
