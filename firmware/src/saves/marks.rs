//! Marks of a sector, in its first and its last word: they say what became of it, and each can still
//! be set when the others are. At both ends, so that no damage to one end and to the beginning of the
//! next sector takes both.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::storage::StorageError;

use super::sector::{self, FIRST, SECTOR, WORD};

/// A mark that a sector gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// What it holds goes on in the next one.
    Continued,
    /// What ends in it was replaced by what begins in the next one.
    Replaced,
}

/// Where the marks at the end are.
const AT_END: u32 = (SECTOR - WORD) as u32;

/// The first half of the first word says that an erase was finished: until then, what looks blank may
/// have been left so by one that was cut short.
const ERASED: [u8; WORD] = [0, 0, 0xFF, 0xFF];

impl Mark {
    /// Half of the last word for each.
    fn at_end(self) -> [u8; WORD] {
        match self {
            Mark::Continued => [0, 0, 0xFF, 0xFF],
            Mark::Replaced => [0xFF, 0xFF, 0, 0],
        }
    }

    /// A quarter of the first word for each.
    fn at_start(self) -> [u8; WORD] {
        match self {
            Mark::Continued => [0xFF, 0xFF, 0, 0xFF],
            Mark::Replaced => [0xFF, 0xFF, 0xFF, 0],
        }
    }
}

fn word<F: MultiwriteNorFlash>(flash: &mut F, at: u32) -> Result<[u8; WORD], StorageError> {
    let mut word = [0; WORD];
    let read = flash.read(at, &mut word);
    read.map_err(|_| StorageError::Broken)?;
    Ok(word)
}

/// How many bits of a pattern are not there.
fn missing<F: MultiwriteNorFlash>(
    flash: &mut F,
    at: u32,
    pattern: [u8; WORD],
) -> Result<u32, StorageError> {
    let missing = word(flash, at)?.into_iter().zip(pattern);
    Ok(missing
        .map(|(found, bits)| (found & !bits).count_ones())
        .sum())
}

/// Does a sector have a mark, at either end? One bit or two may have flipped, but noise is no mark.
pub fn has<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    mark: Mark,
) -> Result<bool, StorageError> {
    Ok(missing(flash, start + AT_END, mark.at_end())? <= 2
        || missing(flash, start, mark.at_start())? == 0)
}

/// Did we set a mark that a sector has? Then it stands at both ends; or alone at one of them, and the
/// other was hit. Damage to one end leaves something else there: zeros are all marks at once.
pub fn is_ours<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    mark: Mark,
) -> Result<bool, StorageError> {
    let (at_end, at_start) = (mark.at_end(), mark.at_start());
    let is_at_end = missing(flash, start + AT_END, at_end)? <= 2;
    if is_at_end && missing(flash, start, at_start)? == 0 {
        return Ok(true);
    }
    let [_, _, continued, replaced] = at_start;
    let noted = [0, 0, continued, replaced];
    let first = word(flash, start)?;
    let last = word(flash, start + AT_END)?;
    Ok(last == at_end || first == noted || first == at_start)
}

/// Gives a sector a mark, at both ends.
pub fn set<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    mark: Mark,
) -> Result<(), StorageError> {
    for (at, pattern) in [(start + AT_END, mark.at_end()), (start, mark.at_start())] {
        if missing(flash, at, pattern)? > 0 {
            // The other marks stay. Whatever the driver says, it is the bits that count later.
            let _ = flash.write(at, &pattern);
        }
    }
    if has(flash, start, mark)? {
        Ok(())
    } else {
        Err(StorageError::Broken)
    }
}

/// Is a sector erased, and was that finished?
pub fn is_erased<F: MultiwriteNorFlash>(flash: &mut F, start: u32) -> Result<bool, StorageError> {
    let mut first = [0; WORD];
    let read = flash.read(start, &mut first);
    read.map_err(|_| StorageError::Broken)?;
    Ok(first == ERASED && sector::is_blank(flash, start + FIRST, start + SECTOR as u32)?)
}

/// Notes that a sector is erased.
pub fn note_erased<F: MultiwriteNorFlash>(flash: &mut F, start: u32) -> Result<(), StorageError> {
    sector::program(flash, start, &ERASED).map_err(|_| StorageError::Broken)
}
