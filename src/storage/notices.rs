use std::collections::VecDeque;

use bevy::prelude::*;

use crate::text::Localized;

/// What the player has to be told and nobody has shown yet, oldest first.
///
/// Whatever draws notices takes them one by one; until then they wait, also over a change of screen. They are announced
/// apart from that, at once.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Notices {
    /// On their way to the screen.
    waiting: VecDeque<Localized>,
    /// On their way to being announced.
    unsaid: Vec<Localized>,
}

impl Notices {
    /// Adds a notice. It is announced in any case, and shown unless the same is waiting already.
    pub fn push(&mut self, notice: Localized) {
        if !self.waiting.contains(&notice) {
            self.waiting.push_back(notice.clone());
        }
        self.unsaid.push(notice);
    }

    /// Takes the oldest.
    pub fn take(&mut self) -> Option<Localized> {
        self.waiting.pop_front()
    }

    /// Those that wait, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Localized> {
        self.waiting.iter()
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
