//! A whole game played from one seed, chance and decisions alike: the same on every machine. The
//! firmware plays it to check itself, a desktop to know what should come out.

use crate::chance::{Seed, Stream};
use crate::dealer::Seeded;
use crate::game::{Actor, Game};
use crate::record::{Record, RecordError};
use crate::seat::Seat;

/// Where the decisions come from: no deck's stream.
const DECISIONS: Stream = Stream(*b"self-check  ");

/// The seed of the game whose end is known beforehand.
pub const KNOWN_SEED: Seed = Seed(*b"Pocket Museum plays against time");

/// Plays a new record to its end, and says how many decisions that took.
///
/// ```
/// use engine::artifact::{Artifact, Expansions, Setup};
/// use engine::record::Record;
/// use engine::self_check::{KNOWN_SEED, known_artifact, play};
///
/// let (game, hash) = known_artifact()?;
/// let mut record: Record<Artifact> = Record::new(game);
/// play(&mut record, KNOWN_SEED)?;
/// assert_eq!(record.hash(), hash);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    seed: Seed,
) -> Result<u32, RecordError<G::Refusal>> {
    let mut dealer = Seeded(seed);
    let mut decisions = 0;
    loop {
        match record.actor() {
            Actor::Nobody => return Ok(decisions),
            Actor::Chance => record.deal(&mut dealer)?,
            Actor::Seat(seat) => decide(record, seat, seed, &mut decisions)?,
            Actor::Secret(seats) => {
                for seat in seats.iter() {
                    decide(record, seat, seed, &mut decisions)?;
                }
            }
        }
    }
}

fn decide<G: Game, const LOG: usize>(
    record: &mut Record<G, LOG>,
    seat: Seat,
    seed: Seed,
    decisions: &mut u32,
) -> Result<(), RecordError<G::Refusal>> {
    let legal = record.legal(seat);
    let place = seed.draw(DECISIONS, *decisions, legal.len() as u16);
    *decisions += 1;
    match legal.nth(place.into()) {
        Some(action) => record.decide(seat, action),
        None => Err(RecordError::NoOutcome),
    }
}

/// Artifact with everything, and the hash that its game from [`KNOWN_SEED`] ends with.
pub fn known_artifact() -> Result<(crate::artifact::Artifact, u64), crate::artifact::SetupError> {
    use crate::artifact::{Artifact, Expansions, Setup};
    let game = Artifact::new(Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(5)
    })?;
    Ok((game, 0x7154_63F2_6DB2_62F1))
}
