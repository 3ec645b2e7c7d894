//! Fills the numbered places of a text, so that each language keeps its own word order:
//! `{0}` is the first argument, `{0|coin|coins}` the word that fits the number in it.

use core::fmt::{Result, Write};

use engine::artifact::{Card, EndTrigger, Face, Role, Site, Tile, Track};

use super::{Language, Ui, names};

/// What goes into a place. The names of things of the game come in the language of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number: it also decides between `{0|one|many}`.
    Number(i32),
    /// Text as it is.
    Text(&'a str),
    /// The name of a player.
    Name(&'a str),
    /// A text of the screens that has no places of its own.
    Ui(Ui),
    /// A site as a label: "Middle East".
    Site(Site),
    /// A site within a sentence, after "in" or "from": "the Middle East".
    Place(Site),
    /// A card within a sentence: "pottery from Africa".
    Card(Card),
    /// The face of a card within a sentence: "pottery".
    Face(Face),
    /// A track as a label: "Workers Africa".
    Track(Track),
    /// A marker of a track within a sentence, as an object: "a museum marker".
    Marker(Track),
    /// What a tile asks for, within a sentence: "4 from the Middle East".
    Tile(Tile),
    /// A city or an archaeologist.
    Role(Role),
    /// Why the round is the last, as a sentence.
    Trigger(EndTrigger),
}

/// Writes a text with its places filled. A place without an argument stays empty.
///
/// ```
/// use handheld::text::{Arg, Language, Ui, say};
/// let mut line = heapless::String::<32>::new();
/// let coins = Ui::Coins.text(Language::German);
/// assert!(say(&mut line, Language::German, coins, &[Arg::Number(3)]).is_ok());
/// assert_eq!(line, "3 Münzen");
/// ```
pub fn say<W: Write>(out: &mut W, language: Language, text: &str, args: &[Arg<'_>]) -> Result {
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

fn fill<W: Write>(out: &mut W, language: Language, place: &str, args: &[Arg<'_>]) -> Result {
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

fn write_arg<W: Write>(out: &mut W, language: Language, arg: &Arg<'_>) -> Result {
    match *arg {
        Arg::Number(number) => write!(out, "{number}"),
        Arg::Text(text) | Arg::Name(text) => out.write_str(text),
        Arg::Ui(ui) => out.write_str(ui.text(language)),
        Arg::Site(site) => out.write_str(names::site(site, language)),
        Arg::Place(site) => out.write_str(names::place(site, language)),
        Arg::Card(card) => names::card(out, language, card),
        Arg::Face(face) => out.write_str(names::face(face, language)),
        Arg::Track(track) => out.write_str(names::track(track, language)),
        Arg::Marker(track) => out.write_str(names::marker(track, language)),
        Arg::Tile(tile) => names::tile_in_sentence(out, language, tile),
        Arg::Role(role) => out.write_str(names::role(role, language)),
        Arg::Trigger(trigger) => names::trigger(out, language, trigger),
    }
}
