use accesskit::{Action, Node, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;

use super::SpeechSystems;
use crate::controls::{FocusArea, Focusable};
use crate::text::{Localized, Texts};

/// What assistive technology calls something that can be activated and bears no text: a place of the table, a button with
/// a picture. It follows the language. Buttons with texts are called by those.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(AccessibilityNode = AccessibilityNode(Node::new(Role::Button)))]
pub struct AccessibleName(pub Localized);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            name_as_told,
            name_buttons_by_their_texts.run_if(any_text_changed.or_else(any_button_added)),
            (offer_actions, tell_where_places_lie, hide_pictures, show_texts, hide_what_cannot_be_seen),
        )
            .chain()
            .in_set(SpeechSystems::Name),
    );
}

fn any_text_changed(texts: Query<(), Changed<Text>>) -> bool {
    !texts.is_empty()
}

fn any_button_added(buttons: Query<(), Added<Button>>) -> bool {
    !buttons.is_empty()
}

fn name_as_told(texts: Res<Texts>, mut named: Query<(Ref<AccessibleName>, &mut AccessibilityNode)>) {
    for (name, mut node) in &mut named {
        if texts.is_changed() || name.is_changed() {
            set_label(&mut node, name.0.to_speech(&texts));
        }
    }
}

fn name_buttons_by_their_texts(
    mut buttons: Query<(Entity, &mut AccessibilityNode), (With<Button>, Without<AccessibleName>)>,
    children: Query<&Children>,
    texts: Query<&Text>,
) {
    for (button, mut node) in &mut buttons {
        let inside = children.iter_descendants_depth_first(button).filter_map(|child| texts.get(child).ok());
        let words: Vec<&str> = inside.map(|text| text.as_str()).filter(|text| !text.is_empty()).collect();
        set_label(&mut node, words.join(" "));
    }
}

/// Compared before it is written, because whatever is written to counts as changed.
fn set_label(node: &mut Mut<AccessibilityNode>, label: String) {
    if node.label() != Some(label.as_str()) {
        node.set_label(label);
    }
}

fn offer_actions(mut nodes: Query<&mut AccessibilityNode, Added<Focusable>>) {
    for mut node in &mut nodes {
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
    }
}

/// Bevy knows where interface nodes lie, and not where places of the table do.
fn tell_where_places_lie(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut places: Query<(&FocusArea, &mut AccessibilityNode), Changed<FocusArea>>,
) {
    let Some(window) = window else { return };
    for (FocusArea(area), mut node) in &mut places {
        let (min, max) = (area.min * window.scale_factor(), area.max * window.scale_factor());
        node.set_bounds(accesskit::Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into()));
    }
}

/// Pictures say nothing that is not said in words beside them. (Bevy makes nodes of them all.)
fn hide_pictures(mut pictures: Query<&mut AccessibilityNode, (Added<AccessibilityNode>, With<ImageNode>)>) {
    pictures.iter_mut().for_each(|mut node| node.set_hidden());
}

/// Texts that stand by themselves can be read; those of a button are its name.
fn show_texts(
    mut texts: Query<(Entity, &Text, Option<&mut AccessibilityNode>), Changed<Text>>,
    parents: Query<&ChildOf>,
    buttons: Query<(), With<Button>>,
    mut commands: Commands,
) {
    for (entity, text, node) in &mut texts {
        if let Some(mut node) = node {
            node.set_value(text.as_str());
        } else if !parents.iter_ancestors(entity).any(|ancestor| buttons.contains(ancestor)) {
            let mut node = Node::new(Role::Label);
            node.set_value(text.as_str());
            commands.entity(entity).insert(AccessibilityNode(node));
        }
    }
}

fn hide_what_cannot_be_seen(
    mut nodes: Query<
        (&InheritedVisibility, &mut AccessibilityNode),
        (Or<(Changed<InheritedVisibility>, Added<AccessibilityNode>)>, Without<ImageNode>),
    >,
) {
    for (visibility, mut node) in &mut nodes {
        if visibility.get() { node.clear_hidden() } else { node.set_hidden() }
    }
}
