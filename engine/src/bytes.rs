//! Reading and writing the compact, stable byte encodings: every read can fail, no read can
//! panic.

use crate::each::Member;

/// Why bytes could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BytesError {
    /// They end too early.
    Truncated,
    /// A value is not one of those that may stand there.
    Impossible,
    /// They do not fit the place they are written to.
    Full,
}

impl core::fmt::Display for BytesError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            BytesError::Truncated => "the bytes end too early",
            BytesError::Impossible => "a byte has a value that cannot stand there",
            BytesError::Full => "no room for more bytes",
        })
    }
}

impl core::error::Error for BytesError {}

/// Stands for none of the members of a closed set, where one of them or none may stand.
pub const NOTHING: u8 = 0xFF;

/// The byte of a member of a closed set, or of none of them: see [`Reader::maybe_member`].
pub fn member_byte<K: Member<N>, const N: usize>(member: Option<K>) -> u8 {
    member.map_or(NOTHING, |member| member.place() as u8)
}

/// Takes values from the front of some bytes.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'b> {
    rest: &'b [u8],
}

impl<'b> Reader<'b> {
    /// Reads from the first byte on.
    pub const fn new(bytes: &'b [u8]) -> Self {
        Self { rest: bytes }
    }

    /// How many bytes are left.
    pub const fn left(&self) -> usize {
        self.rest.len()
    }

    /// The next byte.
    pub fn byte(&mut self) -> Result<u8, BytesError> {
        let (first, rest) = self.rest.split_first().ok_or(BytesError::Truncated)?;
        self.rest = rest;
        Ok(*first)
    }

    /// The next byte, if it is below `limit`.
    pub fn below(&mut self, limit: u8) -> Result<u8, BytesError> {
        let byte = self.byte()?;
        if byte < limit {
            Ok(byte)
        } else {
            Err(BytesError::Impossible)
        }
    }

    /// The next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], BytesError> {
        let (first, rest) = self
            .rest
            .split_first_chunk::<N>()
            .ok_or(BytesError::Truncated)?;
        self.rest = rest;
        Ok(*first)
    }

    /// The next `count` bytes.
    pub fn slice(&mut self, count: usize) -> Result<&'b [u8], BytesError> {
        let (first, rest) = self
            .rest
            .split_at_checked(count)
            .ok_or(BytesError::Truncated)?;
        self.rest = rest;
        Ok(first)
    }

    /// A 16-bit number, low byte first.
    pub fn u16(&mut self) -> Result<u16, BytesError> {
        self.array().map(u16::from_le_bytes)
    }

    /// A 32-bit number, low byte first.
    pub fn u32(&mut self) -> Result<u32, BytesError> {
        self.array().map(u32::from_le_bytes)
    }

    /// What a byte stands for, where only some values stand for anything.
    pub fn known<T>(&mut self, meaning: impl FnOnce(u8) -> Option<T>) -> Result<T, BytesError> {
        meaning(self.byte()?).ok_or(BytesError::Impossible)
    }

    /// A member of a closed set, by its place.
    pub fn member<K: Member<N>, const N: usize>(&mut self) -> Result<K, BytesError> {
        self.known(|byte| K::at(byte.into()))
    }

    /// A member of a closed set, or none of them: what [`member_byte`] made a byte of.
    pub fn maybe_member<K: Member<N>, const N: usize>(&mut self) -> Result<Option<K>, BytesError> {
        self.known(|byte| match byte {
            NOTHING => Some(None),
            place => K::at(place.into()).map(Some),
        })
    }

    /// Nothing may follow.
    pub fn end(self) -> Result<(), BytesError> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(BytesError::Impossible)
        }
    }
}

/// Where an encoding goes: a buffer or a hash.
pub trait Sink {
    /// Takes the next bytes.
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError>;
}

impl<S: Sink + ?Sized> Sink for &mut S {
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        (**self).put(bytes)
    }
}

impl<const N: usize> Sink for heapless::Vec<u8, N> {
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        self.extend_from_slice(bytes).map_err(|_| BytesError::Full)
    }
}

impl Sink for sha2::Sha256 {
    // Not inlined: a state is written in many small pieces, and a checkpoint should not have to fetch
    // the same code from flash for each of them.
    #[inline(never)]
    fn put(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        sha2::Digest::update(self, bytes);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn values_come_back_in_the_order_they_were_put() {
        let mut sink: heapless::Vec<u8, 16> = heapless::Vec::new();
        sink.put(&[7]).unwrap();
        sink.put(&0x1234u16.to_le_bytes()).unwrap();
        sink.put(&0xDEAD_BEEFu32.to_le_bytes()).unwrap();
        sink.put(&[1, 2, 3]).unwrap();
        let mut reader = Reader::new(&sink);
        assert_eq!(reader.left(), 10);
        assert_eq!(reader.byte(), Ok(7));
        assert_eq!(reader.u16(), Ok(0x1234));
        assert_eq!(reader.u32(), Ok(0xDEAD_BEEF));
        assert_eq!(reader.array(), Ok([1, 2]));
        assert_eq!(reader.slice(1), Ok(&[3][..]));
        assert_eq!(reader.end(), Ok(()));
    }

    #[test]
    fn reading_past_the_end_is_an_error_and_takes_nothing() {
        let mut reader = Reader::new(&[1, 2, 3]);
        assert_eq!(reader.u32(), Err(BytesError::Truncated));
        assert_eq!(reader.array::<4>(), Err(BytesError::Truncated));
        assert_eq!(reader.slice(usize::MAX), Err(BytesError::Truncated));
        assert_eq!(reader.left(), 3);
        assert_eq!(reader.array(), Ok([1, 2, 3]));
        assert_eq!(reader.byte(), Err(BytesError::Truncated));
        assert_eq!(reader.u16(), Err(BytesError::Truncated));
        assert_eq!(reader.slice(0), Ok(&[][..]));
    }

    #[test]
    fn a_byte_that_is_too_high_or_unknown_is_impossible() {
        let mut reader = Reader::new(&[4, 5, 6, 7]);
        assert_eq!(reader.below(5), Ok(4));
        assert_eq!(reader.below(5), Err(BytesError::Impossible));
        let even = |byte: u8| byte.is_multiple_of(2).then_some(byte / 2);
        assert_eq!(reader.known(even), Ok(3));
        assert_eq!(reader.known(even), Err(BytesError::Impossible));
        assert_eq!(reader.known(even), Err(BytesError::Truncated));
        assert_eq!(reader.below(1), Err(BytesError::Truncated));
    }

    #[test]
    fn a_member_or_none_comes_back_from_its_byte() {
        for seat in Seat::ALL {
            assert_eq!(Reader::new(&[seat as u8]).member(), Ok(seat));
            assert_eq!(
                Reader::new(&[member_byte(Some(seat))]).maybe_member(),
                Ok(Some(seat))
            );
        }
        let none: Option<Seat> = None;
        assert_eq!(member_byte(none), NOTHING);
        assert_eq!(Reader::new(&[NOTHING]).maybe_member(), Ok(none));
    }

    #[test]
    fn a_byte_that_is_no_members_is_impossible() {
        for byte in 5..=NOTHING {
            let found: Result<Seat, BytesError> = Reader::new(&[byte]).member();
            assert_eq!(found, Err(BytesError::Impossible));
        }
        for byte in 5..NOTHING {
            let found: Result<Option<Seat>, BytesError> = Reader::new(&[byte]).maybe_member();
            assert_eq!(found, Err(BytesError::Impossible));
        }
    }

    #[test]
    fn nothing_may_follow_the_end() {
        assert_eq!(Reader::new(&[]).end(), Ok(()));
        assert_eq!(Reader::new(&[0]).end(), Err(BytesError::Impossible));
    }

    #[test]
    fn a_full_sink_says_so_and_keeps_what_it_has() {
        let mut sink: heapless::Vec<u8, 4> = heapless::Vec::new();
        sink.put(&[1, 2, 3]).unwrap();
        assert_eq!(sink.put(&[4, 5]), Err(BytesError::Full));
        assert_eq!(sink.as_slice(), [1, 2, 3]);
        assert_eq!(sink.put(&[4]), Ok(()));
    }
}
