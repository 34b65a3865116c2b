use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Clock, Play, Playable};
use crate::rules::Seat;

/// The game in play has moved on.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Happened<G: Playable> {
    /// Who acted.
    pub seat: Seat,
    /// What that led to, in order.
    pub events: Vec<G::Event>,
}

/// The rules have refused an action; nothing has changed.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Refused<G: Playable> {
    /// Who wanted to act.
    pub seat: Seat,
    /// What was wanted.
    pub action: G::Action,
    /// Why not.
    pub refusal: G::Refusal,
}

/// How every system, a person's or a computer's, acts on the game in play.
#[derive(SystemParam)]
pub struct Act<'w, G: Playable> {
    play: Option<ResMut<'w, Play<G>>>,
    clock: Res<'w, Clock>,
    happened: MessageWriter<'w, Happened<G>>,
    refused: MessageWriter<'w, Refused<G>>,
}

impl<G: Playable> Act<'_, G> {
    /// The game in play, if it is this one.
    pub fn play(&self) -> Option<&Play<G>> {
        self.play.as_deref()
    }

    /// Hands in an action; what came of it goes out as [`Happened`] or [`Refused`]. Returns whether it was accepted.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> bool {
        let Some(play) = &mut self.play else { return false };
        match play.bypass_change_detection().act(self.clock.tick, seat, action) {
            Ok(events) => {
                play.set_changed();
                self.happened.write(Happened { seat, events });
                true
            }
            Err(refusal) => {
                self.refused.write(Refused { seat, action: action.clone(), refusal });
                false
            }
        }
    }

    /// Lets the computer at a seat think for the present tick, and says what it would do.
    pub(super) fn ask_computer(&mut self, seat: Seat) -> Option<G::Action> {
        self.play.as_mut()?.bypass_change_detection().think(seat, self.clock.tick)
    }

    /// Lets the computer at a seat think for the present tick, and act.
    pub(super) fn let_computer_act(&mut self, seat: Seat) {
        if let Some(action) = self.ask_computer(seat) {
            self.act(seat, &action);
        }
    }

    /// The tick that it is.
    pub(super) fn tick(&self) -> u64 {
        self.clock.tick
    }
}
