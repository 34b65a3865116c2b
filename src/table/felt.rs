//! What everything lies on: the felt with its lattice, over the whole window.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use super::Tabled;
use crate::play::Play;
use crate::screens::Screen;
use crate::theme::Frame;

/// The felt's picture, stretched over the window.
#[derive(Component)]
pub(crate) struct Felt(pub(crate) Handle<Image>);

/// Draws the felt and the lattice in one pass, without blending; nothing before all of it is loaded.
#[derive(Asset, AsBindGroup, TypePath, Clone)]
struct FeltMaterial {
    #[uniform(0)]
    lattice: Lattice,
    #[texture(1)]
    #[sampler(2)]
    felt: Handle<Image>,
    /// The hemp leaf, tiled over the felt.
    #[texture(3)]
    #[sampler(4)]
    tile: Handle<Image>,
}

/// How the tiles of the lattice lie in the window, as the shader reads it.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
struct Lattice {
    /// How often the tile lies across the window and down.
    tiles: Vec2,
    /// 0–1, in linear light.
    opacity: f32,
}

const MENU_FELT: &str = "table/felt-menu.webp";
const TILE: &str = "table/lattice.webp";
/// The tile, in units.
const TILE_SIZE: Vec2 = Vec2::new(96.0, 166.5);
/// The picture holds the look's opacity, which is meant for encoded values; linear light needs far less.
const OPACITY: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "felt.wgsl");
    app.add_plugins(Material2dPlugin::<FeltMaterial>::default())
        .add_systems(Startup, spawn_felt)
        .add_systems(OnEnter(Screen::Title), show_menu_felt)
        .add_systems(OnEnter(Screen::SetUp), show_menu_felt)
        .add_systems(
            Update,
            (
                stretch_felt.run_if(resource_changed::<Frame>),
                paint_felt.run_if(resource_changed::<Frame>.or_else(felt_changed)),
            ),
        );
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), show_felt::<G>.run_if(resource_exists::<Play<G>>))
        .add_systems(OnEnter(Screen::Result), show_felt::<G>.run_if(resource_exists::<Play<G>>));
}

impl Material2d for FeltMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Path(AssetPath::from_path_buf(embedded_path!("felt.wgsl")).with_source("embedded"))
    }
}

fn spawn_felt(
    mut commands: Commands,
    assets: Res<AssetServer>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<FeltMaterial>>,
) {
    let felt = assets.load(MENU_FELT);
    let lattice = Lattice { tiles: Vec2::ONE, opacity: OPACITY };
    commands.spawn((
        Name::new("Felt"),
        Felt(felt.clone()),
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(materials.add(FeltMaterial { lattice, felt, tile: assets.load(TILE) })),
        Transform::from_xyz(0.0, 0.0, -10.0),
        Pickable::IGNORE,
    ));
}

fn show_menu_felt(mut felt: Single<&mut Felt>, assets: Res<AssetServer>) {
    felt.0 = assets.load(MENU_FELT);
}

fn show_felt<G: Tabled>(mut felt: Single<&mut Felt>, assets: Res<AssetServer>) {
    felt.0 = assets.load(G::FELT);
}

fn felt_changed(felt: Query<(), Changed<Felt>>) -> bool {
    !felt.is_empty()
}

fn stretch_felt(frame: Res<Frame>, mut felt: Single<&mut Transform, With<Felt>>) {
    felt.scale = (frame.size * frame.unit).extend(1.0);
}

fn paint_felt(
    felt: Single<(&Felt, &MeshMaterial2d<FeltMaterial>)>,
    frame: Res<Frame>,
    mut materials: ResMut<Assets<FeltMaterial>>,
) {
    let (felt, material) = *felt;
    if let Some(mut material) = materials.get_mut(&material.0) {
        material.felt = felt.0.clone();
        material.lattice.tiles = frame.size / TILE_SIZE;
    }
}
