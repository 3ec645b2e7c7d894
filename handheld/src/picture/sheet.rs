//! A sheet for tests: what a picture paints, pixel by pixel. It is strict: a pixel outside of the box or
//! painted twice fails the test.

use core::convert::Infallible;
use std::vec;
use std::vec::Vec;

use embedded_graphics::prelude::*;

use super::{Condition, Picture, Scale};
use crate::theme::Colour;

/// What was painted.
pub(crate) struct Sheet {
    size: Size,
    pixels: Vec<Option<Colour>>,
}

impl Sheet {
    /// Paints a picture.
    pub(crate) fn of(picture: &Picture, scale: Scale, condition: Condition) -> Sheet {
        let size = scale.size();
        let mut sheet = Sheet {
            size,
            pixels: vec![None; size.width as usize * size.height as usize],
        };
        let Ok(()) = picture.draw(&mut sheet, Point::zero(), scale, condition);
        sheet
    }

    /// Its pixels, row by row.
    pub(crate) fn pixels(&self) -> impl Iterator<Item = Option<Colour>> {
        self.pixels.iter().copied()
    }

    /// The colour at a place.
    pub(crate) fn at(&self, x: u32, y: u32) -> Option<Colour> {
        assert!(x < self.size.width && y < self.size.height);
        self.pixels[(y * self.size.width + x) as usize]
    }

    /// How wide and how high what was painted is.
    pub(crate) fn extent(&self) -> (u32, u32) {
        let (width, height) = (self.size.width, self.size.height);
        let columns = (0..width).filter(|x| (0..height).any(|y| self.at(*x, y).is_some()));
        let rows = (0..height).filter(|y| (0..width).any(|x| self.at(x, *y).is_some()));
        let span = |places: Vec<u32>| {
            places
                .last()
                .zip(places.first())
                .map_or(0, |(last, first)| last - first + 1)
        };
        (span(columns.collect()), span(rows.collect()))
    }
}

impl OriginDimensions for Sheet {
    fn size(&self) -> Size {
        self.size
    }
}

impl DrawTarget for Sheet {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        for Pixel(point, colour) in pixels {
            let (x, y) = (point.x as u32, point.y as u32);
            assert!(self.at(x, y).is_none(), "{point:?} is painted twice");
            self.pixels[(y * self.size.width + x) as usize] = Some(colour);
        }
        Ok(())
    }
}
