//! The Pico's flash: its serial number, and the part of it that is kept for saves. While a sector is erased
//! somebody looks at the buttons.

use core::ops::Range;

use defmt::warn;
use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, Error, Flash};
use embassy_rp::peripherals::FLASH;
use embedded_storage::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};
use firmware::saves::{RegionError, Saves};

use crate::lookout::Lookout;

/// The whole flash of a Pico, in bytes.
const SIZE: usize = 2 * 1024 * 1024;

type PicoFlash = Flash<'static, FLASH, Blocking, SIZE>;

/// What is saved on this Pico.
pub type PicoSaves = Saves<WatchedFlash>;

/// The flash chip's serial number, and the saves, if there is room for them.
pub fn open(
    flash: Peri<'static, FLASH>,
    lookout: &'static mut Lookout,
) -> ([u8; 8], Result<PicoSaves, RegionError>) {
    let mut flash = PicoFlash::new_blocking(flash);
    let chip = serial_number(&mut flash);
    let flash = WatchedFlash { flash, lookout };
    (chip, Saves::new(flash, saves_region()))
}

/// Flash that is erased one sector after the other, each with somebody at the buttons.
pub struct WatchedFlash {
    flash: PicoFlash,
    lookout: &'static mut Lookout,
}

impl ErrorType for WatchedFlash {
    type Error = Error;
}

impl ReadNorFlash for WatchedFlash {
    const READ_SIZE: usize = PicoFlash::READ_SIZE;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Error> {
        self.flash.read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.flash.capacity()
    }
}

impl NorFlash for WatchedFlash {
    const WRITE_SIZE: usize = PicoFlash::WRITE_SIZE;
    const ERASE_SIZE: usize = PicoFlash::ERASE_SIZE;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Error> {
        let flash = &mut self.flash;
        for sector in (from..to).step_by(Self::ERASE_SIZE) {
            let end = to.min(sector + Self::ERASE_SIZE as u32);
            self.lookout.during(|| flash.erase(sector, end))?;
        }
        Ok(())
    }

    // A page takes 3 milliseconds at most: no tap is shorter.
    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Error> {
        self.flash.write(offset, bytes)
    }
}

impl MultiwriteNorFlash for WatchedFlash {}

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
