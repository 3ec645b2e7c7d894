//! Pictures in many colours, larger than an icon: drawn as lists of shapes (see [`drawing`]), kept as
//! runs of colour, painted row by row at full or half size. What is not drawn stays as it was on the
//! screen, so a picture can lie on any dark ground.

pub mod drawing;
#[cfg(test)]
pub(crate) mod sheet;
#[cfg(test)]
mod tests;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::theme::{self, Colour, SHADE, TEXT};
use drawing::NOTHING;
use drawing::Shape::Line;

/// How many pixels a run can have: as many as fit four bits, beside the four of its colour.
const LONGEST_RUN: usize = 16;
/// The longest row of a picture.
const ROW: usize = Picture::WIDTH as usize;

/// Draws a picture while compiling: `picture![Block(theme::TEXT, "1,1 9,9"), ...]`.
macro_rules! picture {
    ($($shape:expr),* $(,)?) => {{
        const SHEET: $crate::picture::drawing::Sheet =
            $crate::picture::drawing::Sheet::drawn(&[$($shape),*]);
        const RUNS: [u8; SHEET.runs()] = SHEET.cut();
        $crate::picture::Picture::cut_into(&RUNS)
    }};
}
pub(crate) use picture;

/// How large a picture is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Every pixel.
    Full,
    /// Half as wide and half as high.
    Half,
}

impl Scale {
    /// How many pixels a picture takes.
    pub const fn size(self) -> Size {
        match self {
            Scale::Full => Size::new(Picture::WIDTH, Picture::HEIGHT),
            Scale::Half => Size::new(Picture::WIDTH.div_ceil(2), Picture::HEIGHT / 2),
        }
    }
}

/// What a picture shows of its object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// As it should be.
    Genuine,
    /// It turned out to be worthless: without colour, and cracked.
    Fake,
}

/// A picture of at most 57 by 76 pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// From the top left, row by row: how many pixels less one, then the number of their colour.
    runs: &'static [u8],
}

/// Packs a run.
const fn packed(long: usize, colour: u8) -> u8 {
    (long as u8 - 1) << 4 | colour
}

/// Where a fake is broken.
static CRACK: Picture = picture![
    Line(TEXT, 2, "45,1 38,16 42,23 31,34 35,41 21,52 25,60 13,74"),
    Line(SHADE, 3, "43,1 36,16 40,23 29,34 33,41 19,52 23,60 11,74"),
    Line(SHADE, 2, "40,23 51,31 55,40"),
    Line(SHADE, 2, "29,34 16,30 8,34 2,31"),
    Line(SHADE, 2, "33,41 43,50 44,58"),
];

/// One row of a picture, pixel by pixel.
type Row = [Colour; ROW];

impl Picture {
    /// Its width in pixels, at full scale.
    pub const WIDTH: u32 = 57;
    /// Its height in pixels, at full scale.
    pub const HEIGHT: u32 = 76;

    /// Of what a drawing was cut into.
    pub(crate) const fn cut_into(runs: &'static [u8]) -> Picture {
        Picture { runs }
    }

    /// How many bytes it takes in flash.
    pub const fn bytes(&self) -> usize {
        self.runs.len()
    }

    /// Paints it with its top left corner at a point. What is not drawn stays as it was.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        target: &mut D,
        top_left: Point,
        scale: Scale,
        condition: Condition,
    ) -> Result<(), D::Error> {
        let mut rows = Rows::of(self, condition);
        for y in 0..scale.size().height {
            let row = match scale {
                Scale::Full => rows.next(),
                Scale::Half => halved(&rows.next(), &rows.next()),
            };
            paint(&row, target, top_left + Size::new(0, y))?;
        }
        Ok(())
    }
}

/// Reads a picture row by row.
struct Rows {
    runs: core::slice::Iter<'static, u8>,
    /// Where it is broken, if it is.
    crack: Option<core::slice::Iter<'static, u8>>,
}

impl Rows {
    fn of(picture: &Picture, condition: Condition) -> Rows {
        Rows {
            runs: picture.runs.iter(),
            crack: (condition == Condition::Fake).then(|| CRACK.runs.iter()),
        }
    }

    fn next(&mut self) -> Row {
        let mut row = unpacked(&mut self.runs);
        if let Some(crack) = &mut self.crack {
            for (pixel, crack) in row.iter_mut().zip(unpacked(crack)) {
                *pixel = match (*pixel, crack) {
                    (NOTHING, _) => NOTHING,
                    (whole, NOTHING) => faded(whole),
                    (_, crack) => crack,
                };
            }
        }
        row
    }
}

/// The next row of runs.
fn unpacked(runs: &mut core::slice::Iter<'static, u8>) -> Row {
    let mut row = [NOTHING; ROW];
    let mut rest = row.as_mut_slice();
    while !rest.is_empty() {
        let Some(run) = runs.next() else { break };
        let long = usize::from(run >> 4) + 1;
        let Some((pixels, after)) = rest.split_at_mut_checked(long) else {
            break;
        };
        let colour = Colour::ALL.get(usize::from(run & 0xF));
        pixels.fill(colour.copied().unwrap_or(NOTHING));
        rest = after;
    }
    row
}

/// A colour as grey as the palette has it, about as bright as it was.
fn faded(colour: Colour) -> Colour {
    match colour {
        theme::TEXT | theme::MARK_YELLOW => theme::TEXT,
        theme::ACCENT | theme::MARK_ORANGE | theme::MARK_BLUE | theme::MARK_PURPLE => theme::DIM,
        theme::MARK_RED | theme::MARK_GREEN => theme::LINE,
        theme::UMBER | theme::SECRET => theme::PANEL,
        other => other,
    }
}

/// Two rows as one of half the length: of every four pixels the colour that most of them have.
fn halved(above: &Row, below: &Row) -> Row {
    let mut row = [NOTHING; ROW];
    let fours = above.chunks(2).zip(below.chunks(2));
    for (pixel, (above, below)) in row.iter_mut().zip(fours) {
        *pixel = most(above, below);
    }
    row
}

/// The colour that most pixels have; of equally many the one that is first.
fn most(above: &[Colour], below: &[Colour]) -> Colour {
    let all = above.iter().chain(below);
    // Nearly always: four of a kind.
    if let Some(one) = above
        .first()
        .filter(|one| all.clone().all(|other| other == *one))
    {
        return *one;
    }
    let mut best = (0, NOTHING);
    for one in all.clone() {
        let count = all.clone().filter(|other| *other == one).count();
        if count > best.0 {
            best = (count, *one);
        }
    }
    best.1
}

/// Paints a row, equal pixels in one go.
fn paint<D: DrawTarget<Color = Colour>>(
    row: &Row,
    target: &mut D,
    at: Point,
) -> Result<(), D::Error> {
    let mut x = 0;
    for run in row.chunk_by(|left, right| left == right) {
        let width = run.len() as u32;
        if let Some(colour) = run.first().filter(|colour| **colour != NOTHING) {
            let area = Rectangle::new(at + Size::new(x, 0), Size::new(width, 1));
            target.fill_solid(&area, *colour)?;
        }
        x += width;
    }
    Ok(())
}
