//! `cargo xtask ci`: everything a change has to pass, in the order of what is quickest to fail.
//! It installs what it needs and may install.

use std::process::Command;

/// The Pico's processor.
const PICO: &str = "thumbv6m-none-eabi";

/// Runs all checks; the first that fails ends it.
pub fn ci() -> Result<(), String> {
    install()?;
    cargo("the formatting", &["fmt", "--all", "--check"])?;
    cargo(
        "clippy on the desktop",
        &["clippy", "--all-targets", "--", "-D", "warnings"],
    )?;
    cargo(
        "clippy on the Pico",
        &[
            "clippy",
            "-p",
            "firmware",
            "-p",
            "handheld",
            "--target",
            PICO,
            "--release",
            "--",
            "-D",
            "warnings",
        ],
    )?;
    cargo("the tests", &["test"])?;
    cargo(
        "the firmware",
        &["build", "-p", "firmware", "--target", PICO, "--release"],
    )?;
    crate::browser::browser_test()?;
    println!("everything passes");
    Ok(())
}

/// The Pico's target and the components, where rustup manages them.
fn install() -> Result<(), String> {
    let managed = Command::new("rustup").arg("--version").output().is_ok();
    if !managed {
        println!("rustup is not here: taking for granted that rustc can build for {PICO}");
        return Ok(());
    }
    run("rustup", "the Pico's target", &["target", "add", PICO])?;
    let components = ["component", "add", "rustfmt", "clippy"];
    run("rustup", "rustfmt and clippy", &components)
}

fn cargo(what: &str, arguments: &[&str]) -> Result<(), String> {
    run("cargo", what, arguments)
}

/// Runs a program and says what failed if it did.
pub(crate) fn run(program: &str, what: &str, arguments: &[&str]) -> Result<(), String> {
    println!("== {what}: {program} {}", arguments.join(" "));
    let status = Command::new(program)
        .args(arguments)
        .status()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{what} failed: {program} {}", arguments.join(" ")))
    }
}
