//! One visual language: a museum of the 1920s at night. Palette, type, spacing; no screen has a
//! colour, a font or a margin of its own.

use embedded_graphics::pixelcolor::Rgb565;

use crate::font::{Font, font};

const fn rgb(hex: u32) -> Rgb565 {
    Rgb565::new(
        (hex >> 19 & 0x1F) as u8,
        (hex >> 10 & 0x3F) as u8,
        (hex >> 3 & 0x1F) as u8,
    )
}

/// The night outside: behind everything.
pub const GROUND: Rgb565 = rgb(0x14213D);
/// Panels, entries, header and footer.
pub const PANEL: Rgb565 = rgb(0x22335C);
/// Lines and frames.
pub const LINE: Rgb565 = rgb(0x3D5288);
/// Text, and the face of cards.
pub const PARCHMENT: Rgb565 = rgb(0xF6EBD3);
/// Details, and what is not available.
pub const DIM: Rgb565 = rgb(0xA9B4CC);
/// Selection, accent, money.
pub const BRASS: Rgb565 = rgb(0xE0A92E);
/// What is only for one pair of eyes.
pub const SECRET: Rgb565 = rgb(0xE4572E);
/// Africa.
pub const AFRICA: Rgb565 = rgb(0xE69F00);
/// Asia.
pub const ASIA: Rgb565 = rgb(0xE4572E);
/// America.
pub const AMERICA: Rgb565 = rgb(0x18A874);
/// The Middle East.
pub const MIDDLE_EAST: Rgb565 = rgb(0x4FB3F0);
/// A fifth player's colour.
pub const PURPLE: Rgb565 = rgb(0xC58BE8);
/// Behind everything in high contrast.
pub const BLACK: Rgb565 = rgb(0x000000);
/// Text in high contrast.
pub const WHITE: Rgb565 = rgb(0xFFFFFF);

/// All colours there are: few enough for a framebuffer of four bits a pixel.
pub const PALETTE: [Rgb565; 13] = [
    BLACK,
    GROUND,
    PANEL,
    LINE,
    PARCHMENT,
    DIM,
    BRASS,
    AFRICA,
    ASIA,
    AMERICA,
    MIDDLE_EAST,
    PURPLE,
    WHITE,
];

/// Titles.
pub static TITLE: Font = font!(u8g2_font_helvB14_tf);
/// Entries.
pub static ENTRY: Font = font!(u8g2_font_helvB12_tf);
/// Details.
pub static DETAIL: Font = font!(u8g2_font_helvR10_tf);
/// Details in large letters.
pub static DETAIL_LARGE: Font = font!(u8g2_font_helvR12_tf);
/// Numbers that matter.
pub static NUMBER: Font = font!(u8g2_font_helvB14_tf);
/// Numbers that matter most.
pub static BIG: Font = font!(u8g2_font_helvB24_tf);

/// What buttons do.
pub static FOOTNOTE: Font = font!(u8g2_font_helvR08_tf);
/// The letter on a button.
pub static KEY: Font = font!(u8g2_font_helvB10_tf);

/// The step of every distance.
pub const GRID: i32 = 4;
/// The height of the header, its rule included.
pub const HEADER: i32 = 28;
/// The height of the footer.
pub const FOOTER: i32 = 21;
/// From the edge of the screen.
pub const MARGIN: i32 = 6;
