//! Plays a game of each kind at random and prints who won, by how much and what decided it:
//! `cargo run -p engine --example random_games -- 7` for the games of seed 7.
//!
//! It shows the loop that every user of the engine has: ask who acts, let that seat or chance do
//! something, until nobody acts any more.

use std::error::Error;

use engine::artifact::{self, Artifact, Expansions};
use engine::chance::Seed;
use engine::dealer::Seeded;
use engine::game::{Actor, Game};
use engine::record::{Record, RecordError};
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a game to its end. Players and cards have chance of their own: with another dealer the
/// same players would meet other cards.
fn play<G: Game>(game: G, seed: u64) -> Result<Record<G>, RecordError<G::Refusal>> {
    let mut players = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut dealer = Seeded(Seed([seed as u8; 32]));
    let mut record = Record::new(game);
    loop {
        let seat = match record.actor() {
            Actor::Seat(seat) => Some(seat),
            // Several in secret, in any order: here clockwise.
            Actor::Secret(seats) => seats.iter().next(),
            Actor::Chance => None,
            Actor::Nobody => return Ok(record),
        };
        match seat.and_then(|seat| Some((seat, record.legal(seat).choose(&mut players)?))) {
            Some((seat, action)) => record.decide(seat, action)?,
            None => record.deal(&mut dealer)?,
        }
    }
}

fn tell<G: Game>(name: &str, record: &Record<G>) {
    println!("{name}: a log of {} bytes", record.entries().len());
    for standing in record.standings().iter() {
        let [points, ..] = standing.tiers;
        let decided_by = match standing.decided_by {
            Some(0) => ", behind by points".to_owned(),
            Some(tier) => format!(", behind by tie-break {tier}"),
            None => String::new(),
        };
        let (place, seat) = (standing.place, standing.seat);
        println!("  {place}. seat {seat:?}: {points} points{decided_by}");
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(7), |word| word.parse())?;
    let artifact = artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(5)
    };
    let warehouse = warehouse51::Setup::of(4);
    let stack = stack::Setup::base(4);
    tell("Artifact", &play(Artifact::new(artifact)?, seed)?);
    tell("Warehouse 51", &play(Warehouse51::new(warehouse)?, seed)?);
    tell("Artifact Stack", &play(ArtifactStack::new(stack)?, seed)?);
    Ok(())
}

#[test]
fn a_game_is_played_alike_each_time_and_otherwise_with_another_seed() {
    let entries = |seed| {
        let game = ArtifactStack::new(stack::Setup::base(3)).unwrap();
        play(game, seed).unwrap().entries().to_vec()
    };
    assert_eq!(entries(1), entries(1));
    assert_ne!(entries(1), entries(2));
}
