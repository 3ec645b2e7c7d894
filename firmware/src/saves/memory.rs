//! A NOR flash in memory: what a desktop reads a copy of a device's flash with, and what examples
//! and tests write to.

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase,
    check_read, check_write,
};

use super::SECTOR;

/// A flash over bytes that belong to somebody else. Programming only clears bits, as it does in a
/// real one.
///
/// ```
/// use embedded_storage::nor_flash::NorFlash;
/// use firmware::saves::MemoryFlash;
/// let mut bytes = [0xFF; 4096];
/// assert!(MemoryFlash::new(&mut bytes).write(1, &[0x0F]).is_ok());
/// assert_eq!(bytes[..3], [0xFF, 0x0F, 0xFF]);
/// ```
#[derive(Debug)]
pub struct MemoryFlash<'m>(&'m mut [u8]);

impl<'m> MemoryFlash<'m> {
    /// A flash that holds these bytes; a new one is all `0xFF`.
    pub fn new(bytes: &'m mut [u8]) -> Self {
        Self(bytes)
    }

    fn part(&mut self, from: u32, to: u32) -> Result<&mut [u8], NorFlashErrorKind> {
        self.0
            .get_mut(from as usize..to as usize)
            .ok_or(NorFlashErrorKind::OutOfBounds)
    }
}

impl ErrorType for MemoryFlash<'_> {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for MemoryFlash<'_> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len())?;
        bytes.copy_from_slice(self.part(offset, offset + bytes.len() as u32)?);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for MemoryFlash<'_> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to)?;
        self.part(from, to)?.fill(0xFF);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len())?;
        let cells = self.part(offset, offset + bytes.len() as u32)?;
        for (cell, byte) in cells.iter_mut().zip(bytes) {
            *cell &= byte;
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for MemoryFlash<'_> {}
