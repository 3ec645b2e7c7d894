//! A face of few pixels, each of them seen: drawn as text, one letter for each colour, and painted two
//! or three times as large.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::picture::drawing::NOTHING;
use crate::theme::{self, Colour};

const WIDTH: usize = Face::SIZE.width as usize;
const HEIGHT: usize = Face::SIZE.height as usize;
/// How much of a row is drawn: the other half mirrors it.
const HALF: usize = WIDTH / 2;

/// A face: of each row the numbers of its colours, two in a byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    rows: [[u8; HALF]; HEIGHT],
}

/// The colour that a letter of a drawing stands for.
#[allow(clippy::panic)] // in constants only, where the compiler checks it
const fn colour(letter: u8) -> Colour {
    match letter {
        b'.' => NOTHING,
        b'#' => theme::SHADE,
        b'w' => theme::TEXT,
        b'd' => theme::DIM,
        b'g' => theme::ACCENT,
        b'u' => theme::UMBER,
        b'o' => theme::MARK_ORANGE,
        b'r' => theme::MARK_RED,
        b'n' => theme::MARK_GREEN,
        b'b' => theme::MARK_BLUE,
        b'v' => theme::MARK_PURPLE,
        b'y' => theme::MARK_YELLOW,
        _ => panic!("no colour has this letter"),
    }
}

#[allow(clippy::indexing_slicing)] // in constants only, where the compiler checks it
impl Face {
    /// Its size, at scale 1.
    pub const SIZE: Size = Size::new(24, 26);

    /// From a drawing of its left half.
    pub(super) const fn mirrored(half: [&str; HEIGHT]) -> Face {
        let mut face = Face {
            rows: [[0; HALF]; HEIGHT],
        };
        let mut y = 0;
        while y < HEIGHT {
            let row = half[y].as_bytes();
            assert!(row.len() == HALF, "half a row of a face has 12 letters");
            let mut x = 0;
            while x < HALF {
                face.dot(x, y, colour(row[x]));
                face.dot(WIDTH - 1 - x, y, colour(row[x]));
                x += 1;
            }
            y += 1;
        }
        face
    }

    /// The same with rows of letters on top, each from a place on to the right.
    pub(super) const fn with(mut self, more: &[(usize, usize, &str)]) -> Face {
        let mut at = 0;
        while at < more.len() {
            let (x, y, letters) = more[at];
            let letters = letters.as_bytes();
            let mut step = 0;
            while step < letters.len() {
                if letters[step] != b'.' {
                    self.dot(x + step, y, colour(letters[step]));
                }
                step += 1;
            }
            at += 1;
        }
        self
    }

    const fn dot(&mut self, x: usize, y: usize, colour: Colour) {
        let pair = &mut self.rows[y][x / 2];
        *pair = if x.is_multiple_of(2) {
            *pair & 0xF0 | colour.number()
        } else {
            *pair & 0x0F | colour.number() << 4
        };
    }
}

impl Face {
    /// Paints it with its top left corner at a point, every pixel `scale` x `scale`. What is not drawn
    /// stays as it was.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        target: &mut D,
        top_left: Point,
        scale: u32,
    ) -> Result<(), D::Error> {
        // A screen is drawn in bands: what is above or below of one takes no time in it.
        let seen = target.bounding_box().rows();
        for (y, row) in (0..).zip(&self.rows) {
            let top = top_left + Size::new(0, y) * scale;
            if top.y >= seen.end || top.y + scale as i32 <= seen.start {
                continue;
            }
            let mut colours = colours(row).peekable();
            let mut x = 0;
            while let Some(colour) = colours.next() {
                let from = x;
                x += 1;
                while colours.next_if_eq(&colour).is_some() {
                    x += 1;
                }
                if colour != NOTHING {
                    let corner = top + Size::new(from, 0) * scale;
                    let area = Rectangle::new(corner, Size::new(x - from, 1) * scale);
                    target.fill_solid(&area, colour)?;
                }
            }
        }
        Ok(())
    }

    /// Its colours from the top left, row by row; `None` where nothing is drawn.
    pub fn pixels(&self) -> impl Iterator<Item = Option<Colour>> {
        let colours = self.rows.iter().flat_map(colours);
        colours.map(|colour| (colour != NOTHING).then_some(colour))
    }
}

/// The colours of a row.
fn colours(row: &[u8; HALF]) -> impl Iterator<Item = Colour> {
    let numbers = row.iter().flat_map(|pair| [pair & 0xF, pair >> 4]);
    numbers.map(|number| {
        let colour = Colour::ALL.get(usize::from(number)).copied();
        colour.unwrap_or(NOTHING)
    })
}
