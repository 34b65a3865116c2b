use bevy::prelude::*;

/// The names of the games that have something to practise: they build [`Menu::Practice`](super::Menu::Practice).
#[derive(Resource, Debug, Default)]
pub struct Practices(Vec<&'static str>);

impl Practices {
    /// Adds a game.
    pub fn add(&mut self, game: &'static str) {
        if !self.has(game) {
            self.0.push(game);
        }
    }

    /// Whether the game has something to practise.
    pub fn has(&self, game: &str) -> bool {
        self.0.contains(&game)
    }
}
