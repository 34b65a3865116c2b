use bevy::prelude::*;

use super::{Screen, SetUp};
use crate::AppSystems;
use crate::controls::Copyable;
use crate::play::Summary;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer_deal_number.in_set(AppSystems::Draw));
}

/// A deal is a number that can be told to others: copying takes that of the game being set up, in play or just over.
fn offer_deal_number(
    screen: Res<State<Screen>>,
    set_up: Option<Res<SetUp>>,
    game: Option<Res<Summary>>,
    mut copyable: ResMut<Copyable>,
) {
    let deal = match **screen {
        Screen::Title => None,
        Screen::SetUp => set_up.map(|set_up| set_up.deal),
        Screen::Play | Screen::Result => game.map(|game| game.deal),
    };
    copyable.set_if_neq(Copyable(deal.map(|deal| deal.to_string())));
}
