//! Printed values that were changed, as the owner of another box has them: `--values NAME=VALUE,...`.
//! A name is the place where the value stands in the first object of a story in JSON, with slashes
//! between its parts: `values/joker`, `tiles/pottery.3/points`.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::Failure;
use crate::options::Options;
use crate::tell::Tell;

/// What is printed in the box of a game.
pub trait Print: Default {
    /// Replaces what stands in one place of the set-up object, with so many players.
    fn print(&mut self, players: u8, name: &[&str], given: &str) -> Result<(), Misprint>;
}

/// Why a value cannot be replaced.
#[derive(PartialEq, Debug)]
pub enum Misprint {
    /// Nothing of that name is printed.
    Unknown,
    /// It is, but something else could stand there.
    Expected(String),
}

/// A number that may be printed.
pub trait Number: FromStr {
    /// What can be given for it.
    const RANGE: &'static str;
}

impl Number for u8 {
    const RANGE: &'static str = "a number from 0 to 255";
}

impl Number for i8 {
    const RANGE: &'static str = "a number from -128 to 127";
}

impl Number for u16 {
    const RANGE: &'static str = "a number from 0 to 65535";
}

/// Replaces a number.
pub fn number<N: Number>(place: &mut N, given: &str) -> Result<(), Misprint> {
    let given = given.parse();
    *place = given.map_err(|_| Misprint::Expected(N::RANGE.into()))?;
    Ok(())
}

/// Replaces yes by no, or no by yes.
pub fn switch(place: &mut bool, given: &str) -> Result<(), Misprint> {
    word(place, given, [("true", true), ("false", false)])
}

/// Replaces a word by one of those that can stand there.
pub fn word<T>(
    place: &mut T,
    given: &str,
    words: impl IntoIterator<Item = (&'static str, T)>,
) -> Result<(), Misprint> {
    let mut known = Vec::new();
    for (name, meaning) in words {
        if name == given {
            *place = meaning;
            return Ok(());
        }
        known.push(name);
    }
    Err(Misprint::Expected(known.join(", ")))
}

/// The number at a place of an array, from 0.
pub fn nth<'v>(numbers: &'v mut [u8], place: &str) -> Result<&'v mut u8, Misprint> {
    let place = place.parse::<usize>().ok();
    let number = place.and_then(|place| numbers.get_mut(place));
    number.ok_or(Misprint::Unknown)
}

/// The member that has a name.
pub fn named<T: Copy, N: AsRef<str>>(
    members: impl IntoIterator<Item = T>,
    name_of: impl Fn(T) -> N,
    name: &str,
) -> Result<T, Misprint> {
    let mut members = members.into_iter();
    let found = members.find(|one| name_of(*one).as_ref() == name);
    found.ok_or(Misprint::Unknown)
}

/// The printed values, with those replaced that the command line names.
pub fn printed<V: Print>(options: &mut Options) -> Result<V, Failure> {
    let mut values = V::default();
    let players = options.players;
    for (name, given) in pairs(options.take("values").as_deref())? {
        let parts: Vec<&str> = name.split('/').collect();
        values
            .print(players, &parts, given)
            .map_err(|misprint| match misprint {
                Misprint::Unknown => unknown(name),
                Misprint::Expected(what) => Failure::Usage(format!(
                    "--values sets {name} to {given:?}: expected {what}"
                )),
            })?;
    }
    Ok(values)
}

/// Each name with its value.
fn pairs(given: Option<&str>) -> Result<Vec<(&str, &str)>, Failure> {
    let given = given.into_iter().flat_map(|given| given.split(','));
    given
        .map(|pair| {
            pair.split_once('=').ok_or_else(|| {
                Failure::Usage(format!("--values has {pair:?}: expected NAME=VALUE"))
            })
        })
        .collect()
}

fn unknown(name: &str) -> Failure {
    Failure::Usage(format!(
        "--values changes {name:?}: expected where a printed value stands in the first object of \
         the same story with --json, like values/joker"
    ))
}

/// Refuses what is printed in the box but not played with.
pub fn all_in_play<G: Tell>(game: &G, given: Option<&str>) -> Result<(), Failure> {
    let leaves = leaves(game);
    let mut pairs = pairs(given)?.into_iter();
    let nowhere = pairs.find(|(name, _)| !leaves.iter().any(|(one, _)| one == name));
    nowhere.map_or(Ok(()), |(name, _)| Err(unknown(name)))
}

/// A printed value that was changed.
pub struct Change {
    /// Where it stands in the set-up object.
    pub name: String,
    /// What is printed in the box.
    pub printed: Value,
    /// What is played with.
    pub now: Value,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Change { name, printed, now } = self;
        write!(f, "{name} is {} instead of {}", bare(now), bare(printed))
    }
}

/// Everything that is not as it is printed. What only follows from that is not told again.
pub fn changes<G: Tell>(game: &G) -> Vec<Change> {
    let printed = crate::json::object(game.as_printed().values_json());
    let differs = |(name, now): (String, Value)| {
        let printed = printed.pointer(&format!("/{name}"))?.clone();
        let is_changed = printed != now && is_printed(game, &name, &now);
        is_changed.then_some(Change { name, printed, now })
    };
    leaves(game).into_iter().filter_map(differs).collect()
}

/// Can this be replaced, rather than follow from what is printed?
pub fn is_printed<G: Tell>(game: &G, name: &str, value: &Value) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    let mut values = G::Values::default();
    values.print(game.seats(), &parts, &bare(value)) != Err(Misprint::Unknown)
}

/// Everything that the set-up object says of the box and its values, by name.
pub fn leaves<G: Tell>(game: &G) -> Vec<(String, Value)> {
    let mut leaves = Vec::new();
    let whole = crate::json::object(game.values_json());
    collect(&whole, "", &mut leaves);
    leaves
}

fn collect(value: &Value, name: &str, leaves: &mut Vec<(String, Value)>) {
    let below = |part: &str| match name {
        "" => part.to_owned(),
        _ => format!("{name}/{part}"),
    };
    match value {
        Value::Object(fields) => {
            for (part, value) in fields {
                collect(value, &below(part), leaves);
            }
        }
        Value::Array(items) => {
            for (place, value) in items.iter().enumerate() {
                collect(value, &below(&place.to_string()), leaves);
            }
        }
        leaf => leaves.push((name.to_owned(), leaf.clone())),
    }
}

/// A value as the command line has it: a string without its quotation marks.
pub fn bare(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
