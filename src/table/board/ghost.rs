//! The card that is looked at, as it would lie in its cell.

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{Layout, Preview, Standing};
use crate::AppSystems;
use crate::screens::Screen;
use crate::table::Pose;
use crate::table::atlas::{CardAtlases, face_cell};

/// The card that is looked at, as it would lie in its cell.
#[derive(Component, Debug)]
struct Ghost;

/// Above whatever lies on the board.
const DEPTH: f32 = 21.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_ghost.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            draw_ghost
                .in_set(AppSystems::Draw)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_ghost(mut commands: Commands) {
    commands.spawn((
        Name::new("ghost"),
        Ghost,
        Sprite::default(),
        Transform::default(),
        Visibility::Hidden,
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
    ));
}

/// What is about to be laid is seen in its cell, a little paler than what lies there.
fn draw_ghost(
    layout: Res<Layout>,
    preview: Res<Preview>,
    atlases: Option<Res<CardAtlases>>,
    ghost: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    if !(layout.is_changed() || preview.is_changed()) {
        return;
    }
    let (mut sprite, mut transform, mut visibility) = ghost.into_inner();
    let (Some(card), Some(atlases)) = (preview.card, atlases) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let cell = layout.cell(card);
    let at = layout.to_table(cell.centre());
    let pose = Pose { aspect: cell.size.y / cell.size.x, ..Pose::lying(at, cell.size.x, true, DEPTH) };
    let atlas = atlases.for_pose(&pose, 1.0);
    visibility.set_if_neq(Visibility::Inherited);
    *sprite = Sprite {
        image: atlas.image.clone(),
        texture_atlas: Some(TextureAtlas { layout: atlas.layout.clone(), index: face_cell(card) }),
        custom_size: Some(cell.size),
        color: Color::WHITE.with_alpha(0.85),
        ..default()
    };
    transform.translation = at.extend(DEPTH);
}
