//! The dial that a bid is chosen with: up and down by one, left and right by five, within its limits;
//! below the least bid what else can be done.

use engine::warehouse51::{Action, Phase};

use super::super::Scene;
use crate::board::Command;

/// Left and right go so far.
const LEAP: u8 = 5;

/// Where the dial stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Nothing is chosen yet: so begins what is in a fist, so that nobody sees where.
    Nowhere,
    /// This bid.
    Bid(u8),
    /// No bid any more.
    Pass,
    /// To the pawnshop.
    Pawn,
    /// A look at the own counterfeits.
    Look,
}

/// What can be dialled.
#[derive(Clone, Debug)]
pub struct Dial {
    /// The least and the most that can be bid; nothing if there is too little gold.
    pub limits: Option<(u8, u8)>,
    /// What stands below the least bid.
    below: heapless::Vec<Stop, 3>,
    /// Where a fist begins.
    first: u8,
    /// Does it go round? So it does where holding a button takes its press back.
    round: bool,
}

impl Dial {
    /// For the seat that decides.
    pub fn new(scene: &Scene<'_>) -> Dial {
        let table = scene.table();
        let seat = scene.decider().unwrap_or(table.seat);
        let gold = table.players[seat].gold;
        let is_open = table.phase == Phase::OpenAuction;
        let least = match is_open {
            true => scene.game().least_bid(table, seat),
            false => 0,
        };
        let mut below = heapless::Vec::new();
        // Three stops have room.
        if is_open {
            let _ = below.push(Stop::Pass);
        }
        if !scene.game().pawnable(table, seat).is_empty() {
            let _ = below.push(Stop::Pawn);
        }
        let _ = below.push(Stop::Look);
        Dial {
            limits: (least <= gold).then_some((least, gold)),
            below,
            first: beginning(table.relic.map_or(0, |relic| relic as u8), seat as u8, gold),
            round: !scene.world.board.has_joystick,
        }
    }

    /// Where it stands before anything is pressed.
    pub fn start(&self, phase: Phase) -> Stop {
        match self.limits {
            Some((least, _)) if phase != Phase::FistAuction => Stop::Bid(least),
            Some(_) => Stop::Nowhere,
            None => self.below.first().copied().unwrap_or(Stop::Look),
        }
    }

    /// All stops from the top; the number of one is its place.
    fn count(&self) -> usize {
        let bids = self
            .limits
            .map_or(0, |(least, most)| usize::from(most - least) + 1);
        bids + self.below.len()
    }

    fn bids(&self) -> usize {
        self.count() - self.below.len()
    }

    fn place(&self, stop: Stop) -> Option<usize> {
        match (stop, self.limits) {
            (Stop::Bid(bid), Some((least, most))) if (least..=most).contains(&bid) => {
                Some(usize::from(most - bid))
            }
            _ => {
                let place = self.below.iter().position(|one| *one == stop)?;
                Some(self.bids() + place)
            }
        }
    }

    fn at(&self, place: usize) -> Stop {
        let bids = self.bids();
        match (place.checked_sub(bids), self.limits) {
            (None, Some((_, most))) => Stop::Bid(most - place as u8),
            (below, _) => {
                let stop = self.below.get(below.unwrap_or(0));
                stop.copied().unwrap_or(Stop::Look)
            }
        }
    }

    /// Turns the dial; nothing if the command is for something else.
    pub fn turn(&self, stop: Stop, command: Command) -> Option<Stop> {
        let direction = matches!(
            command,
            Command::Up | Command::Down | Command::Left | Command::Right
        );
        if !direction {
            return None;
        }
        let Some(place) = self.place(stop) else {
            return Some(Stop::Bid(self.first));
        };
        let last = self.count() - 1;
        Some(match command {
            Command::Up if place > 0 => self.at(place - 1),
            Command::Up if self.round => self.at(last),
            Command::Down if place < last => self.at(place + 1),
            Command::Down if self.round => self.at(0),
            Command::Left | Command::Right => self.leap(stop, command == Command::Right),
            _ => stop,
        })
    }

    /// Five more or five less, as far as it goes. Where there is only more, the least comes after the
    /// most.
    fn leap(&self, stop: Stop, up: bool) -> Stop {
        match (stop, self.limits) {
            (Stop::Bid(bid), Some((least, most))) => Stop::Bid(match up {
                true if bid == most && self.round => least,
                true => (bid + LEAP).min(most),
                false => bid.saturating_sub(LEAP).max(least),
            }),
            (_, Some((least, _))) => Stop::Bid(least),
            _ => stop,
        }
    }
}

impl Stop {
    /// Where an action is chosen.
    pub fn of(action: Action) -> Option<Stop> {
        match action {
            Action::Bid(ingots) => Some(Stop::Bid(ingots)),
            Action::Pass => Some(Stop::Pass),
            Action::Pawn(_) => Some(Stop::Pawn),
            _ => None,
        }
    }

    /// What is decided here, if it is a decision.
    pub fn action(self) -> Option<Action> {
        match self {
            Stop::Bid(ingots) => Some(Action::Bid(ingots)),
            Stop::Pass => Some(Action::Pass),
            Stop::Nowhere | Stop::Pawn | Stop::Look => None,
        }
    }
}

/// Where a fist's dial begins: another place each time, so that nobody can count presses.
fn beginning(relic: u8, seat: u8, gold: u8) -> u8 {
    let place = (u16::from(relic) * 31 + u16::from(seat) * 17 + 5) % 97;
    (place % (u16::from(gold) + 1)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dial(limits: Option<(u8, u8)>, round: bool) -> Dial {
        Dial {
            limits,
            below: [Stop::Pass, Stop::Look].into_iter().collect(),
            first: 4,
            round,
        }
    }

    #[test]
    fn it_goes_by_one_and_by_five_and_stops_at_its_limits() {
        let dial = dial(Some((3, 12)), false);
        let turned = |stop, command| dial.turn(stop, command).unwrap();
        assert_eq!(turned(Stop::Bid(3), Command::Up), Stop::Bid(4));
        assert_eq!(turned(Stop::Bid(12), Command::Up), Stop::Bid(12));
        assert_eq!(turned(Stop::Bid(3), Command::Right), Stop::Bid(8));
        assert_eq!(turned(Stop::Bid(8), Command::Right), Stop::Bid(12));
        assert_eq!(turned(Stop::Bid(7), Command::Left), Stop::Bid(3));
        assert_eq!(turned(Stop::Bid(3), Command::Down), Stop::Pass);
        assert_eq!(turned(Stop::Look, Command::Down), Stop::Look);
        assert_eq!(turned(Stop::Pass, Command::Up), Stop::Bid(3));
        assert_eq!(dial.turn(Stop::Pass, Command::Ok), None);
    }

    #[test]
    fn where_a_press_is_taken_back_every_step_has_a_way_back() {
        let dial = dial(Some((0, 9)), true);
        for place in 0..dial.count() {
            let stop = dial.at(place);
            assert_eq!(dial.place(stop), Some(place));
            for (there, back) in [(Command::Up, Command::Down), (Command::Down, Command::Up)] {
                let moved = dial.turn(stop, there).unwrap();
                assert_eq!(dial.turn(moved, back), Some(stop));
            }
        }
        assert_eq!(dial.turn(Stop::Bid(9), Command::Right), Some(Stop::Bid(0)));
    }

    #[test]
    fn without_gold_only_what_is_below_is_left() {
        let dial = dial(None, false);
        assert_eq!(dial.start(Phase::OpenAuction), Stop::Pass);
        assert_eq!(dial.turn(Stop::Pass, Command::Up), Some(Stop::Pass));
        assert_eq!(dial.turn(Stop::Pass, Command::Right), Some(Stop::Pass));
    }

    #[test]
    fn a_fist_begins_nowhere_and_then_where_nobody_expects() {
        let dial = dial(Some((0, 9)), false);
        assert_eq!(dial.start(Phase::FistAuction), Stop::Nowhere);
        assert_eq!(dial.turn(Stop::Nowhere, Command::Down), Some(Stop::Bid(4)));
        for gold in 0..=70 {
            let places = (0..26).map(|relic| beginning(relic, 1, gold));
            assert!(places.clone().all(|place| place <= gold));
            assert!(gold == 0 || places.clone().max() != places.clone().min());
        }
    }
}
