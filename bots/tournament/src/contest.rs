//! Who plays what against whom, and how one game is played.

use std::ops::RangeInclusive;

use bots::{BotSeed, Level, Plan, Pool, Thinker, Thought};
use engine::artifact::{self, Artifact, Expansions};
use engine::each::Member;
use engine::game::{Actor, Observer, Unwatched};
use engine::seat::{PerSeat, Seat};
use engine::stack::{self, ArtifactStack};
use engine::standings::Standings;
use engine::warehouse51::{self, Warehouse51};
use rand_xoshiro::Xoroshiro64StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use crate::facts::{Facts, Told};

engine::members! {
    /// A game.
    pub enum Which {
        /// Artifact with both expansions.
        Artifact,
        /// Warehouse 51.
        Warehouse51,
        /// Artifact Stack, its decks picked by chance.
        Stack,
    }
}

impl Which {
    pub const fn name(self) -> &'static str {
        match self {
            Which::Artifact => "artifact",
            Which::Warehouse51 => "warehouse51",
            Which::Stack => "stack",
        }
    }

    /// The name as people write it.
    pub const fn title(self) -> &'static str {
        match self {
            Which::Artifact => "Artifact",
            Which::Warehouse51 => "Warehouse 51",
            Which::Stack => "Artifact Stack",
        }
    }

    pub fn parse(text: &str) -> Result<Which, String> {
        named(text, Which::ALL, Which::name)
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            Which::Artifact | Which::Warehouse51 => 3..=5,
            Which::Stack => 2..=4,
        }
    }
}

engine::members! {
    /// What sits at a table.
    pub enum Contender {
        /// Chance.
        Random,
        /// A level that people play against.
        Easy,
        /// A level that people play against.
        Medium,
        /// A level that people play against.
        Hard,
        /// Hard with a hundred times the budget.
        Master,
        /// Random playouts with the engine calls of Hard.
        Plain,
    }
}

impl Contender {
    pub const fn name(self) -> &'static str {
        match self {
            Contender::Random => "random",
            Contender::Easy => "easy",
            Contender::Medium => "medium",
            Contender::Hard => "hard",
            Contender::Master => "master",
            Contender::Plain => "plain",
        }
    }

    pub fn parse(text: &str) -> Result<Contender, String> {
        named(text, Contender::ALL, Contender::name)
    }

    fn plan<G: Facts>(self) -> Plan {
        match self {
            Contender::Random => Plan::RANDOM,
            Contender::Easy => G::plan(Level::Easy),
            Contender::Medium => G::plan(Level::Medium),
            Contender::Hard => G::plan(Level::Hard),
            Contender::Master => Plan::master::<G>(),
            Contender::Plain => Plan::plain::<G>(),
        }
    }
}

fn named<T: Copy, const N: usize>(
    text: &str,
    all: [T; N],
    name: fn(T) -> &'static str,
) -> Result<T, String> {
    let found = all.into_iter().find(|one| name(*one) == text);
    found.ok_or_else(|| format!("{text:?}: expected {}", all.map(name).join(", ")))
}

/// One contender among others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// Who sits in one seat.
    pub one: Contender,
    /// Who sits in all others.
    pub among: Contender,
}

impl Pairing {
    /// Equals, who say how balanced a game is.
    pub const EVEN: Pairing = Pairing {
        one: Contender::Hard,
        among: Contender::Hard,
    };

    /// Does it sit in one of the seats?
    pub fn has(self, contender: Contender) -> bool {
        [self.one, self.among].contains(&contender)
    }

    /// Everybody among everybody else.
    pub fn all() -> Vec<Pairing> {
        let pairs = Contender::ALL
            .into_iter()
            .flat_map(|one| Contender::ALL.map(|among| Pairing { one, among }));
        pairs.filter(|pair| pair.one != pair.among).collect()
    }

    pub fn name(self) -> String {
        format!("{}-among-{}", self.one.name(), self.among.name())
    }

    pub fn parse(text: &str) -> Result<Pairing, String> {
        let expected = || format!("{text:?}: expected such as hard-among-medium");
        let (one, among) = text.split_once("-among-").ok_or_else(expected)?;
        Ok(Pairing {
            one: Contender::parse(one)?,
            among: Contender::parse(among)?,
        })
    }
}

/// One game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Match {
    pub which: Which,
    pub players: u8,
    pub pairing: Pairing,
    pub seed: u64,
    pub number: u32,
}

impl Match {
    /// Where the one sits: every seat in turn, each with the same cards.
    pub fn seat(&self) -> Seat {
        let place = self.number % u32::from(self.players);
        Seat::at(place as usize).unwrap_or(Seat::One)
    }

    /// The number that the cards come from.
    fn deal(&self) -> u64 {
        let number = u64::from(self.number / u32::from(self.players));
        mix(mix(self.seed, u64::from(self.players)), number)
    }
}

/// Another number for every pair of numbers.
fn mix(one: u64, other: u64) -> u64 {
    let mixed =
        (one ^ other.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ mixed >> 29
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub game: Match,
    /// What each seat won: all of it, a share, or nothing.
    pub won: Vec<f64>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Decisions of all seats.
    pub decisions: u32,
    pub told: Told,
}

/// Plays one game.
pub fn play(game: &Match) -> Result<Played, String> {
    match game.which {
        Which::Artifact => {
            let setup = artifact::Setup {
                expansions: Expansions::BOTH,
                ..artifact::Setup::base(game.players)
            };
            play_with(&Artifact::new(setup).map_err(|why| why.to_string())?, game)
        }
        Which::Warehouse51 => {
            let setup = warehouse51::Setup::of(game.players);
            play_with(
                &Warehouse51::new(setup).map_err(|why| why.to_string())?,
                game,
            )
        }
        Which::Stack => {
            let setup = stack::Setup {
                decks: stack::Decks::Chance,
                ..stack::Setup::base(game.players)
            };
            play_with(
                &ArtifactStack::new(setup).map_err(|why| why.to_string())?,
                game,
            )
        }
    }
}

fn play_with<G: Facts>(game: &G, one: &Match) -> Result<Played, String> {
    let plan = |seat: Seat| match seat == one.seat() {
        true => one.pairing.one.plan::<G>(),
        false => one.pairing.among.plan::<G>(),
    };
    let plans = PerSeat::from_fn(plan);
    let mut rng = Xoroshiro64StarStar::seed_from_u64(one.deal());
    let mut pool = Pool::new();
    let mut told = Told::default();
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        let seat = match game.actor(&state) {
            Actor::Nobody => break,
            Actor::Chance => {
                game.roll(&mut state, &mut rng);
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().ok_or("nobody is asked")?,
        };
        let view = game.view(&state, Observer::Seat(seat));
        let legal = game.legal(&state, seat);
        let seed = BotSeed(mix(mix(one.seed, one.number.into()), decisions.into()));
        let mut thinker = Thinker::start(game, seat, &view, &legal, plans[seat], seed, &mut pool)
            .ok_or("a seat that is asked has no choice")?;
        let Thought::Decided(action) = thinker.step(game, &mut pool, u32::MAX) else {
            return Err("thinking has no end".into());
        };
        if let Some(use_of) = game.use_of(&state, seat, action) {
            told.add_use(use_of, seat);
        }
        game.apply(&mut state, seat, action, &mut Unwatched)
            .map_err(|why| format!("{action:?}: {why:?}"))?;
        decisions += 1;
    }
    game.tell(&state, &mut told);
    let winners: Vec<Seat> = Standings::of(game, &state).winners().collect();
    let won = |seat: Seat| match winners.contains(&seat) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    };
    let points = |seat: Seat| game.tiers(&state, seat).first().copied().unwrap_or(0);
    Ok(Played {
        game: *one,
        won: Seat::first(one.players).map(won).collect(),
        points: Seat::first(one.players).map(points).collect(),
        decisions,
        told,
    })
}
