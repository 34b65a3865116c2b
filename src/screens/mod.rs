//! The screens, one at a time: title, set-up, the table, the result.

use bevy::prelude::*;

/// Which screen is shown.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The games to choose from.
    #[default]
    Title,
    /// Preset, level, options and deal of one game.
    SetUp,
    /// The table, with a game in play.
    Play,
    /// How a game or a match ended.
    Result,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
}
