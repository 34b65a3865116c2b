//! What stands beside the board of Sevens: which end of a suit is open, the last moves, and the passes on the plates.

use bevy::prelude::*;

use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::play::Play;
use crate::rules::sevens::{Edge, Sevens};
use crate::rules::{Rules, Seat};
use crate::screens::Screen;
use crate::table::board::{SideColumn, Standing, WideOnly, out, panel};
use crate::table::turns::Done;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::palette;
use crate::theme::widget::{self, TypeSize, icon, tinted_icon};

/// Of so many passes each has a box; of more there is a number.
const MOST_BOXES: u32 = 5;
/// The numbers from the ace to the seven, and from the seven to the king; bit 0 is the ace.
const TO_ACE: u16 = 0b0_0000_0111_1111;
const TO_KING: u16 = 0b1_1111_1100_0000;
/// The side of a box, in units.
const BOX: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_side
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Play<Sevens>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn write_side(
    play: Res<Play<Sevens>>,
    standing: Res<Standing>,
    columns: Query<(Entity, Ref<SideColumn>)>,
    mut commands: Commands,
) {
    for (entity, column) in &columns {
        if !(standing.is_changed() || column.is_added()) {
            continue;
        }
        commands.entity(entity).despawn_related::<Children>().with_children(|column| {
            let ends = open_ends(play.state());
            if !ends.is_empty() || !standing.closed.is_empty() {
                column.spawn(panel()).with_children(|plate| spawn_ends(plate, ends, !standing.closed.is_empty()));
            }
            if !standing.moves.is_empty() {
                column.spawn(panel()).with_children(|plate| {
                    plate.spawn(widget::label(Localized::new("board-moves")));
                    standing.moves.iter().for_each(|done| done.spawn(plate));
                });
            }
        });
    }
}

/// For each suit that goes on from the ace or the king: the next card there.
fn open_ends(state: &Sevens) -> Vec<Card> {
    if state.options().edge == Edge::None {
        return Vec::new();
    }
    let (next, filled) = (state.next_places(), state.filled());
    let from_rim = |suit: Suit| {
        let low = |card: &Card| card.suit == suit && card.number < Number::SEVEN;
        let high = |card: &Card| card.suit == suit && card.number > Number::SEVEN;
        let numbers = filled.numbers(suit);
        match (numbers & TO_ACE == TO_ACE, numbers & TO_KING == TO_KING) {
            (false, true) => next.into_iter().find(low),
            (true, false) => next.into_iter().filter(high).last(),
            _ => None,
        }
    };
    Suit::ALL.into_iter().filter_map(from_rim).collect()
}

fn spawn_ends(plate: &mut ChildSpawnerCommands, ends: Vec<Card>, closed: bool) {
    for card in ends {
        let key = if card.number.get() < 7 { "sevens-from-ace" } else { "sevens-from-king" };
        let words = Localized::new(key).with("card", card);
        plate.spawn(widget::text(words, TypeSize::Caption, true, palette::WASHI));
    }
    if closed {
        plate.spawn((widget::row(6.0), Pickable::IGNORE)).with_children(|line| {
            line.spawn(icon(Icon::Lock, 20.0));
            line.spawn(widget::label(Localized::new("sevens-closed-side")));
        });
    }
}

/// The place of a seat that has finished or is left over, or that it is out.
pub(super) fn done(play: &Play<Sevens>, seat: Seat) -> Option<Done> {
    let view = play.state().view(seat);
    let place = view.finished().iter().position(|done| *done == seat).map(|place| place as u8 + 1);
    let finished = |place: u8| Done::Finished(Localized::new("board-place").with("place", place));
    if view.out().contains(&seat) {
        return Some(out());
    }
    // Whoever is left with cards comes last of those who are not out.
    let last = view.outcome().map(|_| view.finished().len() as u8 + 1);
    place.or(last).map(finished)
}

/// The passes of a seat that plays.
pub(super) fn spawn_seat_line(play: &Play<Sevens>, seat: Seat, line: &mut ChildSpawnerCommands) {
    let view = play.state().view(seat);
    if !view.is_in(seat) {
        return;
    }
    line.spawn((widget::label(Localized::new("board-pass")), WideOnly));
    let taken = view.passes_taken(seat);
    match view.options().passes.limit().map(u32::from) {
        Some(limit) if limit <= MOST_BOXES => (0..limit).for_each(|pass| spawn_box(line, pass < taken)),
        _ => _ = line.spawn(widget::literal(taken.to_string(), TypeSize::Caption, true, palette::WASHI)),
    }
}

/// A crossed box for a pass that was taken, an empty one for a pass that is left.
fn spawn_box(line: &mut ChildSpawnerCommands, taken: bool) {
    let (ground, rim) = if taken { (palette::SHU_LIGHT, palette::SHU_LIGHT) } else { (palette::CLEAR, palette::MIST) };
    line.spawn((
        Node {
            width: px(BOX),
            height: px(BOX),
            flex_shrink: 0.0,
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(4)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(rim),
        Pickable::IGNORE,
    ))
    .with_children(|inside| {
        if taken {
            inside.spawn(tinted_icon(Icon::Cross, BOX - 2.0, palette::INK));
        }
    });
}
