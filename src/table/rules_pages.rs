//! What the rules page of each game shows, as the games bring it along.

use bevy::prelude::*;

/// One section of a game's rules page: its texts stand under `{game}-rules-{key}-heading` and `{game}-rules-{key}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// What tells its texts from those of the game's other sections.
    pub key: &'static str,
    /// Names of cards to be shown side by side; `->` and `<-` stand for "goes on".
    pub cards: &'static [&'static str],
    /// The rows of a part of a board, their cells apart by spaces: the name of the card that lies there, with `+` before it if
    /// it is being laid; before the name of a card that does not, `.` for an empty cell, `o` for an open one, `x` for one whose
    /// card dies, `#` for a closed one; and `-` for no cell.
    pub board: &'static [&'static str],
}

impl Section {
    /// A section of words alone.
    pub const fn of_words(key: &'static str) -> Self {
        Self { key, cards: &[], board: &[] }
    }

    /// A section with cards side by side.
    pub const fn with_cards(key: &'static str, cards: &'static [&'static str]) -> Self {
        Self { cards, ..Self::of_words(key) }
    }

    /// A section with a part of a board.
    pub const fn with_board(key: &'static str, board: &'static [&'static str]) -> Self {
        Self { board, ..Self::of_words(key) }
    }
}

/// The rules pages of all games, one for each, in the order in which the registry adds the games.
#[derive(Resource, Debug, Default)]
pub struct RulesPages(Vec<(&'static str, &'static [Section])>);

impl RulesPages {
    /// Adds the page of a game; one that is added again replaces it.
    pub fn add(&mut self, game: &'static str, sections: &'static [Section]) {
        match self.0.iter_mut().find(|(name, _)| *name == game) {
            Some((_, page)) => *page = sections,
            None => self.0.push((game, sections)),
        }
    }

    /// The names of the games that have a page.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &'static str> {
        self.0.iter().map(|(game, _)| *game)
    }

    /// The sections of a game; none for a game without a page.
    pub fn sections(&self, game: &str) -> &'static [Section] {
        self.0.iter().find(|(name, _)| *name == game).map_or(&[], |(_, sections)| sections)
    }
}
