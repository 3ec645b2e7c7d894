//! The program as a person starts it.
#![allow(clippy::unwrap_used)] // tests may fail loudly

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn scenario(&self, text: &str) -> String {
        let path = self.0.join("scenario.txt");
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pocket-museum-simulator"))
        .args(arguments)
        .output()
        .unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it complained about.
fn complaint(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(printed(&output), "");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn help_names_every_flag() {
    let help = printed(&run(&["--help"]));
    let flags = [
        "--board",
        "--data",
        "--box",
        "--seed",
        "--port",
        "--no-open",
        "--scenario",
        "--pictures",
        "--golden",
        "--as-json",
        "--version",
        "--help",
    ];
    for flag in flags {
        assert!(help.contains(flag), "{flag}");
    }
}

#[test]
fn it_says_which_version_it_is() {
    let version = printed(&run(&["--version"]));
    assert_eq!(
        version,
        format!("Pocket Museum {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn a_port_that_cannot_be_had_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = Folder::new("busy-port").0;
    let arguments = [
        "--no-open",
        "--port",
        &port,
        "--data",
        data.to_str().unwrap(),
    ];
    let message = complaint(&arguments);
    assert!(
        message.contains(&format!("port {port} cannot be used")),
        "{message}"
    );
}

#[test]
fn a_box_that_cannot_be_is_told_line_by_line_and_changes_nothing() {
    let folder = Folder::new("bad-box");
    let file = folder.0.join("box.txt");
    let data = folder.0.join("data");
    let arguments = [
        "--no-open",
        "--data",
        data.to_str().unwrap(),
        "--box",
        file.to_str().unwrap(),
    ];
    let missing = complaint(&arguments);
    assert!(missing.contains("box.txt cannot be read"), "{missing}");
    fs::write(&file, "game artifact\nvalues/huts = x\n\nvalues/mat = 1\n").unwrap();
    let message = complaint(&arguments);
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines.len(), 2, "{message}");
    assert!(lines[0].ends_with("box.txt, line 2: expected a number from 0 to 255"));
    assert!(
        lines[1].contains("box.txt, line 4: values/mat: "),
        "{message}"
    );
    assert!(!data.join("box-artifact.bin").exists());
}

#[test]
fn a_box_is_kept_before_the_page_is_there() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new("good-box");
    let file = folder.0.join("box.txt");
    fs::write(&file, "game stack\nvalues/dig = 2\n").unwrap();
    let data = folder.0.join("data");
    let arguments = [
        "--no-open",
        "--port",
        &port,
        "--data",
        data.to_str().unwrap(),
        "--box",
        file.to_str().unwrap(),
    ];
    // The port is busy: that ends it after the box was read.
    complaint(&arguments);
    assert!(data.join("box-stack.bin").exists());
    assert!(!data.join("box-artifact.bin").exists());
}

#[test]
fn a_missing_scenario_is_named() {
    let message = complaint(&["--scenario", "no-such-file.txt"]);
    assert!(
        message.contains("no-such-file.txt cannot be read"),
        "{message}"
    );
}

#[test]
fn a_bad_scenario_is_named_with_the_line_and_what_was_expected() {
    let folder = Folder::new("bad-scenario");
    let file = folder.scenario("seed 7\npress Start\n");
    let message = complaint(&["--scenario", &file]);
    assert!(
        message.contains("scenario.txt, line 2: found `Start`"),
        "{message}"
    );
    assert!(message.contains("expected a button"), "{message}");
}

#[test]
fn an_expectation_that_fails_is_told_with_its_line() {
    let folder = Folder::new("failed-expectation");
    let file = folder.scenario("expect no text \"no such words\"\nexpect turn 5\n");
    let message = complaint(&["--scenario", &file]);
    assert!(
        message.contains("line 2: expected turn 5, found none"),
        "{message}"
    );
}

#[test]
fn a_scenario_writes_its_pictures() {
    let folder = Folder::new("pictures");
    let file = folder.scenario("board wide\npicture first\n");
    let pictures = folder.0.join("made/on/the/way");
    let output = run(&[
        "--scenario",
        &file,
        "--pictures",
        pictures.to_str().unwrap(),
    ]);
    assert!(output.status.success());
    assert!(printed(&output).contains("all as expected"));
    let png = fs::read(pictures.join("first.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
}

#[test]
fn a_golden_picture_has_to_be_looked_at_once() {
    let folder = Folder::new("golden");
    let file = folder.scenario("expect picture first\n");
    let message = complaint(&["--scenario", &file]);
    assert!(message.contains("no golden picture"), "{message}");
    let golden = folder.0.join("golden");
    let kept = fs::rename(golden.join("first.actual.png"), golden.join("first.png"));
    assert!(kept.is_ok(), "{kept:?}");
    assert!(run(&["--scenario", &file]).status.success());
}

#[test]
fn a_scenario_is_printed_for_other_programs() {
    let folder = Folder::new("as-json");
    let file = folder.scenario("press A\n");
    let output = printed(&run(&["--scenario", &file, "--as-json"]));
    let json: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!(json["steps"][0]["button"], "A");
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let cases: [(&[&str], &str); 6] = [
        (&["--port", "70000"], "70000"),
        (&["--board", "round"], "`square` or `wide`"),
        (&["--seed", "x"], "x"),
        (&["--nonsense"], "--nonsense"),
        (&["--pictures", "folder"], "--scenario FILE"),
        (
            &["--scenario", "file", "--seed", "7"],
            "a scenario says its own",
        ),
    ];
    for (arguments, words) in cases {
        let message = complaint(arguments);
        assert!(message.contains(words), "{message}");
        assert!(message.contains("--help"), "{message}");
    }
}
