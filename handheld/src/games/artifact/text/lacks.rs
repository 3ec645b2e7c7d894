//! What a hand lacks for a tile: in a few words for a list, and in a sentence.

use core::fmt::{Result, Write};

use engine::artifact::{ArtifactType, Face, Lack, Site, Wanted};

use super::Thing;
use super::names;
use crate::text::{Arg, Language, Named, capital, say, texts, three};

texts! {
    /// The wordings. The first place is a number, the second what is lacking.
    pub enum Lacking {
        OfType: "{0} {1} missing", "{0}x {1} {0|fehlt|fehlen}", "nog {0}x {1} nodig";
        FromSite: "{0} from {1} missing", "{0} aus {1} {0|fehlt|fehlen}", "nog {0} uit {1} nodig";
        Sites: "{0} more {0|site|sites} missing", "{0} {0|Ort fehlt|Orte fehlen}", "nog {0} {0|opgraving|opgravingen} nodig";
        Types: "{0} more {0|type|types} missing", "{0} {0|Typ fehlt|Typen fehlen}", "nog {0} {0|type|typen} nodig";
        Any: "{0} more {0|card|cards} missing", "{0} {0|Karte fehlt|Karten fehlen}", "nog {0} {0|kaart|kaarten} nodig";
        AnyOf: "Possible: {1}.", "Möglich: {1}.", "Mogelijk: {1}.";
        AnyCard: "The last card may be any one, by New York.", "Die letzte Karte ist beliebig, dank New York.", "De laatste kaart is vrij, dankzij New York.";
    }
}

/// What is lacking, in a few words: "1 jewellery missing". Where New York leaves a choice, only how many.
pub fn lack(out: &mut dyn Write, language: Language, lack: Lack) -> Result {
    let count = Arg::Number(lack.count().into());
    let mut tell = |text: Lacking, what: &dyn Named| {
        say(
            out,
            language,
            text.text(language),
            &[count, Arg::Thing(what)],
        )
    };
    match (lack.any, only_one(lack.wanted)) {
        (1.., _) => tell(Lacking::Any, &Nothing),
        (0, Wanted::OfType(kind, _)) => tell(Lacking::OfType, &Thing::Face(Face::of(kind))),
        (0, Wanted::FromSite(site, _)) => tell(Lacking::FromSite, &Short(site)),
        (0, Wanted::Sites(..)) => tell(Lacking::Sites, &Nothing),
        (0, Wanted::Types(..)) => tell(Lacking::Types, &Nothing),
    }
}

/// A choice of one site or type is none.
fn only_one(wanted: Wanted) -> Wanted {
    let single = match wanted {
        Wanted::Sites(sites, count) if sites.len() == 1 => {
            let site = sites.iter().next();
            site.map(|site| Wanted::FromSite(site, count))
        }
        Wanted::Types(types, count) if types.len() == 1 => {
            let kind = types.iter().next();
            kind.map(|kind| Wanted::OfType(kind, count))
        }
        Wanted::OfType(..) | Wanted::FromSite(..) | Wanted::Sites(..) | Wanted::Types(..) => None,
    };
    single.unwrap_or(wanted)
}

/// The same for a page, where there is room for every name: "2 more types missing. 2 of these: ...".
pub fn lack_in_full(out: &mut dyn Write, language: Language, it: Lack) -> Result {
    let plain = Lack { any: 0, ..it };
    let first = if it.wanted.count() == 0 { it } else { plain };
    let mut sentence: heapless::String<96> = heapless::String::new();
    lack(&mut sentence, language, first)?;
    let mut letters = sentence.chars();
    if let Some(letter) = letters.next() {
        capital(letter).try_for_each(|letter| out.write_char(letter))?;
    }
    out.write_str(letters.as_str())?;
    out.write_char('.')?;
    let choice = match it.wanted {
        Wanted::Sites(sites, count) => count > 0 && sites.len() > 1,
        Wanted::Types(types, count) => count > 0 && types.len() > 1,
        Wanted::OfType(..) | Wanted::FromSite(..) => false,
    };
    if choice {
        let args = [
            Arg::Number(it.wanted.count().into()),
            Arg::Thing(&Among(it.wanted)),
        ];
        out.write_char(' ')?;
        say(out, language, Lacking::AnyOf.text(language), &args)?;
    }
    if it.any > 0 && it.wanted.count() > 0 {
        out.write_char(' ')?;
        out.write_str(Lacking::AnyCard.text(language))?;
    }
    Ok(())
}

/// A site in a line that has no room for the longest names.
#[derive(Debug)]
struct Short(Site);

impl Named for Short {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        out.write_str(names::site_medium(self.0, language))
    }
}

/// No name at all, for a wording without a place for one.
#[derive(Debug)]
struct Nothing;

impl Named for Nothing {
    fn write(&self, _language: Language, _out: &mut dyn Write) -> Result {
        Ok(())
    }
}

/// The sites or types that one card would have to be of.
#[derive(Debug)]
struct Among(Wanted);

impl Named for Among {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        let or = language.pick(three!(" or ", " oder ", " of "));
        let site = |site: Site| names::site(site, language);
        let kind = |kind: ArtifactType| names::face(Face::of(kind), language);
        match self.0 {
            Wanted::Sites(sites, _) => joined(out, sites.iter().map(site), or),
            Wanted::Types(types, _) => joined(out, types.iter().map(kind), or),
            Wanted::OfType(..) | Wanted::FromSite(..) => Ok(()),
        }
    }
}

/// "Asia, America or Africa".
fn joined(out: &mut dyn Write, names: impl Iterator<Item = &'static str>, last: &str) -> Result {
    let mut names = names.peekable();
    let mut first = true;
    while let Some(name) = names.next() {
        let between = match (first, names.peek()) {
            (true, _) => "",
            (false, None) => last,
            (false, Some(_)) => ", ",
        };
        out.write_str(between)?;
        out.write_str(name)?;
        first = false;
    }
    Ok(())
}
