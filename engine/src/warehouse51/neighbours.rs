//! Neighbours at the table, and the places between two of them where counterfeits lie.

use crate::each::{Each, Member};
use crate::seat::{Seat, Seats};

/// A neighbour at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Neighbour {
    /// The next player clockwise.
    Left,
    /// The next player anticlockwise.
    Right,
}

impl Neighbour {
    /// Who it is.
    pub fn of(self, seat: Seat, players: u8) -> Seat {
        match self {
            Neighbour::Left => seat.next(players),
            Neighbour::Right => seat.clockwise(players).last().unwrap_or(seat),
        }
    }
}

/// Two neighbours, and the counterfeits that lie between them. It is known by the player on whose
/// left they lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(Seat);

impl Member<{ Seat::COUNT }> for Pair {
    const ALL: [Self; Seat::COUNT] = {
        let [a, b, c, d, e] = Seat::ALL;
        [Pair(a), Pair(b), Pair(c), Pair(d), Pair(e)]
    };

    #[inline(always)]
    fn place(self) -> usize {
        self.0 as usize
    }
}

/// One value for each pair of neighbours.
pub type PerPair<T> = Each<Pair, T, { Seat::COUNT }>;

impl Pair {
    /// A player and the neighbour on this side.
    ///
    /// ```
    /// use engine::seat::Seat;
    /// use engine::warehouse51::{Neighbour, Pair};
    /// let pair = Pair::beside(Seat::One, Neighbour::Right, 4);
    /// assert_eq!(pair, Pair::beside(Seat::Four, Neighbour::Left, 4));
    /// assert_eq!(pair.seats(4), [Seat::Four, Seat::One]);
    /// ```
    pub fn beside(seat: Seat, side: Neighbour, players: u8) -> Pair {
        match side {
            Neighbour::Left => Pair(seat),
            Neighbour::Right => Pair(side.of(seat, players)),
        }
    }

    /// All pairs round a table.
    pub fn all(players: u8) -> impl Iterator<Item = Pair> {
        Self::ALL.into_iter().take(players as usize)
    }

    /// The two players: the counterfeits lie on the left of the first and the right of the second.
    pub const fn seats(self, players: u8) -> [Seat; 2] {
        [self.0, self.0.next(players)]
    }

    /// The two players as a set.
    pub fn both(self, players: u8) -> Seats {
        let [one, other] = self.seats(players);
        Seats::only(one).with(other)
    }
}
