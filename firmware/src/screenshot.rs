//! A picture as lines of text, for the serial port: its size, its palette, its rows.

use core::fmt::{self, Write};

use embedded_graphics::pixelcolor::IntoStorage;
use handheld::app::Piece;
use handheld::theme;

use crate::framebuffer::Framebuffer;

/// So many rows are in a piece: of the widest picture they fit.
const ROWS: usize = 4;

/// Writes a piece of a picture, from 0; says whether there is another one. The last one ends with
/// the line `ok`.
pub fn piece<const WORDS: usize, const HEIGHT: usize>(
    frame: &Framebuffer<WORDS, HEIGHT>,
    number: usize,
    piece: &mut Piece,
) -> bool {
    piece.clear();
    let written = match number {
        0 => head(frame, piece),
        number => rows(frame, (number - 1) * ROWS, piece),
    };
    let more = written.is_ok() && number * ROWS < HEIGHT;
    if !more {
        // Rows of four are far shorter than a piece.
        let _ = writeln!(piece, "ok");
    }
    more
}

fn head<const WORDS: usize, const HEIGHT: usize>(
    _: &Framebuffer<WORDS, HEIGHT>,
    out: &mut Piece,
) -> fmt::Result {
    let width = Framebuffer::<WORDS, HEIGHT>::WIDTH;
    writeln!(out, "picture {width} {HEIGHT}")?;
    write!(out, "palette")?;
    for colour in theme::PALETTE {
        write!(out, " {:04x}", colour.into_storage())?;
    }
    writeln!(out)
}

fn rows<const WORDS: usize, const HEIGHT: usize>(
    frame: &Framebuffer<WORDS, HEIGHT>,
    first: usize,
    out: &mut Piece,
) -> fmt::Result {
    for y in first..HEIGHT.min(first + ROWS) {
        write!(out, "row {y} ")?;
        for pixel in frame.row(y) {
            write!(out, "{pixel:x}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
