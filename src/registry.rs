//! The one place that knows which games there are.

use crate::computer::Computers;
use crate::rules::Rules;
use crate::rules::prime_daifugo::PrimeDaifugo;
use crate::rules::speed::Speed;

/// Something to be done with a game whose kind is known only while running.
pub trait GameVisitor {
    /// What it comes to.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Computers>(self) -> Self::Output;
}

macro_rules! games {
    (with a table: $($game:ident),+; rules only: $($other:ident),*) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Game {
            $(
                #[doc = concat!("The game of [`", stringify!($game), "`].")]
                $game,
            )+
            $(
                #[doc = concat!("The game of [`", stringify!($other), "`], which has no table yet.")]
                $other,
            )*
        }

        impl Game {
            /// All games that can be played on the table, in the order of the title screen.
            pub const ALL: &'static [Self] = &[$(Self::$game),+];

            /// All games that have rules and computers, which is what the lab needs of them.
            pub const WITH_RULES: &'static [Self] = &[$(Self::$game,)+ $(Self::$other),*];

            /// The game's name in saves, in the lab and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => <$game as Rules>::NAME,)+
                    $(Self::$other => <$other as Rules>::NAME,)*
                }
            }

            /// Lets the visitor do its work with the type of this game.
            pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$game => visitor.visit::<$game>(),)+
                    $(Self::$other => visitor.visit::<$other>(),)*
                }
            }
        }

        /// Puts every game on the table.
        #[cfg(feature = "window")]
        pub(crate) fn plugin(app: &mut bevy::prelude::App) {
            app.add_plugins(($(crate::table::game_plugin::<$game>,)+));
        }
    };
}

games!(with a table: Speed; rules only: PrimeDaifugo);

/// The names of the games that the title shows, in its order; those that are no [`Game`] yet are announced as coming.
pub const ANNOUNCED: [&str; 4] = ["speed", "sevens", "killer-sevens", "prime-daifugo"];

impl Game {
    /// The game of this name, if it can be played on the table.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The game of this name, if it has rules and computers.
    pub fn with_rules_named(name: &str) -> Option<Self> {
        Self::WITH_RULES.iter().copied().find(|game| game.name() == name)
    }
}
