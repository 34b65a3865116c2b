//! Picking cards up: a dragged card follows its pointer until it is dropped, taken away or let go.

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Tabled;
use super::motion::{TweenAnim, speed_factor, travel_factor};
use super::pose::Pose;
use crate::AppSystems;
use crate::controls::{ControlsSystems, Gesture};
use crate::play::Play;
use crate::rules::Zone;
use crate::storage::Settings;
use crate::theme::Frame;

/// A card in somebody's hand.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Dragged {
    /// Whose pointer carries it.
    pub pointer: PointerId,
    /// From the pointer to the card's middle, in logical px.
    grip: Vec2,
    /// Where the pointer is.
    at: Vec2,
}

/// A card that was let go of and flies back to where it belongs.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Returning;

/// A dragged card was let go of here; unless it is played now it flies back.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Dropped {
    /// The card.
    pub card: Entity,
    /// The pointer, on the table.
    pub pointer: Vec2,
    /// The card's own middle, on the table.
    pub position: Vec2,
}

/// The time constant of a dragged card behind its pointer, in seconds at normal speed; after three of them it is there.
const LAG: f32 = 0.02;
/// The greatest tilt of a dragged card, in radians, and how fast (px/s) it must be moved for it.
const TILT: f32 = 0.105;
const TILT_SPEED: f32 = 2400.0;
/// A card dragged by a finger rides this many units above it, so that it can be seen.
const ABOVE_FINGER: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Dropped>().add_systems(Update, carry_dragged_cards.in_set(AppSystems::Poses));
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(
        Update,
        follow_gestures::<G>
            .in_set(AppSystems::Controls)
            .after(ControlsSystems::Read)
            .before(ControlsSystems::Focus)
            .run_if(resource_exists::<Play<G>>),
    );
}

fn follow_gestures<G: Tabled>(
    mut gestures: MessageReader<Gesture>,
    mut dropped: MessageWriter<Dropped>,
    play: Res<Play<G>>,
    frame: Res<Frame>,
    mut cards: Query<(&Zone, &Pose, Option<&mut Dragged>)>,
    mut commands: Commands,
) {
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Click { .. } => {}
            Gesture::DragStart { pointer, entity, from, position } => {
                let Ok((zone, pose, None)) = cards.get(entity) else { continue };
                if G::may_drag(&play, *zone) {
                    let above = if pointer.is_touch() { Vec2::Y * ABOVE_FINGER * frame.unit } else { Vec2::ZERO };
                    let grip = pose.position - from + above;
                    commands.entity(entity).insert(Dragged { pointer, grip, at: position }).remove::<TweenAnim>();
                }
            }
            Gesture::Drag { pointer, entity, position } => {
                if let Ok((.., Some(mut dragged))) = cards.get_mut(entity)
                    && dragged.pointer == pointer
                {
                    dragged.at = position;
                }
            }
            Gesture::Drop { pointer, entity, position } => {
                if let Ok((.., Some(dragged))) = cards.get(entity)
                    && dragged.pointer == pointer
                {
                    dropped.write(Dropped { card: entity, pointer: position, position: position + dragged.grip });
                    commands.entity(entity).remove::<Dragged>().insert(Returning);
                }
            }
            Gesture::Cancel { pointer, entity } => {
                if let Ok((.., Some(dragged))) = cards.get(entity)
                    && dragged.pointer == pointer
                {
                    commands.entity(entity).remove::<Dragged>().insert(Returning);
                }
            }
        }
    }
}

pub(super) fn carry_dragged_cards(
    mut cards: Query<(&Dragged, &mut Pose)>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let seconds = time.delta_secs();
    let lag = LAG * speed_factor(settings.animation_speed);
    let share = if lag > 0.0 { 1.0 - (-seconds / lag).exp() } else { 1.0 };
    for (dragged, mut pose) in &mut cards {
        let way = dragged.at + dragged.grip - pose.position;
        let speed = if seconds > 0.0 { way.x * share / seconds } else { 0.0 };
        let tilt = if travel_factor(&settings) == 0.0 { 0.0 } else { -TILT * (speed / TILT_SPEED).clamp(-1.0, 1.0) };
        let step = if way.length() < 0.5 { way } else { way * share };
        if way != Vec2::ZERO || pose.lift != 1.0 || (pose.rotation - tilt).abs() > 0.001 {
            pose.position += step;
            pose.rotation += (tilt - pose.rotation) * share;
            pose.lift = 1.0;
            pose.turn = 1.0;
            redraw.write(RequestRedraw);
        }
    }
}
