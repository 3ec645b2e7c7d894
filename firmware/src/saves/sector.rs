//! One sector of flash as a queue of checked items, by `sequential-storage`.
//!
//! That crate can run a ring of sectors by itself, but it tells them apart by two marks in each,
//! which an erase that was cut short leaves in any state, and it repairs, that is erases, in the
//! course of reading. So it gets one sector at a time, always shows it the marks of a sector in
//! use, and may never erase; the ring is ours.

use core::cell::Cell;
use core::ops::{ControlFlow, Range};
use core::pin::pin;
use core::task::{Context, Poll, Waker};

use embedded_storage::nor_flash::{MultiwriteNorFlash, NorFlashError, NorFlashErrorKind};
use embedded_storage_async::nor_flash as asynchronous;
use handheld::storage::StorageError;
use sequential_storage::Error;
use sequential_storage::cache::page_pointers::ArrayPagePointers;
use sequential_storage::cache::{Cache, Uncached};
use sequential_storage::queue::{QueueConfig, QueueStorage};

/// The bytes that are erased together.
pub const SECTOR: usize = 4096;

/// The most bytes of one item, a multiple of [`WORD`].
pub const ITEM: usize = 512;

/// The bytes before the data of an item: its checksum, its length, and a checksum of that.
pub const HEADER: u32 = 8;

/// What is programmed together. The flash of a Pico can do single bytes, but with these the crate
/// may lose an item after a power cut (its issue 136).
pub const WORD: usize = 4;

/// Where the first item of a sector is. The word before it is the crate's, which is told that it is
/// as it should be: so it is free for marks.
pub const FIRST: u32 = WORD as u32;

/// Where the items of a sector end: its last word is the crate's too, and has marks.
const LAST: u32 = (SECTOR - WORD) as u32;

/// Where the next item of a sector goes, so that it need not be searched for.
pub type Pointers = Cache<Uncached, ArrayPagePointers<1>, Uncached>;

/// Pointers of a sector that nothing is known of.
pub fn unknown() -> Pointers {
    Cache::new(Uncached, ArrayPagePointers::new(), Uncached)
}

/// Why an item is not in the sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PushError {
    /// It does not fit in any more, or some cells there are worn: another sector will have room.
    NoRoom,
    /// The flash does not work.
    Broken,
}

/// What the crate is told when the flash does not do what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The driver says so.
    Flash,
    /// What was written reads differently.
    Differs,
    /// Erasing is not the crate's.
    MayNotErase,
}

impl NorFlashError for Fault {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// One sector of a flash: all that the crate gets to see.
struct Sector<'f, F> {
    flash: &'f mut F,
    start: u32,
    /// From here on it reads as blank.
    end: u32,
    /// The crate takes blank cells for the end of the items. Not those before the end, then.
    past_holes: bool,
    /// What the crate read last: when it shows an item, that is its data.
    last_read: &'f Cell<(u32, u32)>,
}

impl<F> asynchronous::ErrorType for Sector<'_, F> {
    type Error = Fault;
}

impl<F: MultiwriteNorFlash> asynchronous::ReadNorFlash for Sector<'_, F> {
    const READ_SIZE: usize = WORD;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        match offset {
            0 => bytes.fill(0),
            _ if offset >= self.end => bytes.fill(0xFF),
            _ => {
                let read = self.flash.read(self.start + offset, bytes);
                read.map_err(|_| Fault::Flash)?;
                self.last_read.set((offset, bytes.len() as u32));
                let is_header = bytes.len() == HEADER as usize;
                if self.past_holes && is_header && bytes.iter().all(|byte| *byte == 0xFF) {
                    // No header: the crate goes on to the next word.
                    bytes.fill(0);
                }
            }
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        SECTOR
    }
}

impl<F: MultiwriteNorFlash> asynchronous::NorFlash for Sector<'_, F> {
    const WRITE_SIZE: usize = WORD;
    const ERASE_SIZE: usize = SECTOR;

    async fn erase(&mut self, _: u32, _: u32) -> Result<(), Fault> {
        Err(Fault::MayNotErase)
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        program(self.flash, self.start + offset, bytes)
    }
}

impl<F: MultiwriteNorFlash> asynchronous::MultiwriteNorFlash for Sector<'_, F> {}

/// Programs words that are blank, and reads back what is there then.
pub fn program<F: MultiwriteNorFlash>(flash: &mut F, at: u32, bytes: &[u8]) -> Result<(), Fault> {
    flash.write(at, bytes).map_err(|_| Fault::Flash)?;
    let mut offset = at;
    let mut found = [0; 32];
    for written in bytes.chunks(found.len()) {
        let found = found.get_mut(..written.len()).ok_or(Fault::Flash)?;
        flash.read(offset, found).map_err(|_| Fault::Flash)?;
        if found != written {
            return Err(Fault::Differs);
        }
        offset += written.len() as u32;
    }
    Ok(())
}

/// A future that waits for nothing: the flash underneath blocks.
fn now<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}

fn queue<F: MultiwriteNorFlash>(
    sector: Sector<'_, F>,
    pointers: Pointers,
) -> QueueStorage<Sector<'_, F>, Pointers> {
    let config = const { QueueConfig::new(0..SECTOR as u32) };
    QueueStorage::new(sector, config, pointers)
}

/// Adds an item behind those that are there, verified word by word. Behind them the sector has to be
/// blank, see [`tail`].
pub fn push<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    pointers: &mut Pointers,
    item: &[u8],
) -> Result<(), PushError> {
    let known = core::mem::replace(pointers, unknown());
    let last_read = Cell::default();
    let sector = Sector {
        flash,
        start,
        end: LAST,
        past_holes: false,
        last_read: &last_read,
    };
    let mut queue = queue(sector, known);
    let pushed = match now(queue.push(item, false)) {
        Some(Ok(())) => Ok(()),
        Some(Err(Error::FullStorage)) => Err(PushError::NoRoom),
        Some(Err(Error::Storage {
            value: Fault::Differs,
            ..
        })) => Err(PushError::NoRoom),
        _ => Err(PushError::Broken),
    };
    *pointers = queue.destroy().1;
    pushed
}

/// Is shown an item and where it lies in its sector.
pub type See<'s> = dyn FnMut(Range<u32>, &[u8]) -> ControlFlow<()> + 's;

/// Shows the items of a sector, oldest first, until told to stop. Damaged ones are left out; so is
/// all that comes after blank cells or one that claims to be longer than any of ours: [`tail`]
/// tells.
pub fn visit<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    see: &mut See<'_>,
) -> Result<(), StorageError> {
    visit_part(flash, start, LAST, false, see)
}

/// Shows the first item of a sector, if there is one that begins before this place. Further is not
/// looked, however much there is of something else.
pub fn first<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    before: u32,
    see: &mut dyn FnMut(&[u8]),
) -> Result<(), StorageError> {
    visit_part(flash, start, before, false, &mut |_, item| {
        see(item);
        ControlFlow::Break(())
    })
}

/// Shows all items of a sector that are whole, whatever is between them.
pub fn visit_past_damage<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    see: &mut See<'_>,
) -> Result<(), StorageError> {
    let end = written_end(flash, start)?;
    visit_part(flash, start, end, true, see)
}

/// Is there a whole item at an offset of the flash, with data of this length, that passes a test?
pub fn is_item<F: MultiwriteNorFlash>(
    flash: &mut F,
    at: u32,
    length: u32,
    test: fn(&[u8]) -> bool,
) -> Result<bool, StorageError> {
    let mut passes = false;
    let end = FIRST + HEADER + length;
    visit_part(flash, at - FIRST, end, false, &mut |place, item| {
        passes = place.start == FIRST && test(item);
        ControlFlow::Break(())
    })?;
    Ok(passes)
}

fn visit_part<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    end: u32,
    past_holes: bool,
    see: &mut See<'_>,
) -> Result<(), StorageError> {
    let last_read = Cell::default();
    let sector = Sector {
        flash,
        start,
        end,
        past_holes,
        last_read: &last_read,
    };
    let mut queue = queue(sector, unknown());
    let mut buffer = [0; ITEM];
    let visited = now(async {
        let mut items = queue.iter().await?;
        while let Some(item) = items.next(&mut buffer).await? {
            let (data, length) = last_read.get();
            if see(data - HEADER..data + length, &item).is_break() {
                break;
            }
        }
        Ok(())
    });
    reported(visited)
}

/// Takes back the items behind a place: they are left out from then on.
pub fn withdraw<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    behind: u32,
) -> Result<(), StorageError> {
    let last_read = Cell::default();
    let sector = Sector {
        flash,
        start,
        end: LAST,
        past_holes: false,
        last_read: &last_read,
    };
    let mut queue = queue(sector, unknown());
    let mut buffer = [0; ITEM];
    let visited = now(async {
        let mut items = queue.iter().await?;
        while let Some(item) = items.next(&mut buffer).await? {
            if last_read.get().0 > behind {
                item.pop().await?;
            }
        }
        Ok(())
    });
    reported(visited)
}

/// Only a flash that does not work is an error; what cannot be read is just not there.
fn reported(visited: Option<Result<(), Error<Fault>>>) -> Result<(), StorageError> {
    match visited {
        None | Some(Err(Error::Storage { .. })) => Err(StorageError::Broken),
        Some(_) => Ok(()),
    }
}

/// Erases a sector.
pub fn erase<F: MultiwriteNorFlash>(flash: &mut F, start: u32) -> Result<(), StorageError> {
    flash
        .erase(start, start + SECTOR as u32)
        .map_err(|_| StorageError::Broken)
}

/// Is there nothing from here to there?
pub fn is_blank<F: MultiwriteNorFlash>(
    flash: &mut F,
    from: u32,
    to: u32,
) -> Result<bool, StorageError> {
    let mut words = [0; 64];
    let mut at = from;
    while at < to {
        let length = words.len().min((to - at) as usize);
        let words = words.get_mut(..length).ok_or(StorageError::Broken)?;
        flash.read(at, words).map_err(|_| StorageError::Broken)?;
        if words.iter().any(|byte| *byte != 0xFF) {
            return Ok(false);
        }
        at += length as u32;
    }
    Ok(true)
}

/// What lies in a sector behind its last item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tail {
    /// Nothing.
    Blank,
    /// What may be left of an item that the power went off in.
    Torn,
    /// More than that: there were items, or something else wrote here.
    Damage,
}

/// Finds out what lies in a sector behind the place where its items end.
///
/// An item is written in two goes, its header first and its data after that was read back. So a
/// torn one is a part of a header, or a whole header and not more than the data that it announces.
pub fn tail<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    end: u32,
) -> Result<Tail, StorageError> {
    let written = written_end(flash, start)?;
    if written <= end {
        return Ok(Tail::Blank);
    }
    let mut header = [0; HEADER as usize];
    if end + HEADER > LAST {
        return Ok(Tail::Damage);
    }
    let read = flash.read(start + end, &mut header);
    read.map_err(|_| StorageError::Broken)?;
    let data = announced(&header).unwrap_or(0);
    Ok(if written <= end + HEADER + data {
        Tail::Torn
    } else {
        Tail::Damage
    })
}

/// How many bytes of data the header of an item announces, if it is whole and the item can be one
/// of ours.
pub fn announced(header: &[u8; HEADER as usize]) -> Option<u32> {
    let [_, _, _, _, low, high, check @ ..] = *header;
    let length = u16::from_le_bytes([low, high]);
    let can_be = (WORD..=ITEM).contains(&length.into()) && length.is_multiple_of(WORD as u16);
    let is_whole = can_be && length_check(length) == u16::from_le_bytes(check);
    is_whole.then_some(length.into())
}

/// The crate's check of a length: CRC-16F/4.2, but never all ones.
fn length_check(length: u16) -> u16 {
    let mut crc = u16::MAX;
    for byte in length.to_le_bytes() {
        crc ^= u16::from(byte);
        for _ in 0..8 {
            let is_odd = crc & 1 == 1;
            crc >>= 1;
            if is_odd {
                crc ^= 0x1A2E;
            }
        }
    }
    (!crc).min(u16::MAX - 1)
}

/// Where in a sector nothing follows any more but its last word.
fn written_end<F: MultiwriteNorFlash>(flash: &mut F, start: u32) -> Result<u32, StorageError> {
    let mut words = [0; 64];
    let mut end = LAST;
    while end > FIRST {
        let length = (words.len() as u32).min(end - FIRST);
        let words = words.get_mut(..length as usize);
        let words = words.ok_or(StorageError::Broken)?;
        let from = end - length;
        let read = flash.read(start + from, words);
        read.map_err(|_| StorageError::Broken)?;
        if let Some(at) = words.iter().rposition(|byte| *byte != 0xFF) {
            return Ok((from + at as u32 + 1).next_multiple_of(WORD as u32));
        }
        end = from;
    }
    Ok(FIRST)
}

/// Programs what is in some words once more. If the power went off while they were programmed, their
/// cells may hold too little to be read the same for ever.
pub fn strengthen<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    place: Range<u32>,
) -> Result<(), StorageError> {
    let mut words = [0; 64];
    let mut at = place.start;
    while at < place.end {
        let length = words.len().min((place.end - at) as usize);
        let words = words.get_mut(..length).ok_or(StorageError::Broken)?;
        let read = flash.read(start + at, words);
        read.map_err(|_| StorageError::Broken)?;
        program(flash, start + at, words).map_err(|_| StorageError::Broken)?;
        at += length as u32;
    }
    Ok(())
}
