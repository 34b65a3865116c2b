use crate::computer::{Computers, Level};
use crate::record::Player;
use crate::rules::SetupError;

/// How many play, and how many of them are people, who sit at the first seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many play.
    pub seats: usize,
    /// How many of them are people.
    pub people: usize,
}

impl Table {
    /// Who sits where, against computers of a level.
    pub fn players(self, level: Level) -> Vec<Player> {
        let player = |seat| if seat < self.people { Player::Human } else { Player::Computer { level } };
        (0..self.seats).map(player).collect()
    }

    /// The options of a preset as they are for those who sit here.
    ///
    /// # Errors
    /// If there is no such preset.
    pub fn fitting_options<G: Computers>(self, preset: &str) -> Result<G::Options, SetupError> {
        let mut options = G::preset(preset)?;
        (0..self.seats).for_each(|seat| G::fit_options_to_seat(&mut options, seat, seat < self.people));
        Ok(options)
    }
}
