//! Hands the linker the Pico's memory map, which lies at the top of the workspace, what runs from
//! memory, and the linker scripts of cortex-m-rt, embassy-rp and defmt. Only the firmware's binary gets them.

use std::path::PathBuf;
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    // A copy in OUT_DIR is found by `INCLUDE memory.x` wherever the build was started.
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::copy("../memory.x", out.join("memory.x"))?;
    fs::copy("hot.x", out.join("hot.x"))?;
    println!("cargo::rustc-link-search={}", out.display());
    println!("cargo::rerun-if-changed=../memory.x");
    println!("cargo::rerun-if-changed=hot.x");
    println!("cargo::rerun-if-changed=build.rs");

    // The first rule that matches a function places it: `hot.x` comes before the rest.
    // --nmagic: sections are not padded to the pages of an operating system that is not there.
    for argument in [
        "--nmagic",
        "-Thot.x",
        "-Tlink.x",
        "-Tlink-rp.x",
        "-Tdefmt.x",
    ] {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
    Ok(())
}
