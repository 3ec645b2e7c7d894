//! Inputs that once broke a promise, in the folder `fuzz`: `<target>-<number>.bin`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::target::number_of;
use super::{Failure, Target, all};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// Writes an input there and says where.
pub fn keep(target: Target, failure: &Failure) -> io::Result<PathBuf> {
    let number = number_of(&failure.input);
    let file = folder().join(format!("{}-{number:016x}.bin", target.name));
    fs::create_dir_all(folder())?;
    fs::write(&file, &failure.input)?;
    Ok(file)
}

/// All that are there, each with what it is an input of. A file of no target is an error.
pub fn kept() -> io::Result<Vec<(Target, Vec<u8>)>> {
    let files = match fs::read_dir(folder()) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        files => files?,
    };
    let mut kept = Vec::new();
    for file in files {
        let path = file?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let target = name.rsplit_once('-').and_then(|(target, _)| {
            let mut targets = all().into_iter();
            targets.find(|one| one.name == target)
        });
        let target = target.ok_or_else(|| io::Error::other(format!("{name} is of no target")))?;
        kept.push((target, fs::read(&path)?));
    }
    Ok(kept)
}
