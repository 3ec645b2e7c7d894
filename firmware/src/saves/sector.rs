//! One sector of flash as a queue of checked items, by `sequential-storage`.
//!
//! That crate can run a ring of sectors by itself, but it tells them apart by two marks in each,
//! which an erase that was cut short leaves in any state, and it repairs, that is erases, in the
//! course of reading. So it gets one sector at a time, always shows it the marks of a sector in
//! use, and may never erase; the ring is ours.

use core::ops::ControlFlow;
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

/// What is programmed together. The flash of a Pico can do single bytes, but with these the crate
/// may lose an item after a power cut (its issue 136).
pub const WORD: usize = 4;

/// Where the first item of a sector is: its first word is the crate's.
const FIRST: u32 = WORD as u32;

/// Where the marks of a sector are: its last word.
const MARKS: u32 = (SECTOR - WORD) as u32;

/// How often an item is tried to be written, each time to another place.
const TRIES: u8 = 3;

/// Where the next item of a sector goes, so that it need not be searched for.
pub type Pointers = Cache<Uncached, ArrayPagePointers<1>, Uncached>;

/// Pointers of a sector that nothing is known of.
pub fn unknown() -> Pointers {
    Cache::new(Uncached, ArrayPagePointers::new(), Uncached)
}

/// A mark that a sector gets at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// What it holds goes on in the next one.
    Continued,
    /// What ends in it was replaced by what begins in the next one.
    Replaced,
}

impl Mark {
    /// Half of the last word for each.
    fn pattern(self) -> [u8; WORD] {
        match self {
            Mark::Continued => [0, 0, 0xFF, 0xFF],
            Mark::Replaced => [0xFF, 0xFF, 0, 0],
        }
    }
}

/// Why an item is not in the sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PushError {
    /// It does not fit in any more.
    SectorFull,
    /// The flash does not work.
    Broken,
}

impl From<PushError> for StorageError {
    fn from(error: PushError) -> Self {
        match error {
            PushError::SectorFull => StorageError::Full,
            PushError::Broken => StorageError::Broken,
        }
    }
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
}

impl<F> asynchronous::ErrorType for Sector<'_, F> {
    type Error = Fault;
}

impl<F: MultiwriteNorFlash> asynchronous::ReadNorFlash for Sector<'_, F> {
    const READ_SIZE: usize = WORD;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        match offset {
            0 => bytes.fill(0),
            MARKS => bytes.fill(0xFF),
            _ => {
                let read = self.flash.read(self.start + offset, bytes);
                read.map_err(|_| Fault::Flash)?;
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
    flash: &mut F,
    start: u32,
    pointers: Pointers,
) -> QueueStorage<Sector<'_, F>, Pointers> {
    let config = const { QueueConfig::new(0..SECTOR as u32) };
    QueueStorage::new(Sector { flash, start }, config, pointers)
}

/// Adds an item, verified word by word.
pub fn push<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    pointers: &mut Pointers,
    item: &[u8],
) -> Result<(), PushError> {
    let known = core::mem::replace(pointers, unknown());
    let mut queue = queue(flash, start, known);
    let mut pushed = Err(PushError::Broken);
    for _ in 0..TRIES {
        match now(queue.push(item, false)) {
            Some(Ok(())) => pushed = Ok(()),
            Some(Err(Error::FullStorage)) => pushed = Err(PushError::SectorFull),
            // Cells that were hit by a power cut, or are worn: the crate goes past them.
            Some(Err(Error::Storage {
                value: Fault::Differs,
                ..
            })) => continue,
            _ => {}
        }
        break;
    }
    *pointers = queue.destroy().1;
    pushed
}

/// Shows the items of a sector, oldest first, until told to stop. Damaged ones are left out; so is
/// all that comes after one that claims to be longer than any of ours.
pub fn visit<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    see: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Result<(), StorageError> {
    let mut queue = queue(flash, start, unknown());
    let mut buffer = [0; ITEM];
    let visited = now(async {
        let mut items = queue.iter().await?;
        while let Some(item) = items.next(&mut buffer).await? {
            if see(&item).is_break() {
                break;
            }
        }
        Ok(())
    });
    reported(visited)
}

/// Takes back the items that are picked: they are left out from then on.
pub fn withdraw<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    pick: &mut dyn FnMut(&[u8]) -> bool,
) -> Result<(), StorageError> {
    let mut queue = queue(flash, start, unknown());
    let mut buffer = [0; ITEM];
    let visited = now(async {
        let mut items = queue.iter().await?;
        while let Some(item) = items.next(&mut buffer).await? {
            if pick(&item) {
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

/// Does a sector have a mark? Most of its bits decide, as one of them may have flipped.
pub fn has_mark<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    mark: Mark,
) -> Result<bool, StorageError> {
    let mut found = [0; WORD];
    let read = flash.read(start + MARKS, &mut found);
    read.map_err(|_| StorageError::Broken)?;
    let bits = |[low, high]: [u8; 2]| low.count_zeros() + high.count_zeros();
    let [a, b, c, d] = found;
    let cleared = match mark {
        Mark::Continued => bits([a, b]),
        Mark::Replaced => bits([c, d]),
    };
    Ok(cleared >= 8)
}

/// Is there nothing in a sector but some items, so many and with so many bytes together? If a
/// power cut left anything between them or behind them, there is.
pub fn holds_only<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    (count, bytes): (u32, u32),
) -> Result<bool, StorageError> {
    let overhead = QueueStorage::<Sector<'_, F>, Pointers>::item_overhead_size();
    let end = FIRST + count * overhead + bytes;
    is_blank(flash, start + end, start + MARKS)
}

/// Gives a sector a mark, unless it has it.
pub fn set_mark<F: MultiwriteNorFlash>(
    flash: &mut F,
    start: u32,
    mark: Mark,
) -> Result<(), StorageError> {
    if has_mark(flash, start, mark)? {
        return Ok(());
    }
    // The other mark stays. Whatever the driver says, it is the bits that count later.
    let _ = flash.write(start + MARKS, &mark.pattern());
    if has_mark(flash, start, mark)? {
        Ok(())
    } else {
        Err(StorageError::Broken)
    }
}
