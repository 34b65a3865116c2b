//! What has been done, move by move, with what it turned out to be.

use bevy::prelude::*;

use super::line_of;
use crate::AppSystems;
use crate::play::{Play, SeatPeople};
use crate::record::Recorded;
use crate::rules::prime_daifugo::{Action, Event, Kind, PrimeDaifugo};
use crate::rules::{Rules, Seat};
use crate::screens::Screen;

/// A move that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// Who made it.
    pub seat: Seat,
    /// What it was.
    pub what: MoveKind,
}

/// What a move was.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveKind {
    /// An accepted play, as it reads, and what it is.
    Played(String, Kind),
    /// A wrong play, as it reads.
    Wrong(String),
    /// A card was drawn.
    Drew,
    /// A pass.
    Passed,
}

/// The moves of the game in play. They are found by playing its record again, so that those of a game that was taken up, or
/// taken back, are known too.
#[derive(Resource, Debug)]
pub struct Moves {
    moves: Vec<Move>,
    state: PrimeDaifugo,
    actions: Vec<Recorded<Action>>,
}

impl Moves {
    /// The moves, the last one first.
    pub fn latest(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().rev()
    }

    /// What the play is that lies on top of the field.
    pub fn field_kind(&self) -> Option<Kind> {
        self.state.field()?;
        self.latest().find_map(|done| match done.what {
            MoveKind::Played(_, kind) => Some(kind),
            _ => None,
        })
    }

    fn of_deal(play: &Play<PrimeDaifugo>) -> Option<Self> {
        Some(Self { moves: Vec::new(), state: play.record().deal().ok()?, actions: Vec::new() })
    }

    fn follow(&mut self, actions: &[Recorded<Action>]) {
        for done in &actions[self.actions.len()..] {
            let Ok(events) = self.state.apply(done.seat, &done.action) else { return };
            self.moves.extend(events.iter().filter_map(told));
            self.actions.push(done.clone());
        }
    }
}

fn told(event: &Event) -> Option<Move> {
    let (seat, what) = match event {
        Event::Drew { seat, .. } => (*seat, MoveKind::Drew),
        Event::Passed { seat } => (*seat, MoveKind::Passed),
        Event::Played { seat, field, factors, kind, .. } => (*seat, MoveKind::Played(line_of(field, factors), *kind)),
        Event::Wrong { seat, field, factors, .. } => (*seat, MoveKind::Wrong(line_of(field, factors))),
        _ => return None,
    };
    Some(Move { seat, what })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        (|mut commands: Commands| commands.remove_resource::<Moves>()).before(SeatPeople),
    )
    .add_systems(
        Update,
        follow_record
            .in_set(AppSystems::Zones)
            .run_if(resource_exists_and_changed::<Play<PrimeDaifugo>>.or_eager(not(resource_exists::<Moves>)))
            .run_if(resource_exists::<Play<PrimeDaifugo>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn follow_record(play: Res<Play<PrimeDaifugo>>, moves: Option<ResMut<Moves>>, mut commands: Commands) {
    let actions = &play.record().actions;
    match moves.filter(|moves| actions.starts_with(&moves.actions)) {
        Some(mut moves) => moves.follow(actions),
        None => {
            if let Some(mut moves) = Moves::of_deal(&play) {
                moves.follow(actions);
                commands.insert_resource(moves);
            }
        }
    }
}
