//! A whole game played from one seed, chance and decisions alike: the same on every machine. The
//! firmware plays it to check itself, a desktop to know what should come out.

use crate::artifact::{self, Artifact};
use crate::chance::{Seed, Stream};
use crate::dealer::Seeded;
use crate::game::{Actor, Game};
use crate::record::{Record, RecordError};
use crate::seat::Seat;
use crate::stack::{self, ArtifactStack};
use crate::warehouse51::{self, Warehouse51};

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

/// A game, and the hash that it ends with when it is played from [`KNOWN_SEED`].
pub type Known<G> = (G, u64);

/// Artifact with everything, and the hash that its game from [`KNOWN_SEED`] ends with.
pub fn known_artifact() -> Result<Known<Artifact>, artifact::SetupError> {
    use artifact::{Expansions, Setup};
    let game = Artifact::new(Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(5)
    })?;
    Ok((game, 0x7154_63F2_6DB2_62F1))
}

/// Warehouse 51 with five players, whom chance lets begin, and the hash that its game from
/// [`KNOWN_SEED`] ends with.
///
/// ```
/// use engine::record::Record;
/// use engine::self_check::{KNOWN_SEED, known_warehouse51, play};
/// use engine::warehouse51::Warehouse51;
///
/// let (game, hash) = known_warehouse51()?;
/// let mut record: Record<Warehouse51> = Record::new(game);
/// play(&mut record, KNOWN_SEED)?;
/// assert_eq!(record.hash(), hash);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn known_warehouse51() -> Result<Known<Warehouse51>, warehouse51::SetupError> {
    use warehouse51::{Setup, StartPlayer};
    let game = Warehouse51::new(Setup {
        start: StartPlayer::Chance,
        ..Setup::of(5)
    })?;
    Ok((game, 0x3A31_ECE9_5C2C_0BA0))
}

/// Artifact Stack with four players, decks and start player by chance, and the hash that its game
/// from [`KNOWN_SEED`] ends with.
///
/// ```
/// use engine::record::Record;
/// use engine::self_check::{KNOWN_SEED, known_stack, play};
/// use engine::stack::ArtifactStack;
///
/// let (game, hash) = known_stack()?;
/// let mut record: Record<ArtifactStack> = Record::new(game);
/// play(&mut record, KNOWN_SEED)?;
/// assert_eq!(record.hash(), hash);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn known_stack() -> Result<Known<ArtifactStack>, stack::SetupError> {
    use stack::{Decks, Setup, StartPlayer};
    let game = ArtifactStack::new(Setup {
        decks: Decks::Chance,
        start: StartPlayer::Chance,
        ..Setup::base(4)
    })?;
    Ok((game, 0x09A5_E761_0B7A_7CFA))
}
