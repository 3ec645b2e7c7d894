//! The rulebook, section by section. Positions are built by [`Plan`] and played on by [`At`],
//! which has the whole state checked after every step: ingots, relics and tiles are conserved.

mod auctions;
mod box_counterfeits;
mod bytes;
mod certificates;
mod corrections;
mod curses;
mod ending;
mod fists;
mod instant;
mod material;
mod pawnshop;
mod permanent;
mod record;
mod refusals;
mod scoring;
mod secrets;
mod setup;
mod ties;
mod variants;

use std::vec::Vec;

use super::*;
use crate::each::Member;
use crate::game::{Actor, Barrier, Game, Refused};
use crate::seat::{PerSeat, Seat};

pub(super) use Relic::*;
pub(super) use Seat::{Five, Four, One, Three, Two};

/// A position in the making.
#[derive(Clone)]
pub(super) struct Plan {
    setup: Setup,
    gold: PerSeat<Option<u8>>,
    bank: Option<u8>,
    relics: PerSeat<RelicSet>,
    pawned: RelicSet,
    left: Option<RelicSet>,
    fakes: Vec<(Seat, Relic)>,
    winner: Seat,
}

/// A table at which nothing has happened but the set-up.
pub(super) fn players(count: u8) -> Plan {
    Plan {
        setup: Setup::of(count),
        gold: PerSeat::all(None),
        bank: None,
        relics: PerSeat::all(RelicSet::NONE),
        pawned: RelicSet::NONE,
        left: None,
        fakes: Vec::new(),
        winner: One,
    }
}

impl Plan {
    /// The seat holds so many ingots; the box makes up for it.
    pub(super) fn gold(mut self, seat: Seat, ingots: u8) -> Self {
        self.gold[seat] = Some(ingots);
        self
    }

    /// The bank holds so many ingots; the box makes up for it.
    pub(super) fn bank(mut self, ingots: u8) -> Self {
        self.bank = Some(ingots);
        self
    }

    /// The seat has bought these.
    pub(super) fn owns(mut self, seat: Seat, relics: &[Relic]) -> Self {
        self.relics[seat] = relics
            .iter()
            .fold(self.relics[seat], |set, relic| set.with(*relic));
        self
    }

    /// These are in the pawnshop.
    pub(super) fn pawned(mut self, relics: &[Relic]) -> Self {
        self.pawned = relics.iter().copied().fold(self.pawned, RelicSet::with);
        self
    }

    /// Only these are left in the stacks; the rest left the game, as far as nobody owns it.
    pub(super) fn left(mut self, relics: &[Relic]) -> Self {
        self.left = Some(relics.iter().copied().collect());
        self
    }

    /// This counterfeit lies on the left of a seat. The others are of relics that nobody owns.
    pub(super) fn fake(mut self, left_of: Seat, relic: Relic) -> Self {
        self.fakes.push((left_of, relic));
        self
    }

    /// The seat won the last auction.
    pub(super) fn last_winner(mut self, seat: Seat) -> Self {
        self.winner = seat;
        self
    }

    /// By the first rules instead of the newest.
    pub(super) fn by_first_rules(mut self) -> Self {
        self.setup.rules = Rules::First;
        self
    }

    /// Other printed values.
    pub(super) fn values(mut self, change: impl FnOnce(&mut Values)) -> Self {
        change(&mut self.setup.values);
        self
    }

    /// The position: a relic has to be revealed, or the end has begun.
    pub(super) fn ready(self) -> At {
        let game = Warehouse51::new(self.setup).expect("a set-up that can be played");
        let mut state = game.start();
        let table = &mut state.table;
        let owned = self
            .relics
            .values()
            .iter()
            .fold(RelicSet::NONE, |all, set| all.or(*set));
        table.stacks = self.left.unwrap_or(RelicSet::ALL).minus(owned);
        table.gone = RelicSet::ALL.minus(table.stacks).minus(owned);
        table.pawn_tiles -= self.pawned.len();
        table.bank = self.bank.unwrap_or(table.bank);
        let mut ingots = table.bank;
        for seat in Seat::first(self.setup.players) {
            let player = &mut table.players[seat];
            player.gold = self.gold[seat].unwrap_or(player.gold);
            player.relics = self.relics[seat];
            player.pawned = self.pawned.and(player.relics);
            ingots += player.gold;
        }
        table.boxed = self.setup.values.ingots - ingots;
        table.last_winner = self.winner;
        let named: RelicSet = self.fakes.iter().map(|(_, relic)| *relic).collect();
        let mut fillers = game.counterfeits.minus(named).minus(owned).iter();
        for pair in Pair::all(self.setup.players) {
            let [right, _] = pair.seats(self.setup.players);
            let here = self.fakes.iter().filter(|(left_of, _)| *left_of == right);
            let mut cards: RelicSet = here.map(|(_, relic)| *relic).collect();
            while !game.in_the_box() && cards.len() < game.between {
                cards = cards.with(fillers.next().expect("enough counterfeits"));
            }
            state.secret.pairs[pair] = cards;
            state.table.laid += cards.len();
        }
        let mut at = At {
            game,
            state,
            seen: Vec::new(),
        };
        let mut seen = Vec::new();
        at.game
            .begin_auction(&mut at.state, &mut |event| seen.push(event));
        at.seen = seen;
        at.sound();
        at
    }
}

/// A position that is played on.
#[derive(Clone)]
pub(super) struct At {
    pub game: Warehouse51,
    pub state: State,
    pub seen: Vec<Event>,
}

impl At {
    fn sound(&self) {
        assert_eq!(self.game.check(&self.state), Ok(()), "{:?}", self.state);
    }

    pub(super) fn table(&self) -> &Table {
        &self.state.table
    }

    pub(super) fn phase(&self) -> Phase {
        self.state.table.phase
    }

    pub(super) fn actor(&self) -> Actor {
        self.game.actor(&self.state)
    }

    pub(super) fn gold(&self, seat: Seat) -> u8 {
        self.table().players[seat].gold
    }

    pub(super) fn relics(&self, seat: Seat) -> RelicSet {
        self.table().players[seat].relics
    }

    pub(super) fn score(&self, seat: Seat) -> Score {
        self.game.score(self.table(), seat)
    }

    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        self.game.legal(&self.state, seat).contains(action)
    }

    pub(super) fn saw(&self, event: Event) -> bool {
        self.seen.contains(&event)
    }

    /// The seat does something that is legal.
    pub(super) fn does(&mut self, seat: Seat, action: Action) -> Barrier {
        let mut seen = Vec::new();
        let result = self
            .game
            .apply(&mut self.state, seat, action, &mut |event| seen.push(event));
        self.seen.extend(seen);
        self.sound();
        result.unwrap_or_else(|why| panic!("{action:?} of {seat:?}: {why:?}"))
    }

    /// The action is refused for this reason, and nothing changes.
    pub(super) fn refuses(&self, seat: Seat, action: Action, why: Refusal) {
        let mut state = self.state;
        let result = self.game.apply(&mut state, seat, action, &mut |_| {});
        assert_eq!(result, Err(Refused::Rule(why)));
        assert_eq!(state, self.state);
    }

    /// Chance brings this.
    pub(super) fn deal(&mut self, outcome: Outcome) {
        let odds = self.game.odds(&self.state).expect("chance's turn");
        assert!(odds.weight(outcome) > 0, "{outcome:?} cannot come");
        let mut seen = Vec::new();
        self.game
            .deal(&mut self.state, outcome, &mut |event| seen.push(event));
        self.seen.extend(seen);
        self.sound();
    }

    /// The revealer picks the relic's stack, and it comes up.
    pub(super) fn up(&mut self, relic: Relic) -> &mut Self {
        let colour = self.game.setup.values.relics[relic].colour;
        self.does(self.table().seat, Action::Reveal(colour));
        if self.actor() == Actor::Chance {
            self.deal(Outcome::Relic(relic));
        }
        assert_eq!(self.table().relic, Some(relic));
        self
    }

    /// The seats asked in turn call these bids; nothing is passing.
    pub(super) fn calls(&mut self, bids: &[u8]) -> &mut Self {
        for ingots in bids {
            let action = match ingots {
                0 => Action::Pass,
                ingots => Action::Bid(*ingots),
            };
            self.does(self.table().seat, action);
        }
        self
    }

    /// The seats close their fists, the first seat first; who is not asked is left out.
    pub(super) fn closes(&mut self, bids: &[u8]) -> &mut Self {
        for (seat, ingots) in Seat::ALL.into_iter().zip(bids) {
            self.does(seat, Action::Bid(*ingots));
        }
        self
    }

    /// The relic is revealed and goes to a seat for a price, paid to the left.
    pub(super) fn sells(&mut self, relic: Relic, to: Seat, price: u8) -> &mut Self {
        self.up(relic);
        while self.table().relic == Some(relic) && self.phase() != Phase::Paying {
            let leads = self.table().leader == Some(to);
            match self.actor() {
                Actor::Secret(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let bid = if seat == to { price } else { 0 };
                    self.does(seat, Action::Bid(bid));
                }
                Actor::Seat(seat) if seat == to && !leads => {
                    self.does(seat, Action::Bid(price));
                }
                Actor::Seat(seat) if self.phase() == Phase::Announcing => {
                    self.does(seat, Action::Bid(0));
                }
                Actor::Seat(seat) => {
                    self.does(seat, Action::Pass);
                }
                actor => panic!("{actor:?}"),
            }
        }
        self
    }

    /// Everybody does without, until the game is over.
    pub(super) fn finish(&mut self) -> &mut Self {
        while let Actor::Seat(seat) = self.actor() {
            self.does(seat, Action::Decline);
        }
        assert_eq!(self.phase(), Phase::Over);
        self
    }
}

/// The pair on the left of a seat.
pub(super) fn left_of(seat: Seat) -> Pair {
    Pair::beside(seat, Neighbour::Left, 5)
}
