//! Positions of Artifact to begin a test from, and the saves that a device resumes them from. They
//! are kept in files ([`stored`]) and were found by playing seeded games until they came up.

// A position that is not found is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

mod catalogue;
mod stored;

pub use catalogue::{BEFORE_DRAWING, before_drawing, catalogue};
pub use stored::{Golden, Shows, folder, stored, stored_decision};

use engine::artifact::{Action, Artifact, Event, Expansions, Phase, Setup};
use engine::chance::Seed;
use engine::dealer::{Deals, Seeded};
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;
use handheld::games::GameUi;
use handheld::play::{Dealing, Shell, Venue};
use handheld::save;
use handheld::settings::{Name, Roster};
use handheld::storage::Slot;
use simulator::storage::MemoryStorage;

use crate::conformance::{Chance, below, chance};

/// A game with its log.
pub type Log = Record<Artifact>;

/// More games than any position needs to be found in.
const GAMES: u64 = 400;
/// More decisions than any game takes.
const TOO_LONG: usize = 5000;

/// A game that is under way, and the seed that its cards come from.
#[derive(Clone, Debug)]
pub struct Position {
    /// Set-up, log and state.
    pub log: Log,
    /// Where the next cards come from.
    pub seed: Seed,
}

impl Position {
    /// Before the first decision.
    pub fn start(setup: Setup, seed: u64) -> Self {
        let game = Artifact::new(setup).expect("a set-up that can be played");
        let mut bytes = [0; 32];
        bytes
            .iter_mut()
            .zip(seed.to_le_bytes())
            .for_each(|(to, from)| *to = from);
        let mut position = Self {
            log: Log::new(game),
            seed: Seed(bytes),
        };
        position.deal(&mut Vec::new());
        position
    }

    /// Who has to decide.
    pub fn turn(&self) -> Option<Seat> {
        match self.log.actor() {
            Actor::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// What is asked for.
    pub fn phase(&self) -> Phase {
        self.log.state().table().phase
    }

    /// The seat to decide does; then chance does what it has to. Tells what happened.
    pub fn decide(&mut self, action: Action) -> Vec<Event> {
        let seat = self.turn().expect("somebody's turn");
        let mut events = Vec::new();
        self.log
            .decide_watched(seat, action, &mut |event| events.push(event))
            .expect("a legal action");
        self.deal(&mut events);
        events
    }

    fn deal(&mut self, events: &mut Vec<Event>) {
        while self.log.actor() == Actor::Chance {
            self.log
                .deal_watched(&mut Seeded(self.seed), &mut |event| events.push(event))
                .expect("the dealer has a card");
        }
    }

    /// The save of this position, with these players.
    pub fn save(&self, roster: &Roster) -> Vec<u8> {
        self.save_of(Shell::new(roster.clone(), Dealing::Device(self.seed)))
    }

    /// The same, played with the real box.
    pub fn save_at_table(&self, roster: &Roster) -> Vec<u8> {
        self.save_of(Shell {
            venue: Venue::Table,
            ..Shell::new(roster.clone(), Dealing::Device(self.seed))
        })
    }

    fn save_of(&self, shell: Shell) -> Vec<u8> {
        let header = save::header_of(self.log.game(), &shell).expect("a set-up fits a header");
        [header.as_slice(), self.log.entries()].concat()
    }

    /// Storage with this position in it, and nothing else.
    pub fn storage(&self) -> MemoryStorage {
        let mut storage = MemoryStorage::default();
        *storage.bytes_mut(Slot::Game) = self.save(&long_names());
        storage
    }
}

/// A save of any game, played with the real box from here on.
pub fn at_table(save: &[u8], deals: Deals) -> Vec<u8> {
    let rearranged = rearranged::<Artifact>(save, deals)
        .or_else(|| rearranged::<Warehouse51>(save, deals))
        .or_else(|| rearranged::<ArtifactStack>(save, deals));
    rearranged.expect("the save of a game")
}

fn rearranged<G: GameUi>(save: &[u8], deals: Deals) -> Option<Vec<u8>> {
    let (mut record, shell) = save::record::<G>(save).ok()?;
    record.change_dealer(deals).expect("a log with room");
    let shell = Shell {
        venue: Venue::Table,
        ..shell
    };
    let header = save::header_of(record.game(), &shell)?;
    Some([header.as_slice(), record.entries()].concat())
}

/// Names as long as they get, and a player who has none.
pub fn long_names() -> Roster {
    let names = ["WWWWWWWWWW", "Maximilian", "", "Großmütter", "MmMmMmMmMm"];
    Roster {
        names: names.map(|name| Name::try_from(name).expect("ten letters fit")),
        ..Roster::default()
    }
}

/// Both expansions.
pub fn full(players: u8) -> Setup {
    Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(players)
    }
}

/// How much a player who likes to get on likes an action.
fn liking(log: &Log, action: Action) -> usize {
    let table = log.state().table();
    match action {
        Action::Exhibit(_) => 40,
        Action::StandAlone(_) | Action::DrawUnseen => 20,
        Action::Ship(site) => match log.game().ship_load(table, table.seat, site) {
            0 | 1 => 1,
            load => 8 * usize::from(load),
        },
        Action::Hire(_) | Action::HireTwo(_) => 8,
        Action::Research(_) => 6,
        Action::Gold(..) => 4,
        Action::Pass => 2,
        _ => 3,
    }
}

/// One of the legal actions, the better ones more often.
fn likely_action(log: &Log, seat: Seat, rng: &mut Chance) -> Action {
    let legal = log.legal(seat);
    let actions = || (0..legal.len()).filter_map(|number| legal.nth(number));
    let total = actions().map(|action| liking(log, action)).sum();
    let mut number = below(total, rng);
    for action in actions() {
        let likes = liking(log, action);
        if number < likes {
            return action;
        }
        number -= likes;
    }
    panic!("nothing can be done in {:?}", log.state());
}

/// Somewhere in a game: after so many decisions of random play, or where a game is over before.
pub fn anywhere(setup: Setup, decisions: usize) -> Position {
    let mut decided = 0;
    let (position, _, _) = seek_move(setup, |position, _, _| {
        decided += 1;
        decided > decisions || position.turn().is_none()
    });
    position
}

/// Plays games until a decision is as wished for: gives the position before it, the decision,
/// and the position after it. The wish is also asked at the end of a game, where the position
/// does not change any more.
fn seek_move(
    setup: Setup,
    mut wish: impl FnMut(&Position, &[Event], &Position) -> bool,
) -> (Position, Option<Action>, Position) {
    for seed in 0..GAMES {
        let mut rng = chance(seed);
        let mut here = Position::start(setup, seed);
        for _ in 0..TOO_LONG {
            let Some(seat) = here.turn() else {
                break;
            };
            let action = likely_action(&here.log, seat, &mut rng);
            let mut next = here.clone();
            let events = next.decide(action);
            if wish(&here, &events, &next) {
                return (here, Some(action), next);
            }
            here = next;
        }
        if wish(&here, &[], &here) {
            return (here.clone(), None, here);
        }
    }
    panic!("no game comes to the position wished for");
}

/// Does the seat to decide have an action of this kind?
pub fn can(position: &Position, kind: impl Fn(Action) -> bool) -> bool {
    count(position, kind) > 0
}

/// How many actions of this kind does the seat to decide have?
pub fn count(position: &Position, kind: impl Fn(Action) -> bool) -> usize {
    let Some(seat) = position.turn() else {
        return 0;
    };
    let legal = position.log.legal(seat);
    (0..legal.len())
        .filter_map(|number| legal.nth(number))
        .filter(|action| kind(*action))
        .count()
}
