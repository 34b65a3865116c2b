use bevy::prelude::*;

/// Run condition: a key, a mouse button, a finger or a pad's button has gone down in this frame, whatever it means.
pub(crate) fn something_is_pressed(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    gamepads: Query<&Gamepad>,
) -> bool {
    keys.get_just_pressed().next().is_some()
        || buttons.get_just_pressed().next().is_some()
        || touches.any_just_pressed()
        || gamepads.iter().any(|gamepad| gamepad.get_just_pressed().next().is_some())
}
