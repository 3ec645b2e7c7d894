//! Fuzzing on stable Rust: sound inputs are changed a little, again and again, blindly and by the
//! format, and given to everything that reads bytes from outside. Nothing may panic or go on for
//! ever, and what is read back has to be written as it was.
//!
//! There is no coverage to go by. Instead each input says what became of it, and one to which
//! something new happened is kept and changed further. A seed and a number of inputs mean the same
//! run for ever.
//!
//! A short run is one of the tests; `cargo xtask fuzz --minutes 60` is a long one. An input that
//! fails is made smaller and written to `host-tests/fuzz`, where every test run tries it again.

// A promise that is broken is a failed test: that is what all this is for.
#![allow(clippy::panic, clippy::expect_used)]

mod boxes;
mod kept;
pub(crate) mod logs;
mod mutate;
mod requests;
mod saves;
mod setups;
mod target;

pub use kept::{keep, kept};
pub use target::{Became, Target, all};

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::play::{Chance, below, chance};
use mutate::mutate;

/// More than any input takes, even on a machine that does other things too.
const TOO_LONG: Duration = Duration::from_secs(20);
/// So many inputs are kept for further changes; then one makes room for another.
const POOL: usize = 2000;
/// So often a smaller input is looked for.
const ATTEMPTS_TO_SHRINK: usize = 2000;

/// An input that breaks a promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The bytes.
    pub input: Vec<u8>,
    /// What happened.
    pub why: String,
}

/// Tries one input beside this thread, so that a panic and a hang are found out. Says what became
/// of it.
pub fn attempt(target: Target, input: &[u8]) -> Result<Became, Failure> {
    let failed = |why: String| Failure {
        input: input.to_vec(),
        why,
    };
    let shared: Arc<[u8]> = input.into();
    let (sender, receiver) = channel();
    let worker = thread::spawn(move || {
        // Nobody listens any more if it took too long.
        let _ = sender.send((target.attempt)(&shared));
    });
    match receiver.recv_timeout(TOO_LONG) {
        Ok(became) => Ok(became),
        Err(RecvTimeoutError::Timeout) => Err(failed("it does not end".into())),
        Err(RecvTimeoutError::Disconnected) => {
            let panic = worker.join().err();
            let message = panic.and_then(|panic| {
                let text = panic.downcast_ref::<&str>().map(ToString::to_string);
                text.or_else(|| panic.downcast_ref::<String>().cloned())
            });
            Err(failed(message.unwrap_or_else(|| "it panics".into())))
        }
    }
}

/// Fuzzing one target.
pub struct Campaign {
    target: Target,
    rng: Chance,
    pool: Vec<Vec<u8>>,
    seen: HashSet<u64>,
    accepted: usize,
}

impl Campaign {
    /// Begins with the target's sound inputs, each of which is tried.
    pub fn new(target: Target, seed: u64) -> Result<Self, Failure> {
        let mut campaign = Self {
            target,
            rng: chance(seed),
            pool: (target.seeds)(),
            seen: HashSet::new(),
            accepted: 0,
        };
        for input in &campaign.pool {
            campaign.seen.insert(attempt(target, input)?.kind);
        }
        Ok(campaign)
    }

    /// Tries one more input.
    pub fn step(&mut self) -> Result<(), Failure> {
        let mut input = self.any_input();
        let other = self.any_input();
        // Blind changes are mostly refused early: half of the inputs are changed by the format alone.
        let is_blind = below(2, &mut self.rng) == 0;
        for _ in 0..=below(3, &mut self.rng) {
            if is_blind && below(2, &mut self.rng) == 0 {
                mutate(&mut input, &other, &mut self.rng);
            } else {
                (self.target.reshape)(&mut input, &other, &mut self.rng);
            }
        }
        // With checksums that do not fit, nothing behind them is reached.
        if below(8, &mut self.rng) > 0 {
            (self.target.seal)(&mut input);
        }
        let became = attempt(self.target, &input)?;
        self.accepted += usize::from(became.is_accepted);
        if self.seen.insert(became.kind) {
            self.add(input);
        }
        Ok(())
    }

    /// How many different things have happened so far.
    pub fn seen(&self) -> usize {
        self.seen.len()
    }

    /// How many changed inputs were accepted so far.
    pub fn accepted(&self) -> usize {
        self.accepted
    }

    fn any_input(&mut self) -> Vec<u8> {
        let number = below(self.pool.len(), &mut self.rng);
        self.pool.get(number).cloned().unwrap_or_default()
    }

    fn add(&mut self, input: Vec<u8>) {
        if self.pool.len() < POOL {
            self.pool.push(input);
            return;
        }
        let number = below(POOL, &mut self.rng);
        if let Some(place) = self.pool.get_mut(number) {
            *place = input;
        }
    }
}

/// A smaller input that fails too, if one is found by leaving out parts of it.
pub fn shrunk(target: Target, failure: Failure) -> Failure {
    let mut best = failure;
    let mut attempts = 0;
    let mut part = best.input.len() / 2;
    while part > 0 {
        let mut at = 0;
        while at < best.input.len() && attempts < ATTEMPTS_TO_SHRINK {
            let mut smaller = best.input.clone();
            smaller.drain(at..(at + part).min(best.input.len()));
            (target.seal)(&mut smaller);
            attempts += 1;
            match attempt(target, &smaller) {
                Err(failure) if failure.input.len() < best.input.len() => best = failure,
                _ => at += part,
            }
        }
        part /= 2;
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Panics where a 7 stands before an 8.
    const FAULTY: Target = Target {
        name: "faulty",
        seeds: || vec![vec![1, 2, 3, 7, 4, 5, 6], vec![8, 9]],
        reshape: |input, _, _| input.reverse(),
        seal: |_| (),
        attempt: |input| {
            let is_bad = input.windows(2).any(|pair| pair == [7, 8]);
            assert!(!is_bad, "a 7 before an 8");
            Became::accepted(input.len())
        },
    };

    fn first_failure(seed: u64) -> Failure {
        let mut campaign = Campaign::new(FAULTY, seed).unwrap();
        (0..20_000)
            .find_map(|_| campaign.step().err())
            .expect("a fault that is there is found")
    }

    #[test]
    fn a_fault_is_found_and_made_as_small_as_it_gets() {
        let failure = first_failure(1);
        assert_eq!(failure.why, "a 7 before an 8");
        assert_eq!(shrunk(FAULTY, failure).input, [7, 8]);
    }

    #[test]
    fn a_seed_means_the_same_run() {
        assert_eq!(first_failure(2), first_failure(2));
        assert_ne!(first_failure(2), first_failure(3));
    }

    #[test]
    fn what_happens_for_the_first_time_is_kept() {
        let mut campaign = Campaign::new(FAULTY, 4).unwrap();
        assert_eq!((campaign.seen(), campaign.pool.len()), (2, 2));
        while campaign.seen() < 6 {
            let _ = campaign.step();
        }
        assert_eq!(campaign.pool.len(), 6);
    }
}
