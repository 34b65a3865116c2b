//! The felt between two people who face each other: a tint for each half, and a line of gold where they meet.

use bevy::prelude::*;

use super::Layout;
use crate::AppSystems;
use crate::play::Play;
use crate::rules::speed::Speed;
use crate::screens::Screen;
use crate::theme::{Frame, palette};

/// What lies on the felt there.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Near,
    Far,
    Line,
}

/// The width of the line, in units.
const LINE: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_grounds
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Play<Speed>>)
            .run_if(resource_exists_and_changed::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

fn lay_grounds(layout: Res<Layout>, frame: Res<Frame>, old: Query<Entity, With<Ground>>, mut commands: Commands) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    if !layout.is_facing() {
        return;
    }
    for ground in [Ground::Near, Ground::Far, Ground::Line] {
        let (at, size, color) = ground.lie(&layout, frame.unit);
        commands.spawn((
            ground,
            Sprite::from_color(color, size),
            Transform::from_translation(at.extend(if ground == Ground::Line { -7.0 } else { -8.0 })),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
        ));
    }
}

impl Ground {
    fn lie(self, layout: &Layout, unit: f32) -> (Vec2, Vec2, Color) {
        let window = layout.window;
        let up = layout.near.up();
        // Half the window on either side of the middle, whichever way the table is turned.
        let half = window - up.abs() * window / 2.0;
        let towards = up * window / 4.0;
        match self {
            Self::Near => (-towards, half, palette::NEAR_HALF),
            Self::Far => (towards, half, palette::FAR_HALF),
            Self::Line => {
                let across = Vec2::ONE - up.abs();
                (Vec2::ZERO, across * window + up.abs() * LINE * unit, palette::HALVES_LINE)
            }
        }
    }
}
