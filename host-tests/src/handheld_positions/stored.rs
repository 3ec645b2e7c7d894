//! Positions as files in `positions/`: lines of text with the seed of the cards, the set-up and
//! log as the engine writes them down, and if it is about a decision, which one.
//!
//! Whatever a position is wanted for is checked whenever it is read, so that one that no longer
//! fits fails the test that wants it. `cargo xtask accept positions` finds another one then.

use std::path::{Path, PathBuf};

use engine::actions::Coded;
use engine::artifact::{Action, Event, Setup};
use engine::chance::Seed;
use engine::record::Record;
use golden::Mode;

use super::catalogue::catalogue;
use super::{Position, seek_move};
use crate::play::written;

/// So many digits stand in a line.
const LINE: usize = 96;

/// What has to be so about a position, or about a decision with its events.
#[derive(Clone, Copy, Debug)]
pub enum Shows {
    /// The position itself.
    Position(fn(&Position) -> bool),
    /// The position before a decision, what that brings, and the position after it.
    Decision(fn(&Position, &[Event], &Position) -> bool),
}

/// A position that tests begin from.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The name of its file.
    pub name: String,
    /// What is played.
    pub setup: Setup,
    /// What it is wanted for.
    pub shows: Shows,
    /// So many that would do as well are passed over when it is sought: several positions of a
    /// kind differ by that.
    pub passed_over: usize,
}

/// A position as it is kept: with the decision, if that is what it is about.
#[derive(Clone, Debug)]
struct Kept {
    before: Position,
    decision: Option<Action>,
}

impl Golden {
    /// Its file in a folder.
    fn path(&self, folder: &Path) -> PathBuf {
        folder.join(&self.name).with_extension("txt")
    }

    /// Reads it, and says if it is missing, damaged, or not what it is wanted for.
    pub fn read(&self, folder: &Path) -> Result<(Position, Position), String> {
        let path = self.path(folder);
        let complain = |what: &str| {
            let path = path.display();
            format!("{path} {what}: find another one by `cargo xtask accept positions`")
        };
        let bytes = golden::read_if_there(&path)?.ok_or_else(|| complain("is missing"))?;
        let kept = Kept::parse(&String::from_utf8_lossy(&bytes)).map_err(|why| complain(&why))?;
        if *kept.before.log.game().setup() != self.setup {
            return Err(complain("is played with another set-up"));
        }
        self.fits(kept)
            .ok_or_else(|| complain("does not show what it is wanted for"))
    }

    /// The position and the one after the decision, if they show what they are wanted for.
    fn fits(&self, Kept { before, decision }: Kept) -> Option<(Position, Position)> {
        let mut after = before.clone();
        let does_fit = match (self.shows, decision) {
            (Shows::Position(shows), None) => shows(&before),
            (Shows::Decision(shows), Some(action)) => {
                let is_legal = before
                    .turn()
                    .is_some_and(|seat| before.log.legal(seat).contains(action));
                is_legal && {
                    let events = after.decide(action);
                    shows(&before, &events, &after)
                }
            }
            _ => false,
        };
        does_fit.then_some((before, after))
    }

    /// Plays games until it comes up.
    fn seek(&self) -> Kept {
        let mut found = 0;
        let (before, action, _) = seek_move(self.setup, |before, events, after| {
            let shows = match self.shows {
                Shows::Position(shows) => shows(before),
                Shows::Decision(shows) => shows(before, events, after),
            };
            found += usize::from(shows);
            shows && found > self.passed_over
        });
        let decision = match self.shows {
            Shows::Position(_) => None,
            Shows::Decision(_) => action,
        };
        Kept { before, decision }
    }

    /// Makes sure that its file is there and fits; what does not is sought anew, or complained of.
    pub fn check(&self, folder: &Path, mode: Mode) -> Result<(), String> {
        let complaint = match self.read(folder) {
            Ok(_) => return Ok(()),
            Err(complaint) => complaint,
        };
        if mode == Mode::Compare {
            return Err(complaint);
        }
        golden::write(&self.path(folder), self.seek().to_text().as_bytes())?;
        self.read(folder).map(|_| ())
    }
}

impl Kept {
    fn to_text(&self) -> String {
        let mut text = format!("seed {}\n", hex(&self.before.seed.0));
        if let Some(action) = self.decision {
            text += &format!("decision {}\n", action.code());
        }
        let digits = hex(&written(&self.before.log));
        let mut rest = digits.as_str();
        while !rest.is_empty() {
            let (line, further) = rest.split_at(rest.len().min(LINE));
            text += &format!("record {line}\n");
            rest = further;
        }
        text
    }

    fn parse(text: &str) -> Result<Self, String> {
        let (mut seed, mut decision, mut record) = (None, None, Vec::new());
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = || format!("cannot be read in line {number}");
            let (what, value) = line.split_once(' ').ok_or_else(wrong)?;
            match what {
                "seed" => seed = Some(unhex(value).ok_or_else(wrong)?),
                "decision" => {
                    let code = value.parse().map_err(|_| wrong())?;
                    decision = Some(Action::from_code(code).ok_or_else(wrong)?);
                }
                "record" => record.extend(unhex(value).ok_or_else(wrong)?),
                _ => return Err(wrong()),
            }
        }
        let seed = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok());
        let seed = Seed(seed.ok_or("has no seed of 32 bytes")?);
        let log = Record::read(&record).map_err(|damage| format!("does not replay, {damage:?}"))?;
        Ok(Kept {
            before: Position { log, seed },
            decision,
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(digits: &str) -> Option<Vec<u8>> {
    if !digits.len().is_multiple_of(2) || !digits.is_ascii() {
        return None;
    }
    let pairs = (0..digits.len()).step_by(2);
    pairs
        .map(|at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok())
        .collect()
}

/// Where the positions are kept.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("positions")
}

/// The position of this name.
pub fn stored(name: &str) -> Position {
    stored_decision(name).0
}

/// The positions before and after the decision of this name.
pub fn stored_decision(name: &str) -> (Position, Position) {
    let positions = catalogue();
    let wanted = positions.iter().find(|position| position.name == name);
    let wanted = wanted.unwrap_or_else(|| panic!("no position is called {name}"));
    wanted
        .read(&folder())
        .unwrap_or_else(|complaint| panic!("{complaint}"))
}
