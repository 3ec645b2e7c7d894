//! The words of one line of a scenario file.

use super::ScenarioError;

/// A word, or a text in quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    Plain(String),
    Quoted(String),
}

/// What is left of a line.
pub(super) struct Words {
    line: usize,
    words: std::vec::IntoIter<Word>,
}

impl Words {
    /// Takes a line apart.
    pub(super) fn new(line: usize, text: &str) -> Result<Self, ScenarioError> {
        let mut rest = text.trim_start();
        let mut words = Vec::new();
        while !rest.is_empty() && !rest.starts_with('#') {
            let (word, behind) = match rest.strip_prefix('"') {
                Some(behind) => quoted(line, behind)?,
                None => plain(rest),
            };
            words.push(word);
            rest = behind.trim_start();
        }
        let words = words.into_iter();
        Ok(Self { line, words })
    }

    /// Are there no words left?
    pub(super) fn is_empty(&self) -> bool {
        self.words.len() == 0
    }

    /// An error about this line.
    pub(super) fn error(&self, found: &str, expected: &str) -> ScenarioError {
        error(self.line, found, expected)
    }

    /// The next word as what `read` makes of it.
    pub(super) fn read<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ScenarioError> {
        match self.words.next() {
            Some(Word::Plain(word)) => {
                read(&word).ok_or_else(|| self.error(&format!("`{word}`"), expected))
            }
            Some(Word::Quoted(text)) => Err(self.error(&format!("{text:?}"), expected)),
            None => Err(self.error("the end of the line", expected)),
        }
    }

    /// The next word, a text in quotes.
    pub(super) fn text(&mut self) -> Result<String, ScenarioError> {
        let expected = "a text in quotes";
        match self.words.next() {
            Some(Word::Quoted(text)) if text.is_empty() => {
                Err(self.error("an empty text", expected))
            }
            Some(Word::Quoted(text)) => Ok(text),
            Some(Word::Plain(word)) => Err(self.error(&format!("`{word}`"), expected)),
            None => Err(self.error("the end of the line", expected)),
        }
    }

    /// There must be nothing more.
    pub(super) fn end(mut self) -> Result<(), ScenarioError> {
        match self.words.next() {
            None => Ok(()),
            Some(Word::Plain(word)) => Err(self.error(&format!("`{word}`"), "the end of the line")),
            Some(Word::Quoted(text)) => {
                Err(self.error(&format!("{text:?}"), "the end of the line"))
            }
        }
    }
}

fn error(line: usize, found: &str, expected: &str) -> ScenarioError {
    ScenarioError {
        line,
        found: found.to_owned(),
        expected: expected.to_owned(),
    }
}

fn plain(text: &str) -> (Word, &str) {
    let end = text
        .find(|c: char| c.is_whitespace() || c == '#' || c == '"')
        .unwrap_or(text.len());
    let (word, behind) = text.split_at(end);
    (Word::Plain(word.to_owned()), behind)
}

fn quoted(line: usize, text: &str) -> Result<(Word, &str), ScenarioError> {
    let mut inside = String::new();
    let mut rest = text.chars();
    loop {
        match rest.next() {
            Some('"') => return Ok((Word::Quoted(inside), rest.as_str())),
            Some('\\') => match rest.next() {
                Some(c @ ('"' | '\\')) => inside.push(c),
                Some(c) => {
                    let found = format!("`\\{c}` in quotes");
                    return Err(error(line, &found, "`\\\"` or `\\\\`"));
                }
                None => return Err(unclosed(line)),
            },
            Some(c) => inside.push(c),
            None => return Err(unclosed(line)),
        }
    }
}

fn unclosed(line: usize) -> ScenarioError {
    error(line, "the end of the line in a text", "a closing quote")
}
