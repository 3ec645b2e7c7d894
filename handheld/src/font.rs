//! The fonts: pictures of letters from u8g2, with an index made by the compiler. So a letter is
//! found and measured at once, where u8g2 searches it through the whole font.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

/// The first letter there is.
const FIRST: usize = ' ' as usize;
/// So many letters there are: to the end of Latin-1.
const COUNT: usize = 256 - FIRST;

// A u8g2 font is a header, then letter after letter: its code, the distance to the next, and
// bits: sizes first, then runs of pixels without and with ink.
const RUN_BITS: usize = 2;
const SIZE_BITS: usize = 4;
const HEADER: usize = 23;

/// A font.
#[derive(Debug)]
pub struct Font {
    data: &'static [u8],
    letters: [Letter; COUNT],
}

/// A letter: where its picture begins in the data, how large it is, where it lies from the pen,
/// and how far the pen moves on.
#[derive(Clone, Copy, Debug)]
struct Letter {
    at: u16,
    width: u8,
    height: u8,
    left: i8,
    top: i8,
    advance: i8,
}

impl Letter {
    /// What is not in the font is left out.
    const NONE: Letter = Letter {
        at: 0,
        width: 0,
        height: 0,
        left: 0,
        top: 0,
        advance: 0,
    };
}

impl Font {
    /// Makes the index of a font.
    #[allow(clippy::indexing_slicing)] // in constants only, where the compiler checks it
    pub const fn new<F: u8g2_fonts::Font>() -> Font {
        let data = F::DATA;
        let mut letters = [Letter::NONE; COUNT];
        let mut at = HEADER;
        loop {
            let (code, distance) = (data[at] as usize, data[at + 1] as usize);
            if distance == 0 {
                return Font { data, letters };
            }
            if code >= FIRST {
                letters[code - FIRST] = Self::read(data, at + 2);
            }
            at += distance;
        }
    }

    #[allow(clippy::indexing_slicing)] // in constants only, where the compiler checks it
    const fn read(data: &'static [u8], at: usize) -> Letter {
        let mut bits = Bits::new(data, at);
        let width = bits.take(data[SIZE_BITS]) as u8;
        let height = bits.take(data[SIZE_BITS + 1]) as u8;
        let left = bits.take_signed(data[SIZE_BITS + 2]);
        let bottom = bits.take_signed(data[SIZE_BITS + 3]);
        Letter {
            at: at as u16,
            width,
            height,
            left,
            top: -(height as i8 + bottom),
            advance: bits.take_signed(data[SIZE_BITS + 4]),
        }
    }

    fn letter(&self, letter: char) -> &Letter {
        let place = (letter as usize).wrapping_sub(FIRST);
        self.letters.get(place).unwrap_or(&Letter::NONE)
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
    pub fn write<D: DrawTarget<Color = Rgb565>>(
        &self,
        text: &str,
        mut pen: Point,
        colour: Rgb565,
        display: &mut D,
    ) -> Result<(), D::Error> {
        for letter in text.chars().map(|letter| self.letter(letter)) {
            self.draw(letter, pen, colour, display)?;
            pen.x += i32::from(letter.advance);
        }
        Ok(())
    }

    fn draw<D: DrawTarget<Color = Rgb565>>(
        &self,
        letter: &Letter,
        pen: Point,
        colour: Rgb565,
        display: &mut D,
    ) -> Result<(), D::Error> {
        let corner = pen + Point::new(letter.left.into(), letter.top.into());
        let (width, height) = (u32::from(letter.width), u32::from(letter.height));
        let mut runs = Runs::new(self.data, letter);
        let (mut x, mut y) = (0, 0);
        while y < height {
            let (blank, mut ink) = runs.next();
            x += blank;
            while x >= width {
                x -= width;
                y += 1;
            }
            // A run goes on in the next row.
            while ink > 0 && y < height {
                let long = ink.min(width - x);
                let area =
                    Rectangle::new(corner + Point::new(x as i32, y as i32), Size::new(long, 1));
                display.fill_solid(&area, colour)?;
                ink -= long;
                x += long;
                if x >= width {
                    x = 0;
                    y += 1;
                }
            }
        }
        Ok(())
    }
}

/// The runs of a letter's picture, row after row: so many pixels blank, then so many with ink.
struct Runs {
    bits: Bits,
    blank_bits: u8,
    ink_bits: u8,
    last: Option<(u32, u32)>,
}

impl Runs {
    fn new(data: &'static [u8], letter: &Letter) -> Self {
        let length = |place: usize| data.get(place).copied().unwrap_or_default();
        let mut bits = Bits::new(data, letter.at.into());
        for size in SIZE_BITS..SIZE_BITS + 5 {
            bits.take(length(size));
        }
        Runs {
            bits,
            blank_bits: length(RUN_BITS),
            ink_bits: length(RUN_BITS + 1),
            last: None,
        }
    }

    fn next(&mut self) -> (u32, u32) {
        // One bit says whether the same comes again.
        if let Some(last) = self.last
            && self.bits.take(1) == 1
        {
            return last;
        }
        let blank = self.bits.take(self.blank_bits);
        let run = (blank, self.bits.take(self.ink_bits));
        self.last = Some(run);
        run
    }
}

/// Bytes read bit by bit, the lowest first.
struct Bits {
    data: &'static [u8],
    next: usize,
    held: u32,
    count: u8,
}

impl Bits {
    const fn new(data: &'static [u8], next: usize) -> Self {
        Bits {
            data,
            next,
            held: 0,
            count: 0,
        }
    }

    /// At most eight bits; zeros past the end.
    #[allow(clippy::indexing_slicing)] // the place is checked
    const fn take(&mut self, count: u8) -> u32 {
        if self.count < count {
            if self.next < self.data.len() {
                self.held |= (self.data[self.next] as u32) << self.count;
            }
            self.next += 1;
            self.count += 8;
        }
        let bits = self.held & ((1 << count) - 1);
        self.held >>= count;
        self.count -= count;
        bits
    }

    const fn take_signed(&mut self, count: u8) -> i8 {
        self.take(count) as i8 - (1 << (count - 1))
    }
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
        (' '..='~').chain('\u{a0}'..='ÿ')
    }

    #[test]
    fn every_letter_looks_and_measures_as_u8g2_has_it() {
        for (font, theirs) in pairs() {
            for letter in letters() {
                let pen = Point::new(7, 40);
                let mut text = [0; 4];
                let text: &str = letter.encode_utf8(&mut text);
                let (mut drawn, mut expected) = (Ink::default(), Ink::default());
                font.write(text, pen, theme::BRASS, &mut drawn).unwrap();
                let measured = theirs
                    .render(
                        text,
                        pen,
                        VerticalPosition::Baseline,
                        FontColor::Transparent(theme::BRASS),
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
                        .text(text, at, font, theme::BRASS, align)
                        .unwrap();
                    theirs
                        .render_aligned(
                            text,
                            at,
                            VerticalPosition::Baseline,
                            their_align,
                            FontColor::Transparent(theme::BRASS),
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
            .write("a\n☃\u{7f}b", pen, theme::BRASS, &mut with)
            .unwrap();
        theme::ENTRY
            .write("ab", pen, theme::BRASS, &mut without)
            .unwrap();
        assert_eq!(with, without);
        assert_eq!(theme::ENTRY.width_of("a\n☃b"), theme::ENTRY.width_of("ab"));
    }
}
