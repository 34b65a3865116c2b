use std::collections::VecDeque;

use crate::rules::prime_daifugo::plays::{Play, Plays, Step};

/// So much work is done at one tick, in the units of [`Plays::advance`]: one or two milliseconds.
const WORK_AT_ONCE: u64 = 50_000;

/// Searches that are gone through one after another, a piece at every tick.
#[derive(Debug, Default)]
pub(super) struct Search {
    waiting: VecDeque<Plays>,
    found: Vec<Play>,
}

impl Search {
    pub(super) fn new(searches: impl IntoIterator<Item = Plays>) -> Self {
        Self { waiting: searches.into_iter().collect(), found: Vec::new() }
    }

    /// Works for one tick; what has been found once all is done.
    pub(super) fn advance(&mut self) -> Option<&[Play]> {
        let mut work = WORK_AT_ONCE;
        while let Some(plays) = self.waiting.front_mut() {
            match plays.advance(&mut work) {
                Step::Found(play) => self.found.push(play),
                Step::Finished => drop(self.waiting.pop_front()),
                Step::Paused => return None,
            }
            if work == 0 {
                return None;
            }
        }
        Some(&self.found)
    }
}
