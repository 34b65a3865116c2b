//! The paper of a verdict as interface nodes, and how they come.

use bevy::prelude::*;
use bevy::text::{FontSize, LineBreak, LineHeight};
use bevy::ui::UiTransform;

use super::Verdict;
use super::sheet::{Piece, What};
use crate::storage::Settings;
use crate::table::atlas::face_cell;
use crate::text::Localized;
use crate::theme::atlas::{CardBack, FACES, FACES_LARGE};
use crate::theme::widget::Picture;
use crate::theme::{fonts, palette, timing};

/// How a node comes: what it looks like once it is there, and by which way.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Coming {
    at: f32,
    lasts: f32,
    way: Way,
    ink: Color,
    ground: Color,
    rim: Color,
}

/// By which way a node comes.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    /// It becomes visible.
    Fade,
    /// It also becomes as large as it is, from this size; turned by so many radians.
    Scale { from: f32, turn: f32 },
    /// A line grows from its begin to its end; turned by so many radians.
    Grow { turn: f32, length: f32 },
}

/// How many units thick branches are.
const BRANCH: f32 = 4.0;
/// Stamps are set down a little askew: 8°.
const ASKEW: f32 = -0.14;

/// Puts a thing on the paper.
pub(super) fn spawn_piece(parent: &mut ChildSpawnerCommands, piece: &Piece) {
    let node = centred(piece.area);
    let fade = |ink: Color| Coming::of(piece, Way::Fade).with_ink(ink);
    match &piece.what {
        What::Paper { special } => spawn_paper(parent, piece, *special),
        What::Strip { penalty } => {
            let rim = if *penalty { palette::SHU_LIGHT } else { palette::RIM };
            let coming = Coming::of(piece, Way::Fade).on(palette::NIGHT, rim);
            let radius = BorderRadius::all(px(piece.area.height() / 2.0));
            parent.spawn((
                coming,
                Node { border: UiRect::all(px(2)), border_radius: radius, ..node },
                Pickable::IGNORE,
            ));
        }
        What::Card(card) => {
            let large = piece.area.width() < 72.0;
            let (file, grid) =
                if large { ("cards/faces-large-160.webp", FACES_LARGE) } else { ("cards/faces-250.webp", FACES) };
            let part = grid.cell_rect(face_cell(*card)).as_rect();
            parent.spawn((fade(Color::WHITE), picture(file, part), node));
        }
        What::Back => {
            let part = FACES_LARGE.cell_rect(CardBack::Asanoha.index()).as_rect();
            let coming = Coming::of(piece, Way::Scale { from: 1.4, turn: 0.0 });
            parent.spawn((coming.with_ink(Color::WHITE), picture("cards/faces-large-160.webp", part), node));
        }
        What::Number { text, size } => {
            spawn_text(parent, node, Coming::of(piece, Way::Scale { from: 0.8, turn: 0.0 }), |line| {
                line.spawn((Text::new(text), ink(*size, true), fade(palette::INK)));
            });
        }
        What::Words { text, size, bold } => spawn_words(parent, node, piece, text, (*size, *bold, palette::INK)),
        What::Count { text, size } => spawn_words(parent, node, piece, text, (*size, true, palette::SHU_LIGHT)),
        What::Follows { text, size } => spawn_words(parent, node, piece, text, (*size, false, palette::WASHI)),
        What::Sign { text, size } => {
            spawn_text(parent, node, fade(palette::CLEAR), |line| {
                line.spawn((Text::new(*text), ink(*size, true), fade(palette::INK)));
            });
        }
        What::Circle { text, size, prime } => spawn_circle(parent, piece, (text, *size), *prime),
        What::Branch { leftwards } => spawn_line(parent, piece, *leftwards, palette::INK),
        What::Cut => spawn_line(parent, piece, true, palette::KIN),
        What::Stamp { text, size, right } => spawn_stamp(parent, piece, (text, *size), *right),
    }
}

impl Coming {
    fn of(piece: &Piece, way: Way) -> Self {
        let clear = palette::CLEAR;
        Self { at: piece.at, lasts: piece.lasts, way, ink: clear, ground: clear, rim: clear }
    }

    const fn with_ink(self, ink: Color) -> Self {
        Self { ink, ..self }
    }

    const fn on(self, ground: Color, rim: Color) -> Self {
        Self { ground, rim, ..self }
    }

    /// How far it has come, 0–1, at a moment of the scene. Under reduced motion everything fades in at once.
    fn share(&self, elapsed: f32, reduced_motion: bool) -> f32 {
        let (at, lasts) =
            if reduced_motion { (0.0, timing::VERDICT_FADE.as_millis() as f32) } else { (self.at, self.lasts) };
        ((elapsed - at) / lasts.max(1.0)).clamp(0.0, 1.0)
    }
}

fn absolute(area: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(area.min.x),
        top: px(area.min.y),
        width: px(area.width()),
        height: px(area.height()),
        ..default()
    }
}

fn centred(area: Rect) -> Node {
    Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..absolute(area) }
}

fn picture(file: &str, part: Rect) -> impl Bundle + use<> {
    let image = ImageNode { rect: Some(part), image_mode: NodeImageMode::Stretch, ..default() };
    (Picture(file.to_owned()), image)
}

fn ink(size: f32, bold: bool) -> impl Bundle {
    let font = if bold { fonts::BOLD } else { Handle::default() };
    (
        TextFont::from_font_size(FontSize::Px(size)).with_font(font),
        LineHeight::RelativeToFont(if size > 40.0 { 1.1 } else { 1.4 }),
        // A number of many digits has no other place to break.
        TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
        Pickable::IGNORE,
    )
}

fn spawn_text(
    parent: &mut ChildSpawnerCommands,
    node: Node,
    coming: Coming,
    text: impl FnOnce(&mut ChildSpawnerCommands),
) {
    parent.spawn((coming, node, UiTransform::IDENTITY, Pickable::IGNORE)).with_children(text);
}

fn spawn_words(
    parent: &mut ChildSpawnerCommands,
    node: Node,
    piece: &Piece,
    text: &Localized,
    (size, bold, color): (f32, bool, Color),
) {
    let coming = Coming::of(piece, Way::Fade);
    spawn_text(parent, node, coming, |line| {
        line.spawn((Text::default(), text.clone(), ink(size, bold), coming.with_ink(color)));
    });
}

/// Paper with a gold line inside its rim.
fn spawn_paper(parent: &mut ChildSpawnerCommands, piece: &Piece, special: bool) {
    let coming = Coming::of(piece, Way::Fade);
    let inset = Rect::from_corners(Vec2::splat(9.0), piece.area.size() - 9.0);
    let thickness = if special { 4.0 } else { 2.0 };
    let line = Node { border: UiRect::all(px(thickness)), border_radius: BorderRadius::all(px(14)), ..absolute(inset) };
    parent
        .spawn((
            coming.on(palette::CARD, palette::CLEAR),
            Node { border_radius: BorderRadius::all(px(20)), ..absolute(piece.area) },
            BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(24)),
            Pickable::IGNORE,
        ))
        .with_child((coming.on(palette::CLEAR, palette::GOLD_LINE), line, Pickable::IGNORE));
}

/// A vermilion circle with a gold line inside; the longer its number, the wider it is.
fn spawn_circle(parent: &mut ChildSpawnerCommands, piece: &Piece, (text, size): (&str, f32), prime: bool) {
    let way = Way::Scale { from: 0.6, turn: 0.0 };
    let (rim, line) = if prime { (palette::SHU, palette::GOLD_LINE) } else { (palette::GREY_INK, palette::CLEAR) };
    let color = if prime { palette::SHU } else { palette::INK };
    let coming = Coming::of(piece, way).on(palette::CARD, rim);
    let inside = Coming::of(piece, Way::Fade);
    let height = piece.area.height();
    let round = |height: f32| BorderRadius::all(px(height / 2.0));
    let thickness = (height / 18.0).clamp(2.0, 5.0);
    let gap = 1.5 * thickness;
    let inner = Rect::from_corners(Vec2::splat(gap), piece.area.size() - gap - 2.0 * thickness);
    parent
        .spawn((
            coming,
            Node { border: UiRect::all(px(thickness)), border_radius: round(height), ..centred(piece.area) },
            UiTransform::IDENTITY,
            Pickable::IGNORE,
        ))
        .with_children(|circle| {
            let ring = Node { border: UiRect::all(px(1.5)), border_radius: round(inner.height()), ..absolute(inner) };
            circle.spawn((inside.on(palette::CLEAR, line), ring, Pickable::IGNORE));
            circle.spawn((Text::new(text), ink(size, true), inside.with_ink(color)));
        });
}

/// A line from one corner of its area to the opposite: from the top, or for what is cut from the lower left.
fn spawn_line(parent: &mut ChildSpawnerCommands, piece: &Piece, leftwards: bool, color: Color) {
    let area = piece.area;
    let (begin, end) = if leftwards {
        (Vec2::new(area.max.x, area.min.y), Vec2::new(area.min.x, area.max.y))
    } else {
        (area.min, area.max)
    };
    let way = end - begin;
    let length = way.length();
    let line = Rect::from_center_size(area.center(), Vec2::new(length, BRANCH));
    let coming = Coming::of(piece, Way::Grow { turn: way.y.atan2(way.x), length }).on(color, palette::CLEAR);
    let node = Node { border_radius: BorderRadius::all(px(BRANCH / 2.0)), ..absolute(line) };
    parent.spawn((coming, node, UiTransform::IDENTITY, Pickable::IGNORE));
}

/// A filled stamp with a light line inside its rim.
fn spawn_stamp(parent: &mut ChildSpawnerCommands, piece: &Piece, (text, size): (&Localized, f32), right: bool) {
    let ground = if right { palette::SWITCH_ON } else { palette::SHU };
    let inside = Coming::of(piece, Way::Fade);
    let place = Node { flex_shrink: 0.0, ..centred(piece.area) };
    let stamp = Node { padding: UiRect::all(px(4)), border_radius: BorderRadius::all(px(12)), ..default() };
    let line = Node {
        padding: UiRect::axes(px(12), px(2)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(9)),
        ..default()
    };
    parent.spawn((place, Pickable::IGNORE)).with_children(|place| {
        let coming = Coming::of(piece, Way::Scale { from: 1.4, turn: ASKEW }).on(ground, palette::CLEAR);
        place.spawn((coming, stamp, UiTransform::IDENTITY, Pickable::IGNORE)).with_children(|stamp| {
            stamp.spawn((inside.on(palette::CLEAR, palette::ON_SHU), line, Pickable::IGNORE)).with_children(|line| {
                let ink = ink(size, true);
                line.spawn((Text::default(), text.clone(), ink, inside.with_ink(palette::ON_SHU)));
            });
        });
    });
}

type Drawn<'a> = (
    &'a Coming,
    Option<&'a mut UiTransform>,
    Option<&'a mut TextColor>,
    Option<&'a mut ImageNode>,
    Option<&'a mut BackgroundColor>,
    Option<&'a mut BorderColor>,
);

/// Every part of the paper as it is at this moment of the scene.
pub(super) fn draw_paper(
    scenes: Query<Ref<Verdict>>,
    fresh: Query<(), Added<Coming>>,
    mut parts: Query<Drawn>,
    settings: Res<Settings>,
) {
    let Some(scene) = scenes.iter().next().filter(|scene| scene.is_changed() || !fresh.is_empty()) else { return };
    let (elapsed, still) = (scene.elapsed(), settings.reduced_motion);
    for (coming, transform, ink, image, ground, rim) in &mut parts {
        let share = coming.share(elapsed, still);
        let shown = |color: Color| color.with_alpha(color.alpha() * (2.0 * share).min(1.0));
        if let Some(mut transform) = transform {
            transform.set_if_neq(coming.way.transform(if still { 1.0 } else { share }));
        }
        if let Some(mut color) = ink {
            color.set_if_neq(TextColor(shown(coming.ink)));
        }
        if let Some(mut image) = image.filter(|image| image.color != shown(coming.ink)) {
            image.color = shown(coming.ink);
        }
        if let Some(mut color) = ground {
            color.set_if_neq(BackgroundColor(shown(coming.ground)));
        }
        if let Some(mut color) = rim {
            color.set_if_neq(BorderColor::all(shown(coming.rim)));
        }
    }
}

impl Way {
    fn transform(self, share: f32) -> UiTransform {
        match self {
            Self::Fade => UiTransform::IDENTITY,
            Self::Scale { from, turn } => {
                let ease = if from > 1.0 { EaseFunction::CubicOut } else { EaseFunction::BackOut };
                let scale = from + (1.0 - from) * ease.sample_clamped(share);
                UiTransform { scale: Vec2::splat(scale), rotation: Rot2::radians(turn), ..UiTransform::IDENTITY }
            }
            Self::Grow { turn, length } => {
                let grown = EaseFunction::QuadraticOut.sample_clamped(share).max(0.001);
                let back = Vec2::from_angle(turn) * (length * (grown - 1.0) / 2.0);
                UiTransform {
                    translation: Val2::px(back.x, back.y),
                    scale: Vec2::new(grown, 1.0),
                    rotation: Rot2::radians(turn),
                }
            }
        }
    }
}
