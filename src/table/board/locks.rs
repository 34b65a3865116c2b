//! The locks on closed cells (`LOOK.md` §6): once the card has landed that closes a side, its lock closes, and then the cell
//! is hatched.

use std::time::Duration;

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{Layout, Standing};
use crate::AppSystems;
use crate::cards::{Card, CardSet};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::motion::{Emerged, Emergence, Mover};
use crate::theme::atlas::{CELLS, CellPicture, STRIP_CELLS};
use crate::theme::timing;

/// What lies on a closed cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Closed {
    cell: Card,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Hatching,
    Lock,
}

impl Part {
    const ALL: [Self; 2] = [Self::Hatching, Self::Lock];

    const fn picture(self) -> CellPicture {
        match self {
            Self::Hatching => CellPicture::Hatching,
            Self::Lock => CellPicture::Lock,
        }
    }

    /// Above the cell and under whatever lies or flies over it.
    const fn depth(self) -> f32 {
        match self {
            Self::Hatching => -2.9,
            Self::Lock => -2.8,
        }
    }

    /// Under reduced motion both fade in together.
    fn course(self, settings: &Settings) -> Emergence {
        let lock = if settings.reduced_motion { Duration::ZERO } else { timing::LOCK };
        let (delay, duration, ease) = match self {
            Self::Hatching => (timing::PLAY + lock, timing::LOCK_HATCHING, EaseFunction::Linear),
            Self::Lock => (timing::PLAY, timing::LOCK, EaseFunction::BackOut),
        };
        Emergence { delay, duration, ease, fade: timing::FADE }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        (|standing: Res<Standing>, commands: Commands| spawn_locks(standing.closed, Emerged::WHOLLY, commands))
            .after(TakeStock)
            .run_if(resource_exists::<Standing>),
    )
    .add_systems(
        Update,
        (
            (follow_closed_cells, close_new_locks).chain().in_set(AppSystems::Poses),
            draw_locks.in_set(AppSystems::Draw).run_if(resource_exists::<Layout>),
        )
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_locks(cells: CardSet, emerged: Emerged, mut commands: Commands) {
    for cell in cells {
        for part in Part::ALL {
            commands.spawn((
                Name::new(format!("{part:?} {cell}")),
                Closed { cell, part },
                emerged,
                Sprite::default(),
                Transform::default(),
                Pickable::IGNORE,
                DespawnOnExit(Screen::Play),
            ));
        }
    }
}

fn follow_closed_cells(standing: Res<Standing>, locks: Query<(Entity, &Closed)>, mut commands: Commands) {
    if !standing.is_changed() {
        return;
    }
    let locked: CardSet = locks.iter().map(|(_, closed)| closed.cell).collect();
    for (lock, _) in locks.iter().filter(|(_, closed)| !standing.closed.contains(closed.cell)) {
        commands.entity(lock).despawn();
    }
    spawn_locks(standing.closed - locked, Emerged::NOT, commands);
}

fn close_new_locks(
    mut locks: Query<(Entity, &Closed, &mut Emerged), Added<Closed>>,
    settings: Res<Settings>,
    mut mover: Mover,
) {
    for (lock, closed, mut emerged) in locks.iter_mut().filter(|(.., emerged)| **emerged == Emerged::NOT) {
        mover.emerge(lock, &mut emerged, closed.part.course(&settings));
    }
}

fn draw_locks(
    layout: Res<Layout>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    mut locks: Query<(&Closed, Ref<Emerged>, &mut Sprite, &mut Transform)>,
) {
    let (file, grid) =
        if layout.portrait { ("table/strip-cells.webp", STRIP_CELLS) } else { ("table/cells.webp", CELLS) };
    for (closed, emerged, mut sprite, mut transform) in &mut locks {
        if !(layout.is_changed() || emerged.is_changed()) {
            continue;
        }
        let cell = layout.cell(closed.cell);
        let springs = closed.part == Part::Lock && !settings.reduced_motion;
        let (scale, alpha) = if springs { (emerged.0.max(0.0), 1.0) } else { (1.0, emerged.alpha()) };
        *sprite = Sprite {
            image: assets.load(file),
            rect: Some(grid.cell_rect(closed.part.picture().index(closed.cell.number.get())).as_rect()),
            custom_size: Some(cell.size),
            color: Color::WHITE.with_alpha(alpha),
            ..default()
        };
        *transform = Transform::from_translation(layout.to_table(cell.centre()).extend(closed.part.depth()))
            .with_scale(Vec3::new(scale, scale, 1.0));
    }
}
