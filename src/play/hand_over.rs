//! One device, several people, hidden hands: whose turn comes is handed the device, and sees nothing before saying so.

use std::time::Duration;

use bevy::prelude::*;

use super::{ComputerWait, Play, Playable};
use crate::AppSystems;
use crate::controls::Seating;
use crate::menus::{Menu, MenuOpener};
use crate::rules::Seat;
use crate::screens::Screen;
use crate::theme::timing;
use crate::window::KeepDrawing;

/// Who holds the device in a game in turns of several people.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandOver {
    holder: Option<Seat>,
    next: Option<Seat>,
    /// How long the holder still looks at what they did.
    looked: Duration,
}

impl HandOver {
    /// Who is to take the device, if it has to change hands.
    pub const fn next(self) -> Option<Seat> {
        self.next
    }

    /// Who has taken it last.
    pub const fn holder(self) -> Option<Seat> {
        self.holder
    }

    /// Whoever was to take it has it.
    pub fn take(&mut self, seating: &mut Seating) {
        if let Some(next) = self.next.take() {
            self.holder = Some(next);
            seating.seat_in_turns(self.holder);
        }
    }

    /// Whose turn it is, and perhaps is handed the device.
    fn follow(&mut self, turn: Option<Seat>) {
        let next = turn.filter(|seat| self.holder != Some(*seat));
        if self.next != next {
            (self.next, self.looked) = (next, Duration::ZERO);
        }
    }

    /// Whether the table is to be covered. Whoever has just acted sees the card land first; nobody else has seen anything
    /// that would have to be hidden.
    fn is_due(&mut self, passed: Duration) -> bool {
        self.looked += passed;
        self.next.is_some() && (self.holder.is_none() || self.looked >= timing::BEFORE_HAND_OVER)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HandOver>()
        .add_systems(Update, cover_the_table.in_set(AppSystems::Record).run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Menu::HandOver), hide_all_hands)
        .add_systems(OnExit(Screen::Play), |mut hand_over: ResMut<HandOver>| *hand_over = HandOver::default());
}

pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    if !G::SIMULTANEOUS {
        app.add_systems(
            Update,
            follow_turn::<G>
                .in_set(AppSystems::Record)
                .before(cover_the_table)
                .run_if(resource_exists::<Play<G>>)
                .run_if(in_state(Screen::Play)),
        );
    }
}

fn follow_turn<G: Playable>(play: Res<Play<G>>, mut hand_over: ResMut<HandOver>) {
    let turn = play.state().turn().filter(|seat| play.is_persons(*seat) && play.you().is_none());
    let mut now = *hand_over;
    now.follow(turn);
    hand_over.set_if_neq(now);
}

/// Also when some menu was closed that had been opened over the cover.
fn cover_the_table(
    mut hand_over: ResMut<HandOver>,
    menu: Res<State<Menu>>,
    wait: Res<ComputerWait>,
    time: Res<Time<Virtual>>,
    mut menus: MenuOpener,
    mut drawing: KeepDrawing,
) {
    if hand_over.next.is_none() || **menu != Menu::None || wait.is_held() {
        return;
    }
    if hand_over.is_due(time.delta()) {
        menus.open(Menu::HandOver);
    }
    drawing.request();
}

/// The time stands still under the cover: what is turned face down there lies so at once.
fn hide_all_hands(mut seating: ResMut<Seating>) {
    seating.seat_in_turns(None);
}
