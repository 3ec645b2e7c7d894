//! A QR code on the screen: dark on light with a quiet zone, whatever the colours around it are.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::Canvas;
use crate::qr::{QUIET, QrCode};
use crate::theme::{self, Colour};

/// A screen has so many pixels for a code on each side: what the footer leaves. Version 12 at three pixels a module
/// fills it to the last one.
pub const QR_PAGE: u32 = 219;

/// Fills an area with light and draws a code in its middle, as large as it fits, up to three pixels a module: on
/// such a display more would not be read from further away.
pub fn qr<D: DrawTarget<Color = Colour>>(
    code: &QrCode,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(area, theme::TEXT)?;
    let room = area.size.width.min(area.size.height) as usize;
    let fits = |scale: &u8| code.pixels((*scale).into()) <= room;
    let Some(scale) = [3, 2, 1].into_iter().find(fits) else {
        return Ok(());
    };
    let side = code.pixels(scale.into()) as i32;
    let quiet = QUIET as i32 * i32::from(scale);
    let middle = Point::new(
        (area.size.width as i32 - side) / 2 + quiet,
        (area.size.height as i32 - side) / 2 + quiet,
    );
    canvas.code(code, area.top_left + middle, scale, theme::BLACK)
}

/// Draws the dark modules of a code, run by run.
// Not inlined: it is rare, and whoever calls it may run from memory.
#[inline(never)]
pub(crate) fn draw_modules<D: DrawTarget<Color = Colour>>(
    code: &QrCode,
    at: Point,
    scale: u8,
    colour: Colour,
    display: &mut D,
) -> Result<(), D::Error> {
    let (side, scale) = (code.side(), i32::from(scale));
    // A display may be a part of a picture only: what is above or below it is passed by.
    let seen = display.bounding_box();
    let bottom = seen.top_left.y + seen.size.height as i32;
    for y in 0..side {
        let top = at.y + y as i32 * scale;
        if top + scale <= seen.top_left.y || top >= bottom {
            continue;
        }
        let mut x = 0;
        while x < side {
            let long = (x..side).take_while(|x| code.is_dark(*x, y)).count();
            let run = Rectangle::new(
                Point::new(at.x + x as i32 * scale, top),
                Size::new(long as u32 * scale as u32, scale as u32),
            );
            if long > 0 {
                display.fill_solid(&run, colour)?;
            }
            x += long.max(1);
        }
    }
    Ok(())
}
