use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::AppSystems;
use crate::storage::Settings;
use crate::theme::atlas::{Icon, PETAL_DISTANCE, PETAL_SIZE, PETALS, ROSETTE_DISC_SIZE, ROSETTE_SIZE};
use crate::theme::widget::{TypeSize, literal, picture, tinted_icon};
use crate::theme::{palette, timing};

/// One petal of a win's rosette: which, and how far it has opened, in seconds since the screen came.
#[derive(Component, Debug)]
#[require(UiTransform)]
struct Petal {
    index: usize,
    seconds: f32,
}

/// The darker petals behind the bright ones.
const SHADED: Color = Color::srgb(0.79, 0.69, 0.56);

/// Rank and shape of a seat on a disc; of a winner with petals round it, which open unless the screen was only rebuilt.
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
            parent.spawn(picture("table/rosette-disc.png", None, absolute(middle, ROSETTE_DISC_SIZE)));
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
        })),
    )
}

fn absolute(corner: Vec2, size: Vec2) -> Node {
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
    let seconds = if opens { 0.0 } else { f32::INFINITY };
    let mut petal = parent.spawn((
        picture("table/petal.png", None, absolute((side - PETAL_SIZE) / 2.0, PETAL_SIZE)),
        Petal { index, seconds },
    ));
    if index % 2 == 1
        && let Some(mut image) = petal.get_mut::<ImageNode>()
    {
        image.color = SHADED;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open_petals.in_set(AppSystems::Draw));
}

/// One after the other, out of the middle; under reduced motion they are simply there.
fn open_petals(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut petals: Query<(&mut Petal, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (mut petal, mut transform) in &mut petals {
        if settings.reduced_motion {
            petal.seconds = f32::INFINITY;
        }
        let begins = timing::ROSETTE_STAGGER.as_secs_f32() * petal.index as f32;
        let open = ((petal.seconds - begins) / timing::ROSETTE.as_secs_f32()).clamp(0.0, 1.0);
        transform.set_if_neq(placed(petal.index, EaseFunction::QuinticOut.sample_clamped(open)));
        if open < 1.0 {
            petal.seconds += time.delta_secs();
            redraw.write(RequestRedraw);
        }
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
