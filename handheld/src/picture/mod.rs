//! Pictures in many colours, larger than an icon: drawn as lists of shapes (see [`drawing`]), kept as
//! runs of colour at full and at half size, painted run by run. What is not drawn stays as it was on the
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

/// Draws a picture while compiling: `picture![Block(theme::TEXT, "1,1 9,9"), ...]`.
macro_rules! picture {
    ($($shape:expr),* $(,)?) => {{
        use $crate::picture::drawing::Sheet;
        const FULL: Sheet = Sheet::drawn(&[$($shape),*]);
        const HALF: Sheet = FULL.halved();
        const FULL_RUNS: [u8; FULL.runs()] = FULL.cut();
        const HALF_RUNS: [u8; HALF.runs()] = HALF.cut();
        $crate::picture::Picture::cut_into(&FULL_RUNS, &HALF_RUNS)
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
            Scale::Half => Size::new(Picture::WIDTH.div_ceil(2), Picture::HEIGHT.div_ceil(2)),
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
///
/// Its runs go from the top left, row by row: how many pixels less one, then the number of their
/// colour. None goes over the end of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    full: &'static [u8],
    half: &'static [u8],
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

impl Picture {
    /// Its width in pixels, at full scale.
    pub const WIDTH: u32 = 57;
    /// Its height in pixels, at full scale.
    pub const HEIGHT: u32 = 76;

    /// Of what a drawing was cut into.
    pub(crate) const fn cut_into(full: &'static [u8], half: &'static [u8]) -> Picture {
        Picture { full, half }
    }

    /// How many bytes it takes in flash.
    pub const fn bytes(&self) -> usize {
        self.full.len() + self.half.len()
    }

    /// Paints it with its top left corner at a point. What is not drawn stays as it was.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        target: &mut D,
        top_left: Point,
        scale: Scale,
        condition: Condition,
    ) -> Result<(), D::Error> {
        let end = top_left.x + scale.size().width as i32;
        let mut runs = self.runs(scale);
        let mut crack = (condition == Condition::Fake).then(|| CRACK.runs(scale));
        let mut at = top_left;
        while let Some(mut run) = runs.first {
            if let Some(Run { colour, long }) = crack.as_ref().and_then(|crack| crack.first) {
                run.colour = broken(run.colour, colour);
                run.long = run.long.min(long);
            }
            if run.colour != NOTHING {
                let area = Rectangle::new(at, Size::new(run.long, 1));
                target.fill_solid(&area, run.colour)?;
            }
            at.x += run.long as i32;
            if at.x >= end {
                at = Point::new(top_left.x, at.y + 1);
            }
            runs.skip(run.long);
            if let Some(crack) = &mut crack {
                crack.skip(run.long);
            }
        }
        Ok(())
    }

    fn runs(&self, scale: Scale) -> Runs {
        let runs = match scale {
            Scale::Full => self.full,
            Scale::Half => self.half,
        };
        let mut runs = Runs {
            first: None,
            rest: runs.iter(),
        };
        runs.skip(0);
        runs
    }
}

/// Pixels of one colour, side by side.
#[derive(Clone, Copy)]
struct Run {
    colour: Colour,
    long: u32,
}

/// What is still to be painted of a picture.
struct Runs {
    first: Option<Run>,
    rest: core::slice::Iter<'static, u8>,
}

impl Runs {
    /// Leaves out some pixels of the first run: at most all of them.
    fn skip(&mut self, pixels: u32) {
        match &mut self.first {
            Some(run) if run.long > pixels => run.long -= pixels,
            first => {
                *first = self.rest.next().map(|packed| Run {
                    colour: Colour::ALL
                        .get(usize::from(packed & 0xF))
                        .copied()
                        .unwrap_or(NOTHING),
                    long: u32::from(packed >> 4) + 1,
                });
            }
        }
    }
}

/// What a fake shows instead of a colour, where this is of its crack.
fn broken(whole: Colour, crack: Colour) -> Colour {
    match (whole, crack) {
        (NOTHING, _) => NOTHING,
        (whole, NOTHING) => faded(whole),
        (_, crack) => crack,
    }
}

/// A colour as grey as the palette has it, about as bright as it was.
fn faded(colour: Colour) -> Colour {
    match colour {
        theme::MARK_YELLOW => theme::TEXT,
        theme::ACCENT | theme::MARK_ORANGE | theme::MARK_BLUE | theme::MARK_PURPLE => theme::DIM,
        theme::MARK_RED | theme::MARK_GREEN => theme::LINE,
        theme::UMBER | theme::SECRET => theme::PANEL,
        other => other,
    }
}
