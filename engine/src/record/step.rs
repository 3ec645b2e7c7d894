//! What an entry does to a state, if it can stand there.

use crate::actions::Coded;
use crate::bytes::Reader;
use crate::game::{Actor, Barrier, Game, Observer, Witness};
use crate::log::Entry;

use super::Damage;
use super::line::Played;

/// Counts what happens, and passes it on. Whoever watches a record does so through this: the rules are
/// in the image once for all of them, and not once for each.
pub(super) struct Counting<'w, E> {
    witness: &'w mut dyn Witness<E>,
    pub(super) events: usize,
}

impl<'w, E> Counting<'w, E> {
    pub(super) fn for_witness(witness: &'w mut dyn Witness<E>) -> Self {
        Self { witness, events: 0 }
    }
}

impl<E> Witness<E> for Counting<'_, E> {
    fn see(&mut self, event: E) {
        self.events += 1;
        self.witness.see(event);
    }
}

/// Counts what happens, and nothing else: a log that is read again builds no event for it.
struct Count(usize);

impl<E> Witness<E> for Count {
    #[inline(always)]
    fn see(&mut self, _: E) {
        self.0 += 1;
    }
}

/// Plays an entry of the line of play without a witness, and says what came of it. What cannot be leaves the
/// state as it was.
pub(super) fn play_counted<G: Game>(
    game: &G,
    state: &mut G::State,
    entry: Entry<'_>,
) -> Result<Played, Damage> {
    let mut count = Count(0);
    let barrier = play_if(false, game, state, entry, &mut count)?;
    let events = count.0;
    Ok(Played { barrier, events })
}

/// Plays an entry that counts once more, where it was played before: nobody has to ask again whether it can be.
pub(super) fn play_again<G: Game>(
    game: &G,
    state: &mut G::State,
    entry: Entry<'_>,
    witness: &mut dyn Witness<G::Event>,
) {
    // What could be played can be played again.
    let _ = play_if(
        true,
        game,
        state,
        entry,
        &mut Counting::for_witness(witness),
    );
}

#[inline(always)] // so that each of both has what it needs alone
fn play_if<G: Game>(
    is_known: bool,
    game: &G,
    state: &mut G::State,
    entry: Entry<'_>,
    witness: &mut impl Witness<G::Event>,
) -> Result<Barrier, Damage> {
    match (entry, game.actor(state)) {
        (Entry::Next(code), Actor::Chance) => {
            let outcome = G::Outcome::from_code(code).ok_or(Damage::Entry)?;
            // Not only a question: what the device has may have to give way, each time anew.
            if game.weight(state, outcome) == 0 {
                make_way(game, state, outcome)?;
            }
            game.deal(state, outcome, witness);
            Ok(Barrier::Reveal)
        }
        (Entry::Next(code), Actor::Seat(seat)) | (Entry::By(seat, code), _) => {
            let action = G::Action::from_code(code).ok_or(Damage::Entry)?;
            if is_known {
                return Ok(game.act(state, seat, action, witness));
            }
            let played = game.apply(state, seat, action, witness);
            played.map_err(|_| Damage::Entry)
        }
        (Entry::Correction(bytes), _) => {
            let correction = read_correction::<G>(bytes)?;
            let corrected = game.correct(state, correction, witness);
            corrected.map_or(Err(Damage::Entry), |()| Ok(Barrier::Reveal))
        }
        (Entry::House(bytes), _) => {
            let correction = read_correction::<G>(bytes)?;
            let corrected = game.correct_by_house(state, correction, witness);
            corrected.map_or(Err(Damage::Entry), |()| Ok(Barrier::Reveal))
        }
        _ => Err(Damage::Entry),
    }
}

/// May people say this, though it is nothing that comes up by what the device has? Then what it has
/// gives way. If not, what is wrong with it?
#[cold]
pub(super) fn make_way<G: Game>(
    game: &G,
    state: &mut G::State,
    said: G::Outcome,
) -> Result<(), Damage> {
    match game.sayable(state, Observer::Table) {
        Some(odds) if odds.too_many() => Err(Damage::TooManyOutcomes),
        Some(odds) if odds.allows(said) => {
            game.give_way(state, said);
            Ok(())
        }
        _ => Err(Damage::Entry),
    }
}

fn read_correction<G: Game>(bytes: &[u8]) -> Result<G::Correction, Damage> {
    let mut reader = Reader::new(bytes);
    let correction = G::read_correction(&mut reader).map_err(|_| Damage::Entry)?;
    reader.end().map_err(|_| Damage::Entry)?;
    Ok(correction)
}
