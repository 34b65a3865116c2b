//! The search for factors that the rules have not found at once: it goes on while the scene is shown, a slice a frame.

use std::time::Duration;

use bevy::prelude::*;

use super::story::Story;
use super::words::sentence;
use super::{Table, Verdict};
use crate::announcements::Announcement;
use crate::numbers::Factorisation;
use crate::play::Play;
use crate::rules::prime_daifugo::PrimeDaifugo;
use crate::theme::timing;
use crate::window::KeepDrawing;

/// A search under way.
#[derive(Debug)]
pub(super) struct FactorSearch {
    /// Which of the numbers that are shown apart is searched.
    which: usize,
    factorisation: Factorisation,
    /// How long it may still go on, all numbers together.
    left: Duration,
    /// Whether anything was found.
    found: bool,
}

/// So many rounds take a millisecond or two.
const ROUNDS_A_FRAME: u64 = 1 << 14;

impl FactorSearch {
    /// Begins to search where something is left to be found.
    pub fn of(story: &Story) -> Option<Self> {
        Self::beginning_at(story, 0, timing::FACTOR_SEARCH, false)
    }

    /// Begins with the first number from there on of which something is left.
    fn beginning_at(story: &Story, first: usize, left: Duration, found: bool) -> Option<Self> {
        let mut numbers = story.apart().iter().enumerate().skip(first);
        let (which, apart) = numbers.find(|(_, apart)| !apart.rest.is_empty())?;
        Some(Self { which, factorisation: Factorisation::new(&apart.number), left, found })
    }

    /// How many factors are known.
    fn known(&self) -> usize {
        self.factorisation.primes().count() + self.factorisation.composites().len()
    }
}

/// Goes on for a while; no frame waits for the end. What was found is told once all of it has ended.
pub(super) fn search_for_factors(
    mut scenes: Query<&mut Verdict>,
    play: Res<Play<PrimeDaifugo>>,
    time: Res<Time<Virtual>>,
    mut announcements: MessageWriter<Announcement>,
    mut drawing: KeepDrawing,
) {
    for mut scene in &mut scenes {
        let Verdict { search: Some(search), story, .. } = scene.bypass_change_detection() else { continue };
        let before = search.known();
        let complete = search.factorisation.advance(ROUNDS_A_FRAME);
        search.left = search.left.saturating_sub(time.delta());
        let learned = search.known() != before;
        if learned && let Some(apart) = story.apart_mut().get_mut(search.which) {
            search.found = true;
            apart.learn(&search.factorisation);
        }
        if complete || search.left.is_zero() {
            let (left, found) = (search.left, search.found);
            let next = FactorSearch::beginning_at(story, search.which + 1, left, found).filter(|_| !left.is_zero());
            if next.is_none() && found {
                announcements.write(Announcement::polite(sentence(story, &Table(&play.record().players))));
            }
            scene.bypass_change_detection().search = next;
        }
        if learned {
            scene.set_changed();
        }
        drawing.request();
    }
}
