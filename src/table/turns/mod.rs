//! What every game in turns shows beside its cards, whichever it is: the bar at the top with undo, hint and fast-forward,
//! a plate for each seat, and the line that says whose turn it is and what is asked.
//!
//! A game's own folder says in [`TurnTabled`] where these lie and what only it knows, and adds [`plugin`] to its own.
//! Whose hands are seen follows from [`Seating::people`]: in these games they are whoever holds the device, nobody while it
//! changes hands and where nobody plays.

mod acts;
mod bar;
mod final_board;
mod hint;
mod plates;
mod refusals;
mod status;

pub use hint::Hinted;
pub use plates::SeatPlate;
pub use status::TURN_PROMPTS;

use bevy::prelude::*;

use super::{Area, Tabled};
use crate::cards::Card;
use crate::computer::{Advice, Advises};
use crate::controls::Seating;
use crate::play::{Play, Refused};
use crate::rules::Seat;
use crate::text::Localized;

/// What the table must know of a game in turns beside what it must know of any.
pub trait TurnTabled: Tabled + Advises {
    /// Where the plate of a seat lies. The seat itself says at which edge; [`near_seat`] is the one that looks from below.
    fn plate_area(layout: &Self::Layout, seat: Seat) -> Area;

    /// Where the line lies that says whose turn it is and what is asked.
    fn status_area(layout: &Self::Layout) -> Area;

    /// Where advice stands; where the status does, if that has the room for it.
    fn hint_area(layout: &Self::Layout) -> Area {
        Self::status_area(layout)
    }

    /// The rules that matter most at the table, in a few words beside the name of the preset; nothing where that says all.
    fn rule_summary(options: &Self::Options) -> Option<Localized>;

    /// Whether a narrow bar has room for the chip; if not, the game shows it elsewhere.
    const PROGRESS_IN_NARROW_BAR: bool = true;

    /// How far the game has come, for the chip in the middle of the bar.
    fn progress(state: &Self) -> Localized;

    /// Puts what a seat's plate says below the name: passes, dead cards, its place once it is known. `line` is a row of
    /// `TypeSize::Caption` height; it is written anew whenever the game moves.
    fn spawn_seat_line(play: &Play<Self>, seat: Seat, line: &mut ChildSpawnerCommands);

    /// What a seat's plate says, beside its name and in the place of its count, once it does not play any more: its place, or that
    /// it is out.
    fn done(_play: &Play<Self>, _seat: Seat) -> Option<Done> {
        None
    }

    /// What is asked of the person whose turn it is, in one sentence without the name.
    fn asked(play: &Play<Self>, seat: Seat) -> Localized;

    /// Why an action was refused, for a toast; told only to people.
    fn refusal(refused: &Refused<Self>) -> Localized;

    /// The card of one's own that an action is about; why it is refused is told beside it.
    fn card_of(_action: &Self::Action) -> Option<Card> {
        None
    }

    /// What is advised, and why, in one sentence.
    fn hint_words(advice: &Advice<Self::Action, Self::Reason>) -> Localized;
}

/// How a seat has come to play no more.
#[derive(Clone, PartialEq, Debug)]
pub enum Done {
    /// It has finished: its place, or that it has.
    Finished(Localized),
    /// It is out.
    Out(Localized),
}

/// Everything around the cards of one game in turns; the game's own plugin adds it.
pub fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_plugins((
        acts::plugin::<G>,
        bar::plugin::<G>,
        final_board::plugin::<G>,
        hint::plugin::<G>,
        plates::plugin::<G>,
        refusals::plugin::<G>,
        status::plugin::<G>,
    ));
}

/// The seat that looks at the table from below: whoever holds the device; while nobody does, the first person, and where
/// nobody plays the first seat.
pub fn near_seat<G: Tabled>(play: &Play<G>, seating: &Seating) -> Seat {
    seating.people().first().copied().or_else(|| play.people().next()).unwrap_or(0)
}

/// Whether a seat's hand lies open to whoever looks at this screen now.
pub fn sees_hand(seating: &Seating, seat: Seat) -> bool {
    seating.people().contains(&seat)
}
