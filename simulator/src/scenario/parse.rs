//! From the text of a scenario file to its steps.

use std::str::FromStr;

use handheld::board::{Board, Button};

use super::words::Words;
use super::{
    Beginning, Expectation, Instruction, Line, Scenario, ScenarioError, board_named, language_named,
};
use handheld::buttons;

const SETUP: &str = "`board`, `language` or `seed`";
const STEP: &str = "`press`, `hold`, `wait`, `power-cycle`, `picture` or `expect`";
const EXPECTATION: &str =
    "`text`, `no text`, `turn`, `hash`, `backlight` or `picture` after `expect`";
const PICTURE: &str = "a name of small letters, digits and hyphens";
const MILLISECONDS: &str = "milliseconds from 1 to 3600000";

impl Scenario {
    /// Reads a scenario file.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        let mut reading = Reading::default();
        // Some editors put a byte order mark in front.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (index, line) in text.lines().enumerate() {
            reading.line(index + 1, line)?;
        }
        Ok(reading.finish())
    }
}

/// What has been read of a file.
#[derive(Default)]
struct Reading {
    board: Option<Board>,
    language: Option<handheld::text::Language>,
    seed: Option<u32>,
    steps: Vec<Line>,
}

impl Reading {
    fn finish(self) -> Scenario {
        Scenario {
            setup: Beginning {
                board: self.board.unwrap_or(Board::SQUARE),
                language: self.language,
                seed: self.seed.unwrap_or(0),
            },
            steps: self.steps,
        }
    }

    fn line(&mut self, number: usize, text: &str) -> Result<(), ScenarioError> {
        let mut words = Words::new(number, text)?;
        if words.is_empty() {
            return Ok(());
        }
        let expected = if self.steps.is_empty() {
            format!("{SETUP}, or a step: {STEP}")
        } else {
            STEP.to_owned()
        };
        let first = words.read(&expected, |word| Some(word.to_owned()))?;
        match first.as_str() {
            "board" | "language" | "seed" => self.setup(&first, &mut words)?,
            _ => {
                let step = self.step(&first, &expected, &mut words)?;
                self.steps.push(Line { number, step });
            }
        }
        words.end()
    }

    fn setup(&mut self, first: &str, words: &mut Words) -> Result<(), ScenarioError> {
        if !self.steps.is_empty() {
            let found = format!("`{first}` after a step");
            return Err(words.error(&found, STEP));
        }
        let repeated = match first {
            "board" => {
                let board = words.read("`square` or `wide`", board_named)?;
                self.board.replace(board).is_some()
            }
            "language" => {
                let language = words.read("`en`, `de` or `nl`", language_named)?;
                self.language.replace(language).is_some()
            }
            _ => {
                let seed = words.read("a number from 0 to 4294967295", number::<u32>)?;
                self.seed.replace(seed).is_some()
            }
        };
        if repeated {
            let found = format!("`{first}` for the second time");
            return Err(words.error(&found, "it only once"));
        }
        Ok(())
    }

    fn step(
        &self,
        first: &str,
        expected: &str,
        words: &mut Words,
    ) -> Result<Instruction, ScenarioError> {
        Ok(match first {
            "press" => {
                let button = self.button(words)?;
                Instruction::Press(button, times(words)?)
            }
            "hold" => {
                let button = self.button(words)?;
                Instruction::Hold(button, words.read(MILLISECONDS, milliseconds)?)
            }
            "wait" => Instruction::Wait(words.read(MILLISECONDS, milliseconds)?),
            "power-cycle" => Instruction::PowerCycle,
            "picture" => Instruction::Picture(words.read(PICTURE, picture_name)?),
            "expect" => Instruction::Expect(expectation(words)?),
            _ => return Err(words.error(&format!("`{first}`"), expected)),
        })
    }

    fn button(&self, words: &mut Words) -> Result<Button, ScenarioError> {
        let board = self.board.unwrap_or(Board::SQUARE);
        let expected = if board.has_joystick {
            "a button: `up`, `down`, `left`, `right`, `press`, `A`, `B`, `X` or `Y`"
        } else {
            "a button that this board has: `A`, `B`, `X` or `Y`"
        };
        let is_there = |button: &Button| board.has(*button);
        words.read(expected, |word| buttons::named(word).filter(is_there))
    }
}

fn expectation(words: &mut Words) -> Result<Expectation, ScenarioError> {
    let what = words.read(EXPECTATION, |word| Some(word.to_owned()))?;
    Ok(match what.as_str() {
        "text" => Expectation::Text(words.text()?),
        "no" => {
            words.read("`text`", |word| (word == "text").then_some(()))?;
            Expectation::NoText(words.text()?)
        }
        "turn" => Expectation::Turn(words.read("a seat from 1 to 5, or `none`", |word| {
            or_none(word, |word| {
                number(word).filter(|seat| (1..=5).contains(seat))
            })
        })?),
        "hash" => {
            Expectation::Hash(words.read("sixteen hexadecimal digits, or `none`", |word| {
                or_none(word, hash)
            })?)
        }
        "backlight" => {
            Expectation::Backlight(words.read("a percentage from 0 to 100", |word| {
                number(word).filter(|percent| *percent <= 100)
            })?)
        }
        "picture" => Expectation::Picture(words.read(PICTURE, picture_name)?),
        _ => return Err(words.error(&format!("`{what}`"), EXPECTATION)),
    })
}

/// How often a button is pressed: once if nothing is said.
fn times(words: &mut Words) -> Result<u32, ScenarioError> {
    if words.is_empty() {
        return Ok(1);
    }
    words.read("how often, from `x1` to `x999`", |word| {
        number(word.strip_prefix('x')?).filter(|times| (1..=999).contains(times))
    })
}

/// A number in plain digits.
fn number<T: FromStr>(word: &str) -> Option<T> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| word.parse().ok()).flatten()
}

fn milliseconds(word: &str) -> Option<u32> {
    number(word).filter(|time| (1..=3_600_000).contains(time))
}

fn hash(word: &str) -> Option<u64> {
    let is_whole = word.len() == 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_whole
        .then(|| u64::from_str_radix(word, 16).ok())
        .flatten()
}

fn or_none<T>(word: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "none" {
        Some(None)
    } else {
        read(word).map(Some)
    }
}

fn picture_name(word: &str) -> Option<String> {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (word.len() <= 80 && word.bytes().all(fits)).then(|| word.to_owned())
}
