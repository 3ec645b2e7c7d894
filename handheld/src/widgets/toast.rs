//! A few words over the screen, for a moment.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::list::Line;
use crate::board::Board;
use crate::canvas::{Align, Canvas, fitted, width_of};
use crate::theme::{self, Colour};

/// Draws the words above the footer.
pub fn toast<D: DrawTarget<Color = Colour>>(
    text: &str,
    board: Board,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let size = board.size();
    let room = size.width as i32 - 32;
    let font = if width_of(text, &theme::ENTRY) <= room {
        &theme::ENTRY
    } else {
        &theme::DETAIL
    };
    let text: Line = fitted(text, room, font);
    let width = width_of(&text, font) + 24;
    let left = (size.width as i32 - width) / 2;
    let top = size.height as i32 - theme::FOOTER - 40;
    let area = Rectangle::new(Point::new(left, top), Size::new(width as u32, 32));
    canvas.panel(area, theme::TEXT)?;
    canvas.ring(area, theme::ACCENT)?;
    let at = Point::new(size.width as i32 / 2, top + 21);
    canvas.text(&text, at, font, theme::GROUND, Align::Centre)
}
