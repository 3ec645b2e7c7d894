//! Fills the numbered places of a text, so that each language keeps its own word order:
//! `{0}` is the first argument, `{0|coin|coins}` the word that fits the number in it.

use core::fmt::{Debug, Result, Write};

use super::{Language, Ui};

/// Something of a game that has a name in each language, and perhaps another one within a sentence.
pub trait Named: Debug {
    /// Writes the name.
    fn write(&self, language: Language, out: &mut dyn Write) -> Result;
}

/// What goes into a place.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A number: it also decides between `{0|one|many}`.
    Number(i32),
    /// Text as it is.
    Text(&'a str),
    /// The name of a player.
    Name(&'a str),
    /// A text of the screens that has no places of its own.
    Ui(Ui),
    /// A thing of a game, in the language of the text.
    Thing(&'a dyn Named),
}

/// Writes a text with its places filled. A place without an argument stays empty.
///
/// ```
/// use handheld::text::{Arg, Language, Ui, say};
/// let mut line = heapless::String::<32>::new();
/// let left = Ui::PressesLeftDetail.text(Language::English);
/// assert!(say(&mut line, Language::English, left, &[Arg::Number(3)]).is_ok());
/// assert_eq!(line, "presses to go");
/// ```
pub fn say(out: &mut dyn Write, language: Language, text: &str, args: &[Arg<'_>]) -> Result {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.write_str(before)?;
        let Some((place, behind)) = after.split_once('}') else {
            return out.write_str(after);
        };
        fill(out, language, place, args)?;
        rest = behind;
    }
    out.write_str(rest)
}

fn fill(out: &mut dyn Write, language: Language, place: &str, args: &[Arg<'_>]) -> Result {
    let mut parts = place.split('|');
    let number = parts.next().and_then(|number| number.parse::<usize>().ok());
    let Some(arg) = number.and_then(|number| args.get(number)) else {
        return Ok(());
    };
    match (parts.next(), parts.next()) {
        (Some(one), Some(many)) => out.write_str(match arg {
            Arg::Number(1) => one,
            _ => many,
        }),
        _ => write_arg(out, language, arg),
    }
}

fn write_arg(out: &mut dyn Write, language: Language, arg: &Arg<'_>) -> Result {
    match *arg {
        Arg::Number(number) => write!(out, "{number}"),
        Arg::Text(text) | Arg::Name(text) => out.write_str(text),
        Arg::Ui(ui) => out.write_str(ui.text(language)),
        Arg::Thing(thing) => thing.write(language, out),
    }
}
