//! From a sketch to what the display is sent: band by band what differs is drawn, found and converted.

use core::ops::Range;

use handheld::sketch::BAND;

use super::changes::{Window, differing_columns, differing_rows, joined};
use super::wire::{self, SENT};
use super::{Framebuffer, IN_WORD, Row, rows_of};

/// Room for the pixels of a band as they are sent: three words for each that holds eight pixels.
pub type Strip<const WORDS: usize> = [[Row<WORDS>; SENT]; BAND];

/// A window's pixels, ready to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The window to be set before; none where the piece goes on below the last one. It reaches to the
    /// bottom of the picture, so that more may follow.
    pub window: Option<Window>,
    /// The words of the strip that were filled, behind those of the pieces before, as bytes in the order
    /// in which the display takes them.
    pub words: usize,
}

/// Windows of a band are at most so many; what differs in more places is sent whole.
const MOST: usize = BAND;

/// The pieces of a band, the largest first: while it is on the wire, the next band can be drawn.
pub type Pieces = heapless::Vec<Piece, MOST>;

/// What is to be sent of a picture.
#[derive(Debug)]
pub struct Update<'f, const WORDS: usize, const HEIGHT: usize> {
    frame: &'f mut Framebuffer<WORDS, HEIGHT>,
    /// The band that comes next.
    next: usize,
    /// Where the next row goes if no window is set.
    open: Option<Window>,
}

impl<'f, const WORDS: usize, const HEIGHT: usize> Update<'f, WORDS, HEIGHT> {
    pub(super) fn new(frame: &'f mut Framebuffer<WORDS, HEIGHT>) -> Self {
        Self {
            frame,
            next: 0,
            open: None,
        }
    }

    /// Draws the next band that has changed, if there is one, and makes what differs ready.
    pub fn next(&mut self, strip: &mut Strip<WORDS>) -> Option<Pieces> {
        loop {
            let band = self.frame.changed_from(self.next)?;
            self.next = band + 1;
            self.frame.draw_band(band);
            let windows = self.windows(band);
            let mut rest = strip.as_flattened_mut().as_flattened_mut();
            let mut pieces = Pieces::new();
            for window in windows {
                let words = words_in(window).len() * SENT * usize::from(window.height);
                // A band's windows do not overlap: there is room for all of them.
                let (pixels, behind) = rest.split_at_mut_checked(words)?;
                self.convert(window, pixels);
                self.keep(window);
                rest = behind;
                // As many as there are windows.
                let _ = pieces.push(self.piece(window, words));
            }
            self.frame.know_band(band);
            if !pieces.is_empty() {
                return Some(pieces);
            }
        }
    }

    /// What is to be sent of the band that is drawn, the largest part first.
    fn windows(&mut self, band: usize) -> heapless::Vec<Window, MOST> {
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
        let mut windows = heapless::Vec::new();
        let is_known = known.get(band) == Some(&true);
        if !is_known || changes.any(|window| windows.push(window).is_err()) {
            windows.clear();
            // There is room: nothing else is there.
            let _ = windows.push(everything);
        }
        let area = |place: &usize| windows.get(*place).map(|window| window.area());
        if let Some(largest) = (0..windows.len()).max_by_key(area) {
            windows.swap(0, largest);
        }
        windows
    }

    fn piece(&mut self, window: Window, words: usize) -> Piece {
        let goes_on = self.open.is_some_and(|open| open.begins_like(window));
        self.open = Some(window.below());
        let window = (!goes_on).then_some(Window {
            height: HEIGHT as u16 - window.top,
            ..window
        });
        Piece { window, words }
    }

    /// Converts a window of the band that is drawn.
    fn convert(&self, window: Window, pixels: &mut [u32]) {
        let words = words_in(window);
        let sent = (words.len() * SENT).max(1);
        let top = usize::from(window.top) % BAND;
        let rows = self.frame.drawn.iter().skip(top);
        for (row, pixels) in rows.zip(pixels.chunks_exact_mut(sent)) {
            wire::convert(row.get(words.clone()).unwrap_or_default(), pixels);
        }
    }

    /// What a window of the band holds is shown from now on. All windows together hold all that differs.
    fn keep(&mut self, window: Window) {
        let words = words_in(window);
        let Framebuffer { drawn, shown, .. } = &mut *self.frame;
        let top = usize::from(window.top);
        let drawn = drawn.iter().skip(top % BAND);
        let shown = shown.iter_mut().skip(top);
        for (drawn, shown) in drawn.zip(shown).take(usize::from(window.height)) {
            // Both rows are as wide.
            if let (Some(drawn), Some(shown)) =
                (drawn.get(words.clone()), shown.get_mut(words.clone()))
            {
                shown.copy_from_slice(drawn);
            }
        }
    }
}

/// The words of a row that a window holds.
fn words_in(window: Window) -> Range<usize> {
    let left = usize::from(window.left) / IN_WORD;
    left..left + usize::from(window.width) / IN_WORD
}
