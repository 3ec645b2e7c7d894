//! What an entry does to a state, if it can stand there.

use crate::actions::Coded;
use crate::bytes::Reader;
use crate::game::{Actor, Barrier, Game, Witness};
use crate::log::Entry;

use super::Damage;

/// Plays an entry of the line of play. What cannot be leaves the state as it was.
pub(super) fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    entry: Entry<'_>,
    witness: &mut impl Witness<G::Event>,
) -> Result<Barrier, Damage> {
    match (entry, game.actor(state)) {
        (Entry::Next(code), Actor::Chance) => {
            play_outcome(game, state, code, witness)?;
            Ok(Barrier::Reveal)
        }
        (Entry::Next(code), Actor::Seat(seat)) | (Entry::By(seat, code), _) => {
            let action = G::Action::from_code(code).ok_or(Damage::Entry)?;
            let played = game.apply(state, seat, action, witness);
            played.map_err(|_| Damage::Entry)
        }
        (Entry::Correction(bytes), _) => {
            play_correction(game, state, bytes, witness).ok_or(Damage::Entry)?;
            Ok(Barrier::Reveal)
        }
        _ => Err(Damage::Entry),
    }
}

fn play_outcome<G: Game>(
    game: &G,
    state: &mut G::State,
    code: u8,
    witness: &mut impl Witness<G::Event>,
) -> Result<(), Damage> {
    let outcome = G::Outcome::from_code(code).ok_or(Damage::Entry)?;
    let odds = game.odds(state).ok_or(Damage::Entry)?;
    if odds.too_many() {
        return Err(Damage::TooManyOutcomes);
    }
    if odds.weight(outcome) == 0 {
        return Err(Damage::Entry);
    }
    game.deal(state, outcome, witness);
    Ok(())
}

fn play_correction<G: Game>(
    game: &G,
    state: &mut G::State,
    bytes: &[u8],
    witness: &mut impl Witness<G::Event>,
) -> Option<()> {
    let mut reader = Reader::new(bytes);
    let correction = G::read_correction(&mut reader).ok()?;
    reader.end().ok()?;
    game.correct(state, correction, witness).ok()
}
