//! QR codes: what a phone takes home. A screen says what its code holds ([`Screen::write_code`]); the app makes the
//! code before it draws, and only when it holds something else than the last one: that takes some time.
//!
//! The smallest version that holds the text is taken. Up to version 12 (367 bytes, or 535 of the letters that need
//! less room) three pixels of a screen of 240x240 are a module; up to version 21 (929 bytes) two are.
//!
//! [`Screen::write_code`]: crate::screens::Screen::write_code

use core::fmt;

use qrcodegen_no_heap as generator;

use generator::{Mask, QrCodeEcc, Version};
use sha2::{Digest, Sha256};

/// The largest version.
const LARGEST: Version = Version::new(21);
const BYTES: usize = (QrCode::SIDE * QrCode::SIDE).div_ceil(8);
/// The room that making a code of the largest version takes, twice.
const ROOM: usize = LARGEST.buffer_len();
/// So many modules round a code are left light.
pub const QUIET: usize = 4;
/// The most bytes of a text that a code can hold.
pub const MOST: usize = 929;
/// The most letters of a text in a code of three pixels a module, if all of them are digits, capitals or one of
/// ` $%*+-./:`.
pub const CAPITALS: usize = 535;
/// Which of the eight masks: to choose the best, eight codes would have to be made and judged, and no text of ours is
/// regular enough for one of them to be bad.
const MASK: Mask = Mask::new(4);

/// A QR code, drawn as modules. It has no module if there is nothing to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrCode {
    side: u8,
    /// Row by row, without gaps.
    dark: [u8; BYTES],
    /// Stands for the text.
    print: [u8; 8],
}

impl QrCode {
    /// Modules on each side of a code of the largest version.
    pub const SIDE: usize = LARGEST.value() as usize * 4 + 17;

    /// Nothing to show: zeros, so that as a static it takes no room in flash.
    pub const fn new() -> Self {
        Self {
            side: 0,
            dark: [0; BYTES],
            print: [0; 8],
        }
    }

    /// Modules on each side; 0 if there is nothing to show.
    pub fn side(&self) -> usize {
        self.side.into()
    }

    /// Is this module dark?
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        let number = y * self.side() + x;
        let byte = self.dark.get(number / 8).copied().unwrap_or(0);
        byte >> (number % 8) & 1 == 1
    }

    /// What its text is known by.
    pub(crate) fn print(&self) -> [u8; 8] {
        self.print
    }

    /// Pixels on each side, the quiet zone included, if so many are a module.
    pub fn pixels(&self, scale: usize) -> usize {
        (self.side() + QUIET * 2) * scale
    }

    /// Shows nothing any more.
    pub fn clear(&mut self) {
        self.side = 0;
    }

    /// Makes the code of a text, if it is another one than before: nothing to show if the text is too long.
    pub fn write(&mut self, text: &str, room: &mut [u8]) {
        let print = print_of(text);
        if self.side > 0 && self.print == print {
            return;
        }
        self.clear();
        let Some((first, second)) = room.split_at_mut_checked(ROOM) else {
            return;
        };
        if text.len() > MOST || second.len() < ROOM {
            return;
        }
        let made = generator::QrCode::encode_text(
            text,
            first,
            second,
            QrCodeEcc::Low,
            Version::MIN,
            LARGEST,
            Some(MASK),
            true,
        );
        if let Ok(made) = made {
            self.take(&made);
            self.print = print;
        }
    }

    fn take(&mut self, made: &generator::QrCode<'_>) {
        self.dark = [0; BYTES];
        self.side = made.size() as u8;
        let modules = (0..made.size()).flat_map(|y| (0..made.size()).map(move |x| (x, y)));
        for (number, (x, y)) in modules.enumerate() {
            if let Some(byte) = self.dark.get_mut(number / 8) {
                *byte |= u8::from(made.get_module(x, y)) << (number % 8);
            }
        }
    }
}

impl Default for QrCode {
    fn default() -> Self {
        Self::new()
    }
}

fn print_of(text: &str) -> [u8; 8] {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    digest.first_chunk().copied().unwrap_or_default()
}

/// A text that is written for a code, in room for it. What does not fit makes it too long, and none at all.
#[derive(Debug)]
pub struct QrText<'r> {
    room: &'r mut [u8],
    used: usize,
    is_cut: bool,
}

impl<'r> QrText<'r> {
    /// Nothing is written yet.
    pub fn new(room: &'r mut [u8]) -> Self {
        Self {
            room,
            used: 0,
            is_cut: false,
        }
    }

    /// What was written; nothing if there was no room for all of it.
    pub fn text(&self) -> &str {
        let written = self.room.get(..self.used).unwrap_or_default();
        match self.is_cut {
            true => "",
            false => core::str::from_utf8(written).unwrap_or_default(),
        }
    }
}

impl fmt::Write for QrText<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.used + text.len();
        match self.room.get_mut(self.used..end) {
            Some(place) => {
                place.copy_from_slice(text.as_bytes());
                self.used = end;
                Ok(())
            }
            None => {
                self.is_cut = true;
                Err(fmt::Error)
            }
        }
    }
}
