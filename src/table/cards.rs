//! The cards as entities: their zones follow the rule state, their poses follow the zones.

use std::collections::HashMap;

use bevy::prelude::*;

use super::drag::{Dragged, Returning, carry_dragged_cards};
use super::motion::{Motion, Mover, Target};
use super::pose::Pose;
use super::{Tabled, shake};
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::controls::{Seating, Touchable};
use crate::play::{Play, SeatPeople};
use crate::rules::Zone;
use crate::screens::Screen;
use crate::storage::Settings;
use crate::theme::Frame;

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        (lay_out::<G>, spawn_cards::<G>, deal_cards::<G>).chain().after(SeatPeople).run_if(resource_exists::<Play<G>>),
    )
    .add_systems(
        Update,
        (
            lay_out::<G>
                .run_if(
                    resource_changed::<Frame>
                        .or_eager(resource_changed::<Seating>)
                        .or_eager(resource_changed::<Settings>),
                )
                .in_set(AppSystems::Zones),
            write_zones::<G>.run_if(resource_exists_and_changed::<Play<G>>).in_set(AppSystems::Zones),
            // A card that goes somewhere is no longer carried: its own way has the last word.
            aim_cards::<G>.in_set(AppSystems::Poses).after(carry_dragged_cards),
        )
            .chain()
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

/// The layout of the table follows the window, the people at this device and the settings.
fn lay_out<G: Tabled>(
    frame: Res<Frame>,
    play: Res<Play<G>>,
    seating: Res<Seating>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    commands.insert_resource(G::layout(&frame, &play, &seating, &settings));
}

/// Spawns every card where the rule state says it lies.
fn spawn_cards<G: Tabled>(play: Res<Play<G>>, layout: Res<G::Layout>, mut commands: Commands) {
    for (card, zone) in play.state().zones() {
        let pose = G::pose(&layout, play.state(), zone);
        commands.spawn((
            Name::new(card.to_string()),
            card.suit,
            card.number,
            zone,
            LastZone(zone),
            pose,
            Target(pose),
            Touchable,
            Pickable::default(),
            Sprite::default(),
            DespawnOnExit(Screen::Play),
        ));
    }
}

/// A fresh deal flies in card by card from the decks; a game taken up again lies there at once.
fn deal_cards<G: Tabled>(
    play: Res<Play<G>>,
    layout: Res<G::Layout>,
    mut cards: Query<(Entity, &Zone, &mut Pose, &mut Target)>,
    mut mover: Mover,
) {
    if !play.record().actions.is_empty() {
        return;
    }
    let mut dealt: Vec<_> = cards.iter_mut().filter(|(_, zone, ..)| G::dealt_from(**zone).is_some()).collect();
    dealt.sort_by_key(|(_, zone, ..)| zone.dealing_order());
    let of = dealt.len();
    for (n, (card, zone, mut pose, mut target)) in dealt.into_iter().enumerate() {
        if let Some(from) = G::dealt_from(*zone) {
            let from = G::pose(&layout, play.state(), from);
            mover.deal(card, &mut pose, &mut target, from, Motion::deal(n, of));
        }
    }
}

/// The zone of every card follows the rule state.
fn write_zones<G: Tabled>(play: Res<Play<G>>, mut cards: Query<(&Suit, &Number, &mut Zone)>) {
    let zones: HashMap<Card, Zone> = play.state().zones().into_iter().collect();
    for (suit, number, mut zone) in &mut cards {
        let card = Card { suit: *suit, number: *number };
        if let Some(now) = zones.get(&card) {
            zone.set_if_neq(*now);
        }
    }
}

type Aimed<'a> = (Entity, Ref<'a, Zone>, &'a mut Pose, &'a mut Target, &'a mut LastZone, Has<Dragged>, Has<Returning>);

/// The zone that a card's target was last computed for: what tells a move from a change of the layout.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct LastZone(Zone);

/// Sends every card whose zone or layout has changed to its new pose, from wherever it is now.
fn aim_cards<G: Tabled>(
    play: Res<Play<G>>,
    layout: Res<G::Layout>,
    mut cards: Query<Aimed>,
    mut mover: Mover,
    mut commands: Commands,
) {
    for (card, zone, mut pose, mut target, mut last, dragged, returning) in &mut cards {
        let goal = G::pose(&layout, play.state(), *zone);
        let moved = last.0 != *zone;
        if dragged && !moved {
            continue;
        }
        if target.0 == goal && !moved && !returning {
            continue;
        }
        let motion = match (moved, returning) {
            (true, _) => G::motion(&play, last.0, *zone),
            (false, true) => Motion::FLY_BACK,
            (false, false) => Motion::SETTLE,
        };
        last.0 = *zone;
        mover.send(card, &mut pose, &mut target, goal, motion);
        commands.entity(card).remove::<(Dragged, Returning, shake::Shake)>();
    }
}
