//! The picture that the display shows, four bits a pixel, and the way to the next one. A screen is
//! sketched; the bands of it that have changed are drawn, one after the other, and what then differs
//! from what is shown is sent. So drawing takes no longer than what has changed, and the wire is busy
//! while the next band is drawn. The display's task goes
//!
//! ```
//! # use firmware::framebuffer::{Framebuffer, words};
//! # let mut frame = Box::new(Framebuffer::<{ words(240) }, 240>::new());
//! # let mut strip = [[[0; words(240)]; 3]; handheld::sketch::BAND];
//! // app.sketch(frame.sketch(Bands::ALL)), and then
//! let mut update = frame.update();
//! while let Some(pieces) = update.next(&mut strip) {
//!     let mut rest = strip.as_flattened().as_flattened();
//!     for piece in pieces {
//!         if let Some(window) = piece.window {
//!             // set the display's window
//!         }
//!         let (pixels, behind) = rest.split_at(piece.words);
//!         // send them; with two strips, the next band can be drawn meanwhile
//!         rest = behind;
//!     }
//! }
//! ```

mod band;
mod changes;
#[cfg(test)]
mod tests;
mod update;
mod wire;

use handheld::sketch::{BAND, BANDS, Bands, Print, Sketch};

pub use changes::Window;
pub use update::{Piece, Pieces, Strip, Update};

use band::Band;

/// The pixels in a word. The leftmost is in the lowest bits.
const IN_WORD: usize = 8;

/// The words in a row of so many pixels, which have to be a multiple of eight.
pub const fn words(pixels: u16) -> usize {
    assert!((pixels as usize).is_multiple_of(IN_WORD));
    pixels as usize / IN_WORD
}

/// One row of pixels.
type Row<const WORDS: usize> = [u32; WORDS];

/// The picture that is shown, and the sketch of the next one. A new one is nothing but zeros, so that
/// as a static it takes no room in flash.
#[derive(Debug)]
pub struct Framebuffer<const WORDS: usize, const HEIGHT: usize> {
    sketch: Sketch,
    shown: [Row<WORDS>; HEIGHT],
    /// What stands for the strokes of each band that is shown.
    prints: [Print; BANDS],
    /// Does the display show what `shown` says, in each band?
    known: [bool; BANDS],
    /// The band that is drawn.
    drawn: [Row<WORDS>; BAND],
}

impl<const WORDS: usize, const HEIGHT: usize> Framebuffer<WORDS, HEIGHT> {
    /// In pixels.
    pub const WIDTH: usize = WORDS * IN_WORD;
    /// In pixels.
    pub const HEIGHT: usize = HEIGHT;

    /// Empty; what the display shows is not known.
    #[allow(clippy::new_without_default)] // it is large: nobody should make one by the way
    pub const fn new() -> Self {
        assert!(HEIGHT <= BAND * BANDS, "a sketch is not as high");
        Self {
            sketch: Sketch::new(),
            shown: [[0; WORDS]; HEIGHT],
            prints: [Print::NOTHING; BANDS],
            known: [false; BANDS],
            drawn: [[0; WORDS]; BAND],
        }
    }

    /// An empty sketch of some bands of the next picture.
    pub fn sketch(&mut self, bands: Bands) -> &mut Sketch {
        self.sketch.begin(bands);
        &mut self.sketch
    }

    /// Was there more to draw than a sketch has room for?
    pub fn is_sketch_full(&self) -> bool {
        self.sketch.is_full()
    }

    /// Draws the sketch, piece by piece, as far as it differs from what is shown.
    pub fn update(&mut self) -> Update<'_, WORDS, HEIGHT> {
        Update::new(self)
    }

    /// Does the sketch differ from what is shown?
    pub fn has_changed(&self) -> bool {
        self.changed_from(0).is_some()
    }

    /// Draws the sketch without showing it: everything is sent next time.
    pub fn draw_unseen(&mut self) {
        let mut from = 0;
        while let Some(band) = self.changed_from(from) {
            self.draw_band(band);
            self.keep_band(band);
            from = band + 1;
        }
        self.forget_shown();
    }

    /// The display may show anything: after an error, after a rotation. Everything is sent next.
    pub fn forget_shown(&mut self) {
        self.known = [false; BANDS];
    }

    /// A row of what is shown, as the colours' numbers. Below the picture it is empty.
    pub fn row(&self, y: usize) -> impl Iterator<Item = u8> + '_ {
        let words = self.shown.get(y).into_iter().flatten();
        words.flat_map(|word| (0..IN_WORD).map(move |place| (word >> (place * 4) & 0xF) as u8))
    }

    /// The first band of the sketch, from one on, that is not shown.
    fn changed_from(&self, from: usize) -> Option<usize> {
        let mut bands = self.sketch.bands().skip_while(|band| *band < from);
        bands.find(|band| {
            let is_known = self.known.get(*band) == Some(&true);
            let is_alike = self.prints.get(*band) == Some(&self.sketch.print(*band));
            band * BAND < HEIGHT && !(is_known && is_alike)
        })
    }

    /// Draws a band over what is shown there.
    fn draw_band(&mut self, band: usize) {
        let shown = rows_of(band, &mut self.shown);
        let drawn = self.drawn.get_mut(..shown.len()).unwrap_or_default();
        let top = band * BAND;
        if !self.sketch.covers(top..top + drawn.len(), Self::WIDTH) {
            drawn.copy_from_slice(shown);
        }
        // Drawing into memory cannot fail.
        let Ok(()) = self
            .sketch
            .draw(top..top + BAND, &mut Band::new(drawn, top));
    }

    /// What is drawn is shown.
    fn keep_band(&mut self, band: usize) {
        let shown = rows_of(band, &mut self.shown);
        let drawn = self.drawn.get(..shown.len()).unwrap_or_default();
        shown.copy_from_slice(drawn);
        self.know_band(band);
    }

    /// What is shown of a band is what was sketched.
    fn know_band(&mut self, band: usize) {
        if let (Some(print), Some(known)) = (self.prints.get_mut(band), self.known.get_mut(band)) {
            *print = self.sketch.print(band);
            *known = true;
        }
    }
}

/// The rows of a band.
fn rows_of<const WORDS: usize>(band: usize, rows: &mut [Row<WORDS>]) -> &mut [Row<WORDS>] {
    let from = (band * BAND).min(rows.len());
    let to = (from + BAND).min(rows.len());
    rows.get_mut(from..to).unwrap_or_default()
}
