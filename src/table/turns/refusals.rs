use bevy::prelude::*;

use super::TurnTabled;
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::play::{Play, Refused};
use crate::screens::Screen;
use crate::storage::Notices;
use crate::table::{Pose, to_window};
use crate::theme::Frame;

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

/// A person who may not do something is told why, beside the card that it is about; computers are not.
fn tell_why<G: TurnTabled>(
    mut refused: MessageReader<Refused<G>>,
    play: Res<Play<G>>,
    frame: Res<Frame>,
    cards: Query<(&Suit, &Number, &Pose)>,
    mut notices: ResMut<Notices>,
) {
    for refused in refused.read().filter(|refused| play.is_persons(refused.seat)) {
        let card = G::card_of(&refused.action);
        let lies = cards.iter().find(|(suit, number, _)| card == Some(Card { suit: **suit, number: **number }));
        notices.push_passing(G::refusal(refused), lies.map(|(.., pose)| window_rect(pose, &frame)));
    }
}

fn window_rect(pose: &Pose, frame: &Frame) -> Rect {
    Rect::from_center_size(to_window(pose.position, frame.size * frame.unit), pose.size())
}
