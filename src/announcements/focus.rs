use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::Checked;

use super::{Announcement, SpeechSystems};
use crate::text::Localized;

/// Whether what gets the focus is announced. Only a web page needs that: elsewhere AccessKit tells it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpokenFocus(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(SpokenFocus(cfg!(target_arch = "wasm32")));
    app.add_systems(PostUpdate, say_what_has_the_focus.in_set(SpeechSystems::Focus).run_if(focus_is_spoken));
}

fn focus_is_spoken(spoken: Res<SpokenFocus>) -> bool {
    spoken.0
}

/// Says it once, and again if a widget changes under the focus. What changes on the table is an event and told as one.
fn say_what_has_the_focus(
    focus: Res<InputFocus>,
    named: Query<(&AccessibilityNode, Has<Checked>, Has<Node>)>,
    mut said: Local<Option<(Entity, Localized)>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(entity) = focus.get() else { return };
    let Ok((node, checked, is_widget)) = named.get(entity) else { return };
    // Named in the frame after the one that it came in with.
    let Some(name) = node.label().filter(|name| !name.is_empty()) else { return };
    let words = Localized::new(if checked { "focus-checked" } else { "focus" }).with("name", name);
    let again = said.as_ref().is_some_and(|(before, said)| *before == entity && (!is_widget || *said == words));
    if !again {
        announcements.write(Announcement::polite(words.clone()));
        *said = Some((entity, words));
    }
}
