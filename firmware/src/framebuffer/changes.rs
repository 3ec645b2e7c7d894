//! What differs between two pictures, as few windows. A window costs time of its own beside its
//! pixels, so neighbours are sent together where that is quicker.

use super::IN_WORD;

/// What it takes to set a window, in pixels sent meanwhile: 11 bytes of commands, and the task's
/// own work, about 15 microseconds.
const WINDOW_COST: u32 = 59;
/// Rows whose changes begin and end about alike are one window. More would let a window grow row
/// by row where another window is cheaper.
const ROW_SLACK: u32 = 16;

/// A part of the picture. Its left side and its width are even.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The first column.
    pub left: u16,
    /// The first row.
    pub top: u16,
    /// In pixels.
    pub width: u16,
    /// In pixels.
    pub height: u16,
}

impl Window {
    /// Cuts it into strips of as many rows as fit a buffer of so many bytes, and one at least.
    pub fn strips(self, bytes: usize) -> impl Iterator<Item = Window> {
        let row = usize::from(self.width) * 2;
        let most = (bytes / row.max(1)).clamp(1, usize::from(u16::MAX)) as u16;
        (0..self.height)
            .step_by(most.into())
            .map(move |down| Window {
                top: self.top + down,
                height: most.min(self.height - down),
                ..self
            })
    }

    fn area(self) -> u32 {
        u32::from(self.width) * u32::from(self.height)
    }

    /// The smallest window that holds both; the other one lies further down.
    fn with(self, below: Window) -> Window {
        let left = self.left.min(below.left);
        let right = (self.left + self.width).max(below.left + below.width);
        Window {
            left,
            top: self.top,
            width: right - left,
            height: below.top + below.height - self.top,
        }
    }
}

/// The changed part of each row that changed.
pub fn differing_rows<'r, const WORDS: usize>(
    rows: impl Iterator<Item = (&'r [u32; WORDS], &'r [u32; WORDS])>,
) -> impl Iterator<Item = Window> {
    rows.enumerate().filter_map(|(y, (drawn, shown))| {
        let differs = |(drawn, shown): (&u32, &u32)| drawn != shown;
        let first = drawn.iter().zip(shown).position(differs)?;
        let last = drawn.iter().zip(shown).rposition(differs)?;
        // Within a word, by pairs of pixels: whole bytes.
        let bits = |place: usize| Some(drawn.get(place)? ^ shown.get(place)?);
        let left = first * IN_WORD + bits(first)?.trailing_zeros() as usize / 8 * 2;
        let right = (last + 1) * IN_WORD - bits(last)?.leading_zeros() as usize / 8 * 2;
        Some(Window {
            left: left as u16,
            top: y as u16,
            width: (right - left) as u16,
            height: 1,
        })
    })
}

/// Joins rows that change alike, then windows where that is quicker.
pub fn joined(rows: impl Iterator<Item = Window>) -> impl Iterator<Item = Window> {
    let alike = Joined::new(rows, ROW_SLACK);
    Joined::new(alike, WINDOW_COST)
}

/// Joins neighbours that take hardly more pixels together than alone.
struct Joined<I> {
    windows: I,
    /// So many more pixels may a window have than the two it is joined of.
    slack: u32,
    last: Option<Window>,
}

impl<I: Iterator<Item = Window>> Joined<I> {
    fn new(mut windows: I, slack: u32) -> Self {
        let last = windows.next();
        Self {
            windows,
            slack,
            last,
        }
    }
}

impl<I: Iterator<Item = Window>> Iterator for Joined<I> {
    type Item = Window;

    fn next(&mut self) -> Option<Window> {
        let mut window = self.last?;
        self.last = None;
        for below in self.windows.by_ref() {
            let both = window.with(below);
            if both.area() > window.area() + below.area() + self.slack {
                self.last = Some(below);
                break;
            }
            window = both;
        }
        Some(window)
    }
}
