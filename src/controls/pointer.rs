//! Mouse and touch: presses on [`Touchable`] things become [`Gesture`]s.
//!
//! Bevy's picking says *what* was pressed, by `Pointer<Press>`; everything after that follows the raw stream of
//! [`PointerInput`], because picking's own drags have no threshold, click at their end, carry deltas that are wrong at
//! display scales, and stop where nothing lies under the pointer. On the table this is the one file that knows
//! `Pointer<…>`; the interface's scroll areas, which do listen to drags, follow positions likewise.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::events::{Pointer, Press};
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::{CursorLeft, WindowFocused, WindowResized};

use super::{ControlsSystems, Device, Gesture, LastDevice};
use crate::menus::Menu;
use crate::screens::Screen;
use crate::table::to_table;

/// A mouse or pen must move this far, in logical px, for its press to become a drag.
pub const MOUSE_DRAG_THRESHOLD: f32 = 6.0;
/// A finger must move this far, in logical px, for its press to become a drag.
pub const TOUCH_DRAG_THRESHOLD: f32 = 10.0;

/// Marks a thing on the table, a card or a place, whose presses become [`Gesture`]s.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Touchable;

/// The presses that go on, one a pointer: each pointer holds at most one thing.
#[derive(Resource, Debug, Default)]
pub struct Presses {
    held: HashMap<PointerId, Held>,
    /// What picking found under each pointer that was pressed in this frame, and at what depth.
    hit: HashMap<PointerId, (Entity, f32)>,
}

#[derive(Clone, Copy, Debug)]
struct Held {
    entity: Entity,
    /// Where it was pressed, in the table's logical px.
    from: Vec2,
    dragging: bool,
}

impl Presses {
    /// Whether any pointer drags something.
    pub fn is_dragging(&self) -> bool {
        self.held.values().any(|held| held.dragging)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presses>();
    app.add_observer(remember_what_was_pressed);
    app.add_systems(
        Update,
        (note_pointer_as_last_device, recognise_gestures, cancel_interrupted_presses, cancel_lost_presses)
            .chain()
            .in_set(ControlsSystems::Read),
    );
}

/// The uppermost thing counts where a press goes through several.
fn remember_what_was_pressed(
    press: On<Pointer<Press>>,
    touchable: Query<(), With<Touchable>>,
    mut presses: ResMut<Presses>,
) {
    if press.button != PointerButton::Primary || !touchable.contains(press.entity) {
        return;
    }
    let hit = presses.hit.entry(press.pointer_id).or_insert((press.entity, press.hit.depth));
    if press.hit.depth < hit.1 {
        *hit = (press.entity, press.hit.depth);
    }
}

fn note_pointer_as_last_device(mut inputs: MessageReader<PointerInput>, mut last: ResMut<LastDevice>) {
    for input in inputs.read().filter(|input| matches!(input.action, PointerAction::Press(_))) {
        let device = if input.pointer_id.is_touch() { Device::Touch } else { Device::Mouse };
        last.set_if_neq(LastDevice(device));
    }
}

fn recognise_gestures(
    mut inputs: MessageReader<PointerInput>,
    mut presses: ResMut<Presses>,
    menu: Option<Res<State<Menu>>>,
    windows: Query<&Window>,
    mut gestures: MessageWriter<Gesture>,
) {
    let hit = std::mem::take(&mut presses.hit);
    let menu_open = menu.is_some_and(|menu| **menu != Menu::None);
    for PointerInput { pointer_id, location, action } in inputs.read() {
        let (pointer, position) = (*pointer_id, table_position(location, &windows));
        match action {
            PointerAction::Press(PointerButton::Primary) => {
                gestures.write_batch(presses.cancel(pointer));
                let hit = hit.get(&pointer).filter(|_| !menu_open);
                if let (Some(&(entity, _)), Some(from)) = (hit, position) {
                    presses.held.insert(pointer, Held { entity, from, dragging: false });
                }
            }
            PointerAction::Move { .. } => {
                let Some(position) = position else { continue };
                gestures.write_batch(presses.move_to(pointer, position));
            }
            PointerAction::Release(PointerButton::Primary) => match position {
                Some(position) => {
                    gestures.write_batch(presses.start_drag(pointer, position));
                    gestures.write_batch(presses.release(pointer, position));
                }
                None => {
                    gestures.write_batch(presses.cancel(pointer));
                }
            },
            PointerAction::Cancel => {
                gestures.write_batch(presses.cancel(pointer));
            }
            _ => {}
        }
    }
}

impl Presses {
    fn move_to(&mut self, pointer: PointerId, position: Vec2) -> Option<Gesture> {
        match self.held.get(&pointer)? {
            Held { entity, dragging: true, .. } => Some(Gesture::Drag { pointer, entity: *entity, position }),
            Held { dragging: false, .. } => self.start_drag(pointer, position),
        }
    }

    /// Makes a press a drag once it has moved beyond the threshold; a finger may be lifted far from its last move.
    fn start_drag(&mut self, pointer: PointerId, position: Vec2) -> Option<Gesture> {
        let held = self.held.get_mut(&pointer).filter(|held| !held.dragging)?;
        let Held { entity, from, .. } = *held;
        let threshold = if pointer.is_touch() { TOUCH_DRAG_THRESHOLD } else { MOUSE_DRAG_THRESHOLD };
        held.dragging = from.distance(position) > threshold;
        held.dragging.then_some(Gesture::DragStart { pointer, entity, from, position })
    }

    fn release(&mut self, pointer: PointerId, position: Vec2) -> Option<Gesture> {
        let Held { entity, dragging, .. } = self.held.remove(&pointer)?;
        Some(match dragging {
            true => Gesture::Drop { pointer, entity, position },
            false => Gesture::Click { pointer, entity, position },
        })
    }

    /// A press that has not become a drag is forgotten without a word.
    fn cancel(&mut self, pointer: PointerId) -> Option<Gesture> {
        let Held { entity, dragging, .. } = self.held.remove(&pointer)?;
        dragging.then_some(Gesture::Cancel { pointer, entity })
    }

    fn cancel_where(&mut self, ends: impl Fn(&PointerId, &Held) -> bool) -> Vec<Gesture> {
        let ending: Vec<PointerId> =
            self.held.iter().filter(|(pointer, held)| ends(pointer, held)).map(|(pointer, _)| *pointer).collect();
        ending.into_iter().filter_map(|pointer| self.cancel(pointer)).collect()
    }
}

/// Escape, a menu or another screen, a window that lost the focus or its size: everything that is held goes back.
/// Leaving the window ends what the mouse holds, since its release outside might never be told.
fn cancel_interrupted_presses(
    mut presses: ResMut<Presses>,
    keys: Res<ButtonInput<KeyCode>>,
    menu: Option<Res<State<Menu>>>,
    screen: Option<Res<State<Screen>>>,
    mut focus_changes: MessageReader<WindowFocused>,
    mut sizes: MessageReader<WindowResized>,
    mut leaves: MessageReader<CursorLeft>,
    mut gestures: MessageWriter<Gesture>,
) {
    let unfocused = focus_changes.read().any(|change| !change.focused);
    let resized = sizes.read().count() > 0;
    let left = leaves.read().count() > 0;
    let covered = menu.is_some_and(|menu| menu.is_changed()) || screen.is_some_and(|screen| screen.is_changed());
    let all = keys.just_pressed(KeyCode::Escape) || unfocused || resized || covered;
    if all || left {
        gestures.write_batch(presses.cancel_where(|pointer, _| all || pointer.is_mouse()));
    }
}

/// Ends presses whose thing is gone, whose pointer is gone, or whose release never came.
fn cancel_lost_presses(
    mut presses: ResMut<Presses>,
    buttons: Res<ButtonInput<MouseButton>>,
    pointers: Query<&PointerId>,
    touchable: Query<(), With<Touchable>>,
    mut gestures: MessageWriter<Gesture>,
) {
    if presses.held.is_empty() {
        return;
    }
    let lost = |pointer: &PointerId, held: &Held| {
        !touchable.contains(held.entity)
            || !pointers.iter().any(|present| present == pointer)
            || (pointer.is_mouse() && !buttons.pressed(MouseButton::Left))
    };
    gestures.write_batch(presses.cancel_where(lost));
}

/// Where on the table a pointer is; nowhere if it is not over a window.
fn table_position(location: &Location, windows: &Query<&Window>) -> Option<Vec2> {
    let NormalizedRenderTarget::Window(window) = location.target else { return None };
    let size = windows.get(window.entity()).ok()?.size();
    Some(to_table(location.position, size))
}
