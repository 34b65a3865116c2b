use crate::computer::{Computers, Level};
use crate::registry::{Game, GameVisitor};

/// A game, as far as the command line has to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownGame<'a> {
    /// Its name in `LAB.md`.
    pub name: &'a str,
    /// The names of its presets.
    pub presets: &'a [&'a str],
    /// The levels of its computers that people are offered.
    pub levels: &'a [Level],
    /// How many may play, fewest and most.
    pub seats: (usize, usize),
    /// How many play where nothing is said.
    pub default_seats: usize,
    /// How many of them may be people, fewest and most.
    pub people: (usize, usize),
    /// Whether it can be played in this version.
    pub playable: bool,
}

impl KnownGame<'static> {
    /// A game of this version.
    pub fn of(game: Game) -> Self {
        struct Playable;
        impl GameVisitor for Playable {
            type Output = KnownGame<'static>;
            fn visit<G: Computers>(self) -> Self::Output {
                KnownGame {
                    name: G::NAME,
                    presets: G::PRESETS,
                    levels: G::LEVELS,
                    seats: (*G::SEATS.start(), *G::SEATS.end()),
                    default_seats: G::DEFAULT_SEATS,
                    people: (*G::PEOPLE.start(), *G::PEOPLE.end()),
                    playable: true,
                }
            }
        }
        game.visit(Playable)
    }

    /// A game that a later version will have.
    pub const fn planned(name: &'static str) -> Self {
        Self { name, presets: &[], levels: &[], seats: (0, 0), default_seats: 0, people: (0, 0), playable: false }
    }
}

/// The names that the command line may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known<'a> {
    /// The games, in the order of the title screen.
    pub games: &'a [KnownGame<'a>],
}

impl<'a> Known<'a> {
    pub(super) fn playable(&self) -> Vec<&'a str> {
        self.games.iter().filter(|game| game.playable).map(|game| game.name).collect()
    }

    /// The most that can play any game.
    pub(super) fn most_seats(&self) -> usize {
        self.games.iter().filter(|game| game.playable).map(|game| game.seats.1).max().unwrap_or(0)
    }

    /// One game, or all that can be played.
    fn named(&self, game: Option<&str>) -> impl Iterator<Item = &KnownGame<'a>> {
        self.games.iter().filter(move |known| known.playable && game.is_none_or(|game| game == known.name))
    }

    /// The levels of one game, or of all that can be played, weakest first.
    pub(super) fn levels(&self, game: Option<&str>) -> Vec<&'static str> {
        let offered = |level: &&Level| self.named(game).any(|game| game.levels.contains(level));
        Level::ALL.iter().filter(offered).map(|level| level.name()).collect()
    }

    /// The presets of one game, or of all that can be played, each once.
    pub(super) fn presets(&self, game: Option<&str>) -> Vec<&'a str> {
        let mut presets = Vec::new();
        for preset in self.named(game).flat_map(|game| game.presets) {
            if !presets.contains(preset) {
                presets.push(preset);
            }
        }
        presets
    }
}
