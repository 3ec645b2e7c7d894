//! The tournament alone, which is built sooner than all of `cargo xtask`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match tournament::run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tournament: {failure}");
            ExitCode::FAILURE
        }
    }
}
