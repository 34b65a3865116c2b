//! The board in words: its cells, the open hand, and what happens on it.

use bevy::prelude::*;

use super::{Boarded, CellPlace, HandPlace, Layout, Standing};
use crate::AppSystems;
use crate::announcements::{AccessibleName, Told};
use crate::cards::Card;
use crate::play::Play;
use crate::rules::Seat;
use crate::screens::{Screen, player_name};
use crate::table::turns::Done;
use crate::text::{Argument, Localized};
use crate::theme::atlas::Icon;
use crate::theme::palette;
use crate::theme::widget::{self, TypeSize, tinted_icon};

/// A move that is told beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who has moved.
    pub seat: Seat,
    /// The card; none for a pass.
    pub card: Option<Card>,
}

impl Move {
    /// Its line in a column of moves: the seat's shape, and the card.
    pub fn spawn(self, column: &mut ChildSpawnerCommands) {
        let words = match self.card {
            Some(card) => Localized::new("board-move-card").with("card", card),
            None => Localized::new("board-move-pass"),
        };
        column.spawn((widget::row(8.0), Pickable::IGNORE)).with_children(|line| {
            line.spawn(tinted_icon(Icon::SEATS[self.seat % Icon::SEATS.len()], 18.0, palette::seat(self.seat)));
            line.spawn(widget::text(words, TypeSize::Body, true, palette::WASHI));
        });
    }
}

/// Shown only where plates are wide.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WideOnly;

/// What a player is called, in what is told.
pub fn name<G>(told: &Told<G>, seat: Seat) -> Localized {
    player_name(told.players, seat)
}

/// The hands, seat by seat, in what is told of the situation: one's own card by card, of others how many are left.
pub fn hands<G: Boarded>(told: &Told<G>) -> impl Iterator<Item = Localized> {
    (0..told.state.seats()).map(|seat| {
        let hand = told.state.hand_of(seat);
        if told.you() == Some(seat) {
            let cards: Argument = hand.into_iter().collect();
            return Localized::new("board-says-hand").with("cards", cards);
        }
        Localized::new("board-says-left").with("name", name(told, seat)).with("count", hand.len())
    })
}

/// What a plate says of somebody who is out.
pub fn out() -> Done {
    Done::Out(Localized::new("board-out"))
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hide_what_needs_width);
}

pub(super) fn game_plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        Update,
        (name_cells::<G>, name_hand)
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn name_cells<G: Boarded>(
    standing: Res<Standing>,
    mut cells: Query<(Entity, Ref<CellPlace>, Option<&mut AccessibleName>)>,
    mut commands: Commands,
) {
    for (entity, cell, named) in &mut cells {
        if !(standing.is_changed() || cell.is_added()) {
            continue;
        }
        set_name(&mut commands, entity, named, G::cell_words(&standing, cell.0));
    }
}

/// On tall screens plates are narrow. What stands on them is written anew when the layout changes.
fn hide_what_needs_width(added: On<Add, WideOnly>, layout: Option<Res<Layout>>, mut nodes: Query<&mut Node>) {
    if let Ok(mut node) = nodes.get_mut(added.entity)
        && layout.is_some_and(|layout| layout.portrait)
    {
        node.display = Display::None;
    }
}

/// Only the hand of whoever looks has names.
fn name_hand(
    standing: Res<Standing>,
    mut places: Query<(Entity, Ref<HandPlace>, Option<&mut AccessibleName>)>,
    mut commands: Commands,
) {
    for (entity, place, named) in &mut places {
        if !(standing.is_changed() || place.is_changed()) {
            continue;
        }
        let words = match place.card {
            Some(card) if standing.playable_now().contains(card) => {
                Localized::new("board-hand-playable").with("card", card)
            }
            Some(card) => Localized::new("board-hand-card").with("card", card),
            None => Localized::new("board-hand-empty"),
        };
        set_name(&mut commands, entity, named, words);
    }
}

fn set_name(commands: &mut Commands, entity: Entity, named: Option<Mut<AccessibleName>>, words: Localized) {
    let now = AccessibleName(words);
    match named {
        Some(mut named) => _ = named.set_if_neq(now),
        None => _ = commands.entity(entity).insert(now),
    }
}
