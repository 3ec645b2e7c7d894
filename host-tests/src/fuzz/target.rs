//! What is fuzzed.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{boxes, logs, requests, saves, setups};
use crate::play::Chance;

/// Something that reads bytes from outside.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also in the names of files.
    pub name: &'static str,
    /// Sound inputs to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Changes an input as one does who knows the format, maybe with parts of another input.
    pub reshape: fn(&mut Vec<u8>, &[u8], &mut Chance),
    /// Makes the checksums of an input fit.
    pub seal: fn(&mut Vec<u8>),
    /// Gives the input to what reads it, panics if a promise is broken, and says what became of it.
    pub attempt: fn(&[u8]) -> Became,
}

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Became {
    /// It was read, and more was done with it.
    pub is_accepted: bool,
    /// The same for the same kind of thing.
    pub kind: u64,
}

impl Became {
    /// Accepted, and then this happened.
    pub fn accepted(what: impl Hash) -> Self {
        Self {
            is_accepted: true,
            kind: number_of((true, what)),
        }
    }

    /// Refused, because of this.
    pub fn refused(what: impl Hash) -> Self {
        Self {
            is_accepted: false,
            kind: number_of((false, what)),
        }
    }
}

/// All of them.
pub fn all() -> [Target; 6] {
    [
        logs::TARGET,
        setups::TARGET,
        saves::GAME,
        saves::SETTINGS,
        requests::TARGET,
        boxes::TARGET,
    ]
}

/// One number for something that happened, however it can be described.
pub fn number_of(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
