//! A bar beside what scrolls: it shows that there is more, and where one is. It can be dragged.

use bevy::picking::events::{Drag, Pointer};
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiSystems};
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::Drags;
use crate::theme::frame::Frame;
use crate::theme::palette;

/// The part of the bar that moves, for the area that it belongs to.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ScrollBar {
    /// What scrolls.
    pub area: Entity,
}

/// Its width, that of what can be caught, and its distance from the area, in units.
const WIDTH: f32 = 5.0;
const CATCH: f32 = 16.0;
const GAP: f32 = 3.0;
/// It is at least so long, in units.
const SHORTEST: f32 = 32.0;
/// So much more than its size an area has to hold before anything is shown, in units.
const LEAST_MORE: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag_bar);
    app.add_systems(PostUpdate, follow_areas.after(UiSystems::Layout));
}

type Areas<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static ComputedNode, &'static UiGlobalTransform, &'static ScrollPosition, &'static InheritedVisibility),
    With<ScrollArea>,
>;

/// What an area has of its contents, in units.
struct Share {
    /// How far it scrolls.
    more: f32,
    /// The length of its bar.
    length: f32,
    /// How far it scrolls for one unit of the bar's way.
    ratio: f32,
}

impl Share {
    /// Nothing where all is seen.
    fn of(node: &ComputedNode) -> Option<Self> {
        let scale = node.inverse_scale_factor();
        let (height, all) = (node.size().y * scale, node.content_size().y * scale);
        let (more, length) = (all - height, (height * height / all).max(SHORTEST));
        (height > SHORTEST && more > LEAST_MORE).then(|| Self {
            more,
            length,
            ratio: more / (height - length).max(1.0),
        })
    }
}

/// Where the bar of an area lies, in units of the window; nowhere where all is seen.
fn bar_of(node: &ComputedNode, at: &UiGlobalTransform, position: &ScrollPosition, frame: &Frame) -> Option<Rect> {
    let Share { more, length, ratio } = Share::of(node)?;
    let scale = node.inverse_scale_factor();
    let size = node.size() * scale;
    let corner = at.translation * scale - size / 2.0;
    // Beside the area, where the window has room for it.
    let left = (corner.x + size.x + GAP).min(frame.size.x - WIDTH - 1.0) - (CATCH - WIDTH) / 2.0;
    let top = corner.y + position.y.clamp(0.0, more) / ratio;
    Some(Rect::from_corners(Vec2::new(left, top), Vec2::new(left + CATCH, top + length)))
}

/// After everything has been laid out; a bar that has moved is drawn with the next frame.
fn follow_areas(
    areas: Areas,
    mut bars: Query<(Entity, &ScrollBar, &mut Node)>,
    layers: Query<&GlobalZIndex>,
    parents: Query<&ChildOf>,
    frame: Res<Frame>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let wanted = |area: Entity| {
        let (_, node, at, position, visibility) = areas.get(area).ok()?;
        bar_of(node, at, position, &frame).filter(|_| visibility.get())
    };
    for (entity, bar, mut node) in &mut bars {
        let Some(rect) = wanted(bar.area) else {
            commands.entity(entity).despawn();
            redraw.write(RequestRedraw);
            continue;
        };
        let (left, top, height) = (px(rect.min.x), px(rect.min.y), px(rect.height()));
        if (node.left, node.top, node.height) != (left, top, height) {
            (node.left, node.top, node.height) = (left, top, height);
            redraw.write(RequestRedraw);
        }
    }
    for (area, ..) in areas.iter().filter(|(area, ..)| !bars.iter().any(|(_, bar, _)| bar.area == *area)) {
        if let Some(rect) = wanted(area) {
            let below =
                parents.iter_ancestors(area).find_map(|above| layers.get(above).ok()).map_or(0, |layer| layer.0);
            commands.spawn(bar(ScrollBar { area }, rect, below + 1));
            redraw.write(RequestRedraw);
        }
    }
}

fn bar(bar: ScrollBar, rect: Rect, layer: i32) -> impl Bundle {
    (
        Name::new("scroll-bar"),
        bar,
        Node {
            position_type: PositionType::Absolute,
            left: px(rect.min.x),
            top: px(rect.min.y),
            width: px(rect.width()),
            height: px(rect.height()),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(layer),
        children![(
            Node {
                width: px(WIDTH),
                height: percent(100),
                border_radius: BorderRadius::all(px(WIDTH / 2.0)),
                ..default()
            },
            BackgroundColor(palette::SCROLL_BAR),
            Pickable::IGNORE,
        )],
    )
}

fn drag_bar(
    mut drag: On<Pointer<Drag>>,
    mut drags: ResMut<Drags>,
    scale: Res<UiScale>,
    bars: Query<&ScrollBar>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let Ok(bar) = bars.get(drag.entity) else { return };
    drag.propagate(false);
    let now = drag.pointer_location.position;
    let Some((_, last)) = drags.0.get_mut(&drag.pointer_id) else { return };
    let way = (now.y - std::mem::replace(last, now).y) / scale.0;
    let Ok((node, mut position)) = areas.get_mut(bar.area) else { return };
    if let Some(share) = Share::of(node) {
        position.y = (position.y + way * share.ratio).clamp(0.0, share.more);
    }
}
