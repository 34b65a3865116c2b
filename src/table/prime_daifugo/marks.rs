//! Marks on the open hand and round what has the focus: raised, ringed, shaken.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::PickingInteraction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::assessment::{Assess, Assessment};
use super::composition::Composition;
use super::layout::Layout;
use super::places::TablePlace;
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::controls::FocusArea;
use crate::menus::Menu;
use crate::play::{Play, Refused};
use crate::rules::Zone;
use crate::rules::prime_daifugo::{Action, Factor, PrimeDaifugo};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::motion::follow;
use crate::table::{Dragged, Raised, Shake};
use crate::theme::atlas::MARK_MARGIN;
use crate::theme::timing;

/// The ring round what has the focus.
#[derive(Component)]
struct FocusRing;

/// How far a card is raised that a pointer is on, in units, and how far above its neighbours it lies.
const HOVERED: f32 = 10.0;
const ABOVE: f32 = 5.0;
/// The ring lies over the hand and under what flies.
const RING_DEPTH: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_ring.after(Assess).run_if(resource_exists::<Assessment>)).add_systems(
        Update,
        (
            (raise_cards, shake_refused_cards.run_if(on_message::<Refused<PrimeDaifugo>>)).in_set(AppSystems::Poses),
            place_focus_ring.in_set(AppSystems::Draw),
        )
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists::<Assessment>)
            .run_if(resource_exists::<Play<PrimeDaifugo>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_ring(mut commands: Commands, assets: Res<AssetServer>) {
    commands.spawn((
        Name::new("focus ring"),
        FocusRing,
        Sprite::from_image(assets.load("table/focus.webp")),
        Transform::from_xyz(0.0, 0.0, RING_DEPTH),
        Visibility::Hidden,
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
    ));
}

/// A refused play shakes its cards where they lie; nothing of it is lost.
fn shake_refused_cards(
    mut refused: MessageReader<Refused<PrimeDaifugo>>,
    play: Res<Play<PrimeDaifugo>>,
    cards: Query<(Entity, &Suit, &Number)>,
    mut commands: Commands,
) {
    for refused in refused.read().filter(|refused| play.is_persons(refused.seat)) {
        let Action::Play { field, factors } = &refused.action else { continue };
        let factors = factors.iter().flat_map(Factor::cards);
        let laid: Vec<Card> = field.iter().copied().chain(factors).map(|played| played.card).collect();
        for (card, ..) in
            cards.iter().filter(|(_, suit, number)| laid.contains(&Card { suit: **suit, number: **number }))
        {
            commands.entity(card).remove::<Shake>().insert(Shake::default());
        }
    }
}

fn raise_cards(
    (assessment, composition, menu): (Res<Assessment>, Res<Composition>, Res<State<Menu>>),
    mut cards: Query<(Entity, &Suit, &Number, &Zone, &PickingInteraction, Option<&mut Raised>, Has<Dragged>)>,
    (focus, visible, places): (Res<InputFocus>, Res<InputFocusVisible>, Query<&TablePlace>),
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let focused = focus.get().filter(|_| visible.0).and_then(|entity| places.get(entity).ok()?.card);
    let composed = composition.cards();
    for (entity, suit, number, zone, interaction, raised, dragged) in &mut cards {
        let card = Card { suit: *suit, number: *number };
        let own = matches!(zone, Zone::Hand { seat, .. } if assessment.holder == Some(*seat));
        if !own {
            if raised.is_some() {
                commands.entity(entity).remove::<Raised>();
            }
            continue;
        }
        let hovered = **menu == Menu::None && (dragged || *interaction != PickingInteraction::None);
        let goal = if hovered && !composed.contains(card) {
            Raised { height: HOVERED, shadow: 1.0, above: ABOVE }
        } else if focused == Some(card) {
            // It stays within its ring.
            Raised { above: ABOVE, ..Raised::default() }
        } else {
            Raised::default()
        };
        match raised {
            None => _ = commands.entity(entity).insert(Raised::default()),
            Some(mut raised) if *raised != goal => {
                raised.above = goal.above;
                let lasts = if goal.height > raised.height { timing::HOVER_IN } else { timing::HOVER_OUT };
                let share = follow(time.delta(), lasts, &settings);
                raised.height += (goal.height - raised.height) * share;
                raised.shadow += (goal.shadow - raised.shadow) * share;
                if (goal.height - raised.height).abs() < 0.2 && (goal.shadow - raised.shadow).abs() < 0.02 {
                    *raised = goal;
                }
                redraw.write(RequestRedraw);
            }
            Some(_) => {}
        }
    }
}

fn place_focus_ring(
    layout: Res<Layout>,
    (focus, visible, menu): (Res<InputFocus>, Res<InputFocusVisible>, Res<State<Menu>>),
    places: Query<(&TablePlace, &FocusArea)>,
    ring: Single<(&mut Transform, &mut Sprite, &mut Visibility), With<FocusRing>>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut transform, mut sprite, mut visibility) = ring.into_inner();
    let focused = focus.get().filter(|_| visible.0 && **menu == Menu::None).and_then(|entity| places.get(entity).ok());
    let Some((_, FocusArea(area))) = focused.filter(|(place, _)| place.card.is_some()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let hidden = *visibility == Visibility::Hidden;
    visibility.set_if_neq(Visibility::Inherited);
    let size = Some(area.size() + 2.0 * MARK_MARGIN * area.width());
    if sprite.custom_size != size {
        sprite.custom_size = size;
    }
    let goal = layout.to_table(area.center()).extend(RING_DEPTH);
    let way = goal - transform.translation;
    let share = if hidden { 1.0 } else { follow(time.delta(), timing::FOCUS, &settings) };
    if way.length() > 0.5 && share < 1.0 {
        transform.translation += way * share;
        redraw.write(RequestRedraw);
    } else {
        transform.set_if_neq(Transform::from_translation(goal));
    }
}
