//! What lies over the cards in the cells of the board, as sprites, since cards fly over it.

use std::time::Duration;

use bevy::prelude::*;

use super::standing::TakeStock;
use super::{Layout, Preview, Standing, sliced};
use crate::AppSystems;
use crate::cards::{Card, CardSet, Number, Suit};
use crate::rules::Zone;
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::motion::{Emerged, Emergence, Mover, TweenAnim};
use crate::table::{Area, Pose};
use crate::theme::atlas::{
    BOARD_SIGN_SIZE, BOARD_SIGNS, OWNER_EDGE_ASPECT, OWNER_EDGES, OWNER_TAB_ASPECT, OWNER_TABS, OWNER_UNKNOWN,
};
use crate::theme::{Frame, timing};

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

/// The row of what jokers stand for in the picture of the signs.
const MEANINGS: usize = 26;
/// The ring of the last move has two px a unit, corners of so many px, and reaches so many units beyond its card.
const SLICED_SCALE: f32 = 0.5;
const RING_CORNER: f32 = 26.0;
const RING_MARGIN: f32 = 3.0;

/// The middle of the cross on a card and on a strip, as shares of its size: there its suit is.
const CROSS: Vec2 = Vec2::new(0.66, 0.53);
const STRIP_CROSS: Vec2 = Vec2::new(0.74, 0.5);
/// A cross comes from this much more than its size.
const CROSS_COMES_FROM: f32 = 1.4;
/// How a dead card is crossed out.
const CROSSING_OUT: Emergence = Emergence {
    delay: Duration::ZERO,
    duration: timing::DEATH_CROSS,
    ease: EaseFunction::QuadraticOut,
    fade: timing::DEATH_FADE,
};

/// The dead cards whose crosses are there; the others are still on their way to their death.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossedOut(pub CardSet);

/// In [`Update`]: [`CrossedOut`] is as it is drawn.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct CrossOut;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CrossedOut>()
        .add_systems(OnEnter(Screen::Play), spawn_what_lies_over.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            (cross_out.in_set(CrossOut), draw_what_lies_over)
                .chain()
                .in_set(AppSystems::Draw)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Standing>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_what_lies_over(standing: Res<Standing>, mut commands: Commands) {
    for cell in CardSet::SUITS {
        for kind in OverKind::ALL {
            let comes_later = kind == OverKind::Cross && !standing.dead.contains(cell);
            commands.spawn((
                Over { cell, kind },
                if comes_later { Emerged::NOT } else { Emerged::WHOLLY },
                Sprite::default(),
                Transform::default(),
                Visibility::Hidden,
                Pickable::IGNORE,
                DespawnOnExit(Screen::Play),
            ));
        }
    }
}

/// The cards that lie in their cells.
type Landed<'w, 's> = Query<'w, 's, &'static Zone, (With<Pose>, Without<TweenAnim>)>;

fn in_their_cells(landed: &Landed) -> CardSet {
    landed.iter().filter_map(|zone| cell_in(*zone)).collect()
}

/// A cross comes once its card has turned over, and goes if that is taken back.
fn cross_out(
    standing: Res<Standing>,
    landed: Landed,
    mut over: Query<(Entity, &Over, &mut Emerged, Has<TweenAnim>)>,
    mut crossed: ResMut<CrossedOut>,
    mut mover: Mover,
) {
    let landed = in_their_cells(&landed);
    let mut there = CardSet::EMPTY;
    for (entity, over, mut emerged, comes) in &mut over {
        if over.kind != OverKind::Cross {
            continue;
        }
        let dead = standing.dead.contains(over.cell);
        if dead && !comes && *emerged == Emerged::NOT && landed.contains(over.cell) {
            mover.emerge(entity, &mut emerged, CROSSING_OUT);
        } else if !dead && *emerged != Emerged::NOT {
            mover.hide(entity, &mut emerged);
        }
        if dead && emerged.0 >= 1.0 {
            there.insert(over.cell);
        }
    }
    crossed.set_if_neq(CrossedOut(there));
}

/// What lies over a card appears when that has landed.
fn draw_what_lies_over(
    layout: Res<Layout>,
    frame: Res<Frame>,
    standing: Res<Standing>,
    preview: Res<Preview>,
    (assets, settings): (Res<AssetServer>, Res<Settings>),
    landed: Landed,
    mut over: Query<(&Over, &Emerged, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let landed = in_their_cells(&landed);
    for (over, emerged, mut sprite, mut transform, mut visibility) in &mut over {
        let there = landed.contains(over.cell);
        let cell = layout.cell(over.cell);
        let Some(drawn) = Drawn::of(*over, &layout, &standing, &preview, there, cell) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let scale = if over.kind == OverKind::Last { SLICED_SCALE * frame.unit } else { 1.0 };
        let (size, image) = (Some(drawn.area.size / scale), assets.load(over.kind.picture(layout.portrait)));
        let color = Color::WHITE.with_alpha(emerged.alpha());
        if sprite.rect != drawn.part || sprite.custom_size != size || sprite.image != image || sprite.color != color {
            let image_mode = if over.kind == OverKind::Last { sliced(RING_CORNER) } else { SpriteImageMode::Auto };
            *sprite = Sprite { image, rect: drawn.part, custom_size: size, color, image_mode, ..default() };
        }
        let larger = if settings.reduced_motion { 1.0 } else { CROSS_COMES_FROM.lerp(1.0, emerged.0) };
        let scale = scale * larger;
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
                // The suit is crossed out; the rank stays readable.
                let (share, middle) = if layout.portrait { (0.95, STRIP_CROSS) } else { (0.66, CROSS) };
                let side = Vec2::splat(cell.size.min_element() * share);
                let corner = cell.corner + cell.size * middle - side / 2.0;
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
