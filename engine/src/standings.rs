//! Who is ahead, and by which yardstick.

use crate::game::{Game, Tiers};
use crate::seat::Seat;

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
        let mut seats: heapless::Vec<(Seat, Tiers), 5> = Seat::first(game.seats())
            .map(|seat| (seat, game.tiers(state, seat)))
            .collect();
        seats.sort_unstable_by(|(a, ahead), (b, behind)| behind.cmp(ahead).then(a.cmp(b)));
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
