//! After the game: did the device deal what it had committed itself to before the cuts?

use crate::actions::Coded;
use crate::bytes::Reader;
use crate::chance::{Commitment, Reveal, RevealError, Seed};
use crate::dealer::{Dealer, Deals, Seeded};
use crate::game::{Actor, Game, Odds};
use crate::log::{Entry, read_entry};
use crate::record::{Damage, Record};

/// What a fair game was found to consist of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair {
    /// How many outcomes of chance the device dealt: all of them were checked.
    pub outcomes: u16,
    /// How many people said instead, with the real box: the device does not answer for them.
    pub told: u16,
}

/// Why a game cannot be called fair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// What was revealed does not fit the commitment.
    Reveal(RevealError),
    /// The log itself cannot be played.
    Damaged(Damage),
    /// At this byte of the log, something else was dealt than the seed demands.
    Dealt {
        /// Where in the entries.
        at: usize,
    },
}

/// The bytes of a set-up: what a commitment is tied to, beside the secret.
pub fn context<G: Game>(game: &G) -> heapless::Vec<u8, 512> {
    let mut bytes = heapless::Vec::new();
    // No set-up of any game comes near 512 bytes.
    let _ = bytes.push(G::ID);
    let _ = game.write_setup(&mut bytes);
    bytes
}

/// Checks a game from its beginning: the secret against the commitment, and every outcome that the
/// device dealt, those taken back included, against the seed that secret and cuts make. The log
/// says where people dealt instead; there, and where only they can know what it is, they said it.
///
/// One commitment is enough however often the dealer changes: each draw depends on the seed and its
/// own number alone, and people cannot know it.
pub fn verify<G: Game + Clone>(
    game: &G,
    entries: &[u8],
    commitment: &Commitment,
    reveal: &Reveal,
) -> Result<Fair, Unfair> {
    let seed = reveal
        .check(commitment, &context(game))
        .map_err(Unfair::Reveal)?;
    check_outcomes(game, entries, seed)
}

pub(crate) fn check_outcomes<G: Game + Clone>(
    game: &G,
    entries: &[u8],
    seed: Seed,
) -> Result<Fair, Unfair> {
    let mut dealer = Seeded(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut reader = Reader::new(entries);
    let mut fair = Fair {
        outcomes: 0,
        told: 0,
    };
    while reader.left() > 0 {
        let at = entries.len() - reader.left();
        let entry = read_entry(&mut reader).map_err(|error| Unfair::Damaged(error.into()))?;
        if let (Entry::Next(code), Actor::Chance) = (entry, record.actor()) {
            let odds = record.odds();
            if odds.as_ref().is_some_and(Odds::too_many) {
                return Err(Unfair::Damaged(Damage::TooManyOutcomes));
            }
            let said = odds.as_ref().is_some_and(Odds::is_for_people);
            if said || record.dealer() == Deals::People {
                fair.told += 1;
            } else {
                let due = odds.and_then(|odds| dealer.outcome(&odds));
                if due.map(Coded::code) != Some(code) {
                    return Err(Unfair::Dealt { at });
                }
                fair.outcomes += 1;
            }
        }
        record.follow(entry).map_err(Unfair::Damaged)?;
    }
    Ok(fair)
}
