//! A cell of a grid: an empty socket, or a card with a band and how many there are.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas};
use crate::theme::{self, Colour};

/// What is in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// How many cards.
    pub count: u8,
    /// Their band.
    pub band: Colour,
    /// Would a card belong here? Then an empty cell is dashed.
    pub wanted: bool,
}

/// Draws a cell.
pub fn cell<D: DrawTarget<Color = Colour>>(
    cell: Cell,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let middle = area.top_left + Point::new(area.size.width as i32 / 2, 0);
    let height = area.size.height as i32;
    if cell.count == 0 {
        canvas.fill(area, theme::SHADE)?;
        return if cell.wanted {
            canvas.dashes(area, 4, theme::DIM)
        } else {
            let dot = middle + Point::new(-1, height / 2 - 1);
            canvas.fill(Rectangle::new(dot, Size::new(2, 2)), theme::LINE)
        };
    }
    canvas.panel(area, theme::TEXT)?;
    let band = Rectangle::new(
        area.top_left + Point::new(2, 1),
        Size::new(area.size.width - 4, 4),
    );
    canvas.fill(band, cell.band)?;
    let mut text: heapless::String<4> = heapless::String::new();
    // Three digits fit.
    let _ = write!(text, "{}", cell.count);
    let at = middle + Point::new(0, height / 2 + 8);
    canvas.text(&text, at, &theme::NUMBER, theme::GROUND, Align::Centre)
}
