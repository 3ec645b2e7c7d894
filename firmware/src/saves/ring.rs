//! A ring of sectors that keeps one content: replaced at one stroke, appended to, never lost.
//!
//! Every content begins in a sector of its own. A sector begins with a head: its number in the
//! order of time, which also gives its place, and the number of the first sector of the content.
//! The pieces of a new content are followed by a seal: before it, the old content counts. Sectors
//! are erased before the ring comes round to them, and never those of the content that counts.
//!
//! What a power cut left at the end of a sector stays there. The content goes on in the next sector,
//! whose head says how much of it comes before: so whatever else stands behind what can be read is
//! damage.

use core::ops::ControlFlow;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::storage::StorageError;

use super::SECTOR;
use super::item::{self, Head, Item, Packed};
use super::marks::{self, Mark};
use super::reading::{Blind, Heads, MOST, Place, Reading, Visitor};
use super::sector::{self, Pointers, PushError, Tail};

/// The most bytes that are stored as one piece: all of them or none.
pub const PIECE: usize = item::PIECE;

/// So many sectors behind the content may have been begun by what was not finished: the longest save takes two.
const BEGUN: u32 = 2;

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
    place: Option<Place>,
    /// For the next item of the last sector.
    pointers: Pointers,
    /// Nothing lies behind the last item, so that another can follow it.
    can_follow: bool,
    order: Order,
    /// Up to this number, sectors behind the content are known to be erased.
    erased_until: u32,
    /// Working ahead failed: whoever needs the sector will be told.
    is_stuck: bool,
    /// What cannot be read may be overwritten.
    consent: bool,
    /// All that is whole of it counts until it is replaced.
    is_gleaned: bool,
    /// And that is nothing.
    is_barren: bool,
}

impl Ring {
    /// Over sectors that begin at an offset. Nothing is read yet.
    pub fn new(start: u32, sectors: u32, reserve: u32) -> Self {
        Self {
            start,
            sectors: sectors.min(MOST as u32),
            reserve,
            place: None,
            pointers: sector::unknown(),
            can_follow: false,
            order: Order::Unknown,
            erased_until: 0,
            is_stuck: false,
            consent: false,
            is_gleaned: false,
            is_barren: false,
        }
    }

    /// The next replacement may overwrite what cannot be read.
    pub fn give_up(&mut self) {
        self.consent = true;
    }

    /// Makes a ring without any content hold an empty one.
    pub fn begin<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        is_blank: bool,
    ) -> Result<(), StorageError> {
        if is_blank {
            // Nobody has ever erased here, so no erase was cut short.
            marks::note_erased(flash, self.start)?;
        }
        self.consent = true;
        self.replace(flash, core::iter::empty())
    }

    /// Was a content found that counts?
    pub fn is_read(&self) -> bool {
        self.place.is_some()
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

    /// Shows the pieces of the content that counts or, if it is damaged, all that are left in the
    /// ring, in the order of time: for who needs only the newest of a kind. Damage and cuts in the
    /// repair of it may have left them anywhere.
    pub fn glean<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        visitor: &mut dyn Visitor,
    ) -> Result<(), StorageError> {
        if self.is_barren {
            // Looking again takes a while and finds nothing else.
            return Ok(());
        }
        match self.read(flash, visitor) {
            Err(StorageError::Unreadable { .. }) => {
                self.is_gleaned = true;
                visitor.restart();
                let heads = self.heads(flash)?;
                let newest = self.newest(flash, &heads)?;
                let round = self.sectors.saturating_sub(1);
                let mut found = false;
                for sequence in newest.saturating_sub(round)..=newest {
                    found |= self.glean_sector(flash, sequence, visitor)?;
                }
                self.is_barren = !found;
                Ok(())
            }
            read => read.map(|_| ()),
        }
    }

    /// The number of the sector that was begun last, as far as anything still tells, in a ring that
    /// has been begun.
    fn newest<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        heads: &Heads,
    ) -> Result<u32, StorageError> {
        let sealed = self.newest_seal(flash, heads)?.unwrap_or(0);
        let Some(head) = heads.newest() else {
            return Ok(sealed);
        };
        let mut newest = head.sequence;
        if self.is_over(flash, head)? {
            // What took its place has lost its head.
            newest = newest.wrapping_add(1);
        }
        Ok(newest.max(sealed))
    }

    /// The newest of the sectors that have lost their heads, but not their seals.
    fn newest_seal<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        heads: &Heads,
    ) -> Result<Option<u32>, StorageError> {
        let mut newest = None;
        for number in (0..self.sectors).filter(|number| heads.at(*number).is_none()) {
            let see = &mut |_, payload: &[u8]| {
                if let Some(Item::Seal { sequence, .. }) = item::read(payload)
                    && sequence % self.sectors == number
                {
                    newest = newest.max(Some(sequence));
                }
                ControlFlow::Continue(())
            };
            sector::visit_past_damage(flash, self.offset(number), see)?;
        }
        Ok(newest)
    }

    /// Shows what is whole in a sector; says whether there was anything.
    fn glean_sector<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        sequence: u32,
        visitor: &mut dyn Visitor,
    ) -> Result<bool, StorageError> {
        let mut found = false;
        let see = &mut |_, payload: &[u8]| {
            if let Some(Item::Piece { bytes, .. }) = item::read(payload) {
                visitor.see(bytes);
                found = true;
            }
            ControlFlow::Continue(())
        };
        sector::visit_past_damage(flash, self.offset(sequence), see)?;
        Ok(found)
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
                let next = self.behind_damage(flash)?;
                (next, next)
            }
            Err(error) => return Err(error),
        };
        self.order = Order::Doubtful;
        let place = self.write_content(flash, kept, next, pieces)?;
        self.order = Order::Tidy;
        self.place = Some(place);
        self.consent = false;
        (self.is_gleaned, self.is_barren) = (false, false);
        if let Some(before) = place.first.checked_sub(1)
            && self.mark(flash, before, Mark::Replaced).is_err()
        {
            // The mark only tells later that this content was there: it counts without.
            self.order = Order::Unknown;
        }
        Ok(())
    }

    /// Where a content begins if the one before it cannot be read: in place of a sector that has lost
    /// its head, unless what was gleaned may be in no other.
    fn behind_damage<F: MultiwriteNorFlash>(&self, flash: &mut F) -> Result<u32, StorageError> {
        let heads = self.heads(flash)?;
        if self.is_gleaned {
            return Ok(self.newest(flash, &heads)?.wrapping_add(1));
        }
        let newest = heads.newest();
        Ok(newest.map_or(0, |head| head.sequence.wrapping_add(1)))
    }

    /// Appends to the content. If it `may_spill`, it goes on in another sector; if not, a full
    /// sector is an error.
    pub fn append<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        bytes: &[u8],
        may_spill: bool,
    ) -> Result<(), StorageError> {
        self.located(flash)?;
        self.tidy_up(flash)?;
        let mut place = self.located(flash)?;
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

    /// Does a step of what will have to be done later, of which the longest is to erase one sector;
    /// says whether there was anything to do. So many sectors behind the content are erased. What
    /// fails is left to whoever needs it.
    pub fn work_ahead<F: MultiwriteNorFlash>(&mut self, flash: &mut F, ahead: u32) -> bool {
        if self.is_stuck {
            return false;
        }
        let worked = self.step_ahead(flash, ahead);
        // Not again and again: sectors wear.
        self.is_stuck = worked.is_err();
        worked.unwrap_or(false)
    }

    fn step_ahead<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        ahead: u32,
    ) -> Result<bool, StorageError> {
        let Some(place) = self.place else {
            return Ok(false);
        };
        if self.order != Order::Tidy {
            self.tidy_a_bit(flash)?;
            return Ok(true);
        }
        for sequence in self.behind(&place, ahead) {
            if sequence <= self.erased_until {
                continue;
            }
            let start = self.offset(sequence);
            let was_erased = marks::is_erased(flash, start)?;
            if !was_erased {
                sector::erase(flash, start)?;
                marks::note_erased(flash, start)?;
            }
            self.erased_until = sequence;
            if !was_erased {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Was a sector behind the content erased ahead? Without a content nothing is known.
    fn is_known_erased(&self, sequence: u32) -> bool {
        let place = self.place.as_ref();
        sequence <= self.erased_until && place.is_some_and(|place| sequence > place.last)
    }

    /// So many sectors that come next, as far as the content leaves any.
    fn behind(&self, place: &Place, count: u32) -> core::ops::Range<u32> {
        place.last + 1..(place.last + 1 + count).min(place.first + self.sectors)
    }

    fn located<F: MultiwriteNorFlash>(&mut self, flash: &mut F) -> Result<Place, StorageError> {
        if self.place.is_none() {
            self.find(flash, &mut Blind)?;
        }
        self.place.ok_or(StorageError::Broken)
    }

    /// Finds the content that counts: the newest that was finished.
    fn find<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        visitor: &mut dyn Visitor,
    ) -> Result<usize, StorageError> {
        self.place = None;
        let heads = self.heads(flash)?;
        let newest = heads.newest();
        let mut head = newest.ok_or(StorageError::Unreadable { whole: 0 })?;
        let mut unfinished = None;
        loop {
            let reading = self.walk(flash, &heads, head, visitor)?;
            if reading.counts() {
                return Ok(self.settle(&reading));
            }
            let damaged = |reading: Reading| {
                let whole = reading.place.length as usize;
                Err(StorageError::Unreadable { whole })
            };
            if reading.replaced && self.is_over(flash, head)? {
                // It is over. Of what took its place, the seal at least is lost.
                return match unfinished {
                    Some(newer) => damaged(self.walk(flash, &heads, newer, visitor)?),
                    None => Err(StorageError::Unreadable { whole: 0 }),
                };
            }
            match heads.before(head) {
                Some(before) if !reading.sealed => {
                    unfinished = Some(head);
                    head = before;
                }
                _ => return damaged(reading),
            }
        }
    }

    /// Was the content replaced that ends in the sector with this head? Damage to one end of it may
    /// only look so.
    fn is_over<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        head: Head,
    ) -> Result<bool, StorageError> {
        marks::is_ours(flash, self.offset(head.sequence), Mark::Replaced)
    }

    fn settle(&mut self, reading: &Reading) -> usize {
        self.can_follow = reading.tail == Tail::Blank;
        self.pointers = sector::unknown();
        self.place = Some(reading.place);
        self.erased_until = reading.place.last;
        self.order = Order::Unknown;
        reading.place.length as usize
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
        let mut reading = Reading::new(head.first, head.sequence);
        reading.continued = marks::has(flash, last, Mark::Continued)?;
        reading.replaced = marks::has(flash, last, Mark::Replaced)?;
        for sequence in head.first..=head.sequence {
            let expected = Head {
                sequence,
                first: head.first,
                count: reading.place.count,
                length: reading.place.length,
            };
            if heads.with(sequence) != Some(expected) {
                reading.whole = false;
                return Ok(reading);
            }
            let is_last = sequence == head.sequence;
            let next = heads.with(sequence.wrapping_add(1));
            reading.begin_sector(next.filter(|_| !is_last));
            let see = &mut |at, payload: &[u8]| reading.take(at, payload, visitor);
            sector::visit(flash, self.offset(sequence), see)?;
            if !reading.whole {
                return Ok(reading);
            }
        }
        reading.tail = sector::tail(flash, last, reading.last_item.end)?;
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
        // In worn cells before it, two tries may have failed.
        let before = sector::FIRST + 2 * item::HEAD_ITEM + 1;
        sector::first(flash, self.offset(number), before, &mut |payload| {
            if let Some(Item::Head(found)) = item::read(payload) {
                head = Some(found);
            }
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
        while self.order != Order::Tidy && self.place.is_some() {
            self.tidy_a_bit(flash)?;
        }
        Ok(())
    }

    /// A step of that: at most one sector is erased.
    fn tidy_a_bit<F: MultiwriteNorFlash>(&mut self, flash: &mut F) -> Result<(), StorageError> {
        let Some(place) = self.place else {
            return Ok(());
        };
        // What failed may have left something there.
        self.erased_until = place.last;
        let heads = self.heads(flash)?;
        if let Some(sequence) = self.leftover(flash, &heads, &place)? {
            let start = self.offset(sequence);
            sector::erase(flash, start)?;
            // Without the note, it is only erased once more.
            let _ = marks::note_erased(flash, start);
            return Ok(());
        }
        self.settle_last_sector(flash, &heads, &place)?;
        if place.last > place.first {
            self.mark(flash, place.last - 1, Mark::Continued)?;
        }
        let before = heads.with(place.last).and_then(|head| heads.before(head));
        if let Some(before) = before {
            self.mark(flash, before.sequence, Mark::Replaced)?;
        }
        self.order = Order::Tidy;
        Ok(())
    }

    /// The next sector that has to be erased before the content may go on.
    fn leftover<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        heads: &Heads,
        place: &Place,
    ) -> Result<Option<u32>, StorageError> {
        // A replacement that was not finished: the newest sector first, so that what is left of
        // it after another power cut can still be told for what it is.
        let newest = heads.newest().map(|head| head.sequence);
        if newest.is_some_and(|newest| newest > place.last) {
            return Ok(newest);
        }
        // A head that was not finished might be readable some other time.
        for sequence in self.behind(place, BEGUN) {
            let start = self.offset(sequence);
            let from = start + sector::FIRST;
            let is_old = heads.at(sequence % self.sectors).is_some();
            if !is_old && !sector::is_blank(flash, from, from + item::HEAD_ITEM)? {
                return Ok(Some(sequence));
            }
        }
        Ok(None)
    }

    /// Makes sure of the last item that counts, and that nothing behind it ever will.
    fn settle_last_sector<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        heads: &Heads,
        place: &Place,
    ) -> Result<(), StorageError> {
        let start = self.offset(place.last);
        let mut number = heads.with(place.last).map_or(0, |head| head.count);
        let mut last_item = sector::FIRST..sector::FIRST;
        sector::visit(flash, start, &mut |at, payload| {
            if !matches!(item::read(payload), Some(Item::Head(_))) {
                if number == place.count {
                    return ControlFlow::Break(());
                }
                number += 1;
            }
            last_item = at;
            ControlFlow::Continue(())
        })?;
        self.pointers = sector::unknown();
        if self.order == Order::Doubtful {
            sector::withdraw(flash, start, last_item.end)?;
        }
        self.can_follow = sector::tail(flash, start, last_item.end)? == Tail::Blank;
        sector::strengthen(flash, start, last_item)
    }

    fn mark<F: MultiwriteNorFlash>(
        &self,
        flash: &mut F,
        sequence: u32,
        mark: Mark,
    ) -> Result<(), StorageError> {
        marks::set(flash, self.offset(sequence), mark)
    }

    fn write_content<'p, F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        kept: u32,
        next: u32,
        pieces: impl Iterator<Item = &'p [u8]>,
    ) -> Result<Place, StorageError> {
        let limits = (kept, self.sectors);
        let mut place = Place {
            first: next,
            last: next,
            count: 0,
            length: 0,
        };
        self.open(flash, &place, limits)?;
        for piece in pieces.flat_map(|bytes| bytes.chunks(PIECE)) {
            let item = item::piece(place.count, false, piece);
            self.add(flash, &mut place, limits, &item, piece.len())?;
        }
        let seal = item::seal(place.count, place.length, place.last);
        self.add(flash, &mut place, limits, &seal, 0)?;
        Ok(place)
    }

    /// Begins the last sector of a place, unless fewer than `room` sectors lie between it and
    /// what has to be kept. It is erased, unless that is known to be done: that it looks blank is
    /// not enough, because an erase may have been cut short just before its end.
    fn open<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        place: &Place,
        (kept, room): (u32, u32),
    ) -> Result<(), StorageError> {
        if place.last - kept >= room {
            return Err(StorageError::Full);
        }
        let start = self.offset(place.last);
        if !self.is_known_erased(place.last) && !marks::is_erased(flash, start)? {
            sector::erase(flash, start)?;
        }
        let head = Head {
            sequence: place.last,
            first: place.first,
            count: place.count,
            length: place.length,
        };
        self.pointers = sector::unknown();
        let pushed = sector::push(flash, start, &mut self.pointers, &item::head(&head));
        pushed.map_err(|_| StorageError::Broken)?;
        if self.head(flash, place.last % self.sectors)? != Some(head) {
            return Err(StorageError::Broken);
        }
        self.can_follow = true;
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
            Err(PushError::NoRoom) => {
                let next = Place {
                    last: place.last + 1,
                    ..*place
                };
                self.open(flash, &next, limits)?;
                self.mark(flash, place.last, Mark::Continued)?;
                *place = next;
                let pushed = self.push(flash, place.last, item);
                pushed.map_err(|_| StorageError::Broken)?;
            }
        }
        place.count += 1;
        place.length += length as u32;
        Ok(())
    }

    /// Adds an item to a sector, if nothing stands where it would go.
    fn push<F: MultiwriteNorFlash>(
        &mut self,
        flash: &mut F,
        sequence: u32,
        item: &Packed,
    ) -> Result<(), PushError> {
        if !self.can_follow {
            return Err(PushError::NoRoom);
        }
        sector::push(flash, self.offset(sequence), &mut self.pointers, item)
    }
}
