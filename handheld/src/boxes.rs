//! My box: what is printed in people's own box of a game, as bytes that are kept and as a text that
//! they read and write. The text has a line for the game and a line for each value; what is not
//! named is as supplied. `docs/my-box.md` describes it.

use core::fmt::{self, Write};

use engine::bytes::BytesError;
use engine::print::{Misprint, Range};

use crate::games::{Draft, GameKind};
use crate::text::{Language, three};

/// The most bytes of a box.
pub const BYTES: usize = 288;

/// A box as bytes: none if everything is as supplied.
pub type Bytes = heapless::Vec<u8, BYTES>;

/// The version that is written.
const VERSION: u8 = 1;

/// The most values that are printed in a box.
const FIELDS: usize = 352;
/// The most boxes in a text.
const BOXES: usize = 4;
/// So many values are in a piece of a text.
const VALUES_A_PIECE: usize = 20;

/// The values of a set-up as bytes; `None` if they cannot be played with.
pub fn write(draft: &Draft) -> Option<Bytes> {
    let printed = draft.rows().printed();
    let mut bytes = Bytes::new();
    if printed.is_as_supplied() {
        return Some(bytes);
    }
    let is_written = printed.is_sound()
        && bytes.push(VERSION).is_ok()
        && printed.write_bytes(&mut bytes).is_ok();
    is_written.then_some(bytes)
}

/// Puts the values of a box into a set-up. Those that cannot be read, or not be played with, are an
/// error: then the set-up has the values supplied.
pub fn read(bytes: &[u8], draft: &mut Draft) -> Result<(), BytesError> {
    let printed = draft.rows_mut().printed_mut();
    printed.reset();
    match bytes.split_first() {
        None => Ok(()),
        Some((&VERSION, values)) => printed.read_bytes(values),
        Some(_) => Err(BytesError::Impossible),
    }
}

/// How many pieces the text of a box has.
pub fn pieces(draft: &Draft) -> usize {
    draft.rows().printed().count().div_ceil(VALUES_A_PIECE)
}

/// Writes a piece of the text of a box, from 0: every value on a line, those as supplied as remarks.
pub fn write_text(draft: &Draft, piece: usize, out: &mut dyn Write) -> fmt::Result {
    if piece == 0 {
        writeln!(out, "{GAME} {}", draft.kind().info().key)?;
    }
    let printed = draft.rows().printed();
    let first = piece * VALUES_A_PIECE;
    let last = (first + VALUES_A_PIECE).min(printed.count());
    for number in first..last {
        if printed.range_of(number).is_none() {
            continue;
        }
        if printed.number_in(number) == printed.supplied_in(number) {
            out.write_str("# ")?;
        }
        printed.write_name(number, out)?;
        out.write_str(" = ")?;
        printed.write_value(number, out)?;
        out.write_char('\n')?;
    }
    Ok(())
}

/// What a line that names a game begins with.
const GAME: &str = "game";

/// What is wrong with a line of a text.
#[derive(Clone, Copy, Debug)]
enum Wrong {
    /// It is neither a game nor a value.
    NoLine,
    /// There is no game of this name here.
    NoGame,
    /// The game has been named before.
    Twice,
    /// A value comes before any game.
    BeforeGame,
    /// The value has been given before, on this line.
    Again(u16),
    /// The value cannot be replaced by this.
    Value(Misprint),
}

impl Wrong {
    /// Writes it as a sentence.
    fn write(self, language: Language, out: &mut dyn Write) -> fmt::Result {
        let words = match self {
            Wrong::NoLine => language.pick(three!(
                "expected a name, = and a value, or game and its name",
                "erwartet: Name = Wert, oder game und sein Name",
                "verwacht: naam = waarde, of game en de naam"
            )),
            Wrong::NoGame => language.pick(three!(
                "there is no such game here",
                "dieses Spiel gibt es hier nicht",
                "dat spel is hier niet"
            )),
            Wrong::Twice => language.pick(three!(
                "this game has been named before",
                "dieses Spiel wurde schon genannt",
                "dit spel is al genoemd"
            )),
            Wrong::BeforeGame => language.pick(three!(
                "no game has been named yet",
                "noch kein Spiel wurde genannt",
                "er is nog geen spel genoemd"
            )),
            Wrong::Again(line) => {
                let words = language.pick(three!(
                    "given before, on line",
                    "schon in Zeile",
                    "al op regel"
                ));
                return write!(out, "{words} {line}");
            }
            Wrong::Value(Misprint::Unknown) => language.pick(three!(
                "nothing of this name is printed",
                "nichts mit diesem Namen ist gedruckt",
                "niets met deze naam is gedrukt"
            )),
            Wrong::Value(Misprint::Absent) => language.pick(three!(
                "not printed beside what this helper counts",
                "steht nicht bei dem, was gezählt wird",
                "staat niet bij wat er geteld wordt"
            )),
            Wrong::Value(Misprint::Expected(range)) => {
                out.write_str(language.pick(three!("expected ", "erwartet: ", "verwacht: ")))?;
                return write_range(range, language, out);
            }
        };
        out.write_str(words)
    }
}

fn write_range(range: Range, language: Language, out: &mut dyn Write) -> fmt::Result {
    match range {
        Range::Number { least, most } => {
            let words = language.pick(three!("a number from", "eine Zahl von", "een getal van"));
            let to = language.pick(three!("to", "bis", "tot"));
            write!(out, "{words} {least} {to} {most}")
        }
        Range::Word { count, word } => {
            for number in 0..count {
                let separator = if number == 0 { "" } else { ", " };
                write!(out, "{separator}{}", word(number))?;
            }
            Ok(())
        }
    }
}

/// A text that is read line by line. Nothing of it counts before all of it was found right.
#[derive(Clone, Debug)]
pub struct Taking {
    /// The game whose lines are read.
    draft: Option<Draft>,
    /// The line on which each of its values was given; 0 if it was not. Empty before the first game, so that
    /// nothing has to be made of it when the app starts.
    lines: heapless::Vec<u16, FIELDS>,
    /// Lines read so far.
    line: u16,
    /// The line that named the game.
    game_line: u16,
    /// Lines that are wrong.
    wrong: u16,
    /// Boxes that were read.
    whole: heapless::Vec<(GameKind, Bytes), BOXES>,
}

/// Set in the number of a line that has a part in what is wrong.
const BLAMED: u16 = 0x8000;

impl Taking {
    /// Nothing was read yet. Inlined, so that it is made where it stays.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            draft: None,
            lines: heapless::Vec::new(),
            line: 0,
            game_line: 0,
            wrong: 0,
            whole: heapless::Vec::new(),
        }
    }

    /// Forgets what was read.
    pub fn clear(&mut self) {
        self.draft = None;
        self.line = 0;
        self.wrong = 0;
        self.whole.clear();
    }

    /// Holds a box as if it had been read.
    pub fn hold(&mut self, kind: GameKind, bytes: &[u8]) {
        if let Ok(bytes) = Bytes::from_slice(bytes) {
            // There is room for every game.
            let _ = self.whole.push((kind, bytes));
        }
    }

    /// How many lines are wrong.
    pub fn wrong(&self) -> u16 {
        self.wrong
    }

    /// The boxes that were read: after [`end`](Taking::end), if no line was wrong.
    pub fn boxes(&self) -> &[(GameKind, Bytes)] {
        &self.whole
    }

    /// Reads a line, and writes what is wrong with it or with what it ends, a line each. `None` is a
    /// line that is too long or no text.
    pub fn line(
        &mut self,
        text: Option<&str>,
        games: &[GameKind],
        language: Language,
        out: &mut dyn Write,
    ) {
        self.line = self.line.saturating_add(1).min(BLAMED - 1);
        let Some(text) = text else {
            return self.tell(Wrong::NoLine, language, out);
        };
        // Some editors begin a file with a mark of the order of its bytes.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            return;
        }
        if let Some((name, given)) = text.split_once('=') {
            if let Err(wrong) = self.value(name.trim(), given.trim()) {
                self.tell(wrong, language, out);
            }
            return;
        }
        let mut words = text.split_whitespace();
        if words.next() != Some(GAME) {
            return self.tell(Wrong::NoLine, language, out);
        }
        self.end(language, out);
        let (Some(key), None) = (words.next(), words.next()) else {
            return self.tell(Wrong::NoLine, language, out);
        };
        match games.iter().find(|kind| kind.info().key == key) {
            None => self.tell(Wrong::NoGame, language, out),
            Some(kind) if self.whole.iter().any(|(other, _)| other == kind) => {
                self.tell(Wrong::Twice, language, out);
            }
            Some(kind) => {
                self.draft = Some(kind.draft());
                self.lines.clear();
                // As many as there is room for.
                let _ = self.lines.resize(FIELDS, 0);
                self.game_line = self.line;
            }
        }
    }

    fn tell(&mut self, wrong: Wrong, language: Language, out: &mut dyn Write) {
        self.wrong = self.wrong.saturating_add(1);
        // What has no room is counted all the same.
        let _ = write_line(self.line, out, |out| wrong.write(language, out));
    }

    fn value(&mut self, name: &str, given: &str) -> Result<(), Wrong> {
        let draft = match &mut self.draft {
            Some(draft) => draft,
            None if self.wrong == 0 => return Err(Wrong::BeforeGame),
            // What is wrong with the line that should have named its game was told there.
            None => return Ok(()),
        };
        let printed = draft.rows_mut().printed_mut();
        let before = printed
            .find(name)
            .and_then(|number| self.lines.get_mut(number));
        if let Some(line @ 1..) = before.as_deref() {
            return Err(Wrong::Again(*line));
        }
        printed.print(name, given).map_err(Wrong::Value)?;
        if let Some(line) = before {
            *line = self.line;
        }
        Ok(())
    }

    /// The game whose lines were read is over: its values have to be such that it can be played. Every
    /// line that has a part in what is wrong is told.
    pub fn end(&mut self, language: Language, out: &mut dyn Write) {
        let Some(mut draft) = self.draft.take() else {
            return;
        };
        while !draft.rows().printed().is_sound() {
            if !self.blame(&mut draft, language, out) {
                break;
            }
        }
        let is_new = self.whole.iter().all(|(kind, _)| *kind != draft.kind());
        if let Some(bytes) = write(&draft)
            && is_new
        {
            // There is room for every game.
            let _ = self.whole.push((draft.kind(), bytes));
        }
    }

    /// Tells the lines that have a part in what is wrong first, and takes them back; says whether any
    /// has.
    fn blame(&mut self, draft: &mut Draft, language: Language, out: &mut dyn Write) -> bool {
        let mut is_any = false;
        let rows = draft.rows();
        let printed = rows.printed();
        for (number, line) in self.lines.iter_mut().enumerate() {
            if *line == 0 || *line & BLAMED != 0 || !printed.is_to_blame(number) {
                continue;
            }
            self.wrong = self.wrong.saturating_add(1);
            is_any = true;
            let _ = write_line(*line, out, |out| {
                printed.write_name(number, out)?;
                out.write_str(": ")?;
                rows.values_problem(language, out);
                Ok(())
            });
            *line |= BLAMED;
        }
        if !is_any {
            // Several lines together, none of which alone.
            self.wrong = self.wrong.saturating_add(1);
            let _ = write_line(self.game_line, out, |out| {
                rows.values_problem(language, out);
                Ok(())
            });
        }
        let printed = draft.rows_mut().printed_mut();
        for (number, line) in self.lines.iter().enumerate() {
            if *line & BLAMED != 0 {
                printed.put_in(number, printed.supplied_in(number));
            }
        }
        is_any
    }
}

impl Default for Taking {
    fn default() -> Self {
        Self::new()
    }
}

/// Room for a line of an answer.
type Told = heapless::String<320>;

/// Writes a line about a line, whole or not at all.
fn write_line(
    line: u16,
    out: &mut dyn Write,
    sentence: impl FnOnce(&mut Told) -> fmt::Result,
) -> fmt::Result {
    let mut told = Told::new();
    write!(told, "line {line}: ")?;
    // One that is too long is cut.
    let _ = sentence(&mut told);
    let told = told.as_str();
    out.write_str(told)?;
    out.write_char('\n')
}
