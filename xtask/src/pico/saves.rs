//! The saves in an emulated Pico's flash, read and written by the firmware's own code.

use std::ops::Range;

use firmware::saves::{MemoryFlash, Saves};
use handheld::save;
use handheld::storage::{Slot, Storage, StorageError};
use simulator::runner::Fault;

use super::Emulated;

/// Where they lie in flash, as the firmware's linker says.
pub fn region(pico: &Emulated) -> Result<Range<u32>, Fault> {
    let flash = pico.symbol("__flash_start")?;
    Ok(pico.symbol("__saves_start")? - flash..pico.symbol("__saves_end")? - flash)
}

/// All bytes of them.
pub fn read(pico: &mut Emulated) -> Result<Vec<u8>, Fault> {
    let region = region(pico)?;
    pico.flash(region.start, region.len())
}

/// Puts them back.
pub fn write(pico: &mut Emulated, bytes: &[u8]) -> Result<(), Fault> {
    let region = region(pico)?;
    pico.set_flash(region.start, bytes)
}

/// Changes what is saved.
pub fn edit<T>(
    pico: &mut Emulated,
    change: impl FnOnce(&mut Saves<MemoryFlash<'_>>) -> Result<T, StorageError>,
) -> Result<T, Fault> {
    let mut bytes = read(pico)?;
    let changed = within(&mut bytes, change)?;
    write(pico, &bytes)?;
    Ok(changed)
}

/// Changes what is saved in such bytes.
pub fn within<T>(
    bytes: &mut [u8],
    change: impl FnOnce(&mut Saves<MemoryFlash<'_>>) -> Result<T, StorageError>,
) -> Result<T, Fault> {
    let length = u32::try_from(bytes.len())?;
    let mut saves = Saves::new(MemoryFlash::new(bytes), 0..length)
        .map_err(|error| format!("the region of the saves: {error:?}"))?;
    change(&mut saves).map_err(|error| format!("the saves: {error:?}").into())
}

/// The game that is saved, as bytes; none if there is none.
pub fn game(pico: &mut Emulated) -> Result<Vec<u8>, Fault> {
    let mut bytes = read(pico)?;
    game_in(&mut bytes)
}

/// The game in such bytes.
pub fn game_in(bytes: &mut [u8]) -> Result<Vec<u8>, Fault> {
    within(bytes, |saves| {
        let mut game = vec![0; save::BYTES];
        let count = saves.load(Slot::Game, &mut game)?;
        game.truncate(count);
        Ok(game)
    })
}
