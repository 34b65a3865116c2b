//! The places of the table that the focus goes to: the cards of the open hand and those of the composer.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::assessment::{Assess, Assessment};
use super::composition::{Composition, Row, Token};
use super::hand::piles;
use super::layout::Layout;
use crate::AppSystems;
use crate::announcements::AccessibleName;
use crate::cards::{Card, CardSet};
use crate::controls::{FirstFocus, FocusArea, Focusable, Touchable};
use crate::rules::prime_daifugo::PlayedCard;
use crate::screens::Screen;
use crate::table::{Area, Place, to_window};
use crate::text::Localized;

/// A place that holds a card or nothing.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TablePlace {
    /// Where.
    pub kind: PlaceKind,
    /// Which place there, from 0.
    pub index: usize,
    /// The card that lies there now.
    pub card: Option<Card>,
}

/// What a place belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceKind {
    /// The open hand; of a pile its upmost card.
    Hand,
    /// The composer, the number first.
    Composer,
}

/// A row of the composer, to be touched beside its cards.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RowPlace(pub Row);

/// No hand holds more cards.
const MOST_CARDS: usize = 54;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_places.after(Assess).run_if(resource_exists::<Assessment>))
        .add_systems(
            Update,
            (lay_out_rows, fill_places, (stay_in_the_hand, name_places))
                .chain()
                .after(Assess)
                .in_set(AppSystems::Poses)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Assessment>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_places(mut commands: Commands) {
    for row in Row::ALL {
        commands.spawn((
            Name::new(format!("{row:?}")),
            RowPlace(row),
            Place { position: Vec2::ZERO, size: Vec2::ZERO },
            Touchable,
            Pickable::default(),
            DespawnOnExit(Screen::Play),
        ));
    }
    for kind in [PlaceKind::Hand, PlaceKind::Composer] {
        for index in 0..MOST_CARDS {
            let name = if kind == PlaceKind::Hand { "hand" } else { "composed" };
            let mut place = commands.spawn((
                Name::new(format!("{name} {index}")),
                TablePlace { kind, index, card: None },
                Focusable::default(),
                FocusArea(Rect::default()),
                DespawnOnExit(Screen::Play),
            ));
            if (kind, index) == (PlaceKind::Hand, 0) {
                place.insert(FirstFocus);
            }
        }
    }
}

fn lay_out_rows(layout: Res<Layout>, mut rows: Query<(Ref<RowPlace>, &mut Place)>) {
    for (row, mut place) in rows.iter_mut().filter(|(row, _)| layout.is_changed() || row.is_added()) {
        let area = if layout.viewer.is_some() { layout.row(row.0).cards } else { Area::default() };
        *place = area.place(layout.window);
    }
}

fn rect(area: Area) -> Rect {
    Rect::from_corners(area.corner, area.corner + area.size)
}

/// Where the cards lie that can be chosen.
fn filled(layout: &Layout, assessment: &Assessment, composition: &Composition) -> [Vec<(Card, Rect)>; 2] {
    if assessment.holder.is_none() || layout.viewer != assessment.holder {
        return [Vec::new(), Vec::new()];
    }
    let composed = composition.cards();
    let left: CardSet = assessment.hand.into_iter().filter(|card| !composed.contains(*card)).collect();
    let slots = layout.hand.slots(left, layout.arranged.order);
    let of = piles(&slots);
    let upmost = slots.iter().filter(|(_, slot)| slot.height + 1 == slot.of).map(|(card, slot)| {
        let pose = layout.hand.pose(*slot, of, layout.window);
        (*card, Rect::from_center_size(to_window(pose.position, layout.window), pose.size()))
    });
    let rows = layout.arranged.composed.iter().map(|(card, area, _)| (*card, rect(*area)));
    [upmost.collect(), rows.collect()]
}

fn fill_places(
    layout: Res<Layout>,
    assessment: Res<Assessment>,
    composition: Res<Composition>,
    mut places: Query<(&mut TablePlace, &mut FocusArea)>,
) {
    let [hand, composer] = filled(&layout, &assessment, &composition);
    for (mut place, mut area) in &mut places {
        let cards = if place.kind == PlaceKind::Hand { &hand } else { &composer };
        let (card, rect) = cards.get(place.index).map_or((None, Rect::default()), |(card, rect)| (Some(*card), *rect));
        let now = TablePlace { card, ..*place };
        place.set_if_neq(now);
        if area.0 != rect {
            area.0 = rect;
        }
    }
}

/// From the place that has become empty to the last one that has not, of the same kind if there is any.
fn stay_in_the_hand(mut focus: ResMut<InputFocus>, places: Query<(Entity, &TablePlace)>) {
    let Some((_, TablePlace { kind, card: None, .. })) = focus.get().and_then(|entity| places.get(entity).ok()) else {
        return;
    };
    let last = places
        .iter()
        .filter(|(_, place)| place.card.is_some())
        .max_by_key(|(_, place)| (place.kind == *kind, place.index));
    if let Some((last, _)) = last {
        focus.set(last, FocusCause::Navigated);
    }
}

fn name_places(
    composition: Res<Composition>,
    mut places: Query<(Entity, Ref<TablePlace>, Option<&mut AccessibleName>)>,
    mut commands: Commands,
) {
    for (entity, place, named) in &mut places {
        if !(place.is_changed() || composition.is_changed()) {
            continue;
        }
        let now = AccessibleName(words(&place, &composition));
        match named {
            Some(mut named) => _ = named.set_if_neq(now),
            None => _ = commands.entity(entity).insert(now),
        }
    }
}

/// What a place is to somebody who cannot see it.
fn words(place: &TablePlace, composition: &Composition) -> Localized {
    let Some(card) = place.card else { return Localized::new("board-hand-empty") };
    let token = |(row, index): (Row, usize)| (row, composition.tokens(row).get(index).copied());
    match composition.place_of(card).map(token) {
        Some((_, Some(Token::Card(played)))) if card.is_joker() => joker_words(played),
        Some((Row::Number, _)) => Localized::new("prime-daifugo-place-number").with("card", card),
        Some((Row::Factors, _)) => Localized::new("prime-daifugo-place-factor").with("card", card),
        None => Localized::new("board-hand-card").with("card", card),
    }
}

fn joker_words(joker: PlayedCard) -> Localized {
    match joker.value() {
        Some(value) => Localized::new("prime-daifugo-place-joker").with("card", joker.card).with("value", value),
        None => Localized::new("prime-daifugo-place-joker-open").with("card", joker.card),
    }
}
