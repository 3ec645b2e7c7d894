//! Scenarios as files: found by lying in a folder, refused with file and line.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use super::{Scenario, ScenarioError};

/// A scenario and the file that it is in.
#[derive(Clone, Debug)]
pub struct ScenarioFile {
    /// Where it is.
    pub path: PathBuf,
    /// What it says.
    pub text: String,
    /// What that means.
    pub scenario: Scenario,
}

impl ScenarioFile {
    /// Reads one.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let wrong = |why| FileError {
            path: path.to_owned(),
            why,
        };
        let text = fs::read_to_string(path).map_err(|error| wrong(Why::Unreadable(error)))?;
        let scenario = Scenario::parse(&text).map_err(|error| wrong(Why::Unparsable(error)))?;
        Ok(Self {
            path: path.to_owned(),
            text,
            scenario,
        })
    }

    /// Reads every one in a folder, by the alphabet. A folder without any is the wrong one, and one
    /// without a step was not meant to be: both are errors, as neither would ever fail.
    pub fn read_folder(folder: &Path) -> Result<Vec<Self>, FileError> {
        let wrong = |why| FileError {
            path: folder.to_owned(),
            why,
        };
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| wrong(Why::Unreadable(error)))? {
            let path = entry.map_err(|error| wrong(Why::Unreadable(error)))?.path();
            if path.extension().is_some_and(|end| end == "txt") {
                paths.push(path);
            }
        }
        if paths.is_empty() {
            return Err(wrong(Why::Empty));
        }
        paths.sort();
        let files: Vec<Self> = paths
            .iter()
            .map(|path| Self::read(path))
            .collect::<Result<_, _>>()?;
        match files.iter().find(|file| file.scenario.steps.is_empty()) {
            Some(empty) => Err(FileError {
                path: empty.path.clone(),
                why: Why::Empty,
            }),
            None => Ok(files),
        }
    }
}

/// Why there is no scenario in a file or folder.
#[derive(Debug)]
pub struct FileError {
    path: PathBuf,
    why: Why,
}

#[derive(Debug)]
enum Why {
    Unreadable(io::Error),
    Unparsable(ScenarioError),
    Empty,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.why {
            Why::Unreadable(error) => write!(f, "{path} cannot be read: {error}"),
            Why::Unparsable(error) => write!(f, "{path}, {error}"),
            Why::Empty => write!(f, "{path}: there is no scenario in it"),
        }
    }
}

impl Error for FileError {}
