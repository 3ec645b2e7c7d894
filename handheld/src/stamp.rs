//! Ink that is printed row by row: letters and icons. A display that can print a row at once is much
//! quicker than by rectangles.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::theme::Colour;

/// A display that prints rows of ink.
pub trait Stamp: DrawTarget<Color = Colour> {
    /// Prints rows of ink from a point on, its top left corner. The lowest bit of a row is its leftmost
    /// pixel; what is not ink stays as it was.
    fn stamp(
        &mut self,
        rows: impl Iterator<Item = u32>,
        at: Point,
        colour: Colour,
    ) -> Result<(), Self::Error> {
        fill_rows(rows, at, 1, colour, self)
    }
}

/// Draws rows of ink as rectangles, every pixel so many times as wide and as high: equal rows in one go.
pub(crate) fn fill_rows<D: DrawTarget<Color = Colour> + ?Sized>(
    rows: impl Iterator<Item = u32>,
    at: Point,
    scale: u32,
    colour: Colour,
    display: &mut D,
) -> Result<(), D::Error> {
    let mut rows = rows.peekable();
    let mut y = 0;
    while let Some(row) = rows.next() {
        let top = y;
        y += 1;
        while rows.next_if_eq(&row).is_some() {
            y += 1;
        }
        fill_runs(row, |x, width| {
            let corner = at + Size::new(x, top) * scale;
            let area = Rectangle::new(corner, Size::new(width, y - top) * scale);
            display.fill_solid(&area, colour)
        })?;
    }
    Ok(())
}

/// Every run of ink in a row: where it begins, and how long it is.
fn fill_runs<E>(mut row: u32, mut fill: impl FnMut(u32, u32) -> Result<(), E>) -> Result<(), E> {
    let mut x = 0;
    while row != 0 {
        let blank = row.trailing_zeros();
        row >>= blank;
        let ink = row.trailing_ones();
        fill(x + blank, ink)?;
        row = row.checked_shr(ink).unwrap_or(0);
        x += blank + ink;
    }
    Ok(())
}
