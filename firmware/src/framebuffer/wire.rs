//! From the numbers of colours to what the display is sent.

use handheld::theme::PALETTE_BITS;

/// Two pixels as the display takes them, by the byte that holds their numbers. The left one comes
/// first, of each the higher byte.
static PAIRS: [u32; 256] = pairs();

#[allow(clippy::indexing_slicing)] // the compiler checks it
const fn pairs() -> [u32; 256] {
    let mut pairs = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let [a, b] = PALETTE_BITS[byte & 0xF].to_be_bytes();
        let [c, d] = PALETTE_BITS[byte >> 4].to_be_bytes();
        pairs[byte] = u32::from_ne_bytes([a, b, c, d]);
        byte += 1;
    }
    pairs
}

/// Converts pairs of pixels of a row, from a pair on.
pub fn convert(row: &[u32], first: usize, pairs: &mut [u32]) {
    let mut words = row.get(first / 4..).unwrap_or_default();
    let before = first % 4;
    let mut rest = pairs;
    if before > 0 {
        let (word, behind) = words.split_first().unwrap_or((&0, &[]));
        let count = (4 - before).min(rest.len());
        let (head, tail) = rest.split_at_mut(count);
        some(word >> (before * 8), head);
        (words, rest) = (behind, tail);
    }
    let (fours, last) = rest.as_chunks_mut::<4>();
    for ([a, b, c, d], word) in fours.iter_mut().zip(words) {
        *a = pair(*word);
        *b = pair(word >> 8);
        *c = pair(word >> 16);
        *d = pair(word >> 24);
    }
    if !last.is_empty() {
        some(words.get(fours.len()).copied().unwrap_or_default(), last);
    }
}

/// The first pairs of a word.
fn some(mut word: u32, pairs: &mut [u32]) {
    for place in pairs {
        *place = pair(word);
        word >>= 8;
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

    use handheld::theme;

    use super::*;

    /// What the display is sent for a row, pixel by pixel.
    fn sent(row: &[u32], first: usize, count: usize) -> Vec<u16> {
        let mut pairs = vec![0; count];
        convert(row, first, &mut pairs);
        let bytes: &[u8] = bytemuck::cast_slice(&pairs);
        let pixels = bytes.as_chunks::<2>().0.iter();
        pixels.map(|bytes| u16::from_be_bytes(*bytes)).collect()
    }

    #[test]
    fn a_pair_is_sent_left_pixel_first_and_higher_byte_first() {
        let (left, right) = (theme::ACCENT, theme::MARK_BLUE);
        let word = u32::from(right.number()) << 4 | u32::from(left.number());
        let bits = |colour: theme::Colour| PALETTE_BITS[usize::from(colour.number())];
        assert_eq!(sent(&[word], 0, 1), [bits(left), bits(right)]);
    }

    #[test]
    fn any_part_of_a_row_is_converted() {
        let row = [0x7654_3210, 0xFEDC_BA98, 0x0123_4567];
        let whole = sent(&row, 0, 12);
        assert_eq!(whole[..16], PALETTE_BITS);
        for first in 0..12 {
            for count in 0..=12 - first {
                let part = &whole[first * 2..(first + count) * 2];
                assert_eq!(sent(&row, first, count), part, "{first} {count}");
            }
        }
    }
}
