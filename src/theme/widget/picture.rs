use bevy::prelude::*;

use crate::theme::atlas::{ICONS, Icon};

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
    (Picture("icons/icons.png".to_owned()), image, node)
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(load_picture);
}

fn load_picture(added: On<Add, Picture>, assets: Res<AssetServer>, mut pictures: Query<(&Picture, &mut ImageNode)>) {
    if let Ok((picture, mut image)) = pictures.get_mut(added.entity) {
        image.image = assets.load(&picture.0);
    }
}
