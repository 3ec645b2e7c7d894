//! The fonts: pictures of letters from u8g2, which the compiler cuts into blocks of ink. So a letter
//! is found and measured at once, and drawn with few calls: u8g2 would search it through the whole
//! font and draw pixel by pixel.

mod cut;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::theme::Colour;

/// The first letter there is.
const FIRST: usize = ' ' as usize;
/// So many letters there are: to the end of Latin-1.
const COUNT: usize = 256 - FIRST;

/// A font.
#[derive(Debug)]
pub struct Font {
    letters: [Letter; COUNT],
    blocks: &'static [Block],
    /// The first row with ink, from the pen, and the row below the last.
    rows: (i8, i8),
}

/// A letter: which blocks it is made of, where it lies from the pen, how far the pen moves on.
#[derive(Clone, Copy, Debug)]
struct Letter {
    first: u16,
    count: u8,
    left: i8,
    width: u8,
    advance: i8,
}

/// A rectangle full of ink, from the pen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    x: i8,
    y: i8,
    width: u8,
    height: u8,
}

/// What is not in a font is left out.
const NO_LETTER: Letter = Letter {
    first: 0,
    count: 0,
    left: 0,
    width: 0,
    advance: 0,
};

const NO_BLOCK: Block = Block {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
};

/// A font of u8g2 by its name.
macro_rules! font {
    ($name:ident) => {{
        const DATA: &[u8] = <u8g2_fonts::fonts::$name as u8g2_fonts::Font>::DATA;
        const COUNT: usize = $crate::font::count_blocks(DATA);
        static BLOCKS: [$crate::font::Block; COUNT] = $crate::font::cut(DATA);
        $crate::font::Font::new(DATA, &BLOCKS)
    }};
}
pub(crate) use cut::{count_blocks, cut};
pub(crate) use font;

impl Font {
    fn letter(&self, letter: char) -> &Letter {
        let place = (letter as usize).wrapping_sub(FIRST);
        self.letters.get(place).unwrap_or(&NO_LETTER)
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
        mut pen: Point,
        colour: Colour,
        display: &mut D,
    ) -> Result<(), D::Error> {
        // A display may be a part of a picture only: what is above or below it is passed by.
        let seen = display.bounding_box();
        let above = seen.top_left.y - pen.y;
        let below = above + seen.size.height as i32;
        for letter in text.chars().map(|letter| self.letter(letter)) {
            let first = usize::from(letter.first);
            let blocks = self.blocks.get(first..first + usize::from(letter.count));
            for block in blocks.unwrap_or_default() {
                let y = i32::from(block.y);
                if y >= below || y + i32::from(block.height) <= above {
                    continue;
                }
                let corner = pen + Point::new(block.x.into(), y);
                let size = Size::new(block.width.into(), block.height.into());
                display.fill_solid(&Rectangle::new(corner, size), colour)?;
            }
            pen.x += i32::from(letter.advance);
        }
        Ok(())
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
            .write("a\n☃\u{7f}b", pen, theme::ACCENT, &mut with)
            .unwrap();
        theme::ENTRY
            .write("ab", pen, theme::ACCENT, &mut without)
            .unwrap();
        assert_eq!(with, without);
        assert_eq!(theme::ENTRY.width_of("a\n☃b"), theme::ENTRY.width_of("ab"));
    }
}
