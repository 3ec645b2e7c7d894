//! What comparing and accepting do with the files of a folder.
#![allow(clippy::unwrap_used)] // tests may fail loudly

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use super::{Mode, actual};

/// An empty folder that goes when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("golden-{}-{name}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn with(name: &str, files: &[&str]) -> Self {
        let folder = Self::new(name);
        for file in files {
            fs::write(folder.0.join(file), "old").unwrap();
        }
        folder
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn is(path: &Path, text: &str) -> bool {
    fs::read(path).unwrap() == text.as_bytes()
}

#[test]
fn a_file_that_is_as_it_was_is_no_complaint_and_what_was_left_to_look_at_goes() {
    let folder = Folder::with("same", &["a.txt", "a.actual.txt"]);
    for mode in [Mode::Compare, Mode::Accept] {
        assert_eq!(mode.check(&folder.0.join("a.txt"), b"old"), Ok(()));
        assert_eq!(folder.names(), ["a.txt"]);
    }
}

#[test]
fn a_file_that_differs_stays_and_what_was_found_lies_beside_it() {
    let folder = Folder::with("differs", &["a.txt"]);
    let path = folder.0.join("a.txt");
    let complaint = Mode::Compare.check(&path, b"new").unwrap_err();
    assert!(complaint.contains("a.txt is not as it was"), "{complaint}");
    assert!(is(&path, "old") && is(&actual(&path), "new"));
}

#[test]
fn a_missing_file_is_a_complaint_every_time() {
    let folder = Folder::new("missing");
    let path = folder.0.join("made/a.txt");
    for _ in 0..2 {
        let complaint = Mode::Compare.check(&path, b"new").unwrap_err();
        assert!(complaint.contains("a.txt is not there yet"), "{complaint}");
        assert!(is(&actual(&path), "new"));
    }
}

#[test]
fn accepting_writes_what_is_missing_or_differs() {
    let folder = Folder::with("accept", &["a.txt", "a.actual.txt"]);
    for name in ["a.txt", "b.txt"] {
        let path = folder.0.join(name);
        assert_eq!(Mode::Accept.check(&path, b"new"), Ok(()));
        assert!(is(&path, "new"));
    }
    assert_eq!(folder.names(), ["a.txt", "b.txt"]);
}

#[test]
fn a_file_that_nothing_makes_is_a_complaint_until_it_is_removed() {
    let files = ["a.txt", "b.actual.txt", "b.txt", "c.png"];
    let folder = Folder::with("others", &files);
    let check = |mode: Mode| mode.check_no_others(&folder.0, "txt", |name| name == "a");
    let complaint = check(Mode::Compare).unwrap_err();
    assert!(complaint.contains("b.txt"), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert_eq!(folder.names(), files);
    assert_eq!(check(Mode::Accept), Ok(()));
    assert_eq!(folder.names(), ["a.txt", "b.actual.txt", "c.png"]);
    assert_eq!(check(Mode::Compare), Ok(()));
}

#[test]
fn a_folder_that_is_not_there_has_nothing_too_many() {
    let nowhere = Path::new("no/such/folder");
    assert_eq!(
        Mode::Compare.check_no_others(nowhere, "txt", |_| false),
        Ok(())
    );
}
