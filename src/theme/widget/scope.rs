use std::borrow::Cow;
use std::collections::HashMap;

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::AppSystems;
use crate::controls::{Focusable, Prompt, Prompts};

/// The root of a screen, a menu or what opens over a menu: whatever can take the focus in it gets its layer and, in
/// the order of the tree, its place in reading order.
///
/// The scope on top gets the focus when it opens; when it is built anew (the window was turned, the language changed)
/// or uncovered, the focus returns to the widget of the same name.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct FocusScope {
    /// A stable name, under which its last focus is remembered while it or what covers it is open.
    pub name: &'static str,
    /// As in [`Focusable`].
    pub layer: u8,
    /// The name of the widget that has the focus first.
    pub first: Cow<'static, str>,
    /// What can be done here, as long as nothing lies over it.
    pub prompts: &'static [Prompt],
}

/// For each scope, by name, the name of the widget that had the focus last.
#[derive(Resource, Default, Debug)]
struct FocusMemory(HashMap<&'static str, Name>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FocusMemory>();
    // Until a pointer says otherwise, keys come first: the very first Enter has to act, not only to show the focus.
    app.insert_resource(InputFocusVisible(true));
    app.add_systems(
        Update,
        (remember_focus, number_focusables, forget_closed_scopes, place_focus, show_prompts)
            .chain()
            .in_set(AppSystems::Poses),
    );
}

fn remember_focus(
    focus: Res<InputFocus>,
    names: Query<&Name, With<Focusable>>,
    parents: Query<&ChildOf>,
    scopes: Query<&FocusScope>,
    mut memory: ResMut<FocusMemory>,
) {
    let Some((entity, name)) = focus.get().and_then(|entity| Some((entity, names.get(entity).ok()?))) else { return };
    let Some(scope) = parents.iter_ancestors(entity).find_map(|ancestor| scopes.get(ancestor).ok()) else { return };
    if memory.0.get(scope.name) != Some(name) {
        memory.0.insert(scope.name, name.clone());
    }
}

fn number_focusables(
    scopes: Query<(Entity, &FocusScope)>,
    children: Query<&Children>,
    mut focusables: Query<&mut Focusable>,
) {
    if !focusables.iter_mut().any(|focusable| focusable.is_added()) {
        return;
    }
    for (root, scope) in &scopes {
        let mut order = 0;
        for entity in children.iter_descendants_depth_first(root) {
            if let Ok(mut focusable) = focusables.get_mut(entity) {
                focusable.set_if_neq(Focusable { layer: scope.layer, order });
                order += 1;
            }
        }
    }
}

/// A screen that is entered again begins anew; one that is only covered or rebuilt does not, nor does a menu from which
/// another was opened.
fn forget_closed_scopes(
    mut removed: RemovedComponents<FocusScope>,
    scopes: Query<&FocusScope>,
    mut memory: ResMut<FocusMemory>,
) {
    let menu_is_open = scopes.iter().any(|scope| scope.layer > 0);
    if removed.read().count() > 0 && !menu_is_open {
        memory.0.retain(|name, _| scopes.iter().any(|scope| scope.name == *name));
    }
}

fn place_focus(
    opened: Query<(), Added<FocusScope>>,
    mut closed: RemovedComponents<FocusScope>,
    scopes: Query<(Entity, &FocusScope)>,
    children: Query<&Children>,
    focusables: Query<(&Focusable, &Name)>,
    memory: Res<FocusMemory>,
    mut focus: ResMut<InputFocus>,
) {
    if opened.is_empty() && closed.read().count() == 0 {
        return;
    }
    let Some((root, scope)) = scopes.iter().max_by_key(|(_, scope)| scope.layer) else { return };
    let named = |wanted: &str| {
        let mut inside = children.iter_descendants_depth_first(root);
        inside.find(|entity| focusables.get(*entity).is_ok_and(|(_, name)| name.as_str() == wanted))
    };
    let remembered = memory.0.get(scope.name).and_then(|name| named(name.as_str()));
    let first = remembered
        .or_else(|| named(&scope.first))
        .or_else(|| children.iter_descendants_depth_first(root).find(|entity| focusables.contains(*entity)));
    if let Some(first) = first.filter(|first| focus.get() != Some(*first)) {
        focus.set(first, FocusCause::Navigated);
    }
}

/// The scope on top says what can be done; where there is none, on the table, the game does.
fn show_prompts(scopes: Query<&FocusScope>, mut prompts: ResMut<Prompts>) {
    let Some(scope) = scopes.iter().max_by_key(|scope| scope.layer) else { return };
    if prompts.0 != scope.prompts {
        prompts.0 = scope.prompts.to_vec();
    }
}
