//! What belongs to the board and no cell: its panel, the signs at its rims, and the lines that frame the sevens.

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{Layout, Standing, sliced};
use crate::AppSystems;
use crate::screens::Screen;
use crate::table::Area;
use crate::theme::atlas::{BOARD_SIGN_SIZE, BOARD_SIGNS};
use crate::theme::{Frame, palette};

/// What belongs to the board and no cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Fixture {
    Panel,
    Suit(usize),
    Number(usize),
    /// One of the two lines that frame the sevens.
    Line(bool),
}

const PANEL_DEPTH: f32 = -4.0;
const SIGN_DEPTH: f32 = -3.0;
const LINE_DEPTH: f32 = -2.0;
/// The numbers' row in the picture of the signs.
const NUMBERS: usize = 13;
/// Nine-slice pictures have two px a unit, and corners of so many px.
const SLICED_SCALE: f32 = 0.5;
const PANEL_CORNER: f32 = 36.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_fixtures.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            lay_out_fixtures
                .in_set(AppSystems::Draw)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_fixtures(mut commands: Commands, assets: Res<AssetServer>) {
    let suits = (0..4).map(Fixture::Suit);
    let numbers = (0..13).map(Fixture::Number);
    for fixture in suits.chain(numbers).chain([Fixture::Panel, Fixture::Line(false), Fixture::Line(true)]) {
        let sprite = match fixture {
            Fixture::Panel => Sprite { image_mode: sliced(PANEL_CORNER), ..picture(&assets, "table/board.webp") },
            Fixture::Suit(suit) => part(&assets, "table/board-signs.webp", BOARD_SIGNS.cell_rect(suit)),
            Fixture::Number(number) => part(&assets, "table/board-signs.webp", BOARD_SIGNS.cell_rect(NUMBERS + number)),
            Fixture::Line(_) => Sprite::from_color(palette::KIN, Vec2::ONE),
        };
        commands.spawn((
            Name::new(format!("{fixture:?}")),
            fixture,
            sprite,
            Transform::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
        ));
    }
}

fn picture(assets: &AssetServer, file: &'static str) -> Sprite {
    Sprite::from_image(assets.load(file))
}

fn part(assets: &AssetServer, file: &'static str, part: URect) -> Sprite {
    Sprite { rect: Some(part.as_rect()), ..picture(assets, file) }
}

fn lay_out_fixtures(
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut fixtures: Query<(Ref<Fixture>, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (fixture, mut sprite, mut transform, mut visibility) in &mut fixtures {
        if !(layout.is_changed() || frame.is_changed() || fixture.is_added()) {
            continue;
        }
        *visibility = Visibility::Inherited;
        let (at, size, depth) = match *fixture {
            Fixture::Panel => (layout.board.centre(), layout.board.size, PANEL_DEPTH),
            Fixture::Suit(suit) => (layout.suit_sign(suit), suit_size(&layout), SIGN_DEPTH),
            Fixture::Number(number) => match layout.number_sign(number) {
                Some(at) => (at, sign_size(&layout), SIGN_DEPTH),
                None => {
                    *visibility = Visibility::Hidden;
                    continue;
                }
            },
            Fixture::Line(second) => {
                let line = line_beside_the_sevens(&layout, second, 2.0 * frame.unit);
                (line.centre(), line.size, LINE_DEPTH)
            }
        };
        let scale = if *fixture == Fixture::Panel { SLICED_SCALE * frame.unit } else { 1.0 };
        sprite.custom_size = Some(size / scale);
        *transform =
            Transform::from_translation(layout.to_table(at).extend(depth)).with_scale(Vec3::new(scale, scale, 1.0));
    }
}

/// As large as the cells leave room for.
fn sign_size(layout: &Layout) -> Vec2 {
    let room = if layout.portrait { layout.step().y * 1.1 } else { 32.0 * layout.scale };
    BOARD_SIGN_SIZE * (room / BOARD_SIGN_SIZE.y).min(layout.scale)
}

/// On a board that is turned the suits stand between its rim and the aces.
fn suit_size(layout: &Layout) -> Vec2 {
    /// How much higher the picture of a sign is than the sign in it.
    const MARGIN: f32 = 1.15;
    let size = sign_size(layout);
    if !layout.portrait {
        return size;
    }
    let room = layout.cell_at(0, 0).corner.y - layout.board.corner.y;
    size * (MARGIN * room / size.y).min(1.0)
}

/// A line over the whole board before or after the sevens.
fn line_beside_the_sevens(layout: &Layout, after: bool, width: f32) -> Area {
    let seven = layout.cell_at(0, 6);
    let gap = layout.step() - seven.size;
    let board = layout.board;
    if layout.portrait {
        let y = if after { seven.corner.y + seven.size.y + gap.y / 2.0 } else { seven.corner.y - gap.y / 2.0 };
        return Area { corner: Vec2::new(board.corner.x, y - width / 2.0), size: Vec2::new(board.size.x, width) };
    }
    let x = if after { seven.corner.x + seven.size.x + gap.x / 2.0 } else { seven.corner.x - gap.x / 2.0 };
    Area { corner: Vec2::new(x - width / 2.0, board.corner.y), size: Vec2::new(width, board.size.y) }
}
