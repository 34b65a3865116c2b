//! A plate for each seat: shape, name, level, what the game says of it, and how many cards it holds.

use bevy::prelude::*;

use super::{Done, TurnTabled, near_seat};
use crate::AppSystems;
use crate::controls::Seating;
use crate::play::{Play, SeatPeople};
use crate::rules::Seat;
use crate::screens::{Screen, player_level, player_name};
use crate::table::Area;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, TypeSize, tinted_icon};
use crate::theme::{Frame, palette};

/// The plate of a seat.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatPlate {
    /// Whose.
    pub seat: Seat,
}

/// "Your turn", above the plate of whoever looks.
#[derive(Component, Debug)]
struct YourTurn;

/// A plate that is at least so wide, in units, has room for the level and for a picture of the hand.
const ROOMY: f32 = 240.0;
/// A plate that is at least so high, in units, says its things in larger letters.
const HIGH: f32 = 56.0;
/// A plate that is at least so wide, in units, has room for a name beside its count.
const NAMED: f32 = 112.0;
/// The height of "your turn", in units.
const YOUR_TURN: f32 = 30.0;
/// So many backs stand for a hand at most.
const BACKS: usize = 5;
/// The size of a back, and how far apart two of them begin, in units.
const BACK: Vec2 = Vec2::new(18.0, 26.0);
const BACK_STEP: f32 = 5.0;

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_plates::<G>.after(SeatPeople).run_if(resource_exists::<Play<G>>))
        .add_systems(
            Update,
            (write_plates::<G>, place_your_turn::<G>)
                .in_set(AppSystems::Draw)
                .run_if(resource_exists::<Play<G>>)
                .run_if(resource_exists::<G::Layout>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_plates<G: TurnTabled>(play: Res<Play<G>>, mut commands: Commands) {
    commands.spawn((Name::new("plates"), widget::screen_root(), DespawnOnExit(Screen::Play))).with_children(|root| {
        for seat in 0..play.state().seats() {
            root.spawn((
                SeatPlate { seat },
                Name::new(format!("plate-{seat}")),
                widget::plate(Node { position_type: PositionType::Absolute, ..default() }),
                Pickable::IGNORE,
            ));
        }
        root.spawn((
            YourTurn,
            widget::text(Localized::new("hud-your-turn"), TypeSize::Name, true, palette::KIN),
            Node { position_type: PositionType::Absolute, ..default() },
        ));
    });
}

/// A plate's content is written anew whenever the game, who looks, or the window changes; there is little of it.
fn write_plates<G: TurnTabled>(
    play: Res<Play<G>>,
    layout: Res<G::Layout>,
    frame: Res<Frame>,
    seating: Res<Seating>,
    mut plates: Query<(Entity, Ref<SeatPlate>, &mut Node, &mut BorderColor, &mut Visibility)>,
    mut commands: Commands,
) {
    let all = play.is_changed() || layout.is_changed() || frame.is_changed() || seating.is_changed();
    for (entity, plate, mut node, mut border, mut visibility) in &mut plates {
        if !all && !plate.is_added() {
            continue;
        }
        let area = G::plate_area(&layout, plate.seat);
        let shown = if area.size.min_element() > 0.0 { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(shown);
        area.lay(&mut node, frame.unit);
        let on_turn = play.state().turn() == Some(plate.seat);
        dress(&mut node, on_turn, &Room::of(area, &frame));
        border.set_if_neq(BorderColor::all(if on_turn { palette::KIN } else { palette::HAIRLINE }));
        commands.entity(entity).despawn_related::<Children>().with_children(|parts| {
            Content { play: &play, seating: &seating, seat: plate.seat, room: Room::of(area, &frame) }.spawn(parts);
        });
    }
}

fn dress(node: &mut Node, on_turn: bool, room: &Room) {
    node.align_items = AlignItems::Center;
    node.column_gap = px(if room.roomy { 8.0 } else { 5.0 });
    node.padding = UiRect::axes(px(if room.roomy { 12.0 } else { 6.0 }), px(if room.high { 4.0 } else { 0.0 }));
    node.border = UiRect::all(px(if on_turn { 2.0 } else { 1.0 }));
    node.overflow = Overflow::clip();
}

/// How much room a plate has.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Room {
    roomy: bool,
    named: bool,
    high: bool,
}

impl Room {
    fn of(area: Area, frame: &Frame) -> Self {
        let size = area.size / frame.unit;
        Self { roomy: size.x >= ROOMY, named: size.x >= NAMED, high: size.y >= HIGH }
    }
}

/// What stands on a plate.
struct Content<'a, G: TurnTabled> {
    play: &'a Play<G>,
    seating: &'a Seating,
    seat: Seat,
    room: Room,
}

impl<G: TurnTabled> Content<'_, G> {
    fn spawn(&self, parts: &mut ChildSpawnerCommands) {
        let (seat, players) = (self.seat, &self.play.record().players);
        let done = G::done(self.play, seat);
        let shape = match self.room {
            Room { roomy: true, .. } => 28.0,
            Room { high: true, .. } => 20.0,
            _ => 16.0,
        };
        parts.spawn(tinted_icon(Icon::SEATS[seat % Icon::SEATS.len()], shape, palette::seat(seat)));
        let words = Node {
            flex_grow: 1.0,
            flex_shrink: 1.0,
            min_width: px(0),
            overflow: Overflow::clip(),
            ..widget::column(0.0)
        };
        parts.spawn((words, Pickable::IGNORE)).with_children(|words| {
            let size = if self.room.high { TypeSize::Name } else { TypeSize::Caption };
            // A level that has no room beside the name goes to a second line, which is not seen.
            let name = Node {
                display: if self.room.named { Display::Flex } else { Display::None },
                flex_wrap: FlexWrap::Wrap,
                height: px(size.line()),
                overflow: Overflow::clip(),
                ..widget::row(6.0)
            };
            words.spawn((name, Pickable::IGNORE)).with_children(|line| {
                let name = widget::text(player_name(players, seat), size, true, palette::WASHI);
                line.spawn((name, TextLayout::no_wrap()));
                if let Some(level) = player_level(players, seat).filter(|_| self.room.roomy) {
                    line.spawn((widget::label(level), TextLayout::no_wrap()));
                }
            });
            let seat_line = (widget::row(if self.room.roomy { 6.0 } else { 4.0 }), Pickable::IGNORE);
            words.spawn(seat_line).with_children(|line| {
                G::spawn_seat_line(self.play, seat, line);
                if let (Some(done), Room { roomy: false, high: false, .. }) = (&done, self.room) {
                    spawn_done(line, done, TypeSize::Caption);
                }
            });
            // A narrow plate that is high has room for a line more.
            if let (Some(done), Room { roomy: false, high: true, .. }) = (&done, self.room) {
                spawn_done(words, done, TypeSize::Caption);
            }
        });
        if let Some(done) = &done {
            // In the place of a count: nothing is counted any more.
            if self.room.roomy {
                spawn_done(parts, done, TypeSize::Name);
            }
        } else if !self.seating.people().contains(&seat) {
            // Whoever looks sees their own cards.
            self.spawn_count(parts);
        }
    }

    fn spawn_count(&self, parts: &mut ChildSpawnerCommands) {
        let count = self.play.hand_count(self.seat);
        if self.room.roomy {
            let width = BACK.x + BACK_STEP * (count.min(BACKS).saturating_sub(1)) as f32;
            let hand = Node { width: px(width), flex_shrink: 0.0, ..widget::row(0.0) };
            parts.spawn((hand, Pickable::IGNORE)).with_children(|hand| {
                (0..count.min(BACKS)).for_each(|back| _ = hand.spawn(small_back(back > 0)));
            });
        }
        let size = if self.room.high { TypeSize::Heading } else { TypeSize::Name };
        parts.spawn((Node { flex_shrink: 0.0, ..widget::row(0.0) }, Pickable::IGNORE)).with_child(widget::literal(
            count.to_string(),
            size,
            true,
            palette::WASHI,
        ));
    }
}

/// That a seat is done, and how.
fn spawn_done(parts: &mut ChildSpawnerCommands, done: &Done, size: TypeSize) {
    let (words, color) = match done {
        Done::Finished(words) => (words.clone(), palette::KIN),
        Done::Out(words) => (words.clone(), palette::SHU_LIGHT),
    };
    parts
        .spawn((Node { flex_shrink: 0.0, ..widget::row(0.0) }, Pickable::IGNORE))
        .with_child((widget::text(words, size, true, color), TextLayout::no_wrap()));
}

/// The back of a card of a hand that is shown in small, most of it under the next.
fn small_back(covers: bool) -> impl Bundle {
    (
        Node {
            width: px(BACK.x),
            height: px(BACK.y),
            margin: UiRect::left(px(if covers { BACK_STEP - BACK.x } else { 0.0 })),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(3)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::RAISED),
        BorderColor::all(palette::WASHI),
        Pickable::IGNORE,
    )
}

/// Shown where whoever looks is on turn and has a plate.
fn place_your_turn<G: TurnTabled>(
    play: Res<Play<G>>,
    layout: Res<G::Layout>,
    (frame, seating): (Res<Frame>, Res<Seating>),
    mut words: Query<(&mut Node, &mut Visibility), With<YourTurn>>,
) {
    let near = near_seat(&play, &seating);
    let plate = G::plate_area(&layout, near) / frame.unit;
    let own_turn = play.state().turn() == Some(near) && seating.people().contains(&near);
    let shown = own_turn && plate.size.min_element() >= HIGH;
    for (mut node, mut visibility) in &mut words {
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        let (left, top) = (px(plate.corner.x), px(plate.corner.y - YOUR_TURN));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
    }
}
