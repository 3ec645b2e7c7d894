//! Coin's printed values: what the cards are worth, how many there are, the coins of a purse. They are
//! one group.

use core::fmt::{Result as Written, Write};

use engine::each::{Each, Member};

use super::rules::Worth;
use super::text::Label;
use crate::text::Language;

/// The most that a toss can be worth.
const MOST_WORTH: u8 = 9;
/// The most cards of a kind, and the most coins of a purse.
const MOST: u8 = 20;
/// How many numbers can be set: one beyond what makes sense, so that people learn where the end is.
const NUMBERS: u8 = MOST + 2;

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// What a toss is worth, by its card.
    pub worths: Each<Worth, u8, 3>,
    /// So many cards of each kind.
    pub copies: u8,
    /// The coins that each seat begins with.
    pub purse: u8,
}

impl Default for Values {
    fn default() -> Self {
        Values {
            worths: Each::new([1, 2, 3]),
            copies: 8,
            purse: 3,
        }
    }
}

/// Why values make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValuesError {
    /// A toss that is worth nothing, or too much.
    Worth(u8),
    /// Too many cards of a kind.
    Copies(u8),
    /// Too many coins in a purse.
    Purse(u8),
}

impl Values {
    /// Can they be played with?
    pub fn check(&self) -> Result<(), ValuesError> {
        for worth in *self.worths.values() {
            if !(1..=MOST_WORTH).contains(&worth) {
                return Err(ValuesError::Worth(worth));
            }
        }
        match self {
            Values { copies, .. } if *copies > MOST => Err(ValuesError::Copies(*copies)),
            Values { purse, .. } if *purse > MOST => Err(ValuesError::Purse(*purse)),
            _ => Ok(()),
        }
    }

    /// All cards of the deck.
    pub fn cards(&self) -> u8 {
        self.copies * Worth::ALL.len() as u8
    }
}

/// How many values can be set.
pub const COUNT: usize = 5;

/// A value by its place in the group.
pub fn value(values: &mut Values, place: usize) -> &mut u8 {
    match Worth::at(place) {
        Some(worth) => &mut values.worths[worth],
        None if place == Worth::ALL.len() => &mut values.copies,
        None => &mut values.purse,
    }
}

/// What a value is called.
pub fn label(place: usize, language: Language, out: &mut dyn Write) -> Written {
    let label = match Worth::at(place) {
        Some(Worth::Low) => Label::ValueLow,
        Some(Worth::Middle) => Label::ValueMiddle,
        Some(Worth::High) => Label::ValueHigh,
        None if place == Worth::ALL.len() => Label::ValueCopies,
        None => Label::ValuePurse,
    };
    out.write_str(label.text(language))
}

/// The next number, or the one before, and round again.
pub fn next(number: u8, up: bool) -> u8 {
    let step = if up { 1 } else { NUMBERS - 1 };
    (number + step) % NUMBERS
}
