//! Scenario files: what is pressed on a device, and what has to be seen then. This is the only
//! parser of them; other programs take the JSON of [`Scenario::to_json`].
//!
//! A scenario is plain text, one instruction a line. Words are separated by spaces; `#` begins a
//! comment; empty lines mean nothing. Set-up lines come first, each at most once:
//!
//! ```text
//! board square         # or wide; square if left out
//! language de          # en, de or nl: what the device is set to; if left out, nothing is set
//! seed 7               # where chance starts, 0 to 4294967295; 0 if left out
//! ```
//!
//! Then come the steps, done one after the other:
//!
//! | step | what it does |
//! |---|---|
//! | `press A` | presses a button shortly: `up down left right press` (the joystick) or `A B X Y` |
//! | `press down x3` | presses it three times |
//! | `hold B 800` | holds it for 800 milliseconds |
//! | `wait 2000` | nothing is pressed for 2000 milliseconds |
//! | `power-cycle` | switches off and on; what is stored stays |
//! | `picture table` | keeps a picture of the screen under that name |
//! | `expect text "Blue"` | the screen says Blue somewhere |
//! | `expect no text "Blue"` | the screen does not say Blue |
//! | `expect turn 2` | it is the second seat's turn; `none`: nobody's |
//! | `expect hash 0123456789abcdef` | the running game has this hash; `none`: no game runs |
//! | `expect backlight 0` | how bright the screen is, in percent |
//! | `expect picture table` | the screen equals the golden picture of that name |
//!
//! In quotes, `\"` is a quote and `\\` a backslash. The texts of a screen count as one line, joined
//! by spaces, so that a wrapped sentence is found. Names of pictures have small letters, digits and
//! hyphens. A device without a joystick cannot press one: that is an error of the file.
//!
//! ```
//! use simulator::scenario::Scenario;
//! let scenario = Scenario::parse("seed 7\npress down x3\nexpect text \"Blue\"").unwrap();
//! assert_eq!(scenario.steps.len(), 2);
//! let error = Scenario::parse("press down\npress Start").unwrap_err();
//! assert_eq!(error.line, 2);
//! ```

mod files;
mod hashes;
mod json;
mod parse;
mod words;

pub use files::{FileError, ScenarioFile};
pub use hashes::with_found_hashes;

use std::fmt;

use handheld::board::{Board, Button};
use handheld::text::Language;

/// A whole scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The device it begins with.
    pub setup: Beginning,
    /// What is done then.
    pub steps: Vec<Line>,
}

/// The device a scenario begins with: new, nothing stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The kind of device.
    pub board: Board,
    /// The language in its settings, if it has any settings.
    pub language: Option<Language>,
    /// Where its chance starts.
    pub seed: u32,
}

/// A step and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// What is done.
    pub step: Instruction,
}

/// Something that is done with a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// A button is pressed shortly, some times.
    Press(Button, u32),
    /// A button is held for some milliseconds.
    Hold(Button, u32),
    /// Some milliseconds pass.
    Wait(u32),
    /// Switched off and on.
    PowerCycle,
    /// The screen is kept as a picture.
    Picture(String),
    /// Something has to be so.
    Expect(Expectation),
}

/// Something that has to be so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// A text is on the screen.
    Text(String),
    /// A text is not on the screen.
    NoText(String),
    /// It is a seat's turn, counted from 1, or nobody's.
    Turn(Option<u8>),
    /// The hash of the running game, or none runs.
    Hash(Option<u64>),
    /// The brightness in percent.
    Backlight(u8),
    /// The screen equals a golden picture.
    Picture(String),
}

/// What is wrong with a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// Where, from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            found,
            expected,
        } = self;
        write!(f, "line {line}: found {found}, expected {expected}")
    }
}

impl std::error::Error for ScenarioError {}

/// The boards that scenario files, flags and requests can name.
pub const BOARDS: [(&str, Board); 2] = [("square", Board::SQUARE), ("wide", Board::WIDE)];

/// The name of a board in scenario files, flags and requests; `other` for one that has none.
pub fn board_name(board: Board) -> &'static str {
    let named = BOARDS.into_iter().find(|(_, known)| *known == board);
    named.map_or("other", |(name, _)| name)
}

/// The board of a name.
pub fn board_named(name: &str) -> Option<Board> {
    let found = BOARDS.into_iter().find(|(known, _)| *known == name);
    found.map(|(_, board)| board)
}

/// The name of a language in scenario files.
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::German => "de",
        Language::Dutch => "nl",
    }
}

/// The language of a name.
pub fn language_named(name: &str) -> Option<Language> {
    [Language::English, Language::German, Language::Dutch]
        .into_iter()
        .find(|language| language_name(*language) == name)
}
