use bevy::prelude::*;

use crate::theme::atlas::Icon;

/// The file under `assets/` that this node's [`ImageNode`] shows.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(ImageNode, Pickable = Pickable::IGNORE)]
pub struct Picture(pub String);

/// A picture, or the part of it inside `part` (px of the file).
pub fn picture(file: impl Into<String>, part: Option<Rect>, node: Node) -> impl Bundle {
    (Picture(file.into()), ImageNode { rect: part, ..default() }, node)
}

const ICON_COLUMNS: u8 = 8;
/// The side of an icon's cell in its file, in px.
const ICON_CELL: f32 = 48.0;

/// An icon in a square of `side` units.
pub fn icon(shown: Icon, side: f32) -> impl Bundle {
    let cell = shown as u8;
    let corner = Vec2::new(f32::from(cell % ICON_COLUMNS), f32::from(cell / ICON_COLUMNS)) * ICON_CELL;
    picture(
        "icons/icons.png",
        Some(Rect::from_corners(corner, corner + ICON_CELL)),
        Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() },
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(load_picture);
}

fn load_picture(added: On<Add, Picture>, assets: Res<AssetServer>, mut pictures: Query<(&Picture, &mut ImageNode)>) {
    if let Ok((picture, mut image)) = pictures.get_mut(added.entity) {
        image.image = assets.load(&picture.0);
    }
}
