//! Mip levels of a picture, computed once when it is loaded.

/// How often a picture is halved at most; further down the gutters of an atlas would run into each other.
const LEVELS: u32 = 4;

/// Appends the mip levels to the pixels (RGBA, 8 bits, straight alpha) of a picture; returns them with the number of
/// levels, the first included.
pub(super) fn with_levels(mut data: Vec<u8>, width: usize, height: usize) -> (Vec<u8>, u32) {
    let (mut width, mut height, mut start, mut levels) = (width, height, 0, 1);
    while levels < LEVELS && width > 1 && height > 1 {
        let smaller = halve(&data[start..], width, height);
        start = data.len();
        data.extend(smaller);
        (width, height, levels) = (width / 2, height / 2, levels + 1);
    }
    (data, levels)
}

/// Averages squares of four pixels, each weighted by its alpha so that transparent ones do not darken a rim.
fn halve(pixels: &[u8], width: usize, height: usize) -> Vec<u8> {
    let (half_width, half_height) = (width / 2, height / 2);
    let mut smaller = Vec::with_capacity(half_width * half_height * 4);
    for y in 0..half_height {
        for x in 0..half_width {
            let first = (2 * y * width + 2 * x) * 4;
            let corners = [first, first + 4, first + width * 4, first + width * 4 + 4];
            smaller.extend(average(corners.map(|at| &pixels[at..at + 4])));
        }
    }
    smaller
}

fn average(corners: [&[u8]; 4]) -> [u8; 4] {
    let alpha: u32 = corners.iter().map(|pixel| u32::from(pixel[3])).sum();
    let channel = |index: usize| {
        let weight = |pixel: &[u8]| if alpha == 0 { 1 } else { u32::from(pixel[3]) };
        let total: u32 = corners.iter().map(|pixel| u32::from(pixel[index]) * weight(pixel)).sum();
        (total / if alpha == 0 { 4 } else { alpha }) as u8
    };
    [channel(0), channel(1), channel(2), (alpha / 4) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transparent_pixels_do_not_darken_their_neighbours() {
        let pixels = [[200, 100, 50, 255], [0, 0, 0, 0], [200, 100, 50, 255], [0, 0, 0, 0]].concat();
        let (data, levels) = with_levels(pixels, 2, 2);
        assert_eq!(levels, 2);
        assert_eq!(data[16..], [200, 100, 50, 127]);
    }

    #[test]
    fn levels_follow_each_other_and_halve() {
        let (data, levels) = with_levels(vec![9; 64 * 32 * 4], 64, 32);
        assert_eq!(levels, 4);
        assert_eq!(data.len(), (64 * 32 + 32 * 16 + 16 * 8 + 8 * 4) * 4);
    }
}
