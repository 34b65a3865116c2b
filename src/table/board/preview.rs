//! What laying the card that is looked at would do: shown on the board before it is done.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::PickingInteraction;
use bevy::prelude::*;

use super::places::HandPlace;
use super::{Boarded, Chosen, Standing};
use crate::AppSystems;
use crate::cards::{Card, CardSet, Number, Suit};
use crate::menus::Menu;
use crate::play::Play;
use crate::rules::Zone;
use crate::screens::Screen;
use crate::table::Dragged;

/// What laying a card does beside filling its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// The cells whose cards die.
    pub dying: CardSet,
    /// The cells whose cards would die, were they not too many.
    pub spared: CardSet,
}

/// The card that is looked at, and what laying it now would do.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// A card of the holder's that can be laid now and has one place.
    pub card: Option<Card>,
    /// What that does.
    pub effect: Effect,
}

/// The card of the hand that a pointer is on, or the focus, or that is chosen; in this order.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LookedAt {
    pub(super) hovered: Option<Card>,
    pub(super) focused: Option<Card>,
}

impl LookedAt {
    fn card(&self, chosen: &Chosen) -> Option<Card> {
        self.hovered.or(self.focused).or(chosen.card)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().init_resource::<LookedAt>().add_systems(
        Update,
        look_at_cards.in_set(AppSystems::Zones).run_if(resource_exists::<Standing>).run_if(in_state(Screen::Play)),
    );
}

pub(super) fn game_plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        Update,
        foresee::<G>
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn look_at_cards(
    focus: Res<InputFocus>,
    (visible, menu): (Res<InputFocusVisible>, Res<State<Menu>>),
    standing: Res<Standing>,
    places: Query<&HandPlace>,
    cards: Query<(&Suit, &Number, &Zone, &PickingInteraction, Has<Dragged>)>,
    mut looked_at: ResMut<LookedAt>,
) {
    let open = **menu == Menu::None;
    let on_it = |interaction: &PickingInteraction, dragged: bool| dragged || *interaction != PickingInteraction::None;
    let hovered = cards.iter().find(|(_, _, zone, interaction, dragged)| {
        matches!(zone, Zone::Hand { seat, .. } if Some(*seat) == standing.holder) && on_it(interaction, *dragged)
    });
    let hovered = hovered.map(|(suit, number, ..)| Card { suit: *suit, number: *number }).filter(|_| open);
    let focused = focus.get().filter(|_| visible.0 && open).and_then(|entity| places.get(entity).ok()?.card);
    looked_at.set_if_neq(LookedAt { hovered, focused });
}

fn foresee<G: Boarded>(
    play: Res<Play<G>>,
    standing: Res<Standing>,
    chosen: Res<Chosen>,
    looked_at: Res<LookedAt>,
    mut preview: ResMut<Preview>,
) {
    if !(standing.is_changed() || chosen.is_changed() || looked_at.is_changed()) {
        return;
    }
    let card = looked_at.card(&chosen).filter(|card| standing.playable_now().contains(*card) && !card.is_joker());
    let effect = card.map_or_else(Effect::default, |card| G::effect(&play, &standing, card));
    preview.set_if_neq(Preview { card, effect });
}
