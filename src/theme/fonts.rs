use bevy::asset::{AssetId, uuid_handle};
use bevy::prelude::*;

/// The bold cut of the font, for values; labels are in the default handle's, which is the medium one.
pub const BOLD: Handle<Font> = uuid_handle!("5f3a0c1e-7b44-4a55-9d0c-6f1f6c7d2b91");

const MEDIUM_FILE: &[u8] = include_bytes!("../../assets/fonts/tefuda-medium.ttf");
const BOLD_FILE: &[u8] = include_bytes!("../../assets/fonts/tefuda-bold.ttf");

/// The fonts are built in, so that the very first frame can speak Japanese.
pub(super) fn plugin(app: &mut App) {
    if let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() {
        let cuts = [(AssetId::default(), MEDIUM_FILE), (BOLD.id(), BOLD_FILE)];
        for (id, file) in cuts {
            if let Err(error) = fonts.insert(id, Font::from_bytes(file.to_vec())) {
                error!("the font cannot be put in place: {error}");
            }
        }
    }
}
