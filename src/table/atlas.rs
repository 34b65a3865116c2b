//! The pictures of the cards: three atlases with the same order of cells, and which of them a card is drawn from.

use bevy::asset::RenderAssetUsages;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::mip;
use crate::cards::{Card, Suit};

const COLUMNS: u32 = 10;
const ROWS: u32 = 6;

/// The back of a card, by the pattern's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// Indigo hemp leaves: yours.
    Asanoha,
    /// Teal waves.
    Seigaiha,
    /// Vermilion arrow feathers: the opponent's in Speed.
    Yagasuri,
}

/// The cell of a card's face.
pub const fn face_cell(card: Card) -> usize {
    match card.suit {
        Suit::Joker => 51 + card.number.get() as usize,
        suit => suit as usize * 13 + card.number.get() as usize - 1,
    }
}

/// The cell of a back.
pub const fn back_cell(back: Back) -> usize {
    54 + back as usize
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
    normal: Atlas,
    double: Option<Atlas>,
}

/// Below this width in logical px a card wears the large face (`LOOK.md` §4).
const LARGE_FACE_BELOW: f32 = 72.0;
/// How much an atlas may be stretched before the next larger one is taken.
const STRETCH: f32 = 1.1;

impl CardAtlases {
    /// The atlas for a card of this width in logical px, at this many physical px each.
    pub fn for_width(&self, width: f32, scale_factor: f32) -> &Atlas {
        match &self.double {
            _ if width < LARGE_FACE_BELOW => &self.large_face,
            Some(double) if self.normal_is_too_small(width, scale_factor) => double,
            _ => &self.normal,
        }
    }

    fn normal_is_too_small(&self, width: f32, scale_factor: f32) -> bool {
        width * scale_factor > self.normal.cell as f32 * STRETCH
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset_loader::<AtlasLoader>().add_systems(Startup, load_atlases);
}

fn load_atlases(mut commands: Commands, assets: Res<AssetServer>, mut layouts: ResMut<Assets<TextureAtlasLayout>>) {
    let mut atlas = |name: &'static str, cell: u32, gutter: u32| Atlas {
        image: assets.load(name),
        layout: layouts.add(TextureAtlasLayout::from_grid(
            UVec2::new(cell, cell * 7 / 5),
            COLUMNS,
            ROWS,
            Some(UVec2::splat(2 * gutter)),
            Some(UVec2::splat(gutter)),
        )),
        cell,
    };
    commands.insert_resource(CardAtlases {
        large_face: atlas("cards/faces-large-160.atlas.png", 160, 4),
        normal: atlas("cards/faces-250.atlas.png", 250, 4),
        double: None,
    });
}

/// Fetches the finest atlas only where cards are that large: a 4K window or a finely scaled display.
pub(super) fn load_double_atlas(
    widest: f32,
    scale_factor: f32,
    atlases: &mut CardAtlases,
    assets: &AssetServer,
    layouts: &mut Assets<TextureAtlasLayout>,
) {
    if atlases.double.is_some() || !atlases.normal_is_too_small(widest, scale_factor) {
        return;
    }
    let (cell, gutter) = (500, 8);
    let layout = TextureAtlasLayout::from_grid(
        UVec2::new(cell, cell * 7 / 5),
        COLUMNS,
        ROWS,
        Some(UVec2::splat(2 * gutter)),
        Some(UVec2::splat(gutter)),
    );
    atlases.double =
        Some(Atlas { image: assets.load("cards/faces-500.atlas.png"), layout: layouts.add(layout), cell });
}

/// Loads a PNG and adds mip levels, off the frame's thread, so that small cards do not shimmer.
#[derive(Default, TypePath)]
struct AtlasLoader;

impl AssetLoader for AtlasLoader {
    type Asset = Image;
    type Settings = ();
    type Error = BevyError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Image, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let pixels = image::load_from_memory_with_format(&bytes, image::ImageFormat::Png)?.into_rgba8();
        let (width, height) = pixels.dimensions();
        let (data, levels) = mip::with_levels(pixels.into_raw(), width as usize, height as usize);
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
        &["atlas.png"]
    }
}
