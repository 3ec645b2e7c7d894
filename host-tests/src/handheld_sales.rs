//! Positions of Warehouse 51 to begin a test from, found by playing seeded games until they come up, and
//! the saves that a device resumes them from.

// A position that is not found is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::chance::Seed;
use engine::dealer::{Seeded, Told};
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use engine::warehouse51::{Action, Neighbour, Outcome, Phase, Relic, Setup, Table, Warehouse51};
use handheld::board::{Board, Command};
use handheld::play::{Dealing, LOG, Shell, Venue};
use handheld::save;
use handheld::settings::{Roster, Settings};
use simulator::device::Device;
use simulator::entropy::Seeded as SeededEntropy;
use simulator::storage::MemoryStorage;

use crate::conformance::{Chance, below, chance};
use crate::handheld_hands::{Hands, device};
use crate::handheld_positions::long_names;

/// More games than any position needs to be found in.
const GAMES: u8 = 200;
/// More decisions than any game takes.
const TOO_LONG: usize = 3000;

/// A game of Warehouse 51 that is under way.
#[derive(Clone, Debug)]
pub struct Sale {
    /// Set-up, log and state.
    pub log: Record<Warehouse51, LOG>,
    /// Where the next cards come from.
    pub seed: Seed,
}

impl Sale {
    /// Before the first decision.
    pub fn start(players: u8, seed: u8) -> Self {
        Self::of(Setup::of(players), seed)
    }

    /// The same of a set-up.
    pub fn of(setup: Setup, seed: u8) -> Self {
        let game = Warehouse51::new(setup).expect("a set-up that can be played");
        let log = Record::new(game);
        let mut sale = Sale {
            log,
            seed: Seed([seed; 32]),
        };
        sale.deal();
        sale
    }

    /// After so many decisions by chance, or where the game is over before.
    pub fn anywhere(players: u8, decisions: usize, seed: u8) -> Self {
        let mut rng = chance(seed.into());
        let mut sale = Sale::start(players, seed);
        for _ in 0..decisions {
            if !sale.go_on(&mut rng) {
                break;
            }
        }
        sale
    }

    fn deal(&mut self) {
        while self.log.actor() == Actor::Chance {
            let mut dealer = Seeded(self.seed);
            // What lies in the box, people say.
            if self.log.deal(&mut dealer).is_err() {
                break;
            }
        }
    }

    /// Whoever reveals turns this relic up.
    pub fn reveal(&mut self, relic: Relic) -> &mut Self {
        let colour = self.log.game().values().relics[relic].colour;
        self.decide(Action::Reveal(colour), relic)
    }

    /// A relic is turned up, bought by this seat for so much, which goes to the left, and whatever chance
    /// does then is done.
    pub fn sell(&mut self, relic: Relic, buyer: Seat, ingots: u8) -> &mut Self {
        self.reveal(relic);
        while self.table().relic == Some(relic) {
            let bids = self.asked() == buyer;
            let action = match self.table().phase {
                Phase::Paying => Action::Pay(Neighbour::Left),
                Phase::OpenAuction if !bids => Action::Pass,
                _ => Action::Bid(if bids { ingots } else { 0 }),
            };
            self.decide(action, relic);
        }
        self
    }

    /// The first seat that is asked does this; then chance does what it has to. If it turns up a relic
    /// of that stack, it is this one.
    pub fn decide(&mut self, action: Action, relic: Relic) -> &mut Self {
        let seat = self.asked();
        self.log.decide(seat, action).expect("a legal action");
        if self.log.actor() == Actor::Chance {
            let mut told = Told(|_: &_| Some(Outcome::Relic(relic)));
            // What it cannot be is left to chance.
            let _ = self.log.deal(&mut told);
        }
        self.deal();
        self
    }

    /// Who is asked, or the first of those who are.
    pub fn asked(&self) -> Seat {
        match self.log.actor() {
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
            Actor::Chance | Actor::Nobody => panic!("nobody is asked"),
        }
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        self.log.state().table()
    }

    /// The save of this position.
    pub fn save(&self, roster: &Roster) -> Vec<u8> {
        let shell = Shell::new(roster.clone(), Dealing::Device(self.seed));
        let header = save::header_of(self.log.game(), &shell).expect("a set-up fits a header");
        [header.as_slice(), self.log.entries()].concat()
    }

    /// The save of this position at a table that keeps its books on the device.
    pub fn save_at_table(&self, roster: &Roster, dealing: Dealing) -> Vec<u8> {
        let shell = Shell {
            venue: Venue::Table,
            ..Shell::new(roster.clone(), dealing)
        };
        let header = save::header_of(self.log.game(), &shell).expect("a set-up fits a header");
        [header.as_slice(), self.log.entries()].concat()
    }

    /// A device that resumes it.
    pub fn device(&self, board: Board) -> Device<MemoryStorage, SeededEntropy> {
        let roster = long_names();
        device(board, &Settings::default(), &roster, &self.save(&roster))
    }

    /// One decision by chance, and what chance makes of it; says whether there was one.
    pub fn go_on(&mut self, rng: &mut Chance) -> bool {
        let seat = match self.log.actor() {
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => match seats.iter().next() {
                Some(seat) => seat,
                None => return false,
            },
            Actor::Chance | Actor::Nobody => return false,
        };
        let action = self.likely(seat, rng);
        self.log.decide(seat, action).expect("a legal action");
        self.deal();
        true
    }

    /// A low bid more often than a high one, and no pass where nobody has bid yet.
    fn likely(&self, seat: Seat, rng: &mut Chance) -> Action {
        let legal = self.log.legal(seat);
        let actions = || (0..legal.len()).filter_map(|number| legal.nth(number));
        if self.table().phase == Phase::OpenAuction && self.table().leader.is_none() {
            let bids = actions().filter(|action| matches!(action, Action::Bid(1..=6)));
            let bids: Vec<Action> = bids.collect();
            if !bids.is_empty() {
                return bids[below(bids.len(), rng)];
            }
        }
        match below(3, rng) {
            0 if legal.contains(Action::Pass) => Action::Pass,
            _ => {
                // Not too high a bid: all games come to an end with some gold.
                let number = below(actions().count().min(8), rng);
                actions().nth(number).expect("one of the legal actions")
            }
        }
    }
}

/// Plays games until one is as wished for.
pub fn sale(players: u8, wish: impl Fn(&Sale) -> bool) -> Sale {
    sale_of(Setup::of(players), wish)
}

/// The same with a set-up.
pub fn sale_of(setup: Setup, wish: impl Fn(&Sale) -> bool) -> Sale {
    for seed in 0..GAMES {
        let mut rng = chance(seed.into());
        let mut sale = Sale::of(setup, seed);
        for _ in 0..TOO_LONG {
            if wish(&sale) {
                return sale;
            }
            if !sale.go_on(&mut rng) {
                break;
            }
        }
        if wish(&sale) {
            return sale;
        }
    }
    panic!("no game comes to the position wished for");
}

/// A position of the end from which presses lead to the counterfeits, and these presses.
pub fn before_the_reveal(players: u8) -> (Sale, Vec<Command>) {
    before_the_reveal_of(Setup::of(players))
}

/// The same with a set-up.
pub fn before_the_reveal_of(setup: Setup) -> (Sale, Vec<Command>) {
    let shows = |sale: &Sale| {
        let is_last = matches!(sale.table().phase, Phase::Certifying { .. });
        if !is_last {
            return None;
        }
        (0..16).find_map(|downs| {
            let mut commands = vec![Command::Ok];
            commands.extend(vec![Command::Down; downs]);
            commands.push(Command::Ok);
            let mut device = sale.device(Board::SQUARE);
            device.give_all(&commands);
            let texts = device.texts();
            let is_page = texts.iter().any(|text| text == "?");
            is_page.then_some(commands)
        })
    };
    let found = sale_of(setup, |sale| shows(sale).is_some());
    let commands = shows(&found).expect("the position was found by it");
    (found, commands)
}
