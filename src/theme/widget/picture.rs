use std::collections::HashMap;

use bevy::prelude::*;

use crate::rules::wins_needed;
use crate::theme::atlas::{ICONS, Icon};
use crate::theme::palette;

/// The file under `assets/` that this node's [`ImageNode`] shows.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(ImageNode, Pickable = Pickable::IGNORE)]
pub struct Picture(pub String);

/// A picture, or the part of it inside `part` (px of the file), stretched over its node.
pub fn picture(file: impl Into<String>, part: Option<Rect>, node: Node) -> impl Bundle {
    (Picture(file.into()), ImageNode { rect: part, image_mode: NodeImageMode::Stretch, ..default() }, node)
}

/// An icon in a square of `side` units, in the colour of text.
pub fn icon(shown: Icon, side: f32) -> impl Bundle {
    tinted_icon(shown, side, Color::WHITE)
}

/// An icon in a colour.
pub fn tinted_icon(shown: Icon, side: f32, color: Color) -> impl Bundle {
    let node = Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() };
    let image = ImageNode {
        rect: Some(ICONS.cell_rect(shown.index()).as_rect()),
        color,
        image_mode: NodeImageMode::Stretch,
        ..default()
    };
    (Picture("icons/icons.webp".to_owned()), image, node)
}

/// The games of a match of at most so many, as diamonds of `side` units: a filled one for each that a side has won, an
/// open one for each that it still needs. None where there is no match.
pub fn match_diamonds(won: usize, games: u8, side: f32) -> impl Iterator<Item = impl Bundle> {
    let needed = if games > 1 { wins_needed(games) } else { 0 };
    (0..needed).map(move |game| {
        let shown = if game < won { Icon::MatchWon } else { Icon::MatchOpen };
        tinted_icon(shown, side, palette::KIN)
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptPictures>();
    app.add_observer(load_picture);
}

/// Every picture shown so far. They are few, and kept they are there at once when a screen comes again.
#[derive(Resource, Default, Debug)]
struct KeptPictures(HashMap<String, Handle<Image>>);

fn load_picture(
    added: On<Add, Picture>,
    assets: Res<AssetServer>,
    mut kept: ResMut<KeptPictures>,
    mut pictures: Query<(&Picture, &mut ImageNode)>,
) {
    if let Ok((Picture(file), mut image)) = pictures.get_mut(added.entity) {
        image.image = kept.0.entry(file.clone()).or_insert_with(|| assets.load(file)).clone();
    }
}
