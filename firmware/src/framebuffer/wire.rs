//! From the numbers of colours to what the display is sent: twelve bits a pixel, four each of red, green
//! and blue, so that two pixels are three bytes.

use handheld::theme::PALETTE_BITS;

/// The words that the pixels of a word of the picture become on the wire: eight pixels, twelve bytes.
pub const SENT: usize = 3;

/// Two pixels as the display takes them, by the byte that holds their numbers: the first of three bytes
/// is the lowest. The left pixel comes first.
static PAIRS: [u32; 256] = pairs();

#[allow(clippy::indexing_slicing)] // the compiler checks it
const fn pairs() -> [u32; 256] {
    let mut pairs = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let both = (PALETTE_BITS[byte & 0xF] as u32) << 12 | PALETTE_BITS[byte >> 4] as u32;
        // Three bytes, the highest first.
        pairs[byte] = both.swap_bytes() >> 8;
        byte += 1;
    }
    pairs
}

/// Converts words of a row, eight pixels each.
pub fn convert(row: &[u32], sent: &mut [u32]) {
    let (threes, _) = sent.as_chunks_mut::<SENT>();
    for ([first, second, third], word) in threes.iter_mut().zip(row) {
        let (a, b) = (pair(*word), pair(word >> 8));
        let (c, d) = (pair(word >> 16), pair(word >> 24));
        // The processor's lowest byte is sent first.
        *first = a | b << 24;
        *second = b >> 8 | c << 16;
        *third = c >> 16 | d << 8;
    }
}

/// The two pixels in the lowest bits.
fn pair(word: u32) -> u32 {
    let place = usize::from(word as u8);
    PAIRS.get(place).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// What the display is sent for a row, pixel by pixel.
    fn sent(row: &[u32]) -> Vec<u16> {
        let mut sent = vec![0; row.len() * SENT];
        convert(row, &mut sent);
        let bytes: &[u8] = bytemuck::cast_slice(&sent);
        let pairs = bytes.as_chunks::<3>().0.iter();
        let pairs = pairs.map(|[a, b, c]| u32::from_be_bytes([0, *a, *b, *c]));
        let pixels = pairs.flat_map(|pair| [pair >> 12, pair & 0xFFF]);
        pixels.map(|pixel| pixel as u16).collect()
    }

    #[test]
    fn pixels_are_sent_from_left_to_right() {
        assert_eq!(sent(&[0x7654_3210, 0xFEDC_BA98]), PALETTE_BITS);
    }

    #[test]
    fn every_colour_can_stand_at_every_place() {
        for (number, bits) in PALETTE_BITS.into_iter().enumerate() {
            for place in 0..8 {
                let pixels = sent(&[(number as u32) << (place * 4)]);
                for (at, pixel) in pixels.into_iter().enumerate() {
                    let colour = if at == place { bits } else { PALETTE_BITS[0] };
                    assert_eq!(pixel, colour, "{number} at {place}: {at}");
                }
            }
        }
    }
}
