//! Some rows of a picture, to be drawn on.

use core::convert::Infallible;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::theme::Colour;

use super::{IN_WORD, Row};

/// Rows of a picture, from one on. What lies outside them is left out.
pub struct Band<'r, const WORDS: usize> {
    /// All rows, one after the other: to step through them takes no division.
    words: &'r mut [u32],
    top: i32,
    height: i32,
}

impl<'r, const WORDS: usize> Band<'r, WORDS> {
    const WIDTH: i32 = (WORDS * IN_WORD) as i32;

    pub fn new(rows: &'r mut [Row<WORDS>], top: usize) -> Self {
        Self {
            height: rows.len() as i32,
            words: rows.as_flattened_mut(),
            top: top as i32,
        }
    }
}

impl<const WORDS: usize> Dimensions for Band<'_, WORDS> {
    fn bounding_box(&self) -> Rectangle {
        let size = Size::new(Self::WIDTH as u32, self.height as u32);
        Rectangle::new(Point::new(0, self.top), size)
    }
}

impl<const WORDS: usize> DrawTarget for Band<'_, WORDS> {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        for Pixel(point, colour) in pixels {
            self.fill_solid(&Rectangle::new(point, Size::new_equal(1)), colour)?;
        }
        Ok(())
    }

    // Not inlined: the many callers would keep what they hold on the stack instead.
    #[inline(never)]
    fn fill_solid(&mut self, area: &Rectangle, colour: Colour) -> Result<(), Infallible> {
        // Much of what is drawn lies outside: above all letters on the edge of the rows.
        let top = area.top_left.y.saturating_sub(self.top);
        let Some((top, bottom)) = clip(top, area.size.height, self.height) else {
            return Ok(());
        };
        let Some((left, right)) = clip(area.top_left.x, area.size.width, Self::WIDTH) else {
            return Ok(());
        };
        let ink = eight(colour);
        let (first, last) = (left / IN_WORD, (right - 1) / IN_WORD);
        let first_bits = u32::MAX << (left % IN_WORD * 4);
        let last_bits = u32::MAX >> ((IN_WORD - 1 - (right - 1) % IN_WORD) * 4);
        let row = top * WORDS;
        let height = bottom - top;
        // Most of what is drawn are letters: they are narrow.
        if first == last {
            self.put_column(row + first, height, ink, first_bits & last_bits);
            return Ok(());
        }
        self.put_column(row + first, height, ink, first_bits);
        self.put_column(row + last, height, ink, last_bits);
        if first + 1 < last {
            let (mut from, mut to) = (row + first + 1, row + last);
            for _ in 0..height {
                self.words.get_mut(from..to).unwrap_or_default().fill(ink);
                from += WORDS;
                to += WORDS;
            }
        }
        Ok(())
    }
}

impl<const WORDS: usize> Band<'_, WORDS> {
    /// Changes some bits of a word and of those below it.
    fn put_column(&mut self, place: usize, height: usize, ink: u32, bits: u32) {
        let (keep, ink) = (!bits, ink & bits);
        let end = place + (height - 1) * WORDS + 1;
        // Checked once: the steps below stay within.
        let column = self.words.get_mut(place..end).unwrap_or_default();
        for word in column.iter_mut().step_by(WORDS) {
            *word = *word & keep | ink;
        }
    }
}

/// A word of eight pixels of a colour.
fn eight(colour: Colour) -> u32 {
    u32::from(colour.number()) * 0x1111_1111
}

/// From where to where a stretch lies within a length, if it does.
fn clip(from: i32, length: u32, within: i32) -> Option<(usize, usize)> {
    if from >= within {
        return None;
    }
    let to = from.saturating_add_unsigned(length).min(within);
    let from = from.max(0);
    (from < to).then_some((from as usize, to as usize))
}
