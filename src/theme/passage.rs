//! How screens, menus and notices come and go (`LOOK.md` §6): on real time, since an open menu stops the table's, and
//! quadratic out.

use std::time::Duration;

use super::timing::{self, speed_factor};
use crate::storage::Settings;

/// What rises comes from this far below its place, in units.
pub const RISE: f32 = 12.0;

/// For how long something has been coming or going; nothing yet before its first frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Passage(Option<Duration>);

impl Passage {
    /// Of what has come, or gone.
    pub const OVER: Self = Self(Some(Duration::MAX));

    /// A frame of this length has passed. The first one only begins.
    pub fn advance(&mut self, frame: Duration) {
        self.0 = Some(self.0.map_or(Duration::ZERO, |age| age.saturating_add(frame)));
    }

    /// It is over at once.
    pub const fn end(&mut self) {
        *self = Self::OVER;
    }

    /// The time since its first frame.
    pub fn age(self) -> Duration {
        self.0.unwrap_or_default()
    }

    /// How much is still to come, 1–0, of a passage that lasts so long.
    pub fn left(self, lasts: Duration) -> f32 {
        let age = self.age();
        if age >= lasts { 0.0 } else { (1.0 - age.div_duration_f32(lasts)).powi(2) }
    }
}

/// How long a passage takes that does so at normal speed: under reduced motion it is a fade.
pub fn lasts(normal: Duration, settings: &Settings) -> Duration {
    let normal = if settings.reduced_motion { timing::FADE } else { normal };
    normal.mul_f32(speed_factor(settings.animation_speed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passage_begins_with_its_first_frame_and_slows_down() {
        let lasts = Duration::from_millis(100);
        let mut passage = Passage::default();
        passage.advance(Duration::from_secs(9));
        assert_eq!(passage.left(lasts), 1.0);
        passage.advance(Duration::from_millis(50));
        assert_eq!((passage.left(lasts), passage.age()), (0.25, Duration::from_millis(50)));
        passage.advance(Duration::from_millis(50));
        assert_eq!(passage.left(lasts), 0.0);
    }

    #[test]
    fn a_passage_that_was_ended_stays_so() {
        let mut passage = Passage::default();
        passage.end();
        passage.advance(Duration::from_millis(16));
        assert_eq!((passage, passage.left(Duration::from_secs(3600))), (Passage::OVER, 0.0));
    }
}
