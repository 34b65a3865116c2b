//! The fixed places of the table: slots, decks and ledgers, to click, to drop onto and to focus.

use bevy::prelude::*;

use super::Layout;
use crate::AppSystems;
use crate::controls::{CursorStop, CursorStops, FirstFocus, FocusArea, Focusable, Touchable};
use crate::play::Play;
use crate::rules::Seat;
use crate::rules::speed::{SEATS, SLOTS, Speed};
use crate::screens::Screen;
use crate::table::{Area, Place};
use crate::theme::atlas::{ARENA_RADIUS, ARENA_SIZE};

/// Which place of Speed's table this is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpeedPlace {
    /// A place of a play area.
    Slot(Seat, usize),
    /// A deck.
    Deck(Seat),
    /// A ledger, by the seat whose own it is.
    Ledger(Seat),
}

impl SpeedPlace {
    fn all() -> impl Iterator<Item = Self> {
        let of_seat = |seat| {
            let slots = (0..SLOTS).map(move |slot| Self::Slot(seat, slot));
            slots.chain([Self::Deck(seat), Self::Ledger(seat)])
        };
        (0..SEATS).flat_map(of_seat)
    }

    /// Whose it is.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Slot(seat, _) | Self::Deck(seat) | Self::Ledger(seat) => seat,
        }
    }

    /// Where it lies for the cursor of a seat, which goes to its own places and to both ledgers.
    fn stop(self, seat: Seat, layout: &Layout) -> Option<CursorStop> {
        if self.seat() != seat && !matches!(self, Self::Ledger(_)) {
            return None;
        }
        let area = self.area(layout);
        let side = layout.side(seat);
        // Seen from the middle of the window, turned as the person is.
        let seen = Vec2::from_angle(-side.turn).rotate(layout.to_table(area.centre()));
        let centre = Vec2::new(seen.x, -seen.y) + layout.window / 2.0;
        let area = Rect::from_center_size(centre, side.upright(area).size);
        Some(CursorStop { seat, area, first: self == Self::Slot(seat, 0) })
    }

    /// Where it lies on the screen.
    pub fn area(self, layout: &Layout) -> Area {
        match self {
            Self::Slot(seat, slot) => layout.side(seat).slots[slot],
            Self::Deck(seat) => layout.side(seat).deck,
            Self::Ledger(seat) => layout.side(seat).ledger,
        }
    }
}

/// The ring of waves round the ledgers.
#[derive(Component)]
struct Arena;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_places.run_if(resource_exists::<Play<Speed>>)).add_systems(
        Update,
        lay_out_places
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists_and_changed::<Layout>.or_eager(any_with_component_added)),
    );
}

fn any_with_component_added(places: Query<(), Added<SpeedPlace>>) -> bool {
    !places.is_empty()
}

fn spawn_places(mut commands: Commands, assets: Res<AssetServer>, play: Res<Play<Speed>>) {
    commands.spawn((
        Name::new("Arena"),
        Arena,
        Sprite::from_image(assets.load("table/arena.webp")),
        Transform::from_xyz(0.0, 0.0, -5.0),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
    ));
    for place in SpeedPlace::all() {
        let mut entity = commands.spawn((
            Name::new(format!("{place:?}")),
            place,
            Place { position: Vec2::ZERO, size: Vec2::ZERO },
            Touchable,
            Pickable::default(),
            Transform::from_xyz(0.0, 0.0, 1.0),
            Visibility::default(),
            DespawnOnExit(Screen::Play),
        ));
        if matches!(place, SpeedPlace::Slot(..)) {
            entity.insert(Sprite::from_image(assets.load("table/slot.webp")));
        }
        entity.insert(CursorStops::default());
        // Slots, deck and ledgers in the order in which Tab visits them; the other side's cards are nobody's business.
        let order = match place {
            SpeedPlace::Slot(seat, slot) if play.you() == Some(seat) => Some(slot),
            SpeedPlace::Deck(seat) if play.you() == Some(seat) => Some(SLOTS),
            SpeedPlace::Ledger(seat) if play.you().is_some() => Some(SLOTS + 1 + seat),
            _ => None,
        };
        if let Some(order) = order {
            entity.insert((Focusable { layer: 0, order: order as i32 }, FocusArea(Rect::default())));
        }
        if order == Some(0) {
            entity.insert(FirstFocus);
        }
    }
}

type LaidOut<'a> = (
    &'a SpeedPlace,
    &'a mut Place,
    &'a mut CursorStops,
    &'a mut Transform,
    Option<&'a mut Sprite>,
    Option<&'a mut FocusArea>,
);

fn lay_out_places(
    layout: Res<Layout>,
    play: Option<Res<Play<Speed>>>,
    mut places: Query<LaidOut>,
    mut arena: Query<(&mut Sprite, &mut Transform), (With<Arena>, Without<SpeedPlace>)>,
) {
    let people: Vec<Seat> = play.iter().flat_map(|play| play.people()).collect();
    for (which, mut place, mut stops, mut transform, sprite, focus_area) in &mut places {
        let area = which.area(&layout);
        *place = area.place(layout.window);
        stops.0 = people.iter().filter_map(|seat| which.stop(*seat, &layout)).collect();
        transform.translation = place.position.extend(1.0);
        if let Some(mut sprite) = sprite {
            let side = layout.side(which.seat());
            transform.rotation = Quat::from_rotation_z(side.turn);
            sprite.custom_size = Some(side.upright(area).size);
        }
        if let Some(mut area) = focus_area {
            area.0 = place.window_rect(layout.window);
        }
    }
    let (centre, radius) = layout.ring;
    for (mut sprite, mut transform) in &mut arena {
        sprite.custom_size = Some(ARENA_SIZE * radius / ARENA_RADIUS);
        transform.translation = layout.to_table(centre).extend(-5.0);
        transform.rotation = Quat::from_rotation_z(layout.near.turn);
    }
}
