//! What stands beside the board of Killer Sevens: how many cards the card that is looked at would kill, the ranking now,
//! and the dead cards on the plates.

use bevy::prelude::*;

use super::tally::DeadCount;
use crate::AppSystems;
use crate::play::Play;
use crate::rules::killer_sevens::KillerSevens;
use crate::rules::{Rules, Seat};
use crate::screens::{Screen, player_name};
use crate::table::board::{Preview, SideColumn, Standing, WideOnly, out, panel};
use crate::table::turns::Done;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::palette;
use crate::theme::widget::{self, TypeSize, tinted_icon};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_side
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<KillerSevens>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn write_side(
    play: Res<Play<KillerSevens>>,
    standing: Res<Standing>,
    preview: Res<Preview>,
    columns: Query<(Entity, Ref<SideColumn>)>,
    mut commands: Commands,
) {
    for (entity, column) in &columns {
        if !(standing.is_changed() || preview.is_changed() || column.is_added()) {
            continue;
        }
        commands.entity(entity).despawn_related::<Children>().with_children(|column| {
            // Beside a preview there is room for what has just been played alone.
            let moves = if preview.card.is_some() { 1 } else { standing.moves.len() };
            if preview.card.is_some() {
                spawn_preview(column, &standing, &preview);
            }
            if !standing.moves.is_empty() {
                column.spawn(panel()).with_children(|plate| {
                    plate.spawn(widget::label(Localized::new("board-moves")));
                    standing.moves.iter().take(moves).for_each(|done| done.spawn(plate));
                });
            }
            spawn_ranking(column, &play);
        });
    }
}

/// How many cards would die, and whose; or that they are too many, or none.
fn spawn_preview(column: &mut ChildSpawnerCommands, standing: &Standing, preview: &Preview) {
    let dying = preview.effect.dying;
    let rim = if dying.is_empty() { palette::HAIRLINE } else { palette::SHU_LIGHT };
    column.spawn(panel()).insert(BorderColor::all(rim)).with_children(|plate| {
        plate.spawn(widget::label(Localized::new("killer-sevens-would-die")));
        if !preview.effect.spared.is_empty() {
            let words = Localized::new("killer-sevens-over-the-cap").with("count", preview.effect.spared.len());
            plate.spawn(widget::text(words, TypeSize::Caption, true, palette::WASHI));
        }
        if dying.is_empty() {
            if preview.effect.spared.is_empty() {
                plate.spawn(widget::text(Localized::new("killer-sevens-none"), TypeSize::Body, true, palette::WASHI));
            }
            return;
        }
        let count = Localized::new("killer-sevens-cards").with("count", dying.len());
        plate.spawn(widget::text(count, TypeSize::Heading, true, palette::SHU_LIGHT));
        let own = (dying & standing.hand).len();
        let holder = standing.holder.unwrap_or(0);
        spawn_count(plate, (Icon::SEATS[holder % 6], palette::seat(holder)), "killer-sevens-yours", own);
        spawn_count(plate, (Icon::MatchOpen, palette::MIST), "killer-sevens-others", dying.len() - own);
    });
}

fn spawn_count(plate: &mut ChildSpawnerCommands, (icon, color): (Icon, Color), key: &'static str, count: usize) {
    plate.spawn((widget::row(8.0), Pickable::IGNORE)).with_children(|line| {
        line.spawn(tinted_icon(icon, 18.0, color));
        let words = Localized::new(key).with("count", count);
        line.spawn(widget::text(words, TypeSize::Body, true, palette::WASHI));
    });
}

/// Fewest dead cards first, as the ranking at the end begins.
fn spawn_ranking(column: &mut ChildSpawnerCommands, play: &Play<KillerSevens>) {
    let state = play.state();
    let mut seats: Vec<Seat> = (0..state.seats()).collect();
    seats.sort_by_key(|seat| state.dead(*seat).len());
    column.spawn(panel()).with_children(|plate| {
        plate.spawn(widget::label(Localized::new("killer-sevens-ranking")));
        for seat in seats {
            plate.spawn((widget::row(8.0), Pickable::IGNORE)).with_children(|line| {
                line.spawn(tinted_icon(Icon::SEATS[seat % 6], 18.0, palette::seat(seat)));
                // Where there is little room a name is cut, not the count.
                let words = Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..default() };
                let name = player_name(&play.record().players, seat);
                let name = widget::text(name, TypeSize::Caption, true, palette::WASHI);
                line.spawn((words, Pickable::IGNORE)).with_child((name, TextLayout::no_wrap()));
                spawn_dead(line, seat, state.dead(seat).len());
            });
        }
    });
}

/// A small dead card and how many there are of a seat.
fn spawn_dead(line: &mut ChildSpawnerCommands, seat: Seat, count: usize) {
    line.spawn((
        Node {
            width: px(16),
            height: px(16),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(3)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(palette::DEAD_PAPER),
        Pickable::IGNORE,
    ))
    .with_child(tinted_icon(Icon::Cross, 14.0, palette::DEAD_CROSS));
    let number = widget::literal(count.to_string(), TypeSize::Body, true, palette::WASHI);
    line.spawn((Name::new(format!("dead-{seat}")), DeadCount(seat), number));
}

/// The dead cards of a seat.
pub(super) fn spawn_seat_line(play: &Play<KillerSevens>, seat: Seat, line: &mut ChildSpawnerCommands) {
    let view = play.state().view(seat);
    line.spawn((widget::label(Localized::new("killer-sevens-dead")), WideOnly));
    spawn_dead(line, seat, view.dead(seat).len());
}

/// Whether a seat has finished, or is out.
pub(super) fn done(play: &Play<KillerSevens>, seat: Seat) -> Option<Done> {
    let view = play.state().view(seat);
    if view.out().contains(&seat) {
        return Some(out());
    }
    let finished = view.finished().iter().any(|moment| moment.contains(&seat));
    finished.then(|| Done::Finished(Localized::new("killer-sevens-finished")))
}
