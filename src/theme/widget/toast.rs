use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{TypeSize, text};
use crate::AppSystems;
use crate::storage::Notices;
use crate::theme::frame::{Frame, PROMPTS_HEIGHT};
use crate::theme::{palette, timing};

/// Above every menu.
const Z: i32 = 100;
/// A toast makes way for the next after this.
const LEAST_STAY: Duration = Duration::from_millis(900);

/// A notice on the screen, and for how long it has been there.
#[derive(Component, Default, Debug)]
struct Toast(Duration);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (age_toasts, show_next_notice).chain().in_set(AppSystems::Draw));
}

fn show_next_notice(
    mut commands: Commands,
    notices: Option<ResMut<Notices>>,
    toasts: Query<(Entity, &Toast)>,
    frame: Res<Frame>,
) {
    let Some(mut notices) = notices.filter(|notices| !notices.is_empty()) else { return };
    if toasts.iter().any(|(_, toast)| toast.0 < LEAST_STAY) {
        return;
    }
    let Some(notice) = notices.take() else { return };
    toasts.iter().for_each(|(toast, _)| commands.entity(toast).despawn());
    commands.spawn((
        Toast::default(),
        Name::new("toast"),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            bottom: px(PROMPTS_HEIGHT + 20.0),
            justify_content: JustifyContent::Center,
            padding: UiRect::horizontal(px(frame.margin())),
            ..default()
        },
        GlobalZIndex(Z),
        Pickable::IGNORE,
        children![(
            Node {
                padding: UiRect::axes(px(18), px(10)),
                border_radius: BorderRadius::all(px(14)),
                max_width: px(640),
                ..default()
            },
            BackgroundColor(palette::CARD),
            BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(24)),
            Pickable::IGNORE,
            children![text(notice, TypeSize::Body, true, palette::INK)],
        )],
    ));
}

/// In by a rise, out by itself. While one is there frames are asked for, so that it leaves on time in a window that
/// otherwise only draws when something happens.
fn age_toasts(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut toasts: Query<(Entity, &mut Toast, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut toast, mut transform) in &mut toasts {
        toast.0 += time.delta();
        redraw.write(RequestRedraw);
        if toast.0 >= timing::TOAST_IN + timing::TOAST_STAY + timing::TOAST_OUT {
            commands.entity(entity).despawn();
            continue;
        }
        let risen = (toast.0.as_secs_f32() / timing::TOAST_IN.as_secs_f32()).min(1.0);
        let y = px(12.0 * (1.0 - risen) * (1.0 - risen));
        if transform.translation.y != y {
            transform.translation.y = y;
        }
    }
}
