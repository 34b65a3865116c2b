use bevy::prelude::*;
use bevy::text::LetterSpacing;
use bevy::ui_widgets::observe;

use super::{Model, change_language, continue_saved_game, open_rules, open_settings, tile};
use crate::registry::ANNOUNCED;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::{Frame, PROMPTS_HEIGHT};
use crate::theme::palette;
use crate::theme::widget::{
    self, ButtonKind, Painted, TypeSize, button, column, icon, label, literal, picture, row, scroll_area, text,
};

/// The tiles keep the size of their pictures, so the content of a wide window is no wider than this, in units.
const WIDTH: f32 = 1280.0;
const SIDE: f32 = 36.0;
/// A tall window that is at least so wide, in units, has room for the version between its upper buttons.
const ROOM_FOR_VERSION: f32 = 380.0;

/// Everything on the screen. The middle scrolls where a window is too small for it.
pub(super) fn content(model: Model) -> impl Bundle {
    Children::spawn(SpawnWith(move |root: &mut ChildSpawner| {
        let frame = model.frame;
        let side = if frame.portrait { frame.margin() } else { SIDE };
        // Padding of what scrolls does not hide what scrolls into it, so the prompts are kept free outside of it.
        let block = Node {
            width: percent(100),
            max_width: px(WIDTH),
            height: percent(100),
            padding: UiRect::bottom(px(PROMPTS_HEIGHT)),
            ..column(0.0)
        };
        root.spawn((block, Pickable::IGNORE)).with_children(|block| {
            let middle = scroll_area(Node { flex_grow: 1.0, padding: UiRect::horizontal(px(side)), ..default() });
            block.spawn(middle).with_children(|middle| {
                if frame.portrait { fill_portrait(middle, model) } else { fill_landscape(middle, model) }
            });
        });
    }))
}

fn fill_landscape(middle: &mut ChildSpawner, model: Model) {
    let frame = model.frame;
    middle.spawn((
        Node {
            flex_grow: 1.0,
            flex_shrink: 0.0,
            min_height: px(if frame.is_short() { 132 } else { 300 }),
            ..default()
        },
        Children::spawn(SpawnWith(move |top: &mut ChildSpawner| {
            if !frame.is_short() {
                top.spawn(picture("title/moon.webp", None, absolute(558.0, -35.0, 412.0, 350.0)));
                top.spawn(picture("title/waves.webp", None, absolute(384.0, -30.0, 780.0, 130.0)));
            }
            top.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(8),
                    bottom: px(if frame.is_short() { 16 } else { 44 }),
                    ..column(4.0)
                },
                Pickable::IGNORE,
                Children::spawn(SpawnWith(move |left: &mut ChildSpawner| {
                    if frame.is_short() {
                        left.spawn(wordmark(72.0, TypeSize::Count, TypeSize::Name));
                    } else {
                        left.spawn(wordmark(120.0, TypeSize::Wordmark, TypeSize::Heading));
                        left.spawn(text(Localized::new("title-tagline"), TypeSize::Name, false, palette::MIST));
                    }
                })),
            ));
            top.spawn((
                Node { position_type: PositionType::Absolute, right: px(-12), top: px(20), ..row(12.0) },
                Pickable::IGNORE,
                children![version(), language_button(&frame), settings_button(&frame)],
            ));
        })),
    ));
    middle.spawn((
        Node { flex_shrink: 0.0, align_items: AlignItems::Stretch, ..row(16.0) },
        Children::spawn(SpawnIter(ANNOUNCED.into_iter().map(move |game| tile::tile(game, &frame)))),
    ));
    middle.spawn((
        Node {
            margin: UiRect { top: px(26), bottom: px(if frame.is_short() { 12 } else { 40 }), ..default() },
            flex_shrink: 0.0,
            align_items: AlignItems::Stretch,
            ..row(16.0)
        },
        lower_row(model, 88.0),
    ));
}

fn fill_portrait(middle: &mut ChildSpawner, model: Model) {
    let frame = model.frame;
    middle.spawn((
        Node {
            flex_shrink: 0.0,
            margin: UiRect::vertical(px(12)),
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        Children::spawn((
            Spawn(language_button(&frame)),
            SpawnIter((frame.size.x >= ROOM_FOR_VERSION).then(version).into_iter()),
            Spawn(settings_button(&frame)),
        )),
    ));
    middle.spawn((
        Node {
            flex_shrink: 0.0,
            flex_grow: 1.0,
            max_height: px(180),
            min_height: px(130),
            // The ring round what has the focus below needs some room.
            padding: UiRect::bottom(px(12)),
            ..row(0.0)
        },
        Children::spawn(SpawnWith(move |top: &mut ChildSpawner| {
            let moon = Node {
                position_type: PositionType::Absolute,
                right: px(-4),
                top: px(-6),
                width: px(150),
                height: px(127),
                ..default()
            };
            top.spawn(picture("title/moon.webp", None, moon));
            top.spawn((
                column(6.0),
                Pickable::IGNORE,
                children![
                    wordmark(64.0, TypeSize::Count, TypeSize::Name),
                    text(Localized::new("title-tagline"), TypeSize::Caption, false, palette::WASHI),
                ],
            ));
        })),
    ));
    middle.spawn((Node { flex_shrink: 0.0, margin: UiRect::bottom(px(12)), ..column(12.0) }, lower_row(model, 76.0)));
    middle.spawn((
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
            column_gap: px(12),
            row_gap: px(12),
            flex_shrink: 0.0,
            margin: UiRect::bottom(px(12)),
            ..default()
        },
        Children::spawn(SpawnIter(ANNOUNCED.into_iter().map(move |game| tile::tile(game, &frame)))),
    ));
}

fn absolute(left: f32, bottom: f32, width: f32, height: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(left),
        bottom: px(bottom),
        width: px(width),
        height: px(height),
        ..default()
    }
}

/// The emblem and the name, in both scripts whatever the language.
fn wordmark(emblem: f32, large: TypeSize, small: TypeSize) -> impl Bundle {
    (
        row(20.0),
        Pickable::IGNORE,
        children![
            picture(
                "title/emblem.webp",
                None,
                Node { width: px(emblem), height: px(emblem), flex_shrink: 0.0, ..default() }
            ),
            (
                column(2.0),
                Pickable::IGNORE,
                children![
                    (literal("手札", large, true, palette::WASHI), LetterSpacing::Px(6.0)),
                    (literal("Tefuda", small, true, palette::KIN), LetterSpacing::Px(8.0)),
                ],
            ),
        ],
    )
}

/// Away from the prompts, which menus over this screen bring with them.
fn version() -> impl Bundle {
    literal(concat!("v", env!("CARGO_PKG_VERSION")), TypeSize::Caption, false, palette::MIST)
}

fn language_button(frame: &Frame) -> impl Bundle + use<> {
    let shown = Some(Icon::Language);
    (button("language", ButtonKind::Quiet, frame, Localized::new("title-language"), shown), observe(change_language))
}

fn settings_button(frame: &Frame) -> impl Bundle + use<> {
    let shown = Some(Icon::Settings);
    (button("settings", ButtonKind::Quiet, frame, Localized::new("title-settings"), shown), observe(open_settings))
}

/// The saved game, where there is one, and how to play.
fn lower_row(model: Model, height: f32) -> impl Bundle {
    Children::spawn(SpawnWith(move |parent: &mut ChildSpawner| {
        if let Some(saved) = model.saved {
            let mut bar = parent.spawn(bar("continue", height, Icon::Play, "title-continue", saved, 2.0, palette::SHU));
            bar.observe(continue_saved_game);
        }
        let explanation = Localized::new("title-how-to-play-explained");
        let rules = bar("rules", height, Icon::Rules, "title-how-to-play", explanation, 1.0, palette::RAISED);
        parent.spawn(rules).observe(open_rules);
    }))
}

/// A wide button with an icon on a disc of the colour `ground`; it takes its `share` of the row.
fn bar(
    name: &'static str,
    height: f32,
    shown: Icon,
    title: &'static str,
    explanation: Localized,
    share: f32,
    ground: Color,
) -> impl Bundle {
    (
        widget::tile(
            name,
            ButtonKind::Panel,
            Node {
                min_height: px(height),
                padding: UiRect::axes(px(20), px(8)),
                flex_grow: share,
                flex_basis: px(0),
                flex_shrink: 1.0,
                ..row(16.0)
            },
        ),
        children![
            (
                Node {
                    width: px(52),
                    height: px(52),
                    flex_shrink: 0.0,
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::all(px(26)),
                    ..row(0.0)
                },
                BackgroundColor(ground),
                Pickable::IGNORE,
                children![(icon(shown, 26.0), Painted)],
            ),
            (
                Node { flex_shrink: 1.0, ..column(0.0) },
                Pickable::IGNORE,
                children![text(Localized::new(title), TypeSize::Name, true, palette::WASHI), label(explanation)],
            ),
        ],
    )
}
