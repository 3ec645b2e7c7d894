//! Builds the firmware as it is flashed: release profile, one board.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::ci::run;

use super::Model;

/// The Pico's processor.
pub const TARGET: &str = "thumbv6m-none-eabi";
/// Where the images go.
const FOLDER: &str = "target/pico";

/// A built firmware, as ELF.
#[derive(Clone, Debug)]
pub struct Image {
    /// For this board.
    pub model: Model,
    /// The file.
    pub path: PathBuf,
}

/// The firmware for a board.
pub fn image(model: Model) -> Result<Image, String> {
    let path = build("pocket-museum", model, model.name())?;
    Ok(Image { model, path })
}

/// The firmware that measures the engine. It needs no board; one has to be named.
pub fn bench_image() -> Result<Image, String> {
    let model = Model::WaveshareLcd13;
    let features = format!("{},probe", model.name());
    let path = build("pocket-museum-bench", model, &features)?;
    Ok(Image { model, path })
}

fn build(bin: &str, model: Model, features: &str) -> Result<PathBuf, String> {
    install_target()?;
    let arguments = [
        "build",
        "--quiet",
        "--package",
        "firmware",
        "--bin",
        bin,
        "--release",
        "--target",
        TARGET,
        "--no-default-features",
        "--features",
        features,
    ];
    run("cargo", "the firmware", &arguments)?;
    let built = Path::new("target").join(TARGET).join("release").join(bin);
    let kept = Path::new(FOLDER).join(format!("{bin}-{}.elf", model.name()));
    fs::create_dir_all(FOLDER)
        .and_then(|()| fs::copy(&built, &kept))
        .map_err(|error| format!("{} cannot be kept: {error}", built.display()))?;
    Ok(kept)
}

/// The Pico's target, where rustup manages it.
pub fn install_target() -> Result<(), String> {
    let Ok(installed) = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output()
    else {
        println!("rustup is not here: taking for granted that rustc can build for {TARGET}");
        return Ok(());
    };
    let installed = String::from_utf8_lossy(&installed.stdout);
    if installed.lines().any(|line| line == TARGET) {
        return Ok(());
    }
    run("rustup", "the Pico's target", &["target", "add", TARGET])
}

/// Node and the emulator's packages, which are installed if need be.
pub fn need_node() -> Result<(), String> {
    if Command::new("node").arg("--version").output().is_err() {
        return Err(
            "node is missing: the emulated Pico runs on it. Install node 20 or newer".into(),
        );
    }
    if Path::new("emulator/node_modules/rp2040js").exists() {
        return Ok(());
    }
    run(
        "npm",
        "the emulator's packages",
        &["ci", "--prefix", "emulator"],
    )
}
