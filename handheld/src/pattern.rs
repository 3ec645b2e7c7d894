//! Patterns that fill an area, so that areas can be told apart without colour.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

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
}

impl Pattern {
    /// Is there ink at a place?
    pub(crate) const fn ink(self, x: i32, y: i32) -> bool {
        match self {
            Pattern::Plain => true,
            Pattern::Stripes => (x + y) & 3 < 2,
            Pattern::Dots => x & 3 < 3 && y & 3 < 3 && !(x & 3 == 1 && y & 3 == 1),
            Pattern::Bars => x & 3 < 2,
            Pattern::Lines => y & 3 < 2,
            Pattern::Checks => (x >> 2) & 1 == (y >> 2) & 1,
        }
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
