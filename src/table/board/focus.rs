//! The focus of keys and pads stays in the hand while the hand gets smaller.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::places::FillHand;
use super::{HandPlace, Standing};
use crate::AppSystems;
use crate::screens::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        stay_in_the_hand
            .in_set(AppSystems::Poses)
            .after(FillHand)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

/// From the place that has become empty to the last one that has not.
fn stay_in_the_hand(mut focus: ResMut<InputFocus>, places: Query<(Entity, &HandPlace)>) {
    let Some((_, HandPlace { card: None, .. })) = focus.get().and_then(|entity| places.get(entity).ok()) else {
        return;
    };
    let filled = places.iter().filter(|(_, place)| place.card.is_some());
    if let Some((last, _)) = filled.max_by_key(|(_, place)| place.place) {
        focus.set(last, FocusCause::Navigated);
    }
}
