//! Long texts in half their room: a byte stands for a syllable of its language. They are written as plain text; the
//! compiler packs them, and they are unpacked when they are shown. `cargo xtask syllables` finds the syllables.

mod dutch;
mod english;
mod german;

use core::fmt::{Result, Write};

use super::{Arg, Language, Row, say};

/// Room for a help page.
pub type PageText = heapless::String<640>;

/// Packed texts, in every language.
#[derive(Debug)]
pub struct Packed {
    /// In the order of the languages.
    pub(crate) languages: [PackedRow; 3],
}

/// Packed texts of one language, one behind the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedRow {
    /// The numbers of their syllables.
    pub bytes: &'static [u8],
    /// Where each text begins. It ends where the next begins.
    pub starts: &'static [u16],
}

impl Packed {
    /// The text with a number, as a page.
    pub fn page(&self, number: usize, language: Language) -> PageText {
        let mut page = PageText::new();
        // Every page has room: a test unpacks them all.
        let _ = self.write(number, language, &mut page);
        page
    }

    /// Writes the text with a number with its places filled, as [`say`] does.
    pub fn say(
        &self,
        number: usize,
        language: Language,
        args: &[Arg<'_>],
        out: &mut dyn Write,
    ) -> Result {
        let mut sentence = Sentence::new();
        self.write(number, language, &mut sentence)?;
        say(out, language, &sentence, args)
    }

    /// Writes the text with a number; beyond the last there is nothing to write.
    pub fn write(&self, number: usize, language: Language, out: &mut dyn Write) -> Result {
        let [english, german, dutch] = &self.languages;
        let (texts, syllables) = match language {
            Language::English => (english, &english::SYLLABLES),
            Language::German => (german, &german::SYLLABLES),
            Language::Dutch => (dutch, &dutch::SYLLABLES),
        };
        texts
            .bytes(number)
            .iter()
            .try_for_each(|syllable| out.write_str(syllables.text(usize::from(*syllable))))
    }
}

/// Room for a sentence before its places are filled.
type Sentence = heapless::String<160>;

impl PackedRow {
    fn bytes(&self, number: usize) -> &'static [u8] {
        let start = self
            .starts
            .get(number)
            .copied()
            .map_or(self.bytes.len(), usize::from);
        let end = self
            .starts
            .get(number + 1)
            .copied()
            .map_or(self.bytes.len(), usize::from);
        self.bytes.get(start..end).unwrap_or_default()
    }
}

/// Packs the texts of an enum, which a function has for each of `ALL` in a language.
macro_rules! packed {
    ($kind:ident, $written:path) => {
        $crate::text::packed::Packed {
            languages: [
                $crate::text::packed::packed!($kind, $written, English),
                $crate::text::packed::packed!($kind, $written, German),
                $crate::text::packed::packed!($kind, $written, Dutch),
            ],
        }
    };
    ($kind:ident, $written:path, $language:ident) => {{
        use $crate::text::packed::{PackedRow, Packing};

        const COUNT: usize = $kind::ALL.len();
        #[allow(clippy::indexing_slicing)] // the compiler checks it
        const TEXTS: [&str; COUNT] = {
            let mut texts = [""; COUNT];
            let mut number = 0;
            while number < COUNT {
                texts[number] = $written($kind::ALL[number], $crate::text::Language::$language);
                number += 1;
            }
            texts
        };
        const LENGTH: usize = $crate::text::packed::length(&TEXTS);
        #[allow(long_running_const_eval)] // a second or two
        const PACKING: Packing<LENGTH, COUNT> =
            Packing::new(&TEXTS, $crate::text::Language::$language);
        static BYTES: [u8; PACKING.length] = PACKING.bytes();
        static STARTS: [u16; COUNT] = PACKING.starts;
        PackedRow {
            bytes: &BYTES,
            starts: &STARTS,
        }
    }};
}
pub(crate) use packed;

/// How long texts are together.
#[allow(clippy::indexing_slicing)] // the compiler checks it
pub(crate) const fn length(texts: &[&str]) -> usize {
    let mut length = 0;
    let mut number = 0;
    while number < texts.len() {
        length += texts[number].len();
        number += 1;
    }
    length
}

/// Texts of one language while the compiler packs them.
pub(crate) struct Packing<const MOST: usize, const COUNT: usize> {
    bytes: [u8; MOST],
    /// How many bytes there are of it.
    pub length: usize,
    /// Where each text begins.
    pub starts: [u16; COUNT],
}

#[allow(clippy::indexing_slicing, clippy::panic)] // the compiler checks it
impl<const MOST: usize, const COUNT: usize> Packing<MOST, COUNT> {
    /// Packs texts.
    pub const fn new(texts: &[&str; COUNT], language: Language) -> Self {
        let syllables = match language {
            Language::English => Syllables::new(english::SYLLABLES),
            Language::German => Syllables::new(german::SYLLABLES),
            Language::Dutch => Syllables::new(dutch::SYLLABLES),
        };
        let mut bytes = [0; MOST];
        let mut length = 0;
        let mut starts = [0; COUNT];
        let mut number = 0;
        while number < COUNT {
            assert!(length <= u16::MAX as usize, "too many texts for one row");
            starts[number] = length as u16;
            let text = texts[number].as_bytes();
            let mut place = 0;
            while place < text.len() {
                let (syllable, letters) = syllables.at(place, text);
                bytes[length] = syllable;
                length += 1;
                place += letters;
            }
            number += 1;
        }
        Packing {
            bytes,
            length,
            starts,
        }
    }

    /// The bytes there are.
    pub const fn bytes<const LENGTH: usize>(&self) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        let mut place = 0;
        while place < LENGTH {
            bytes[place] = self.bytes[place];
            place += 1;
        }
        bytes
    }
}

/// The syllables of a language as the compiler looks them up.
struct Syllables {
    /// All of them, in the order of their bytes.
    bytes: &'static [u8],
    /// Where each begins; it ends where the next begins.
    starts: [u16; 257],
    /// The first that begins with a byte or a greater one.
    firsts: [u16; 257],
}

#[allow(clippy::indexing_slicing, clippy::panic)] // the compiler checks it
impl Syllables {
    const fn new(row: Row) -> Self {
        let bytes = row.texts.as_bytes();
        let count = row.starts.len();
        assert!(count <= 256, "a byte has no number for so many");
        let mut starts = [bytes.len() as u16; 257];
        let mut firsts = [count as u16; 257];
        let mut byte = 0;
        let mut number = 0;
        while number < count {
            starts[number] = row.starts[number];
            let first = bytes[starts[number] as usize] as usize;
            assert!(first + 1 >= byte, "the syllables are not in order");
            while byte <= first {
                firsts[byte] = number as u16;
                byte += 1;
            }
            number += 1;
        }
        Syllables {
            bytes,
            starts,
            firsts,
        }
    }

    /// The longest syllable that begins at a place of a text, and its length.
    const fn at(&self, place: usize, text: &[u8]) -> (u8, usize) {
        let first = text[place] as usize;
        let mut number = self.firsts[first] as usize;
        let last = self.firsts[first + 1] as usize;
        let mut found = 0;
        let mut longest = 0;
        while number < last {
            let start = self.starts[number] as usize;
            let length = self.starts[number + 1] as usize - start;
            if length > longest && place + length <= text.len() {
                // The first byte is the same.
                let mut same = 1;
                while same < length && text[place + same] == self.bytes[start + same] {
                    same += 1;
                }
                if same == length {
                    found = number as u8;
                    longest = length;
                }
            }
            number += 1;
        }
        assert!(longest > 0, "a letter is not among the syllables");
        (found, longest)
    }
}
