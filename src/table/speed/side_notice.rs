//! Where two people play, why something was refused is said on the side of whoever it was refused to.

use bevy::prelude::*;
use bevy::ui::UiTransform;
use bevy::window::RequestRedraw;

use super::{Layout, turned};
use crate::AppSystems;
use crate::rules::Seat;
use crate::screens::Screen;
use crate::text::Localized;
use crate::theme::widget::{TypeSize, text};
use crate::theme::{Frame, palette, timing};

/// What the sides have to be told and nobody has shown yet.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct SideNotices(Vec<(Seat, Localized)>);

impl SideNotices {
    /// Tells one side something; it takes the place of what that side was told before.
    pub fn tell(&mut self, seat: Seat, notice: Localized) {
        self.0.retain(|(told, _)| *told != seat);
        self.0.push((seat, notice));
    }
}

/// A notice on the screen, whom it is for, and since when it has been there.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct SideNotice {
    /// Whom it is for.
    pub seat: Seat,
    age: std::time::Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SideNotices>().add_systems(OnEnter(Screen::Play), forget_notices).add_systems(
        Update,
        (age_notices, show_notices.run_if(resource_exists_and_changed::<SideNotices>), lay_notices)
            .chain()
            .in_set(AppSystems::Draw)
            .after(super::marks::show_refusals)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

fn forget_notices(mut notices: ResMut<SideNotices>) {
    notices.0.clear();
}

fn show_notices(mut notices: ResMut<SideNotices>, shown: Query<(Entity, &SideNotice)>, mut commands: Commands) {
    for (seat, notice) in notices.bypass_change_detection().0.drain(..) {
        shown.iter().filter(|(_, old)| old.seat == seat).for_each(|(old, _)| commands.entity(old).despawn());
        commands.spawn((
            Name::new("side notice"),
            SideNotice { seat, age: std::time::Duration::ZERO },
            Node {
                position_type: PositionType::Absolute,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            GlobalZIndex(3),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
            children![(
                Node {
                    padding: UiRect::axes(px(16), px(6)),
                    border_radius: BorderRadius::all(px(14)),
                    flex_shrink: 0.0,
                    max_width: percent(100),
                    ..default()
                },
                BackgroundColor(palette::CARD),
                BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(24)),
                Pickable::IGNORE,
                children![text(notice, TypeSize::Body, true, palette::INK)],
            )],
        ));
    }
}

/// While one is there frames are asked for, so that it leaves on time.
fn age_notices(
    mut notices: Query<(Entity, &mut SideNotice)>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut notice) in &mut notices {
        redraw.write(RequestRedraw);
        notice.age += time.delta();
        if notice.age > timing::TOAST_STAY {
            commands.entity(entity).despawn();
        }
    }
}

fn lay_notices(
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut notices: Query<(Ref<SideNotice>, &mut Node, &mut UiTransform)>,
) {
    for (notice, mut node, mut transform) in &mut notices {
        if notice.is_added() || layout.is_changed() {
            let side = layout.side(notice.seat);
            turned::lay(side, side.notice, frame.unit, &mut node, &mut transform);
        }
    }
}
