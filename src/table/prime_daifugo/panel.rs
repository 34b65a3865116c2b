//! The composer's ground, and between its cards the signs × and ＾. All of it is sprites, since cards lie on it.

use bevy::prelude::*;
use bevy::text::FontSize;

use super::assessment::{Assess, Assessment};
use super::composition::{Composition, Row, Token};
use super::layout::Layout;
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::play::Play;
use crate::rules::Zone;
use crate::rules::prime_daifugo::{PlayedCard, PrimeDaifugo};
use crate::screens::Screen;
use crate::table::{Area, Pose};
use crate::theme::{Frame, fonts, palette};

/// What belongs to the composer and is no card.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Panel,
    /// Between the rows.
    Line,
    /// Where the next card of the row that is being filled goes.
    Next,
}

/// A sign of the factor row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Sign;

/// What a declared joker stands for, at the foot of its card.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Meaning {
    value: u8,
}

const PANEL_DEPTH: f32 = -4.0;
const LINE_DEPTH: f32 = -3.0;
const NEXT_DEPTH: f32 = -2.0;
const SIGN_DEPTH: f32 = 22.0;
/// Nine-slice pictures have two px a unit, and corners of so many px.
const SLICED_SCALE: f32 = 0.5;
const PANEL_CORNER: f32 = 36.0;
/// The size of what a joker stands for, as shares of its card's width, and how far below the card's middle it is.
const MEANING_SIZE: Vec2 = Vec2::new(0.56, 0.26);
const MEANING_BELOW: f32 = 0.52;
const MEANING_TEXT: f32 = 0.21;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_ground.after(Assess).run_if(resource_exists::<Assessment>))
        .add_systems(
            Update,
            (lay_out_ground, write_signs, write_meanings, size_meanings)
                .chain()
                .in_set(AppSystems::Draw)
                .run_if(resource_exists::<Layout>)
                .run_if(resource_exists::<Assessment>)
                .run_if(resource_exists::<Play<PrimeDaifugo>>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_ground(mut commands: Commands, assets: Res<AssetServer>) {
    let sliced = SpriteImageMode::Sliced(TextureSlicer { border: BorderRect::all(PANEL_CORNER), ..default() });
    for ground in [Ground::Panel, Ground::Line, Ground::Next] {
        let sprite = match ground {
            Ground::Panel => {
                Sprite { image_mode: sliced.clone(), ..Sprite::from_image(assets.load("table/board.webp")) }
            }
            Ground::Line => Sprite::from_color(palette::HAIRLINE, Vec2::ONE),
            Ground::Next => Sprite::from_image(assets.load("table/slot.webp")),
        };
        commands.spawn((
            Name::new(format!("{ground:?}")),
            ground,
            sprite,
            Transform::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
        ));
    }
}

fn lay_out_ground(
    (layout, frame, composition): (Res<Layout>, Res<Frame>, Res<Composition>),
    mut grounds: Query<(Ref<Ground>, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (ground, mut sprite, mut transform, mut visibility) in &mut grounds {
        if !(layout.is_changed() || frame.is_changed() || composition.is_changed() || ground.is_added()) {
            continue;
        }
        let shown = layout.viewer.is_some();
        *visibility = if shown { Visibility::Inherited } else { Visibility::Hidden };
        let (area, depth) = match *ground {
            Ground::Panel => (layout.panel, PANEL_DEPTH),
            Ground::Line => (line_between(&layout), LINE_DEPTH),
            Ground::Next => (next_place(&layout, &composition), NEXT_DEPTH),
        };
        let scale = if *ground == Ground::Panel { SLICED_SCALE * frame.unit } else { 1.0 };
        sprite.custom_size = Some(area.size / scale);
        *transform = Transform::from_translation(layout.to_table(area.centre()).extend(depth))
            .with_scale(Vec3::new(scale, scale, 1.0));
    }
}

fn line_between(layout: &Layout) -> Area {
    let above = layout.number.cards.corner.y + layout.number.cards.size.y;
    let below = if layout.portrait { layout.factors.words.corner.y } else { layout.factors.cards.corner.y };
    let margin = 16.0 * layout.unit;
    Area {
        corner: Vec2::new(layout.panel.corner.x + margin, (above + below) / 2.0),
        size: Vec2::new(layout.panel.size.x - 2.0 * margin, layout.unit.max(1.0)),
    }
}

fn next_place(layout: &Layout, composition: &Composition) -> Area {
    let row = composition.row();
    layout.row(row).places(composition.tokens(row)).last().copied().unwrap_or_default()
}

fn write_signs(
    layout: Res<Layout>,
    composition: Res<Composition>,
    old: Query<Entity, With<Sign>>,
    mut commands: Commands,
) {
    if !(layout.is_changed() || composition.is_changed()) {
        return;
    }
    old.iter().for_each(|old| commands.entity(old).despawn());
    if layout.viewer.is_none() {
        return;
    }
    let tokens = composition.tokens(Row::Factors);
    for (token, area) in tokens.iter().zip(layout.factors.places(tokens)) {
        let sign = match token {
            Token::Card(_) => continue,
            Token::Times => "×",
            Token::Power => "^",
        };
        commands.spawn((
            Sign,
            Text2d::new(sign),
            TextFont::from_font_size(FontSize::Px(0.5 * layout.factors.card)).with_font(fonts::BOLD),
            TextColor(palette::WASHI),
            Transform::from_translation(layout.to_table(area.centre()).extend(SIGN_DEPTH)),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Play),
        ));
    }
}

/// What each joker on the table stands for: in the composer as it is declared, in the field as it was.
fn declared(zone: Zone, card: Card, composition: &Composition, play: &Play<PrimeDaifugo>) -> Option<u8> {
    let is_it = |played: &PlayedCard| played.card == card;
    match zone {
        Zone::Hand { seat, .. } if composition.seat() == Some(seat) => composition.played().find(is_it)?.value(),
        Zone::Field { covered_by: 0, .. } => play.state().field()?.cards.iter().copied().find(is_it)?.value(),
        _ => None,
    }
}

fn write_meanings(
    composition: Res<Composition>,
    play: Res<Play<PrimeDaifugo>>,
    cards: Query<(Entity, &Suit, &Number, &Zone, &Children)>,
    meanings: Query<&Meaning>,
    mut commands: Commands,
) {
    for (entity, suit, number, zone, children) in cards.iter().filter(|(_, suit, ..)| **suit == Suit::Joker) {
        let goal = declared(*zone, Card { suit: *suit, number: *number }, &composition, &play);
        let worn = children.iter().find_map(|child| Some((child, meanings.get(child).ok()?.value)));
        if worn.map(|(_, value)| value) == goal {
            continue;
        }
        if let Some((old, _)) = worn {
            commands.entity(old).despawn();
        }
        if let Some(value) = goal {
            commands.entity(entity).with_child((
                Meaning { value },
                Sprite::from_color(palette::INK, Vec2::ONE),
                Transform::from_xyz(0.0, 0.0, 0.001),
                Pickable::IGNORE,
                children![(
                    Text2d::new(format!("={value}")),
                    TextFont::default().with_font(fonts::BOLD),
                    TextColor(palette::KIN),
                    Transform::from_xyz(0.0, 0.0, 0.001),
                    Pickable::IGNORE,
                )],
            ));
        }
    }
}

fn size_meanings(
    cards: Query<&Pose>,
    mut meanings: Query<(&ChildOf, &Children, &mut Sprite, &mut Transform), With<Meaning>>,
    mut texts: Query<&mut TextFont>,
) {
    for (card, children, mut sprite, mut transform) in &mut meanings {
        let Ok(pose) = cards.get(card.parent()) else { continue };
        let size = Some(MEANING_SIZE * pose.width);
        if sprite.custom_size != size {
            sprite.custom_size = size;
            transform.translation.y = -MEANING_BELOW * pose.width;
            for child in children.iter() {
                if let Ok(mut font) = texts.get_mut(child) {
                    font.font_size = FontSize::Px(MEANING_TEXT * pose.width);
                }
            }
        }
    }
}
