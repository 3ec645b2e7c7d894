//! A record as it is defined, without anything that makes it quick: whatever is taken back, all that
//! is left is played from the beginning. What the engine's record does has to be the same.

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::game::{Actor, Barrier, Observer, Unwatched};
use engine::log::{Entry, read_entry};
use engine::record::{Damage, Damaged};

use crate::play::Tested;

/// An entry that counts: its bytes, and whether it is chance's.
#[derive(Clone, Debug)]
struct Counted {
    bytes: Vec<u8>,
    chance: bool,
}

/// A game and all that counts in its log.
#[derive(Clone, Debug)]
pub struct Plain<G: Tested> {
    game: G,
    line: Vec<Counted>,
    /// Where the line leads.
    pub state: G::State,
    /// The last barrier, and how long the line was then.
    pub barrier: (Barrier, usize),
    closed: bool,
}

impl<G: Tested> Plain<G> {
    /// Before the first entry.
    pub fn new(game: &G) -> Self {
        Self {
            game: game.clone(),
            line: Vec::new(),
            state: game.start(),
            barrier: (Barrier::None, 0),
            closed: false,
        }
    }

    /// Follows entries as far as they can be.
    pub fn replay(&mut self, entries: &[u8]) -> Result<(), Damaged> {
        let mut rest = entries;
        while !rest.is_empty() {
            let whole = entries.len() - rest.len();
            let mut reader = Reader::new(rest);
            let followed = match read_entry(&mut reader) {
                Ok(entry) => {
                    let (bytes, behind) = rest.split_at(rest.len() - reader.left());
                    rest = behind;
                    self.follow(entry, bytes)
                }
                Err(error) => Err(Damage::Bytes(error)),
            };
            followed.map_err(|damage| Damaged { whole, damage })?;
        }
        Ok(())
    }

    /// Is there something to take back, and without going past a barrier?
    pub fn can_undo(&self) -> (bool, bool) {
        let past = self.line.iter().any(|counted| !counted.chance);
        (
            !self.closed && past,
            !self.closed && self.line.len() > self.barrier.1,
        )
    }

    fn follow(&mut self, entry: Entry<'_>, bytes: &[u8]) -> Result<(), Damage> {
        if self.closed {
            return Err(Damage::Entry);
        }
        match entry {
            Entry::Undo if self.can_undo().0 => self.take_back(),
            Entry::Closed if self.game.actor(&self.state) == Actor::Nobody => self.closed = true,
            Entry::Undo | Entry::Closed => return Err(Damage::Entry),
            Entry::Checkpoint(hash) if hash == self.game.hash(&self.state) as u32 => {}
            Entry::Checkpoint(_) => return Err(Damage::Checkpoint),
            // It changes nothing but who answers for the outcomes that follow.
            Entry::Deals(_) => {}
            Entry::Next(_) | Entry::By(..) | Entry::Correction(_) | Entry::House(_) => {
                let chance = self.game.actor(&self.state) == Actor::Chance
                    && matches!(entry, Entry::Next(_));
                self.play(entry)?;
                let bytes = bytes.to_vec();
                self.line.push(Counted { bytes, chance });
            }
        }
        Ok(())
    }

    fn take_back(&mut self) {
        while self.line.pop().is_some_and(|counted| counted.chance) {}
        self.state = self.game.start();
        self.barrier = (Barrier::None, 0);
        for (before, counted) in std::mem::take(&mut self.line).into_iter().enumerate() {
            assert_eq!(self.line.len(), before);
            let entry = read_entry(&mut Reader::new(&counted.bytes));
            let played = entry
                .map_err(Damage::Bytes)
                .and_then(|entry| self.play(entry));
            assert_eq!(played, Ok(()), "it was played before");
            self.line.push(counted);
        }
    }

    /// Plays one entry on the state.
    fn play(&mut self, entry: Entry<'_>) -> Result<(), Damage> {
        let (game, state) = (&self.game, &mut self.state);
        let barrier = match (entry, game.actor(state)) {
            (Entry::Next(code), Actor::Chance) => {
                let outcome = G::Outcome::from_code(code).ok_or(Damage::Entry)?;
                let odds = game.odds(state).ok_or(Damage::Entry)?;
                let sayable = game.sayable(state, Observer::Table).ok_or(Damage::Entry)?;
                if !sayable.allows(outcome) {
                    return Err(Damage::Entry);
                }
                if !odds.allows(outcome) {
                    game.give_way(state, outcome);
                }
                game.deal(state, outcome, &mut Unwatched);
                Barrier::Reveal
            }
            (Entry::Next(code), Actor::Seat(seat)) | (Entry::By(seat, code), _) => {
                let action = G::Action::from_code(code).ok_or(Damage::Entry)?;
                game.apply(state, seat, action, &mut Unwatched)
                    .map_err(|_| Damage::Entry)?
            }
            (Entry::Correction(bytes), _) => {
                let mut reader = Reader::new(bytes);
                let correction = G::read_correction(&mut reader).map_err(|_| Damage::Entry)?;
                reader.end().map_err(|_| Damage::Entry)?;
                game.correct(state, correction, &mut Unwatched)
                    .map_err(|_| Damage::Entry)?;
                Barrier::Reveal
            }
            (Entry::House(bytes), _) => {
                let mut reader = Reader::new(bytes);
                let correction = G::read_correction(&mut reader).map_err(|_| Damage::Entry)?;
                reader.end().map_err(|_| Damage::Entry)?;
                game.correct_by_house(state, correction, &mut Unwatched)
                    .map_err(|_| Damage::Entry)?;
                Barrier::Reveal
            }
            _ => return Err(Damage::Entry),
        };
        if barrier != Barrier::None {
            self.barrier = (barrier, self.line.len() + 1);
        }
        Ok(())
    }
}
