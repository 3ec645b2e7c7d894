//! Printed values one by one, for those who own another box: each has a name that stays the same in
//! every language and version, made of words with slashes between them, and something that can
//! stand there. A game's own values say in their `fields.rs` which there are.

use core::fmt::{self, Debug, Write};

use crate::bytes::{BytesError, Reader, Sink};

/// What can stand in the place of a printed value.
#[derive(Clone, Copy, Debug)]
pub enum Range {
    /// A number.
    Number {
        /// Not below this.
        least: i32,
        /// Not above this.
        most: i32,
    },
    /// One of some words, by its number.
    Word {
        /// How many there are.
        count: usize,
        /// The word with a number.
        word: fn(usize) -> &'static str,
    },
}

impl Range {
    /// The range of a byte.
    pub const BYTE: Range = Range::Number {
        least: 0,
        most: 255,
    };
    /// The range of a byte with a sign.
    pub const SIGNED: Range = Range::Number {
        least: -128,
        most: 127,
    };
    /// The range of two bytes.
    pub const WIDE: Range = Range::Number {
        least: 0,
        most: 65_535,
    };
    /// No or yes.
    pub const SWITCH: Range = Range::Word {
        count: 2,
        word: |number| if number == 0 { "false" } else { "true" },
    };

    /// Writes what stands there, as a number or a word.
    pub fn write(self, value: i32, out: &mut dyn Write) -> fmt::Result {
        match self {
            Range::Number { .. } => write!(out, "{value}"),
            Range::Word { word, .. } => out.write_str(word(value as usize)),
        }
    }

    /// What was given, if it can stand there.
    pub fn read(self, given: &str) -> Option<i32> {
        match self {
            Range::Number { least, most } => {
                let number = given.parse().ok();
                number.filter(|number| (least..=most).contains(number))
            }
            Range::Word { count, word } => {
                let found = (0..count).find(|number| word(*number) == given);
                found.map(|number| number as i32)
            }
        }
    }
}

/// Why a value cannot be replaced.
#[derive(Clone, Copy, Debug)]
pub enum Misprint {
    /// Nothing of that name is printed.
    Unknown,
    /// It is, but not beside what else is printed.
    Absent,
    /// It is, but something else could stand there.
    Expected(Range),
}

/// Everything that is printed in the box of a game. The values supplied are the default.
pub trait Print: Copy + Eq + Default {
    /// One printed value.
    type Field: Copy + PartialEq + Debug;
    /// Why values cannot be played with.
    type Error: PartialEq;

    /// Every field: first those that decide whether another one is printed.
    fn fields() -> impl Iterator<Item = Self::Field>;

    /// Writes the name of a field.
    fn name(field: Self::Field, out: &mut dyn Write) -> fmt::Result;

    /// What can stand in a field; `None` if it is not printed beside what else is.
    fn range(&self, field: Self::Field) -> Option<Range>;

    /// The number in a field, or of the word in it.
    fn get(&self, field: Self::Field) -> i32;

    /// Replaces what is in a field. What is out of its range changes nothing.
    fn set(&mut self, field: Self::Field, value: i32);

    /// Can a game be played with them?
    fn check(&self) -> Result<(), Self::Error>;

    /// Writes them as bytes, if they can be played with.
    fn put(&self, sink: &mut impl Sink) -> Result<(), BytesError>;

    /// What [`put`](Print::put) wrote.
    fn take(reader: &mut Reader<'_>) -> Result<Self, BytesError>;
}

/// Compares what is written with a text, and stops at the first difference.
struct Same<'t>(&'t str);

impl Write for Same<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// The printed values of any game, their fields by number.
pub trait AnyPrint {
    /// How many fields there are.
    fn count(&self) -> usize;

    /// The number of the field with a name.
    fn find(&self, name: &str) -> Option<usize>;

    /// Writes the name of a field.
    fn write_name(&self, number: usize, out: &mut dyn Write) -> fmt::Result;

    /// What can stand in a field; `None` if it is not printed beside what else is.
    fn range_of(&self, number: usize) -> Option<Range>;

    /// The number in a field, or of the word in it.
    fn number_in(&self, number: usize) -> i32;

    /// The same as it is supplied.
    fn supplied_in(&self, number: usize) -> i32;

    /// Replaces what is in a field. What is out of its range changes nothing.
    fn put_in(&mut self, number: usize, value: i32);

    /// Is everything as supplied?
    fn is_as_supplied(&self) -> bool;

    /// Back to the values supplied.
    fn reset(&mut self);

    /// Can a game be played with them?
    fn is_sound(&self) -> bool;

    /// If they cannot be played with: would there be no problem, or another one, if this field were
    /// as supplied?
    fn is_to_blame(&self, number: usize) -> bool;

    /// Writes them as bytes, if they can be played with.
    fn write_bytes(&self, sink: &mut dyn Sink) -> Result<(), BytesError>;

    /// Takes over what [`write_bytes`](AnyPrint::write_bytes) wrote, all of it. What cannot be played
    /// with changes nothing.
    fn read_bytes(&mut self, bytes: &[u8]) -> Result<(), BytesError>;

    /// Replaces what is in the field with a name, and says which one it is.
    fn print(&mut self, name: &str, given: &str) -> Result<usize, Misprint> {
        let number = self.find(name).ok_or(Misprint::Unknown)?;
        let range = self.range_of(number).ok_or(Misprint::Absent)?;
        let value = range.read(given).ok_or(Misprint::Expected(range))?;
        self.put_in(number, value);
        Ok(number)
    }

    /// Writes what stands in a field.
    fn write_value(&self, number: usize, out: &mut dyn Write) -> fmt::Result {
        match self.range_of(number) {
            Some(range) => range.write(self.number_in(number), out),
            None => Ok(()),
        }
    }
}

fn field<V: Print>(number: usize) -> Option<V::Field> {
    V::fields().nth(number)
}

impl<V: Print> AnyPrint for V {
    fn count(&self) -> usize {
        V::fields().count()
    }

    fn find(&self, name: &str) -> Option<usize> {
        V::fields().position(|field| {
            let mut rest = Same(name);
            V::name(field, &mut rest).is_ok() && rest.0.is_empty()
        })
    }

    fn write_name(&self, number: usize, out: &mut dyn Write) -> fmt::Result {
        field::<V>(number).map_or(Ok(()), |field| V::name(field, out))
    }

    fn range_of(&self, number: usize) -> Option<Range> {
        field::<V>(number).and_then(|field| self.range(field))
    }

    fn number_in(&self, number: usize) -> i32 {
        field::<V>(number).map_or(0, |field| self.get(field))
    }

    fn supplied_in(&self, number: usize) -> i32 {
        V::default().number_in(number)
    }

    fn put_in(&mut self, number: usize, value: i32) {
        if let Some(field) = field::<V>(number) {
            self.set(field, value);
        }
    }

    fn is_as_supplied(&self) -> bool {
        *self == V::default()
    }

    fn reset(&mut self) {
        *self = V::default();
    }

    fn is_sound(&self) -> bool {
        self.check().is_ok()
    }

    fn is_to_blame(&self, number: usize) -> bool {
        let mut without = *self;
        without.put_in(number, self.supplied_in(number));
        without.check() != self.check()
    }

    fn write_bytes(&self, mut sink: &mut dyn Sink) -> Result<(), BytesError> {
        self.check().map_err(|_| BytesError::Impossible)?;
        self.put(&mut sink)
    }

    fn read_bytes(&mut self, bytes: &[u8]) -> Result<(), BytesError> {
        let mut reader = Reader::new(bytes);
        let values = V::take(&mut reader)?;
        reader.end()?;
        values.check().map_err(|_| BytesError::Impossible)?;
        *self = values;
        Ok(())
    }
}
