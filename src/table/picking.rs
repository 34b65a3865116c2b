//! Which card or place lies under a pointer: a picking backend of plain geometry.
//!
//! It works from poses rather than from pictures, so that a card can be grabbed in flight, that small ones have a margin
//! around them, and that it needs no renderer.

use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::hover::{HoverMap, PickingInteraction};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::{Pickable, PickingSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::place::{Place, to_table};
use super::pose::Pose;
use crate::controls::Touchable;

/// The smallest side of anything that can be touched, in logical px (`LOOK.md` §5).
const LEAST_TARGET: f32 = 44.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            find_what_lies_under_pointers.in_set(PickingSystems::Backend),
            forget_pointers_that_are_gone.after(PickingSystems::Hover),
        ),
    );
}

type Touched<'a> = (Entity, Option<&'a Pose>, Option<&'a Place>, Option<&'a Pickable>);

fn find_what_lies_under_pointers(
    pointers: Query<(&PointerId, &PointerLocation)>,
    things: Query<Touched, With<Touchable>>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<Entity, With<Camera2d>>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let point = to_table(location.position, window.size());
        let picks: Vec<_> = things
            .iter()
            .filter(|(.., pickable)| pickable.is_none_or(|pickable| pickable.is_hoverable))
            .filter_map(|(entity, pose, place, _)| Some((entity, hit(pose, place, point, *camera)?)))
            .collect();
        if !picks.is_empty() {
            hits.write(PointerHits::new(*pointer, picks, 0.0));
        }
    }
}

/// Bevy tells what a pointer lies on no more only of pointers that are still there, and a finger that is lifted is not: what it
/// touched would stay hovered or pressed.
fn forget_pointers_that_are_gone(hovered: Res<HoverMap>, mut things: Query<(Entity, &mut PickingInteraction)>) {
    for (thing, mut interaction) in &mut things {
        if *interaction != PickingInteraction::None && !hovered.values().any(|hits| hits.contains_key(&thing)) {
            *interaction = PickingInteraction::None;
        }
    }
}

fn hit(pose: Option<&Pose>, place: Option<&Place>, point: Vec2, camera: Entity) -> Option<HitData> {
    let height = match (pose, place) {
        (Some(pose), _) if pose.alpha > 0.0 && pose.contains(point, margin(pose.width)) => pose.depth + 1.0,
        (_, Some(place)) if place.distance(point) <= margin(place.size.x) => 0.0,
        _ => return None,
    };
    Some(HitData::new(camera, -height, Some(point.extend(height)), None))
}

fn margin(width: f32) -> f32 {
    ((LEAST_TARGET - width) / 2.0).max(0.0)
}
