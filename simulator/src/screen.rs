//! The device's screen as a picture in memory. It is strict: drawing a pixel outside of it is an
//! error.

use core::fmt;

use embedded_graphics::geometry::{Dimensions, OriginDimensions, Point, Size};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::theme::{self, Colour};

/// Something was drawn outside the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutsideScreen {
    /// The pixel.
    pub pixel: Point,
    /// The screen.
    pub screen: Size,
}

impl fmt::Display for OutsideScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Point { x, y }, Size { width, height }) = (self.pixel, self.screen);
        write!(
            f,
            "the app drew the pixel ({x}, {y}) outside the screen of {width} by {height}"
        )
    }
}

impl std::error::Error for OutsideScreen {}

/// A screen of fixed size, black at first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    size: Size,
    pixels: Vec<Colour>,
}

impl Screen {
    /// A black screen.
    pub fn new(size: Size) -> Self {
        let count = size.width as usize * size.height as usize;
        Self {
            size,
            pixels: vec![theme::BLACK; count],
        }
    }

    /// The pixels row by row, from the top left.
    pub fn pixels(&self) -> &[Colour] {
        &self.pixels
    }

    fn place(&self, pixel: Point) -> Result<usize, OutsideScreen> {
        if !self.bounding_box().contains(pixel) {
            return Err(OutsideScreen {
                pixel,
                screen: self.size,
            });
        }
        Ok(pixel.y as usize * self.size.width as usize + pixel.x as usize)
    }
}

impl OriginDimensions for Screen {
    fn size(&self) -> Size {
        self.size
    }
}

impl DrawTarget for Screen {
    type Color = Colour;
    type Error = OutsideScreen;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), OutsideScreen>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        for Pixel(point, colour) in pixels {
            let place = self.place(point)?;
            if let Some(pixel) = self.pixels.get_mut(place) {
                *pixel = colour;
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Colour) -> Result<(), OutsideScreen> {
        let Some(last) = area.bottom_right() else {
            return Ok(());
        };
        self.place(area.top_left)?;
        self.place(last)?;
        for y in area.top_left.y..=last.y {
            let from = self.place(Point::new(area.top_left.x, y))?;
            let to = self.place(Point::new(last.x, y))?;
            if let Some(row) = self.pixels.get_mut(from..=to) {
                row.fill(colour);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen() -> Screen {
        Screen::new(Size::new(4, 3))
    }

    #[test]
    fn a_pixel_outside_is_an_error_that_names_it() {
        for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 3)] {
            let pixel = Point::new(x, y);
            let error = screen()
                .draw_iter([Pixel(pixel, theme::MARK_RED)])
                .unwrap_err();
            assert_eq!(error.pixel, pixel);
        }
    }

    #[test]
    fn an_area_that_reaches_outside_is_an_error_and_draws_nothing() {
        let mut drawn = screen();
        let area = Rectangle::new(Point::new(2, 1), Size::new(3, 1));
        let error = drawn.fill_solid(&area, theme::MARK_RED).unwrap_err();
        assert_eq!(error.pixel, Point::new(4, 1));
        assert_eq!(drawn, screen());
    }

    #[test]
    fn an_area_is_filled_to_its_edges_and_no_further() {
        let mut drawn = screen();
        let area = Rectangle::new(Point::new(1, 1), Size::new(3, 2));
        drawn.fill_solid(&area, theme::MARK_RED).unwrap();
        let red: Vec<bool> = drawn
            .pixels()
            .iter()
            .map(|p| *p == theme::MARK_RED)
            .collect();
        let (o, x) = (false, true);
        assert_eq!(red, [o, o, o, o, o, x, x, x, o, x, x, x]);
    }

    #[test]
    fn an_empty_area_may_lie_anywhere() {
        let area = Rectangle::new(Point::new(-7, 90), Size::zero());
        assert_eq!(screen().fill_solid(&area, theme::MARK_RED), Ok(()));
    }
}
