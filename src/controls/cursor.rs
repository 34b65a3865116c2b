//! Where several people play at once with keys and pads, each has a cursor of their own on the table. (One person, and
//! every menu, has the one focus.)

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::navigation::{Candidate, sort_in_reading_order, step};
use super::{Command, ControlsSystems, Request, Seating, Situation};
use crate::rules::Seat;

/// The cursors that can come to a thing on the table; its table keeps this up to date.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct CursorStops(pub Vec<CursorStop>);

/// Where a thing lies for one person's cursor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CursorStop {
    /// Whose cursor.
    pub seat: Seat,
    /// Where it lies as this person sees it, who may look at the screen from another edge: logical px from the upper left
    /// corner of what they see, y down.
    pub area: Rect,
    /// Whether the cursor begins here.
    pub first: bool,
}

/// Where each person's cursor is; none before it was moved for the first time.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Cursors(BTreeMap<Seat, Entity>);

impl Cursors {
    /// What this person's cursor is on.
    pub fn place(&self, seat: Seat) -> Option<Entity> {
        self.0.get(&seat).copied()
    }
}

/// Somebody has confirmed what their own cursor is on.
#[derive(EntityEvent, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActivateFor {
    /// The thing.
    pub entity: Entity,
    /// Who.
    pub seat: Seat,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursors>();
    app.add_systems(Update, (forget_what_is_gone, follow_commands).chain().in_set(ControlsSystems::Focus));
}

fn forget_what_is_gone(mut cursors: ResMut<Cursors>, seating: Res<Seating>, stops: Query<&CursorStops>) {
    let stays = |(seat, place): (&Seat, &Entity)| {
        seating.is_shared() && stops.get(*place).is_ok_and(|stops| stops.0.iter().any(|stop| stop.seat == *seat))
    };
    if !cursors.0.iter().all(stays) {
        cursors.0.retain(|seat, place| stays((seat, place)));
    }
}

/// As with the focus, the first step or confirmation only shows the cursor.
fn follow_commands(
    mut requests: MessageReader<Command>,
    seating: Res<Seating>,
    situation: Situation,
    stops: Query<(Entity, &CursorStops)>,
    mut cursors: ResMut<Cursors>,
    mut commands: Commands,
) {
    for command in requests.read() {
        let (true, Some(seat)) = (situation.is_shared_table(&seating), command.seat) else { continue };
        if !matches!(command.request, Request::Focus(_) | Request::Confirm) {
            continue;
        }
        let candidates = candidates(seat, &stops);
        let place = cursors.place(seat);
        let Some(from) = candidates.iter().find(|candidate| Some(candidate.entity) == place) else {
            let first = candidates.iter().find(|candidate| candidate.first).or(candidates.first());
            first.into_iter().for_each(|first| _ = cursors.0.insert(seat, first.entity));
            continue;
        };
        match command.request {
            Request::Focus(way) => {
                step(*from, way, &candidates).into_iter().for_each(|to| _ = cursors.0.insert(seat, to));
            }
            _ => commands.trigger(ActivateFor { entity: from.entity, seat }),
        }
    }
}

fn candidates(seat: Seat, stops: &Query<(Entity, &CursorStops)>) -> Vec<Candidate> {
    let of_seat = |(entity, stops): (Entity, &CursorStops)| {
        let stop = stops.0.iter().find(|stop| stop.seat == seat)?;
        Some(Candidate { entity, order: 0, area: stop.area, first: stop.first })
    };
    let mut candidates: Vec<Candidate> = stops.iter().filter_map(of_seat).collect();
    sort_in_reading_order(&mut candidates);
    candidates
}
