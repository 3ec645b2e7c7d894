//! The picture that is drawn and the one that the display shows, four bits a pixel: what differs
//! between them is all that has to be sent. The display's task goes
//!
//! ```
//! # use firmware::framebuffer::{Framebuffer, words};
//! # let mut frame = Box::new(Framebuffer::<{ words(240) }, 240>::new());
//! # let mut buffer = [0; 4800];
//! // app.draw(&mut frame), and then
//! for window in frame.changes() {
//!     // set the display's window, and then
//!     for strip in window.strips(buffer.len()) {
//!         let bytes = frame.pixels(strip, &mut buffer);
//!         // send them; with two buffers, the next strip can be made meanwhile
//!     }
//! }
//! frame.sent();
//! ```

mod changes;
#[cfg(test)]
mod tests;
mod wire;

use core::convert::Infallible;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::theme::Colour;

pub use changes::Window;
use changes::{differing_rows, joined};
use wire::Wire;

/// The pixels in a word. The leftmost is in the lowest bits.
const IN_WORD: usize = 8;

/// The words in a row of so many pixels, which have to be a multiple of eight.
pub const fn words(pixels: u16) -> usize {
    assert!((pixels as usize).is_multiple_of(IN_WORD));
    pixels as usize / IN_WORD
}

/// One row of pixels.
type Row<const WORDS: usize> = [u32; WORDS];

/// Two pictures of the theme's colours: drawn, and shown. A new one is nothing but zeros, so that
/// as a static it takes no room in flash.
#[derive(Debug)]
pub struct Framebuffer<const WORDS: usize, const HEIGHT: usize> {
    drawn: [Row<WORDS>; HEIGHT],
    shown: [Row<WORDS>; HEIGHT],
    /// Does the display show what `shown` says?
    known: bool,
}

impl<const WORDS: usize, const HEIGHT: usize> Framebuffer<WORDS, HEIGHT> {
    /// In pixels.
    pub const WIDTH: usize = WORDS * IN_WORD;
    /// In pixels.
    pub const HEIGHT: usize = HEIGHT;

    /// Empty; what the display shows is not known.
    #[allow(clippy::new_without_default)] // it is large: nobody should make one by the way
    pub const fn new() -> Self {
        Self {
            drawn: [[0; WORDS]; HEIGHT],
            shown: [[0; WORDS]; HEIGHT],
            known: false,
        }
    }

    /// What has to be sent, from the top: few windows, together about as quick to send as can be.
    pub fn changes(&self) -> impl Iterator<Item = Window> + '_ {
        let everything = Window {
            left: 0,
            top: 0,
            width: Self::WIDTH as u16,
            height: Self::HEIGHT as u16,
        };
        let all = (!self.known).then_some(everything);
        // Nothing is compared when everything is sent.
        let rows = if self.known { HEIGHT } else { 0 };
        all.into_iter().chain(joined(differing_rows(
            self.drawn.iter().zip(&self.shown).take(rows),
        )))
    }

    /// The pixels of a window as the display takes them, row by row: two bytes each, the higher
    /// first. Gives the part of the buffer that was filled: whole rows only, as many as fit.
    pub fn pixels<'b>(&self, window: Window, buffer: &'b mut [u8]) -> &'b [u8] {
        // Pairs of pixels: what changed always begins and ends with one.
        let first = usize::from(window.left) / 2;
        let pairs = usize::from(window.width) / 2;
        let top = usize::from(window.top);
        let rows = self.drawn.iter().skip(top).take(window.height.into());
        let wire = Wire::new();
        let (quads, _) = buffer.as_chunks_mut::<4>();
        let mut count = 0;
        if pairs > 0 {
            for (row, quads) in rows.zip(quads.chunks_exact_mut(pairs)) {
                wire.convert(row, first, quads);
                count += quads.len() * 4;
            }
        }
        buffer.get(..count).unwrap_or(&[])
    }

    /// The display shows what is drawn.
    pub fn sent(&mut self) {
        self.shown = self.drawn;
        self.known = true;
    }

    /// The display may show anything: after an error, after a rotation. Everything is sent next.
    pub fn forget_shown(&mut self) {
        self.known = false;
    }

    /// A row of what is drawn, as the colours' numbers. Below the picture it is empty.
    pub fn row(&self, y: usize) -> impl Iterator<Item = u8> + '_ {
        let words = self.drawn.get(y).into_iter().flatten();
        words.flat_map(|word| (0..IN_WORD).map(move |place| (word >> (place * 4) & 0xF) as u8))
    }
}

impl<const WORDS: usize, const HEIGHT: usize> OriginDimensions for Framebuffer<WORDS, HEIGHT> {
    fn size(&self) -> Size {
        Size::new(Self::WIDTH as u32, Self::HEIGHT as u32)
    }
}

/// What lies outside is left out.
impl<const WORDS: usize, const HEIGHT: usize> DrawTarget for Framebuffer<WORDS, HEIGHT> {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Colour>>,
    {
        for Pixel(point, colour) in pixels {
            // Left of the picture and above it, the numbers become too large for it.
            let (x, y) = (point.x as u32 as usize, point.y as u32 as usize);
            if let Some(row) = self.drawn.get_mut(y)
                && let Some(word) = row.get_mut(x / IN_WORD)
            {
                let bits = 0xF << (x % IN_WORD * 4);
                put(word, eight(colour), bits);
            }
        }
        Ok(())
    }

    // Not inlined: the many callers would keep what they hold on the stack instead.
    #[inline(never)]
    fn fill_solid(&mut self, area: &Rectangle, colour: Colour) -> Result<(), Infallible> {
        let columns = clip(area.top_left.x, area.size.width, Self::WIDTH);
        let rows = clip(area.top_left.y, area.size.height, Self::HEIGHT);
        let (Some((left, right)), Some((top, bottom))) = (columns, rows) else {
            return Ok(());
        };
        let ink = eight(colour);
        let rows = self.drawn.get_mut(top..bottom).unwrap_or_default();
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

/// A word of eight pixels of a colour.
fn eight(colour: Colour) -> u32 {
    u32::from(colour.number()) * 0x1111_1111
}

/// Changes some bits of the same word in all rows.
fn put_column<const WORDS: usize>(rows: &mut [Row<WORDS>], place: usize, ink: u32, bits: u32) {
    for row in rows {
        if let Some(word) = row.get_mut(place) {
            put(word, ink, bits);
        }
    }
}

/// Changes some bits of a word.
fn put(word: &mut u32, ink: u32, bits: u32) {
    *word = *word & !bits | ink & bits;
}

/// From where to where a stretch lies within a length, if it does.
fn clip(from: i32, length: u32, within: usize) -> Option<(usize, usize)> {
    let within = within as u32;
    let to = (from as u32).wrapping_add(length);
    if from < 0 || length > within || to > within {
        return clip_outside(from, length, within);
    }
    (length > 0).then_some((from as usize, to as usize))
}

/// The same for what lies partly or wholly outside: seldom, so it may take its time.
#[cold]
fn clip_outside(from: i32, length: u32, within: u32) -> Option<(usize, usize)> {
    let to = from.saturating_add_unsigned(length).min(within as i32);
    (from.max(0) < to).then_some((from.max(0) as usize, to as usize))
}
