use std::env;
use std::time::Duration;

use bevy::app::AppExit;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitPlugin;

use crate::command_line::{CommandLine, Known, KnownGame, Stop};
use crate::computer::{Computers, Level};
use crate::registry::{ANNOUNCED, Game, GameVisitor};
use crate::storage::{LoadedSettings, Storage, WindowPlacement, load_settings};

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
pub fn run() -> AppExit {
    match read_command_line() {
        Ok(command_line) => play(command_line),
        Err(stop) => {
            stop.print();
            AppExit::from_code(stop.code)
        }
    }
}

fn read_command_line() -> Result<CommandLine, Stop> {
    let planned = ANNOUNCED.into_iter().filter(|name| Game::from_name(name).is_none()).map(KnownGame::planned);
    let games: Vec<_> = Game::ALL.iter().copied().map(KnownGame::of).chain(planned).collect();
    let offered = |level: &&Level| Game::ALL.iter().any(|game| game.visit(Levels).contains(level));
    let levels: Vec<_> = Level::ALL.iter().filter(offered).map(|level| level.name()).collect();
    CommandLine::parse(env::args_os().skip(1), &Known { games: &games, levels: &levels })
}

/// The levels of a game's computers.
struct Levels;

impl GameVisitor for Levels {
    type Output = &'static [Level];

    fn visit<G: Computers>(self) -> Self::Output {
        G::LEVELS
    }
}

fn play(command_line: CommandLine) -> AppExit {
    let mut app = App::new();
    // A system that fails has failed alone; the game goes on.
    app.set_error_handler(bevy::ecs::error::error);
    // The window is made where it last stood, so the settings are read before anything else.
    let storage = Storage::of_player(command_line.data.as_deref());
    let LoadedSettings { settings, notices, warnings } = load_settings(&storage);
    app.add_plugins(crate::window::open(&settings.window));
    app.insert_resource(storage).insert_resource(notices).insert_resource(warnings);
    app.insert_resource(settings).insert_resource(command_line);
    app.add_plugins(plugin);
    app.run()
}

/// How much time passes in every update of a [`headless`] app.
pub const HEADLESS_FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);

/// The same app for tests: a window that nobody sees, no renderer, no gamepads, nothing logged, and
/// [`HEADLESS_FRAME`] of time in every [`App::update`]. Layout, focus, picking and assets work as in the game; a system
/// that fails panics.
///
/// `prepare` may insert what the game would have found at its start.
pub fn headless(prepare: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::panic);
    let nowhere = RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() };
    app.add_plugins(
        crate::window::open(&WindowPlacement::default())
            .set(nowhere)
            .disable::<PipelinedRenderingPlugin>()
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>(),
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(HEADLESS_FRAME));
    prepare(&mut app);
    app.add_plugins(plugin);
    app.finish();
    app.cleanup();
    app
}
