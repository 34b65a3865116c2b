//! The board itself: its panel and signs, the cells, and what lies over the cards in them. All of it is sprites, since cards
//! fly over it.

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{CellPlace, Layout, Preview, Standing};
use crate::AppSystems;
use crate::cards::{Card, CardSet, Number, Suit};
use crate::rules::Zone;
use crate::screens::Screen;
use crate::table::atlas::{CardAtlases, face_cell};
use crate::table::motion::TweenAnim;
use crate::table::{Area, Pose};
use crate::theme::atlas::{
    BOARD_SIGN_SIZE, BOARD_SIGNS, CELLS, CellPicture, OWNER_EDGE_ASPECT, OWNER_EDGES, OWNER_TAB_ASPECT, OWNER_TABS,
    OWNER_UNKNOWN, STRIP_CELLS,
};
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

/// What lies over the card of a cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Over {
    cell: Card,
    kind: OverKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OverKind {
    /// Whose card it was, or is if it is about to die.
    Owner,
    /// Dead.
    Cross,
    /// What the joker there stands for.
    Meaning,
    /// Laid last.
    Last,
}

impl OverKind {
    const ALL: [Self; 4] = [Self::Owner, Self::Cross, Self::Meaning, Self::Last];

    const fn picture(self, strip: bool) -> &'static str {
        match self {
            Self::Owner if strip => "table/owner-edges.webp",
            Self::Owner => "table/owner-tabs.webp",
            Self::Cross => "table/death-cross.webp",
            Self::Meaning => "table/board-signs.webp",
            Self::Last => "table/last-move.webp",
        }
    }

    /// Above the cards of the board, in this order.
    const fn depth(self) -> f32 {
        match self {
            Self::Owner => 20.0,
            Self::Cross => 20.2,
            Self::Meaning => 20.4,
            Self::Last => 20.6,
        }
    }
}

/// The card that is looked at, as it would lie in its cell.
#[derive(Component, Debug)]
struct Ghost;

const PANEL_DEPTH: f32 = -4.0;
const CELL_DEPTH: f32 = -3.0;
const LINE_DEPTH: f32 = -2.0;
const GHOST_DEPTH: f32 = 21.0;
/// The numbers' row in the picture of the signs, and that of what jokers stand for.
const NUMBERS: usize = 13;
const MEANINGS: usize = 26;
/// Nine-slice pictures have two px a unit, and corners of so many px.
const SLICED_SCALE: f32 = 0.5;
const PANEL_CORNER: f32 = 36.0;
const RING_CORNER: f32 = 26.0;
/// How far the ring of the last move reaches beyond its card, in units.
const RING_MARGIN: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        (spawn_fixtures, spawn_what_lies_over).after(TakeStock).run_if(resource_exists::<Standing>),
    )
    .add_systems(
        Update,
        (dress_new_cells, lay_out_fixtures, draw_cells, draw_what_lies_over, draw_ghost)
            .chain()
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
    commands.spawn((
        Name::new("ghost"),
        Ghost,
        Sprite::default(),
        Transform::default(),
        Visibility::Hidden,
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
    ));
}

fn spawn_what_lies_over(mut commands: Commands) {
    for cell in CardSet::SUITS {
        for kind in OverKind::ALL {
            commands.spawn((
                Over { cell, kind },
                Sprite::default(),
                Transform::default(),
                Visibility::Hidden,
                Pickable::IGNORE,
                DespawnOnExit(Screen::Play),
            ));
        }
    }
}

fn picture(assets: &AssetServer, file: &'static str) -> Sprite {
    Sprite::from_image(assets.load(file))
}

fn part(assets: &AssetServer, file: &'static str, part: URect) -> Sprite {
    Sprite { rect: Some(part.as_rect()), ..picture(assets, file) }
}

fn sliced(corner: f32) -> SpriteImageMode {
    SpriteImageMode::Sliced(TextureSlicer { border: BorderRect::all(corner), ..default() })
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
            Fixture::Suit(suit) => (layout.suit_sign(suit), sign_size(&layout), CELL_DEPTH),
            Fixture::Number(number) => match layout.number_sign(number) {
                Some(at) => (at, sign_size(&layout), CELL_DEPTH),
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

fn dress_new_cells(cells: Query<Entity, Added<CellPlace>>, mut commands: Commands) {
    for cell in &cells {
        commands.entity(cell).insert((Sprite::default(), Transform::default(), Visibility::Inherited));
    }
}

/// The pictures of the two forms of cells, held once.
#[derive(Clone)]
struct CellPictures {
    upright: Handle<Image>,
    strips: Handle<Image>,
}

impl FromWorld for CellPictures {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        Self { upright: assets.load("table/cells.webp"), strips: assets.load("table/strip-cells.webp") }
    }
}

fn draw_cells(
    layout: Res<Layout>,
    standing: Res<Standing>,
    preview: Res<Preview>,
    pictures: Local<CellPictures>,
    mut cells: Query<(&CellPlace, &mut Sprite, &mut Transform)>,
) {
    for (cell, mut sprite, mut transform) in &mut cells {
        if !(layout.is_changed() || standing.is_changed() || preview.is_changed() || sprite.is_added()) {
            continue;
        }
        let card = cell.0;
        let shown = if preview.effect.dying.contains(card) {
            CellPicture::Dying
        } else if standing.closed.contains(card) {
            CellPicture::Locked
        } else if standing.open.contains(card) {
            CellPicture::Open
        } else {
            CellPicture::Empty
        };
        let (image, grid) = if layout.portrait { (&pictures.strips, STRIP_CELLS) } else { (&pictures.upright, CELLS) };
        let area = layout.cell(card);
        // Behind a closed side nothing comes for a long time.
        let alpha = if standing.behind.contains(card) { 0.45 } else { 1.0 };
        *sprite = Sprite {
            image: image.clone(),
            rect: Some(grid.cell_rect(shown.index(card.number.get())).as_rect()),
            custom_size: Some(area.size),
            color: Color::WHITE.with_alpha(alpha),
            ..default()
        };
        transform.translation = layout.to_table(area.centre()).extend(CELL_DEPTH);
    }
}

/// What lies over a card appears when that has landed.
fn draw_what_lies_over(
    layout: Res<Layout>,
    frame: Res<Frame>,
    standing: Res<Standing>,
    preview: Res<Preview>,
    assets: Res<AssetServer>,
    landed: Query<&Zone, (With<Pose>, Without<TweenAnim>)>,
    mut over: Query<(&Over, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let landed: CardSet = landed.iter().filter_map(|zone| cell_in(*zone)).collect();
    for (over, mut sprite, mut transform, mut visibility) in &mut over {
        let there = landed.contains(over.cell);
        let cell = layout.cell(over.cell);
        let Some(drawn) = Drawn::of(*over, &layout, &standing, &preview, there, cell) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let scale = if over.kind == OverKind::Last { SLICED_SCALE * frame.unit } else { 1.0 };
        let (size, image) = (Some(drawn.area.size / scale), assets.load(over.kind.picture(layout.portrait)));
        if sprite.rect != drawn.part || sprite.custom_size != size || sprite.image != image {
            let image_mode = if over.kind == OverKind::Last { sliced(RING_CORNER) } else { SpriteImageMode::Auto };
            *sprite = Sprite { image, rect: drawn.part, custom_size: size, image_mode, ..default() };
        }
        let at = layout.to_table(drawn.area.centre()).extend(over.kind.depth());
        transform.set_if_neq(Transform::from_translation(at).with_scale(Vec3::new(scale, scale, 1.0)));
    }
}

fn cell_in(zone: Zone) -> Option<Card> {
    let Zone::Cell { row, column, .. } = zone else { return None };
    Some(Card { suit: *Suit::ALL.get(row)?, number: Number::new(column as u8 + 1)? })
}

/// Where something over a cell lies, and which part of its picture it is.
struct Drawn {
    area: Area,
    part: Option<Rect>,
}

impl Drawn {
    fn of(
        over: Over,
        layout: &Layout,
        standing: &Standing,
        preview: &Preview,
        landed: bool,
        cell: Area,
    ) -> Option<Self> {
        let card = over.cell;
        match over.kind {
            OverKind::Owner => {
                let owner = if preview.effect.dying.contains(card) {
                    // Which of one's own cards die one knows; whose the others are one does not.
                    standing.holder.filter(|_| standing.hand.contains(card)).unwrap_or(OWNER_UNKNOWN)
                } else {
                    *standing.owners.get(&card).filter(|_| landed)?
                };
                let grid = if layout.portrait { OWNER_EDGES } else { OWNER_TABS };
                Some(Self { area: owner_area(layout, cell), part: Some(grid.cell_rect(owner).as_rect()) })
            }
            OverKind::Cross => {
                let side = Vec2::splat(cell.size.min_element() * if layout.portrait { 1.1 } else { 0.95 });
                let lift = if layout.portrait { 0.0 } else { 0.08 * cell.size.y };
                let corner = cell.centre() - side / 2.0 - Vec2::Y * lift;
                (landed && standing.dead.contains(card))
                    .then_some(Self { area: Area { corner, size: side }, part: None })
            }
            OverKind::Meaning => {
                let size =
                    BOARD_SIGN_SIZE * (cell.size.x / BOARD_SIGN_SIZE.x * 0.8).min(cell.size.y / BOARD_SIGN_SIZE.y);
                let foot = if layout.portrait { cell.centre() } else { cell.centre() + Vec2::Y * 0.36 * cell.size.y };
                let part = BOARD_SIGNS.cell_rect(MEANINGS + card.number.get() as usize - 1).as_rect();
                let area = Area { corner: foot - size / 2.0, size };
                (landed && standing.jokers.contains(card)).then_some(Self { area, part: Some(part) })
            }
            OverKind::Last => {
                let margin = Vec2::splat(RING_MARGIN * layout.scale);
                let area = Area { corner: cell.corner - margin, size: cell.size + 2.0 * margin };
                (landed && standing.last.contains(card)).then_some(Self { area, part: None })
            }
        }
    }
}

/// At the foot of a card, or inside the left edge of a strip.
fn owner_area(layout: &Layout, cell: Area) -> Area {
    if layout.portrait {
        return Area { corner: cell.corner, size: Vec2::new(cell.size.y * OWNER_EDGE_ASPECT, cell.size.y) };
    }
    let height = cell.size.x * OWNER_TAB_ASPECT;
    Area { corner: cell.corner + Vec2::Y * (cell.size.y - height), size: Vec2::new(cell.size.x, height) }
}

/// What is about to be laid is seen in its cell, a little paler than what lies there.
fn draw_ghost(
    layout: Res<Layout>,
    preview: Res<Preview>,
    atlases: Option<Res<CardAtlases>>,
    ghost: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    if !(layout.is_changed() || preview.is_changed()) {
        return;
    }
    let (mut sprite, mut transform, mut visibility) = ghost.into_inner();
    let (Some(card), Some(atlases)) = (preview.card, atlases) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let cell = layout.cell(card);
    let at = layout.to_table(cell.centre());
    let pose = Pose { aspect: cell.size.y / cell.size.x, ..Pose::lying(at, cell.size.x, true, GHOST_DEPTH) };
    let atlas = atlases.for_pose(&pose, 1.0);
    visibility.set_if_neq(Visibility::Inherited);
    *sprite = Sprite {
        image: atlas.image.clone(),
        texture_atlas: Some(TextureAtlas { layout: atlas.layout.clone(), index: face_cell(card) }),
        custom_size: Some(cell.size),
        color: Color::WHITE.with_alpha(0.85),
        ..default()
    };
    transform.translation = at.extend(GHOST_DEPTH);
}
