mod bar;

pub use bar::ScrollBar;

use bevy::input_focus::InputFocus;
use bevy::picking::events::{Drag, DragEnd, DragStart, Pointer};
use bevy::picking::pointer::PointerId;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, Pressed, UiSystems};
use bevy::ui_widgets::{ScrollArea, ScrollIntoView};
use bevy::window::RequestRedraw;

use crate::AppSystems;
use crate::controls::{Command, RING_REACH, Request, Step};

/// Beyond this way, in logical px, a press is a scroll and no longer a click.
const DRAG_THRESHOLD: f32 = 8.0;

/// A column that scrolls by wheel, by finger and after the focus. It takes the height that is left, and keeps room above and
/// below what lies in it for the focus ring, which would be cut off.
pub fn scroll_area(node: Node) -> impl Bundle {
    let padding = UiRect { top: px(RING_REACH), bottom: px(RING_REACH), ..node.padding };
    (
        ScrollArea,
        Node {
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            min_height: px(0),
            flex_shrink: 1.0,
            padding,
            ..node
        },
    )
}

/// A [`scroll_area`] of a page that is only read: up and down scroll it, because what can be chosen on it, if anything, stands in one line.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Stepwise;

/// How far one step scrolls, in units.
const STEP: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drags>();
    app.add_plugins(bar::plugin);
    app.add_observer(begin_drag).add_observer(scroll_by_dragging).add_observer(end_drag);
    app.add_systems(Update, scroll_by_steps.in_set(AppSystems::Poses));
    app.add_systems(PostUpdate, scroll_to_focus.after(UiSystems::Layout));
}

/// Where each dragging pointer has set out and where it was last, in the window's logical px. Picking's own ways are wrong
/// at display scales.
#[derive(Resource, Default, Debug)]
struct Drags(HashMap<PointerId, (Vec2, Vec2)>);

fn begin_drag(start: On<Pointer<DragStart>>, mut drags: ResMut<Drags>) {
    let position = start.pointer_location.position;
    drags.0.insert(start.pointer_id, (position, position));
}

fn end_drag(end: On<Pointer<DragEnd>>, mut drags: ResMut<Drags>) {
    drags.0.remove(&end.pointer_id);
}

fn scroll_by_dragging(
    mut drag: On<Pointer<Drag>>,
    mut drags: ResMut<Drags>,
    scale: Res<UiScale>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
    pressed: Query<(), With<Pressed>>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    let Ok((node, mut position)) = areas.get_mut(drag.entity) else { return };
    drag.propagate(false);
    let now = drag.pointer_location.position;
    let Some((from, last)) = drags.0.get_mut(&drag.pointer_id) else { return };
    let way = now.y - std::mem::replace(last, now).y;
    if from.distance(now) > DRAG_THRESHOLD {
        let target = drag.original_event_target();
        for entity in std::iter::once(target).chain(parents.iter_ancestors(target)).filter(|it| pressed.contains(*it)) {
            commands.entity(entity).remove::<Pressed>();
        }
    }
    let most = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor();
    let y = (position.y - way / scale.0).clamp(0.0, most);
    if position.y != y {
        position.y = y;
    }
}

fn scroll_by_steps(
    mut requests: MessageReader<Command>,
    mut pages: Query<(&ComputedNode, &mut ScrollPosition), (With<Stepwise>, With<ScrollArea>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for command in requests.read() {
        let by = match command.request {
            Request::Focus(Step::Up) => -STEP,
            Request::Focus(Step::Down) => STEP,
            _ => continue,
        };
        for (node, mut position) in &mut pages {
            let most = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor();
            position.y = (position.y.min(most) + by).clamp(0.0, most);
            redraw.write(RequestRedraw);
        }
    }
}

/// What was last scrolled to: the focused node, its size, and those of all that scrolls around it.
type Shown = (Entity, Vec<Vec2>);

/// Once for each change of the focus or of the sizes, as soon as all has been laid out: fonts and pictures come after the
/// first frame, and windows change.
fn scroll_to_focus(
    focus: Res<InputFocus>,
    nodes: Query<&ComputedNode>,
    areas: Query<&ComputedNode, With<ScrollArea>>,
    parents: Query<&ChildOf>,
    mut shown: Local<Option<Shown>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(focused) = focus.get() else { return };
    let Some(node) = nodes.get(focused).ok().filter(|node| node.size() != Vec2::ZERO) else { return };
    let around = areas.iter_many(parents.iter_ancestors(focused)).flat_map(|area| [area.size(), area.content_size()]);
    let now = (focused, std::iter::once(node.size()).chain(around).collect());
    if shown.as_ref() != Some(&now) {
        *shown = Some(now);
        commands.trigger(ScrollIntoView { entity: focused });
        redraw.write(RequestRedraw);
    }
}
