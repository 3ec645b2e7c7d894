//! Chance that people can trust: a fair range, labelled streams of one seed, and commit - cut -
//! reveal.
//!
//! Everything here is frozen. A seed and a label give the same cards for ever, on every machine, so
//! that a game played on the device can be checked years later on a desktop. The test vectors hold
//! that promise.

mod commit;
mod range;
mod stream;

pub use commit::{
    Commitment, Cuts, MAX_CUTS, REVEAL_BYTES, Reveal, RevealError, Secret, ShortCode, Word,
};
pub use range::below;
pub use stream::{Seed, Stream, Words};

#[cfg(test)]
mod tests;
