//! The temple: 26 places on three levels, what lies on what, and what digging costs.
//!
//! The middle level lies half a card off the base in both directions, the top half a card off
//! the middle, so that each of its cards lies squarely on one of the base.

use super::cards::Card;
use super::setup::{ArtifactStack, DigRule};
use crate::each::{Each, Member};
use crate::numbered_members;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The base: three rows of five.
pub const BASE: (u8, u8) = (3, 5);
/// The middle level: two rows of four.
pub const MIDDLE: (u8, u8) = (2, 4);
/// The top: one row of three.
pub const TOP: (u8, u8) = (1, 3);
/// How many places a temple has.
pub const PLACES: usize = 26;

/// The number of the first place on the middle level.
const FIRST_MIDDLE: u8 = BASE.0 * BASE.1;
/// The number of the first place on the top.
const FIRST_TOP: u8 = FIRST_MIDDLE + MIDDLE.0 * MIDDLE.1;

/// One of the three levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// Five by three cards, laid first.
    Base,
    /// Four by two cards.
    Middle,
    /// Three cards, laid last.
    Top,
}

/// A place in the temple, numbered as it is laid out: level by level, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// One value for each place.
pub type PerPlace<T> = Each<Place, T, PLACES>;

impl Place {
    /// The place at a row and a column of a level, both from 0.
    ///
    /// ```
    /// use engine::stack::{Level, Place};
    /// let place = Place::at_row(Level::Middle, 1, 3).ok_or("two rows of four")?;
    /// assert_eq!((place.level(), place.row(), place.column()), (Level::Middle, 1, 3));
    /// assert_eq!(Place::at_row(Level::Top, 1, 0), None);
    /// # Ok::<(), &str>(())
    /// ```
    pub const fn at_row(level: Level, row: u8, column: u8) -> Option<Place> {
        let (first, (rows, columns)) = match level {
            Level::Base => (0, BASE),
            Level::Middle => (FIRST_MIDDLE, MIDDLE),
            Level::Top => (FIRST_TOP, TOP),
        };
        if row < rows && column < columns {
            Some(Place(first + row * columns + column))
        } else {
            None
        }
    }

    /// Its level.
    pub const fn level(self) -> Level {
        if self.0 < FIRST_MIDDLE {
            Level::Base
        } else if self.0 < FIRST_TOP {
            Level::Middle
        } else {
            Level::Top
        }
    }

    /// Its row in the level.
    pub const fn row(self) -> u8 {
        match self.level() {
            Level::Base => self.0 / BASE.1,
            Level::Middle => (self.0 - FIRST_MIDDLE) / MIDDLE.1,
            Level::Top => 0,
        }
    }

    /// Its column in the level.
    pub const fn column(self) -> u8 {
        match self.level() {
            Level::Base => self.0 % BASE.1,
            Level::Middle => (self.0 - FIRST_MIDDLE) % MIDDLE.1,
            Level::Top => self.0 - FIRST_TOP,
        }
    }

    /// The places whose cards overlap this one from above, on any level.
    #[inline]
    pub fn above(self) -> Places {
        Places::of(ABOVE.get(self.0 as usize).copied().unwrap_or(0))
    }

    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn from_number(number: u8) -> Option<Place> {
        if (number as usize) < PLACES {
            Some(Place(number))
        } else {
            None
        }
    }

    /// The middle of its card, in half cards from the corner of the base.
    const fn centre(self) -> (u8, u8) {
        let off = self.level() as u8;
        (self.row() * 2 + off, self.column() * 2 + off)
    }

    /// Does a card here lie, even partly, on one there?
    const fn lies_on(self, there: Place) -> bool {
        let ((row, column), (other_row, other_column)) = (self.centre(), there.centre());
        self.level() as u8 > there.level() as u8
            && row.abs_diff(other_row) < 2
            && column.abs_diff(other_column) < 2
    }
}

impl core::fmt::Debug for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} {}/{}", self.level(), self.row(), self.column())
    }
}

numbered_members!(Place, PLACES);

/// What lies on each place, from the geometry alone.
const ABOVE: [u32; PLACES] = {
    let mut above = [0; PLACES];
    let mut below = 0;
    // The bounds are the array's own length, known to the compiler.
    #[allow(clippy::indexing_slicing)]
    while below < PLACES {
        let mut on = 0;
        while on < PLACES {
            if Place(on as u8).lies_on(Place(below as u8)) {
                above[below] |= 1 << on;
            }
            on += 1;
        }
        below += 1;
    }
    above
};

/// A set of places.
pub type Places = Set<Place, u32, PLACES>;

impl Places {
    /// The places of the base.
    const BASE: Places = Places::of((1 << FIRST_MIDDLE) - 1);
    /// The places of the middle level.
    const MIDDLE: Places = Places::of((1 << FIRST_TOP) - (1 << FIRST_MIDDLE));
}

/// Stands for no card.
pub(super) const NO_CARD: u8 = 0xFF;
/// Stands for a card that somebody has looked at and kept to themselves.
const UNTOLD: u8 = 0xFE;

/// A card at each place that has one known here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KnownCards(PerPlace<u8>);

impl KnownCards {
    pub const NONE: KnownCards = KnownCards(PerPlace::all(NO_CARD));

    #[inline]
    pub fn at(&self, place: Place) -> Option<Card> {
        Card::from_code(self.0[place])
    }

    #[inline]
    pub fn put(&mut self, place: Place, card: Card) {
        self.0[place] = card.code();
    }

    #[inline]
    pub fn take(&mut self, place: Place) {
        self.0[place] = NO_CARD;
    }

    /// The cards of two places were taken for each other.
    pub fn swap(&mut self, one: Place, other: Place) {
        (self.0[one], self.0[other]) = (self.0[other], self.0[one]);
    }

    /// Was the card of a place looked at, and nobody said which it is?
    #[inline]
    pub fn is_untold(&self, place: Place) -> bool {
        self.0[place] == UNTOLD
    }

    /// The card of a place was looked at, and nobody said which it is.
    pub fn leave_untold(&mut self, place: Place) {
        self.0[place] = UNTOLD;
    }

    /// The places whose card was looked at and not told.
    pub fn untold(&self) -> Places {
        let untold = |place: &Place| self.is_untold(*place);
        Place::ALL.into_iter().filter(untold).collect()
    }

    pub const fn bytes(&self) -> &[u8; PLACES] {
        self.0.values()
    }

    /// From [`KnownCards::bytes`], if each stands for a card or for none.
    pub fn from_bytes(bytes: [u8; PLACES]) -> Option<KnownCards> {
        bytes
            .iter()
            .all(|byte| matches!(*byte, NO_CARD | UNTOLD) || Card::from_code(*byte).is_some())
            .then_some(KnownCards(PerPlace::new(bytes)))
    }
}

/// What everybody sees of the temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Temple {
    pub(super) standing: Places,
    pub(super) down: Places,
    pub(super) looked: PerSeat<Places>,
    pub(super) cards: KnownCards,
}

impl Temple {
    pub(super) const EMPTY: Temple = Temple {
        standing: Places::NONE,
        down: Places::NONE,
        looked: PerSeat::all(Places::NONE),
        cards: KnownCards::NONE,
    };

    /// The places that have a card.
    pub const fn standing(&self) -> Places {
        self.standing
    }

    /// The places whose card lies face down.
    pub const fn face_down(&self) -> Places {
        self.down
    }

    /// The places whose face-down card a seat has looked at.
    pub fn looked_at_by(&self, seat: Seat) -> Places {
        self.looked[seat]
    }

    /// The places whose face-down card anybody has looked at.
    #[inline]
    pub fn looked_at(&self) -> Places {
        let [a, b, c, d, e] = *self.looked.values();
        a.or(b).or(c).or(d).or(e)
    }

    /// The card that lies open at a place.
    pub fn face_up(&self, place: Place) -> Option<Card> {
        self.cards.at(place)
    }

    /// A card has been taken; those above it stay where they are.
    #[inline]
    pub(super) fn clear(&mut self, place: Place) {
        self.standing = self.standing.without(place);
        self.cards.take(place);
        if self.down.contains(place) {
            self.down = self.down.without(place);
            for seat in Seat::ALL {
                self.looked[seat] = self.looked[seat].without(place);
            }
        }
    }
}

/// The number of covering cards of many places at once, a bit of it in each word.
struct Covers {
    ones: u32,
    twos: u32,
    fours: u32,
}

impl Covers {
    #[inline(always)]
    fn add(&mut self, places: u32) {
        let carry = self.ones & places;
        self.ones ^= places;
        self.fours |= self.twos & carry;
        self.twos ^= carry;
    }

    /// The places with at most so many covers. There are never more than five.
    #[inline(always)]
    fn at_most(&self, count: u16) -> u32 {
        match count {
            0 => !(self.ones | self.twos | self.fours),
            1 => !(self.twos | self.fours),
            2 => !(self.fours | self.twos & self.ones),
            3 => !self.fours,
            4 => !(self.fours & (self.ones | self.twos)),
            _ => !0,
        }
    }
}

impl ArtifactStack {
    /// The cards that have to be paid for when the card of a place is dug out.
    ///
    /// By the rule of contact these are the cards on the nearest level that has any on it: a card
    /// of the top touches the base only when nothing of the middle is left between them.
    #[inline]
    pub fn covering(&self, temple: &Temple, place: Place) -> Places {
        let all = place.above().and(temple.standing);
        let middle = all.and(Places::MIDDLE);
        match self.setup.dig {
            DigRule::Contact if !middle.is_empty() => middle,
            DigRule::Contact | DigRule::AnyLevel => all,
        }
    }

    /// What it costs to take the card of a place.
    #[inline]
    pub fn dig_cost(&self, temple: &Temple, place: Place) -> u16 {
        u16::from(self.covering(temple, place).len()) * u16::from(self.setup.values.dig)
    }

    /// The places whose card can be taken by someone with this much silver: the same as asking
    /// each for its cost, all at once.
    #[inline]
    pub fn within_reach(&self, temple: &Temple, silver: u8) -> Places {
        let standing = temple.standing.bits();
        let affordable = match self.setup.values.dig {
            0 => u16::MAX,
            1 => u16::from(silver),
            price => u16::from(silver) / u16::from(price),
        };
        let middle = standing >> FIRST_MIDDLE;
        // The middle level in rows of five, as the base has them.
        let wide = middle & 0xF | (middle >> MIDDLE.1 & 0xF) << BASE.1;
        let top = standing >> FIRST_TOP;
        let mut covers = Covers {
            ones: wide,
            twos: 0,
            fours: 0,
        };
        covers.add(wide << 1);
        covers.add(wide << BASE.1);
        covers.add(wide << (BASE.1 + 1));
        let on_base = top << (BASE.1 + 1);
        let touching = match self.setup.dig {
            DigRule::AnyLevel => on_base,
            DigRule::Contact => on_base & !(covers.ones | covers.twos | covers.fours),
        };
        covers.add(touching);
        let base = covers.at_most(affordable) & Places::BASE.bits();
        let mut covers = Covers {
            ones: top,
            twos: 0,
            fours: 0,
        };
        covers.add(top << 1);
        let row = covers.at_most(affordable) & 0xF;
        let middle = (row | row << MIDDLE.1) << FIRST_MIDDLE;
        Places::of(standing & (base | middle | !0 << FIRST_TOP))
    }
}
