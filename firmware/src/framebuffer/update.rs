//! From a sketch to what the display is sent: band by band what differs is drawn, found and converted,
//! in pieces that fit a buffer.

use handheld::sketch::BAND;

use super::changes::{Window, differing_columns, differing_rows, joined};
use super::{Framebuffer, rows_of, wire};

/// Some rows of a window, ready to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The window to be set before; none where the piece goes on below the last one. It reaches to the
    /// bottom of the picture, so that more may follow.
    pub window: Option<Window>,
    /// The words of the buffer that were filled: two pixels each, as bytes in the order in which the
    /// display takes them.
    pub words: usize,
}

/// Windows of a band: far more than there ever are.
type Windows = heapless::Vec<Window, { BAND * 3 }>;

/// What is to be sent of a picture.
#[derive(Debug)]
pub struct Update<'f, const WORDS: usize, const HEIGHT: usize> {
    frame: &'f mut Framebuffer<WORDS, HEIGHT>,
    /// The band that is drawn.
    band: Option<usize>,
    /// What is left of it, the last first.
    windows: Windows,
    /// Where the next row goes if no window is set.
    open: Option<Window>,
}

impl<'f, const WORDS: usize, const HEIGHT: usize> Update<'f, WORDS, HEIGHT> {
    pub(super) fn new(frame: &'f mut Framebuffer<WORDS, HEIGHT>) -> Self {
        Self {
            frame,
            band: None,
            windows: Windows::new(),
            open: None,
        }
    }

    /// Makes the next piece ready, if there is another one: as many rows of a window as the buffer has
    /// room for, which has to be one at least.
    pub fn next(&mut self, buffer: &mut [u32]) -> Option<Piece> {
        loop {
            if let Some(window) = self.windows.pop() {
                return Some(self.piece(window, buffer));
            }
            self.turn_to_next_band()?;
        }
    }

    /// Keeps the band that was drawn, if there was one, and draws the next.
    fn turn_to_next_band(&mut self) -> Option<()> {
        let from = match self.band.take() {
            Some(band) => {
                self.frame.keep_band(band);
                band + 1
            }
            None => 0,
        };
        let band = self.frame.changed_from(from)?;
        self.band = Some(band);
        self.frame.draw_band(band);
        self.find_windows(band);
        Some(())
    }

    /// Finds what is to be sent of the band that is drawn.
    fn find_windows(&mut self, band: usize) {
        let top = band * BAND;
        let Framebuffer {
            drawn,
            shown,
            known,
            ..
        } = &mut *self.frame;
        let shown = &*rows_of(band, shown);
        let everything = Window {
            left: 0,
            top: top as u16,
            width: Framebuffer::<WORDS, HEIGHT>::WIDTH as u16,
            height: shown.len() as u16,
        };
        let mut changes = differing_columns(drawn, shown)
            .flat_map(|columns| joined(differing_rows(top, columns, drawn, shown)));
        let is_known = known.get(band) == Some(&true);
        if !is_known || changes.any(|window| self.windows.push(window).is_err()) {
            self.windows.clear();
            // There is room: nothing else is there.
            let _ = self.windows.push(everything);
        }
        self.windows.reverse();
    }

    /// The first rows of a window; the rest of it comes next.
    fn piece(&mut self, window: Window, buffer: &mut [u32]) -> Piece {
        let (rows, rest) = window.cut(buffer.len() * 2);
        if let Some(rest) = rest {
            // There is room: the whole window was there.
            let _ = self.windows.push(rest);
        }
        let words = self.convert(rows, buffer);
        let goes_on = self.open.is_some_and(|open| open.begins_like(rows));
        self.open = Some(rows.below());
        let window = (!goes_on).then_some(Window {
            height: HEIGHT as u16 - rows.top,
            ..rows
        });
        Piece { window, words }
    }

    /// Converts rows of the band that is drawn; says how many words they take.
    fn convert(&self, rows: Window, buffer: &mut [u32]) -> usize {
        let first = usize::from(rows.left) / 2;
        let pairs = usize::from(rows.width) / 2;
        let top = usize::from(rows.top) % BAND;
        let drawn = self.frame.drawn.iter().skip(top).take(rows.height.into());
        let mut words = 0;
        for (row, pairs) in drawn.zip(buffer.chunks_exact_mut(pairs.max(1))) {
            wire::convert(row, first, pairs);
            words += pairs.len();
        }
        words
    }
}
