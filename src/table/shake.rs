//! The refusal: a card that cannot be played shakes its head and wears a mark for a moment.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::pose::Pose;
use crate::AppSystems;
use crate::storage::Settings;
use crate::theme::atlas::{MARK_MARGIN, framed_size};
use crate::theme::timing;

/// A refusal on a card; put it on to start it, it removes itself.
#[derive(Component, Clone, Debug)]
pub struct Shake {
    since: std::time::Duration,
}

impl Default for Shake {
    fn default() -> Self {
        Self { since: std::time::Duration::ZERO }
    }
}

/// Sideways swings within [`timing::SHAKE`], and their width in units.
const SWINGS: f32 = 3.0;
const WIDTH: f32 = 6.0;

impl Shake {
    /// How far the card is off its place now, in units.
    pub(super) fn offset(&self) -> f32 {
        let share = self.since.as_secs_f32() / timing::SHAKE.as_secs_f32();
        if share >= 1.0 { 0.0 } else { WIDTH * (share * SWINGS * std::f32::consts::TAU).sin() * (1.0 - share) }
    }
}

/// The ring that marks a refused card.
#[derive(Component)]
struct RefusedMark;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (mark_refused_cards, shake_cards).chain().in_set(AppSystems::Draw))
        .add_observer(take_the_mark_off);
}

fn mark_refused_cards(refused: Query<(Entity, &Pose), Added<Shake>>, assets: Res<AssetServer>, mut commands: Commands) {
    for (card, pose) in &refused {
        let mark = commands
            .spawn((
                RefusedMark,
                Sprite {
                    custom_size: Some(framed_size(pose.width, MARK_MARGIN)),
                    ..Sprite::from_image(assets.load("table/refused.png"))
                },
                Transform::from_xyz(0.0, 0.0, 0.004),
                Pickable::IGNORE,
            ))
            .id();
        commands.entity(card).add_child(mark);
    }
}

fn shake_cards(
    mut cards: Query<(Entity, &mut Shake)>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (card, mut shake) in &mut cards {
        redraw.write(RequestRedraw);
        // The frame in which it begins may follow a long rest.
        if !shake.is_added() {
            shake.since += time.delta();
        }
        if settings.reduced_motion {
            shake.since = shake.since.max(timing::SHAKE);
        }
        if shake.since >= timing::REFUSED_MARK {
            commands.entity(card).remove::<Shake>();
        }
    }
}

fn take_the_mark_off(
    removed: On<Remove, Shake>,
    children: Query<&Children>,
    marks: Query<(), With<RefusedMark>>,
    mut commands: Commands,
) {
    let Ok(children) = children.get(removed.entity) else { return };
    for child in children.iter().filter(|child| marks.contains(*child)) {
        commands.entity(child).try_despawn();
    }
}
