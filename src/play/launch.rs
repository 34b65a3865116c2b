use bevy::prelude::*;
use serde_json::Value;

use super::{Playable, StartGame, Table, fresh_deal};
use crate::command_line::CommandLine;
use crate::computer::Level;

/// Starts the game that the command line names, with as many people and computers as it says.
pub(super) fn start_game_of_command_line<G: Playable>(
    command_line: Option<Res<CommandLine>>,
    mut games: MessageWriter<StartGame>,
) {
    let Some(command_line) = command_line.filter(|command_line| command_line.game.as_deref() == Some(G::NAME)) else {
        return;
    };
    let named = command_line.level.as_ref().and_then(|level| level.parse::<Level>().ok());
    let level = named.unwrap_or(G::DEFAULT_LEVEL);
    let table = Table {
        seats: command_line.seats.unwrap_or(G::DEFAULT_SEATS),
        people: command_line.people.unwrap_or(1.clamp(*G::PEOPLE.start(), *G::PEOPLE.end())),
    };
    let preset = command_line.preset.clone().unwrap_or_else(|| G::PRESETS[0].to_owned());
    let options = table.fitting_options::<G>(&preset).ok().and_then(|options| serde_json::to_value(options).ok());
    games.write(StartGame {
        game: G::NAME.to_owned(),
        preset,
        options: options.unwrap_or(Value::Null),
        players: table.players(level),
        deal: command_line.deal.unwrap_or_else(fresh_deal),
    });
}
