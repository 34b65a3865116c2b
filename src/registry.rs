//! The one place that knows which games there are.

use crate::computer::Computers;
use crate::rules::Rules;
use crate::rules::killer_sevens::KillerSevens;
use crate::rules::prime_daifugo::PrimeDaifugo;
use crate::rules::sevens::Sevens;
use crate::rules::speed::Speed;

/// Something to be done with a game whose kind is known only while running.
pub trait GameVisitor {
    /// What it comes to.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Computers>(self) -> Self::Output;
}

macro_rules! games {
    (tabled: $($tabled:ident),+; ruled: $($ruled:ident),* $(,)?) => {
        games!(@all tabled: $($tabled),+; all: $($tabled),+ $(, $ruled)*);
    };
    (@all tabled: $($tabled:ident),+; all: $($game:ident),+) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Game {
            $(
                #[doc = concat!("The game of [`", stringify!($game), "`].")]
                $game,
            )+
        }

        impl Game {
            /// The games that can be played at the table, in the order of the title screen.
            pub const ALL: &'static [Self] = &[$(Self::$tabled),+];

            /// The games that have rules and computers, with a table or without: those of the lab.
            pub const IN_LAB: &'static [Self] = &[$(Self::$game),+];

            /// The game's name in saves, in the lab and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => <$game as Rules>::NAME,)+
                }
            }

            /// Lets the visitor do its work with the type of this game.
            pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$game => visitor.visit::<$game>(),)+
                }
            }
        }

        /// Puts every game that has a table on it.
        #[cfg(feature = "window")]
        pub(crate) fn plugin(app: &mut bevy::prelude::App) {
            app.add_plugins(($(crate::table::game_plugin::<$tabled>,)+));
        }
    };
}

// A game moves to the first list when it gets its table.
games!(tabled: Speed, Sevens, KillerSevens, PrimeDaifugo; ruled:);

/// The names of the games that the title shows, in its order; those that are no [`Game`] yet are announced as coming.
pub const ANNOUNCED: [&str; 4] = ["speed", "sevens", "killer-sevens", "prime-daifugo"];

impl Game {
    /// The game of this name, if it can be played at the table.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The game of this name, if it has rules and computers.
    pub fn in_lab(name: &str) -> Option<Self> {
        Self::IN_LAB.iter().copied().find(|game| game.name() == name)
    }
}
