//! From the numbers of colours to what the display is sent.

use embedded_graphics::prelude::*;
use handheld::theme;

/// Two pixels as the display takes them.
type Pair = [u8; 4];

/// The colours as the display takes them, by their numbers.
pub struct Wire([[u8; 2]; 16]);

impl Wire {
    pub fn new() -> Self {
        Self(theme::PALETTE.map(|colour| colour.into_storage().to_be_bytes()))
    }

    /// Converts pairs of pixels of a row, from a pair on.
    pub fn convert(&self, row: &[u32], first: usize, pairs: &mut [Pair]) {
        let mut words = row.iter().copied().skip(first / 4);
        let mut word = words.next().unwrap_or_default() >> (first % 4 * 8);
        let mut left = 4 - first % 4;
        for pair in pairs {
            if left == 0 {
                word = words.next().unwrap_or_default();
                left = 4;
            }
            *pair = self.two(word);
            word >>= 8;
            left -= 1;
        }
    }

    /// The two pixels in the lowest bits.
    fn two(&self, word: u32) -> Pair {
        let colour = |number: u32| {
            let place = number as usize & 0xF;
            self.0.get(place).copied().unwrap_or_default()
        };
        let [[a, b], [c, d]] = [colour(word), colour(word >> 4)];
        [a, b, c, d]
    }
}

#[cfg(test)]
mod tests {
    use embedded_graphics::pixelcolor::Rgb565;

    use super::*;

    #[test]
    fn a_pair_is_sent_left_pixel_first_and_higher_byte_first() {
        let (left, right) = (theme::ACCENT, theme::MARK_BLUE);
        let word = u32::from(right.number()) << 4 | u32::from(left.number());
        let [a, b, c, d] = Wire::new().two(word);
        assert_eq!(
            u16::from_be_bytes([a, b]),
            Rgb565::from(left).into_storage()
        );
        assert_eq!(
            u16::from_be_bytes([c, d]),
            Rgb565::from(right).into_storage()
        );
    }
}
