//! The log in bytes: one byte for a decision of the seat whose turn it is, one for an outcome of
//! chance, a few for everything rarer. An undo is an entry too.

use crate::actions::CODES;
use crate::bytes::{BytesError, Reader, Sink};
use crate::dealer::Deals;
use crate::each::Member;
use crate::seat::Seat;

/// The version of this format.
pub const FORMAT: u8 = 1;

/// The most bytes of a correction.
pub const CORRECTION_BYTES: usize = 8;

/// The bytes of a checkpoint, with the one that says it is one.
pub(crate) const CHECKPOINT_BYTES: usize = 5;

// The first byte of an entry that is more than a code of the game.
/// The first seat's; the others' follow it.
const OTHER_SEAT: u8 = CODES;
const UNDO: u8 = 0xF8;
const CORRECTION: u8 = 0xF9;
const CHECKPOINT: u8 = 0xFA;
const CLOSED: u8 = 0xFB;
const HOUSE: u8 = 0xFC;
const DEVICE_DEALS: u8 = 0xFD;
const PEOPLE_DEAL: u8 = 0xFE;

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
    /// What the rules forbid but the table did, encoded like a correction.
    House(&'b [u8]),
    /// The state's hash at this point: a damaged log does not get past it.
    Checkpoint(u32),
    /// The game is over, and nothing will be taken back any more.
    Closed,
    /// From here on somebody else deals. Before the first of these the device does.
    Deals(Deals),
}

impl Entry<'_> {
    /// Writes what [`read_entry`] reads.
    pub fn write(self, sink: &mut impl Sink) -> Result<(), BytesError> {
        match self {
            Entry::Next(code) => sink.put(&[code]),
            Entry::By(seat, code) => sink.put(&[OTHER_SEAT + seat as u8, code]),
            Entry::Undo => sink.put(&[UNDO]),
            Entry::Correction(bytes) => put_correction(CORRECTION, bytes, sink),
            Entry::House(bytes) => put_correction(HOUSE, bytes, sink),
            Entry::Checkpoint(hash) => {
                sink.put(&[CHECKPOINT])?;
                sink.put(&hash.to_le_bytes())
            }
            Entry::Closed => sink.put(&[CLOSED]),
            Entry::Deals(Deals::Device) => sink.put(&[DEVICE_DEALS]),
            Entry::Deals(Deals::People) => sink.put(&[PEOPLE_DEAL]),
        }
    }
}

fn put_correction(kind: u8, bytes: &[u8], sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&[kind, bytes.len() as u8])?;
    sink.put(bytes)
}

fn read_correction<'b>(reader: &mut Reader<'b>) -> Result<&'b [u8], BytesError> {
    let count = reader.below(CORRECTION_BYTES as u8 + 1)?;
    reader.slice(count as usize)
}

/// Takes the next entry from the bytes.
pub fn read_entry<'b>(reader: &mut Reader<'b>) -> Result<Entry<'b>, BytesError> {
    match reader.byte()? {
        code if code < CODES => Ok(Entry::Next(code)),
        UNDO => Ok(Entry::Undo),
        CORRECTION => read_correction(reader).map(Entry::Correction),
        HOUSE => read_correction(reader).map(Entry::House),
        CHECKPOINT => reader.u32().map(Entry::Checkpoint),
        CLOSED => Ok(Entry::Closed),
        DEVICE_DEALS => Ok(Entry::Deals(Deals::Device)),
        PEOPLE_DEAL => Ok(Entry::Deals(Deals::People)),
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

    /// Is there room for this entry? The last one of a game needs no room for others behind it.
    pub fn has_room_for(&self, entry: &Entry<'_>) -> bool {
        self.has_room() || *entry == Entry::Closed && !self.bytes.is_full()
    }

    /// Appends an entry and says at which byte it begins. A full log is left as it was.
    pub fn push(&mut self, entry: Entry<'_>) -> Result<u16, BytesError> {
        if !self.has_room_for(&entry) {
            return Err(BytesError::Full);
        }
        let at = self.bytes.len() as u16;
        entry.write(&mut self.bytes)?;
        Ok(at)
    }

    /// The entry that begins at a byte.
    pub fn entry(&self, at: u16) -> Result<Entry<'_>, BytesError> {
        let bytes = self.bytes.get(at as usize..).ok_or(BytesError::Truncated)?;
        read_entry(&mut Reader::new(bytes))
    }

    /// The entry that begins at a byte, and where the next one begins.
    pub(crate) fn entry_and_next(&self, at: u16) -> Result<(Entry<'_>, u16), BytesError> {
        let bytes = self.bytes.get(at as usize..).ok_or(BytesError::Truncated)?;
        let mut reader = Reader::new(bytes);
        let entry = read_entry(&mut reader)?;
        Ok((entry, at + (bytes.len() - reader.left()) as u16))
    }

    /// How many bytes the entry that begins at a byte has.
    pub(crate) fn length(&self, at: u16) -> usize {
        let next = self.entry_and_next(at).map(|(_, next)| next);
        next.map_or(0, |next| usize::from(next - at))
    }

    /// Forgets everything after the first `length` bytes.
    pub(crate) fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    const ENTRIES: [Entry<'static>; 13] = [
        Entry::Next(0),
        Entry::Next(CODES - 1),
        Entry::By(Seat::One, 0),
        Entry::By(Seat::Five, CODES - 1),
        Entry::Undo,
        Entry::Correction(&[]),
        Entry::Correction(&[0xF8, 0xFA, 3, 4, 5, 6, 7, 8]),
        Entry::Checkpoint(0xFFFF_F8F9),
        Entry::Closed,
        Entry::House(&[]),
        Entry::House(&[1, 2, 3, 4, 5, 6, 7, 0xFF]),
        Entry::Deals(Deals::People),
        Entry::Deals(Deals::Device),
    ];

    #[test]
    fn entries_come_back_as_they_were_pushed() {
        let mut log: Log<64> = Log::new();
        let places: Vec<u16> = ENTRIES
            .iter()
            .map(|entry| log.push(*entry).unwrap())
            .collect();
        let mut reader = Reader::new(log.bytes());
        for (entry, at) in ENTRIES.iter().zip(places) {
            assert_eq!(log.entry(at), Ok(*entry));
            assert_eq!(read_entry(&mut reader), Ok(*entry));
        }
        assert_eq!(reader.left(), 0);
    }

    #[test]
    fn an_ordinary_entry_is_one_byte() {
        let mut log: Log<64> = Log::new();
        log.push(Entry::Next(17)).unwrap();
        log.push(Entry::Undo).unwrap();
        log.push(Entry::Deals(Deals::People)).unwrap();
        assert_eq!(log.bytes().len(), 3);
    }

    #[test]
    fn every_first_byte_is_an_entry_or_an_error() {
        for first in 0..=u8::MAX {
            let bytes = [first, 0, 0, 0, 0];
            let entry = read_entry(&mut Reader::new(&bytes));
            match first {
                0..CODES => assert_eq!(entry, Ok(Entry::Next(first))),
                0xF0..0xF5 | UNDO..=PEOPLE_DEAL => assert!(entry.is_ok()),
                _ => assert_eq!(entry, Err(BytesError::Impossible)),
            }
        }
    }

    #[test]
    fn an_entry_that_is_cut_off_is_truncated() {
        for entry in ENTRIES {
            let mut log: Log<64> = Log::new();
            log.push(entry).unwrap();
            for length in 0..log.bytes().len() {
                let found = read_entry(&mut Reader::new(&log.bytes()[..length]));
                assert_eq!(found, Err(BytesError::Truncated));
            }
        }
    }

    #[test]
    fn a_correction_longer_than_any_is_impossible() {
        for kind in [CORRECTION, HOUSE] {
            let mut bytes = [0; CORRECTION_BYTES + 3];
            bytes[..2].copy_from_slice(&[kind, CORRECTION_BYTES as u8 + 1]);
            let found = read_entry(&mut Reader::new(&bytes));
            assert_eq!(found, Err(BytesError::Impossible));
        }
    }

    #[test]
    fn a_log_has_room_for_the_longest_entry_or_takes_none() {
        let mut log: Log<24> = Log::new();
        let mut pushed = 0;
        while log.has_room() {
            log.push(Entry::Next(1)).unwrap();
            pushed += 1;
        }
        assert_eq!(pushed, 24 - CORRECTION_BYTES - 1);
        let before = log.clone();
        for entry in ENTRIES.into_iter().filter(|entry| *entry != Entry::Closed) {
            assert_eq!(log.push(entry), Err(BytesError::Full));
            assert_eq!(log, before);
        }
    }

    #[test]
    fn a_log_that_takes_nothing_more_can_still_be_closed() {
        let mut log: Log<24> = Log::new();
        while log.has_room() {
            log.push(Entry::Next(1)).unwrap();
        }
        let end = log.bytes().len() as u16;
        assert_eq!(log.push(Entry::Closed), Ok(end));
        assert_eq!(log.entry(end), Ok(Entry::Closed));
    }

    #[test]
    fn there_is_no_entry_behind_the_last() {
        let mut log: Log<64> = Log::new();
        log.push(Entry::Next(1)).unwrap();
        assert_eq!(log.entry(1), Err(BytesError::Truncated));
        assert_eq!(log.entry(u16::MAX), Err(BytesError::Truncated));
    }
}
