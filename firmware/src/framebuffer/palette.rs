//! The theme's colours by their numbers: how a colour is found, and what the display is sent.

use core::array::from_fn;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use handheld::theme;

/// The number of a colour in `theme::PALETTE`; 0 for a colour that the theme has not got. The
/// compiler makes a few comparisons of it: no search.
const fn number(colour: Rgb565) -> u32 {
    match colour {
        theme::BLACK => 0,
        theme::GROUND => 1,
        theme::PANEL => 2,
        theme::LINE => 3,
        theme::PARCHMENT => 4,
        theme::DIM => 5,
        theme::BRASS => 6,
        theme::AFRICA => 7,
        theme::ASIA => 8,
        theme::AMERICA => 9,
        theme::MIDDLE_EAST => 10,
        theme::PURPLE => 11,
        theme::WHITE => 12,
        _ => 0,
    }
}

/// The colour that was drawn with last, and a word of eight pixels of it: most drawing goes on in
/// the same colour. At first it is black, which is all zeros.
#[derive(Debug)]
pub struct Ink {
    colour: Rgb565,
    word: u32,
}

impl Ink {
    pub const fn new() -> Self {
        Self {
            colour: theme::BLACK,
            word: number(theme::BLACK) * EIGHT,
        }
    }

    /// A word of eight pixels of a colour.
    pub fn of(&mut self, colour: Rgb565) -> u32 {
        if self.colour != colour {
            *self = Self {
                colour,
                word: number(colour) * EIGHT,
            };
        }
        self.word
    }
}

/// Puts a number into all eight pixels of a word.
const EIGHT: u32 = 0x1111_1111;

/// Two pixels as the display takes them.
type Pair = [u8; 4];

/// The colours as the display takes them, by their numbers.
pub struct Wire([[u8; 2]; 16]);

impl Wire {
    pub fn new() -> Self {
        let colour = |number: usize| theme::PALETTE.get(number).copied();
        let bytes = |colour: Rgb565| colour.into_storage().to_be_bytes();
        Self(from_fn(|number| colour(number).map_or([0; 2], bytes)))
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
    use super::*;

    #[test]
    fn every_colour_of_the_theme_has_its_place_in_the_palette_for_a_number() {
        for (place, colour) in theme::PALETTE.into_iter().enumerate() {
            assert_eq!(number(colour), place as u32, "{colour:?}");
        }
    }

    #[test]
    fn a_colour_that_the_theme_has_not_got_is_black() {
        assert_eq!(number(Rgb565::CSS_HOT_PINK), 0);
    }

    #[test]
    fn a_pair_is_sent_left_pixel_first_and_higher_byte_first() {
        let [a, b, c, d] = Wire::new().two(0xC6);
        assert_eq!(u16::from_be_bytes([a, b]), theme::BRASS.into_storage());
        assert_eq!(u16::from_be_bytes([c, d]), 0xFFFF);
    }
}
