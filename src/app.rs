// Tests run where the compiler does.
#[cfg(not(target_arch = "wasm32"))]
mod headless;

#[cfg(not(target_arch = "wasm32"))]
pub use headless::{HEADLESS_FRAME, headless};

use bevy::app::AppExit;
use bevy::prelude::*;

use crate::command_line::{CommandLine, Known, KnownGame};
use crate::registry::{ANNOUNCED, Game};
use crate::storage::{LoadedSettings, Storage, load_settings};
use crate::text::Localized;

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
        crate::announcements::plugin,
        crate::registry::plugin,
        crate::window::plugin,
    ));
}

/// Reads the command line, opens the window and plays until it is closed.
///
/// Where the command line has a mistake, or only asks for help, that is printed instead and no window opens.
#[cfg(not(target_arch = "wasm32"))]
pub fn run() -> AppExit {
    match with_known(|known| CommandLine::parse(std::env::args_os().skip(1), known)) {
        Ok(command_line) => play(command_line, None),
        Err(stop) => {
            stop.print();
            AppExit::from_code(stop.code)
        }
    }
}

/// Reads the page's address and plays in the page's canvas; returns at once. A mistake in the address is told on the title.
#[cfg(target_arch = "wasm32")]
pub fn run() -> AppExit {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let parameters = web_sys::UrlSearchParams::new_with_str(&query).ok();
    let value_of = |name: &str| parameters.as_ref()?.get(name);
    let (command_line, mistake) = with_known(|known| CommandLine::of_address(value_of, known));
    play(command_line, mistake)
}

/// Lets somebody read what the player asks for, by the names that there are.
fn with_known<T>(read: impl FnOnce(&Known<'_>) -> T) -> T {
    let planned = ANNOUNCED.into_iter().filter(|name| Game::from_name(name).is_none()).map(KnownGame::planned);
    let games: Vec<_> = Game::ALL.iter().copied().map(KnownGame::of).chain(planned).collect();
    read(&Known { games: &games })
}

/// Plays; `told` is what the player has to know first.
fn play(command_line: CommandLine, told: Option<Localized>) -> AppExit {
    let mut app = App::new();
    // A system that fails has failed alone; the game goes on.
    app.set_error_handler(bevy::ecs::error::error);
    // The window is made where it last stood, so the settings are read before anything else.
    let storage = Storage::of_player(command_line.data.as_deref());
    let LoadedSettings { settings, mut notices, warnings } = load_settings(&storage);
    told.into_iter().for_each(|notice| notices.push(notice));
    app.add_plugins(crate::window::open(&settings.window));
    app.insert_resource(storage).insert_resource(notices).insert_resource(warnings);
    app.insert_resource(settings).insert_resource(command_line);
    app.add_plugins(plugin);
    app.run()
}
