//! Three gold lines behind a card in flight (`LOOK.md` §4, *flying*): the faster it is, the brighter they are.

use bevy::prelude::*;

use super::Layout;
use crate::AppSystems;
use crate::play::Play;
use crate::rules::Zone;
use crate::rules::speed::Speed;
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::Pose;
use crate::table::motion::TweenAnim;
use crate::theme::atlas::SPEED_LINES_SIZE;
use crate::theme::timing::travel_factor;

/// The lines behind one card.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct SpeedLines {
    card: Entity,
    /// Where the card was when it was last looked at.
    last: Vec2,
}

/// Above marks and resting cards, below every card that flies.
const DEPTH: f32 = 90.0;
/// From the middle of a card to the middle of its lines, in card widths: half of them is hidden by the card.
const DISTANCE: f32 = 0.72;
/// How fast a card is whose lines are seen in full, in card widths a second.
const FULL_SPEED: f32 = 9.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (spawn_lines, draw_lines)
            .chain()
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<Speed>>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

/// Every flight has its lines, which go with it: what only settles is not lifted, and under reduced motion nothing flies.
fn spawn_lines(
    flying: Query<(Entity, &Pose), (With<TweenAnim>, With<Zone>)>,
    lines: Query<&SpeedLines>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    mut commands: Commands,
) {
    if travel_factor(&settings) == 0.0 {
        return;
    }
    for (card, pose) in flying.iter().filter(|(_, pose)| pose.lift > 0.0) {
        if lines.iter().any(|lines| lines.card == card) {
            continue;
        }
        commands.spawn((
            Name::new("Speed lines"),
            SpeedLines { card, last: pose.position },
            Sprite::from_image(assets.load("table/speed-lines.webp")),
            Transform::from_xyz(0.0, 0.0, DEPTH),
            Visibility::Hidden,
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
        ));
    }
}

fn draw_lines(
    mut lines: Query<(Entity, &mut SpeedLines, &mut Sprite, &mut Transform, &mut Visibility)>,
    flying: Query<&Pose, (With<TweenAnim>, With<Zone>)>,
    time: Res<Time>,
    mut commands: Commands,
) {
    for (entity, mut trail, mut sprite, mut transform, mut visibility) in &mut lines {
        let Ok(pose) = flying.get(trail.card) else {
            commands.entity(entity).despawn();
            continue;
        };
        // While time stands still, so do the lines.
        if time.delta().is_zero() {
            continue;
        }
        let way = pose.position - std::mem::replace(&mut trail.last, pose.position);
        let speed = way.length() / pose.width / time.delta_secs();
        let alpha = pose.alpha * (speed / FULL_SPEED).min(1.0);
        let Some(forwards) = way.try_normalize().filter(|_| alpha > 0.02) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let at = pose.position - forwards * DISTANCE * pose.width;
        // The picture is drawn for a card that moves down.
        *transform = Transform {
            translation: at.extend(DEPTH),
            rotation: Quat::from_rotation_z(Vec2::NEG_Y.angle_to(forwards)),
            scale: Vec3::ONE,
        };
        sprite.custom_size = Some(SPEED_LINES_SIZE * pose.width);
        sprite.color = Color::WHITE.with_alpha(alpha);
    }
}
