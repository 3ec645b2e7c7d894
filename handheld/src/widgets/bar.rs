//! The bar beside what is longer than its place: how much of it is seen, and where.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::Canvas;
use crate::theme::{self, Colour};

/// How wide the bar is.
const WIDTH: u32 = 3;
/// It never gets shorter than this.
const SHORTEST: i32 = 8;

/// The part of a list or a text that is seen, in entries or lines.
pub struct Seen {
    /// The first that is seen.
    pub top: usize,
    /// How many are seen.
    pub visible: usize,
    /// How many there are, more than are seen.
    pub count: usize,
}

/// Draws the bar on a rail of some height with its top left corner at a point.
pub fn scroll_bar<D: DrawTarget<Color = Colour>>(
    seen: &Seen,
    corner: Point,
    height: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let stretch =
        |y: i32, long: i32| Rectangle::new(Point::new(corner.x, y), Size::new(WIDTH, long as u32));
    canvas.fill(stretch(corner.y, height), theme::PANEL)?;
    let long = (height * seen.visible as i32 / seen.count.max(1) as i32).max(SHORTEST);
    let steps = seen.count.saturating_sub(seen.visible).max(1) as i32;
    let at = corner.y + (height - long) * seen.top as i32 / steps;
    canvas.fill(stretch(at, long), theme::ACCENT)
}
