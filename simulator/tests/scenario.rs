//! Scenario files: what they may say, what is said about their errors, and what a run does.
#![allow(clippy::panic, clippy::unwrap_used)] // tests may fail loudly

use std::fs;
use std::path::{Path, PathBuf};

use handheld::board::{Board, Button};
use handheld::text::Language;
use simulator::device::Device;
use simulator::picture::Picture;
use simulator::runner::{self, Album, Driven, Fault};
use simulator::scenario::{Expectation, Instruction, Scenario, ScenarioFile, with_found_hashes};
use simulator::screen::Screen;

fn steps(text: &str) -> Vec<Instruction> {
    let scenario = Scenario::parse(text).unwrap();
    scenario.steps.into_iter().map(|line| line.step).collect()
}

fn expectations(text: &str) -> Vec<Expectation> {
    let steps = steps(text).into_iter();
    steps
        .map(|step| match step {
            Instruction::Expect(expectation) => expectation,
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn the_set_up_is_read() {
    let setup = Scenario::parse("board wide\nlanguage de\nseed 7")
        .unwrap()
        .setup;
    assert_eq!(setup.board, Board::WIDE);
    assert_eq!(setup.language, Some(Language::German));
    assert_eq!(setup.seed, 7);
}

#[test]
fn nothing_but_comments_is_a_square_device_and_no_steps() {
    let scenario = Scenario::parse("\u{feff}# a comment\r\n\r\n   # another\n").unwrap();
    assert_eq!(scenario.setup.board, Board::SQUARE);
    assert_eq!(scenario.setup.language, None);
    assert_eq!(scenario.setup.seed, 0);
    assert!(scenario.steps.is_empty());
}

#[test]
fn every_action_is_read() {
    let text = "press A\npress down x3 # thrice\nhold b 800\nwait 2000\npower-cycle\npicture menu";
    let expected = [
        Instruction::Press(Button::A, 1),
        Instruction::Press(Button::Down, 3),
        Instruction::Hold(Button::B, 800),
        Instruction::Wait(2000),
        Instruction::PowerCycle,
        Instruction::Picture("menu".to_owned()),
    ];
    assert_eq!(steps(text), expected);
}

#[test]
fn every_expectation_is_read() {
    let text = r#"
        expect text "He said \"no\" # and \\ left"
        expect no text "Grün"
        expect turn 2
        expect turn none
        expect hash 0123456789abcDEF
        expect hash none
        expect backlight 100
        expect picture main-menu-2
    "#;
    let expected = [
        Expectation::Text(r#"He said "no" # and \ left"#.to_owned()),
        Expectation::NoText("Grün".to_owned()),
        Expectation::Turn(Some(2)),
        Expectation::Turn(None),
        Expectation::Hash(Some(0x0123_4567_89AB_CDEF)),
        Expectation::Hash(None),
        Expectation::Backlight(100),
        Expectation::Picture("main-menu-2".to_owned()),
    ];
    assert_eq!(expectations(text), expected);
}

#[test]
fn an_error_says_the_line_what_was_found_and_what_was_expected() {
    let text = "seed 7\n\n# a comment\npress Start";
    let message = Scenario::parse(text).unwrap_err().to_string();
    let expected = "line 4: found `Start`, expected a button: \
                    `up`, `down`, `left`, `right`, `press`, `A`, `B`, `X` or `Y`";
    assert_eq!(message, expected);
}

#[test]
fn every_error_names_what_was_found_and_what_was_expected() {
    let cases = [
        ("pres A", "`pres`", "`press`"),
        ("\"text\"", "\"text\"", "`expect`"),
        ("board round", "`round`", "`square` or `wide`"),
        ("board", "the end of the line", "`square` or `wide`"),
        ("board wide\nboard wide", "for the second time", "only once"),
        ("wait 5\nseed 7", "`seed` after a step", "`press`"),
        ("language fr", "`fr`", "`de`"),
        ("seed -1", "`-1`", "4294967295"),
        ("seed 4294967296", "`4294967296`", "4294967295"),
        ("seed 7 8", "`8`", "the end of the line"),
        ("press", "the end of the line", "a button"),
        ("press A x0", "`x0`", "`x999`"),
        ("press A 3", "`3`", "`x1`"),
        ("press A \"x\"", "\"x\"", "`x1`"),
        ("board wide\npress up", "`up`", "that this board has"),
        ("hold A", "the end of the line", "milliseconds"),
        ("hold A 0", "`0`", "milliseconds"),
        ("wait +5", "`+5`", "milliseconds"),
        ("wait 9999999", "`9999999`", "3600000"),
        ("power-cycle now", "`now`", "the end of the line"),
        ("picture Menu", "`Menu`", "small letters"),
        ("picture ../menu", "`../menu`", "small letters"),
        ("expect", "the end of the line", "`turn`"),
        ("expect word", "`word`", "`text`"),
        ("expect text Blue", "`Blue`", "quotes"),
        ("expect text \"\"", "an empty text", "quotes"),
        ("expect text \"Blue", "the end of the line", "closing quote"),
        (
            "expect text \"Blue\\",
            "the end of the line",
            "closing quote",
        ),
        ("expect text \"\\n\"", "`\\n`", "`\\\"`"),
        ("expect no picture menu", "`picture`", "`text`"),
        ("expect turn 6", "`6`", "1 to 5"),
        ("expect turn 0", "`0`", "`none`"),
        ("expect hash 123", "`123`", "sixteen"),
        (
            "expect hash +123456789abcdef",
            "`+123456789abcdef`",
            "sixteen",
        ),
        ("expect backlight 101", "`101`", "100"),
    ];
    for (text, found, expected) in cases {
        let error = Scenario::parse(text).unwrap_err();
        assert_eq!(error.line, text.lines().count(), "{text}");
        assert!(error.found.contains(found), "{text}: {error}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
}

#[test]
fn any_text_is_read_or_refused_without_a_panic() {
    let pieces = [
        "press",
        " A",
        " x",
        "\"",
        "\\",
        "#",
        "\n",
        " expect text",
        "ä",
        " 7",
        "\0",
    ];
    for number in 0..20_000_usize {
        let mut rest = number.wrapping_mul(2_654_435_761);
        let mut text = String::new();
        for _ in 0..8 {
            text.push_str(pieces[rest % pieces.len()]);
            rest /= pieces.len();
        }
        let _ = Scenario::parse(&text);
    }
}

#[test]
fn other_programs_get_a_scenario_as_json() {
    let text = "board wide\nseed 7\npress A x2\nexpect hash 00000000000000ff\nexpect turn none";
    let json = Scenario::parse(text).unwrap().to_json();
    let expected = serde_json::json!({
        "board": "wide", "language": null, "seed": 7,
        "steps": [
            { "line": 3, "do": "press", "button": "A", "times": 2 },
            { "line": 4, "do": "expect", "what": "hash", "hash": "00000000000000ff" },
            { "line": 5, "do": "expect", "what": "turn", "seat": null },
        ],
    });
    assert_eq!(json, expected);
}

/// A device that notes what is done with it.
#[derive(Default)]
struct Notes(Vec<String>);

impl Notes {
    fn note(&mut self, note: String) -> Result<(), Fault> {
        self.0.push(note);
        Ok(())
    }
}

impl Driven for Notes {
    fn press(&mut self, button: Button) -> Result<(), Fault> {
        self.note(format!("press {button:?}"))
    }
    fn hold(&mut self, button: Button, milliseconds: u32) -> Result<(), Fault> {
        self.note(format!("hold {button:?} {milliseconds}"))
    }
    fn wait(&mut self, milliseconds: u32) -> Result<(), Fault> {
        self.note(format!("wait {milliseconds}"))
    }
    fn power_cycle(&mut self) -> Result<(), Fault> {
        self.note("power-cycle".to_owned())
    }
    fn texts(&mut self) -> Result<Vec<String>, Fault> {
        Ok(vec!["Hand the device".to_owned(), "to Blue".to_owned()])
    }
    fn turn(&mut self) -> Result<Option<u8>, Fault> {
        Ok(Some(2))
    }
    fn hash(&mut self) -> Result<Option<u64>, Fault> {
        Ok(None)
    }
    fn backlight(&mut self) -> Result<u8, Fault> {
        Ok(70)
    }
    fn picture(&mut self) -> Result<Picture, Fault> {
        Ok(Picture::of(&Screen::new(Board::SQUARE.size())))
    }
}

/// An album without any golden picture.
#[derive(Default)]
struct Kept(Vec<String>);

impl Album for Kept {
    fn keep(&mut self, name: &str, _: &Picture) -> Result<(), Fault> {
        self.0.push(name.to_owned());
        Ok(())
    }
    fn compare(&mut self, name: &str, _: &Picture) -> Result<(), Fault> {
        Err(format!("{name} differs").into())
    }
}

fn failures(text: &str) -> Vec<String> {
    let scenario = Scenario::parse(text).unwrap();
    match runner::run(&scenario, &mut Notes::default(), &mut Kept::default()) {
        Ok(()) => Vec::new(),
        Err(failures) => failures.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_run_does_the_steps_in_their_order() {
    let text = "press A x2\nhold B 800\npicture one\nwait 5\npower-cycle\npicture two";
    let (mut notes, mut kept) = (Notes::default(), Kept::default());
    runner::run(&Scenario::parse(text).unwrap(), &mut notes, &mut kept).unwrap();
    let done = ["press A", "press A", "hold B 800", "wait 5", "power-cycle"];
    assert_eq!(notes.0, done);
    assert_eq!(kept.0, ["one", "two"]);
}

#[test]
fn what_is_as_expected_does_not_fail() {
    let text = "expect text \"device to Blue\"\nexpect no text \"Green\"\nexpect turn 2\n\
                expect hash none\nexpect backlight 70";
    assert_eq!(failures(text), Vec::<String>::new());
}

#[test]
fn a_failure_says_the_line_what_was_expected_and_what_was_there() {
    let cases = [
        (
            "wait 1\nexpect text \"Green\"",
            "line 2: expected text \"Green\", but the screen says: Hand the device to Blue",
        ),
        (
            "expect no text \"Blue\"",
            "line 1: expected no text \"Blue\", but the screen says: Hand the device to Blue",
        ),
        ("expect turn none", "line 1: expected turn none, found 2"),
        (
            "expect hash 00000000000000ff",
            "line 1: expected hash 00000000000000ff, found none",
        ),
        (
            "expect backlight 0",
            "line 1: expected backlight 0, found 70",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(failures(text), [message]);
    }
}

#[test]
fn a_failure_ends_the_run_but_a_picture_that_differs_does_not() {
    let text = "expect picture one\nexpect picture two\nexpect turn 1\nexpect picture three";
    let expected = [
        "line 1: one differs",
        "line 2: two differs",
        "line 3: expected turn 1, found 2",
    ];
    assert_eq!(failures(text), expected);
}

#[test]
fn the_same_scenario_gives_the_same_pictures() {
    let text = "seed 7\npress down\npress A x3\nhold down 700\npower-cycle\npress A";
    let scenario = Scenario::parse(text).unwrap();
    let picture = || {
        let mut device = Device::for_scenario(&scenario.setup).unwrap();
        runner::run(&scenario, &mut device, &mut Kept::default()).unwrap();
        Driven::picture(&mut device).unwrap()
    };
    assert_eq!(picture(), picture());
}

#[test]
fn a_device_speaks_the_language_of_the_scenario() {
    let texts = |language: &str| {
        let scenario = Scenario::parse(&format!("language {language}\nwait 2000")).unwrap();
        let mut device = Device::for_scenario(&scenario.setup).unwrap();
        runner::run(&scenario, &mut device, &mut Kept::default()).unwrap();
        device.texts()
    };
    assert_ne!(texts("en"), texts("de"));
    assert_ne!(texts("de"), texts("nl"));
}

/// A folder with these files, which goes when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let name = format!("scenarios-{}-{name}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        fs::create_dir_all(&folder.0).unwrap();
        for (name, text) in files {
            fs::write(folder.0.join(name), text).unwrap();
        }
        folder
    }

    fn complaint(&self) -> String {
        ScenarioFile::read_folder(&self.0).unwrap_err().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn scenarios_are_found_by_being_in_the_folder() {
    let files = [("b.txt", "press B"), ("a.txt", "press A"), ("c.md", "pres")];
    let folder = Folder::new("found", &files);
    let found = ScenarioFile::read_folder(&folder.0).unwrap();
    let texts: Vec<&str> = found.iter().map(|file| file.text.as_str()).collect();
    assert_eq!(texts, ["press A", "press B"]);
    assert!(found[1].path.ends_with("b.txt"));
    assert_eq!(found[1].scenario, Scenario::parse("press B").unwrap());
}

#[test]
fn one_scenario_that_cannot_be_read_fails_the_folder_with_file_and_line() {
    let files = [("a.txt", "press A"), ("b.txt", "press A\npres B")];
    let complaint = Folder::new("unparsable", &files).complaint();
    assert!(
        complaint.contains("b.txt, line 2: found `pres`"),
        "{complaint}"
    );
}

#[test]
fn a_folder_without_scenarios_and_a_scenario_without_steps_are_errors() {
    let complaint = Folder::new("no-files", &[]).complaint();
    assert!(complaint.contains("no scenario"), "{complaint}");
    let files = [("a.txt", "press A"), ("b.txt", "# only a comment")];
    let complaint = Folder::new("no-steps", &files).complaint();
    assert!(
        complaint.contains("b.txt: there is no scenario"),
        "{complaint}"
    );
    let complaint = ScenarioFile::read_folder(Path::new("no/such/folder")).unwrap_err();
    assert!(
        complaint.to_string().contains("cannot be read"),
        "{complaint}"
    );
}

#[test]
fn hashes_are_renewed_as_they_are_found_and_nothing_else_is() {
    // New game, Artifact, begin.
    let begin = "# a game\nseed 7\nexpect hash none\npress A x3\n";
    let wrong = format!("{begin}expect hash 0000000000000000 # begun\npress B\nexpect hash none\n");
    let renewed = with_found_hashes(&wrong, &mut Kept::default()).unwrap();
    assert!(renewed.starts_with(begin), "{renewed}");
    assert!(renewed.contains(" # begun\npress B\n"), "{renewed}");
    assert!(!renewed.contains("0000000000000000"), "{renewed}");
    assert!(!renewed.ends_with("none\n"), "{renewed}");
    let again = with_found_hashes(&renewed, &mut Kept::default()).unwrap();
    assert_eq!(again, renewed);
}

#[test]
fn a_scenario_that_is_wrong_otherwise_is_not_renewed() {
    for (text, expected) in [
        ("pres A", "line 1: found `pres`"),
        (
            "expect hash 0000000000000000\nexpect turn 5",
            "line 2: expected turn 5",
        ),
    ] {
        let fault = with_found_hashes(text, &mut Kept::default()).unwrap_err();
        assert!(fault.to_string().contains(expected), "{fault}");
    }
}
