//! Some rows of a picture, to be drawn on.

use core::convert::Infallible;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::stamp::Stamp;
use handheld::theme::Colour;

use super::{IN_WORD, Row};

/// Rows of a picture, from one on. What lies outside them is left out.
pub struct Band<'r, const WORDS: usize> {
    rows: &'r mut [Row<WORDS>],
    top: i32,
    /// The length of `rows`.
    height: i32,
}

impl<'r, const WORDS: usize> Band<'r, WORDS> {
    const WIDTH: i32 = (WORDS * IN_WORD) as i32;

    pub fn new(rows: &'r mut [Row<WORDS>], top: usize) -> Self {
        Self {
            height: rows.len() as i32,
            rows,
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
        let Some(rows) = self.rows.get_mut(top..bottom) else {
            return Ok(());
        };
        let ink = eight(colour);
        let (first, last) = (left / IN_WORD, (right - 1) / IN_WORD);
        let first_bits = u32::MAX << (left % IN_WORD * 4);
        let last_bits = u32::MAX >> ((IN_WORD - 1 - (right - 1) % IN_WORD) * 4);
        // Most of what is drawn are letters: they are narrow.
        if first == last {
            put_column(rows, first, ink, first_bits & last_bits);
            return Ok(());
        }
        put_column(rows, first, ink, first_bits);
        put_column(rows, last, ink, last_bits);
        if first + 1 < last {
            for row in rows {
                row.get_mut(first + 1..last).unwrap_or_default().fill(ink);
            }
        }
        Ok(())
    }
}

impl<const WORDS: usize> Stamp for Band<'_, WORDS> {
    // Not inlined: the many callers would keep what they hold on the stack instead.
    #[inline(never)]
    fn stamp(
        &mut self,
        rows: impl Iterator<Item = u32>,
        at: Point,
        colour: Colour,
    ) -> Result<(), Infallible> {
        let from = at.y.saturating_sub(self.top);
        let ink = eight(colour);
        // What is left of the picture is left out of each row.
        let (left, hidden) = (at.x.max(0) as usize, at.x.min(0).unsigned_abs());
        let (place, shift) = (left / IN_WORD, left % IN_WORD);
        let seen = rows.skip(from.min(0).unsigned_abs() as usize);
        let printed = self.rows.get_mut(from.max(0) as usize..);
        for (row, bits) in printed.unwrap_or_default().iter_mut().zip(seen) {
            let bits = bits.checked_shr(hidden).unwrap_or(0);
            let mut words = row.get_mut(place..).unwrap_or_default().iter_mut();
            print_bits(bits << shift, ink, &mut words);
            // What went over the edge of the bits.
            print_bits(bits >> 1 >> (31 - shift), ink, &mut words);
        }
        Ok(())
    }
}

/// Prints bits from the lowest on, eight into a word.
#[inline(always)]
fn print_bits<'w>(mut bits: u32, ink: u32, words: &mut impl Iterator<Item = &'w mut u32>) {
    while bits != 0 {
        let Some(word) = words.next() else {
            return;
        };
        let mask = MASKS.get(usize::from(bits as u8)).copied().unwrap_or(0);
        *word ^= (*word ^ ink) & mask;
        bits >>= IN_WORD;
    }
}

/// The pixels of a word that a byte's bits stand for.
static MASKS: [u32; 256] = masks();

#[allow(clippy::indexing_slicing)] // the compiler checks it
const fn masks() -> [u32; 256] {
    let mut masks = [0; 256];
    let mut byte = 0;
    while byte < masks.len() {
        let mut bit = 0;
        while bit < IN_WORD {
            masks[byte] |= ((byte as u32 >> bit & 1) * 0xF) << (bit * 4);
            bit += 1;
        }
        byte += 1;
    }
    masks
}

/// Changes some bits of a word in each row.
#[inline(always)]
fn put_column<const WORDS: usize>(rows: &mut [Row<WORDS>], place: usize, ink: u32, bits: u32) {
    if place >= WORDS {
        return;
    }
    let (keep, ink) = (!bits, ink & bits);
    for row in rows {
        if let Some(word) = row.get_mut(place) {
            *word = *word & keep | ink;
        }
    }
}

/// A word of eight pixels of a colour.
fn eight(colour: Colour) -> u32 {
    u32::from(colour.number()) * 0x1111_1111
}

/// From where to where a stretch lies within a length, if it does.
#[inline(always)]
fn clip(from: i32, length: u32, within: i32) -> Option<(usize, usize)> {
    if from >= within || length == 0 {
        return None;
    }
    let Ok(start) = u32::try_from(from) else {
        // It begins before.
        let seen = length.checked_sub(from.unsigned_abs())?;
        return (seen > 0).then_some((0, seen.min(within as u32) as usize));
    };
    let seen = length.min(within as u32 - start);
    Some((start as usize, (start + seen) as usize))
}
