//! `cargo xtask ci`: everything a change has to pass, in the order of what is quickest to fail.
//! It installs what it needs and may install.

use std::process::Command;

use crate::pico::{Model, TARGET, install_target, need_node};

/// Runs all checks; the first that fails ends it.
pub fn ci() -> Result<(), String> {
    install()?;
    cargo("the formatting", &["fmt", "--all", "--check"])?;
    cargo(
        "clippy on the desktop",
        &["clippy", "--all-targets", "--", "-D", "warnings"],
    )?;
    let firmware = ["clippy", "-p", "firmware", "--lib", "--tests"];
    cargo(
        "clippy on the firmware's part for desktops",
        &[&firmware[..], &["--", "-D", "warnings"]].concat(),
    )?;
    for model in Model::ALL {
        clippy_on_pico(model)?;
    }
    cargo("the tests", &["test"])?;
    cargo("the firmware's tests", &["test", "-p", "firmware", "--lib"])?;
    cargo("its examples", &["test", "-p", "firmware", "--doc"])?;
    need_node()?;
    run(
        "npm",
        "the emulator's tests",
        &["test", "--silent", "--prefix", "emulator"],
    )?;
    crate::device_test::run_all()?;
    crate::browser::browser_test()?;
    println!("everything passes");
    Ok(())
}

fn clippy_on_pico(model: Model) -> Result<(), String> {
    let plain = format!("firmware/{}", model.name());
    let probed = format!("{plain},firmware/probe");
    // The crash handler takes the place of the probe's: each is looked at.
    for features in [&plain, &probed] {
        let arguments = [
            "clippy",
            "-p",
            "firmware",
            "-p",
            "handheld",
            "--target",
            TARGET,
            "--release",
            "--no-default-features",
            "--features",
            features,
            "--",
            "-D",
            "warnings",
        ];
        cargo("clippy on the Pico", &arguments)?;
    }
    Ok(())
}

/// The Pico's target and the components, where rustup manages them.
fn install() -> Result<(), String> {
    install_target()?;
    if Command::new("rustup").arg("--version").output().is_err() {
        return Ok(());
    }
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
