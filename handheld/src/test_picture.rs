//! Pictures for the first contact with a display: all colours, all corners, which way is up, and
//! frames in which every pixel changes. They are no screens of the app: a board that shows these right
//! will show the app right.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Board;
use crate::canvas::{Align, Canvas, Look, Nowhere};
use crate::icons;
use crate::sketch::Sketch;
use crate::theme::{self, Colour};

/// A picture to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestPicture {
    /// All colours and all corners.
    Bars,
    /// One of a row of frames in which every pixel differs from the frame before.
    FullFrame(u32),
}

/// Draws a picture into a sketch.
pub fn sketch(picture: TestPicture, board: Board, sketch: &mut Sketch) {
    let mut nowhere = Nowhere(board.size());
    let mut canvas = Canvas::sketching(&mut nowhere, Look::default(), sketch);
    // A display that shows nothing cannot fail.
    let _ = match picture {
        TestPicture::Bars => bars(board, &mut canvas),
        TestPicture::FullFrame(number) => full_frame(board, number, &mut canvas),
    };
}

/// How long the arms of a corner's mark are.
const ARM: u32 = 12;

/// A bar for each colour of the palette with its number, an arrow that points up, and a mark in each
/// corner whose outermost pixel is the display's: parchment, then clockwise red, green, blue.
pub fn bars<D: DrawTarget<Color = Colour>>(
    board: Board,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (width, height) = (i32::from(board.width), i32::from(board.height));
    let count = Colour::ALL.len() as i32;
    for (place, colour) in (0..).zip(Colour::ALL) {
        let (left, right) = (width * place / count, width * (place + 1) / count);
        let bar = Rectangle::new(
            Point::new(left, 0),
            Size::new((right - left) as u32, height as u32),
        );
        canvas.fill(bar, colour)?;
        let mut number = heapless::String::<2>::new();
        // Two digits fit.
        let _ = write!(number, "{place}");
        let ink = if [theme::BLACK, theme::SHADE, theme::GROUND].contains(&colour) {
            theme::TEXT
        } else {
            theme::BLACK
        };
        let at = Point::new((left + right) / 2, height / 4);
        canvas.text(&number, at, &theme::FOOTNOTE, ink, Align::Centre)?;
    }
    let middle = Point::new(width / 2 - 24, height / 2 - 24);
    canvas.panel(Rectangle::new(middle, Size::new(48, 48)), theme::BLACK)?;
    let arrow = middle + Point::new(4, 4);
    canvas.big_icon(&icons::ARROW_UP, arrow, theme::TEXT)?;
    corners(width, height, canvas)
}

fn corners<D: DrawTarget<Color = Colour>>(
    width: i32,
    height: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let arm = ARM as i32;
    let marks = [
        (false, false, theme::TEXT),
        (true, false, theme::MARK_RED),
        (true, true, theme::MARK_GREEN),
        (false, true, theme::MARK_BLUE),
    ];
    for (is_right, is_low, colour) in marks {
        let far = |is_far: bool, size: i32, length: i32| if is_far { size - length } else { 0 };
        let across = Point::new(far(is_right, width, arm), far(is_low, height, 1));
        let down = Point::new(far(is_right, width, 1), far(is_low, height, arm));
        canvas.fill(Rectangle::new(across, Size::new(ARM, 1)), colour)?;
        canvas.fill(Rectangle::new(down, Size::new(1, ARM)), colour)?;
    }
    Ok(())
}

/// Two colours in stripes, and the other way round in the next frame.
fn full_frame<D: DrawTarget<Color = Colour>>(
    board: Board,
    number: u32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let whole = Rectangle::new(Point::zero(), board.size());
    let pair = [theme::GROUND, theme::ACCENT];
    let [ground, ink] = if number.is_multiple_of(2) {
        pair
    } else {
        [theme::ACCENT, theme::GROUND]
    };
    canvas.fill(whole, ground)?;
    for row in (0..i32::from(board.height)).step_by(2) {
        let stripe = Rectangle::new(Point::new(0, row), Size::new(board.width.into(), 1));
        canvas.fill(stripe, ink)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// A display that remembers its colours.
    #[derive(Default)]
    struct Sheet(BTreeMap<(i32, i32), Colour>);

    impl Dimensions for Sheet {
        fn bounding_box(&self) -> Rectangle {
            Rectangle::new(Point::zero(), Board::WIDE.size())
        }
    }

    impl DrawTarget for Sheet {
        type Color = Colour;
        type Error = core::convert::Infallible;

        fn draw_iter<I: IntoIterator<Item = Pixel<Colour>>>(
            &mut self,
            pixels: I,
        ) -> Result<(), Self::Error> {
            let pixels = pixels.into_iter();
            self.0
                .extend(pixels.map(|Pixel(point, colour)| ((point.x, point.y), colour)));
            Ok(())
        }
    }

    #[test]
    fn every_corner_of_either_display_has_its_own_pixel() {
        for board in [Board::SQUARE, Board::WIDE] {
            let mut sheet = Sheet::default();
            bars(board, &mut Canvas::new(&mut sheet, Look::default())).unwrap();
            let (right, low) = (i32::from(board.width) - 1, i32::from(board.height) - 1);
            let corners = [(0, 0), (right, 0), (right, low), (0, low)];
            let marks = [
                theme::TEXT,
                theme::MARK_RED,
                theme::MARK_GREEN,
                theme::MARK_BLUE,
            ];
            assert_eq!(corners.map(|corner| sheet.0[&corner]), marks);
            let area = usize::from(board.width) * usize::from(board.height);
            assert_eq!(sheet.0.len(), area);
        }
    }

    #[test]
    fn no_pixel_stays_from_one_full_frame_to_the_next() {
        for board in [Board::SQUARE, Board::WIDE] {
            let [one, two] = [1, 2].map(|number| {
                let mut sheet = Sheet::default();
                let mut canvas = Canvas::new(&mut sheet, Look::default());
                full_frame(board, number, &mut canvas).unwrap();
                sheet.0
            });
            assert!(one.iter().all(|(place, colour)| two[place] != *colour));
            let area = usize::from(board.width) * usize::from(board.height);
            assert_eq!(one.len(), area);
        }
    }
}
