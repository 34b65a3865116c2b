//! The cells of the board: what may be laid where, and what is about to die.

use bevy::prelude::*;

use super::{CellPlace, Layout, Preview, Standing};
use crate::AppSystems;
use crate::screens::Screen;
use crate::theme::atlas::{CELLS, CellPicture, STRIP_CELLS};

const DEPTH: f32 = -3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress_new_cells, draw_cells)
            .chain()
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn dress_new_cells(cells: Query<Entity, Added<CellPlace>>, mut commands: Commands) {
    for cell in &cells {
        commands.entity(cell).insert((Sprite::default(), Transform::default(), Visibility::Inherited));
    }
}

/// The pictures of the two forms of cells, held once.
#[derive(Clone)]
struct CellPictures {
    upright: Handle<Image>,
    strips: Handle<Image>,
}

impl FromWorld for CellPictures {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        Self { upright: assets.load("table/cells.webp"), strips: assets.load("table/strip-cells.webp") }
    }
}

fn draw_cells(
    layout: Res<Layout>,
    standing: Res<Standing>,
    preview: Res<Preview>,
    pictures: Local<CellPictures>,
    mut cells: Query<(&CellPlace, &mut Sprite, &mut Transform)>,
) {
    for (cell, mut sprite, mut transform) in &mut cells {
        if !(layout.is_changed() || standing.is_changed() || preview.is_changed() || sprite.is_added()) {
            continue;
        }
        let card = cell.0;
        let shown = if preview.effect.dying.contains(card) {
            CellPicture::Dying
        } else if standing.open.contains(card) {
            CellPicture::Open
        } else {
            CellPicture::Empty
        };
        let (image, grid) = if layout.portrait { (&pictures.strips, STRIP_CELLS) } else { (&pictures.upright, CELLS) };
        let area = layout.cell(card);
        // Behind a closed side nothing comes for a long time.
        let alpha = if standing.behind.contains(card) { 0.45 } else { 1.0 };
        *sprite = Sprite {
            image: image.clone(),
            rect: Some(grid.cell_rect(shown.index(card.number.get())).as_rect()),
            custom_size: Some(area.size),
            color: Color::WHITE.with_alpha(alpha),
            ..default()
        };
        transform.translation = layout.to_table(area.centre()).extend(DEPTH);
    }
}
