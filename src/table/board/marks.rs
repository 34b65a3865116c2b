//! Marks on the open hand and round what has the focus (`LOOK.md` §4): raised, veiled, rimmed, ringed, shaken.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::preview::LookedAt;
use super::standing::TakeStock;
use super::{Boarded, CellPlace, Chosen, HandPlace, Layout, Standing};
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::menus::Menu;
use crate::play::{Play, Refused};
use crate::rules::Zone;
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::motion::follow;
use crate::table::turns::Hinted;
use crate::table::{Dragged, Pose, Raised, Shake, Tint, to_table};
use crate::theme::atlas::MARK_MARGIN;
use crate::theme::{Frame, timing};

/// The ring round what has the focus.
#[derive(Component)]
struct FocusRing;

/// A mark on a card of the hand; it goes where the card goes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Playable,
    Selected,
    Advised,
}

impl Mark {
    const fn picture(self) -> &'static str {
        match self {
            Self::Playable => "table/playable.webp",
            Self::Selected => "table/selected.webp",
            Self::Advised => "table/advised.webp",
        }
    }

    /// Right above the card, under its neighbour; advice lies over the whole fan, but under a card that is looked at.
    const fn height(self) -> f32 {
        match self {
            Self::Playable => 0.002,
            Self::Selected => 0.003,
            Self::Advised => 3.0,
        }
    }
}

/// How far a card is raised, in units.
const SELECTED: f32 = 18.0;
const HOVERED: f32 = 10.0;
const PLAYABLE: f32 = 8.0;
const FOCUSED: f32 = 6.0;
const NOT_PLAYABLE: f32 = -6.0;
/// How far above its neighbours a card lies that is looked at.
const ABOVE: f32 = 5.0;
/// The ring of the focus lies over the hand and under what flies.
const RING_DEPTH: f32 = 60.0;
/// A night veil of 28 %, as what the picture is multiplied by.
const VEILED: Color = Color::srgb(0.74, 0.745, 0.77);
/// The paper of a dead card.
const DEAD: Color = Color::srgb(0.82, 0.81, 0.79);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_ring.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            (
                (raise_cards, tint_cards).in_set(AppSystems::Poses),
                (size_marks, place_focus_ring).in_set(AppSystems::Draw),
            )
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

pub(super) fn game_plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        Update,
        (
            shake_refused_cards::<G>.run_if(on_message::<Refused<G>>),
            mark_cards::<G>
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(resource_exists::<Hinted<G>>),
        )
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn shake_refused_cards<G: Boarded>(
    mut refused: MessageReader<Refused<G>>,
    play: Res<Play<G>>,
    cards: Query<(Entity, &Suit, &Number)>,
    mut commands: Commands,
) {
    for refused in refused.read().filter(|refused| play.is_persons(refused.seat)) {
        let Some(wanted) = G::card_of(&refused.action) else { continue };
        let lies = |(_, suit, number): &(Entity, &Suit, &Number)| Card { suit: **suit, number: **number } == wanted;
        if let Some((card, ..)) = cards.iter().find(lies) {
            commands.entity(card).remove::<Shake>().insert(Shake::default());
        }
    }
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

/// The card, if it lies in the open hand.
fn in_hand(standing: &Standing, layout: &Layout, suit: Suit, number: Number, zone: Zone) -> Option<Card> {
    let open = standing.holder.filter(|holder| layout.company.viewer == Some(*holder));
    matches!(zone, Zone::Hand { seat, .. } if Some(seat) == open).then_some(Card { suit, number })
}

/// Where a card of the hand is raised to.
fn height(card: Card, standing: &Standing, chosen: &Chosen, looked_at: &LookedAt) -> f32 {
    if chosen.card == Some(card) {
        SELECTED
    } else if looked_at.hovered == Some(card) {
        HOVERED
    } else if standing.on_turn && standing.playable.contains(card) {
        PLAYABLE
    } else if looked_at.focused == Some(card) {
        FOCUSED
    } else if standing.on_turn {
        NOT_PLAYABLE
    } else {
        0.0
    }
}

fn raise_cards(
    (standing, layout, chosen, looked_at): (Res<Standing>, Res<Layout>, Res<Chosen>, Res<LookedAt>),
    mut cards: Query<(Entity, &Suit, &Number, &Zone, Option<&mut Raised>)>,
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, suit, number, zone, raised) in &mut cards {
        let Some(card) = in_hand(&standing, &layout, *suit, *number, *zone) else {
            if raised.is_some() {
                commands.entity(entity).remove::<Raised>();
            }
            continue;
        };
        let looked = looked_at.hovered == Some(card) || looked_at.hovered.is_none() && looked_at.focused == Some(card);
        let goal = Raised {
            height: height(card, &standing, &chosen, &looked_at),
            shadow: if looked { 1.0 } else { 0.0 },
            above: if looked { ABOVE } else { 0.0 },
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

/// What cannot be laid now is veiled, what is dead is grey.
fn tint_cards(
    (standing, layout): (Res<Standing>, Res<Layout>),
    cards: Query<(Entity, &Suit, &Number, &Zone, Option<&Tint>)>,
    mut commands: Commands,
) {
    for (entity, suit, number, zone, tint) in &cards {
        let goal = match (*zone, in_hand(&standing, &layout, *suit, *number, *zone)) {
            (Zone::Cell { dead: true, .. }, _) => Some(Tint(DEAD)),
            (_, Some(card)) if standing.on_turn && !standing.playable.contains(card) => Some(Tint(VEILED)),
            _ => None,
        };
        match goal {
            Some(goal) if tint != Some(&goal) => _ = commands.entity(entity).insert(goal),
            None if tint.is_some() => _ = commands.entity(entity).remove::<Tint>(),
            _ => {}
        }
    }
}

/// The mark that a card should wear.
fn mark_of(card: Card, standing: &Standing, chosen: &Chosen, advised: Option<Card>) -> Option<Mark> {
    if chosen.card == Some(card) {
        Some(Mark::Selected)
    } else if advised == Some(card) {
        Some(Mark::Advised)
    } else {
        standing.playable_now().contains(card).then_some(Mark::Playable)
    }
}

fn mark_cards<G: Boarded>(
    (standing, layout, chosen, hinted): (Res<Standing>, Res<Layout>, Res<Chosen>, Res<Hinted<G>>),
    cards: Query<(Entity, &Suit, &Number, &Zone, &Children, Has<Dragged>)>,
    marks: Query<&Mark>,
    assets: Res<AssetServer>,
    mut commands: Commands,
) {
    let advised = hinted.action().and_then(G::card_of);
    for (entity, suit, number, zone, children, dragged) in &cards {
        let card = in_hand(&standing, &layout, *suit, *number, *zone).filter(|_| !dragged);
        let goal = card.and_then(|card| mark_of(card, &standing, &chosen, advised));
        let worn = children.iter().find_map(|child| Some((child, *marks.get(child).ok()?)));
        if worn.map(|(_, mark)| mark) == goal {
            continue;
        }
        if let Some((old, _)) = worn {
            commands.entity(old).despawn();
        }
        if let Some(mark) = goal {
            commands.entity(entity).with_child((
                mark,
                Sprite::from_image(assets.load(mark.picture())),
                Transform::from_xyz(0.0, 0.0, mark.height()),
                Pickable::IGNORE,
            ));
        }
    }
}

fn size_marks(cards: Query<&Pose>, mut marks: Query<(&ChildOf, &mut Sprite), With<Mark>>) {
    for (card, mut sprite) in &mut marks {
        if let Ok(pose) = cards.get(card.parent()) {
            let size = Some(pose.framed(MARK_MARGIN));
            if sprite.custom_size != size {
                sprite.custom_size = size;
            }
        }
    }
}

/// How what has the focus lies: a card of the hand, or a cell.
fn focused_pose(
    entity: Entity,
    (standing, layout): (&Standing, &Layout),
    places: &Query<&HandPlace>,
    cells: &Query<&CellPlace>,
) -> Option<Pose> {
    if let Ok(place) = places.get(entity) {
        return place.card.map(|_| layout.fan.pose(place.place, standing.hand.len(), layout.window));
    }
    let cell = layout.cell(cells.get(entity).ok()?.0);
    let at = to_table(cell.centre(), layout.window);
    Some(Pose { aspect: cell.size.y / cell.size.x, ..Pose::lying(at, cell.size.x, true, RING_DEPTH) })
}

fn place_focus_ring(
    (standing, layout, chosen, looked_at): (Res<Standing>, Res<Layout>, Res<Chosen>, Res<LookedAt>),
    (focus, visible, menu): (Res<InputFocus>, Res<InputFocusVisible>, Res<State<Menu>>),
    places: Query<&HandPlace>,
    cells: Query<&CellPlace>,
    ring: Single<(&mut Transform, &mut Sprite, &mut Visibility), With<FocusRing>>,
    (time, settings, frame): (Res<Time<Real>>, Res<Settings>, Res<Frame>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut transform, mut sprite, mut visibility) = ring.into_inner();
    let focused = focus.get().filter(|_| visible.0 && **menu == Menu::None);
    let pose = focused.and_then(|entity| focused_pose(entity, (&standing, &layout), &places, &cells));
    let Some(pose) = pose else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let card = focused.and_then(|entity| places.get(entity).ok()?.card);
    let raise = card.map_or(0.0, |card| height(card, &standing, &chosen, &looked_at)) * frame.unit;
    let up = Vec2::from_angle(pose.rotation).rotate(Vec2::Y);
    let goal = (pose.position + up * raise).extend(RING_DEPTH);
    let turn = Quat::from_rotation_z(pose.rotation);
    let hidden = *visibility == Visibility::Hidden;
    visibility.set_if_neq(Visibility::Inherited);
    let size = Some(pose.framed(MARK_MARGIN));
    if sprite.custom_size != size {
        sprite.custom_size = size;
    }
    let way = goal - transform.translation;
    let share = if hidden { 1.0 } else { follow(time.delta(), timing::FOCUS, &settings) };
    if way.length() > 0.5 && share < 1.0 {
        transform.translation += way * share;
        transform.rotation = transform.rotation.slerp(turn, share);
        redraw.write(RequestRedraw);
    } else {
        transform.set_if_neq(Transform { translation: goal, rotation: turn, ..default() });
    }
}
