//! A ring of sectors that keeps one content: replaced at one stroke, appended to, never lost.
//!
//! Every content begins in a sector of its own. A sector begins with a head: its number in the
//! order of time, which also gives its place, and the number of the first sector of the content.
//! The pieces of a new content are followed by a seal: before it, the old content counts. Sectors
//! are erased when the ring comes round to them, and never those of the content that counts.

use core::ops::ControlFlow;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::storage::StorageError;

use super::SECTOR;
use super::item::{self, Head, Item, Packed};
use super::sector::{self, Mark, Pointers, PushError};

/// The most sectors of a ring.
const MOST: usize = 32;

/// The most bytes that are stored as one piece: all of them or none.
pub const PIECE: usize = item::PIECE;

/// Is shown the pieces of a content in order.
pub trait Visitor {
    /// What was shown so far does not count.
    fn restart(&mut self);
    /// The next piece.
    fn see(&mut self, piece: &[u8]);
}

/// Sees nothing.
struct Blind;

impl Visitor for Blind {
    fn restart(&mut self) {}
    fn see(&mut self, _: &[u8]) {}
}

/// Where the content that counts is, and how far it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// The number of its first sector.
    first: u32,
    /// The number of its last sector.
    last: u32,
    /// How many items it has, the seal included.
    count: u32,
    /// How many bytes it has.
    length: u32,
}

/// A content as it was read.
#[derive(Clone, Copy, Debug)]
struct Reading {
    place: Place,
    /// It has a seal.
    sealed: bool,
    /// Nothing is missing between what was found.
    whole: bool,
    /// Up to this sector, those after the content were erased before it was sealed.
    blank_until: u32,
    /// Its last sector is marked: it goes on in another, which was not found.
    continued: bool,
    /// Its last sector is marked: a newer content has taken its place.
    replaced: bool,
    /// How many items its last sector has, and how many bytes they have together.
    seen: (u32, u32),
}

impl Reading {
    fn counts(&self) -> bool {
        self.sealed && self.whole && !self.continued && !self.replaced
    }

    /// How much of it can be played, though it does not count.
    fn salvage(&self) -> usize {
        if self.replaced {
            0
        } else {
            self.place.length as usize
        }
    }

    fn take(&mut self, payload: &[u8], visitor: &mut dyn Visitor) -> ControlFlow<()> {
        self.seen.0 += 1;
        self.seen.1 += payload.len() as u32;
        let is_next = |serial: u8| serial == self.place.count as u8;
        match item::read(payload) {
            Some(Item::Head(_)) => return ControlFlow::Continue(()),
            Some(Item::Piece {
                serial,
                appended,
                bytes,
            }) if is_next(serial) && appended == self.sealed => {
                visitor.see(bytes);
                self.place.length += bytes.len() as u32;
            }
            Some(Item::Seal {
                serial,
                length,
                blank_until,
            }) if is_next(serial) && !self.sealed && length == self.place.length => {
                self.sealed = true;
                self.blank_until = blank_until;
            }
            _ => {
                self.whole = false;
                return ControlFlow::Break(());
            }
        }
        self.place.count += 1;
        ControlFlow::Continue(())
    }
}

/// The heads of all sectors that have one.
struct Heads([Option<Head>; MOST]);

impl Heads {
    fn newest(&self) -> Option<Head> {
        let heads = self.0.iter().flatten();
        heads.max_by_key(|head| head.sequence).copied()
    }

    fn with(&self, sequence: u32) -> Option<Head> {
        let mut heads = self.0.iter().flatten();
        heads.find(|head| head.sequence == sequence).copied()
    }
}

/// What may lie about in a ring besides the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// What a power cut left. Reading goes past it.
    Unknown,
    /// What a failure left: it may look as if it had not failed.
    Doubtful,
    /// Nothing.
    Tidy,
}

/// A ring of sectors.
pub struct Ring {
    start: u32,
    sectors: u32,
    /// So many sectors stay free for a replacement, however much is appended.
    reserve: u32,
    /// So many sectors are erased ahead when a content is replaced.
    ahead: u32,
    place: Option<Place>,
    /// For the next item of the last sector.
    pointers: Pointers,
    /// What comes next in the last sector follows a good item, not what a power cut left.
    trusted: bool,
    order: Order,
    /// Sectors up to this number that are not in use are erased.
    blank_until: Option<u32>,
    /// What cannot be read may be overwritten.
    consent: bool,
}

impl Ring {
    /// Over sectors that begin at an offset. Nothing is read yet.
    pub fn new(start: u32, sectors: u32, reserve: u32, ahead: u32) -> Self {
        Self {
            start,
            sectors: sectors.min(MOST as u32),
            reserve,
            ahead,
            place: None,
            pointers: sector::unknown(),
            trusted: false,
            order: Order::Unknown,
            blank_until: None,
            consent: false,
        }
    }

    /// The next replacement may overwrite what cannot be read.
    pub fn give_up(&mut self) {
        self.consent = true;
    }

    /// Makes a ring of blank sectors hold an empty content.
    pub fn begin<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        is_blank: bool,
    ) -> Result<(), StorageError> {
        self.consent = true;
        self.blank_until = is_blank.then(|| self.sectors - 1);
        self.replace(flash, core::iter::empty())
    }

    /// Shows the content that counts and says how many bytes it has.
    pub fn read<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        visitor: &mut dyn Visitor,
    ) -> Result<usize, StorageError> {
        if self.order == Order::Doubtful {
            self.tidy_up(flash)?;
        }
        self.find(flash, visitor)
    }

    /// Replaces the content: until the last step of it, the old one counts.
    pub fn replace<'p, F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        pieces: impl Iterator<Item = &'p [u8]>,
    ) -> Result<(), StorageError> {
        let (kept, next) = match self.located(flash) {
            Ok(old) => {
                self.tidy_up(flash)?;
                (old.first, old.last + 1)
            }
            Err(StorageError::Unreadable { .. }) if self.consent => {
                let newest = self.heads(flash)?.newest();
                let next = newest.map_or(0, |head| head.sequence.wrapping_add(1));
                (next, next)
            }
            Err(error) => return Err(error),
        };
        self.order = Order::Doubtful;
        let place = self.write_content(flash, kept, next, pieces)?;
        self.order = Order::Tidy;
        self.place = Some(place);
        self.consent = false;
        if let Some(before) = place.first.checked_sub(1)
            && self.mark(flash, before, Mark::Replaced).is_err()
        {
            // The mark only tells later that this content was there: it counts without.
            self.order = Order::Unknown;
        }
        Ok(())
    }

    /// Appends to the content. If it `may_spill`, it goes on in another sector; if not, a full
    /// sector is an error.
    pub fn append<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        bytes: &[u8],
        may_spill: bool,
    ) -> Result<(), StorageError> {
        let mut place = self.located(flash)?;
        self.tidy_up(flash)?;
        let kept = place.first;
        let room = if may_spill {
            self.sectors - self.reserve
        } else {
            0
        };
        for piece in bytes.chunks(PIECE) {
            let item = item::piece(place.count, true, piece);
            self.order = Order::Doubtful;
            let added = self.add(flash, &mut place, (kept, room), &item, piece.len());
            self.place = Some(place);
            added?;
            self.order = Order::Tidy;
        }
        Ok(())
    }

    fn located<F: MultiwriteNorFlash>(&mut self, flash: &mut F) -> Result<Place, StorageError> {
        if self.place.is_none() {
            self.find(flash, &mut Blind)?;
        }
        self.place.ok_or(StorageError::Broken)
    }

    /// Finds the content that counts: the newest, or the one before if the newest was never
    /// finished.
    fn find<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        visitor: &mut dyn Visitor,
    ) -> Result<usize, StorageError> {
        self.place = None;
        let heads = self.heads(flash)?;
        let lost = StorageError::Unreadable { whole: 0 };
        let newest = heads.newest().ok_or(lost)?;
        let newer = self.walk(flash, &heads, newest, visitor)?;
        if newer.counts() {
            return self.settle(flash, newer);
        }
        let before = newest.first.checked_sub(1);
        if let Some(previous) = before.and_then(|sequence| heads.with(sequence)) {
            let older = self.walk(flash, &heads, previous, visitor)?;
            if older.counts() {
                return self.settle(flash, older);
            }
            self.walk(flash, &heads, newest, visitor)?;
        }
        Err(StorageError::Unreadable {
            whole: newer.salvage(),
        })
    }

    fn settle<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        reading: Reading,
    ) -> Result<usize, StorageError> {
        let last = self.offset(reading.place.last);
        self.trusted = sector::holds_only(flash, last, reading.seen)?;
        self.pointers = sector::unknown();
        self.place = Some(reading.place);
        self.blank_until = Some(reading.blank_until);
        self.order = Order::Unknown;
        Ok(reading.place.length as usize)
    }

    /// Reads the content that has this head in its last sector.
    fn walk<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        heads: &Heads,
        head: Head,
        visitor: &mut dyn Visitor,
    ) -> Result<Reading, StorageError> {
        visitor.restart();
        let last = self.offset(head.sequence);
        let mut reading = Reading {
            place: Place {
                first: head.first,
                last: head.sequence,
                count: 0,
                length: 0,
            },
            sealed: false,
            whole: true,
            blank_until: 0,
            continued: sector::has_mark(flash, last, Mark::Continued)?,
            replaced: sector::has_mark(flash, last, Mark::Replaced)?,
            seen: (0, 0),
        };
        for sequence in head.first..=head.sequence {
            let expected = Head {
                sequence,
                first: head.first,
                count: reading.place.count,
                length: reading.place.length,
            };
            if heads.with(sequence) != Some(expected) {
                reading.whole = false;
                break;
            }
            reading.seen = (0, 0);
            let see = &mut |payload: &[u8]| reading.take(payload, visitor);
            sector::visit(flash, self.offset(sequence), see)?;
            if !reading.whole {
                break;
            }
        }
        Ok(reading)
    }

    fn heads<F: MultiwriteNorFlash>(&self, flash: &mut F) -> Result<Heads, StorageError> {
        let mut heads = [None; MOST];
        for (number, head) in (0..self.sectors).zip(&mut heads) {
            *head = self.head(flash, number)?;
        }
        Ok(Heads(heads))
    }

    /// The head of the sector in a place; it tells by its number that it belongs there.
    fn head<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        number: u32,
    ) -> Result<Option<Head>, StorageError> {
        let mut head = None;
        sector::visit(flash, self.offset(number), &mut |payload| {
            if let Some(Item::Head(found)) = item::read(payload) {
                head = Some(found);
            }
            ControlFlow::Break(())
        })?;
        Ok(head.filter(|head| {
            let sectors = head.sequence.wrapping_sub(head.first);
            head.sequence % self.sectors == number && sectors < self.sectors
        }))
    }

    fn offset(&self, sequence: u32) -> u32 {
        self.start + sequence % self.sectors * SECTOR as u32
    }

    /// Puts away what a power cut or a failure left, before anything is written.
    fn tidy_up<F: MultiwriteNorFlash>(&mut self, flash: &mut F) -> Result<(), StorageError> {
        let Some(place) = self.place.filter(|_| self.order != Order::Tidy) else {
            return Ok(());
        };
        let heads = self.heads(flash)?;
        // A replacement that was not finished: the newest sector first, so that what is left of
        // it after another power cut can still be told for what it is.
        let leftovers = heads.newest().map_or(place.last, |head| head.sequence);
        for sequence in (place.last + 1..=leftovers).rev() {
            if heads.with(sequence).is_some() {
                self.erase(flash, sequence)?;
            }
        }
        if self.order == Order::Doubtful {
            let before = heads.with(place.last).map_or(0, |head| head.count);
            self.withdraw(flash, place, before)?;
        }
        if place.last > place.first {
            self.mark(flash, place.last - 1, Mark::Continued)?;
        }
        let before = place.first.checked_sub(1);
        if let Some(before) = before.and_then(|sequence| heads.with(sequence)) {
            self.mark(flash, before.sequence, Mark::Replaced)?;
        }
        self.order = Order::Tidy;
        Ok(())
    }

    /// Takes back the items of the last sector that were not acknowledged; so many of the content
    /// lie in sectors before it.
    fn withdraw<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        place: Place,
        before: u32,
    ) -> Result<(), StorageError> {
        self.pointers = sector::unknown();
        self.trusted = false;
        let mut number = before;
        sector::withdraw(flash, self.offset(place.last), &mut |payload| {
            if matches!(item::read(payload), Some(Item::Head(_))) {
                return false;
            }
            number += 1;
            number > place.count
        })
    }

    fn mark<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        sequence: u32,
        mark: Mark,
    ) -> Result<(), StorageError> {
        sector::set_mark(flash, self.offset(sequence), mark)
    }

    fn erase<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        sequence: u32,
    ) -> Result<(), StorageError> {
        self.pointers = sector::unknown();
        self.trusted = false;
        sector::erase(flash, self.offset(sequence))
    }

    /// Erases a sector unless it is known to be erased. That it looks blank is not enough: an
    /// erase may have been cut short just before its end.
    fn prepare<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        sequence: u32,
    ) -> Result<(), StorageError> {
        let start = self.offset(sequence);
        let known = self.blank_until.is_some_and(|until| sequence <= until);
        if known && sector::is_blank(flash, start, start + SECTOR as u32)? {
            return Ok(());
        }
        self.erase(flash, sequence)
    }

    fn write_content<'p, F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        kept: u32,
        next: u32,
        pieces: impl Iterator<Item = &'p [u8]>,
    ) -> Result<Place, StorageError> {
        let room = self.sectors;
        let until = (next + self.ahead).min(kept + room - 1);
        for sequence in next..=until {
            self.prepare(flash, sequence)?;
        }
        let blank_until = self.blank_until.map_or(until, |blank| blank.max(until));
        self.blank_until = Some(blank_until);
        let mut place = Place {
            first: next,
            last: next,
            count: 0,
            length: 0,
        };
        self.open(flash, &place, (kept, room))?;
        for piece in pieces.flat_map(|bytes| bytes.chunks(PIECE)) {
            let item = item::piece(place.count, false, piece);
            self.add(flash, &mut place, (kept, room), &item, piece.len())?;
        }
        let seal = item::seal(place.count, place.length, blank_until);
        self.add(flash, &mut place, (kept, room), &seal, 0)?;
        Ok(place)
    }

    /// Begins the last sector of a place, unless fewer than `room` sectors lie between it and
    /// what has to be kept.
    fn open<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        place: &Place,
        (kept, room): (u32, u32),
    ) -> Result<(), StorageError> {
        if place.last - kept >= room {
            return Err(StorageError::Full);
        }
        self.prepare(flash, place.last)?;
        let head = Head {
            sequence: place.last,
            first: place.first,
            count: place.count,
            length: place.length,
        };
        let start = self.offset(place.last);
        self.pointers = sector::unknown();
        sector::push(flash, start, &mut self.pointers, &item::head(&head))?;
        if self.head(flash, place.last % self.sectors)? != Some(head) {
            return Err(StorageError::Broken);
        }
        self.trusted = true;
        Ok(())
    }

    /// Adds an item to a content that is `length` bytes longer then; in the next sector, if it
    /// does not fit into the last.
    fn add<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        place: &mut Place,
        limits: (u32, u32),
        item: &Packed,
        length: usize,
    ) -> Result<(), StorageError> {
        match self.push(flash, place.last, item) {
            Ok(()) => {}
            Err(PushError::Broken) => return Err(StorageError::Broken),
            Err(PushError::SectorFull) => {
                let next = Place {
                    last: place.last + 1,
                    ..*place
                };
                self.open(flash, &next, limits)?;
                self.mark(flash, place.last, Mark::Continued)?;
                *place = next;
                self.push(flash, place.last, item)?;
            }
        }
        place.count += 1;
        place.length += length as u32;
        Ok(())
    }

    /// Adds an item to a sector. What a power cut left before it may hide it when the sector is
    /// read from its beginning: then it is looked for.
    fn push<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        sequence: u32,
        item: &Packed,
    ) -> Result<(), PushError> {
        let start = self.offset(sequence);
        sector::push(flash, start, &mut self.pointers, item)?;
        if self.trusted {
            return Ok(());
        }
        let mut is_last = false;
        let looked = sector::visit(flash, start, &mut |payload| {
            is_last = payload == item.as_slice();
            ControlFlow::Continue(())
        });
        looked.map_err(|_| PushError::Broken)?;
        if !is_last {
            // Nobody will see it: the next sector is clean.
            return Err(PushError::SectorFull);
        }
        self.trusted = true;
        Ok(())
    }
}
