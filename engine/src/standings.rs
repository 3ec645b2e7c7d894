//! Who is ahead, and by which yardstick.

use core::cmp::Reverse;

use crate::game::{Game, Tiers};
use crate::seat::Seat;
use crate::sort::sort_few;

/// One seat's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose place.
    pub seat: Seat,
    /// 1 for the winner; seats that are level in everything share a place.
    pub place: u8,
    /// The seat's yardsticks.
    pub tiers: Tiers,
    /// Which yardstick put the seat behind the one before it in the list: 0 for the points,
    /// 1 for the first tie-break and so on; `None` for the first, and for a shared place.
    pub decided_by: Option<u8>,
}

/// All seats, best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    list: heapless::Vec<Standing, 5>,
}

impl Standings {
    /// The standings in a state.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Self {
        Self::ranked(Seat::first(game.seats()).map(|seat| (seat, game.tiers(state, seat))))
    }

    /// The standings of seats whose yardsticks are known.
    pub fn ranked(seats: impl Iterator<Item = (Seat, Tiers)>) -> Self {
        let mut seats: heapless::Vec<(Seat, Tiers), 5> = seats.collect();
        sort_few(&mut seats, |(seat, tiers)| (Reverse(*tiers), *seat));
        let mut list: heapless::Vec<Standing, 5> = heapless::Vec::new();
        for (seat, tiers) in seats {
            let decided_by = list
                .last()
                .and_then(|before| first_difference(&before.tiers, &tiers));
            let place = match (list.last(), decided_by) {
                (Some(before), None) => before.place,
                _ => list.len() as u8 + 1,
            };
            // There are at most five seats.
            let _ = list.push(Standing {
                seat,
                place,
                tiers,
                decided_by,
            });
        }
        Self { list }
    }

    /// Every seat's place, best first.
    pub fn iter(&self) -> impl Iterator<Item = &Standing> {
        self.list.iter()
    }

    /// The winner, or the winners if they share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.list
            .iter()
            .filter(|standing| standing.place == 1)
            .map(|standing| standing.seat)
    }

    /// The yardstick that set the winner apart; `None` if the victory is shared by all.
    pub fn decided_by(&self) -> Option<u8> {
        self.list.iter().find_map(|standing| standing.decided_by)
    }
}

fn first_difference(ahead: &Tiers, behind: &Tiers) -> Option<u8> {
    ahead
        .iter()
        .zip(behind)
        .position(|(a, b)| a != b)
        .map(|tier| tier as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::each::Member;
    use std::vec::Vec;

    fn standings(tiers: &[Tiers]) -> Standings {
        Standings::ranked(Seat::ALL.into_iter().zip(tiers.iter().copied()))
    }

    /// Seat, place and what decided, best first.
    fn list(standings: &Standings) -> Vec<(Seat, u8, Option<u8>)> {
        standings
            .iter()
            .map(|standing| (standing.seat, standing.place, standing.decided_by))
            .collect()
    }

    fn winners(standings: &Standings) -> Vec<Seat> {
        standings.winners().collect()
    }

    #[test]
    fn more_points_come_first() {
        let standings = standings(&[[7, 9, 9, 9], [12, 0, 0, 0], [-3, 0, 0, 0]]);
        let expected = [
            (Seat::Two, 1, None),
            (Seat::One, 2, Some(0)),
            (Seat::Three, 3, Some(0)),
        ];
        assert_eq!(list(&standings), expected);
        assert_eq!(winners(&standings), [Seat::Two]);
        assert_eq!(standings.decided_by(), Some(0));
    }

    #[test]
    fn tie_breaks_count_in_their_order_and_are_named() {
        let standings = standings(&[[5, 2, 9, 0], [5, 3, 0, 0], [5, 2, 9, 1], [5, 2, 8, 7]]);
        let expected = [
            (Seat::Two, 1, None),
            (Seat::Three, 2, Some(1)),
            (Seat::One, 3, Some(3)),
            (Seat::Four, 4, Some(2)),
        ];
        assert_eq!(list(&standings), expected);
        assert_eq!(standings.decided_by(), Some(1));
    }

    #[test]
    fn who_is_level_in_everything_shares_a_place_and_the_next_place_is_skipped() {
        let standings = standings(&[[1, 0, 0, 0], [4, 2, 0, 0], [4, 2, 0, 0], [1, 0, 0, 0]]);
        let expected = [
            (Seat::Two, 1, None),
            (Seat::Three, 1, None),
            (Seat::One, 3, Some(0)),
            (Seat::Four, 3, None),
        ];
        assert_eq!(list(&standings), expected);
        assert_eq!(winners(&standings), [Seat::Two, Seat::Three]);
        assert_eq!(standings.decided_by(), Some(0));
    }

    #[test]
    fn a_victory_shared_by_all_is_decided_by_nothing() {
        let standings = standings(&[[4, 2, 1, 0]; 5]);
        assert_eq!(winners(&standings), Seat::ALL);
        assert_eq!(standings.decided_by(), None);
        assert!(standings.iter().all(|standing| standing.place == 1));
    }
}
