use bevy::prelude::*;

use super::{HandOver, Play, Playable};
use crate::controls::{Device, LastDevice, Seating};
use crate::rules::Seat;
use crate::screens::Screen;
use crate::storage::{Arrangement, Settings};

/// Seats the people of the game when its table is entered; whatever is laid out for them comes after.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatPeople;

pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), seat_people::<G>.in_set(SeatPeople).run_if(resource_exists::<Play<G>>));
}

/// All who play at once sit down together. How they sit is kept with the game's settings, so that a game that is
/// continued comes up as it was left. In turns a person alone has the device, and of several nobody yet.
fn seat_people<G: Playable>(
    play: Res<Play<G>>,
    settings: Res<Settings>,
    last: Res<LastDevice>,
    mut seating: ResMut<Seating>,
    mut hand_over: ResMut<HandOver>,
) {
    *hand_over = HandOver::default();
    seating.set_spelling(G::SPELLED);
    if !G::SIMULTANEOUS {
        seating.seat_in_turns(play.you());
        return;
    }
    let people: Vec<Seat> = play.people().collect();
    let kept = settings.games.get(G::NAME).and_then(|game| game.arrangement);
    let likely = if last.0 == Device::Touch { Arrangement::Facing } else { Arrangement::SideBySide };
    seating.seat(people, Some(kept.unwrap_or(likely)));
}
