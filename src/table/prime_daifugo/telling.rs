//! What the table says beside its cards, written anew when something of it changes: the composed number, what may be known of
//! it, what it costs if it is wrong, the field, and the last moves.

use bevy::prelude::*;
use bevy::text::LineBreak;

use super::assessment::{Assess, Assessment};
use super::composition::{Composition, Row};
use super::heads_up::Spot;
use super::layout::Layout;
use super::move_clock::{MoveClock, URGENT};
use super::moves::{Move, MoveKind, Moves};
use super::words;
use crate::AppSystems;
use crate::numbers::Proof;
use crate::play::Play;
use crate::rules::prime_daifugo::{Kind, PrimeDaifugo, Refusal};
use crate::screens::Screen;
use crate::table::board::panel;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::palette;
use crate::theme::widget::{self, TypeSize, tinted_icon};

/// So many moves are told.
const MOVES: usize = 4;
/// The most digits of a number that is told in passing; longer ones are shortened.
const TOLD_DIGITS: usize = 9;
/// So many backs stand for a penalty at most.
const BACKS: usize = 7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_composition, tell_table)
            .after(Assess)
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Assessment>)
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists::<Play<PrimeDaifugo>>)
            .run_if(in_state(Screen::Play)),
    );
}

/// What follows from the composition.
fn tell_composition(
    (assessment, composition, layout): (Res<Assessment>, Res<Composition>, Res<Layout>),
    spots: Query<(Entity, Ref<Spot>)>,
    mut commands: Commands,
) {
    let all = assessment.is_changed() || composition.is_changed() || layout.is_changed();
    for (entity, spot) in spots.iter().filter(|(_, spot)| all || spot.is_added()) {
        let mut write = |write: &dyn Fn(&mut ChildSpawnerCommands)| {
            commands.entity(entity).despawn_related::<Children>().with_children(|parts| write(parts));
        };
        match *spot {
            Spot::RowResult(row) => write(&|parts| spawn_result(parts, row, &composition, &layout)),
            Spot::Checks => write(&|parts| spawn_checks(parts, &assessment, &composition, layout.portrait)),
            Spot::Penalty => write(&|parts| spawn_penalty(parts, &assessment, &composition)),
            _ => {}
        }
    }
}

/// What follows from the game.
fn tell_table(
    (play, layout, clock): (Res<Play<PrimeDaifugo>>, Res<Layout>, Res<MoveClock>),
    moves: Option<Res<Moves>>,
    spots: Query<(Entity, Ref<Spot>)>,
    mut commands: Commands,
) {
    let Some(moves) = moves else { return };
    let all = moves.is_changed() || layout.is_changed() || clock.is_changed();
    for (entity, spot) in spots.iter().filter(|(_, spot)| all || spot.is_added()) {
        let mut write = |write: &dyn Fn(&mut ChildSpawnerCommands)| {
            commands.entity(entity).despawn_related::<Children>().with_children(|parts| write(parts));
        };
        match *spot {
            Spot::Field => write(&|parts| spawn_field(parts, &play, &moves, &layout)),
            Spot::Moves => write(&|parts| spawn_moves(parts, &moves)),
            Spot::Order => write(&|parts| {
                let color = if play.state().is_revolution() { palette::KIN } else { palette::MIST };
                parts.spawn(widget::text(words::order(play.state()), TypeSize::Caption, true, color));
            }),
            Spot::Deck => write(&|parts| spawn_deck(parts, &play, *clock, layout.portrait)),
            _ => {}
        }
    }
}

/// The size of a number in a place so many units wide: the largest in which it fits on a line, else the smallest, broken.
fn number_size(digits: usize, width: f32) -> TypeSize {
    let sizes = [TypeSize::Count, TypeSize::Heading, TypeSize::Name];
    let fits = |size: &TypeSize| size.width(digits) <= width;
    sizes.into_iter().find(fits).unwrap_or(TypeSize::Caption)
}

fn number(text: String, width: f32, color: Color) -> impl Bundle {
    let size = number_size(text.chars().count(), width);
    (widget::literal(text, size, true, color), TextLayout::new(Justify::Left, LineBreak::AnyCharacter))
}

fn spawn_result(parts: &mut ChildSpawnerCommands, row: Row, composition: &Composition, layout: &Layout) {
    let width = layout.row(row).result.size.x / layout.unit;
    let text = match row {
        Row::Number if composition.field().is_empty() => return,
        Row::Number => composition.number_text(),
        Row::Factors if !composition.has_factors() => return,
        Row::Factors => format!("= {}", composition.factors_text()),
    };
    match row {
        Row::Number => _ = parts.spawn(number(text, width, palette::WASHI)),
        Row::Factors => {
            let size = if text.chars().count() as f32 * 12.0 <= width { TypeSize::Name } else { TypeSize::Caption };
            let layout = TextLayout::new(Justify::Left, LineBreak::WordOrCharacter);
            parts.spawn((widget::literal(text, size, true, palette::WASHI), layout));
        }
    }
}

/// How a check has come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Check {
    Right,
    Wrong,
    Unknown,
}

/// What may be known of the play before it is laid. That it is true is never among it.
pub(super) fn checks(assessment: &Assessment, composition: &Composition) -> Vec<(Check, Localized)> {
    let is_right = |right: bool| if right { Check::Right } else { Check::Wrong };
    let mut checks = Vec::new();
    let count = Localized::new("prime-daifugo-check-count").with("count", assessment.count);
    if let Some(needed) = assessment.needed {
        let words =
            Localized::new("prime-daifugo-check-count-of").with("count", assessment.count).with("needed", needed);
        checks.push((is_right(assessment.count == needed), words));
    } else {
        checks.push((Check::Right, count));
    }
    if let Some(field) = assessment.field.as_deref().filter(|_| !composition.is_infinity()) {
        let sign = if assessment.revolution { "<" } else { ">" };
        let words = Localized::new("prime-daifugo-check-size").with("sign", sign).with("number", short(field));
        let check = assessment.beats.map_or(Check::Unknown, is_right);
        checks.push((check, words));
    }
    match assessment.refusal {
        None => checks.push((Check::Right, Localized::new("prime-daifugo-check-form"))),
        Some(Refusal::WrongCount | Refusal::NotLarger | Refusal::NotSmaller) => {}
        Some(refusal) => checks.push((Check::Wrong, words::form_error(refusal))),
    }
    if assessment.refusal.is_none() && !composition.is_infinity() {
        let key = if composition.has_factors() { "prime-daifugo-check-product" } else { "prime-daifugo-check-prime" };
        checks.push((assessment.truth.map_or(Check::Unknown, is_right), Localized::new(key)));
    }
    checks
}

/// A number in passing: long ones are shortened to their first and last digits.
fn short(number: &str) -> String {
    if number.len() <= TOLD_DIGITS {
        return number.to_owned();
    }
    format!("{}…{}", &number[..4], &number[number.len() - 2..])
}

fn spawn_checks(parts: &mut ChildSpawnerCommands, assessment: &Assessment, composition: &Composition, narrow: bool) {
    if composition.is_empty() {
        parts.spawn(widget::label(Localized::new("prime-daifugo-compose")));
        return;
    }
    let mut checks = checks(assessment, composition);
    // A narrow line has room for what is wrong alone.
    let form = assessment
        .refusal
        .filter(|refusal| !matches!(refusal, Refusal::WrongCount | Refusal::NotLarger | Refusal::NotSmaller));
    if narrow && form.is_some() {
        checks.drain(..checks.len().saturating_sub(1));
    }
    for (check, words) in checks {
        parts.spawn((widget::row(5.0), Pickable::IGNORE)).with_children(|line| {
            match check {
                Check::Right => _ = line.spawn(tinted_icon(Icon::Check, 16.0, palette::ASAGI)),
                Check::Wrong => _ = line.spawn(tinted_icon(Icon::Cross, 16.0, palette::SHU_LIGHT)),
                Check::Unknown => _ = line.spawn(widget::literal("?", TypeSize::Body, true, palette::MIST)),
            }
            let color = match check {
                Check::Right => palette::WASHI,
                Check::Wrong => palette::SHU_LIGHT,
                Check::Unknown => palette::MIST,
            };
            line.spawn(widget::text(words, TypeSize::Caption, false, color));
        });
    }
}

/// What a wrong play costs: backs and a number, in a frame of its own.
fn spawn_penalty(parts: &mut ChildSpawnerCommands, assessment: &Assessment, composition: &Composition) {
    // What will be refused costs nothing.
    if composition.is_empty() || assessment.refusal.is_some() {
        return;
    }
    let words = if assessment.penalty == 0 {
        Localized::new("prime-daifugo-no-penalty")
    } else {
        Localized::new("prime-daifugo-penalty").with("count", assessment.penalty)
    };
    let node = Node {
        width: percent(100),
        height: percent(100),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(12)),
        padding: UiRect::horizontal(px(12)),
        ..widget::row(8.0)
    };
    parts
        .spawn((node, BorderColor::all(palette::SHU_LIGHT), BackgroundColor(palette::NIGHT), Pickable::IGNORE))
        .with_children(|strip| {
            strip.spawn(widget::label(Localized::new("prime-daifugo-if-wrong")));
            strip.spawn((widget::row(2.0), Pickable::IGNORE)).with_children(|backs| {
                (0..assessment.penalty.min(BACKS)).for_each(|_| _ = backs.spawn(small_back()));
            });
            strip.spawn(widget::text(words, TypeSize::Body, true, palette::SHU_LIGHT));
        });
}

fn small_back() -> impl Bundle {
    (
        Node {
            width: px(10),
            height: px(20),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(2)),
            ..default()
        },
        BackgroundColor(palette::RAISED),
        BorderColor::all(palette::WASHI),
        Pickable::IGNORE,
    )
}

/// The number to beat, how many cards it has, and how it is known.
fn spawn_field(parts: &mut ChildSpawnerCommands, play: &Play<PrimeDaifugo>, moves: &Moves, layout: &Layout) {
    let Some(field) = play.state().field() else {
        parts.spawn(widget::label(Localized::new("prime-daifugo-field-empty")));
        return;
    };
    // Where there is no room for it, the status alone says how many are asked for.
    if !layout.portrait {
        parts.spawn(widget::label(Localized::new("prime-daifugo-field").with("count", field.cards.len())));
    }
    let (digits, size) = fitted(&field.number().to_string(), room_for_number(layout, moves.field_kind()));
    let broken = TextLayout::new(Justify::Left, LineBreak::AnyCharacter);
    parts.spawn((widget::literal(digits, size, true, palette::WASHI), broken));
    if let Some(kind) = moves.field_kind() {
        parts.spawn(widget::text(kind_words(kind), TypeSize::Caption, true, palette::ASAGI));
    }
}

/// What the other lines leave of the field's words, in units.
fn room_for_number(layout: &Layout, kind: Option<Kind>) -> Vec2 {
    let long_words = matches!(kind, Some(Kind::Prime(Proof::StrongTest) | Kind::Composite(Proof::StrongTest)));
    // On tall screens the count is not told, and the longest words take two lines.
    let others = if layout.portrait { 1 + usize::from(long_words) } else { 2 };
    layout.field_words.size / layout.unit - Vec2::Y * (others as f32 * (TypeSize::Caption.line() + 2.0))
}

/// A number as it fits into so many units: on one line as large as can be, else broken, and if need be shortened.
fn fitted(digits: &str, room: Vec2) -> (String, TypeSize) {
    let fits = |size: &TypeSize| size.width(digits.len()) <= room.x && size.line() <= room.y;
    let sizes = [TypeSize::Count, TypeSize::Heading, TypeSize::Name, TypeSize::Caption];
    if let Some(size) = sizes.into_iter().find(fits) {
        return (digits.to_owned(), size);
    }
    let lines = (room.y / TypeSize::Caption.line()) as usize;
    let most = TypeSize::Caption.signs(room.x) * lines.max(1);
    if digits.len() <= most {
        return (digits.to_owned(), TypeSize::Caption);
    }
    let end = most / 3;
    let begin = most.saturating_sub(end + 1);
    (format!("{}…{}", &digits[..begin], &digits[digits.len() - end..]), TypeSize::Caption)
}

/// What a play is, and how that is known.
pub(super) fn kind_words(kind: Kind) -> Localized {
    Localized::new(match kind {
        Kind::Prime(Proof::Proven) => "prime-daifugo-kind-prime-proven",
        Kind::Prime(_) => "prime-daifugo-kind-prime-tested",
        Kind::Composite(Proof::Proven) => "prime-daifugo-kind-composite-proven",
        Kind::Composite(_) => "prime-daifugo-kind-composite-tested",
        Kind::Cut => "prime-daifugo-kind-cut",
        Kind::Reversal => "prime-daifugo-kind-reversal",
        Kind::Infinity => "prime-daifugo-kind-infinity",
    })
}

fn spawn_moves(parts: &mut ChildSpawnerCommands, moves: &Moves) {
    if moves.latest().next().is_none() {
        return;
    }
    parts.spawn(panel()).with_children(|plate| {
        plate.spawn(widget::label(Localized::new("board-moves")));
        moves.latest().take(MOVES).for_each(|done| spawn_move(plate, done));
    });
}

/// So many signs of a play are told; of a longer one its begin and its end.
const TOLD_SIGNS: usize = 30;
const TOLD_BEGIN: usize = 16;
const TOLD_END: usize = 8;

fn shortened(play: String) -> String {
    let signs: Vec<char> = play.chars().collect();
    if signs.len() <= TOLD_SIGNS {
        return play;
    }
    let (begin, end) = (&signs[..TOLD_BEGIN], &signs[signs.len() - TOLD_END..]);
    begin.iter().chain(&['…']).chain(end).collect()
}

fn spawn_move(plate: &mut ChildSpawnerCommands, done: &Move) {
    plate.spawn((widget::row(6.0), Pickable::IGNORE)).with_children(|line| {
        line.spawn(tinted_icon(Icon::SEATS[done.seat % Icon::SEATS.len()], 16.0, palette::seat(done.seat)));
        let (words, color) = match &done.what {
            MoveKind::Played(play, _) => (Some(play.clone()), palette::WASHI),
            MoveKind::Wrong(play) => {
                line.spawn(tinted_icon(Icon::Cross, 14.0, palette::SHU_LIGHT));
                (Some(play.clone()), palette::SHU_LIGHT)
            }
            MoveKind::Drew | MoveKind::Passed => (None, palette::MIST),
        };
        match (words, &done.what) {
            (Some(play), _) => {
                let play = shortened(play);
                let layout = TextLayout::new(Justify::Left, LineBreak::WordOrCharacter);
                line.spawn((widget::literal(play, TypeSize::Caption, true, color), layout));
            }
            (None, MoveKind::Drew) => _ = line.spawn(widget::label(Localized::new("prime-daifugo-draw"))),
            (None, _) => _ = line.spawn(widget::label(Localized::new("board-move-pass"))),
        }
    });
}

/// How many cards the deck has, and the time that is left of the move.
fn spawn_deck(parts: &mut ChildSpawnerCommands, play: &Play<PrimeDaifugo>, clock: MoveClock, narrow: bool) {
    if !narrow {
        let words = Localized::new("prime-daifugo-deck").with("count", play.state().deck_count());
        parts.spawn(widget::chip_ground()).with_children(|chip| {
            chip.spawn((widget::text(words, TypeSize::Caption, true, palette::WASHI), unbroken()));
        });
    }
    if let MoveClock(Some(seconds)) = clock {
        let color = if seconds <= URGENT { palette::SHU_LIGHT } else { palette::WASHI };
        let words = Localized::new("prime-daifugo-seconds").with("seconds", seconds as usize);
        let spawn_time = |time: &mut ChildSpawnerCommands| {
            time.spawn(tinted_icon(Icon::Clock, 16.0, color));
            time.spawn((widget::text(words, TypeSize::Caption, true, color), unbroken()));
        };
        if narrow {
            parts.spawn((widget::row(4.0), Pickable::IGNORE)).with_children(spawn_time);
        } else {
            parts.spawn(widget::chip_ground()).with_children(spawn_time);
        }
    }
}

fn unbroken() -> TextLayout {
    TextLayout::new(Justify::Left, LineBreak::NoWrap)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever number lies there, its lines keep to their room, and both its ends are told.
    #[test]
    fn a_number_keeps_to_its_room() {
        for room in [Vec2::new(140.0, 110.0), Vec2::new(137.0, 52.0), Vec2::new(137.0, 32.0), Vec2::new(110.0, 20.0)] {
            for count in 1..=72 {
                let digits: String = (0..count).map(|place| char::from(b'1' + place as u8 % 9)).collect();
                let (told, size) = fitted(&digits, room);
                let lines = told.chars().count().div_ceil(size.signs(room.x));
                assert!(lines as f32 * size.line() <= room.y, "{count} digits in {room}: {told} in {lines} lines");
                assert!(told.chars().next() == digits.chars().next() && told.chars().last() == digits.chars().last());
                assert!(told == digits || told.contains('…'), "{told}");
            }
        }
    }
}
