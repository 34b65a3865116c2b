//! The screens, one at a time: title, set-up, the table, the result.
//!
//! A screen is built from resources alone, so it can be built anew at any time: when the window is turned, when the
//! language changes, when what it shows is another thing. What somebody has chosen lives in those resources.

mod change;
mod deal_number;
mod names;
mod result;
mod set_up;
mod title;

pub use names::{player_level, player_name};
pub use result::LookBackOffered;
pub(crate) use result::verdict;
pub use set_up::{DealEntry, SetUp, SetUpChange};

use bevy::prelude::*;

use crate::text::Texts;
use crate::theme::frame::FrameShape;

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
    app.add_plugins((change::plugin, deal_number::plugin, title::plugin, set_up::plugin, result::plugin));
}

/// Run condition: a screen or menu that is open has to be built anew, for another shape of window or another language.
pub(crate) fn shape_or_language_changed(shape: Res<FrameShape>, texts: Res<Texts>) -> bool {
    shape.is_changed() || texts.is_changed()
}
