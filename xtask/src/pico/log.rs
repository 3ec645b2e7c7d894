//! The firmware's log: defmt sends the numbers of its sentences and their values as bytes; the
//! sentences are the names of symbols in the firmware's file. Read here are the kinds of values that
//! this firmware sends.

use std::collections::BTreeMap;

use object::{Object, ObjectSection, ObjectSymbol};
use serde_json::Value;
use simulator::runner::Fault;

/// Ends a packed message.
const END: u8 = 0;
/// Ends a text that was formatted on the device.
const END_OF_TEXT: u8 = 0xFF;
/// Ends a sequence of formatted parts: no sentence has this number.
const END_OF_SEQUENCE: u16 = 0;
/// A byte that stands for so many bytes none of which is zero.
const LONG_RUN: u8 = 0xFF;

/// The sentences of a firmware.
pub struct Sentences {
    by_number: BTreeMap<u16, String>,
    /// What comes before every message.
    timestamp: String,
}

impl Sentences {
    /// Those of a firmware's ELF file.
    pub fn of(elf: &[u8]) -> Result<Self, Fault> {
        let file = object::File::parse(elf)?;
        let section = file.section_by_name(".defmt");
        let section = section.ok_or("the firmware has no log")?.index();
        let mut sentences = Self {
            by_number: BTreeMap::new(),
            timestamp: String::new(),
        };
        for symbol in file.symbols() {
            if symbol.section_index() == Some(section) {
                sentences.add(symbol.name()?, symbol.address())?;
            }
        }
        Ok(sentences)
    }

    /// A symbol's name is JSON that says what it is; others are the linker's.
    fn add(&mut self, name: &str, address: u64) -> Result<(), Fault> {
        let Ok(symbol) = serde_json::from_str::<Value>(name) else {
            return Ok(());
        };
        let text = |field: &str| symbol.get(field).and_then(Value::as_str);
        let sentence = text("data").ok_or("a symbol of the log has no sentence")?;
        if text("tag") == Some("defmt_timestamp") {
            self.timestamp = sentence.to_owned();
        } else {
            self.by_number
                .insert(u16::try_from(address)?, sentence.to_owned());
        }
        Ok(())
    }

    /// Takes the whole messages out of the bytes that came.
    pub fn read(&self, bytes: &mut Vec<u8>) -> Result<Vec<String>, Fault> {
        let mut messages = Vec::new();
        while let Some(end) = bytes.iter().position(|byte| *byte == END) {
            let frame: Vec<u8> = bytes.drain(..=end).take(end).collect();
            if !frame.is_empty() {
                messages.push(self.message(&unpacked(&frame)?)?);
            }
        }
        Ok(messages)
    }

    fn message(&self, frame: &[u8]) -> Result<String, Fault> {
        let mut values = Values {
            sentences: self,
            bytes: frame,
        };
        let sentence = values.sentence()?;
        values.put_into(&self.timestamp)?;
        values.put_into(sentence)
    }

    fn numbered(&self, number: u16) -> Result<&str, Fault> {
        let sentence = self.by_number.get(&number);
        Ok(sentence.ok_or_else(|| format!("the log has no sentence {number}"))?)
    }
}

/// A frame as it was before it was packed so that no byte is zero (rzCOBS). It is read backwards:
/// a code comes behind the bytes that it stands for.
fn unpacked(frame: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut packed = frame.iter().rev().copied();
    let mut bytes = Vec::new();
    while let Some(code) = packed.next() {
        let are_zero: Vec<bool> = match code {
            LONG_RUN => vec![false; 134],
            0x80.. => [vec![true], vec![false; usize::from(code & 0x7F) + 7]].concat(),
            _ => (0..7).rev().map(|bit| code >> bit & 1 == 1).collect(),
        };
        for is_zero in are_zero {
            bytes.push(if is_zero {
                0
            } else {
                packed.next().ok_or("a frame of the log is cut short")?
            });
        }
    }
    bytes.reverse();
    Ok(bytes)
}

/// The values of a message, one after the other.
struct Values<'a> {
    sentences: &'a Sentences,
    bytes: &'a [u8],
}

impl<'a> Values<'a> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let (array, rest) = self
            .bytes
            .split_first_chunk()
            .ok_or("a message of the log is cut short")?;
        self.bytes = rest;
        Ok(*array)
    }

    fn text(&mut self, length: usize) -> Result<String, Fault> {
        let (text, rest) = self
            .bytes
            .split_at_checked(length)
            .ok_or("a text of the log is cut short")?;
        self.bytes = rest;
        Ok(str::from_utf8(text)?.to_owned())
    }

    fn sentence(&mut self) -> Result<&'a str, Fault> {
        let number = u16::from_le_bytes(self.array()?);
        self.sentences.numbered(number)
    }

    /// The sentence with its values in the places for them: `{=type:hint}`.
    fn put_into(&mut self, sentence: &str) -> Result<String, Fault> {
        let mut filled = String::new();
        let mut rest = sentence;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, found) = rest.split_at(at);
            filled.push_str(before);
            // A brace that is meant as one stands twice.
            if let Some(after) = found
                .strip_prefix("{{")
                .or_else(|| found.strip_prefix("}}"))
            {
                filled.extend(found.chars().next());
                rest = after;
                continue;
            }
            let (place, after) = found
                .split_once('}')
                .ok_or("a sentence of the log has half a place")?;
            filled.push_str(&self.value(place.trim_start_matches('{'))?);
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    fn value(&mut self, place: &str) -> Result<String, Fault> {
        let (kind, hint) = place.split_once(':').unwrap_or((place, ""));
        Ok(match kind.trim_start_matches('=') {
            "u8" => number(u8::from_le_bytes(self.array()?), hint),
            "u16" => number(u16::from_le_bytes(self.array()?), hint),
            "u32" | "usize" => number(u32::from_le_bytes(self.array()?), hint),
            "u64" => number(u64::from_le_bytes(self.array()?), hint),
            "i8" => i8::from_le_bytes(self.array()?).to_string(),
            "i16" => i16::from_le_bytes(self.array()?).to_string(),
            "i32" | "isize" => i32::from_le_bytes(self.array()?).to_string(),
            "i64" => i64::from_le_bytes(self.array()?).to_string(),
            "bool" => (self.array()? != [0]).to_string(),
            "str" => {
                let length = u32::from_le_bytes(self.array()?);
                self.text(length as usize)?
            }
            "istr" => self.sentence()?.to_owned(),
            "?" | "" => self.formatted()?,
            "__internal_Debug" | "__internal_Display" => self.formatted_there()?,
            "__internal_FormatSequence" => self.sequence()?,
            other => return Err(format!("the log has a value of kind {other}").into()),
        })
    }

    /// A value that brings a sentence of its own; one of several, if it is an enum's.
    fn formatted(&mut self) -> Result<String, Fault> {
        let sentence = self.sentence()?;
        if !sentence.contains('|') {
            return self.put_into(sentence);
        }
        let [variant] = self.array()?;
        let sentence = sentence.split('|').nth(variant.into());
        self.put_into(sentence.ok_or("the log has an unknown variant")?)
    }

    /// A text that the device itself made of a value.
    fn formatted_there(&mut self) -> Result<String, Fault> {
        let length = self.bytes.iter().position(|byte| *byte == END_OF_TEXT);
        let text = self.text(length.ok_or("a text of the log has no end")?)?;
        let _end: [u8; 1] = self.array()?;
        Ok(text)
    }

    fn sequence(&mut self) -> Result<String, Fault> {
        let mut parts = String::new();
        loop {
            match u16::from_le_bytes(self.array()?) {
                END_OF_SEQUENCE => return Ok(parts),
                number => parts.push_str(&self.put_into(self.sentences.numbered(number)?)?),
            }
        }
    }
}

/// A number as a hint wants it: in hexadecimal, and with so many digits at least.
fn number(number: impl Into<u64>, hint: &str) -> String {
    let number = number.into();
    let width = hint.trim_end_matches(['x', 'X']).parse().unwrap_or(0);
    match hint.chars().last() {
        Some('x') => format!("{number:0width$x}"),
        Some('X') => format!("{number:0width$X}"),
        _ => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sentences as this firmware has them, by their numbers.
    fn sentences() -> Sentences {
        let mut sentences = Sentences {
            by_number: BTreeMap::new(),
            timestamp: String::new(),
        };
        let symbols = [
            (0, "defmt_timestamp", "{=u64:us}"),
            (1, "defmt_error", "crash {=u32:08X} at {=str}"),
            (2, "defmt_warn", "noise refused: {}"),
            (3, "defmt_derived", "Stuck|Biased {{ ones: {=u16} }}"),
            (4, "defmt_error", "no display: {}"),
            (5, "defmt_prim", "{=__internal_Debug}"),
            (6, "defmt_info", "{=f32}"),
            (7, "defmt_prim", "{=__internal_FormatSequence}"),
        ];
        for (number, tag, data) in symbols {
            let name = serde_json::json!({"package": "p", "tag": tag, "data": data});
            sentences.add(&name.to_string(), number).unwrap();
        }
        sentences.add("_defmt_encoding_ = rzcobs", 0).unwrap();
        sentences
    }

    /// A message of that number, a second after the start.
    fn message(number: u16, values: &[u8]) -> Result<String, String> {
        let time = 1_000_000u64.to_le_bytes();
        let frame = [&number.to_le_bytes(), &time[..], values].concat();
        let read = sentences().message(&frame);
        read.map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_crash_is_told_with_its_code_and_its_place() {
        let values = [&0xBEEFu32.to_le_bytes()[..], &5u32.to_le_bytes(), b"a.rs:"].concat();
        assert_eq!(message(1, &values).unwrap(), "crash 0000BEEF at a.rs:");
    }

    #[test]
    fn values_bring_sentences_of_their_own() {
        assert_eq!(message(2, &[3, 0, 0]).unwrap(), "noise refused: Stuck");
        assert_eq!(
            message(2, &[3, 0, 1, 0x2C, 1]).unwrap(),
            "noise refused: Biased { ones: 300 }"
        );
        assert_eq!(
            message(4, &[5, 0, b'o', b'h', 0xFF]).unwrap(),
            "no display: oh"
        );
        let twice = [7, 0, 5, 0, b'o', 0xFF, 5, 0, b'h', 0xFF, 0, 0];
        assert_eq!(message(4, &twice).unwrap(), "no display: oh");
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        let values = [&[0; 4][..], &9u32.to_le_bytes(), b"a.rs:"].concat();
        for (number, values) in [
            (1, values.as_slice()),
            (1, &[1, 2, 3]),
            (2, &[3, 0, 2]),
            (4, &[5, 0, b'o']),
            (6, &[0; 4]),
            (99, &[]),
        ] {
            assert!(message(number, values).is_err(), "{number}");
        }
    }

    #[test]
    fn frames_are_unpacked() {
        let long: Vec<u8> = (1..=134).collect();
        for (packed, wanted) in [
            // Seven bytes, the zeros among them as bits of the code, the first one's the lowest.
            (vec![1, 2, 0b110_1011], vec![0, 0, 1, 0, 2, 0, 0]),
            (
                vec![1, 2, 3, 4, 5, 6, 7, 0x80],
                vec![1, 2, 3, 4, 5, 6, 7, 0],
            ),
            ([&long[..], &[0xFF]].concat(), long.clone()),
        ] {
            assert_eq!(unpacked(&packed).unwrap(), wanted, "{packed:?}");
        }
        assert!(unpacked(&[1, 2, 0x80]).is_err());
    }

    #[test]
    fn half_a_message_waits_for_its_rest() {
        let sentences = sentences();
        // Sentence 4, time 0, sentence 5, an "o" and its end: fourteen bytes.
        let frame = [4, 0b111_1110, 5, b'o', 0xFF, 0b001_0111, 0];
        let mut bytes = frame[..4].to_vec();
        assert!(sentences.read(&mut bytes).unwrap().is_empty());
        assert_eq!(bytes, frame[..4]);
        bytes.extend_from_slice(&frame[4..]);
        assert_eq!(sentences.read(&mut bytes).unwrap(), ["no display: o"]);
        assert!(bytes.is_empty());
    }
}
