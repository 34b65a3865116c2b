//! What everything lies on: the felt with its lattice, over the whole window.

use bevy::prelude::*;

use super::Tabled;
use crate::play::Play;
use crate::screens::Screen;
use crate::theme::Frame;

/// The felt's picture, stretched over the window.
#[derive(Component)]
pub(crate) struct Felt;

/// The hemp-leaf lattice, tiled over the felt.
#[derive(Component)]
struct Lattice;

const MENU_FELT: &str = "table/felt-menu.webp";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_felt)
        .add_systems(OnEnter(Screen::Title), show_menu_felt)
        .add_systems(OnEnter(Screen::SetUp), show_menu_felt)
        .add_systems(Update, (stretch_felt.run_if(resource_changed::<Frame>), show_lattice.run_if(lattice_came)));
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), show_felt::<G>.run_if(resource_exists::<Play<G>>))
        .add_systems(OnEnter(Screen::Result), show_felt::<G>.run_if(resource_exists::<Play<G>>));
}

fn spawn_felt(mut commands: Commands, assets: Res<AssetServer>) {
    commands.spawn((
        Name::new("Felt"),
        Felt,
        Sprite::from_image(assets.load(MENU_FELT)),
        Transform::from_xyz(0.0, 0.0, -10.0),
        Pickable::IGNORE,
    ));
    commands.spawn((
        Name::new("Lattice"),
        Lattice,
        Sprite {
            // The picture holds the look's opacity, which is meant for encoded values; linear light needs far less.
            color: Color::WHITE.with_alpha(0.2),
            image_mode: SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 0.5 },
            ..Sprite::from_image(assets.load("table/lattice.webp"))
        },
        Transform::from_xyz(0.0, 0.0, -9.0),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

fn lattice_came(mut images: MessageReader<AssetEvent<Image>>, lattice: Single<&Sprite, With<Lattice>>) -> bool {
    images.read().filter(|event| event.is_added(&lattice.image)).count() > 0
}

/// A picture is known to the renderer one frame before it is cut into tiles, and would be stretched over the window in it.
fn show_lattice(mut lattice: Single<&mut Visibility, With<Lattice>>) {
    **lattice = Visibility::Inherited;
}

fn show_menu_felt(mut felt: Single<&mut Sprite, With<Felt>>, assets: Res<AssetServer>) {
    felt.image = assets.load(MENU_FELT);
}

fn show_felt<G: Tabled>(mut felt: Single<&mut Sprite, With<Felt>>, assets: Res<AssetServer>) {
    felt.image = assets.load(G::FELT);
}

fn stretch_felt(
    frame: Res<Frame>,
    mut felt: Single<&mut Sprite, (With<Felt>, Without<Lattice>)>,
    mut lattice: Single<(&mut Sprite, &mut Transform), (With<Lattice>, Without<Felt>)>,
) {
    felt.custom_size = Some(frame.size * frame.unit);
    let (sprite, transform) = &mut *lattice;
    sprite.custom_size = Some(frame.size);
    transform.scale = Vec3::new(frame.unit, frame.unit, 1.0);
}
