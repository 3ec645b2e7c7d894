//! Unpacks the letters that are needed of a font of u8g2 into rows of ink. All of this runs in the compiler.
//!
//! Such a font is a header, then letter after letter: its code, the distance to the next, and
//! bits: sizes first, then runs of pixels without and with ink.
#![allow(clippy::indexing_slicing)] // the compiler checks it

use super::{COUNT, Font, Letter, NO_LETTER, place_of};

const BLANK_BITS: usize = 2;
const INK_BITS: usize = 3;
const SIZE_BITS: usize = 4;
const HEADER: usize = 23;
/// No picture has more rows.
const ROWS: usize = 40;

/// A letter's picture: rows of ink, the leftmost pixel in the lowest bit.
#[derive(Clone, Copy)]
struct Picture {
    rows: [u32; ROWS],
    letter: Letter,
}

impl Font {
    /// A font with the rows of its letters.
    pub(crate) const fn new(data: &[u8], ink: &'static [u8]) -> Font {
        let mut letters = [NO_LETTER; COUNT];
        let mut rows = (0, 0);
        let mut first = 0;
        let mut at = HEADER;
        while data[at + 1] != 0 {
            if let Some(place) = place_of(data[at] as u32) {
                let letter = Picture::read(data, at + 2).letter;
                letters[place] = Letter {
                    first: first as u16,
                    ..letter
                };
                rows = letter.rows_with(rows);
                first += letter.bytes();
            }
            at += data[at + 1] as usize;
        }
        assert!(first == ink.len(), "this is not the font's ink");
        Font { letters, ink, rows }
    }
}

/// How many bytes the rows of the letters of a font take.
pub const fn count_bytes(data: &[u8]) -> usize {
    let mut count = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        if place_of(data[at] as u32).is_some() {
            count += Picture::read(data, at + 2).letter.bytes();
        }
        at += data[at + 1] as usize;
    }
    count
}

/// The rows of the letters of a font.
pub const fn unpacked<const BYTES: usize>(data: &[u8]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    let mut place = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        let Picture { rows, letter } = Picture::read(data, at + 2);
        let height = match place_of(data[at] as u32) {
            Some(_) => letter.height as usize,
            None => 0,
        };
        let mut y = 0;
        while y < height {
            let row = rows[y].to_le_bytes();
            let mut byte = 0;
            while byte < letter.bytes_in_row() {
                bytes[place] = row[byte];
                place += 1;
                byte += 1;
            }
            y += 1;
        }
        at += data[at + 1] as usize;
    }
    bytes
}

impl Letter {
    /// The rows of others, and those of this one.
    const fn rows_with(self, (top, bottom): (i8, i8)) -> (i8, i8) {
        let end = self.top + self.height as i8;
        (
            if self.top < top { self.top } else { top },
            if end > bottom { end } else { bottom },
        )
    }
}

impl Picture {
    const fn read(data: &[u8], at: usize) -> Picture {
        let mut bits = Bits { data, at: at * 8 };
        let width = bits.take(data[SIZE_BITS]) as u8;
        let height = bits.take(data[SIZE_BITS + 1]) as u8;
        let left = bits.take_signed(data[SIZE_BITS + 2]);
        let bottom = bits.take_signed(data[SIZE_BITS + 3]);
        let advance = bits.take_signed(data[SIZE_BITS + 4]);
        assert!(width as u32 <= u32::BITS, "a row has too many pixels");
        let mut picture = Picture {
            rows: [0; ROWS],
            letter: Letter {
                first: 0,
                left,
                top: -(height as i8 + bottom),
                width,
                height,
                advance,
            },
        };
        let pixels = width as usize * height as usize;
        let mut place = 0;
        while place < pixels {
            let blank = bits.take(data[BLANK_BITS]);
            let ink = bits.take(data[INK_BITS]);
            loop {
                place += blank;
                let end = place + ink;
                while place < end {
                    picture.rows[place / width as usize] |= 1 << (place % width as usize);
                    place += 1;
                }
                // One bit says whether the same comes again.
                if bits.take(1) == 0 {
                    break;
                }
            }
        }
        picture
    }
}

/// Bytes read bit by bit, the lowest first.
struct Bits<'d> {
    data: &'d [u8],
    at: usize,
}

impl Bits<'_> {
    const fn take(&mut self, count: u8) -> usize {
        let mut bits = 0;
        let mut place = 0;
        while place < count {
            let bit = self.data[self.at / 8] >> (self.at % 8) & 1;
            bits |= (bit as usize) << place;
            self.at += 1;
            place += 1;
        }
        bits
    }

    const fn take_signed(&mut self, count: u8) -> i8 {
        self.take(count) as i8 - (1 << (count - 1))
    }
}
