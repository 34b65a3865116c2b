use std::collections::VecDeque;

use bevy::prelude::*;

use crate::text::Localized;

/// What the player has to be told and nobody has shown yet, oldest first.
///
/// Whatever draws notices takes them one by one; until then they wait, also over a change of screen.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Notices(VecDeque<Localized>);

impl Notices {
    /// Adds a notice, unless the same is waiting already.
    pub fn push(&mut self, notice: Localized) {
        if !self.0.contains(&notice) {
            self.0.push_back(notice);
        }
    }

    /// Takes the oldest.
    pub fn take(&mut self) -> Option<Localized> {
        self.0.pop_front()
    }

    /// Those that wait, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Localized> {
        self.0.iter()
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
