//! The fonts: pictures of letters from u8g2, which the compiler unpacks into rows of ink. So a letter
//! is found, measured and printed at once: u8g2 would search it through the whole font and draw pixel
//! by pixel.

mod cut;

use embedded_graphics::prelude::*;

use crate::stamp::{Stamp, fill_rows};
use crate::theme::Colour;

/// The first letter there is.
const FIRST: usize = ' ' as usize;
/// So many letters there are, to the end of ASCII.
const PLAIN: usize = 0x7F - FIRST;
/// The letters beyond ASCII: those that texts and names in English, German and Dutch have, and their capitals.
/// Each takes room in every font.
const SPECIAL: [char; 15] = [
    'Ä', 'É', 'Ë', 'Ï', 'Ó', 'Ö', 'Ü', 'ß', 'ä', 'é', 'ë', 'ï', 'ó', 'ö', 'ü',
];
/// All of them.
const COUNT: usize = PLAIN + SPECIAL.len();

/// The place of a letter in every font.
#[allow(clippy::indexing_slicing)] // within the length
const fn place_of(letter: u32) -> Option<usize> {
    let place = (letter as usize).wrapping_sub(FIRST);
    if place < PLAIN {
        return Some(place);
    }
    let mut place = 0;
    while place < SPECIAL.len() {
        if SPECIAL[place] as u32 == letter {
            return Some(PLAIN + place);
        }
        place += 1;
    }
    None
}

/// Do the fonts have a letter?
#[cfg(test)]
pub(crate) fn has(letter: char) -> bool {
    place_of(letter as u32).is_some()
}

/// A font.
#[derive(Debug)]
pub struct Font {
    letters: [Letter; COUNT],
    /// The rows of all letters, each in as many bytes as it is wide.
    ink: &'static [u8],
    /// The first row with ink, from the pen, and the row below the last.
    rows: (i8, i8),
}

/// A letter: where its rows begin, where it lies from the pen, how far the pen moves on.
#[derive(Clone, Copy, Debug)]
struct Letter {
    first: u16,
    left: i8,
    top: i8,
    width: u8,
    height: u8,
    advance: i8,
}

impl Letter {
    /// How many bytes a row has.
    const fn bytes_in_row(self) -> usize {
        (self.width as usize).div_ceil(8)
    }

    const fn bytes(self) -> usize {
        self.bytes_in_row() * self.height as usize
    }
}

/// What is not in a font is left out.
const NO_LETTER: Letter = Letter {
    first: 0,
    left: 0,
    top: 0,
    width: 0,
    height: 0,
    advance: 0,
};

/// A font of u8g2 by its name.
macro_rules! font {
    ($name:ident) => {{
        const DATA: &[u8] = <u8g2_fonts::fonts::$name as u8g2_fonts::Font>::DATA;
        const BYTES: usize = $crate::font::count_bytes(DATA);
        static INK: [u8; BYTES] = $crate::font::unpacked(DATA);
        $crate::font::Font::new(DATA, &INK)
    }};
}
pub(crate) use cut::{count_bytes, unpacked};
pub(crate) use font;

impl Font {
    fn letter(&self, letter: char) -> &Letter {
        let letter = place_of(letter.into()).and_then(|place| self.letters.get(place));
        letter.unwrap_or(&NO_LETTER)
    }

    /// From which row to before which a text may have ink, from the pen.
    pub(crate) fn rows(&self) -> (i32, i32) {
        let (top, bottom) = self.rows;
        (top.into(), bottom.into())
    }

    /// How far a letter moves the pen on.
    pub fn advance(&self, letter: char) -> i32 {
        self.letter(letter).advance.into()
    }

    /// How wide a text is, in pixels.
    pub fn width_of(&self, text: &str) -> i32 {
        text.chars().map(|letter| self.advance(letter)).sum()
    }

    /// From where to where a text has ink, with the pen beginning at 0.
    pub fn ink_of(&self, text: &str) -> (i32, i32) {
        let (mut left, mut right) = (0, 0);
        let mut pen = 0;
        for letter in text.chars().map(|letter| self.letter(letter)) {
            let from = pen + i32::from(letter.left);
            let to = from + i32::from(letter.width);
            (left, right) = if left == right {
                (from, to)
            } else {
                (left.min(from), right.max(to))
            };
            pen += i32::from(letter.advance);
        }
        (left, right)
    }

    /// Writes a text in one line with the pen at a point of its baseline.
    pub fn write<D: DrawTarget<Color = Colour>>(
        &self,
        text: &str,
        pen: Point,
        colour: Colour,
        display: &mut D,
    ) -> Result<(), D::Error> {
        self.each_letter(text, pen, |bytes, in_row, corner| {
            fill_rows(rows_of(bytes, in_row), corner, 1, colour, display)
        })
    }

    /// The same on a display that prints a row at once.
    pub(crate) fn print<D: Stamp>(
        &self,
        text: &str,
        pen: Point,
        colour: Colour,
        display: &mut D,
    ) -> Result<(), D::Error> {
        self.each_letter(text, pen, |bytes, in_row, corner| match in_row {
            // Most letters are narrow: reading them takes no loop then.
            1 => display.stamp(bytes.iter().map(|row| u32::from(*row)), corner, colour),
            2 => {
                let rows = bytes.as_chunks().0.iter();
                let rows = rows.map(|row| u16::from_le_bytes(*row).into());
                display.stamp(rows, corner, colour)
            }
            _ => display.stamp(rows_of(bytes, in_row), corner, colour),
        })
    }

    /// Tells of every letter that has ink: its bytes, how many of them are a row, and its top left corner.
    fn each_letter<E>(
        &self,
        text: &str,
        mut pen: Point,
        mut draw: impl FnMut(&'static [u8], usize, Point) -> Result<(), E>,
    ) -> Result<(), E> {
        for letter in text.chars().map(|letter| self.letter(letter)) {
            let first = usize::from(letter.first);
            if let Some(bytes) = self.ink.get(first..first + letter.bytes())
                && !bytes.is_empty()
            {
                let corner = pen + Point::new(letter.left.into(), letter.top.into());
                draw(bytes, letter.bytes_in_row(), corner)?;
            }
            pen.x += i32::from(letter.advance);
        }
        Ok(())
    }
}

/// The rows of a letter.
fn rows_of(bytes: &[u8], in_row: usize) -> impl Iterator<Item = u32> {
    let bits = |row: &[u8]| {
        row.iter()
            .rev()
            .fold(0, |row, byte| row << 8 | u32::from(*byte))
    };
    bytes.chunks(in_row.max(1)).map(bits)
}

#[cfg(test)]
mod tests {
    use u8g2_fonts::types::{FontColor, HorizontalAlignment, VerticalPosition};
    use u8g2_fonts::{FontRenderer, fonts};

    use super::*;
    use crate::canvas::{Align, Canvas, Look};
    use crate::ink::Ink;
    use crate::theme;

    /// The theme's fonts, and what u8g2 makes of them.
    fn pairs() -> [(&'static Font, FontRenderer); 7] {
        [
            (
                &theme::TITLE,
                FontRenderer::new::<fonts::u8g2_font_helvB14_tf>(),
            ),
            (
                &theme::ENTRY,
                FontRenderer::new::<fonts::u8g2_font_helvB12_tf>(),
            ),
            (
                &theme::DETAIL,
                FontRenderer::new::<fonts::u8g2_font_helvR10_tf>(),
            ),
            (
                &theme::DETAIL_LARGE,
                FontRenderer::new::<fonts::u8g2_font_helvR12_tf>(),
            ),
            (
                &theme::BIG,
                FontRenderer::new::<fonts::u8g2_font_helvB24_tf>(),
            ),
            (
                &theme::FOOTNOTE,
                FontRenderer::new::<fonts::u8g2_font_helvR08_tf>(),
            ),
            (
                &theme::KEY,
                FontRenderer::new::<fonts::u8g2_font_helvB10_tf>(),
            ),
        ]
    }

    fn letters() -> impl Iterator<Item = char> {
        (' '..='~').chain(SPECIAL)
    }

    #[test]
    fn every_letter_looks_and_measures_as_u8g2_has_it() {
        for (font, theirs) in pairs() {
            for letter in letters() {
                let pen = Point::new(7, 40);
                let mut text = [0; 4];
                let text: &str = letter.encode_utf8(&mut text);
                let (mut drawn, mut expected) = (Ink::default(), Ink::default());
                font.write(text, pen, theme::ACCENT, &mut drawn).unwrap();
                let measured = theirs
                    .render(
                        text,
                        pen,
                        VerticalPosition::Baseline,
                        FontColor::Transparent(theme::ACCENT),
                        &mut expected,
                    )
                    .unwrap();
                assert_eq!(drawn, expected, "{letter}");
                assert_eq!(font.advance(letter), measured.advance.x, "{letter}");
            }
        }
    }

    #[test]
    fn a_text_lies_where_u8g2_puts_it() {
        let aligns = [
            (Align::Left, HorizontalAlignment::Left),
            (Align::Centre, HorizontalAlignment::Center),
            (Align::Right, HorizontalAlignment::Right),
        ];
        for (font, theirs) in pairs() {
            for text in [
                "",
                " ",
                "1",
                "-12",
                " über ",
                "Wj",
                "jW",
                "Stand-alone, 7 points",
            ] {
                for (align, their_align) in aligns {
                    let at = Point::new(7, 40);
                    let (mut drawn, mut expected) = (Ink::default(), Ink::default());
                    Canvas::new(&mut drawn, Look::default())
                        .text(text, at, font, theme::ACCENT, align)
                        .unwrap();
                    theirs
                        .render_aligned(
                            text,
                            at,
                            VerticalPosition::Baseline,
                            their_align,
                            FontColor::Transparent(theme::ACCENT),
                            &mut expected,
                        )
                        .unwrap();
                    assert_eq!(drawn, expected, "{text} {align:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_in_the_font_is_left_out() {
        let (mut with, mut without) = (Ink::default(), Ink::default());
        let pen = Point::new(0, 20);
        theme::ENTRY
            .write("a\n☃\u{7f}\u{80}b", pen, theme::ACCENT, &mut with)
            .unwrap();
        theme::ENTRY
            .write("ab", pen, theme::ACCENT, &mut without)
            .unwrap();
        assert_eq!(with, without);
        assert_eq!(theme::ENTRY.width_of("a\n☃b"), theme::ENTRY.width_of("ab"));
    }
}
