//! The table's pictures, held from the start: none is fetched while a game is dealt or played, so that none comes late.

use bevy::prelude::*;

/// All of them but those that the title shows anyhow.
const PICTURES: [&str; 16] = [
    "table/felt-speed.png",
    "table/arena.png",
    "table/slot.png",
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
    // After everything that is seen from the first frame on.
    app.add_systems(PostStartup, preload_pictures);
}

fn preload_pictures(assets: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(Preloaded { _pictures: PICTURES.map(|picture| assets.load(picture)).to_vec() });
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_picture_of_the_table_is_held_or_on_the_title() {
        // The last two are not of the running game: a still of the rosette, and a mark for hands that choose several.
        let elsewhere = ["felt-menu.png", "lattice.png", "rosette.png", "selected.png"];
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/table");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| !elsewhere.contains(&name.as_str()))
            .map(|name| format!("table/{name}"))
            .collect();
        assert_eq!(files, PICTURES.map(str::to_owned).into());
    }
}
