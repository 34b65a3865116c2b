use bevy::prelude::*;
use serde_json::Value;

use crate::cards::DealNumber;
use crate::record::Player;

/// Start a game, whichever; refused with a notice if the game, preset or options do not exist.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct StartGame {
    /// The game's name (`LAB.md`, "Names").
    pub game: String,
    /// The preset that the options began as.
    pub preset: String,
    /// All options, in the form of `LAB.md`.
    pub options: Value,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The deal; of a match, that of its first game.
    pub deal: DealNumber,
}

/// What may be asked of the game in play from a menu or the result screen, whichever game it is.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayRequest {
    /// Deal the same game again; in a match, only this game of it.
    RestartDeal,
    /// Begin anew (a whole match, where it is one) with a deal number drawn at random.
    NewDeal,
    /// Begin anew with the same deal (of a match, its first).
    Rematch,
    /// Take back what the only person did last, and what followed, in a game in turns.
    Undo,
    /// Play the next game of the match.
    NextGame,
    /// Look at the last position of the game that has ended.
    ShowBoard,
    /// Back from there to its result.
    ShowResult,
    /// Go on with the saved game.
    Continue,
    /// Back to the title; the game stays saved.
    Leave,
}
