//! `cargo xtask ci`: everything a change has to pass, in the order of what is quickest to fail. It
//! installs what it needs and may install, and says at the end where the time went.

mod steps;

use std::process::Command;
use std::thread;

use crate::frames;
use crate::hot;
use crate::pico::{Model, TARGET, image, install_target, need_node};
use steps::Steps;

/// Runs all checks; the first that fails ends it.
pub fn ci() -> Result<(), String> {
    let mut steps = Steps::default();
    let passed = checks(&mut steps);
    steps.print();
    passed?;
    println!("everything passes");
    Ok(())
}

fn checks(steps: &mut Steps) -> Result<(), String> {
    steps.take("tools and targets", install)?;
    steps.take("formatting", || {
        cargo("the formatting", &["fmt", "--all", "--check"])
    })?;
    // They share nothing but the processor, which neither keeps busy by itself.
    thread::scope(|scope| {
        let mut beside = Steps::default();
        let for_pico = scope.spawn(|| {
            let passed = on_pico(&mut beside);
            (beside, passed)
        });
        let on_desktop = on_desktop(steps);
        let (beside, on_pico) = for_pico.join().map_err(|_| "the Pico's checks panicked")?;
        steps.append_beside(beside);
        on_desktop.and(on_pico)
    })?;
    steps.take("emulator: its own tests", || {
        need_node()?;
        let arguments = ["test", "--silent", "--prefix", "emulator"];
        run("npm", "the emulator's tests", &arguments)
    })?;
    steps.take(
        "firmware on the emulated Pico",
        crate::device_test::run_usual,
    )?;
    steps.take("page in a browser", crate::browser::browser_test)
}

fn on_desktop(steps: &mut Steps) -> Result<(), String> {
    steps.take("desktop: clippy", || {
        let all = ["clippy", "--all-targets", "--", "-D", "warnings"];
        cargo("clippy on the desktop", &all)?;
        let firmware = ["clippy", "-p", "firmware", "--lib", "--tests"];
        cargo(
            "clippy on the firmware's part for desktops",
            &[&firmware[..], &["--", "-D", "warnings"]].concat(),
        )
    })?;
    // With the firmware's library. By itself it would be built with everything that it needs once more.
    let all = ["test", "--workspace"];
    steps.take("desktop: building the tests", || {
        cargo("the tests", &[&all[..], &["--no-run"]].concat())
    })?;
    steps.take("desktop: tests", || cargo("the tests", &all))
}

/// Clippy and the images that are tested, with a look at their stack frames. The images are kept: testing builds nothing any more.
fn on_pico(steps: &mut Steps) -> Result<(), String> {
    steps.take("Pico: clippy", clippy_on_pico)?;
    for model in Model::SIMULATED {
        steps.take(&format!("Pico: image for {}", model.name()), || {
            let image = image(model)?;
            frames::check(&image)?;
            hot::check(&image)
        })?;
    }
    Ok(())
}

/// One board in full, with the crash handler and with the probe's in its place; of the others only
/// what differs, which is the firmware itself.
fn clippy_on_pico() -> Result<(), String> {
    for model in Model::ALL {
        let plain = format!("firmware/{}", model.name());
        if model == Model::DEFAULT {
            let probed = format!("{plain},firmware/probe");
            pico_clippy(
                &["-p", "firmware", "-p", "handheld", "-p", "engine"],
                &plain,
            )?;
            pico_clippy(&["-p", "firmware"], &probed)?;
        } else {
            pico_clippy(&["-p", "firmware"], &plain)?;
        }
    }
    Ok(())
}

/// In the profile of the image, whose macros and build scripts it shares.
fn pico_clippy(packages: &[&str], features: &str) -> Result<(), String> {
    let profile = ["--quiet", "--release", "--target", TARGET];
    let features = ["--no-default-features", "--features", features];
    let lints = ["--", "-D", "warnings"];
    let parts = [&["clippy"], &profile[..], packages, &features, &lints];
    cargo("clippy on the Pico", &parts.concat())
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
