//! `cargo xtask`: what cargo cannot do by itself. `cargo xtask help` lists the commands.
//!
//! It builds images for the Pico, runs them on the emulated one, measures, takes pictures, renews what
//! is golden, and runs all that a change has to pass. It holds no rule, no screen and no text of the
//! app, and nothing that ships depends on it.
//!
//! Start reading with the list of commands below; each has a module of its name. `pico` is what the
//! commands for the device share, `ci` is what CI runs.

mod accept;
mod bench;
mod browser;
mod ci;
mod device_bench;
mod device_test;
mod emulate;
mod frames;
mod fuzz;
mod handheld_bench;
mod hot;
mod mash;
mod pico;
mod pictures;
mod presses;
mod syllables;

use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// It was not asked properly: the message says what was expected.
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

impl From<story::Failure> for Failure {
    fn from(failure: story::Failure) -> Self {
        match failure {
            story::Failure::Usage(message) => Failure::Usage(message),
            story::Failure::Failed(message) => Failure::Failed(message),
        }
    }
}

impl From<tournament::Failure> for Failure {
    fn from(failure: tournament::Failure) -> Self {
        match failure {
            tournament::Failure::Usage(message) => Failure::Usage(message),
            tournament::Failure::Failed(message) => Failure::Failed(message),
        }
    }
}

struct Command {
    name: &'static str,
    about: &'static str,
    run: fn(lexopt::Parser) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "story",
        about: "play a seeded game and tell it, as text or as JSON",
        run: |parser| Ok(story::run(parser)?),
    },
    Command {
        name: "replay",
        about: "tell a game that people played, from its QR codes or a save",
        run: |parser| Ok(story::replay::run(parser)?),
    },
    Command {
        name: "verify",
        about: "say whether a game was dealt as the device was bound to, from its QR codes or a save",
        run: |parser| Ok(story::verify::run(parser)?),
    },
    Command {
        name: "bench",
        about: "figures, one a line: name value unit",
        run: |parser| without_options(parser, bench::bench),
    },
    Command {
        name: "presses",
        about: "how many presses a turn takes, one figure a line: name value unit",
        run: |parser| without_options(parser, presses::presses),
    },
    Command {
        name: "pictures",
        about: "the README's pictures of the screens, and sheets of all drawings",
        run: |parser| without_options(parser, pictures::pictures),
    },
    Command {
        name: "accept",
        about: "renew golden files after an intended change, and say what changed",
        run: accept::accept,
    },
    Command {
        name: "syllables",
        about: "find the syllables that help pages are packed by, after much has been written",
        run: |parser| without_options(parser, syllables::syllables),
    },
    Command {
        name: "browser-test",
        about: "the simulator's page in a real browser",
        run: |parser| without_options(parser, browser::browser_test),
    },
    Command {
        name: "uf2",
        about: "the firmware as files to drag onto a Pico",
        run: pico::uf2,
    },
    Command {
        name: "emulate",
        about: "the simulator's page with the real firmware on an emulated Pico",
        run: emulate::emulate,
    },
    Command {
        name: "device-test",
        about: "the firmware on an emulated Pico, used and mistreated",
        run: device_test::device_test,
    },
    Command {
        name: "device-bench",
        about: "figures of the firmware on an emulated Pico: name value unit; bots: only how long those think; presses: the slowest",
        run: device_bench::device_bench,
    },
    Command {
        name: "frames",
        about: "what the firmware's functions take of the stack: the largest, checked",
        run: |parser| without_options(parser, frames::frames),
    },
    Command {
        name: "fuzz",
        about: "whatever reads bytes from outside, with damaged ones: --minutes 60",
        run: fuzz::fuzz,
    },
    Command {
        name: "mash",
        about: "buttons by chance in all games: --presses 10000000",
        run: mash::mash,
    },
    Command {
        name: "tournament",
        about: "bots of all levels against each other: how strong they are, how balanced the games",
        run: |parser| Ok(tournament::run(parser)?),
    },
    Command {
        name: "ci",
        about: "everything a change has to pass",
        run: |parser| without_options(parser, ci::ci),
    },
    Command {
        name: "help",
        about: "this list",
        run: |parser| without_options(parser, help),
    },
];

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(message)) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
        Err(Failure::Failed(message)) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Vec<std::ffi::OsString>) -> Result<(), Failure> {
    let mut parser = lexopt::Parser::from_args(arguments);
    let name = match parser.next()? {
        Some(lexopt::Arg::Value(name)) => name.to_string_lossy().into_owned(),
        Some(lexopt::Arg::Long("help") | lexopt::Arg::Short('h')) | None => "help".into(),
        Some(other) => return Err(other.unexpected().into()),
    };
    let command = COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| {
            let names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
            Failure::Usage(format!(
                "unknown command {name:?}: expected {}",
                names.join(", ")
            ))
        })?;
    (command.run)(parser)
}

fn without_options(
    mut parser: lexopt::Parser,
    run: fn() -> Result<(), String>,
) -> Result<(), Failure> {
    match parser.next()? {
        Some(argument) => Err(argument.unexpected().into()),
        None => run().map_err(Failure::Failed),
    }
}

fn help() -> Result<(), String> {
    println!("cargo xtask COMMAND\n");
    for command in COMMANDS {
        println!("  {:14}{}", command.name, command.about);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_command_line_says_what_was_expected() {
        for (arguments, expected) in [
            ("frob", "expected story, replay, verify, bench"),
            ("bench --fast", "invalid option"),
            ("story --game chess", "expected artifact"),
            ("story --players 6", "artifact is for 3 to 5"),
        ] {
            match run(arguments.split(' ').map(Into::into).collect()) {
                Err(Failure::Usage(said)) => {
                    assert!(said.contains(expected), "{arguments}: {said}")
                }
                other => panic!("{arguments}: {other:?}"),
            }
        }
    }
}
