//! `cargo xtask browser-test`: the simulator's page in a real browser.

use std::path::Path;
use std::process::Command;

use crate::ci::run;

/// Debian's browser.
const CHROMIUM: &str = "/usr/bin/chromium";
const FOLDER: &str = "simulator/browser-test";
/// Where its pictures go; some are kept in `docs/browser`.
const PICTURES: &str = "target/browser-test";

/// Installs what may be installed, builds the simulator and lets the browser use it.
pub fn browser_test() -> Result<(), String> {
    if Command::new("node").arg("--version").output().is_err() {
        return Err("node is missing: the browser is driven by it".into());
    }
    install_chromium()?;
    run("npm", "the browser's driver", &["ci", "--prefix", FOLDER])?;
    // Among all packages of the desktop: with the features of the tests, it is there already.
    let simulator = ["build", "--bin", "pocket-museum-simulator"];
    run("cargo", "the simulator", &simulator)?;
    let script = format!("{FOLDER}/run.mjs");
    run(
        "node",
        "the page in a browser",
        &[&script, "--pictures", PICTURES],
    )
}

fn install_chromium() -> Result<(), String> {
    if Path::new(CHROMIUM).exists() || std::env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    run("apt-get", "the list of packages", &["update", "-qq"])?;
    let install = [
        "install",
        "-y",
        "-qq",
        "--no-install-recommends",
        "chromium",
    ];
    run("apt-get", "chromium", &install)
        .map_err(|error| format!("{error}; or name another browser in CHROMIUM"))
}
