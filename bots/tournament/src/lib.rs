//! `cargo xtask tournament`: bots of all levels against each other, and what that says about them
//! and about the games. One contender sits among equals of another kind, in every seat in turn.
//!
//! Every game that was played is a line of JSON in a file: what is there is not played again, so a
//! tournament can be interrupted, extended, played in shards on many machines and merged.

mod aims;
mod contest;
mod facts;
mod figures;
mod page;
mod plot;
mod results;

use std::fmt;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::each::Member;
use indicatif::{ProgressBar, ProgressStyle};

use contest::{Contender, Match, Pairing, Which};
use results::Results;

/// Why there is no tournament.
#[derive(Debug)]
pub enum Failure {
    /// It was not asked for properly: the message says what was expected.
    Usage(String),
    /// It was, and it did not work out.
    Failed(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::Failed(message) => f.write_str(message),
        }
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Failure::Usage(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Failure::Failed(error.to_string())
    }
}

/// What is asked for.
struct Options {
    seed: u64,
    games: u32,
    only_game: Option<Which>,
    only_players: Option<u8>,
    pairings: Vec<Pairing>,
    shard: Shard,
    merge: Vec<PathBuf>,
    file: PathBuf,
    write: bool,
}

/// Which part of the games is played here.
#[derive(Clone, Copy)]
struct Shard {
    number: usize,
    of: usize,
}

impl Shard {
    /// From `3/8`.
    fn parse(text: &str) -> Option<Shard> {
        let (number, of) = text.split_once('/')?;
        let (number, of) = (number.parse().ok()?, of.parse().ok()?);
        (1..=of).contains(&number).then_some(Shard { number, of })
    }

    fn has(self, place: usize) -> bool {
        place % self.of == self.number - 1
    }
}

const HELP: &str = "cargo xtask tournament [options]

  --game GAME        artifact, warehouse51 or stack; all three if not given
  --players N        only with so many players
  --pair A-among-B   one A in a table of Bs; may be given more than once. A and B are random, easy,
                     medium, hard, master, plain; every pair of two kinds if not given, and hard
                     among hard, which says how balanced the games are
  --without A        no pair with an A; without master it takes minutes and not days
  --games N          games of each pair, 40 if not given; a multiple of the players is best
  --seed N           another tournament, 1 if not given
  --shard K/N        plays only the Kth of N parts
  --file FILE        where games are kept, target/tournament.jsonl if not given; what is there is
                     not played again
  --merge FILE...    plays nothing: adds the games of other files to its own and reports
  --write            writes table, figures and plots to docs/bots";

/// Plays what is missing, and reports.
pub fn run(parser: lexopt::Parser) -> Result<(), Failure> {
    let Some(options) = parse(parser)? else {
        println!("{HELP}");
        return Ok(());
    };
    Results::mend(&options.file)?;
    let mut results = Results::read_or_begin(&options.file)?;
    if options.merge.is_empty() {
        play_missing(&options, &mut results)?;
    }
    for file in &options.merge {
        results.merge(&options.file, file)?;
    }
    let figures = figures::Figures::of(&results, options.seed);
    print!("{}", figures.lines());
    if options.write {
        figures.write()?;
    }
    Ok(())
}

fn parse(mut parser: lexopt::Parser) -> Result<Option<Options>, Failure> {
    use lexopt::prelude::*;
    let mut options = Options {
        seed: 1,
        games: 40,
        only_game: None,
        only_players: None,
        pairings: Vec::new(),
        shard: Shard { number: 1, of: 1 },
        merge: Vec::new(),
        file: "target/tournament.jsonl".into(),
        write: false,
    };
    let mut without = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("help") | Short('h') => return Ok(None),
            Long("game") => options.only_game = Some(parser.value()?.parse_with(Which::parse)?),
            Long("players") => options.only_players = Some(parser.value()?.parse()?),
            Long("pair") => options
                .pairings
                .push(parser.value()?.parse_with(Pairing::parse)?),
            Long("without") => {
                let left_out = parser.value()?.parse_with(Contender::parse)?;
                without.push(left_out);
            }
            Long("games") => options.games = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("shard") => {
                let expected = "a shard is such as 3/8";
                let shard = |text: &str| Shard::parse(text).ok_or(expected);
                options.shard = parser.value()?.parse_with(shard)?;
            }
            Long("file") => options.file = parser.value()?.into(),
            Long("merge") => options.merge.extend(parser.values()?.map(PathBuf::from)),
            Long("write") => options.write = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if options.pairings.is_empty() {
        options.pairings = Pairing::all();
        options.pairings.push(Pairing::EVEN);
    }
    let is_left_out = |pair: &Pairing| without.iter().any(|one| pair.has(*one));
    options.pairings.retain(|pair| !is_left_out(pair));
    Ok(Some(options))
}

/// All that is asked for, in an order that lets every pair grow evenly.
fn matches(options: &Options) -> Vec<Match> {
    let mut matches = Vec::new();
    for number in 0..options.games {
        for which in Which::ALL {
            for players in which.players() {
                for pairing in &options.pairings {
                    matches.push(Match {
                        which,
                        players,
                        pairing: *pairing,
                        seed: options.seed,
                        number,
                    });
                }
            }
        }
    }
    matches.retain(|one| {
        options.only_game.is_none_or(|which| which == one.which)
            && options
                .only_players
                .is_none_or(|players| players == one.players)
    });
    let shard = |(place, one): (usize, Match)| options.shard.has(place).then_some(one);
    matches.into_iter().enumerate().filter_map(shard).collect()
}

fn play_missing(options: &Options, results: &mut Results) -> Result<(), Failure> {
    let mut missing = matches(options);
    missing.retain(|one| !results.has(one));
    let style = "{bar:30} {pos}/{len} games, {elapsed}, {eta} left";
    let bar = ProgressBar::new(missing.len() as u64).with_style(
        ProgressStyle::with_template(style)
            .map_err(|error| Failure::Failed(format!("the progress bar: {error}")))?,
    );
    let next = AtomicUsize::new(0);
    let kept = Mutex::new((results, Ok(())));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(one) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let played = contest::play(one);
                    let Ok(mut kept) = kept.lock() else { return };
                    if kept.1.is_ok() {
                        kept.1 = played
                            .map_err(Failure::Failed)
                            .and_then(|played| kept.0.keep(&options.file, played));
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    match kept.into_inner() {
        Ok((_, outcome)) => outcome,
        Err(_) => Err(Failure::Failed("a game did not come to its end".into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &str) -> Options {
        let parser = lexopt::Parser::from_args(arguments.split_whitespace());
        parse(parser).unwrap().unwrap()
    }

    #[test]
    fn shards_have_every_game_once() {
        let all = matches(&options("--games 3 --pair hard-among-medium"));
        let mut merged: Vec<Match> = (1..=8)
            .flat_map(|number| {
                let shard = format!("--games 3 --pair hard-among-medium --shard {number}/8");
                matches(&options(&shard))
            })
            .collect();
        merged.sort();
        let mut sorted = all.clone();
        sorted.sort();
        assert!(!all.is_empty());
        assert_eq!(merged, sorted);
    }

    #[test]
    fn a_shard_that_there_is_not_is_refused() {
        for text in ["0/8", "9/8", "3", "a/b", "1/0"] {
            assert!(Shard::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn only_what_is_asked_for_is_played() {
        let some = matches(&options(
            "--game stack --players 2 --games 5 --pair easy-among-random",
        ));
        assert_eq!(some.len(), 5);
        assert!(
            some.iter()
                .all(|one| one.which == Which::Stack && one.players == 2)
        );
        let without = options("--without master --without plain").pairings;
        assert_eq!(without.len(), 4 * 3 + 1, "{without:?}");
        let contenders = Contender::ALL.len();
        assert_eq!(Pairing::all().len(), contenders * (contenders - 1));
    }
}
