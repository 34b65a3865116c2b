//! The format of the pictures.

use std::io::Cursor;

use image_webp::{DecodingError, WebPDecoder};

/// The pixels of a picture (RGBA, 8 bits, straight alpha), its width and its height.
///
/// # Errors
/// If the bytes are no WebP.
pub(super) fn decode(bytes: &[u8]) -> Result<(Vec<u8>, u32, u32), DecodingError> {
    let mut decoder = WebPDecoder::new(Cursor::new(bytes))?;
    let (width, height) = decoder.dimensions();
    let mut pixels = vec![0; decoder.output_buffer_size().ok_or(DecodingError::ImageTooLarge)?];
    decoder.read_image(&mut pixels)?;
    if !decoder.has_alpha() {
        pixels = pixels.chunks_exact(3).flat_map(|colour| [colour[0], colour[1], colour[2], u8::MAX]).collect();
    }
    Ok((pixels, width, height))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Else a dark fringe would show where a picture is drawn smaller or turned: filtering mixes neighbours' colours.
    #[test]
    fn transparent_pixels_keep_the_colour_of_the_picture() {
        let (pixels, ..) = decode(include_bytes!("../../assets/table/petal.webp")).expect("a picture");
        let opacities: Vec<_> = pixels.chunks(4).map(|pixel| pixel[3]).collect();
        assert!(opacities.contains(&0) && opacities.contains(&u8::MAX));
        // The palette's gold, in which all of it is drawn.
        assert!(pixels.chunks(4).all(|pixel| pixel[..3] == [0xEB, 0xC0, 0x66]));
    }

    #[test]
    fn a_picture_that_covers_all_is_opaque() {
        let (pixels, width, height) = decode(include_bytes!("../../assets/table/felt-menu.webp")).expect("a picture");
        assert_eq!((width, height), (512, 512));
        assert_eq!(pixels.len(), 512 * 512 * 4);
        assert!(pixels.chunks(4).all(|pixel| pixel[3] == u8::MAX));
        // Lower left lies beyond the light, whose edge is the menu's outer colour.
        assert_eq!(pixels[511 * 512 * 4..][..3], [0x0E, 0x17, 0x30]);
    }
}
