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
    /// It runs on the slowest flash that its data sheet allows.
    pub slow_flash: bool,
}

impl Image {
    /// The same on the slowest flash.
    pub fn on_slow_flash(&self) -> Image {
        Image {
            slow_flash: true,
            ..self.clone()
        }
    }
}

/// The firmware for a board.
pub fn image(model: Model) -> Result<Image, String> {
    let path = build("pocket-museum", model, model.name())?;
    Ok(Image {
        model,
        path,
        slow_flash: false,
    })
}

/// The firmware that measures the engine. It needs no board; one has to be named.
pub fn bench_image() -> Result<Image, String> {
    probe_image("pocket-museum-bench")
}

/// The firmware that measures how long bots think.
pub fn bots_image() -> Result<Image, String> {
    probe_image("pocket-museum-bots")
}

fn probe_image(bin: &str) -> Result<Image, String> {
    let model = Model::DEFAULT;
    let features = format!("{},probe", model.name());
    Ok(Image {
        model,
        path: build(bin, model, &features)?,
        slow_flash: false,
    })
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

/// The oldest node that the emulator runs on.
const NODE: (u32, u32) = (20, 15);

/// Node and the emulator's packages, which are installed if need be.
pub fn need_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let wanted = format!("the emulated Pico runs on node {major}.{minor} or newer");
    let Ok(found) = Command::new("node").arg("--version").output() else {
        return Err(format!("node is missing: {wanted}"));
    };
    let version = String::from_utf8_lossy(&found.stdout);
    if node_version(&version).is_none_or(|version| version < NODE) {
        return Err(format!("node is {}: {wanted}", version.trim()));
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

/// The first two numbers of what node says of itself: `v20.15.1`.
fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_says_its_version() {
        assert_eq!(node_version("v20.15.1\n"), Some((20, 15)));
        assert_eq!(node_version("v9.11.0"), Some((9, 11)));
        assert_eq!(node_version("node"), None);
    }
}
