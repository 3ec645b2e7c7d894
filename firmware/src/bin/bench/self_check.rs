//! The engine plays on this very machine: games whose end is known.

use core::fmt::Debug;

use defmt::{Debug2Format, error, info};
use embassy_time::Instant;
use engine::game::Game;
use engine::record::Record;
use engine::self_check::{KNOWN_SEED, Known, known_artifact, known_stack, known_warehouse51, play};

/// Room for the log of a whole game.
const LOG: usize = 2048;

/// Plays the known games and compares their ends with what every other machine gets.
pub fn known_games() {
    known_game("Artifact", known_artifact());
    known_game("Warehouse 51", known_warehouse51());
    known_game("Artifact Stack", known_stack());
}

fn known_game<G: Game>(name: &str, known: Result<Known<G>, impl Debug>) {
    let (game, hash) = match known {
        Ok(known) => known,
        Err(why) => {
            error!("{=str} refuses its set-up: {}", name, Debug2Format(&why));
            return;
        }
    };
    match whole_game(name, game) {
        Some(found) if found == hash => info!("{=str} ends as it should", name),
        Some(found) => error!("{=str} ends with {=u64:x}, not {=u64:x}", name, found, hash),
        None => error!("{=str} cannot be played", name),
    }
}

// Never inlined: the records of all games would lie on the stack at once.
#[inline(never)]
fn whole_game<G: Game>(name: &str, game: G) -> Option<u64> {
    let begun = Instant::now();
    let mut record: Record<G, LOG> = Record::new(game);
    let decisions = play(&mut record, KNOWN_SEED).ok()?;
    let hash = record.hash();
    info!(
        "{=str}: {=u32} decisions, {=usize} bytes of log, {=u64} us, hash {=u64:x}",
        name,
        decisions,
        record.entries().len(),
        begun.elapsed().as_micros(),
        hash
    );
    for standing in record.standings().iter() {
        let [points, first_tie_break, second_tie_break, _] = standing.tiers;
        info!(
            "place {=u8}: seat {=u8}, {=i32} points, tie-breaks {=i32} and {=i32}",
            standing.place,
            standing.seat as u8 + 1,
            points,
            first_tie_break,
            second_tie_break
        );
    }
    Some(hash)
}
