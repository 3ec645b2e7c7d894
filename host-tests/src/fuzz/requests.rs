//! The serial port: the number of a device, and bytes that a computer sends it. Lines are taken as
//! the firmware takes them.

use std::sync::OnceLock;

use handheld::app::{Piece, Request};
use handheld::storage::Slot;

use super::mutate::mutate;
use super::saves::{games, switched_on};
use super::target::{Became, Target};
use crate::play::{Chance, below};

/// The answers to requests.
pub const TARGET: Target = Target {
    name: "requests",
    seeds,
    reshape,
    seal: |_| (),
    attempt,
};

/// What can be asked for; the last is none.
const LINES: [&str; 8] = [
    "help",
    "version",
    "settings",
    "log",
    "box",
    "take box",
    "screenshot",
    "seed",
];
/// More pieces than any answer has.
const TOO_MANY: usize = 2000;

/// What the devices have stored: nothing, or a game somewhere between beginning and end.
fn devices() -> &'static [Vec<u8>] {
    static DEVICES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    DEVICES.get_or_init(|| [vec![Vec::new()], games()].concat())
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for device in 0..devices().len() as u8 {
        for line in LINES {
            seeds.push([&[device], line.as_bytes(), b"\r\n"].concat());
        }
    }
    seeds
}

/// Another request, and spaces about it.
fn reshape(input: &mut Vec<u8>, other: &[u8], rng: &mut Chance) {
    if below(2, rng) == 0 {
        mutate(input, other, rng);
        return;
    }
    let line = LINES.get(below(LINES.len(), rng)).copied();
    let space = [" ", "\t", "\n", "\u{a0}", ""].get(below(5, rng)).copied();
    input.extend_from_slice(space.unwrap_or_default().as_bytes());
    input.extend_from_slice(line.unwrap_or_default().as_bytes());
    input.extend_from_slice(space.unwrap_or_default().as_bytes());
}

fn attempt(input: &[u8]) -> Became {
    let Some((device, sent)) = input.split_first() else {
        return Became::refused(0);
    };
    let device = usize::from(*device) % devices().len();
    let save = devices().get(device).map_or(&[][..], Vec::as_slice);
    let mut device = switched_on(Slot::Game, save);
    let mut became = Vec::new();
    // More lines take longer and tell nothing new.
    for line in sent.split(|byte| matches!(byte, b'\n' | b'\r')).take(4) {
        let Some(request) = str::from_utf8(line).ok().and_then(Request::parse) else {
            became.push(0);
            continue;
        };
        device.app_mut().asked(request);
        let answer = answered(|number, piece| device.app().answer(request, number, piece));
        is_an_answer(&answer);
        became.push(answer.len() + 1);
    }
    if became.iter().any(|length| *length > 0) {
        Became::accepted(became)
    } else {
        Became::refused(became)
    }
}

/// All pieces of an answer.
fn answered(mut piece_of: impl FnMut(usize, &mut Piece) -> bool) -> String {
    let mut answer = String::new();
    let mut piece = Piece::new();
    for number in 0..TOO_MANY {
        let is_more = piece_of(number, &mut piece);
        answer.push_str(&piece);
        if !is_more {
            return answer;
        }
    }
    panic!("the answer does not end: {answer}");
}

/// Whole lines, the last of which says that it is the last; and of a game that runs no secret.
fn is_an_answer(answer: &str) {
    assert!(answer.ends_with('\n'), "{answer:?}");
    let last = answer.lines().last().unwrap_or_default();
    assert!(last == "ok" || last.starts_with("error "), "{answer:?}");
    assert!(!answer.contains("\n\n"), "{answer:?}");
    let is_running = answer.lines().any(|line| line == "running");
    let is_secret = |line: &str| {
        let mut words = line.split(' ');
        matches!(words.next(), Some("save" | "seed" | "hash" | "place"))
    };
    assert!(!(is_running && answer.lines().any(is_secret)), "{answer:?}");
}
