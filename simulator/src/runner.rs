//! Runs scenarios on a device: the simulated one, or any other that can be driven.

use std::error::Error;
use std::fmt;

use handheld::board::Button;
use handheld::storage::{Entropy, Storage};

use crate::device::Device;
use crate::picture::Picture;
use crate::scenario::{Expectation, Instruction, Line, Scenario};

/// Why a device could not do or show something.
pub type Fault = Box<dyn Error>;

/// A device that a scenario can be run on.
pub trait Driven {
    /// Presses a button shortly.
    fn press(&mut self, button: Button) -> Result<(), Fault>;
    /// Holds a button for some milliseconds.
    fn hold(&mut self, button: Button, milliseconds: u32) -> Result<(), Fault>;
    /// Lets some milliseconds pass.
    fn wait(&mut self, milliseconds: u32) -> Result<(), Fault>;
    /// Switches off and on.
    fn power_cycle(&mut self) -> Result<(), Fault>;
    /// Every text on the screen.
    fn texts(&mut self) -> Result<Vec<String>, Fault>;
    /// Whose turn it is, counted from 1.
    fn turn(&mut self) -> Result<Option<u8>, Fault>;
    /// The hash of the running game.
    fn hash(&mut self) -> Result<Option<u64>, Fault>;
    /// How bright the screen is, in percent.
    fn backlight(&mut self) -> Result<u8, Fault>;
    /// What is on the screen.
    fn picture(&mut self) -> Result<Picture, Fault>;
}

/// Where a scenario's pictures go and where golden ones are.
pub trait Album {
    /// Keeps a picture.
    fn keep(&mut self, name: &str, picture: &Picture) -> Result<(), Fault>;
    /// Compares a picture with the golden one of that name.
    fn compare(&mut self, name: &str, picture: &Picture) -> Result<(), Fault>;
}

/// A step that went wrong.
#[derive(Debug)]
pub struct Failure {
    /// Its line in the file.
    pub line: usize,
    /// What was expected, and what was there.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Runs a scenario to its end, or to the first thing that is not as expected. Pictures that differ
/// do not stop it, so that one run shows them all.
pub fn run(
    scenario: &Scenario,
    device: &mut impl Driven,
    album: &mut impl Album,
) -> Result<(), Vec<Failure>> {
    let mut failures = Vec::new();
    for Line { number, step } in &scenario.steps {
        if let Err(fault) = take(step, device, album) {
            failures.push(Failure {
                line: *number,
                message: fault.to_string(),
            });
            if !matches!(step, Instruction::Expect(Expectation::Picture(_))) {
                break;
            }
        }
    }
    if failures.is_empty() {
        Ok(())
    } else {
        Err(failures)
    }
}

fn take(step: &Instruction, device: &mut impl Driven, album: &mut impl Album) -> Result<(), Fault> {
    match step {
        Instruction::Press(button, times) => {
            for _ in 0..*times {
                device.press(*button)?;
            }
            Ok(())
        }
        Instruction::Hold(button, milliseconds) => device.hold(*button, *milliseconds),
        Instruction::Wait(milliseconds) => device.wait(*milliseconds),
        Instruction::PowerCycle => device.power_cycle(),
        Instruction::Picture(name) => album.keep(name, &device.picture()?),
        Instruction::Expect(expectation) => check(expectation, device, album),
    }
}

fn check(
    expectation: &Expectation,
    device: &mut impl Driven,
    album: &mut impl Album,
) -> Result<(), Fault> {
    match expectation {
        Expectation::Text(text) => check_text(text, true, device),
        Expectation::NoText(text) => check_text(text, false, device),
        Expectation::Turn(seat) => equal("turn", *seat, device.turn()?, |seat| seat.to_string()),
        Expectation::Hash(hash) => {
            equal("hash", *hash, device.hash()?, |hash| format!("{hash:016x}"))
        }
        Expectation::Backlight(percent) => {
            let found = device.backlight()?;
            equal("backlight", Some(*percent), Some(found), |p| p.to_string())
        }
        Expectation::Picture(name) => album.compare(name, &device.picture()?),
    }
}

fn check_text(text: &str, wanted: bool, device: &mut impl Driven) -> Result<(), Fault> {
    let screen = device.texts()?.join(" ");
    if screen.contains(text) == wanted {
        return Ok(());
    }
    let no = if wanted { "" } else { "no " };
    Err(format!("expected {no}text {text:?}, but the screen says: {screen}").into())
}

fn equal<T: PartialEq>(
    what: &str,
    expected: Option<T>,
    found: Option<T>,
    tell: impl Fn(T) -> String,
) -> Result<(), Fault> {
    if expected == found {
        return Ok(());
    }
    let tell = |value: Option<T>| value.map_or("none".to_owned(), &tell);
    let (expected, found) = (tell(expected), tell(found));
    Err(format!("expected {what} {expected}, found {found}").into())
}

impl<S: Storage, E: Entropy> Driven for Device<S, E> {
    fn press(&mut self, button: Button) -> Result<(), Fault> {
        Ok(Device::press(self, button)?)
    }

    fn hold(&mut self, button: Button, milliseconds: u32) -> Result<(), Fault> {
        Ok(Device::hold(self, button, u64::from(milliseconds))?)
    }

    fn wait(&mut self, milliseconds: u32) -> Result<(), Fault> {
        Ok(self.run(u64::from(milliseconds))?)
    }

    fn power_cycle(&mut self) -> Result<(), Fault> {
        Ok(Device::power_cycle(self)?)
    }

    fn texts(&mut self) -> Result<Vec<String>, Fault> {
        Ok(Device::texts(self))
    }

    fn turn(&mut self) -> Result<Option<u8>, Fault> {
        Ok(self.app().whose_turn().map(|seat| seat as u8 + 1))
    }

    fn hash(&mut self) -> Result<Option<u64>, Fault> {
        Ok(self.app().state_hash())
    }

    fn backlight(&mut self) -> Result<u8, Fault> {
        Ok(self.app().backlight())
    }

    fn picture(&mut self) -> Result<Picture, Fault> {
        Ok(Picture::of(self.screen()))
    }
}
