//! `cargo xtask syllables`: finds the syllables that long texts are packed by, of the texts as they are today, and
//! writes them to `handheld/src/text/packed`. Any list packs any text; after much writing another packs it better.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use handheld::games::{GameKind, HelpTopic, artifact, stack, warehouse51};
use handheld::text::packed::Packed;
use handheld::text::{Language, help};

/// A byte has so many numbers.
const SYLLABLES: usize = 256;
/// So many are thought of before the least useful are left out.
const CANDIDATES: usize = 420;
/// The width of a line of the list.
const WIDTH: usize = 100;

/// Finds and writes the syllables of every language.
pub fn syllables() -> Result<(), String> {
    for language in Language::ALL {
        let texts = texts(language);
        let syllables = found(&texts);
        let uses = uses(&texts, &syllables);
        let packed: usize = uses.values().sum();
        let length: usize = texts.iter().map(String::len).sum();
        println!("{language:?}: {packed} of {length} bytes");
        let name = format!("{language:?}");
        let file = format!("{}.rs", name.to_lowercase());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../handheld/src/text/packed");
        fs::write(folder.join(file), module(&name, &syllables))
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// What is packed: help pages, and what is said in lessons.
fn texts(language: Language) -> Vec<String> {
    let own = |kind: &GameKind| {
        let info = kind.info();
        let written = move |topic| match topic {
            HelpTopic::Own(_, number) => Some(packed(info.pages, number.into(), language)),
            HelpTopic::Shared(_) => None,
        };
        info.topics().filter_map(written)
    };
    let shared = help::Topic::ALL.iter();
    let shared = shared.map(|topic| help::page(*topic, language).as_str().to_owned());
    let pages = GameKind::OFFERED.iter().flat_map(own).chain(shared);
    let lessons = [
        (
            &artifact::text::LESSON_TEXTS,
            artifact::text::LessonText::ALL.len(),
        ),
        (
            &stack::text::LESSON_TEXTS,
            stack::text::LessonText::ALL.len(),
        ),
        (
            &warehouse51::text::LESSON_TEXTS,
            warehouse51::text::LessonText::ALL.len(),
        ),
    ];
    let lessons = lessons
        .into_iter()
        .flat_map(|(texts, count)| (0..count).map(|number| texts.page(number, language)));
    pages
        .chain(lessons.map(|text| text.as_str().to_owned()))
        .collect()
}

/// A page as it is written: its places are not filled.
fn packed(pages: &Packed, number: usize, language: Language) -> String {
    let mut text = String::new();
    // A string takes everything.
    let _ = pages.write(number, language, &mut text);
    text
}

/// The syllables that pack texts well.
fn found(texts: &[String]) -> BTreeSet<String> {
    let mut syllables = joined(texts);
    while syllables.len() > SYLLABLES {
        let uses = uses(texts, &syllables);
        let saved = |syllable: &String| {
            uses.get(syllable.as_str()).unwrap_or(&0) * (syllable.chars().count() - 1)
        };
        let longer = syllables
            .iter()
            .filter(|syllable| syllable.chars().nth(1).is_some());
        let mut least: Vec<(usize, String)> = longer.map(|one| (saved(one), one.clone())).collect();
        least.sort();
        // What one did, others do when it is gone: only some at a time.
        let count = ((syllables.len() - SYLLABLES) / 4).max(1);
        for (_, syllable) in least.into_iter().take(count) {
            syllables.remove(&syllable);
        }
    }
    syllables
}

/// All letters, and what comes of joining the two neighbours that meet most often, again and again.
fn joined(texts: &[String]) -> BTreeSet<String> {
    let mut rows: Vec<Vec<String>> = texts
        .iter()
        .map(|text| text.chars().map(String::from).collect())
        .collect();
    let mut syllables: BTreeSet<String> = rows.iter().flatten().cloned().collect();
    while syllables.len() < CANDIDATES {
        let mut meetings: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for two in rows.iter().flat_map(|row| row.windows(2)) {
            if let [first, second] = two {
                *meetings.entry((first, second)).or_default() += 1;
            }
        }
        let Some(((first, second), _)) = meetings.into_iter().max_by_key(|(_, count)| *count)
        else {
            break;
        };
        let (first, second) = (first.to_owned(), second.to_owned());
        let both = format!("{first}{second}");
        for row in &mut rows {
            *row = with_joined(row, &first, &second, &both);
        }
        syllables.insert(both);
    }
    syllables
}

fn with_joined(row: &[String], first: &str, second: &str, both: &str) -> Vec<String> {
    let mut joined = Vec::with_capacity(row.len());
    let mut rest = row;
    loop {
        rest = match rest {
            [a, b, behind @ ..] if a == first && b == second => {
                joined.push(both.to_owned());
                behind
            }
            [a, behind @ ..] => {
                joined.push(a.clone());
                behind
            }
            [] => return joined,
        };
    }
}

/// How often each syllable is used where always the longest is taken, as the compiler does.
fn uses<'s>(texts: &[String], syllables: &'s BTreeSet<String>) -> BTreeMap<&'s str, usize> {
    let mut uses = BTreeMap::new();
    for text in texts {
        let mut rest = text.as_str();
        while let Some(first) = rest.chars().next() {
            let with_first = syllables.range(first.to_string()..);
            let longest = with_first
                .take_while(|syllable| syllable.starts_with(first))
                .filter(|syllable| rest.starts_with(syllable.as_str()))
                .max_by_key(|syllable| syllable.len());
            let Some(longest) = longest else {
                break;
            };
            *uses.entry(longest.as_str()).or_default() += 1;
            rest = rest.strip_prefix(longest.as_str()).unwrap_or_default();
        }
    }
    uses
}

/// The module with the list.
fn module(language: &str, syllables: &BTreeSet<String>) -> String {
    let mut lines = vec![String::from("   ")];
    for syllable in syllables {
        let syllable = format!(" {syllable:?},");
        let last = lines
            .last_mut()
            .filter(|line| line.chars().count() + syllable.chars().count() <= WIDTH);
        match last {
            Some(line) => line.push_str(&syllable),
            None => lines.push(format!("   {syllable}")),
        }
    }
    format!(
        "//! The syllables of {language}, in the order of their bytes. Found by `cargo xtask syllables`.\n\n\
         use crate::text::{{Row, row}};\n\n\
         /// One for each byte.\n\
         #[rustfmt::skip]\n\
         pub const SYLLABLES: Row = row![\n{}\n];\n",
        lines.join("\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn the_longest_syllable_is_taken() {
        let syllables = owned(&["a", "an", "and", "d", "n"]).into_iter().collect();
        let uses = uses(&owned(&["andan", "nad"]), &syllables);
        let expected = [("a", 1), ("an", 1), ("and", 1), ("d", 1), ("n", 1)];
        assert_eq!(uses, BTreeMap::from(expected));
    }

    #[test]
    fn what_meets_most_often_is_joined_first() {
        let row = owned(&["a", "b", "a", "b", "b"]);
        assert_eq!(with_joined(&row, "a", "b", "ab"), ["ab", "ab", "b"]);
        let few = joined(&owned(&["abab", "ab"]));
        assert!(few.into_iter().eq(owned(&["a", "ab", "abab", "b"])));
    }
}
