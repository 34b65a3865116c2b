//! What the command line asks for at the start.

use bevy::prelude::*;
use serde_json::Value;

use crate::command_line::{CommandLine, Known, KnownGame, Stop};
use crate::computer::{Computers, Level};
use crate::play::{StartGame, fresh_deal};
use crate::record::Player;
use crate::registry::{Game, GameVisitor};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, start_the_game_asked_for);
}

/// Reads the program's arguments; the games and levels that can be named are those of the registry.
///
/// # Errors
/// [`Stop`], if there is only something to print.
pub(crate) fn read_command_line() -> Result<CommandLine, Stop> {
    let (games, levels): (Vec<_>, Vec<_>) = Game::ALL.iter().map(|game| game.visit(Describe)).unzip();
    let offered = Level::ALL.into_iter().filter(|level| levels.iter().any(|levels| levels.contains(level)));
    let levels: Vec<_> = offered.map(Level::name).collect();
    CommandLine::parse(std::env::args_os().skip(1), &Known { games: &games, levels: &levels })
}

/// What the command line must know of a game, and the levels of its computers.
struct Describe;

impl GameVisitor for Describe {
    type Output = (KnownGame<'static>, &'static [Level]);

    fn visit<G: Computers>(self) -> Self::Output {
        (KnownGame { name: G::NAME, presets: G::PRESETS, playable: true }, G::LEVELS)
    }
}

/// Where a game is named, it begins at once, one human against computers.
fn start_the_game_asked_for(command_line: Option<Res<CommandLine>>, mut starts: MessageWriter<StartGame>) {
    let Some(command_line) = command_line else { return };
    let game = command_line.game.as_deref().and_then(Game::from_name);
    if let Some(game) = game {
        starts.write(game.visit(Begin(&command_line)));
    }
}

/// The game as the command line wants it, and as it is by itself where that says nothing.
struct Begin<'a>(&'a CommandLine);

impl GameVisitor for Begin<'_> {
    type Output = StartGame;

    fn visit<G: Computers>(self) -> StartGame {
        let Self(asked) = self;
        let level = asked.level.as_deref().and_then(|name| name.parse().ok()).unwrap_or(G::DEFAULT_LEVEL);
        let mut players = vec![Player::Computer { level }; G::DEFAULT_SEATS];
        if let Some(first) = players.first_mut() {
            *first = Player::Human;
        }
        StartGame {
            game: G::NAME.to_owned(),
            preset: asked
                .preset
                .clone()
                .or_else(|| G::PRESETS.first().map(|&name| name.to_owned()))
                .unwrap_or_default(),
            options: Value::Object(serde_json::Map::new()),
            players,
            deal: asked.deal.unwrap_or_else(fresh_deal),
        }
    }
}
