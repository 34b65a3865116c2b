//! What whoever holds the device has chosen: a card of the hand, or the pass that needs to be confirmed.

use bevy::prelude::*;

use super::Standing;
use crate::AppSystems;
use crate::cards::Card;
use crate::screens::Screen;

/// What the buttons beside the hand ask for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// To pass.
    Pass,
    /// To play the chosen card.
    Play,
}

/// The choice. It goes when the card does, and when somebody else takes the device.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    /// The chosen card.
    pub card: Option<Card>,
    /// Whether the pass that puts the player out has been asked for and waits to be confirmed.
    pub pass: bool,
}

impl Chosen {
    /// Chooses a card and nothing else.
    pub const fn card(card: Card) -> Self {
        Self { card: Some(card), pass: false }
    }

    /// Asks for the pass.
    pub const fn pass() -> Self {
        Self { card: None, pass: true }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_message::<Wish>()
        .add_systems(OnEnter(Screen::Play), |mut chosen: ResMut<Chosen>| *chosen = Chosen::default())
        .add_systems(
            Update,
            drop_what_is_gone
                .in_set(AppSystems::Poses)
                .run_if(resource_exists_and_changed::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

fn drop_what_is_gone(standing: Res<Standing>, mut chosen: ResMut<Chosen>) {
    let card = chosen.card.filter(|card| standing.hand.contains(*card));
    let pass = chosen.pass && standing.on_turn && standing.pass.puts_out;
    chosen.set_if_neq(Chosen { card, pass });
}
