//! One focus for the interface and the table, held in Bevy's [`InputFocus`].
//!
//! [`InputFocus`] is on a [`Focusable`] only while the focus is shown. A mouse or a finger hides it: then its place is
//! only remembered, so that no key acts on something unseen, and the first step or confirmation only shows it again.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Activate, Checkbox, SetSliderValue, Slider, SliderValueChange, ToggleChecked};

use super::navigation::{Candidate, sort_in_reading_order, step};
use super::{Command, ControlsSystems, Device, FocusArea, Focusable, LastDevice, Request, Seating, Situation, Step};

/// Marks what the focus begins on in its layer, instead of the first in reading order.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FirstFocus;

/// Marks what stands in one line with all else of its layer, however the line is broken: steps to the sides follow the
/// reading order, and those up and down are left to the text that scrolls below.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct InLine;

/// Where the focus is in each layer present; a layer that closes is forgotten, and the one below has its focus back.
#[derive(Resource, Debug, Default)]
struct RememberedFocus(BTreeMap<u8, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RememberedFocus>();
    app.add_systems(
        Update,
        (hide_focus_from_pointers, keep_focus, follow_commands).chain().in_set(ControlsSystems::Focus),
    );
}

type FocusableData = (
    Entity,
    &'static Focusable,
    Option<&'static FocusArea>,
    Option<(&'static ComputedNode, &'static UiGlobalTransform)>,
    Option<&'static InheritedVisibility>,
    Has<InteractionDisabled>,
    Has<FirstFocus>,
);

/// Everything that the focus could go to.
#[derive(SystemParam)]
struct Candidates<'w, 's> {
    focusable: Query<'w, 's, FocusableData>,
    ui_scale: Option<Res<'w, UiScale>>,
}

impl Candidates<'_, '_> {
    /// The highest layer with anything visible, and what can take the focus there, in reading order. Only a layer's
    /// visible things count, so that a menu takes the focus once it has been laid out.
    fn top_layer(&self) -> Option<(u8, Vec<Candidate>)> {
        let top =
            self.focusable.iter().filter(|item| self.area(item).is_some()).map(|(_, focusable, ..)| focusable.layer);
        let top = top.max()?;
        let mut candidates: Vec<Candidate> = self
            .focusable
            .iter()
            .filter(|(_, focusable, .., disabled, _)| focusable.layer == top && !disabled)
            .filter_map(|item| {
                let (entity, &Focusable { order, .. }, .., first) = item;
                Some(Candidate { entity, order, area: self.area(&item)?, first })
            })
            .collect();
        sort_in_reading_order(&mut candidates);
        Some((top, candidates))
    }

    /// In the window's logical px; `None` if it cannot be seen.
    fn area(&self, item: &<FocusableData as bevy::ecs::query::QueryData>::Item<'_, '_>) -> Option<Rect> {
        let (_, _, area, node, visibility, ..) = item;
        if visibility.is_some_and(|visibility| !visibility.get()) {
            return None;
        }
        if let Some(FocusArea(area)) = area {
            return Some(*area).filter(|area| !area.is_empty());
        }
        let (node, transform) = (*node)?;
        // A node is measured in physical px, of which its own scale makes units of the interface, and the interface's
        // makes the window's logical px, in which the table is measured.
        let scale = node.inverse_scale_factor() * self.ui_scale.as_ref().map_or(1.0, |scale| scale.0);
        (!node.is_empty()).then(|| Rect::from_center_size(transform.translation * scale, node.size() * scale))
    }
}

fn hide_focus_from_pointers(last: Res<LastDevice>, mut visible: ResMut<InputFocusVisible>) {
    if last.is_changed() && matches!(last.0, Device::Mouse | Device::Touch) {
        visible.0 = false;
    }
}

/// Keeps the focus on something of the top layer: where it was, where somebody has put it, or at the layer's beginning. At
/// a table that several people share nobody has it: they have cursors of their own.
fn keep_focus(
    candidates: Candidates,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut remembered: ResMut<RememberedFocus>,
    (situation, seating): (Situation, Res<Seating>),
) {
    if situation.is_shared_table(&seating) {
        put_focus(&mut focus, None);
        return;
    }
    let Some((top, candidates)) = candidates.top_layer() else { return };
    let present = |entity: Entity| candidates.iter().any(|candidate| candidate.entity == entity);
    remembered.0.retain(|layer, _| *layer <= top);
    let place = focus.get().filter(|entity| present(*entity));
    let place = place.or_else(|| remembered.0.get(&top).copied().filter(|entity| present(*entity)));
    let first = || candidates.iter().find(|candidate| candidate.first).or(candidates.first());
    match place.or_else(|| first().map(|candidate| candidate.entity)) {
        Some(place) => remembered.0.insert(top, place),
        None => remembered.0.remove(&top),
    };
    let shown = remembered.0.get(&top).copied().filter(|_| visible.0);
    put_focus(&mut focus, shown);
}

fn put_focus(focus: &mut ResMut<InputFocus>, place: Option<Entity>) {
    match place {
        _ if focus.get() == place => {}
        Some(place) => focus.set(place, FocusCause::Navigated),
        None => focus.clear(),
    }
}

/// Steps move the focus, a confirmation activates what has it. Whatever navigates shows the focus, and what finds it hidden
/// does no more than that; direct keys (main, places, aim) leave it as it is.
fn follow_commands(
    mut requests: MessageReader<Command>,
    candidates: Candidates,
    widgets: Query<(Has<Slider>, Has<Checkbox>, Has<InLine>)>,
    mut visible: ResMut<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut remembered: ResMut<RememberedFocus>,
    (situation, seating): (Situation, Res<Seating>),
    mut commands: Commands,
) {
    if situation.is_shared_table(&seating) {
        requests.clear();
    }
    if requests.is_empty() {
        return;
    }
    let top = candidates.top_layer();
    for command in requests.read() {
        if command.request.is_direct() {
            continue;
        }
        let was_visible = std::mem::replace(&mut visible.0, true);
        let Some((layer, candidates)) = &top else { continue };
        let place = remembered.0.get(layer).copied();
        put_focus(&mut focus, place);
        let Some(from) = candidates.iter().find(|candidate| Some(candidate.entity) == place) else { continue };
        if !was_visible {
            continue;
        }
        let (is_slider, is_checkbox, is_in_line) = widgets.get(from.entity).unwrap_or_default();
        match command.request {
            Request::Confirm if is_checkbox => commands.trigger(ToggleChecked { entity: from.entity }),
            Request::Confirm => commands.trigger(Activate { entity: from.entity }),
            Request::Focus(way @ (Step::Left | Step::Right)) if is_slider => {
                let change = SliderValueChange::RelativeStep(if way == Step::Right { 1.0 } else { -1.0 });
                commands.trigger(SetSliderValue { entity: from.entity, change });
            }
            Request::Focus(Step::Up | Step::Down) if is_in_line => {}
            Request::Focus(way) => {
                let way = if is_in_line { way.in_reading_order() } else { way };
                if let Some(to) = step(*from, way, candidates) {
                    remembered.0.insert(*layer, to);
                    put_focus(&mut focus, Some(to));
                }
            }
            _ => {}
        }
    }
}
