//! What any press does, whatever it means: it ends what is coming or going (`LOOK.md` §6).

use bevy::input::InputSystems;
use bevy::input_focus::InputFocusSystems;
use bevy::picking::PickingSystems;
use bevy::prelude::*;

use super::gamepad::a_window_is_focused;

/// The systems of [`PreUpdate`] that end things when something is pressed. They come before the press acts, by focus or by
/// pointer: what it sets going is left to run.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PressSystems;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        PressSystems
            .run_if(something_is_pressed)
            .after(InputSystems)
            .before(InputFocusSystems::Dispatch)
            .before(PickingSystems::Hover),
    );
}

/// Run condition: a key, a mouse button, a finger or a pad's button has gone down in this frame, whatever it means. Pads
/// also report what is meant for another program.
pub(crate) fn something_is_pressed(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    gamepads: Query<&Gamepad>,
    windows: Query<&Window>,
) -> bool {
    keys.get_just_pressed().next().is_some()
        || buttons.get_just_pressed().next().is_some()
        || touches.any_just_pressed()
        || a_window_is_focused(windows) && gamepads.iter().any(|gamepad| gamepad.get_just_pressed().next().is_some())
}
