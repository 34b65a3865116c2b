use accesskit::Action;
use bevy::a11y::ActionRequest;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use crate::controls::{ControlsSystems, Focusable};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>();
    app.add_systems(Update, follow_assistive_technology.in_set(ControlsSystems::Focus));
}

/// What is pressed or focused through assistive technology is pressed or focused, unless something lies over it.
fn follow_assistive_technology(
    mut requests: MessageReader<ActionRequest>,
    focusables: Query<(&Focusable, Has<InteractionDisabled>)>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    if requests.is_empty() {
        return;
    }
    let top = focusables.iter().map(|(focusable, _)| focusable.layer).max();
    for request in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let Ok((focusable, disabled)) = focusables.get(entity) else { continue };
        if Some(focusable.layer) != top || disabled {
            continue;
        }
        match request.action {
            Action::Click => commands.trigger(Activate { entity }),
            Action::Focus => {
                visible.0 = true;
                focus.set(entity, FocusCause::Navigated);
            }
            _ => {}
        }
    }
}
