use bevy::prelude::*;

use crate::text::Localized;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// When, in seconds of the game's clock.
    pub seconds: u64,
    /// What happened. Kept as a text of the language files, so that it follows the language.
    pub text: Localized,
}

/// The words of the game in play so far, whichever it is. They follow from its record: a game that is continued has its
/// log back, and one that is dealt again begins with an empty one.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    pub(super) game: &'static str,
    pub(super) entries: Vec<LogEntry>,
}

impl Log {
    /// All lines, the oldest first.
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// The newest line.
    pub fn last(&self) -> Option<&LogEntry> {
        self.entries.last()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>();
}
