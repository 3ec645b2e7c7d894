//! Printed values that were changed, as the owner of another box has them: `--values NAME=VALUE,...`.
//! A name is the place where the value stands in the first object of a story in JSON, with slashes
//! between its parts: `values/joker`, `tiles/pottery.3/points`.

use std::fmt;

use engine::print::{self, AnyPrint, Print, Range};
use serde_json::Value;

use crate::Failure;
use crate::options::Options;
use crate::tell::Tell;

/// Why a value cannot be replaced.
#[derive(PartialEq, Debug)]
pub enum Misprint {
    /// Nothing of that name is printed.
    Unknown,
    /// It is, but something else could stand there.
    Expected(String),
}

impl From<print::Misprint> for Misprint {
    fn from(misprint: print::Misprint) -> Self {
        match misprint {
            print::Misprint::Unknown | print::Misprint::Absent => Misprint::Unknown,
            print::Misprint::Expected(range) => Misprint::Expected(match range {
                Range::Number { least, most } => format!("a number from {least} to {most}"),
                Range::Word { count, word } => {
                    let words: Vec<&str> = (0..count).map(word).collect();
                    words.join(", ")
                }
            }),
        }
    }
}

/// What stands for nothing, as in the JSON.
const NOTHING: &str = "null";

/// Replaces what stands in one place of the set-up object, with so many players: a value that
/// depends on their number has no name for the others there.
pub fn replace(
    values: &mut impl AnyPrint,
    players: u8,
    name: &str,
    given: &str,
) -> Result<(), Misprint> {
    let number = values.find(name);
    let number = number.or_else(|| values.find(&format!("{name}/{players}")));
    let number = number.ok_or(Misprint::Unknown)?;
    let range = values.range_of(number).ok_or(Misprint::Unknown)?;
    let given = match range {
        Range::Number { .. } if given == NOTHING => "0",
        Range::Word { .. } if given == NOTHING => "none",
        _ => given,
    };
    let value = range.read(given);
    let value = value.ok_or_else(|| Misprint::from(print::Misprint::Expected(range)))?;
    values.put_in(number, value);
    Ok(())
}

/// The printed values, with those replaced that the command line names.
pub fn printed<V: Print>(options: &mut Options) -> Result<V, Failure> {
    let mut values = V::default();
    let players = options.players;
    for (name, given) in pairs(options.take("values").as_deref())? {
        replace(&mut values, players, name, given).map_err(|misprint| match misprint {
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
    let mut values = G::Values::default();
    replace(&mut values, game.seats(), name, &bare(value)) != Err(Misprint::Unknown)
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
