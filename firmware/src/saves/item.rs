//! What the items of a sector say: heads, pieces and seals, each a whole number of words.

use super::sector::{HEADER, ITEM, WORD};

/// An item as bytes.
pub type Packed = heapless::Vec<u8, ITEM>;

/// The most bytes of a piece.
pub const PIECE: usize = ITEM - 2;

/// How long the item of a head is in a sector.
pub const HEAD_ITEM: u32 = HEADER + 20;

const HEAD: u8 = 1;
const PIECE_OF_NEW: u8 = 2;
const SEAL: u8 = 3;
const APPENDED: u8 = 4;
const KINDS: u8 = 0x3F;

/// The first item of a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The number of the sector in the order of time.
    pub sequence: u32,
    /// That of the first sector of the content.
    pub first: u32,
    /// How many items of the content lie in sectors before this one.
    pub count: u32,
    /// How many bytes.
    pub length: u32,
}

/// What an item says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item<'b> {
    /// A sector begins.
    Head(Head),
    /// Bytes of the content.
    Piece {
        /// The lowest byte of its number within the content.
        serial: u8,
        /// After the seal.
        appended: bool,
        /// The bytes.
        bytes: &'b [u8],
    },
    /// The content counts from here on.
    Seal {
        /// The lowest byte of its number within the content.
        serial: u8,
        /// How many bytes are before it.
        length: u32,
        /// The number of the sector in which it is, unless it came to lie in the next.
        sequence: u32,
    },
}

/// A head as bytes.
pub fn head(head: &Head) -> Packed {
    let numbers = [head.sequence, head.first, head.count, head.length];
    packed(HEAD, 0, numbers.map(u32::to_le_bytes).as_flattened())
}

/// A piece as bytes; what is longer than a piece can be is cut off.
pub fn piece(number: u32, appended: bool, bytes: &[u8]) -> Packed {
    let kind = if appended { APPENDED } else { PIECE_OF_NEW };
    packed(kind, number as u8, bytes)
}

/// A seal as bytes. Its second number was once that of the last sector known to be erased, and is
/// now that of the seal's own.
pub fn seal(number: u32, length: u32, sequence: u32) -> Packed {
    let numbers = [length, sequence].map(u32::to_le_bytes);
    packed(SEAL, number as u8, numbers.as_flattened())
}

/// Kind and serial, the bytes, and zeros up to a whole word: the highest two bits of the kind say
/// how many.
fn packed(kind: u8, serial: u8, bytes: &[u8]) -> Packed {
    let bytes = bytes.get(..PIECE).unwrap_or(bytes);
    let length = 2 + bytes.len();
    let zeros = length.next_multiple_of(WORD) - length;
    let mut packed = Packed::new();
    // The room is measured for the longest piece.
    let _ = packed.extend_from_slice(&[kind | (zeros as u8) << 6, serial]);
    let _ = packed.extend_from_slice(bytes);
    let _ = packed.resize(length + zeros, 0);
    packed
}

/// What an item says, if it is one of ours.
pub fn read(payload: &[u8]) -> Option<Item<'_>> {
    let [kind, serial, rest @ ..] = payload else {
        return None;
    };
    let bytes = rest.get(..rest.len().checked_sub((kind >> 6).into())?)?;
    let serial = *serial;
    match kind & KINDS {
        HEAD => {
            let [sequence, first, count, length] = numbers(bytes)?;
            Some(Item::Head(Head {
                sequence,
                first,
                count,
                length,
            }))
        }
        kind @ (PIECE_OF_NEW | APPENDED) => Some(Item::Piece {
            serial,
            appended: kind == APPENDED,
            bytes,
        }),
        SEAL => {
            let [length, sequence] = numbers(bytes)?;
            Some(Item::Seal {
                serial,
                length,
                sequence,
            })
        }
        _ => None,
    }
}

/// Does an item say anything that one of ours could say?
pub fn is_ours(payload: &[u8]) -> bool {
    read(payload).is_some()
}

/// Is it a piece of something that was stored?
pub fn is_piece(payload: &[u8]) -> bool {
    matches!(read(payload), Some(Item::Piece { .. }))
}

fn numbers<const N: usize>(bytes: &[u8]) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let (words, []) = bytes.as_chunks::<4>() else {
        return None;
    };
    if words.len() != N {
        return None;
    }
    for (number, word) in numbers.iter_mut().zip(words) {
        *number = u32::from_le_bytes(*word);
    }
    Some(numbers)
}
