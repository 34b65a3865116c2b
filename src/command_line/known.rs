use crate::registry::{Game, GameVisitor};
use crate::rules::Rules;

/// A game, as far as the command line has to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownGame<'a> {
    /// Its name in `LAB.md`.
    pub name: &'a str,
    /// The names of its presets.
    pub presets: &'a [&'a str],
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
            fn visit<G: Rules>(self) -> Self::Output {
                KnownGame {
                    name: G::NAME,
                    presets: G::PRESETS,
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
        Self { name, presets: &[], seats: (0, 0), default_seats: 0, people: (0, 0), playable: false }
    }
}

/// The names that the command line may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known<'a> {
    /// The games, in the order of the title screen.
    pub games: &'a [KnownGame<'a>],
    /// The levels, weakest first.
    pub levels: &'a [&'a str],
}

impl<'a> Known<'a> {
    pub(super) fn playable(&self) -> Vec<&'a str> {
        self.games.iter().filter(|game| game.playable).map(|game| game.name).collect()
    }

    /// The most that can play any game.
    pub(super) fn most_seats(&self) -> usize {
        self.games.iter().filter(|game| game.playable).map(|game| game.seats.1).max().unwrap_or(0)
    }

    /// The presets of one game, or of all that can be played, each once.
    pub(super) fn presets(&self, game: Option<&str>) -> Vec<&'a str> {
        let games = self.games.iter().filter(|known| known.playable && game.is_none_or(|game| game == known.name));
        let mut presets = Vec::new();
        for preset in games.flat_map(|game| game.presets) {
            if !presets.contains(preset) {
                presets.push(preset);
            }
        }
        presets
    }
}
