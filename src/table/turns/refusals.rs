use bevy::prelude::*;

use super::TurnTabled;
use crate::AppSystems;
use crate::play::{Play, Refused};
use crate::screens::Screen;
use crate::storage::Notices;

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(
        Update,
        tell_why::<G>
            .in_set(AppSystems::Record)
            .run_if(on_message::<Refused<G>>)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

/// A person who may not do something is told why; computers are not.
fn tell_why<G: TurnTabled>(mut refused: MessageReader<Refused<G>>, play: Res<Play<G>>, mut notices: ResMut<Notices>) {
    for refused in refused.read().filter(|refused| play.is_persons(refused.seat)) {
        notices.push(G::refusal(refused));
    }
}
