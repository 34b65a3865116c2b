use bevy::prelude::*;
use serde_json::Value;

use super::{Playable, StartGame, fresh_deal};
use crate::command_line::CommandLine;
use crate::computer::Level;
use crate::record::Player;

/// Starts the game that the command line names, against computers of its level.
pub(super) fn start_game_of_command_line<G: Playable>(
    command_line: Option<Res<CommandLine>>,
    mut games: MessageWriter<StartGame>,
) {
    let Some(command_line) = command_line.filter(|command_line| command_line.game.as_deref() == Some(G::NAME)) else {
        return;
    };
    let named = command_line.level.as_ref().and_then(|level| level.parse::<Level>().ok());
    let level = named.unwrap_or(G::DEFAULT_LEVEL);
    let mut players = vec![Player::Computer { level }; G::DEFAULT_SEATS];
    players[0] = Player::Human;
    games.write(StartGame {
        game: G::NAME.to_owned(),
        preset: command_line.preset.clone().unwrap_or_else(|| G::PRESETS[0].to_owned()),
        options: Value::Null,
        players,
        deal: command_line.deal.unwrap_or_else(fresh_deal),
    });
}
