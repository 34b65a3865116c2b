//! Copy and paste by the system's own keys and menus.
//!
//! Only browsers hand these over; elsewhere nothing is pasted, and nobody asks what could be copied.

use bevy::prelude::*;

/// Text that somebody has pasted.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Pasted(pub String);

/// The text that copying takes from what is shown now.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Copyable(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pasted>().init_resource::<Copyable>();
}
