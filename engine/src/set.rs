//! Sets of members of a closed set (seats, tiles, relics): one bit for each, in a word as small
//! as it can be.

use core::fmt::Debug;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, Not};

use crate::each::Member;

/// The bits of a set: a number without a sign.
pub trait Word:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// The lowest so many bits, for each number of bits from none to all.
    const LOWEST: &'static [Self];
    /// No bit.
    const EMPTY: Self;

    /// The bit at a place.
    fn bit(place: usize) -> Self;

    /// Is the bit at a place set?
    fn has(self, place: usize) -> bool;

    /// How many bits are set.
    fn count(self) -> u8;

    /// The place of the lowest bit that is set; beyond all places if none is.
    fn lowest(self) -> usize;

    /// Without the lowest bit that is set.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! word {
    ($($bits:ident),+) => {$(
        impl Word for $bits {
            const LOWEST: &'static [Self] = &{
                let mut lowest = [0; $bits::BITS as usize + 1];
                let mut count = 1;
                // The bound is the array's own length, known to the compiler.
                #[allow(clippy::indexing_slicing)]
                while count < lowest.len() {
                    lowest[count] = lowest[count - 1] << 1 | 1;
                    count += 1;
                }
                lowest
            };
            const EMPTY: Self = 0;

            #[inline(always)]
            fn bit(place: usize) -> Self {
                1 << place
            }

            #[inline(always)]
            fn has(self, place: usize) -> bool {
                self >> place & 1 == 1
            }

            #[inline(always)]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

word!(u8, u16, u32);

/// A set of the `N` members of `K`, kept in a `W`. One that is too narrow does not compile.
///
/// ```
/// use engine::warehouse51::{Relic, RelicSet};
/// let set = RelicSet::only(Relic::DavidsHarp).with(Relic::Excalibur);
/// assert!(set.contains(Relic::DavidsHarp) && set.len() == 2);
/// assert!(set.iter().eq([Relic::Excalibur, Relic::DavidsHarp]));
/// ```
pub struct Set<K, W, const N: usize> {
    bits: W,
    members: PhantomData<K>,
}

impl<K, W, const N: usize> Set<K, W, N> {
    /// From bits of which none lies beyond the last member.
    pub(crate) const fn of(bits: W) -> Self
    where
        W: Copy,
    {
        Self {
            bits,
            members: PhantomData,
        }
    }

    /// One bit for each member, the first in the lowest.
    #[inline]
    pub const fn bits(self) -> W
    where
        W: Copy,
    {
        self.bits
    }
}

impl<K: Member<N>, W: Word, const N: usize> Set<K, W, N> {
    /// No member.
    pub const NONE: Self = Self::of(W::EMPTY);

    /// All members.
    // The index is checked by the compiler.
    #[allow(clippy::indexing_slicing)]
    pub const ALL: Self = Self::of(W::LOWEST[N]);

    /// From [`Set::bits`], if no bit lies beyond the last member.
    pub fn from_bits(bits: W) -> Option<Self> {
        (bits & !Self::ALL.bits == W::EMPTY).then_some(Self::of(bits))
    }

    /// One member alone.
    #[inline]
    pub fn only(member: K) -> Self {
        Self::of(W::bit(member.place()))
    }

    /// Is the member in the set?
    #[inline]
    pub fn contains(self, member: K) -> bool {
        self.bits.has(member.place())
    }

    /// With one member more.
    #[inline]
    #[must_use]
    pub fn with(self, member: K) -> Self {
        self.or(Self::only(member))
    }

    /// With one member fewer.
    #[inline]
    #[must_use]
    pub fn without(self, member: K) -> Self {
        self.minus(Self::only(member))
    }

    /// Those that are in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::of(self.bits | other.bits)
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::of(self.bits & other.bits)
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::of(self.bits & !other.bits)
    }

    /// How many members.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count()
    }

    /// No member at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == W::EMPTY
    }

    /// The member at a place in the order of the set.
    #[inline]
    pub fn nth(self, place: u8) -> Option<K> {
        let mut left = self.bits;
        for _ in 0..place {
            left = left.without_lowest();
        }
        K::at(left.lowest())
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + use<K, W, N> {
        let mut left = self.bits;
        core::iter::from_fn(move || {
            let member = K::at(left.lowest())?;
            left = left.without_lowest();
            Some(member)
        })
    }
}

impl<K, W: Copy, const N: usize> Clone for Set<K, W, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, W: Copy, const N: usize> Copy for Set<K, W, N> {}

impl<K, W: PartialEq, const N: usize> PartialEq for Set<K, W, N> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K, W: Eq, const N: usize> Eq for Set<K, W, N> {}

impl<K: Member<N>, W: Word, const N: usize> Default for Set<K, W, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Member<N> + Debug, W: Word, const N: usize> Debug for Set<K, W, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Member<N>, W: Word, const N: usize> FromIterator<K> for Set<K, W, N> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        members.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::{Seat, Seats};
    use std::format;
    use std::vec::Vec;

    /// As many members as their word has bits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Hour(u8);

    crate::numbered_members!(Hour, 16);

    type Hours = Set<Hour, u16, 16>;

    /// Every set of seats, with its bits.
    fn sets() -> impl Iterator<Item = (u8, Seats)> {
        (0..32).map(|bits| (bits, Seats::from_bits(bits).unwrap()))
    }

    #[test]
    fn a_set_agrees_with_the_list_of_its_members() {
        for (bits, seats) in sets() {
            let list: Vec<Seat> = seats.iter().collect();
            assert!(list.is_sorted());
            assert_eq!(list.len(), seats.len() as usize);
            assert_eq!(seats.is_empty(), list.is_empty());
            assert_eq!(seats.bits(), bits);
            assert_eq!(list.iter().copied().collect::<Seats>(), seats);
            for seat in Seat::ALL {
                assert_eq!(seats.contains(seat), list.contains(&seat));
                assert!(seats.with(seat).contains(seat));
                assert!(!seats.without(seat).contains(seat));
            }
        }
    }

    #[test]
    fn every_place_has_the_member_that_the_list_has_there() {
        for (_, seats) in sets() {
            let list: Vec<Seat> = seats.iter().collect();
            for place in 0..=9 {
                assert_eq!(seats.nth(place), list.get(place as usize).copied());
            }
        }
    }

    #[test]
    fn two_sets_are_joined_member_by_member() {
        for (_, one) in sets() {
            for (_, other) in sets() {
                for seat in Seat::ALL {
                    let (a, b) = (one.contains(seat), other.contains(seat));
                    assert_eq!(one.or(other).contains(seat), a || b);
                    assert_eq!(one.and(other).contains(seat), a && b);
                    assert_eq!(one.minus(other).contains(seat), a && !b);
                }
            }
        }
    }

    #[test]
    fn bits_beyond_the_last_member_are_no_set() {
        assert!((32..=u8::MAX).all(|bits| Seats::from_bits(bits).is_none()));
    }

    #[test]
    fn none_and_all_are_what_they_are_called() {
        assert!(Seat::ALL.iter().all(|seat| Seats::ALL.contains(*seat)));
        assert!(Seat::ALL.iter().all(|seat| !Seats::NONE.contains(*seat)));
        assert_eq!(Seats::default(), Seats::NONE);
        assert_eq!((Seats::ALL.bits(), Seats::ALL.len()), (0b1_1111, 5));
    }

    #[test]
    fn one_member_alone_is_the_only_one() {
        for seat in Seat::ALL {
            assert!(Seats::only(seat).iter().eq([seat]));
        }
    }

    #[test]
    fn members_may_fill_their_word() {
        assert_eq!(Hours::ALL.bits(), u16::MAX);
        assert!(Hours::ALL.iter().eq((0..16).map(Hour)));
        assert_eq!(Hours::from_bits(u16::MAX), Some(Hours::ALL));
        assert_eq!(Hours::ALL.nth(15), Some(Hour(15)));
        assert_eq!(Hours::ALL.nth(16), None);
    }

    #[test]
    fn a_set_takes_no_more_room_than_its_word() {
        assert_eq!(size_of::<Seats>(), 1);
        assert_eq!(size_of::<Hours>(), 2);
    }

    #[test]
    fn a_set_is_shown_by_its_members() {
        let two = Seats::only(Seat::Two).with(Seat::Five);
        assert_eq!(format!("{two:?}"), "{Two, Five}");
    }
}
