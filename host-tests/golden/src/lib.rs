//! Golden files: what somebody looked at once, and what has to stay like that.
//!
//! A test compares what it made with the file. If they differ, it fails, and what it made lies
//! beside the file as `<name>.actual.<extension>`. After an intended change, `cargo xtask accept`
//! runs the same tests with [`ACCEPT`] in their environment: then they write what they made instead.
#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The environment variable that makes tests accept what they find, if it is `1`.
pub const ACCEPT: &str = "ACCEPT_GOLDEN";

/// What a test does with a golden file that is not as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It complains.
    Compare,
    /// It puts the file right.
    Accept,
}

impl Mode {
    /// As the environment says.
    pub fn of_environment() -> Self {
        match std::env::var_os(ACCEPT) {
            Some(value) if value == "1" => Mode::Accept,
            _ => Mode::Compare,
        }
    }

    /// Compares a golden file with what was found. An error is a complaint for whoever reads the
    /// test's output.
    pub fn check(self, path: &Path, found: &[u8]) -> Result<(), String> {
        let golden = read_if_there(path)?;
        let actual = actual(path);
        if golden.as_deref() == Some(found) {
            return remove_if_there(&actual);
        }
        if self == Mode::Accept {
            remove_if_there(&actual)?;
            return write(path, found);
        }
        write(&actual, found)?;
        let what = match golden {
            Some(_) => "is not as it was",
            None => "is not there yet",
        };
        let (path, actual) = (path.display(), actual.display());
        Err(format!(
            "{path} {what}: look at {actual}, then `cargo xtask accept`"
        ))
    }

    /// Compares the files of a folder that have this extension with the names that are wanted: one
    /// too many is a complaint, or is removed. What a failed test left to look at does not count.
    pub fn check_no_others(
        self,
        folder: &Path,
        extension: &str,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Result<(), String> {
        let mut complaints = Vec::new();
        for path in files(folder, extension)? {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if is_wanted(&name) {
                continue;
            }
            match self {
                Mode::Accept => remove_if_there(&path)?,
                Mode::Compare => complaints.push(format!(
                    "nothing makes {}: remove it by `cargo xtask accept`",
                    path.display()
                )),
            }
        }
        if complaints.is_empty() {
            Ok(())
        } else {
            Err(complaints.join("\n"))
        }
    }
}

/// The golden files of a folder with an extension, sorted; none if there is no such folder.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let about = |error: io::Error| format!("{}: {error}", folder.display());
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(about(error)),
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(about)?.path();
        if path.extension().is_some_and(|end| end == extension) && !is_left_to_look_at(&path) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Where what was found lies, beside the golden file that differs from it.
pub fn actual(path: &Path) -> PathBuf {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    path.with_extension(format!("actual.{extension}"))
}

/// Is this file what a failed test left for somebody to look at?
pub fn is_left_to_look_at(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.contains(".actual.") || name.contains(".diff.")
}

/// A file's bytes, if it is there.
pub fn read_if_there(path: &Path) -> Result<Option<Vec<u8>>, String> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}

/// Writes a file; the folders on the way are made.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Removes a file, if it is there.
pub fn remove_if_there(path: &Path) -> Result<(), String> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(format!("{}: {error}", path.display()))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
