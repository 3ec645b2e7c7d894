//! Seats round the table, in clockwise order, and sets of them.

use crate::each::{Each, Member};
use crate::members;

/// A place at the table. Which player sits there, and under which name, is not the engine's
/// business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    One,
    /// The seat to the left of the first.
    Two,
    /// The third seat, clockwise.
    Three,
    /// The fourth seat, clockwise.
    Four,
    /// The fifth seat, clockwise.
    Five,
}

members!(Seat, 5, [One, Two, Three, Four, Five]);

/// One value for each seat.
pub type PerSeat<T> = Each<Seat, T, 5>;

impl Seat {
    /// The next seat clockwise among the first `count`.
    ///
    /// ```
    /// use engine::seat::Seat;
    /// assert_eq!(Seat::Three.next(3), Seat::One);
    /// assert_eq!(Seat::Three.next(4), Seat::Four);
    /// ```
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        let seat = match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::Three,
            Seat::Three => Seat::Four,
            Seat::Four => Seat::Five,
            Seat::Five => Seat::One,
        };
        if (seat as u8) < count {
            seat
        } else {
            Seat::One
        }
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl Iterator<Item = Seat> {
        Self::ALL.into_iter().take(count as usize)
    }

    /// All `count` seats, clockwise from this one.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> {
        let mut seat = self;
        (0..count).map(move |_| {
            let here = seat;
            seat = seat.next(count);
            here
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats(match count {
            0 => 0,
            1 => 0b1,
            2 => 0b11,
            3 => 0b111,
            4 => 0b1111,
            _ => 0b1_1111,
        })
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat as u8)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// With one seat more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat as u8)
    }

    /// With one seat fewer.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat as u8))
    }

    /// Nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |seat| self.contains(*seat))
    }

    /// One bit for each seat, the first in the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// From [`Seats::bits`], if no bit lies beyond the fifth seat.
    pub const fn from_bits(bits: u8) -> Option<Seats> {
        if bits < 0b10_0000 {
            Some(Seats(bits))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn the_next_seat_is_clockwise_and_never_an_empty_one() {
        for count in 1..=5 {
            let mut seat = Seat::One;
            for turn in 0..3 * count {
                assert_eq!(seat as u8, turn % count);
                seat = seat.next(count);
            }
        }
    }

    #[test]
    fn a_seat_that_nobody_has_is_followed_by_the_first() {
        assert_eq!(Seat::Five.next(3), Seat::One);
        assert_eq!(Seat::Four.next(3), Seat::One);
    }

    #[test]
    fn clockwise_names_every_seat_once_from_the_given_one() {
        let order: Vec<Seat> = Seat::Three.clockwise(4).collect();
        assert_eq!(order, [Seat::Three, Seat::Four, Seat::One, Seat::Two]);
        for count in 1..=5 {
            for seat in Seat::first(count) {
                let mut order: Vec<Seat> = seat.clockwise(count).collect();
                assert_eq!(order.first(), Some(&seat));
                order.sort();
                assert!(order.into_iter().eq(Seat::first(count)));
            }
        }
    }

    #[test]
    fn sets_of_seats_agree_with_lists_of_seats() {
        for bits in 0..32 {
            let seats = Seats::from_bits(bits).unwrap();
            let list: Vec<Seat> = seats.iter().collect();
            assert_eq!(list.len(), seats.len() as usize);
            assert_eq!(seats.is_empty(), list.is_empty());
            assert_eq!(seats.bits(), bits);
            let again = list.iter().fold(Seats::NONE, |set, seat| set.with(*seat));
            assert_eq!(again, seats);
            for seat in Seat::ALL {
                assert_eq!(seats.contains(seat), list.contains(&seat));
                assert!(seats.with(seat).contains(seat));
                assert!(!seats.without(seat).contains(seat));
            }
        }
    }

    #[test]
    fn bits_beyond_the_fifth_seat_are_no_set() {
        assert!((32..=u8::MAX).all(|bits| Seats::from_bits(bits).is_none()));
    }

    #[test]
    fn the_first_seats_are_those_of_the_list() {
        for count in 0..=5 {
            assert!(Seats::first(count).iter().eq(Seat::first(count)));
        }
        assert_eq!(
            Seats::only(Seat::Two).iter().collect::<Vec<_>>(),
            [Seat::Two]
        );
    }
}
