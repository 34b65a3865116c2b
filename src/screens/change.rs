//! A change of screens (`LOOK.md` §6): the new one comes up out of the felt. It can be used from the first frame on.

use bevy::prelude::*;
use bevy::ui::widget::NodeImageMode;
use bevy::window::RequestRedraw;

use super::Screen;
use crate::AppSystems;
use crate::controls::PressSystems;
use crate::storage::Settings;
use crate::table::Felt;
use crate::theme::passage::{Passage, RISE, lasts};
use crate::theme::timing;
use crate::theme::widget::ScreenRoot;

/// The felt once more, over what is new; it fades.
#[derive(Component, Default, Debug)]
struct Curtain(Passage);

/// Above everything of a screen, below menus and prompts.
const Z: i32 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, end_change.in_set(PressSystems))
        .add_systems(Update, (draw_curtain.in_set(AppSystems::Zones), lift_curtain.in_set(AppSystems::Draw)));
}

/// Not at the start, when there is nothing to come from, nor for the same screen again.
fn draw_curtain(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    old: Query<Entity, With<Curtain>>,
    felt: Option<Single<&Felt>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let Some(change) = changes.read().last() else { return };
    let Some(felt) = felt.filter(|_| change.exited.is_some() && change.exited != change.entered) else { return };
    old.iter().for_each(|old| commands.entity(old).despawn());
    if lasts(timing::SCREEN, &settings).is_zero() {
        return;
    }
    commands.spawn((
        Curtain::default(),
        Name::new("Curtain"),
        Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() },
        ImageNode { image_mode: NodeImageMode::Stretch, ..ImageNode::new(felt.0.clone()) },
        GlobalZIndex(Z),
        Pickable::IGNORE,
    ));
}

/// Any press finishes what is running.
fn end_change(mut curtains: Query<&mut Curtain>) {
    curtains.iter_mut().for_each(|mut curtain| curtain.0.end());
}

/// Under reduced motion the screen only fades in.
fn lift_curtain(
    mut curtains: Query<(Entity, &mut Curtain, &mut ImageNode)>,
    mut roots: Query<&mut UiTransform, With<ScreenRoot>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut curtain, mut felt) in &mut curtains {
        redraw.write(RequestRedraw);
        curtain.0.advance(time.delta());
        let left = curtain.0.left(lasts(timing::SCREEN, &settings));
        felt.color.set_alpha(left);
        let below = if settings.reduced_motion { 0.0 } else { RISE * left };
        roots.iter_mut().for_each(|mut root| root.translation.y = px(below));
        if left == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
