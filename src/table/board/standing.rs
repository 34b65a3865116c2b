//! How a game on the board stands, as far as whoever looks may know it.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::Boarded;
use crate::AppSystems;
use crate::cards::{Card, CardSet};
use crate::controls::Seating;
use crate::play::{Play, SeatPeople};
use crate::rules::Seat;
use crate::screens::Screen;

/// What lies on the board and what whoever holds the device can do. Cells are named by the cards they are for.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// Whoever holds the device.
    pub holder: Option<Seat>,
    /// Whether it is their turn.
    pub on_turn: bool,
    /// Their cards.
    pub hand: CardSet,
    /// Those of them that could be laid if it were their turn.
    pub playable: CardSet,
    /// The cells that hold something.
    pub filled: CardSet,
    /// The cells that may be filled next, whoever holds their cards.
    pub open: CardSet,
    /// The cells next to a run that are closed.
    pub closed: CardSet,
    /// Cells behind a closed one, up to the next card.
    pub behind: CardSet,
    /// The dead cards.
    pub dead: CardSet,
    /// Whose the cards on the board were, where the game tells.
    pub owners: BTreeMap<Card, Seat>,
    /// The cells in which a joker lies for their card.
    pub jokers: CardSet,
    /// The cells that the last action has filled.
    pub last: CardSet,
    /// The last moves, the newest first.
    pub moves: Vec<super::Move>,
    /// What a pass would do.
    pub pass: Pass,
}

/// What a pass would do for whoever holds the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pass {
    /// Whether it is allowed now.
    pub allowed: bool,
    /// How many are left, where they are limited.
    pub left: Option<u32>,
    /// Whether it would put the player out.
    pub puts_out: bool,
}

impl Standing {
    /// What can be laid now, it being the holder's turn.
    pub fn playable_now(&self) -> CardSet {
        if self.on_turn { self.playable } else { CardSet::EMPTY }
    }

    /// Whether a joker may be laid now.
    pub fn may_lay_joker(&self, card: Card) -> bool {
        card.is_joker() && self.playable_now().contains(card)
    }
}

/// In [`OnEnter`]: the standing is there; whatever is spawned for it comes after.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct TakeStock;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), |mut commands: Commands| commands.remove_resource::<Standing>());
}

pub(super) fn game_plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        take_stock::<G>.in_set(TakeStock).after(SeatPeople).run_if(resource_exists::<Play<G>>),
    )
    .add_systems(
        Update,
        take_stock::<G>
            .in_set(AppSystems::Zones)
            .run_if(resource_exists_and_changed::<Play<G>>.or_eager(resource_changed::<Seating>))
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn take_stock<G: Boarded>(play: Res<Play<G>>, seating: Res<Seating>, mut commands: Commands) {
    let holder = seating.people().first().copied();
    commands.insert_resource(G::standing(&play, holder));
}
