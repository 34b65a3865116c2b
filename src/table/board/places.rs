//! What can be clicked, dropped onto and focused: the cells of the board, and the places of the open hand. A place of the
//! hand stays where it is while the cards close up, so that the focus does too.

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{Layout, Standing, sorted};
use crate::AppSystems;
use crate::cards::{Card, CardSet};
use crate::controls::{FirstFocus, FocusArea, Focusable, Touchable};
use crate::screens::Screen;
use crate::table::{Place, to_window};

/// The cell of a card.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellPlace(pub Card);

/// A place of the open hand, counted from the left.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HandPlace {
    /// Which, from 0.
    pub place: usize,
    /// The card that lies there now.
    pub card: Option<Card>,
}

/// The places of the hand hold what lies there now.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct FillHand;

/// No hand holds more cards: 54 among three, and the odd one.
const MOST_CARDS: usize = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_places.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            (fill_hand_places.in_set(FillHand), (lay_out_cells, lay_out_hand))
                .chain()
                .in_set(AppSystems::Poses)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_places(mut commands: Commands) {
    for card in CardSet::SUITS {
        commands.spawn((
            Name::new(format!("cell {card}")),
            CellPlace(card),
            Place { position: Vec2::ZERO, size: Vec2::ZERO },
            Touchable,
            Pickable::default(),
            Focusable::default(),
            FocusArea(Rect::default()),
            DespawnOnExit(Screen::Play),
        ));
    }
    for place in 0..MOST_CARDS {
        let mut entity = commands.spawn((
            Name::new(format!("hand {place}")),
            HandPlace { place, card: None },
            Focusable::default(),
            FocusArea(Rect::default()),
            DespawnOnExit(Screen::Play),
        ));
        if place == 0 {
            entity.insert(FirstFocus);
        }
    }
}

fn fill_hand_places(standing: Res<Standing>, layout: Res<Layout>, mut places: Query<&mut HandPlace>) {
    let seen = layout.company.viewer.is_some_and(|viewer| standing.holder == Some(viewer));
    let cards = if seen { sorted(standing.hand, layout.company.order) } else { Vec::new() };
    for mut place in &mut places {
        let now = HandPlace { card: cards.get(place.place).copied(), ..*place };
        place.set_if_neq(now);
    }
}

/// The focus goes to cells that something can be done with: open ones, on the holder's turn.
fn lay_out_cells(
    layout: Res<Layout>,
    standing: Res<Standing>,
    mut cells: Query<(Ref<CellPlace>, &mut Place, &mut FocusArea)>,
) {
    for (cell, mut place, mut focus) in &mut cells {
        if !(layout.is_changed() || standing.is_changed() || cell.is_added()) {
            continue;
        }
        let area = layout.cell(cell.0);
        *place = area.place(layout.window);
        let open = standing.on_turn && standing.open.contains(cell.0);
        focus.0 = if open { place.window_rect(layout.window) } else { Rect::default() };
    }
}

/// What is seen of a card, which the next one covers in part, takes the focus.
fn lay_out_hand(layout: Res<Layout>, mut places: Query<(Ref<HandPlace>, &mut FocusArea), Without<CellPlace>>) {
    let of = places.iter().filter(|(place, _)| place.card.is_some()).count();
    for (place, mut area) in &mut places {
        let rect = if place.card.is_some() {
            let pose = layout.fan.pose(place.place, of, layout.window);
            Rect::from_center_size(to_window(pose.position, layout.window), pose.size())
        } else {
            Rect::default()
        };
        if area.0 != rect {
            area.0 = rect;
        }
    }
}
