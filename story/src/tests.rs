//! Stories are checked as an outsider would: the text against a page that somebody has read, the
//! JSON by an auditor who knows the rules and nothing of the engine.

mod artifact;
mod reading;
mod replay;
mod situations;
mod stack;
mod values;
mod verify;
mod warehouse51;

use std::path::PathBuf;

use serde_json::Value;

use crate::tale::{Seeds, Tale, play};
use crate::tell::Tell;
use crate::{Failure, json, text};
use reading::Finding;

type Auditor = fn(&[Value]) -> Finding;

fn tale<G: Tell>(game: &G, number: u64, plain: bool) -> Tale<G> {
    play(game, Seeds { number }, plain).unwrap()
}

fn objects<G: Tell>(tale: &Tale<G>) -> Vec<Value> {
    json::objects(tale).collect()
}

/// No line of the text is too long, or has what must not be in it.
fn told_well<G: Tell>(tale: &Tale<G>, never: &str, what: &str) {
    for line in text::text(tale).lines() {
        assert!(line.chars().count() <= 96, "{what}: {line}");
        assert!(!line.contains(never), "{what}: {line}");
    }
}

fn audited<G: Tell>(tale: &Tale<G>, audit: Auditor, what: &str) {
    if let Err(finding) = audit(&objects(tale)) {
        panic!("{what}: {finding}");
    }
}

/// What is wrong in one place of one object after the first, where it was as given, is found.
fn noticed(whole: &[Value], audit: Auditor, pointer: &str, from: &Value, to: Value) {
    let mut spoilt = whole.to_vec();
    let place = spoilt
        .iter_mut()
        .skip(1)
        .find_map(|object| object.pointer_mut(pointer).filter(|value| *value == from));
    *place.unwrap_or_else(|| panic!("{pointer} is never {from}")) = to;
    assert!(audit(&spoilt).is_err(), "{pointer} went unnoticed");
}

/// What is wrong in one place of the last object is found.
fn noticed_at_the_end(whole: &[Value], audit: Auditor, pointer: &str, to: Value) {
    let told = whole.last().and_then(|end| end.pointer(pointer));
    let told = told.unwrap_or_else(|| panic!("there is no {pointer}"));
    noticed(whole, audit, pointer, told, to);
}

fn one_number_one_story<G: Tell>(game: &G) {
    let told = |number| text::text(&tale(game, number, false));
    assert_eq!(told(3), told(3));
    assert_ne!(told(3), told(4));
}

fn each_line_is_an_object<G: Tell>(game: &G) {
    for object in objects(&tale(game, 1, false)) {
        let line = object.to_string();
        assert!(!line.contains('\n'));
        assert_eq!(serde_json::from_str::<Value>(&line).unwrap(), object);
    }
}

/// What a command line writes.
fn written(arguments: &str) -> String {
    let mut told = Vec::new();
    let parser = lexopt::Parser::from_args(arguments.split_whitespace());
    crate::write(parser, &mut told).unwrap_or_else(|failure| panic!("{arguments}: {failure:?}"));
    String::from_utf8(told).unwrap()
}

/// The objects that a command line writes.
fn written_objects(arguments: &str) -> Vec<Value> {
    let told = written(&format!("{arguments} --json"));
    let lines = told.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

/// The words of a text, wherever its lines end.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Each of these command lines is refused, with a message that has these words in it.
fn refused(game: &str, cases: &[(&str, &str)]) {
    for (arguments, expected) in cases {
        let given = ["--game", game].into_iter().chain(arguments.split(' '));
        match crate::write(lexopt::Parser::from_args(given), &mut std::io::sink()) {
            Err(Failure::Usage(said)) => assert!(said.contains(expected), "{arguments}: {said}"),
            other => panic!("{arguments}: {other:?}"),
        }
    }
}

/// Compares with the golden story.
fn the_story_that_was_read(name: &str, told: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("stories")
        .join(name);
    let compared = golden::Mode::of_environment().check(&path, told.as_bytes());
    assert_eq!(compared, Ok(()));
}
