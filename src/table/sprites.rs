//! The last step: poses become sprites.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::atlas::{CardAtlases, face_cell, load_double_atlas};
use super::drag::Dragged;
use super::motion::TweenAnim;
use super::pose::Pose;
use super::shake::Shake;
use super::{Tabled, atlas};
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::play::Play;
use crate::rules::Zone;
use crate::screens::Screen;
use crate::theme::Frame;
use crate::theme::atlas::{SHADOW_LIFTED_MARGIN, SHADOW_REST_MARGIN};
use crate::window::KeepDrawing;

/// A card on its way, and one in somebody's hand, covers whatever lies.
const FLYING: f32 = 100.0;
const HELD: f32 = 300.0;

/// How a card is raised out of its place now: hovered, focused, or playable.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Raised {
    /// How far, in units.
    pub height: f32,
    /// How far its shadow has become that of a lifted card, 0–1.
    pub shadow: f32,
    /// How much further up it lies than its place, so that it covers its neighbours; in units of the pose's depth.
    pub above: f32,
}

/// What a card's picture is multiplied by: veiled, or dead.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Tint(pub Color);

/// The shadows below a card: one fades into the other as it is lifted.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shadow {
    Rest,
    Lifted,
}

impl Shadow {
    const ALL: [Self; 2] = [Self::Rest, Self::Lifted];

    const fn picture(self) -> &'static str {
        match self {
            Self::Rest => "table/shadow-rest.webp",
            Self::Lifted => "table/shadow-lifted.webp",
        }
    }

    const fn margin(self) -> f32 {
        match self {
            Self::Rest => SHADOW_REST_MARGIN,
            Self::Lifted => SHADOW_LIFTED_MARGIN,
        }
    }

    /// How much of it is seen under a card that is lifted this far.
    const fn share(self, lift: f32) -> f32 {
        match self {
            Self::Rest => 1.0 - lift,
            Self::Lifted => lift,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (spawn_shadows, write_transforms, choose_atlas).chain().in_set(AppSystems::Draw));
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(
        Update,
        write_pictures::<G>
            .in_set(AppSystems::Draw)
            .after(choose_atlas)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_shadows(cards: Query<Entity, Added<Pose>>, assets: Res<AssetServer>, mut commands: Commands) {
    for card in &cards {
        for shadow in Shadow::ALL {
            commands.entity(card).with_child((
                shadow,
                Sprite::from_image(assets.load(shadow.picture())),
                Transform::from_xyz(0.0, 0.0, -0.002),
                Pickable::IGNORE,
            ));
        }
    }
}

type Drawn<'a> = (
    &'a Pose,
    &'a mut Transform,
    &'a mut Visibility,
    &'a mut Sprite,
    Option<&'a Raised>,
    Option<&'a Shake>,
    Option<&'a Tint>,
    Has<Dragged>,
    Has<TweenAnim>,
    &'a Children,
);

fn write_transforms(
    mut cards: Query<Drawn, Without<Shadow>>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Visibility)>,
    frame: Res<Frame>,
    (atlases, assets, mut loaded): (Res<CardAtlases>, Res<AssetServer>, Local<bool>),
) {
    *loaded = *loaded || atlases.are_loaded(|picture| !assets.load_state(picture).is_loading());
    for (pose, mut transform, mut visibility, mut sprite, raised, shake, tint, held, flying, children) in &mut cards {
        let raised = raised.copied().unwrap_or_default();
        let tint = tint.map_or(Color::WHITE, |tint| tint.0);
        let raise = raised.height * frame.unit;
        let shaken = shake.map_or(0.0, Shake::offset) * frame.unit;
        let above = if held {
            HELD
        } else if flying {
            FLYING
        } else {
            0.0
        };
        let out_of_place = Vec2::from_angle(pose.rotation).rotate(Vec2::new(shaken, raise));
        let at = (pose.position + out_of_place).extend(pose.depth + raised.above + above);
        let goal = Transform {
            translation: at,
            rotation: Quat::from_rotation_z(pose.rotation),
            scale: pose.scale().extend(1.0),
        };
        transform.set_if_neq(goal);
        let shown = if *loaded && pose.alpha > 0.0 { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(shown);
        let (size, color) = (Some(pose.size()), tint.with_alpha(pose.alpha));
        if sprite.custom_size != size || sprite.color != color {
            (sprite.custom_size, sprite.color) = (size, color);
        }
        let lift = pose.lift.max(raised.shadow).clamp(0.0, 1.0);
        let mut below = shadows.iter_many_mut(children.iter());
        while let Some((shadow, mut sprite, mut visibility)) = below.fetch_next() {
            let share = shadow.share(lift);
            visibility.set_if_neq(if share > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
            let (size, color) = (Some(pose.framed(shadow.margin())), Color::WHITE.with_alpha(pose.alpha * share));
            if sprite.custom_size != size || sprite.color != color {
                (sprite.custom_size, sprite.color) = (size, color);
            }
        }
    }
}

/// Fetches a finer atlas when the window has become so large that one is needed. Its coming is drawn, though nothing that is
/// shown waits for it.
fn choose_atlas(
    cards: Query<&Pose>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut atlases: ResMut<CardAtlases>,
    assets: Res<AssetServer>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut drawing: KeepDrawing,
) {
    let widest = cards.iter().map(|pose| pose.width).fold(0.0, f32::max);
    if widest > 0.0 {
        let atlases = atlases.bypass_change_detection();
        load_double_atlas(widest, window.scale_factor(), atlases, &assets, &mut layouts);
        if atlases.awaits_double(&assets) {
            drawing.request();
        }
    }
}

/// The face or the back, from the atlas that fits the card's size.
fn write_pictures<G: Tabled>(
    mut cards: Query<(&Suit, &Number, &Zone, &Pose, &mut Sprite)>,
    atlases: Res<CardAtlases>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    for (suit, number, zone, pose, mut sprite) in &mut cards {
        let card = Card { suit: *suit, number: *number };
        let cell = if pose.shows_face() { face_cell(card) } else { G::back(*zone).index() };
        let covered = G::COVERS_FEET && matches!(zone, Zone::Cell { .. });
        let atlas: &atlas::Atlas =
            if covered { atlases.for_footed(pose) } else { atlases.for_pose(pose, window.scale_factor()) };
        let picture = TextureAtlas { layout: atlas.layout.clone(), index: cell };
        if sprite.image != atlas.image || sprite.texture_atlas.as_ref().map(|old| old.index) != Some(cell) {
            sprite.image = atlas.image.clone();
            sprite.texture_atlas = Some(picture);
        }
    }
}
