//! A change of screens (`LOOK.md` §6): the new one comes up out of the felt. It can be used from the first frame on.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::widget::NodeImageMode;
use bevy::window::RequestRedraw;

use super::Screen;
use crate::AppSystems;
use crate::controls::{ControlsSystems, something_is_pressed};
use crate::storage::Settings;
use crate::table::Felt;
use crate::table::motion::speed_factor;
use crate::theme::timing;
use crate::theme::widget::ScreenRoot;

/// The felt once more, over what is new; it fades. For how long it has been there.
#[derive(Component, Default, Debug)]
struct Curtain(Duration);

/// Above everything of a screen, below menus and prompts.
const Z: i32 = 5;
/// A screen rises from this far below, in units.
const RISE: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            end_change.run_if(something_is_pressed).in_set(AppSystems::Controls).before(ControlsSystems::Read),
            draw_curtain.in_set(AppSystems::Zones),
            lift_curtain.in_set(AppSystems::Draw),
        ),
    );
}

/// Not at the start, when there is nothing to come from, nor for the same screen again.
fn draw_curtain(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    old: Query<Entity, With<Curtain>>,
    felt: Option<Single<&Sprite, With<Felt>>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let Some(change) = changes.read().last() else { return };
    let Some(felt) = felt.filter(|_| change.exited.is_some() && change.exited != change.entered) else { return };
    old.iter().for_each(|old| commands.entity(old).despawn());
    if speed_factor(settings.animation_speed) == 0.0 {
        return;
    }
    commands.spawn((
        Curtain::default(),
        Name::new("Curtain"),
        Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() },
        ImageNode { image_mode: NodeImageMode::Stretch, ..ImageNode::new(felt.image.clone()) },
        GlobalZIndex(Z),
        Pickable::IGNORE,
    ));
}

/// Any press finishes what is running.
fn end_change(mut curtains: Query<&mut Curtain>) {
    curtains.iter_mut().for_each(|mut curtain| curtain.0 = Duration::MAX);
}

/// On real time: a menu that opens meanwhile does not stop it. Under reduced motion the screen only fades in.
fn lift_curtain(
    mut curtains: Query<(Entity, &mut Curtain, &mut ImageNode)>,
    mut roots: Query<&mut UiTransform, With<ScreenRoot>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let normal = if settings.reduced_motion { timing::FADE } else { timing::SCREEN };
    let lasts = normal.mul_f32(speed_factor(settings.animation_speed));
    for (entity, mut curtain, mut felt) in &mut curtains {
        redraw.write(RequestRedraw);
        if !curtain.is_added() {
            curtain.0 = curtain.0.saturating_add(time.delta());
        }
        let done = curtain.0 >= lasts;
        let left = if done { 0.0 } else { (1.0 - curtain.0.div_duration_f32(lasts)).powi(2) };
        felt.color.set_alpha(left);
        let below = if settings.reduced_motion { 0.0 } else { RISE * left };
        roots.iter_mut().for_each(|mut root| root.translation.y = px(below));
        if done {
            commands.entity(entity).despawn();
        }
    }
}
