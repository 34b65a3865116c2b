use std::f32::consts::TAU;

use bevy::prelude::*;

use super::grains::spawn_grains;
use crate::AppSystems;
use crate::storage::Settings;
use crate::table::motion::{Lens, Tween, delayed};
use crate::theme::atlas::{Icon, PETAL_DISTANCE, PETAL_SIZE, PETALS, ROSETTE_DISC_SIZE, ROSETTE_SIZE};
use crate::theme::timing::travel_factor;
use crate::theme::widget::{TypeSize, literal, picture, tinted_icon};
use crate::theme::{palette, timing};

/// One petal of a win's rosette: which, and how far it has opened, 0–1.
#[derive(Component, Debug)]
#[require(UiTransform)]
struct Petal {
    index: usize,
    open: f32,
}

struct OpeningLens;

impl Lens<Petal> for OpeningLens {
    fn lerp(&mut self, mut petal: Mut<Petal>, ratio: f32) {
        petal.open = ratio;
    }
}

/// The darker petals behind the bright ones.
const SHADED: Color = Color::srgb(0.79, 0.69, 0.56);

/// Rank and shape of a seat on a disc; of a winner with petals round it, which open, and gold grains fall, unless the
/// screen was only rebuilt.
pub(super) fn rosette(rank: u8, seat: usize, is_win: bool, opens: bool) -> impl Bundle {
    let side = if is_win { ROSETTE_SIZE } else { ROSETTE_DISC_SIZE };
    let color = if is_win { palette::KIN } else { palette::WASHI };
    (
        Node { width: px(side.x), height: px(side.y), flex_shrink: 0.0, align_self: AlignSelf::Center, ..default() },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |parent: &mut ChildSpawner| {
            for index in (0..if is_win { PETALS } else { 0 }).rev() {
                spawn_petal(parent, index, side, opens);
            }
            let middle = (side - ROSETTE_DISC_SIZE) / 2.0;
            parent.spawn(picture("table/rosette-disc.webp", None, absolute(middle, ROSETTE_DISC_SIZE)));
            parent.spawn((
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    flex_direction: FlexDirection::Column,
                    ..absolute(middle, ROSETTE_DISC_SIZE)
                },
                Pickable::IGNORE,
                children![
                    literal(rank.to_string(), TypeSize::Wordmark, true, color),
                    tinted_icon(Icon::SEATS[seat % Icon::SEATS.len()], 30.0, palette::seat(seat)),
                ],
            ));
            if is_win && opens {
                spawn_grains(parent);
            }
        })),
    )
}

/// A node of this size, with its upper left corner here in its container.
pub(super) fn absolute(corner: Vec2, size: Vec2) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(size.x),
        height: px(size.y),
        ..default()
    }
}

fn spawn_petal(parent: &mut ChildSpawner, index: usize, side: Vec2, opens: bool) {
    let open = if opens { 0.0 } else { 1.0 };
    let mut petal = parent.spawn((
        picture("table/petal.webp", None, absolute((side - PETAL_SIZE) / 2.0, PETAL_SIZE)),
        Petal { index, open },
    ));
    if index % 2 == 1
        && let Some(mut image) = petal.get_mut::<ImageNode>()
    {
        image.color = SHADED;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (open_new_petals.in_set(AppSystems::Poses), place_petals.in_set(AppSystems::Draw)));
}

/// One after the other, out of the middle; under reduced motion, or without animation, they are simply there.
fn open_new_petals(
    mut petals: Query<(Entity, &mut Petal), Added<Petal>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let factor = travel_factor(&settings);
    for (entity, mut petal) in &mut petals {
        if factor == 0.0 {
            petal.open = 1.0;
        } else if petal.open < 1.0 {
            let opening = Tween::new(EaseFunction::QuinticOut, timing::ROSETTE.mul_f32(factor), OpeningLens);
            let begins = (timing::ROSETTE_STAGGER * petal.index as u32).mul_f32(factor);
            commands.entity(entity).insert(delayed(opening, begins));
        }
    }
}

fn place_petals(mut petals: Query<(&Petal, &mut UiTransform), Changed<Petal>>) {
    for (petal, mut transform) in &mut petals {
        transform.set_if_neq(placed(petal.index, petal.open));
    }
}

fn placed(index: usize, open: f32) -> UiTransform {
    let angle = TAU * index as f32 / PETALS as f32;
    let way = Vec2::new(angle.sin(), -angle.cos()) * PETAL_DISTANCE * open;
    UiTransform {
        translation: Val2::px(way.x, way.y),
        scale: Vec2::splat(open.max(0.01)),
        rotation: Rot2::radians(angle),
    }
}
