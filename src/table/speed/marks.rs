//! Marks on Speed's table: the focus ring, the aimed ledger, playable cards, the pointer at a deck, and refusals.

use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::PickingInteraction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::side_notice::SideNotices;
use super::timers::Waiting;
use super::{Aim, Layout, SpeedPlace, can_play};
use crate::AppSystems;
use crate::controls::Cursors;
use crate::menus::Menu;
use crate::play::{Clock, Play, Refused};
use crate::rules::speed::{Action, Refusal, SEATS, SLOTS, Speed};
use crate::rules::{Seat, Zone};
use crate::screens::Screen;
use crate::storage::{Notices, Settings};
use crate::table::motion::{Mover, TweenAnim, follow};
use crate::table::{Pose, Raised, Returning, Shake, Target};
use crate::text::Localized;
use crate::theme::atlas::{MARK_MARGIN, POINTER_SIZE, framed_size};
use crate::theme::timing::travel_factor;
use crate::theme::{Frame, timing};

/// The ring round the place that has the focus.
#[derive(Component)]
struct FocusRing;

/// The brackets round the ledger that the focused card would go to.
#[derive(Component)]
struct AimBrackets;

/// The pulsing ring on a person's deck that should be drawn from.
#[derive(Component)]
struct DeckPointer(Seat);

/// The gold rim of a person's card that could be played, by its slot.
#[derive(Component)]
struct PlayableRim(Seat, usize);

/// How far a card is raised that is hovered, focused or may be played, in units.
const HOVERED: f32 = 10.0;
const FOCUSED: f32 = 6.0;
const PLAYABLE: f32 = 8.0;
/// Marks lie above resting cards and below flying ones.
const MARK_DEPTH: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_marks.run_if(resource_exists::<Play<Speed>>)).add_systems(
        Update,
        (
            raise_cards.in_set(AppSystems::Poses),
            // After the poses, which take marks off cards that are sent on their way.
            (show_refusals, place_focus_ring, place_aim_brackets, place_playable_rims, pulse_deck_pointer)
                .in_set(AppSystems::Draw),
        )
            .run_if(resource_exists::<Play<Speed>>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_marks(mut commands: Commands, assets: Res<AssetServer>, play: Res<Play<Speed>>) {
    let mut mark = |name: &'static str, picture: &'static str| {
        commands
            .spawn((
                Name::new(name),
                Sprite::from_image(assets.load(picture)),
                Transform::from_xyz(0.0, 0.0, MARK_DEPTH),
                Visibility::Hidden,
                Pickable::IGNORE,
                DespawnOnExit(Screen::Play),
            ))
            .id()
    };
    let (ring, brackets) = (mark("Focus ring", "table/focus.webp"), mark("Aim brackets", "table/target.webp"));
    let of_seat = |seat: Seat| {
        let rims: [Entity; SLOTS] = std::array::from_fn(|_| mark("Playable rim", "table/playable.webp"));
        (seat, mark("Deck pointer", "table/pointer.webp"), rims)
    };
    let of_people: Vec<_> = play.people().map(of_seat).collect();
    commands.entity(ring).insert(FocusRing);
    commands.entity(brackets).insert(AimBrackets);
    for (seat, pointer, rims) in of_people {
        commands.entity(pointer).insert(DeckPointer(seat));
        rims.iter().enumerate().for_each(|(slot, rim)| _ = commands.entity(*rim).insert(PlayableRim(seat, slot)));
    }
}

/// Shakes the card that was refused and says why. A card that came too late, anybody's, sets out and flies back.
pub(super) fn show_refusals(
    mut refused: MessageReader<Refused<Speed>>,
    play: Res<Play<Speed>>,
    layout: Res<Layout>,
    cards: Query<(Entity, &Zone, &Pose, &Target, Has<Returning>)>,
    (mut notices, mut side_notices): (ResMut<Notices>, ResMut<SideNotices>),
    mut mover: Mover,
    mut commands: Commands,
) {
    for refused in refused.read() {
        let zone = zone_of(refused);
        let card = cards.iter().find(|(_, at, ..)| **at == zone);
        let persons = play.is_persons(refused.seat);
        if let Some((card, _, pose, target, returning)) = card {
            match refused.action {
                Action::Play { ledger, .. } if refused.refusal == Refusal::Stale && !returning => {
                    let towards = layout.to_table(layout.side(ledger).ledger.centre());
                    if !mover.bounce(card, pose, target, towards) {
                        commands.entity(card).remove::<Shake>().insert(Shake::default());
                    }
                }
                _ if persons => _ = commands.entity(card).remove::<Shake>().insert(Shake::default()),
                _ => {}
            }
        }
        let why = Localized::new(refusal_key(refused.refusal));
        if play.you() == Some(refused.seat) {
            notices.push_passing(why, None);
        } else if persons {
            side_notices.tell(refused.seat, why);
        }
    }
}

/// Where the card lies that was refused.
fn zone_of(refused: &Refused<Speed>) -> Zone {
    let seat = refused.seat;
    match refused.action {
        Action::Play { slot, .. } | Action::Call { slot: Some(slot) } => Zone::PlayArea { seat, slot },
        Action::Refill {} | Action::Call { slot: None } => Zone::Deck { seat: Some(seat), depth: 0 },
    }
}

/// The key of the text that says why.
pub(super) const fn refusal_key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Malformed => "speed-refusal-malformed",
        Refusal::GameOver => "speed-refusal-game-over",
        Refusal::EmptySlot => "speed-refusal-empty-slot",
        Refusal::DoesNotFit => "speed-refusal-does-not-fit",
        Refusal::Stale => "speed-refusal-stale",
        Refusal::OwnLedgerFirst => "speed-refusal-own-ledger-first",
        Refusal::MustRefill => "speed-refusal-must-refill",
        Refusal::NoEmptySlot => "speed-refusal-no-empty-slot",
        Refusal::DeckEmpty => "speed-refusal-deck-empty",
        Refusal::NotAStall => "speed-refusal-not-a-stall",
    }
}

/// Whether a card in this slot could be played now.
fn is_playable(play: &Play<Speed>, seat: Seat, slot: usize) -> bool {
    (0..SEATS).any(|ledger| can_play(play.state(), seat, slot, ledger))
}

/// Raises one's own cards that are hovered, focused or (with marks on) playable.
fn raise_cards(
    play: Res<Play<Speed>>,
    focus: Res<InputFocus>,
    (focus_visible, cursors): (Res<InputFocusVisible>, Res<Cursors>),
    settings: Res<Settings>,
    places: Query<&SpeedPlace>,
    mut cards: Query<(Entity, &Zone, Option<&mut Raised>, Option<&PickingInteraction>)>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let focus = focus.get().filter(|_| focus_visible.0);
    let focused = |seat| focus.or_else(|| cursors.place(seat)).and_then(|entity| places.get(entity).ok());
    for (card, zone, raised, interaction) in &mut cards {
        let Zone::PlayArea { seat, slot } = *zone else {
            if raised.is_some() {
                commands.entity(card).remove::<Raised>();
            }
            continue;
        };
        if !play.is_persons(seat) {
            continue;
        }
        let hovered = interaction.is_some_and(|interaction| *interaction != PickingInteraction::None);
        let height = if hovered {
            HOVERED
        } else if settings.playable_marks && is_playable(&play, seat, slot) {
            PLAYABLE
        } else if focused(seat) == Some(&SpeedPlace::Slot(seat, slot)) {
            FOCUSED
        } else {
            0.0
        };
        let goal = Raised { height, shadow: if hovered { 1.0 } else { 0.0 }, above: 0.0 };
        match raised {
            None => _ = commands.entity(card).insert(Raised::default()),
            Some(mut raised) if *raised != goal => {
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
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    menu: Res<State<Menu>>,
    places: Query<&SpeedPlace>,
    ring: Single<(&mut Transform, &mut Sprite, &mut Visibility), With<FocusRing>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    frame: Res<Frame>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut transform, mut sprite, mut visibility) = ring.into_inner();
    let place =
        focus.get().filter(|_| focus_visible.0 && **menu == Menu::None).and_then(|entity| places.get(entity).ok());
    let Some(place) = place else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let area = place.area(&layout);
    let raise = if matches!(place, SpeedPlace::Slot(..)) { FOCUSED * frame.unit } else { 0.0 };
    let goal = (layout.to_table(area.centre()) + Vec2::Y * raise).extend(MARK_DEPTH);
    if *visibility == Visibility::Hidden {
        transform.translation = goal;
    }
    visibility.set_if_neq(Visibility::Inherited);
    sprite.custom_size = Some(framed_size(area.size.x, MARK_MARGIN));
    let way = goal - transform.translation;
    if way.length() > 0.5 {
        let share = follow(time.delta(), timing::FOCUS, &settings);
        if share < 1.0 {
            transform.translation += way * share;
            redraw.write(RequestRedraw);
            return;
        }
    }
    set_place(&mut transform, &mut sprite, goal.truncate(), MARK_DEPTH, area.size.x);
}

/// The ledger that the focused card goes to on confirm, or where it is aimed.
fn place_aim_brackets(
    layout: Res<Layout>,
    play: Res<Play<Speed>>,
    aim: Res<Aim>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    menu: Res<State<Menu>>,
    places: Query<&SpeedPlace>,
    brackets: Single<(&mut Transform, &mut Sprite, &mut Visibility), With<AimBrackets>>,
) {
    let (mut transform, mut sprite, mut visibility) = brackets.into_inner();
    let shown = focus_visible.0 && **menu == Menu::None && !play.state().is_stall();
    let Some(you) = play.you().filter(|_| shown) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let aim = aim.0[you];
    let focused = focus.get().and_then(|entity| places.get(entity).ok());
    let fits = |ledger: &Seat| match focused {
        Some(SpeedPlace::Slot(seat, slot)) => can_play(play.state(), *seat, *slot, *ledger),
        _ => false,
    };
    let ledger = [aim, 1 - aim].into_iter().find(fits).unwrap_or(aim) % SEATS;
    let area = layout.side(ledger).ledger;
    visibility.set_if_neq(Visibility::Inherited);
    set_place(&mut transform, &mut sprite, layout.to_table(area.centre()), MARK_DEPTH - 1.0, area.size.x);
}

/// With marks on, a rim round every card of a person's that could be played, once it lies still.
fn place_playable_rims(
    play: Res<Play<Speed>>,
    settings: Res<Settings>,
    cards: Query<(&Zone, &Pose, Option<&Raised>), Without<TweenAnim>>,
    mut rims: Query<(&PlayableRim, &mut Transform, &mut Sprite, &mut Visibility)>,
    frame: Res<Frame>,
) {
    for (rim, mut transform, mut sprite, mut visibility) in &mut rims {
        let PlayableRim(seat, slot) = *rim;
        let zone = Zone::PlayArea { seat, slot };
        let marked = settings.playable_marks && is_playable(&play, seat, slot);
        let card = cards.iter().find(|(at, ..)| marked && **at == zone);
        let Some((_, pose, raised)) = card else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let raise = raised.map_or(0.0, |raised| raised.height) * frame.unit;
        let turn = Quat::from_rotation_z(pose.rotation);
        let at = pose.position + (turn * Vec3::Y).truncate() * raise;
        set_place(&mut transform, &mut sprite, at, MARK_DEPTH - 2.0, pose.width);
        transform.rotation = turn;
    }
}

/// Puts a mark round a card of this width.
fn set_place(transform: &mut Mut<Transform>, sprite: &mut Mut<Sprite>, at: Vec2, depth: f32, width: f32) {
    let translation = at.extend(depth);
    if transform.translation != translation {
        transform.translation = translation;
    }
    let size = Some(framed_size(width, MARK_MARGIN));
    if sprite.custom_size != size {
        sprite.custom_size = size;
    }
}

/// How long one pulse takes; none where nothing travels.
fn pulse_period(settings: &Settings) -> Option<Duration> {
    let factor = travel_factor(settings);
    (factor > 0.0).then(|| timing::POINTER_PULSE.mul_f32(factor).max(timing::LEAST_PULSE))
}

fn pulse_deck_pointer(
    layout: Res<Layout>,
    clock: Res<Clock>,
    waiting: Res<Waiting>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut pointers: Query<(&DeckPointer, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    let turns = pulse_period(&settings).map_or(0.0, |period| time.elapsed_secs() / period.as_secs_f32());
    let pulse = 1.0 + 0.12 * (turns * std::f32::consts::TAU).sin();
    for (pointer, mut transform, mut sprite, mut visibility) in &mut pointers {
        if !waiting.points_at_deck(pointer.0, clock.tick) {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let area = layout.side(pointer.0).deck;
        transform.translation = layout.to_table(area.centre()).extend(MARK_DEPTH);
        sprite.custom_size = Some(POINTER_SIZE * layout.scale * pulse);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::AnimationSpeed;

    #[test]
    fn the_pointer_pulses_at_most_twice_a_second() {
        let period = |animation_speed| {
            pulse_period(&Settings { animation_speed, ..Settings::default() }).map(|period| period.as_millis())
        };
        assert_eq!(period(AnimationSpeed::Normal), Some(800));
        assert_eq!(period(AnimationSpeed::Fast), Some(500));
        assert_eq!(period(AnimationSpeed::Off), None);
    }
}
