//! Pictures held from the start: none is fetched in the middle of a game.

use bevy::prelude::*;

/// Keeps the pictures loaded.
#[derive(Resource, Debug, Default)]
struct Preloaded(Vec<Handle<Image>>);

/// Loads these files under `assets/` at the start, after what the first screen itself shows, and keeps them.
pub(crate) fn preload(app: &mut App, pictures: &'static [&'static str]) {
    let load = move |assets: Res<AssetServer>, mut preloaded: ResMut<Preloaded>| {
        preloaded.0.extend(pictures.iter().map(|picture| assets.load(*picture)));
    };
    app.init_resource::<Preloaded>().add_systems(PostStartup, load);
}
