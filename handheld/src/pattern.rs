//! Patterns that fill an area, so that areas can be told apart without colour.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::stamp::Stamp;
use crate::theme::Colour;

/// A pattern. It begins in the top left corner of what it fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pattern {
    Plain,
    Stripes,
    Dots,
    Bars,
    Lines,
    Checks,
    /// Single dots, on every third row.
    Weave,
}

impl Pattern {
    /// A row from the left edge on: eight places, which repeat. The lowest bit is the first.
    const fn row(self, y: i32) -> u8 {
        match self {
            Pattern::Plain => 0b1111_1111,
            Pattern::Stripes => 0b0011_0011u8.rotate_right(y as u32 & 3),
            Pattern::Dots => match y & 3 {
                1 => 0b0101_0101,
                3 => 0,
                _ => 0b0111_0111,
            },
            Pattern::Bars => 0b0011_0011,
            Pattern::Lines if y & 3 < 2 => 0b1111_1111,
            Pattern::Checks if y & 4 == 0 => 0b0000_1111,
            Pattern::Checks => 0b1111_0000,
            Pattern::Weave if y % 6 == 0 => 0b0100_0100,
            Pattern::Weave if y % 6 == 3 => 0b0001_0001,
            Pattern::Lines | Pattern::Weave => 0,
        }
    }

    /// Is there ink at a place?
    pub(crate) const fn ink(self, x: i32, y: i32) -> bool {
        self.row(y) >> (x & 7) & 1 == 1
    }

    /// Fills an area on a display that prints a row at once.
    // Not inlined: it is rare, and whoever calls it may run from memory.
    #[inline(never)]
    pub(crate) fn print<D: Stamp>(
        self,
        area: Rectangle,
        colour: Colour,
        display: &mut D,
    ) -> Result<(), D::Error> {
        for x in (0..area.size.width).step_by(u32::BITS as usize) {
            let beyond = u32::BITS.saturating_sub(area.size.width - x);
            let rows = (0..area.size.height as i32)
                .map(|y| u32::from_ne_bytes([self.row(y); 4]) << beyond >> beyond);
            display.stamp(rows, area.top_left + Size::new(x, 0), colour)?;
        }
        Ok(())
    }

    /// Fills an area, run by run; equal rows of plain ink and of bars in one go.
    // Not inlined: it is rare, and whoever calls it may run from memory.
    #[inline(never)]
    pub(crate) fn draw<D: DrawTarget<Color = Colour>>(
        self,
        area: Rectangle,
        colour: Colour,
        display: &mut D,
    ) -> Result<(), D::Error> {
        let (width, height) = (area.size.width as i32, area.size.height as i32);
        let step = match self {
            Pattern::Plain | Pattern::Bars => height.max(1),
            _ => 1,
        };
        // A display may be a part of a picture only: what is above or below it is passed by.
        let seen = display.bounding_box().intersection(&area);
        let above = seen.top_left.y - area.top_left.y;
        let below = above + seen.size.height as i32;
        for y in (0..height).step_by(step as usize) {
            if y >= below || y + step <= above {
                continue;
            }
            let mut x = 0;
            while x < width {
                let long = (x..width).take_while(|x| self.ink(*x, y)).count() as i32;
                let run = Rectangle::new(
                    area.top_left + Point::new(x, y),
                    Size::new(long as u32, step as u32),
                );
                if long > 0 {
                    display.fill_solid(&run, colour)?;
                }
                x += long.max(1);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_at_one_stroke_is_equal_in_all_rows() {
        for pattern in [Pattern::Plain, Pattern::Bars] {
            for x in 0..8 {
                let first = pattern.ink(x, 0);
                assert!((1..8).all(|y| pattern.ink(x, y) == first));
            }
        }
    }
}
