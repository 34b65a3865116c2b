use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::registry::Game;
use crate::screens::{Screen, SetUp};
use crate::storage::{Notices, Settings};
use crate::text::Localized;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{self, ButtonKind, Picture, TypeSize, chip, column, text};

/// The file of a tile holds the picture and below it the ground of the words, in px.
const PICTURE: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(576.0, 392.0) };
const GROUND: Rect = Rect { min: Vec2::new(0.0, 392.0), max: Vec2::new(576.0, 604.0) };
/// A game that cannot be played yet stays in the dark.
const COMING_TINT: Color = Color::srgb(0.52, 0.54, 0.62);

/// The name of a game's tile.
pub(super) fn name(game: &str) -> String {
    format!("tile-{game}")
}

/// One game. A game that is coming answers too, with words: a dead button would leave people wondering.
pub(super) fn tile(name: &'static str, frame: &Frame) -> impl Bundle + use<> {
    let game = Game::from_name(name);
    let tint = if game.is_some() { Color::WHITE } else { COMING_TINT };
    let words = if game.is_some() { palette::WASHI } else { palette::MIST };
    let title = if frame.portrait { TypeSize::Name } else { TypeSize::Heading };
    let explanation = if frame.portrait { TypeSize::Caption } else { TypeSize::Body };
    let (game_name, file) = (format!("game-{name}"), format!("title/tile-{name}.webp"));
    (
        widget::tile(
            self::name(name),
            ButtonKind::Tile,
            Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(0.0) },
        ),
        Children::spawn((
            Spawn((
                Picture(file.clone()),
                part(PICTURE, tint),
                Node {
                    width: percent(100),
                    aspect_ratio: Some(PICTURE.width() / PICTURE.height()),
                    flex_shrink: 0.0,
                    ..default()
                },
            )),
            Spawn((
                Node {
                    padding: UiRect::axes(px(if frame.portrait { 10 } else { 18 }), px(8)),
                    flex_grow: 1.0,
                    min_height: px(if frame.portrait { 84 } else { 104 }),
                    ..column(2.0)
                },
                Pickable::IGNORE,
                children![
                    (
                        Picture(file),
                        part(GROUND, tint),
                        Node {
                            position_type: PositionType::Absolute,
                            left: px(0),
                            top: px(0),
                            width: percent(100),
                            height: percent(100),
                            ..default()
                        },
                    ),
                    text(Localized::new(game_name.clone()), title, true, words),
                    text(Localized::new(format!("{game_name}-explained")), explanation, false, words),
                ],
            )),
            SpawnIter(game.is_none().then(coming).into_iter()),
        )),
        observe(
            move |_: On<Activate>,
                  settings: Res<Settings>,
                  mut notices: ResMut<Notices>,
                  mut screen: ResMut<NextState<Screen>>,
                  mut commands: Commands| {
                let Some(game) = game else {
                    notices.push(Localized::new("title-coming-explained"));
                    return;
                };
                commands.insert_resource(SetUp::remembered(game, &settings));
                NextState::set_if_neq(&mut screen, Screen::SetUp);
            },
        ),
    )
}

fn part(rect: Rect, color: Color) -> ImageNode {
    ImageNode { rect: Some(rect), color, image_mode: NodeImageMode::Stretch, ..default() }
}

fn coming() -> impl Bundle {
    (
        Node { position_type: PositionType::Absolute, right: px(10), top: px(10), ..default() },
        Pickable::IGNORE,
        children![chip(Localized::new("title-coming"))],
    )
}
