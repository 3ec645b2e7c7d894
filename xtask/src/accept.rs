//! `cargo xtask accept`: renews what tests compare with, after an intended change, and says what is
//! different from before. The tests write: they run with `ACCEPT_GOLDEN=1` (see the crate `golden`),
//! so that what is accepted is what will be compared.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fmt, fs};

use simulator::picture::Picture;

use crate::Failure;

/// What can be renewed for itself.
struct Kind {
    name: &'static str,
    /// Where its files are.
    folders: &'static [&'static str],
    /// The tests that compare them: what cargo is asked to test.
    tests: &'static [&'static str],
    /// What else makes some of them.
    and_then: Option<fn() -> Result<(), String>>,
}

/// In this order: pictures are taken of positions.
const KINDS: [Kind; 5] = [
    Kind {
        name: "positions",
        folders: &["host-tests/positions"],
        tests: &[
            "--package=host-tests",
            "--test=handheld",
            "positions::every_stored_position",
        ],
        and_then: None,
    },
    Kind {
        name: "games",
        folders: &["host-tests/games"],
        tests: &[
            "--package=host-tests",
            "--test=artifact",
            "--test=warehouse51",
            "--test=stack",
            "recorded_games_end_as_they_did",
        ],
        and_then: None,
    },
    Kind {
        name: "scenarios",
        folders: &["simulator/scenarios", "host-tests/scenarios"],
        tests: &[
            "--package=host-tests",
            "--test=handheld",
            "games::every_scenario",
        ],
        and_then: None,
    },
    Kind {
        name: "pictures",
        folders: &["host-tests/pictures", "docs/screens"],
        tests: &[
            "--package=host-tests",
            "--test=handheld",
            "screen_looks_as_accepted",
        ],
        and_then: Some(crate::pictures::pictures),
    },
    Kind {
        name: "stories",
        folders: &["story/stories"],
        tests: &["--package=story", "--lib", "is_the_one_that_was_read"],
        and_then: None,
    },
];

/// The file in which every line is a picture of its own.
const DIGESTS: &str = "digests.txt";

/// Renews the kinds that are named, or all.
pub fn accept(mut parser: lexopt::Parser) -> Result<(), Failure> {
    let mut names = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            lexopt::Arg::Value(name) => names.push(name.to_string_lossy().into_owned()),
            other => return Err(other.unexpected().into()),
        }
    }
    let kinds = chosen(&names)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut is_same = true;
    let mut failures = Vec::new();
    for kind in kinds {
        eprintln!("renewing {}", kind.name);
        let before = contents(&root, kind.folders)?;
        let renewed = renew(kind);
        let after = contents(&root, kind.folders)?;
        for change in changes(&before, &after) {
            is_same = false;
            println!("{change}");
        }
        failures.extend(renewed.err());
    }
    if !failures.is_empty() {
        return Err(Failure::Failed(failures.join("\n")));
    }
    if is_same {
        println!("nothing changed");
    }
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static Kind>, Failure> {
    let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let known = known.join(", ");
        return Err(Failure::Usage(format!(
            "{name:?} cannot be accepted: expected {known}"
        )));
    }
    let is_chosen = |kind: &&Kind| names.is_empty() || names.iter().any(|name| name == kind.name);
    Ok(KINDS.iter().filter(is_chosen).collect())
}

/// Lets the tests write what they find.
fn renew(kind: &Kind) -> Result<(), String> {
    let about = |what: &dyn fmt::Display| format!("{} could not be renewed: {what}", kind.name);
    let output = Command::new("cargo")
        .args(["test", "--quiet"])
        .args(kind.tests)
        .env(golden::ACCEPT, "1")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| about(&error))?;
    let said = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        return Err(about(&said));
    }
    if passed(&said) == 0 {
        return Err(about(&format!("no test is called {:?}", kind.tests)));
    }
    kind.and_then.map_or(Ok(()), |make| make())
}

/// How many tests ran, by what cargo says of them.
fn passed(said: &str) -> usize {
    let lines = said.lines();
    let results = lines.filter_map(|line| line.strip_prefix("test result: ok. "));
    let counts = results.filter_map(|line| line.split(' ').next()?.parse::<usize>().ok());
    counts.sum()
}

/// Golden files by their names: their bytes.
type Contents = BTreeMap<String, Vec<u8>>;

fn contents(root: &Path, folders: &[&str]) -> Result<Contents, Failure> {
    let mut contents = Contents::new();
    for folder in folders {
        for path in files(&root.join(folder))? {
            let name = path.strip_prefix(root).unwrap_or(&path);
            let bytes = fs::read(&path)?;
            if path.ends_with(DIGESTS) {
                contents.extend(digests(folder, &bytes));
            } else {
                contents.insert(name.display().to_string(), bytes);
            }
        }
    }
    Ok(contents)
}

/// The files of a folder and the folders in it, without what failed tests left to be looked at.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if !golden::is_left_to_look_at(&path) {
            found.push(path);
        }
    }
    Ok(found)
}

/// Each picture of which only a digest is kept.
fn digests(folder: &str, bytes: &[u8]) -> Contents {
    let text = String::from_utf8_lossy(bytes);
    let pairs = text.lines().filter_map(|line| line.split_once(' '));
    pairs
        .map(|(name, digest)| (format!("{folder}/{name}"), digest.into()))
        .collect()
}

/// One line for each file that is not as it was.
fn changes(before: &Contents, after: &Contents) -> Vec<String> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let change = |name: &String| match (before.get(name), after.get(name)) {
        (None, Some(_)) => Some(format!("added    {name}")),
        (Some(_), None) => Some(format!("removed  {name}")),
        (Some(old), Some(new)) if old != new => {
            Some(format!("changed  {name}: {}", difference(name, old, new)))
        }
        _ => None,
    };
    names.into_iter().filter_map(change).collect()
}

/// How much of a file changed.
fn difference(name: &str, old: &[u8], new: &[u8]) -> String {
    match Path::new(name).extension().and_then(|end| end.to_str()) {
        Some("png") => match (Picture::from_png(old), Picture::from_png(new)) {
            (Ok(old), Ok(new)) => format!("{} pixels", old.count_different(&new)),
            _ => "it was no picture".to_owned(),
        },
        Some("txt") => lines(old, new),
        None => "only its digest is kept".to_owned(),
        Some(_) => format!("{} bytes, now {}", old.len(), new.len()),
    }
}

/// How many lines came and how many went.
fn lines(old: &[u8], new: &[u8]) -> String {
    let lines = |bytes: &[u8]| -> BTreeSet<Vec<u8>> {
        bytes
            .split(|byte| *byte == b'\n')
            .map(<[u8]>::to_vec)
            .collect()
    };
    let (old, new) = (lines(old), lines(new));
    let came = new.difference(&old).count();
    let went = old.difference(&new).count();
    format!("+{came} -{went} lines")
}

#[cfg(test)]
mod tests {
    use super::{Contents, KINDS, changes, chosen, digests, passed};

    fn contents(files: &[(&str, &str)]) -> Contents {
        let owned = files.iter();
        owned
            .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn what_was_added_changed_and_removed_is_said() {
        let before = contents(&[("a.txt", "1\n2\n3"), ("b.txt", "1"), ("c.pm", "1")]);
        let after = contents(&[("a.txt", "1\n4\n5\n3"), ("c.pm", "22"), ("d.txt", "1")]);
        let expected = [
            "changed  a.txt: +2 -1 lines",
            "removed  b.txt",
            "changed  c.pm: 1 bytes, now 2",
            "added    d.txt",
        ];
        assert_eq!(changes(&before, &after), expected);
        assert!(changes(&after, &after).is_empty());
    }

    #[test]
    fn the_pixels_of_a_picture_that_changed_are_counted() {
        use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
        use simulator::picture::Picture;
        let [old, new] = [Rgb565::BLACK, Rgb565::WHITE].map(|second| {
            let picture = Picture::of_pixels(2, 1, &[Rgb565::BLACK, second]);
            Contents::from([("a.png".to_owned(), picture.to_png().unwrap())])
        });
        assert_eq!(changes(&old, &new), ["changed  a.png: 1 pixels"]);
    }

    #[test]
    fn every_digest_is_a_picture_of_its_own() {
        let before = digests("pictures", b"nl-wide/menu 00\nnl-wide/turn 00\n");
        let after = digests("pictures", b"nl-wide/menu 00\nnl-wide/turn 11\n");
        let expected = "changed  pictures/nl-wide/turn: only its digest is kept";
        assert_eq!(changes(&before, &after), [expected]);
    }

    #[test]
    fn without_a_name_everything_is_renewed_and_an_unknown_name_is_refused() {
        assert_eq!(chosen(&[]).unwrap().len(), KINDS.len());
        let one = chosen(&["stories".to_owned()]).unwrap();
        assert_eq!(
            one.iter().map(|kind| kind.name).collect::<Vec<_>>(),
            ["stories"]
        );
        assert!(chosen(&["stories".to_owned(), "hopes".to_owned()]).is_err());
    }

    #[test]
    fn tests_that_ran_are_counted() {
        let said = "test result: ok. 2 passed; 0 failed; 0 ignored\n\
                    test result: ok. 0 passed; 0 failed; 3 ignored\n\
                    test result: ok. 3 passed; 0 failed; 0 ignored\n";
        assert_eq!(passed(said), 5);
        assert_eq!(passed(""), 0);
    }
}
