//! The theme's colours by their numbers: how a colour is found, and what the display is sent.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use handheld::theme;

/// The number of a colour in `theme::PALETTE`; 0 for a colour that the theme has not got. The
/// compiler makes a few comparisons of it: no search.
const fn number(colour: Rgb565) -> u32 {
    match colour {
        theme::GROUND => 0,
        theme::PANEL => 1,
        theme::LINE => 2,
        theme::PARCHMENT => 3,
        theme::DIM => 4,
        theme::BRASS => 5,
        theme::AFRICA => 6,
        theme::ASIA => 7,
        theme::AMERICA => 8,
        theme::MIDDLE_EAST => 9,
        theme::PURPLE => 10,
        theme::BLACK => 11,
        theme::WHITE => 12,
        _ => 0,
    }
}

/// A word of eight pixels of a colour.
pub fn eight(colour: Rgb565) -> u32 {
    number(colour) * 0x1111_1111
}

/// Two pixels as the display takes them.
type Wire = [u8; 4];

/// Converts pairs of pixels of a row, from a pair on.
pub fn convert(row: &[u32], first: usize, pairs: &mut [Wire]) {
    for (pair, wire) in (first..).zip(pairs) {
        let word = row.get(pair / 4).copied().unwrap_or_default();
        *wire = two((word >> (pair % 4 * 8)) as u8);
    }
}

/// The left pixel is in the lower bits.
fn two(byte: u8) -> Wire {
    let [a, b] = colour(byte & 0xF);
    let [c, d] = colour(byte >> 4);
    [a, b, c, d]
}

fn colour(number: u8) -> [u8; 2] {
    let colour = theme::PALETTE.get(usize::from(number));
    colour.map_or([0; 2], |colour| colour.into_storage().to_be_bytes())
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
    fn a_colour_that_the_theme_has_not_got_is_the_ground() {
        assert_eq!(number(Rgb565::CSS_HOT_PINK), 0);
    }

    #[test]
    fn a_pair_is_sent_left_pixel_first_and_higher_byte_first() {
        let [a, b, c, d] = two(0xC5);
        assert_eq!(u16::from_be_bytes([a, b]), theme::BRASS.into_storage());
        assert_eq!(u16::from_be_bytes([c, d]), 0xFFFF);
    }
}
