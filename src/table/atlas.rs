//! The pictures of the cards: atlases with the same order of cells, and which of them a card is drawn from.

use bevy::asset::RenderAssetUsages;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::RenderApp;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::pose::Pose;
use super::{mip, webp};
use crate::cards::{Card, Suit};
use crate::theme::atlas::{FACES, FACES_FINE, FACES_FOOTED, FACES_LARGE, FIRST_FACE, Grid, STRIPS, VERMILION_JOKER};

/// The cell of a card's face.
pub const fn face_cell(card: Card) -> usize {
    match card.suit {
        Suit::Joker => VERMILION_JOKER + card.number.get() as usize - 1,
        suit => FIRST_FACE + suit as usize * 13 + card.number.get() as usize - 1,
    }
}

/// One atlas: a picture, its cells, and the width of a cell in px.
#[derive(Clone, Debug)]
pub struct Atlas {
    /// The picture.
    pub image: Handle<Image>,
    /// Its cells.
    pub layout: Handle<TextureAtlasLayout>,
    cell: u32,
}

/// The card atlases.
#[derive(Resource, Clone, Debug)]
pub struct CardAtlases {
    large_face: Atlas,
    footed_face: Atlas,
    strips: Atlas,
    normal: Atlas,
    double: Option<Atlas>,
    /// Whether the finest one can be drawn from; until then a coarser one serves.
    double_is_loaded: bool,
}

/// Below this width in logical px a card wears the large face (`LOOK.md` §4).
const LARGE_FACE_BELOW: f32 = 72.0;
/// How much an atlas may be stretched before the next larger one is taken.
const STRETCH: f32 = 1.1;

impl CardAtlases {
    /// The atlas for a card as it lies, at this many physical px for each logical one.
    pub fn for_pose(&self, pose: &Pose, scale_factor: f32) -> &Atlas {
        let width = pose.width;
        match &self.double {
            _ if pose.is_strip() => &self.strips,
            _ if width < LARGE_FACE_BELOW => &self.large_face,
            Some(double) if self.double_is_loaded && self.normal_is_too_small(width, scale_factor) => double,
            _ => &self.normal,
        }
    }

    /// The atlas for a card as it lies with its foot covered by something.
    pub fn for_footed(&self, pose: &Pose) -> &Atlas {
        if pose.is_strip() { &self.strips } else { &self.footed_face }
    }

    /// Whether cards of every size can be drawn. Until then none is, so that those of one table appear together.
    pub(super) fn are_loaded(&self, is_loaded: impl Fn(&Handle<Image>) -> bool) -> bool {
        [&self.large_face, &self.footed_face, &self.strips, &self.normal].iter().all(|atlas| is_loaded(&atlas.image))
    }

    /// Notes when the finest atlas can be drawn from; whether that is still to come.
    pub(super) fn awaits_double(&mut self, assets: &AssetServer) -> bool {
        let Some(double) = &self.double else { return false };
        self.double_is_loaded |= assets.is_loaded(&double.image);
        !self.double_is_loaded && assets.load_state(&double.image).is_loading()
    }

    fn normal_is_too_small(&self, width: f32, scale_factor: f32) -> bool {
        width * scale_factor > self.normal.cell as f32 * STRETCH
    }
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_some() {
        app.init_asset_loader::<PictureLoader>();
    } else {
        app.init_asset_loader::<BlankPictureLoader>();
    }
    app.add_systems(Startup, load_atlases);
}

fn load_atlases(mut commands: Commands, assets: Res<AssetServer>, mut layouts: ResMut<Assets<TextureAtlasLayout>>) {
    commands.insert_resource(CardAtlases {
        large_face: load_atlas("cards/faces-large-160.webp", FACES_LARGE, &assets, &mut layouts),
        footed_face: load_atlas("cards/faces-footed-160.webp", FACES_FOOTED, &assets, &mut layouts),
        strips: load_atlas("cards/strips-246.webp", STRIPS, &assets, &mut layouts),
        normal: load_atlas("cards/faces-250.webp", FACES, &assets, &mut layouts),
        double: None,
        double_is_loaded: false,
    });
}

/// Fetches the finest atlas only where cards are that large: a 4K window or a finely scaled display. Web pages do without:
/// many browsers refuse pictures of that size, and a phone's cards are small.
pub(super) fn load_double_atlas(
    widest: f32,
    scale_factor: f32,
    atlases: &mut CardAtlases,
    assets: &AssetServer,
    layouts: &mut Assets<TextureAtlasLayout>,
) {
    if !cfg!(target_arch = "wasm32") && atlases.double.is_none() && atlases.normal_is_too_small(widest, scale_factor) {
        atlases.double = Some(load_atlas("cards/faces-500.webp", FACES_FINE, assets, layouts));
    }
}

fn load_atlas(name: &'static str, grid: Grid, assets: &AssetServer, layouts: &mut Assets<TextureAtlasLayout>) -> Atlas {
    let mut cells = TextureAtlasLayout::new_empty(grid.size());
    (0..(grid.columns * grid.rows) as usize).for_each(|cell| {
        cells.add_texture(grid.cell_rect(cell));
    });
    Atlas { image: assets.load(name), layout: layouts.add(cells), cell: grid.cell.x }
}

/// Loads every picture and adds mip levels, off the frame's thread, so that small pictures do not shimmer.
///
/// It stands in for Bevy's own loader, which makes no mip levels and is left out of the build.
#[derive(Default, TypePath)]
struct PictureLoader;

impl AssetLoader for PictureLoader {
    type Asset = Image;
    type Settings = ();
    type Error = BevyError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Image, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let (pixels, width, height) = webp::decode(&bytes)?;
        let (data, levels) = mip::with_levels(pixels, width as usize, height as usize);
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let mut picture = Image::new_uninit(
            size,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        picture.data = Some(data);
        picture.texture_descriptor.mip_level_count = levels;
        picture.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mipmap_filter: ImageFilterMode::Linear,
            ..ImageSamplerDescriptor::linear()
        });
        Ok(picture)
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// Stands in for the pictures where nobody looks: every picture is one clear px, and loads at once.
#[derive(Default, TypePath)]
struct BlankPictureLoader;

impl AssetLoader for BlankPictureLoader {
    type Asset = Image;
    type Settings = ();
    type Error = BevyError;

    async fn load(&self, _: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Image, BevyError> {
        Ok(Image::transparent())
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn no_card_is_drawn_before_cards_of_every_size_can_be() {
        let atlas = || Atlas { image: Handle::default(), layout: Handle::default(), cell: 250 };
        let atlases = CardAtlases {
            large_face: atlas(),
            footed_face: atlas(),
            strips: atlas(),
            normal: atlas(),
            double: None,
            double_is_loaded: false,
        };
        for missing in 0..4 {
            let asked = Cell::new(0);
            assert!(!atlases.are_loaded(|_| asked.replace(asked.get() + 1) != missing), "without picture {missing}");
        }
        assert!(atlases.are_loaded(|_| true));
    }
}
