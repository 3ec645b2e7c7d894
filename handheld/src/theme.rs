//! One visual language: a museum of the 1920s at night. Palette, type, spacing; no screen has a
//! colour, a font or a margin of its own.

use embedded_graphics::pixelcolor::raw::RawU4;
use embedded_graphics::pixelcolor::{PixelColor, Rgb565};

use crate::font::{Font, font};

/// A colour of the palette, by its place in it: four bits, as a framebuffer keeps them. The names
/// of the palette are the only ones there are, so no screen can have a colour that a display lacks.
///
/// ```compile_fail
/// let pink = handheld::theme::Colour(16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(u8);

/// Makes the palette of a table: a name for each colour, and what it looks like.
macro_rules! palette {
    ($($(#[$doc:meta])* $name:ident = $hex:literal;)*) => {
        /// The places of the colours, counted by the compiler.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place {
            $($name,)*
        }

        $($(#[$doc])* pub const $name: Colour = Colour(Place::$name as u8);)*

        /// What the colours look like on a display, by their numbers.
        pub const PALETTE: [Rgb565; 16] = [$(rgb($hex),)*];

        /// The same as a display takes them: four bits each of red, green and blue.
        pub const PALETTE_BITS: [u16; 16] = [$($hex,)*];

        impl Colour {
            /// All colours, by their numbers.
            pub const ALL: [Colour; 16] = [$($name,)*];
        }
    };
}

palette! {
    /// Behind everything in high contrast; a display that is switched on shows it.
    BLACK = 0x000;
    /// The night outside: behind everything.
    GROUND = 0x124;
    /// Panels, entries, header and footer.
    PANEL = 0x235;
    /// Lines and frames.
    LINE = 0x458;
    /// Text, and the face of cards.
    TEXT = 0xFEC;
    /// Details, and what is not available.
    DIM = 0xABC;
    /// Selection, accent, money.
    ACCENT = 0xDA3;
    /// Orange, a player's or with a meaning that a game gives it.
    MARK_ORANGE = 0xE90;
    /// Red, a player's or with a meaning that a game gives it.
    MARK_RED = 0xE53;
    /// Green, a player's or with a meaning that a game gives it.
    MARK_GREEN = 0x1A7;
    /// Blue, a player's or with a meaning that a game gives it.
    MARK_BLUE = 0x5BE;
    /// Purple, a player's or with a meaning that a game gives it.
    MARK_PURPLE = 0xC8E;
    /// Yellow, a player's or with a meaning that a game gives it.
    MARK_YELLOW = 0xFD4;
    /// What is only for one pair of eyes: nothing else has this colour.
    SECRET = 0xA16;
    /// Sockets, strips and shadows: darker than what is behind everything.
    SHADE = 0x112;
    /// Dark brass: what is nearly chosen, or nearly complete.
    UMBER = 0x751;
}

/// The colours that players can choose from.
pub const PLAYERS: [Colour; 5] = [MARK_BLUE, MARK_RED, MARK_GREEN, MARK_YELLOW, MARK_PURPLE];

impl Colour {
    /// Its number in the palette, from 0 to 15.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The colour that stands for it on light paper, where letters are as dark as the night elsewhere.
    pub const fn on_paper(self) -> Colour {
        match self {
            TEXT => GROUND,
            GROUND | BLACK | SHADE => TEXT,
            DIM => PANEL,
            PANEL | LINE => DIM,
            ACCENT => UMBER,
            other => other,
        }
    }

    /// The colour that stands for it in high contrast.
    pub const fn in_high_contrast(self) -> Colour {
        match self {
            GROUND | PANEL | SHADE | UMBER => BLACK,
            DIM => TEXT,
            other => other,
        }
    }
}

impl PixelColor for Colour {
    type Raw = RawU4;
}

/// What it looks like on a display.
impl From<Colour> for Rgb565 {
    fn from(colour: Colour) -> Rgb565 {
        // Every colour has its place in the palette.
        let place = usize::from(colour.0);
        PALETTE.get(place).copied().unwrap_or_default()
    }
}

/// As a display shows the four bits of a part in more of them: the highest are repeated below.
const fn rgb(bits: u16) -> Rgb565 {
    let [red, green, blue] = [bits >> 8 & 0xF, bits >> 4 & 0xF, bits & 0xF];
    Rgb565::new(
        (red << 1 | red >> 3) as u8,
        (green << 2 | green >> 2) as u8,
        (blue << 1 | blue >> 3) as u8,
    )
}

/// Titles.
pub static TITLE: Font = font!(u8g2_font_helvB14_tf);
/// Entries.
pub static ENTRY: Font = font!(u8g2_font_helvB12_tf);
/// Details.
pub static DETAIL: Font = font!(u8g2_font_helvR10_tf);
/// Details in large letters.
pub static DETAIL_LARGE: Font = font!(u8g2_font_helvR12_tf);
/// Numbers that matter.
pub use TITLE as NUMBER;
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

#[cfg(test)]
mod tests {
    use embedded_graphics::pixelcolor::RgbColor;

    use super::*;

    #[test]
    fn every_colour_looks_as_its_line_in_the_palette_says() {
        for (number, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(colour.number()), number);
            assert_eq!(Rgb565::from(colour), PALETTE[number]);
            let shown = PALETTE[number];
            let highest = [shown.r() >> 1, shown.g() >> 2, shown.b() >> 1];
            let [red, green, blue] = highest.map(u16::from);
            assert_eq!(PALETTE_BITS[number], red << 8 | green << 4 | blue);
        }
        assert_eq!(Rgb565::from(BLACK), Rgb565::BLACK);
        assert_eq!(
            Rgb565::from(ACCENT),
            Rgb565::new(0xDD >> 3, 0xAA >> 2, 0x33 >> 3)
        );
    }

    #[test]
    fn a_new_display_is_black_and_all_zeros() {
        assert_eq!(BLACK.number(), 0);
    }

    #[test]
    fn no_two_colours_look_alike() {
        for (place, one) in Colour::ALL.into_iter().enumerate() {
            for other in &Colour::ALL[..place] {
                assert_ne!(Rgb565::from(one), Rgb565::from(*other));
            }
        }
    }

    #[test]
    fn in_high_contrast_what_is_behind_is_black_and_what_is_read_is_bright() {
        let behind = [GROUND, PANEL, SHADE, UMBER];
        assert_eq!(behind.map(Colour::in_high_contrast), [BLACK; 4]);
        assert_eq!([TEXT, DIM].map(Colour::in_high_contrast), [TEXT; 2]);
        for kept in PLAYERS.into_iter().chain([ACCENT, LINE, SECRET]) {
            assert_eq!(kept.in_high_contrast(), kept);
        }
    }

    /// Relative luminance by WCAG 2, of what a display shows.
    fn luminance(colour: Colour) -> f64 {
        let shown = Rgb565::from(colour);
        let linear = |part: u8, most: u8| {
            let part = f64::from(part) / f64::from(most);
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(shown.r(), 31)
            + 0.7152 * linear(shown.g(), 63)
            + 0.0722 * linear(shown.b(), 31)
    }

    /// The contrast of two colours by WCAG 2: from 1 to 21.
    fn contrast(one: Colour, other: Colour) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn what_is_read_has_a_contrast_of_at_least_four_and_a_half() {
        assert!((contrast(BLACK, TEXT) - 18.3).abs() < 0.2);
        let pairs = [
            (TEXT, SECRET),
            (TEXT, GROUND),
            (TEXT, PANEL),
            (TEXT, LINE),
            (TEXT, SHADE),
            (TEXT, UMBER),
            (DIM, GROUND),
            (DIM, PANEL),
            (DIM, SHADE),
            (ACCENT, GROUND),
            (ACCENT, PANEL),
            (ACCENT, SHADE),
            (GROUND, ACCENT),
            (GROUND, TEXT),
        ];
        for (ink, ground) in pairs {
            for tone in [|colour| colour, Colour::in_high_contrast] {
                let contrast = contrast(tone(ink), tone(ground));
                assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_what_is_behind_them() {
        for mark in PLAYERS.into_iter().chain([MARK_ORANGE]) {
            for ground in [GROUND, PANEL, SHADE, BLACK] {
                let contrast = contrast(mark, ground);
                assert!(contrast >= 3.0, "{mark:?} on {ground:?}: {contrast}");
            }
        }
    }
}
