//! Cuts a font of u8g2 into blocks of ink. All of this runs in the compiler.
//!
//! Such a font is a header, then letter after letter: its code, the distance to the next, and
//! bits: sizes first, then runs of pixels without and with ink.
#![allow(clippy::indexing_slicing)] // the compiler checks it

use super::{Block, COUNT, FIRST, Font, Letter, NO_BLOCK, NO_LETTER};

const BLANK_BITS: usize = 2;
const INK_BITS: usize = 3;
const SIZE_BITS: usize = 4;
const HEADER: usize = 23;
/// No picture has more rows.
const ROWS: usize = 40;

/// A letter's picture: rows of ink, the leftmost pixel in the lowest bit.
#[derive(Clone, Copy)]
struct Picture {
    rows: [u64; ROWS],
    left: i8,
    top: i8,
    width: u8,
    height: u8,
    advance: i8,
}

impl Font {
    /// A font with its blocks.
    pub(crate) const fn new(data: &[u8], blocks: &'static [Block]) -> Font {
        let mut letters = [NO_LETTER; COUNT];
        let mut rows = (0, 0);
        let mut first = 0;
        let mut at = HEADER;
        while data[at + 1] != 0 {
            let picture = Picture::read(data, at + 2);
            let count = picture.cut(&mut [NO_BLOCK; 0], 0);
            if data[at] as usize >= FIRST {
                letters[data[at] as usize - FIRST] = Letter {
                    first: first as u16,
                    count: count as u8,
                    left: picture.left,
                    width: picture.width,
                    advance: picture.advance,
                };
            }
            rows = picture.rows_with(rows);
            first += count;
            at += data[at + 1] as usize;
        }
        assert!(first == blocks.len(), "these are not the font's blocks");
        Font {
            letters,
            blocks,
            rows,
        }
    }
}

/// How many blocks the letters of a font are cut into.
pub const fn count_blocks(data: &[u8]) -> usize {
    let mut count = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        count += Picture::read(data, at + 2).cut(&mut [NO_BLOCK; 0], 0);
        at += data[at + 1] as usize;
    }
    count
}

/// Cuts all letters of a font into blocks.
pub const fn cut<const COUNT: usize>(data: &[u8]) -> [Block; COUNT] {
    let mut blocks = [NO_BLOCK; COUNT];
    let mut count = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        count += Picture::read(data, at + 2).cut(&mut blocks, count);
        at += data[at + 1] as usize;
    }
    blocks
}

impl Picture {
    const fn read(data: &[u8], at: usize) -> Picture {
        let mut bits = Bits { data, at: at * 8 };
        let width = bits.take(data[SIZE_BITS]) as u8;
        let height = bits.take(data[SIZE_BITS + 1]) as u8;
        let left = bits.take_signed(data[SIZE_BITS + 2]);
        let bottom = bits.take_signed(data[SIZE_BITS + 3]);
        let advance = bits.take_signed(data[SIZE_BITS + 4]);
        let mut picture = Picture {
            rows: [0; ROWS],
            left,
            top: -(height as i8 + bottom),
            width,
            height,
            advance,
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

    /// The rows of others, and those of this one.
    const fn rows_with(&self, (top, bottom): (i8, i8)) -> (i8, i8) {
        let end = self.top + self.height as i8;
        (
            if self.top < top { self.top } else { top },
            if end > bottom { end } else { bottom },
        )
    }

    /// Cuts the picture into blocks: each run of ink with the equal runs below it. Puts them into
    /// the list from a place on, as far as it reaches, and says how many there are.
    const fn cut(mut self, blocks: &mut [Block], place: usize) -> usize {
        let mut count = 0;
        let mut y = 0;
        while y < self.height as usize {
            while self.rows[y] != 0 {
                let x = self.rows[y].trailing_zeros();
                let width = (self.rows[y] >> x).trailing_ones();
                let run = ((1 << width) - 1) << x;
                // With a pixel more at each end, to see that no ink is there.
                let around = run | run << 1 | run >> 1;
                let mut end = y;
                while end < self.height as usize && self.rows[end] & around == run {
                    self.rows[end] &= !run;
                    end += 1;
                }
                if place + count < blocks.len() {
                    blocks[place + count] = Block {
                        x: self.left + x as i8,
                        y: self.top + y as i8,
                        width: width as u8,
                        height: (end - y) as u8,
                    };
                }
                count += 1;
            }
            y += 1;
        }
        count
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
