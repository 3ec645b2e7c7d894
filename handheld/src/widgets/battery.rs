//! How much power is left: a battery with bars, or a plug. What is not measured is not drawn.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::{Align, Canvas};
use crate::power::Power;
use crate::theme::{self, Colour};

const WIDTH: i32 = 26;
const HEIGHT: i32 = 13;
const BARS: i32 = 4;

/// Draws the power with its top right corner at a point.
pub fn battery<D: DrawTarget<Color = Colour>>(
    power: Power,
    corner: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let left = corner - Point::new(WIDTH + 2, 0);
    match power {
        Power::Unmeasured | Power::Unknown => Ok(()),
        Power::Usb => {
            let at = left + Point::new(WIDTH / 2, 11);
            canvas.outline(case(left), theme::DIM)?;
            canvas.text("USB", at, &theme::FOOTNOTE, theme::DIM, Align::Centre)
        }
        Power::Battery(percent) => {
            let colour = if power.is_low() {
                theme::MARK_RED
            } else {
                theme::DIM
            };
            canvas.outline(case(left), colour)?;
            let knob = Rectangle::new(left + Point::new(WIDTH, 4), Size::new(2, 5));
            canvas.fill(knob, colour)?;
            // The last bar stays as long as there is anything: a warning sign comes with it.
            let full = (i32::from(percent) * BARS + 99) / 100;
            for bar in 0..full.max(1) {
                let at = left + Point::new(3 + bar * 5, 3);
                canvas.fill(Rectangle::new(at, Size::new(4, 7)), colour)?;
            }
            if power.is_low() {
                let at = left + Point::new(WIDTH / 2 + 4, 11);
                canvas.text("!", at, &theme::KEY, colour, Align::Centre)?;
            }
            Ok(())
        }
    }
}

fn case(left: Point) -> Rectangle {
    Rectangle::new(left, Size::new(WIDTH as u32, HEIGHT as u32))
}
