//! `cargo xtask mash`: buttons pressed by chance in all three games, on both boards and in every language,
//! for as many presses as one likes. What fails is a round with a number: `--round` plays it again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use host_tests::masher::{ROUND, round};
use lexopt::{Arg, Parser, ValueExt};

use crate::Failure;

/// So often it is said how far it has come.
const TOLD: Duration = Duration::from_secs(30);

/// What the arguments say.
#[derive(PartialEq, Eq, Debug)]
struct Options {
    presses: u64,
    /// The first round.
    round: u64,
}

impl Options {
    fn parse(mut parser: Parser) -> Result<Self, Failure> {
        let mut options = Self {
            presses: 100_000,
            round: 0,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("presses") => options.presses = parser.value()?.parse()?,
                Arg::Long("round") => options.round = parser.value()?.parse()?,
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// As many whole rounds as hold so many presses.
    fn rounds(&self) -> u64 {
        self.presses.div_ceil(ROUND as u64)
    }
}

/// Mashes on all cores until all was pressed or a round fails.
pub fn mash(parser: Parser) -> Result<(), Failure> {
    let options = Options::parse(parser)?;
    let (next, done, over) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let begun = Instant::now();
    let work = || -> Result<(), String> {
        while !over.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.rounds() {
                return Ok(());
            }
            played(options.round + number).inspect_err(|_| over.store(true, Ordering::Relaxed))?;
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    };
    let failures = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        watch(&options, &done, || {
            workers.iter().all(|one| one.is_finished())
        });
        let results = workers.into_iter().map(|worker| worker.join());
        let results =
            results.map(|joined| joined.unwrap_or_else(|_| Err("a worker panics".into())));
        results.filter_map(Result::err).collect::<Vec<String>>()
    });
    let presses = done.load(Ordering::Relaxed) * ROUND as u64;
    println!("mash.presses {presses} presses");
    println!("mash.time {:.0} seconds", begun.elapsed().as_secs_f64());
    match failures.as_slice() {
        [] => Ok(()),
        failures => Err(Failure::Failed(failures.join("\n"))),
    }
}

/// A round that panics has failed too; the panic has said where.
fn played(number: u64) -> Result<(), String> {
    let result = catch_unwind(AssertUnwindSafe(|| round(number)));
    let result = result.unwrap_or_else(|_| Err("a panic".into()));
    result.map_err(|why| format!("round {number}: {why}"))
}

/// Says now and then how far it has come, until all have finished.
fn watch(options: &Options, done: &AtomicU64, is_over: impl Fn() -> bool) {
    let mut told = Instant::now();
    while !is_over() {
        thread::sleep(Duration::from_millis(50));
        if told.elapsed() >= TOLD {
            told = Instant::now();
            let presses = done.load(Ordering::Relaxed) * ROUND as u64;
            println!("{presses} of {} presses", options.presses);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_say_how_much_is_pressed_and_where_it_begins() {
        let parse = |arguments: &[&str]| Options::parse(Parser::from_args(arguments)).unwrap();
        assert_eq!(parse(&[]).rounds(), 250);
        let wanted = parse(&["--presses", "10000000", "--round", "7"]);
        assert_eq!((wanted.rounds(), wanted.round), (25_000, 7));
        assert!(Options::parse(Parser::from_args(["--minutes", "3"])).is_err());
    }
}
