//! Seats round the table, in clockwise order, sets of them, and who begins.

use crate::bytes::{BytesError, Reader, member_byte};
use crate::each::{Each, Member};
use crate::members;
use crate::set::Set;

members! {
    /// A place at the table. Which player sits there, and under which name, is not the engine's
    /// business.
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
}

/// One value for each seat.
pub type PerSeat<T> = Each<Seat, T, { Seat::COUNT }>;

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
pub type Seats = Set<Seat, u8, { Seat::COUNT }>;

impl Seats {
    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats::of(match count {
            0 => 0,
            1 => 0b1,
            2 => 0b11,
            3 => 0b111,
            4 => 0b1111,
            _ => 0b1_1111,
        })
    }
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartPlayer {
    /// Whoever sits here: the youngest, by most rulebooks.
    Seat(Seat),
    /// Whoever chance picks.
    Chance,
}

impl StartPlayer {
    /// The byte that stands for it in a set-up.
    pub(crate) fn byte(self) -> u8 {
        match self {
            StartPlayer::Seat(seat) => member_byte(Some(seat)),
            StartPlayer::Chance => member_byte(None::<Seat>),
        }
    }

    /// Reads [`StartPlayer::byte`].
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<StartPlayer, BytesError> {
        let seat = reader.maybe_member()?;
        Ok(seat.map_or(StartPlayer::Chance, StartPlayer::Seat))
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
    fn the_start_player_comes_back_from_a_byte() {
        let seats = Seat::ALL.into_iter().map(StartPlayer::Seat);
        for (start, byte) in seats.zip(0..).chain([(StartPlayer::Chance, 0xFF)]) {
            assert_eq!(start.byte(), byte);
            assert_eq!(StartPlayer::read(&mut Reader::new(&[byte])), Ok(start));
        }
        let beyond = StartPlayer::read(&mut Reader::new(&[5]));
        assert_eq!(beyond, Err(BytesError::Impossible));
    }

    #[test]
    fn the_first_seats_are_those_of_the_list() {
        for count in 0..=5 {
            assert!(Seats::first(count).iter().eq(Seat::first(count)));
        }
    }
}
