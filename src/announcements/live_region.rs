use bevy::prelude::*;

use super::speech::say;
use super::{SpeechSystems, Utterance};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hand_over.after(say).in_set(SpeechSystems::Say));
}

#[cfg(not(target_arch = "wasm32"))]
use desktop::hand_over;
#[cfg(target_arch = "wasm32")]
use page::hand_over;

/// A node of the accessibility tree that is read out when it appears.
#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use accesskit::{Live, Node, Role};
    use bevy::a11y::AccessibilityNode;

    use super::*;
    use crate::announcements::Urgency;

    /// The last utterance.
    #[derive(Component, Debug)]
    pub(super) struct LiveRegion;

    /// Every utterance is a node of its own, so that the same words said again are heard again: a node whose words stay the
    /// same has nothing to tell.
    pub(super) fn hand_over(
        mut utterances: MessageReader<Utterance>,
        said: Query<Entity, With<LiveRegion>>,
        mut commands: Commands,
    ) {
        for utterance in utterances.read() {
            said.iter().for_each(|said| commands.entity(said).try_despawn());
            commands.spawn((LiveRegion, Name::new("announcement"), AccessibilityNode(node(utterance))));
        }
    }

    fn node(utterance: &Utterance) -> Node {
        let (role, live) = match utterance.urgency {
            Urgency::Polite => (Role::Status, Live::Polite),
            Urgency::Urgent => (Role::Alert, Live::Assertive),
        };
        let mut node = Node::new(role);
        node.set_live(live);
        // Some systems read out the label, some the value.
        node.set_label(utterance.text.as_str());
        node.set_value(utterance.text.as_str());
        node
    }
}

/// The page's `aria-live` elements.
#[cfg(target_arch = "wasm32")]
mod page {
    use super::*;
    use crate::announcements::Urgency;

    /// The element that is read out in its turn, and the one that is read out at once.
    const POLITE: &str = "announcements";
    const URGENT: &str = "announcements-urgent";

    /// Every utterance is an element of its own, so that the same words said again are heard again.
    pub(super) fn hand_over(mut utterances: MessageReader<Utterance>) {
        for utterance in utterances.read() {
            // A page without these elements has nobody to speak to.
            let _ = put_into_page(utterance);
        }
    }

    fn put_into_page(utterance: &Utterance) -> Option<()> {
        let document = web_sys::window()?.document()?;
        let region = document.get_element_by_id(match utterance.urgency {
            Urgency::Polite => POLITE,
            Urgency::Urgent => URGENT,
        })?;
        let words = document.create_element("p").ok()?;
        words.set_text_content(Some(&utterance.text));
        region.replace_children_with_node_1(&words);
        Some(())
    }
}
