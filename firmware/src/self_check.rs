//! The engine plays on this very machine: a game whose end is known, then one from fresh noise.

use defmt::{error, info};
use embassy_time::Instant;
use engine::artifact::Artifact;
use engine::chance::Seed;
use engine::record::Record;
use engine::self_check::{KNOWN_SEED, known_artifact, play};

/// Room for the log of a whole game.
type Game = Record<Artifact, 2048>;

/// Plays the known game and compares its end with what every other machine gets.
pub fn known_game() {
    let Ok((game, hash)) = known_artifact() else {
        error!("the set-up of the known game is refused");
        return;
    };
    match whole_game(game, KNOWN_SEED) {
        Some(found) if found == hash => info!("the known game ends as it should"),
        Some(found) => error!(
            "the known game ends with {=u64:x}, not {=u64:x}",
            found, hash
        ),
        None => error!("the known game cannot be played"),
    }
}

/// Plays a game from a new seed and says what came of it.
pub fn new_game(seed: Seed) {
    match known_artifact() {
        Ok((game, _)) if whole_game(game, seed).is_some() => {}
        _ => error!("a new game cannot be played"),
    }
}

fn whole_game(game: Artifact, seed: Seed) -> Option<u64> {
    let begun = Instant::now();
    let mut record = Game::new(game);
    let decisions = play(&mut record, seed).ok()?;
    let hash = record.hash();
    info!(
        "{=u32} decisions, {=usize} bytes of log, {=u64} us, hash {=u64:x}",
        decisions,
        record.entries().len(),
        begun.elapsed().as_micros(),
        hash
    );
    for standing in record.standings().iter() {
        let [points, exhibitions, money, _] = standing.tiers;
        info!(
            "place {=u8}: seat {=u8}, {=i32} points, {=i32} exhibitions, {=i32} coins",
            standing.place,
            standing.seat as u8 + 1,
            points,
            exhibitions,
            money
        );
    }
    Some(hash)
}
