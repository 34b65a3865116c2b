//! Picking cards up: a dragged card follows its pointer until it is dropped, taken away or let go. Every pointer, so every
//! finger, carries its own.

use std::time::Duration;

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Tabled;
use super::motion::{Target, TweenAnim};
use super::pose::Pose;
use crate::AppSystems;
use crate::controls::{ControlsSystems, Gesture, Seating};
use crate::play::Play;
use crate::rules::Zone;
use crate::storage::Settings;
use crate::theme::timing::{speed_factor, travel_factor};
use crate::theme::{Frame, timing};

/// A card in somebody's hand.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Dragged {
    /// Whose pointer carries it.
    pub pointer: PointerId,
    /// From the pointer to the card's middle, in logical px.
    grip: Vec2,
    /// Where the pointer is.
    at: Vec2,
    /// Where it was when it took the card.
    from: Vec2,
    /// When, in real time since the start.
    since: Duration,
    /// How the card lies where it belongs, in radians: whoever looks at the table from another edge sees it upright so.
    upright: f32,
}

impl Dragged {
    /// Whether letting go here and now is a flick: a short quick movement that says where the card shall go.
    fn is_flick(&self, at: Vec2, now: Duration, unit: f32) -> bool {
        now.saturating_sub(self.since) <= FLICK_TIME && self.from.distance(at) >= FLICK_LENGTH * unit
    }
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
    /// The way of the pointer, if it was a flick: short and quick.
    pub flick: Option<Vec2>,
}

/// The greatest tilt of a dragged card, in radians, and how fast (px/s) it must be moved for it.
const TILT: f32 = 0.105;
const TILT_SPEED: f32 = 2400.0;
/// A card dragged by a finger rides this many units above it, so that it can be seen.
const ABOVE_FINGER: f32 = 40.0;
/// A flick takes no longer than this, and is at least so long, in units.
const FLICK_TIME: Duration = Duration::from_millis(300);
const FLICK_LENGTH: f32 = 20.0;

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
    (play, seating): (Res<Play<G>>, Res<Seating>),
    frame: Res<Frame>,
    time: Res<Time<Real>>,
    mut cards: Query<(&Zone, &Pose, &Target, Option<&mut Dragged>)>,
    mut commands: Commands,
) {
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Click { .. } => {}
            Gesture::DragStart { pointer, entity, from, position } => {
                let Ok((zone, pose, target, None)) = cards.get(entity) else { continue };
                if G::may_drag(&play, &seating, *zone) {
                    let upright = target.0.rotation;
                    let above = if pointer.is_touch() { ABOVE_FINGER * frame.unit } else { 0.0 };
                    let grip = pose.position - from + Vec2::from_angle(upright).rotate(Vec2::Y * above);
                    let since = time.elapsed();
                    let dragged = Dragged { pointer, grip, at: position, from, since, upright };
                    commands.entity(entity).insert(dragged).remove::<TweenAnim>();
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
                    let flick = dragged.is_flick(position, time.elapsed(), frame.unit);
                    dropped.write(Dropped {
                        card: entity,
                        pointer: position,
                        position: position + dragged.grip,
                        flick: flick.then_some(position - dragged.from),
                    });
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
    let lag = timing::DRAG_LAG.as_secs_f32() * speed_factor(settings.animation_speed);
    let share = if lag > 0.0 { 1.0 - (-seconds / lag).exp() } else { 1.0 };
    for (dragged, mut pose) in &mut cards {
        let way = dragged.at + dragged.grip - pose.position;
        let speed = if seconds > 0.0 { way.x * share / seconds } else { 0.0 };
        let tilt = if travel_factor(&settings) == 0.0 { 0.0 } else { -TILT * (speed / TILT_SPEED).clamp(-1.0, 1.0) };
        let tilt = dragged.upright + tilt;
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
