//! The gold grains of a win: thrown out of the rosette, they fall and are gone.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;

use super::rosette::absolute;
use crate::AppSystems;
use crate::storage::Settings;
use crate::table::motion::{Lens, Tween, delayed};
use crate::theme::atlas::{GRAIN_SIZE, ROSETTE_DISC_SIZE, ROSETTE_SIZE};
use crate::theme::timing::{self, travel_factor};
use crate::theme::widget::picture;

/// One grain: which, and how much of its fall is behind it, 0–1.
#[derive(Component, Debug)]
#[require(UiTransform)]
struct Grain {
    index: usize,
    fallen: f32,
}

struct FallingLens;

impl Lens<Grain> for FallingLens {
    fn lerp(&mut self, mut grain: Mut<Grain>, ratio: f32) {
        grain.fallen = ratio;
    }
}

/// How many fall (`LOOK.md` §6).
const COUNT: usize = 24;
/// From one to the next in angle, in turns: the golden ratio spreads any number evenly and never in rows.
const SPREAD: f32 = 0.618_034;
/// How far a grain is thrown sideways and upwards, and how far it would fall from rest, in units.
const THROW: Vec2 = Vec2::new(150.0, 190.0);
const FALL: f32 = 430.0;
/// When the last one is thrown, as a share of the whole.
const LATEST: f32 = 0.3;
/// Turns that a grain makes on its way.
const TURNS: f32 = 1.25;
/// The share of the fall after which a grain fades.
const FADES_FROM: f32 = 0.7;

/// The grains, to be put over the rosette of a win that opens.
pub(super) fn spawn_grains(rosette: &mut ChildSpawner) {
    let corner = (ROSETTE_SIZE - GRAIN_SIZE) / 2.0;
    for index in 0..COUNT {
        rosette.spawn((picture("table/grain.webp", None, absolute(corner, GRAIN_SIZE)), Grain { index, fallen: 0.0 }));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (let_new_grains_fall.in_set(AppSystems::Poses), place_grains.in_set(AppSystems::Draw)));
}

/// One soon after the other; where nothing moves there are none.
fn let_new_grains_fall(grains: Query<(Entity, &Grain), Added<Grain>>, settings: Res<Settings>, mut commands: Commands) {
    let factor = travel_factor(&settings);
    for (entity, grain) in &grains {
        if factor == 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let (begins, lasts) = passage(grain.index);
        let fall = Tween::new(EaseFunction::Linear, lasts.mul_f32(factor), FallingLens);
        commands.entity(entity).insert(delayed(fall, begins.mul_f32(factor)));
    }
}

/// When a grain begins to fall and for how long it does; the last one comes to its end after [`timing::GRAINS`].
fn passage(index: usize) -> (Duration, Duration) {
    let latest = timing::GRAINS.mul_f32(LATEST);
    (latest.mul_f32(index as f32 / (COUNT - 1) as f32), timing::GRAINS - latest)
}

fn place_grains(
    mut grains: Query<(Entity, &Grain, &mut UiTransform, &mut ImageNode), Changed<Grain>>,
    mut commands: Commands,
) {
    for (entity, grain, mut transform, mut image) in &mut grains {
        if grain.fallen >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        transform.set_if_neq(placed(grain.index, grain.fallen));
        image.color.set_alpha(opacity(grain.fallen));
    }
}

/// Unseen until it is thrown and gone when it has fallen.
fn opacity(fallen: f32) -> f32 {
    if fallen == 0.0 { 0.0 } else { ((1.0 - fallen) / (1.0 - FADES_FROM)).min(1.0) }
}

/// A throw from the rim of the disc, then the fall of any heavy thing.
fn placed(index: usize, fallen: f32) -> UiTransform {
    let angle = TAU * SPREAD * index as f32;
    let out = Vec2::new(angle.sin(), -angle.cos());
    let rim = out * ROSETTE_DISC_SIZE / 2.0;
    let thrown = (out - Vec2::Y).clamp_length_max(1.0) * THROW * fallen;
    let way = rim + thrown + Vec2::Y * FALL * fallen * fallen;
    let turned = TAU * TURNS * fallen * if index.is_multiple_of(2) { 1.0 } else { -1.0 };
    UiTransform { translation: Val2::px(way.x, way.y), scale: Vec2::ONE, rotation: Rot2::radians(angle + turned) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_have_fallen_after_900_milliseconds_and_none_much_before() {
        let ends: Vec<f32> = (0..COUNT).map(passage).map(|(begins, lasts)| (begins + lasts).as_secs_f32()).collect();
        assert!((ends[COUNT - 1] - 0.9).abs() < 1e-3, "{ends:?}");
        assert!(ends.iter().all(|end| (0.62..=0.901).contains(end)), "{ends:?}");
    }

    #[test]
    fn a_grain_ends_below_where_it_began() {
        for index in 0..COUNT {
            let height = |fallen| match placed(index, fallen).translation.y {
                Val::Px(y) => y,
                other => panic!("{other:?}"),
            };
            assert!(height(1.0) > height(0.0) + 100.0);
        }
    }
}
