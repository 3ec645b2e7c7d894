//! What is found in a ring: the heads of its sectors, and a content as far as it can be read.

use core::ops::{ControlFlow, Range};

use super::item::{self, Head, Item};
use super::sector::{FIRST, HEADER, Tail, WORD};

/// The most sectors of a ring.
pub const MOST: usize = 32;

/// Items are counted in a byte: between two that follow each other there must be less than a whole
/// round of the shortest.
const ROUND: u32 = 256 * (HEADER + WORD as u32);

/// Is shown the pieces of a content in order.
pub trait Visitor {
    /// What was shown so far does not count.
    fn restart(&mut self);
    /// The next piece.
    fn see(&mut self, piece: &[u8]);
}

/// Sees nothing.
pub struct Blind;

impl Visitor for Blind {
    fn restart(&mut self) {}
    fn see(&mut self, _: &[u8]) {}
}

/// Where the content that counts is, and how far it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of its first sector.
    pub first: u32,
    /// The number of its last sector.
    pub last: u32,
    /// How many items it has, the seal included.
    pub count: u32,
    /// How many bytes it has.
    pub length: u32,
}

/// A content as it was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What of it was read.
    pub place: Place,
    /// It has a seal.
    pub sealed: bool,
    /// Nothing is missing between what was found.
    pub whole: bool,
    /// Its last sector is marked: it goes on in another, which was not found.
    pub continued: bool,
    /// Its last sector is marked: a newer content has taken its place.
    pub replaced: bool,
    /// What lies behind its last item.
    pub tail: Tail,
    /// Where its last item lies in its sector.
    pub last_item: Range<u32>,
    /// The next sector says that so many items come before it. Any more were never acknowledged.
    limit: Option<u32>,
}

impl Reading {
    /// Nothing of a content yet that has these sectors.
    pub fn new(first: u32, last: u32) -> Self {
        Self {
            place: Place {
                first,
                last,
                count: 0,
                length: 0,
            },
            sealed: false,
            whole: true,
            continued: false,
            replaced: false,
            tail: Tail::Blank,
            last_item: FIRST..FIRST,
            limit: None,
        }
    }

    /// Goes on with the next sector, in front of one that has this head.
    pub fn begin_sector(&mut self, next: Option<Head>) {
        self.last_item = FIRST..FIRST;
        self.limit = next.map(|head| head.count);
    }

    /// Does it count? If anything stands behind what can be read, it does not.
    pub fn counts(&self) -> bool {
        let is_whole = self.whole && self.tail != Tail::Damage;
        self.sealed && is_whole && !self.continued && !self.replaced
    }

    /// Takes the next item of a sector.
    pub fn take(
        &mut self,
        at: Range<u32>,
        payload: &[u8],
        visitor: &mut dyn Visitor,
    ) -> ControlFlow<()> {
        let gap = at.start.saturating_sub(self.last_item.end);
        let item = item::read(payload).filter(|_| gap < ROUND);
        let is_head = matches!(item, Some(Item::Head(_)));
        if !is_head && self.limit == Some(self.place.count) {
            return ControlFlow::Break(());
        }
        let is_next = |serial: u8| serial == self.place.count as u8;
        match item {
            Some(Item::Head(_)) => {
                self.last_item = at;
                return ControlFlow::Continue(());
            }
            Some(Item::Piece {
                serial,
                appended,
                bytes,
            }) if is_next(serial) && appended == self.sealed => {
                visitor.see(bytes);
                self.place.length += bytes.len() as u32;
            }
            Some(Item::Seal { serial, length, .. })
                if is_next(serial) && !self.sealed && length == self.place.length =>
            {
                self.sealed = true;
            }
            _ => {
                self.whole = false;
                return ControlFlow::Break(());
            }
        }
        self.last_item = at;
        self.place.count += 1;
        ControlFlow::Continue(())
    }
}

/// The heads of all sectors that have one.
pub struct Heads(pub [Option<Head>; MOST]);

impl Heads {
    /// The one that was written last.
    pub fn newest(&self) -> Option<Head> {
        let heads = self.0.iter().flatten();
        heads.max_by_key(|head| head.sequence).copied()
    }

    /// The one with this number.
    pub fn with(&self, sequence: u32) -> Option<Head> {
        let mut heads = self.0.iter().flatten();
        heads.find(|head| head.sequence == sequence).copied()
    }

    /// The one in this place.
    pub fn at(&self, number: u32) -> Option<Head> {
        self.0.get(number as usize).copied().flatten()
    }

    /// That of the last sector of the content before.
    pub fn before(&self, head: Head) -> Option<Head> {
        self.with(head.first.checked_sub(1)?)
    }
}
