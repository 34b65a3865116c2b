//! The table's pictures, held from the start: none is fetched while a game is played.

use bevy::prelude::*;

/// What only comes up in the course of a game.
const PICTURES: [&str; 13] = [
    "table/band.png",
    "table/letters.png",
    "table/refused.png",
    "table/pointer.png",
    "table/playable.png",
    "table/target.png",
    "table/focus.png",
    "table/shadow-rest.png",
    "table/shadow-lifted.png",
    "table/speed-lines.png",
    "table/petal.png",
    "table/rosette-disc.png",
    "table/grain.png",
];

/// Keeps the pictures loaded.
#[derive(Resource)]
struct Preloaded {
    _pictures: Vec<Handle<Image>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, preload_pictures);
}

fn preload_pictures(assets: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(Preloaded { _pictures: PICTURES.map(|picture| assets.load(picture)).to_vec() });
}
