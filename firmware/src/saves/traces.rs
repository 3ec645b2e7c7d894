//! Is there anything of ours in a part of the flash? A Pico that ran something else before has that
//! program's files where our saves go: nothing to warn of.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::storage::StorageError;

use super::sector::{self, HEADER, SECTOR, WORD};

/// What is looked at together.
const CHUNK: usize = 256;

/// Looks for a whole item that passes a test anywhere in some sectors. Only where the header of one stands is the
/// rest looked at, so it takes little longer than reading.
pub fn are_in<F: MultiwriteNorFlash>(
    flash: &mut F,
    from: u32,
    to: u32,
    test: fn(&[u8]) -> bool,
) -> Result<bool, StorageError> {
    let mut start = from;
    while start < to {
        if are_in_sector(flash, start, test)? {
            return Ok(true);
        }
        start += SECTOR as u32;
    }
    Ok(false)
}

fn are_in_sector<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    test: fn(&[u8]) -> bool,
) -> Result<bool, StorageError> {
    // A header may begin in one chunk and end in the next.
    let mut bytes = [0xFF; CHUNK + WORD];
    let end = start + SECTOR as u32;
    let mut at = start;
    while at < end {
        let length = bytes.len().min((end - at) as usize);
        let chunk = bytes.get_mut(..length).ok_or(StorageError::Broken)?;
        let read = flash.read(at, chunk);
        read.map_err(|_| StorageError::Broken)?;
        for (offset, header) in (at..).zip(chunk.windows(HEADER as usize)).step_by(WORD) {
            let header = header.first_chunk().and_then(sector::announced);
            let Some(length) = header.filter(|length| offset + HEADER + length <= end) else {
                continue;
            };
            if offset > start && sector::is_item(flash, offset, length, test)? {
                return Ok(true);
            }
        }
        at += CHUNK as u32;
    }
    Ok(false)
}
