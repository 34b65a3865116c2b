use std::collections::VecDeque;

use bevy::prelude::*;

use crate::text::Localized;

/// Something that the player has to be told.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What.
    pub words: Localized,
    /// What it is about, as it lies in the window: logical px from the upper left corner, y down. It is shown beside that,
    /// or in its own place where this is nothing.
    pub about: Option<Rect>,
    /// Whether it is true of this moment of the game only.
    pub passing: bool,
}

/// What the player has to be told and nobody has shown yet, oldest first.
///
/// Whatever draws notices takes them one by one; until then they wait, also over a change of screen. They are announced
/// apart from that, at once.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Notices {
    /// On their way to the screen.
    waiting: VecDeque<Notice>,
    /// On their way to being announced.
    unsaid: Vec<Localized>,
    /// The moment of the game that passing notices are true of, counted.
    moment: u64,
}

impl Notices {
    /// Adds a notice. It is announced in any case, and shown unless the same is waiting already.
    pub fn push(&mut self, words: Localized) {
        self.add(Notice { words, about: None, passing: false });
    }

    /// Adds a notice that is true of this moment of the game only: it is shown next or not at all. It may be about something on
    /// the table, in logical px from the window's upper left corner.
    pub fn push_passing(&mut self, words: Localized, about: Option<Rect>) {
        self.waiting.retain(|notice| !notice.passing);
        self.add(Notice { words, about, passing: true });
    }

    /// The game has gone on: what was true of a moment of it is not shown any more.
    pub fn forget_passing(&mut self) {
        self.waiting.retain(|notice| !notice.passing);
        self.moment += 1;
    }

    /// How often the game has gone on: what is shown of an earlier moment makes way.
    pub const fn moment(&self) -> u64 {
        self.moment
    }

    fn add(&mut self, notice: Notice) {
        self.unsaid.push(notice.words.clone());
        if !self.iter().any(|waits| *waits == notice.words) {
            self.waiting.push_back(notice);
        }
    }

    /// Takes the oldest.
    pub fn take(&mut self) -> Option<Notice> {
        self.waiting.pop_front()
    }

    /// Those that wait, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Localized> {
        self.waiting.iter().map(|notice| &notice.words)
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether some have not been announced.
    pub(crate) fn has_unsaid(&self) -> bool {
        !self.unsaid.is_empty()
    }

    /// Takes those that have not been announced, oldest first.
    pub(crate) fn take_unsaid(&mut self) -> Vec<Localized> {
        std::mem::take(&mut self.unsaid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_true_of_a_moment_is_shown_next_or_not_at_all() {
        let mut notices = Notices::default();
        let words = Localized::new;
        notices.push_passing(words("first"), None);
        notices.push(words("lasting"));
        notices.push_passing(words("second"), None);
        assert_eq!(notices.iter().collect::<Vec<_>>(), [&words("lasting"), &words("second")]);
        notices.forget_passing();
        assert_eq!(notices.iter().collect::<Vec<_>>(), [&words("lasting")]);
        assert_eq!(notices.take_unsaid(), ["first", "lasting", "second"].map(words), "all of them are said");
    }
}
