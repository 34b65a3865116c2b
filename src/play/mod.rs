//! The game in play: the one resource that holds the truth, and the only way to change it.

mod request;
mod summary;

pub use request::{PlayRequest, StartGame};
pub use summary::{SavedGame, Summary};

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<StartGame>().add_message::<PlayRequest>().init_resource::<SavedGame>();
}
