//! Plays a game by chance and tells it, as a report for people or as JSON Lines for programs.
//! `docs/story-json.md` says what every field means. `cargo xtask story` runs it.
//!
//! The cards come from a number, and so do the decisions: [`bots`] weighs what a seat may do by
//! common sense. The same number tells the same story for ever, as long as neither the rules nor
//! that sense changes; the files in `stories/` were read by people and hold both to it.
//!
//! ```
//! let arguments = ["--game", "stack", "--players", "2", "--seed", "7"];
//! let mut told = Vec::new();
//! story::write(lexopt::Parser::from_args(arguments), &mut told)?;
//! assert!(told.starts_with(b"Artifact Stack, game number 7"));
//! # Ok::<(), story::Failure>(())
//! ```
//!
//! A game joins by implementing `Tell` and an entry in `GAMES`.
#![forbid(unsafe_code)]

mod artifact;
mod codes;
mod json;
mod options;
mod output;
mod page;
pub mod replay;
mod stack;
mod tale;
mod tell;
#[cfg(test)]
mod tests;
mod text;
mod values;
pub mod verify;
mod warehouse51;

use std::io::Write;

use options::{Options, Parsed};
use tale::{Seeds, play};
use tell::Tell;

/// Why there is no story.
#[derive(Debug)]
pub enum Failure {
    /// It was not asked for properly: the message says what was expected.
    Usage(String),
    /// It was, and it did not work out.
    Failed(String),
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

/// The games that can be told.
const GAMES: &[Teller] = &[
    Teller::of::<engine::artifact::Artifact>(),
    Teller::of::<engine::warehouse51::Warehouse51>(),
    Teller::of::<engine::stack::ArtifactStack>(),
];

struct Teller {
    name: &'static str,
    tell: fn(&Options, &mut dyn Write) -> Result<(), Failure>,
}

impl Teller {
    const fn of<G: Tell>() -> Self {
        Teller {
            name: G::NAME,
            tell: tell_game::<G>,
        }
    }
}

/// Does what the command line says, on the standard output.
pub fn run(parser: lexopt::Parser) -> Result<(), Failure> {
    output::write_out(|out| write(parser, out))
}

/// Does what the command line says: writes a story, or the list of options.
pub fn write(parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let options = match options::parse(parser)? {
        Parsed::Help(text) => return Ok(out.write_all(text.as_bytes())?),
        Parsed::Story(options) => options,
    };
    let teller = GAMES
        .iter()
        .find(|teller| teller.name == options.game)
        .ok_or_else(|| {
            let names: Vec<&str> = GAMES.iter().map(|teller| teller.name).collect();
            Failure::Usage(format!(
                "unknown game {:?}: expected {}",
                options.game,
                names.join(", ")
            ))
        })?;
    (teller.tell)(&options, out)
}

fn tell_game<G: Tell>(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let mut own = options.clone();
    let game = G::set_up(&mut own)?;
    own.nothing_left(G::NAME)?;
    values::all_in_play(&game, options.given("values"))?;
    let seeds = Seeds {
        number: options.seed,
    };
    let tale = play(&game, seeds, options.plain)?;
    if options.json {
        for object in json::objects(&tale) {
            writeln!(out, "{object}")?;
        }
    } else {
        out.write_all(text::text(&tale).as_bytes())?;
    }
    Ok(())
}
