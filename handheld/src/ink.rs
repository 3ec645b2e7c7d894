//! A display for tests of drawing: it remembers where ink is, on an endless sheet.

use core::convert::Infallible;
use std::collections::BTreeSet;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::stamp::Stamp;
use crate::theme::Colour;

/// The places with ink.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ink(pub BTreeSet<(i32, i32)>);

impl Dimensions for Ink {
    fn bounding_box(&self) -> Rectangle {
        Rectangle::new(Point::new(-1000, -1000), Size::new_equal(2000))
    }
}

impl DrawTarget for Ink {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        let points = pixels.into_iter().map(|Pixel(point, _)| (point.x, point.y));
        self.0.extend(points);
        Ok(())
    }
}

impl Stamp for Ink {}
