//! The Pico's flash: its serial number, and the part of it that is kept for saves.

use core::ops::Range;

use defmt::warn;
use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::peripherals::FLASH;
use firmware::saves::{RegionError, Saves};

/// The whole flash of a Pico, in bytes.
const SIZE: usize = 2 * 1024 * 1024;

type PicoFlash = Flash<'static, FLASH, Blocking, SIZE>;

/// What is saved on this Pico.
pub type PicoSaves = Saves<PicoFlash>;

/// The flash chip's serial number, and the saves.
pub fn open(flash: Peri<'static, FLASH>) -> Result<([u8; 8], PicoSaves), RegionError> {
    let mut flash = PicoFlash::new_blocking(flash);
    let chip = serial_number(&mut flash);
    Ok((chip, Saves::new(flash, saves_region())?))
}

/// The flash chip's serial number, which stands for the whole Pico: the RP2040 has none.
fn serial_number(flash: &mut PicoFlash) -> [u8; 8] {
    let mut number = [0; 8];
    if flash.blocking_unique_id(&mut number).is_err() {
        // It only keeps two devices apart: the strength of a secret never rests on it.
        warn!("the flash chip does not tell its serial number");
    }
    number
}

/// The part of the flash that the linker keeps free for saves.
#[allow(unsafe_code, reason = "the linker tells places as symbols")]
fn saves_region() -> Range<u32> {
    unsafe extern "C" {
        safe static __saves_start: u8;
        safe static __saves_end: u8;
        safe static __flash_start: u8;
    }
    let offset = |symbol: *const u8| symbol as u32 - &raw const __flash_start as u32;
    offset(&raw const __saves_start)..offset(&raw const __saves_end)
}
