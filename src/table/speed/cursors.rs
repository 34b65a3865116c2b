//! What shows where the two people's keys and pads are: a frame in the colour of the seat with its shape, and that shape
//! at the ledger that the seat aims at.

use bevy::prelude::*;

use super::{Aim, Layout, SpeedPlace};
use crate::AppSystems;
use crate::controls::{Cursors, Device, LastDevice, Seating};
use crate::menus::Menu;
use crate::play::Play;
use crate::rules::Seat;
use crate::rules::speed::Speed;
use crate::screens::Screen;
use crate::theme::atlas::{ICONS, Icon};
use crate::theme::{Frame, palette};

/// The frame round what a seat's cursor is on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CursorFrame(pub Seat);

/// A part of such a frame; each is one unit large and scaled to its size.
#[derive(Component, Clone, Copy, Debug)]
enum Part {
    Above,
    Below,
    Left,
    Right,
    Shape,
}

/// The shape that shows which ledger a seat aims at.
#[derive(Component)]
struct AimBadge(Seat);

/// Above what lies and below what flies, as the focus ring.
const DEPTH: f32 = 60.0;
/// The width of the frame, its distance from the card, and the size of a shape with its ground, in units.
const WIDTH: f32 = 4.0;
const DISTANCE: f32 = 3.0;
const BADGE: f32 = 26.0;
/// How far a card that a cursor is on is raised, in units; the frame goes with it.
const RAISED: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_cursors.run_if(resource_exists::<Play<Speed>>)).add_systems(
        Update,
        (place_frames, place_badges)
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<Speed>>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_cursors(mut commands: Commands, play: Res<Play<Speed>>, assets: Res<AssetServer>) {
    if play.you().is_some() {
        return;
    }
    for seat in play.people() {
        let bar = |part: Part| (part, Sprite::from_color(palette::seat(seat), Vec2::ONE), Pickable::IGNORE);
        let whole = || (Visibility::Hidden, Transform::from_xyz(0.0, 0.0, DEPTH), DespawnOnExit(Screen::Play));
        commands.spawn((
            Name::new("Cursor"),
            CursorFrame(seat),
            whole(),
            children![
                bar(Part::Above),
                bar(Part::Below),
                bar(Part::Left),
                bar(Part::Right),
                (Part::Shape, badge(seat, &assets), Transform::from_xyz(0.0, 0.0, 0.01), Visibility::default()),
            ],
        ));
        commands.spawn((Name::new("Aim"), AimBadge(seat), whole(), badge(seat, &assets)));
    }
}

/// A seat's shape on a dark disc, one unit large.
fn badge(seat: Seat, assets: &AssetServer) -> impl Bundle + use<> {
    let icons = assets.load("icons/icons.webp");
    let shape = |icon: Icon, color: Color, size: f32| Sprite {
        rect: Some(ICONS.cell_rect(icon.index()).as_rect()),
        color,
        custom_size: Some(Vec2::splat(size)),
        ..Sprite::from_image(icons.clone())
    };
    children![
        (shape(Icon::Circle, palette::NIGHT, 1.3), Pickable::IGNORE),
        (shape(Icon::SEATS[seat], palette::seat(seat), 0.75), Transform::from_xyz(0.0, 0.0, 0.001), Pickable::IGNORE,),
    ]
}

type Frames<'a> = (&'a CursorFrame, &'a mut Transform, &'a mut Visibility, &'a Children);

fn place_frames(
    cursors: Res<Cursors>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    menu: Res<State<Menu>>,
    places: Query<&SpeedPlace>,
    mut frames: Query<Frames>,
    mut parts: Query<(&Part, &mut Transform), Without<CursorFrame>>,
) {
    for (CursorFrame(seat), mut transform, mut visibility, children) in &mut frames {
        let place = cursors.place(*seat).filter(|_| **menu == Menu::None).and_then(|place| places.get(place).ok());
        let Some(place) = place else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let (area, own) = (place.area(&layout), layout.side(*seat));
        let raise = if matches!(place, SpeedPlace::Slot(..)) { RAISED * frame.unit } else { 0.0 };
        let at = layout.to_table(area.centre()) + own.up() * raise;
        transform.set_if_neq(Transform {
            translation: at.extend(DEPTH),
            rotation: Quat::from_rotation_z(own.turn),
            ..default()
        });
        // Two cursors may be on the same ledger: then one frame lies outside the other.
        let outside = *seat as f32 * (WIDTH + 2.0);
        let half = own.upright(area).size / 2.0 + (DISTANCE + WIDTH / 2.0 + outside) * frame.unit;
        for child in children.iter() {
            if let Ok((part, mut transform)) = parts.get_mut(child) {
                let (at, size) = part.place(half, frame.unit);
                let height = transform.translation.z;
                transform.set_if_neq(Transform {
                    translation: at.extend(height),
                    scale: size.extend(1.0),
                    ..default()
                });
            }
        }
    }
}

impl Part {
    /// Where it lies in a frame of this half size, and how large it is, in logical px.
    fn place(self, half: Vec2, unit: f32) -> (Vec2, Vec2) {
        let width = WIDTH * unit;
        let (along, up) = (Vec2::new(2.0 * half.x + width, width), Vec2::new(width, 2.0 * half.y + width));
        match self {
            Self::Above => (Vec2::Y * half.y, along),
            Self::Below => (Vec2::NEG_Y * half.y, along),
            Self::Left => (Vec2::NEG_X * half.x, up),
            Self::Right => (Vec2::X * half.x, up),
            Self::Shape => (half, Vec2::splat(BADGE * unit)),
        }
    }
}

/// At the edge of the ledger that lies towards the seat. Whoever plays by touch does not aim.
fn place_badges(
    play: Res<Play<Speed>>,
    (aim, layout, frame): (Res<Aim>, Res<Layout>, Res<Frame>),
    (menu, last, seating): (Res<State<Menu>>, Res<LastDevice>, Res<Seating>),
    mut badges: Query<(&AimBadge, &mut Transform, &mut Visibility)>,
) {
    let by_keys = matches!(last.0, Device::Keyboard | Device::Gamepad(_)) && seating.is_shared();
    let shown = by_keys && **menu == Menu::None && !play.state().is_stall();
    for (AimBadge(seat), mut transform, mut visibility) in &mut badges {
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        let (ledger, own) = (layout.side(aim.0[*seat]).ledger, layout.side(*seat));
        // In the lower corner of the card as the seat sees it, or the upper one where both look from the same edge.
        let below = if *seat == layout.near_seat || layout.is_facing() { -1.0 } else { 1.0 };
        let corner = own.upright(ledger).size / 2.0 * Vec2::new(0.0, below);
        let at = layout.to_table(ledger.centre()) + Vec2::from_angle(own.turn).rotate(corner);
        transform.set_if_neq(Transform {
            translation: at.extend(DEPTH),
            rotation: Quat::from_rotation_z(own.turn),
            scale: Vec2::splat(BADGE * frame.unit).extend(1.0),
        });
    }
}
