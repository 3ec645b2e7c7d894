//! `cargo xtask fuzz`: everything that reads bytes from outside, with inputs that nobody has thought
//! of, for as long as one likes. What fails is made smaller and kept for the tests.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use host_tests::fuzz::{self, Campaign, Target, all, keep, shrunk};
use lexopt::{Arg, Parser, ValueExt};

use crate::Failure;

/// So long a target is tried before the next has its turn.
const TURN: Duration = Duration::from_secs(5);
/// So often it is said how far it has come.
const TOLD: Duration = Duration::from_secs(30);

/// What the arguments say.
struct Options {
    targets: Vec<Target>,
    time: Duration,
    seed: u64,
}

impl Options {
    fn parse(mut parser: Parser) -> Result<Self, Failure> {
        let mut options = Self {
            targets: Vec::new(),
            time: Duration::from_secs(60),
            seed: from_the_clock(),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("minutes") => {
                    let minutes: u64 = parser.value()?.parse()?;
                    options.time = Duration::from_secs(60 * minutes);
                }
                Arg::Long("seconds") => {
                    options.time = Duration::from_secs(parser.value()?.parse()?);
                }
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Value(name) => options.targets.push(target(&name.to_string_lossy())?),
                other => return Err(other.unexpected().into()),
            }
        }
        if options.targets.is_empty() {
            options.targets = all().to_vec();
        }
        Ok(options)
    }
}

/// Other inputs each time.
fn from_the_clock() -> u64 {
    let now = std::time::UNIX_EPOCH.elapsed();
    now.map_or(0, |since| since.as_secs())
}

fn target(name: &str) -> Result<Target, Failure> {
    let found = all().into_iter().find(|target| target.name == name);
    found.ok_or_else(|| {
        let names = all().map(|target| target.name).join(", ");
        Failure::Usage(format!("unknown target {name:?}: expected {names}"))
    })
}

/// How far a target has come.
struct Progress {
    target: Target,
    inputs: AtomicU64,
    seen: AtomicUsize,
}

impl Progress {
    fn of(target: Target) -> Self {
        Self {
            target,
            inputs: AtomicU64::new(0),
            seen: AtomicUsize::new(0),
        }
    }

    fn told(&self) -> String {
        let (inputs, seen) = (&self.inputs, &self.seen);
        format!(
            "{} {} inputs, {} different",
            self.target.name,
            inputs.load(Ordering::Relaxed),
            seen.load(Ordering::Relaxed)
        )
    }
}

/// Fuzzes on all cores until the time is over or something fails.
pub fn fuzz(parser: Parser) -> Result<(), Failure> {
    let options = Options::parse(parser)?;
    println!("seed {}", options.seed);
    // What fails is told once, when it is small.
    std::panic::set_hook(Box::new(|_| {}));
    let progress: Vec<Progress> = options.targets.iter().copied().map(Progress::of).collect();
    let over = AtomicBool::new(false);
    let (progress, is_over) = (progress.as_slice(), &over);
    let failures = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores as u64)
            .map(|number| {
                let seed = options.seed.wrapping_add(number << 32);
                scope.spawn(move || worked(seed, progress, is_over))
            })
            .collect();
        watch(&options, progress, is_over);
        let results = workers.into_iter().map(|worker| worker.join());
        let results =
            results.map(|joined| joined.unwrap_or_else(|_| Err("a worker panics".into())));
        results.filter_map(Result::err).collect::<Vec<String>>()
    });
    report(progress);
    match failures.as_slice() {
        [] => Ok(()),
        failures => Err(Failure::Failed(failures.join("\n"))),
    }
}

/// Says now and then how far it has come, until the time is over or something fails.
fn watch(options: &Options, progress: &[Progress], is_over: &AtomicBool) {
    let begun = Instant::now();
    let mut told = begun;
    while begun.elapsed() < options.time && !is_over.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(100));
        if told.elapsed() >= TOLD {
            told = Instant::now();
            report(progress);
        }
    }
    is_over.store(true, Ordering::Relaxed);
}

fn report(progress: &[Progress]) {
    let told: Vec<String> = progress.iter().map(Progress::told).collect();
    println!("{}", told.join("; "));
}

/// One core's work: each target in turn.
fn worked(seed: u64, progress: &[Progress], is_over: &AtomicBool) -> Result<(), String> {
    let mut campaigns = Vec::new();
    for one in progress {
        let campaign = Campaign::new(one.target, seed);
        campaigns.push(campaign.map_err(|failure| kept(one.target, failure, is_over))?);
    }
    while !is_over.load(Ordering::Relaxed) {
        for (campaign, progress) in campaigns.iter_mut().zip(progress) {
            let begun = Instant::now();
            while begun.elapsed() < TURN && !is_over.load(Ordering::Relaxed) {
                campaign
                    .step()
                    .map_err(|failure| kept(progress.target, failure, is_over))?;
                progress.inputs.fetch_add(1, Ordering::Relaxed);
                progress.seen.fetch_max(campaign.seen(), Ordering::Relaxed);
            }
        }
    }
    Ok(())
}

/// Ends the run, and says what failed and where its input is.
fn kept(target: Target, failure: fuzz::Failure, is_over: &AtomicBool) -> String {
    is_over.store(true, Ordering::Relaxed);
    let small = shrunk(target, failure);
    let place = match keep(target, &small) {
        Ok(file) => file.display().to_string(),
        Err(error) => format!("{:02x?}, which cannot be kept: {error}", small.input),
    };
    format!("{}: {}: {place}", target.name, small.why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &[&str]) -> Result<Options, String> {
        let parsed = Options::parse(Parser::from_args(arguments));
        parsed.map_err(|failure| format!("{failure:?}"))
    }

    #[test]
    fn arguments_say_what_is_tried_and_for_how_long() {
        let wanted = options(&["logs", "saves", "--minutes", "60", "--seed", "5"]).unwrap();
        let names: Vec<&str> = wanted.targets.iter().map(|target| target.name).collect();
        assert_eq!(names, ["logs", "saves"]);
        assert_eq!(wanted.time, Duration::from_secs(3600));
        assert_eq!(wanted.seed, 5);
        assert_eq!(options(&[]).unwrap().targets.len(), all().len());
        let error = options(&["log"]).err().unwrap();
        assert!(error.contains("expected logs, setups"), "{error}");
    }
}
