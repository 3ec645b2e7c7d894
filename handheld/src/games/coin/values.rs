//! Coin's printed values: what the cards are worth, how many there are, the coins of a purse. They are
//! one group.

use core::fmt::{Result as Written, Write};

use engine::bytes::{BytesError, Reader, Sink};
use engine::each::{Each, Member};
use engine::print::{Print, Range};

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

/// The least and the most that a number is set to.
pub const LIMITS: (i32, i32) = (0, NUMBERS as i32 - 1);

impl Print for Values {
    /// A place in the group.
    type Field = usize;
    type Error = ValuesError;

    fn fields() -> impl Iterator<Item = usize> {
        0..COUNT
    }

    fn name(field: usize, out: &mut dyn Write) -> Written {
        out.write_str(match Worth::at(field) {
            Some(Worth::Low) => "values/low",
            Some(Worth::Middle) => "values/middle",
            Some(Worth::High) => "values/high",
            None if field == Worth::ALL.len() => "values/copies",
            None => "values/purse",
        })
    }

    fn range(&self, _: usize) -> Option<Range> {
        Some(Range::BYTE)
    }

    fn get(&self, field: usize) -> i32 {
        let mut copy = *self;
        i32::from(*value(&mut copy, field))
    }

    fn set(&mut self, field: usize, number: i32) {
        let place = value(self, field);
        *place = u8::try_from(number).unwrap_or(*place);
    }

    fn check(&self) -> Result<(), ValuesError> {
        Values::check(self)
    }

    fn put(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        sink.put(self.worths.values())?;
        sink.put(&[self.copies, self.purse])
    }

    fn take(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let worths = Each::new(reader.array()?);
        let [copies, purse] = reader.array()?;
        Ok(Values {
            worths,
            copies,
            purse,
        })
    }
}
