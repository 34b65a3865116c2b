//! The refusal: a card that cannot be played shakes its head and wears a mark for a moment.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::pose::Pose;
use crate::AppSystems;
use crate::storage::Settings;
use crate::theme::atlas::MARK_MARGIN;
use crate::theme::timing::{self, travel_factor};

/// A refusal on a card; put it on to start it, it removes itself.
#[derive(Component, Clone, Debug, Default)]
pub struct Shake {
    since: Duration,
    /// How much of the shaking is over, 0–1.
    shaken: f32,
}

/// Sideways swings within [`timing::SHAKE`], and their width in units.
const SWINGS: f32 = 3.0;
const WIDTH: f32 = 6.0;

impl Shake {
    /// How far the card is off its place now, in units.
    pub(super) fn offset(&self) -> f32 {
        let share = self.shaken.min(1.0);
        WIDTH * (share * SWINGS * std::f32::consts::TAU).sin() * (1.0 - share)
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
                    custom_size: Some(pose.framed(MARK_MARGIN)),
                    ..Sprite::from_image(assets.load("table/refused.webp"))
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
        let frame = if shake.is_added() { Duration::ZERO } else { time.delta() };
        shake.since += frame;
        let lasts = timing::SHAKE.mul_f32(travel_factor(&settings));
        shake.shaken += if lasts.is_zero() { 1.0 } else { frame.div_duration_f32(lasts) };
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
