//! Positions of Artifact Stack to begin a test from, and the saves that a device resumes them from:
//! seeded games are played until so much was decided, or until what is wished for comes up.

// A position that is not found is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use engine::chance::Seed;
use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, Decks, Phase, Setup};
use handheld::play::{Dealing, LOG, Shell, Venue};
use handheld::save;
use handheld::settings::Roster;

use crate::conformance::{Chance, below, chance};

/// A game with its log.
pub type StackLog = Record<ArtifactStack, LOG>;

/// More games than any position needs to be found in.
const GAMES: u64 = 200;
/// More decisions than any game takes.
const TOO_LONG: usize = 2000;

/// A game that is under way, and the seed that its cards come from.
#[derive(Clone, Debug)]
pub struct StackPosition {
    /// Set-up, log and state.
    pub log: StackLog,
    /// Where the next cards come from.
    pub seed: Seed,
}

/// So many players, decks by chance.
pub fn setup(players: u8) -> Setup {
    Setup {
        decks: Decks::Chance,
        ..Setup::base(players)
    }
}

impl StackPosition {
    /// Before the first decision.
    pub fn start(setup: Setup, seed: u64) -> Self {
        let game = ArtifactStack::new(setup).expect("a set-up that can be played");
        let mut bytes = [0; 32];
        bytes
            .iter_mut()
            .zip(seed.to_le_bytes())
            .for_each(|(to, from)| *to = from);
        let mut position = Self {
            log: StackLog::new(game),
            seed: Seed(bytes),
        };
        position.deal();
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

    /// The seat to decide does; then chance does what it has to.
    pub fn decide(&mut self, action: Action) {
        let seat = self.turn().expect("somebody's turn");
        self.log.decide(seat, action).expect("a legal action");
        self.deal();
    }

    fn deal(&mut self) {
        while self.log.actor() == Actor::Chance {
            let dealt = self.log.deal(&mut Seeded(self.seed));
            dealt.expect("the dealer has a card");
        }
    }

    /// A temple that people lay out: so many of its cards lie there.
    pub fn laying(setup: Setup, seed: u64, cards: usize) -> Self {
        let whole = StackPosition::start(setup, seed);
        let is_laid = |position: &StackPosition| {
            let table = position.log.state().table();
            table.phase == Phase::Laying && usize::from(table.temple.standing().len()) == cards
        };
        let mut position = Self {
            log: StackLog::new(*whole.log.game()),
            ..whole
        };
        while !is_laid(&position) {
            let dealt = position.log.deal(&mut Seeded(position.seed));
            dealt.expect("the dealer has a card");
        }
        position
    }

    /// The save of this position, with these players.
    pub fn save(&self, roster: &Roster) -> Vec<u8> {
        self.save_of(Shell::new(roster.clone(), Dealing::Device(self.seed)))
    }

    /// The same at a table where this device deals, or people do.
    pub fn save_at_table(&self, roster: &Roster, people_deal: bool) -> Vec<u8> {
        let dealing = match people_deal {
            true => Dealing::People,
            false => Dealing::Device(self.seed),
        };
        self.save_of(Shell {
            venue: Venue::Table,
            ..Shell::new(roster.clone(), dealing)
        })
    }

    fn save_of(&self, shell: Shell) -> Vec<u8> {
        let header = save::header_of(self.log.game(), &shell).expect("a set-up fits a header");
        [header.as_slice(), self.log.entries()].concat()
    }
}

/// How much a player who likes to get on likes an action.
pub fn liking(log: &StackLog, action: Action) -> usize {
    let table = log.state().table();
    match action {
        Action::Take(place) if log.game().dig_cost(&table.temple, place) == 0 => 8,
        Action::Take(_) => 3,
        Action::Look(_) => 1,
        Action::Hire(_) => 2,
        Action::TurnOver(_) => 12,
        Action::EndTurn if table.actions > 0 => 1,
        Action::EndTurn => 30,
        Action::Choose(_) | Action::TakeHelper(_) => 4,
    }
}

/// One of the legal actions, the better ones more often.
fn likely_action(log: &StackLog, seat: Seat, rng: &mut Chance) -> Action {
    let legal: Vec<Action> = log.legal(seat).iter().collect();
    let total = legal.iter().map(|action| liking(log, *action)).sum();
    let mut number = below(total, rng);
    for action in legal {
        let likes = liking(log, action);
        if number < likes {
            return action;
        }
        number -= likes;
    }
    panic!("nothing can be done in {:?}", log.state());
}

/// Somewhere in a game: after so many decisions of random play, or where a game is over before.
pub fn anywhere(setup: Setup, decisions: usize, seed: u64) -> StackPosition {
    let mut rng = chance(seed);
    let mut here = StackPosition::start(setup, seed);
    for _ in 0..decisions {
        let Some(seat) = here.turn() else {
            break;
        };
        here.decide(likely_action(&here.log, seat, &mut rng));
    }
    here
}

/// Plays games until a position is as wished for.
pub fn seek(setup: Setup, wish: impl Fn(&StackPosition) -> bool) -> StackPosition {
    for seed in 0..GAMES {
        let mut rng = chance(seed);
        let mut here = StackPosition::start(setup, seed);
        for _ in 0..TOO_LONG {
            if wish(&here) {
                return here;
            }
            let Some(seat) = here.turn() else {
                break;
            };
            here.decide(likely_action(&here.log, seat, &mut rng));
        }
    }
    panic!("no game comes to the position wished for");
}
