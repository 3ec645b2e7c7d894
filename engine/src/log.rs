//! The log in bytes: one byte for a decision of the seat whose turn it is, one for an outcome of
//! chance, a few for everything rarer. Nothing in it is ever rewritten; an undo is an entry too.

use crate::actions::CODES;
use crate::bytes::{BytesError, Reader};
use crate::each::Member;
use crate::seat::Seat;

/// The version of this format.
pub const FORMAT: u8 = 1;

/// The most bytes of a correction.
pub const CORRECTION_BYTES: usize = 8;

const OTHER_SEAT: u8 = CODES;
const UNDO: u8 = 0xF8;
const CORRECTION: u8 = 0xF9;
const CHECKPOINT: u8 = 0xFA;

/// One entry, before the game has said what its codes mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<'b> {
    /// A code of the seat whose turn it is, or of chance if it is chance's turn.
    Next(u8),
    /// A decision of a seat that is not the only one to act.
    By(Seat, u8),
    /// The last decision is taken back, with what chance made of it.
    Undo,
    /// A correction, as the game encodes it.
    Correction(&'b [u8]),
    /// The state's hash at this point: a damaged log does not get past it.
    Checkpoint(u32),
}

/// Takes the next entry from the bytes.
pub fn read_entry<'b>(reader: &mut Reader<'b>) -> Result<Entry<'b>, BytesError> {
    match reader.byte()? {
        code if code < CODES => Ok(Entry::Next(code)),
        UNDO => Ok(Entry::Undo),
        CORRECTION => {
            let count = reader.below(CORRECTION_BYTES as u8 + 1)?;
            reader.slice(count as usize).map(Entry::Correction)
        }
        CHECKPOINT => reader.u32().map(Entry::Checkpoint),
        other => {
            let seat = Seat::at((other - OTHER_SEAT) as usize).ok_or(BytesError::Impossible)?;
            Ok(Entry::By(seat, reader.below(CODES)?))
        }
    }
}

/// Entries, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log<const N: usize> {
    bytes: heapless::Vec<u8, N>,
}

impl<const N: usize> Log<N> {
    /// An empty log.
    pub const fn new() -> Self {
        Self {
            bytes: heapless::Vec::new(),
        }
    }

    /// The bytes so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Is there room for an entry of any kind?
    pub fn has_room(&self) -> bool {
        self.bytes.len() + CORRECTION_BYTES + 2 <= N
    }

    /// Appends an entry and says at which byte it begins. A full log is left as it was.
    pub fn push(&mut self, entry: Entry<'_>) -> Result<u16, BytesError> {
        if !self.has_room() {
            return Err(BytesError::Full);
        }
        let at = self.bytes.len() as u16;
        match entry {
            Entry::Next(code) => self.put(&[code]),
            Entry::By(seat, code) => self.put(&[OTHER_SEAT + seat as u8, code]),
            Entry::Undo => self.put(&[UNDO]),
            Entry::Correction(bytes) => {
                self.put(&[CORRECTION, bytes.len() as u8])?;
                self.put(bytes)
            }
            Entry::Checkpoint(hash) => {
                self.put(&[CHECKPOINT])?;
                self.put(&hash.to_le_bytes())
            }
        }?;
        Ok(at)
    }

    /// The entry that begins at a byte.
    pub fn entry(&self, at: u16) -> Result<Entry<'_>, BytesError> {
        let bytes = self.bytes.get(at as usize..).ok_or(BytesError::Truncated)?;
        read_entry(&mut Reader::new(bytes))
    }

    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        self.bytes
            .extend_from_slice(bytes)
            .map_err(|_| BytesError::Full)
    }
}
