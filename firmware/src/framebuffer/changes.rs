//! What differs between two pictures, as few windows. A window costs time of its own beside its
//! pixels, so neighbours are sent together where that is quicker.

use core::ops::Range;

use super::{IN_WORD, Row};

/// What it takes to set a window, in pixels sent meanwhile: 11 bytes of commands, and the task's
/// own work, about 16 microseconds.
const WINDOW_COST: u32 = 88;
/// Rows whose changes begin and end about alike are one window. More would let a window grow row
/// by row where another window is cheaper.
const ROW_SLACK: u32 = 16;
/// So many words without a change, in all rows, part two windows beside each other.
const COLUMN_GAP: usize = 4;

/// A part of the picture. Its left side and its width are whole words of pixels.
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
    /// The window just below, without any rows yet.
    pub(super) fn below(self) -> Window {
        Window {
            top: self.top + self.height,
            height: 0,
            ..self
        }
    }

    /// Do both begin at the same place, with rows as wide?
    pub(super) fn begins_like(self, other: Window) -> bool {
        (self.left, self.top, self.width) == (other.left, other.top, other.width)
    }

    pub(super) fn area(self) -> u32 {
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

/// Columns of words.
pub type Columns = Range<usize>;

/// The columns in which any row changed, as few stretches: where nothing changed for a while, a stretch
/// ends.
pub fn differing_columns<const WORDS: usize>(
    drawn: &[Row<WORDS>],
    shown: &[Row<WORDS>],
) -> impl Iterator<Item = Columns> {
    // Column by column: what differs stays in a register meanwhile.
    let differs: [u32; WORDS] = core::array::from_fn(|column| {
        let at = |row: &Row<WORDS>| row.get(column).copied().unwrap_or_default();
        let rows = drawn.iter().zip(shown);
        rows.fold(0, |bits, (drawn, shown)| bits | at(drawn) ^ at(shown))
    });
    let mut next = 0;
    core::iter::from_fn(move || {
        let changed = |(place, bits): (usize, &u32)| (*bits != 0).then_some(place);
        let from = differs.iter().enumerate().skip(next).find_map(changed)?;
        let mut end = from + 1;
        for place in differs.iter().enumerate().skip(end).filter_map(changed) {
            if place - end >= COLUMN_GAP {
                break;
            }
            end = place + 1;
        }
        next = end;
        Some(from..end)
    })
}

/// The changed part of each row that changed, within some columns. The first row is that far from the
/// top.
pub fn differing_rows<const WORDS: usize>(
    top: usize,
    columns: Columns,
    drawn: &[Row<WORDS>],
    shown: &[Row<WORDS>],
) -> impl Iterator<Item = Window> {
    let rows = (top..).zip(drawn.iter().zip(shown));
    rows.filter_map(move |(y, (drawn, shown))| {
        let drawn = drawn.get(columns.clone())?;
        let shown = shown.get(columns.clone())?;
        let differs = |(drawn, shown): (&u32, &u32)| drawn != shown;
        let first = drawn.iter().zip(shown).position(differs)?;
        let last = drawn.iter().zip(shown).rposition(differs)?;
        Some(Window {
            left: ((columns.start + first) * IN_WORD) as u16,
            top: y as u16,
            width: ((last + 1 - first) * IN_WORD) as u16,
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
