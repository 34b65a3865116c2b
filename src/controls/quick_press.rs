//! A press that is let go of within the frame that it came in is a click too: quick hands do that on slow devices.
//!
//! Bevy's picking lets go of what lay under the pointer in the frame *before*, so that what was reached, pressed and let go
//! of within one frame stays pressed and is never clicked.

use std::time::Duration;

use bevy::picking::PickingSystems;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Click, Pointer, Press, Release};
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// What was pressed in this frame and not let go of yet.
#[derive(Resource, Default, Debug)]
struct PressedThisFrame(HashMap<PointerId, Vec<(Entity, HitData)>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressedThisFrame>()
        .add_observer(note_press)
        .add_observer(note_release)
        .add_systems(PreUpdate, let_go_of_quick_presses.in_set(PickingSystems::Last));
}

fn note_press(press: On<Pointer<Press>>, mut pressed: ResMut<PressedThisFrame>) {
    // Not once more for everything that it bubbles up to.
    if press.button == PointerButton::Primary && press.entity == press.original_event_target() {
        pressed.0.entry(press.pointer_id).or_default().push((press.entity, press.hit.clone()));
    }
}

fn note_release(release: On<Pointer<Release>>, mut pressed: ResMut<PressedThisFrame>) {
    if let Some(pressed) = pressed.0.get_mut(&release.pointer_id) {
        pressed.retain(|(entity, _)| *entity != release.entity);
    }
}

/// Clicks and lets go of what picking has left pressed though its pointer was let go of.
fn let_go_of_quick_presses(
    mut inputs: MessageReader<PointerInput>,
    mut pressed: ResMut<PressedThisFrame>,
    mut commands: Commands,
) {
    let inputs: Vec<_> = inputs.read().collect();
    if pressed.0.is_empty() {
        return;
    }
    let button = PointerButton::Primary;
    let of_button = |input: &&&PointerInput| matches!(input.action, PointerAction::Press(which) | PointerAction::Release(which) if which == button);
    for (pointer, things) in pressed.0.drain() {
        let last = inputs.iter().filter(of_button).rfind(|input| input.pointer_id == pointer);
        let Some(released) = last.filter(|input| matches!(input.action, PointerAction::Release(_))) else { continue };
        for (entity, hit) in things {
            let click = Click { button, hit: hit.clone(), duration: Duration::ZERO, count: 1 };
            commands.trigger(Pointer::new(pointer, released.location.clone(), click, entity));
            commands.trigger(Pointer::new(pointer, released.location.clone(), Release { button, hit }, entity));
        }
    }
}
