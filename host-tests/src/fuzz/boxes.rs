//! My box: the number of a game and the bytes of a box of it, or a text with boxes. What is accepted is
//! written as it was, and can be played with.

use handheld::boxes;
use handheld::games::{Draft, GameKind};
use handheld::text::Language;

use super::mutate::{mutate, tweak};
use super::target::{Became, Target};
use crate::play::{Chance, below};

/// The reading of boxes.
pub const TARGET: Target = Target {
    name: "boxes",
    seeds,
    reshape,
    seal: |_| (),
    attempt,
};

/// What a text begins with, in place of the number of a game.
const TEXT: u8 = b'#';

/// Lines of every kind that can be played with, in any selection, by game.
const SECTIONS: [&[&str]; 3] = [
    &[
        "game artifact",
        "values/huts = 9",
        "tiles/pottery.3/points = 7",
        "tracks/ship/spaces/0 = 6",
        "values/first_year = 1911",
        "values/copies/gold = 2 # ours",
    ],
    &[
        "game warehouse51",
        "values/bank = 19",
        "relics/excalibur/auction = open",
        "relics/golden_fleece/mark = blessed",
        "relics/aladdins_lamp/amount = 9",
        "relics/holy_grail/counterfeit_card = true",
    ],
    &[
        "game stack",
        "values/dig = 2",
        "helpers/curator/counts = stars",
        "helpers/curator/of = 2",
        "cards/curse_blessing.1/effect/name = pay",
        "values/monsters/cross = -3",
    ],
];

/// A text with some of these lines.
fn any_text(rng: &mut Chance) -> Vec<u8> {
    let mut text = vec![TEXT, b'\n'];
    for lines in SECTIONS {
        for (number, line) in lines.iter().enumerate() {
            if number == 0 || below(2, rng) == 0 {
                text.extend_from_slice(line.as_bytes());
                text.push(b'\n');
            }
        }
    }
    text
}

/// Boxes in which a value is one more, as far as that can be played with.
fn changed(kind: GameKind) -> impl Iterator<Item = Draft> {
    let count = kind.draft().rows().printed().count();
    (0..count).filter_map(move |number| {
        let mut draft = kind.draft();
        let printed = draft.rows_mut().printed_mut();
        printed.put_in(number, printed.number_in(number) + 1);
        (printed.is_sound() && !printed.is_as_supplied()).then_some(draft)
    })
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for kind in GameKind::OFFERED {
        for draft in changed(*kind).step_by(40) {
            let bytes = boxes::write(&draft).unwrap_or_default();
            seeds.push([&[kind.info().id], bytes.as_slice()].concat());
            let text = simulator::boxes::text(&draft);
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let text: String = lines.map(|line| format!("{line}\n")).collect();
            seeds.push([&[TEXT], text.as_bytes()].concat());
        }
    }
    seeds
}

fn reshape(input: &mut Vec<u8>, other: &[u8], rng: &mut Chance) {
    match (input.split_first_mut(), other.split_first()) {
        (Some((&mut TEXT, _)), _) if below(3, rng) > 0 => *input = any_text(rng),
        (Some((game, bytes)), Some((others, other))) if *game != TEXT && game == others => {
            tweak(bytes, other, rng);
        }
        _ => mutate(input, other, rng),
    }
}

fn attempt(input: &[u8]) -> Became {
    match input.split_first() {
        Some((&TEXT, text)) => attempt_text(&String::from_utf8_lossy(text)),
        Some((game, bytes)) => match GameKind::from_id(*game) {
            Some(kind) => attempt_bytes(kind, bytes),
            None => Became::refused(0),
        },
        None => Became::refused(1),
    }
}

fn attempt_bytes(kind: GameKind, bytes: &[u8]) -> Became {
    let mut draft = kind.draft();
    if let Err(error) = boxes::read(bytes, &mut draft) {
        assert!(draft.rows().printed().is_as_supplied());
        return Became::refused(format!("{error:?}"));
    }
    assert!(draft.rows().printed().is_sound());
    let written = boxes::write(&draft).unwrap_or_default();
    // Nothing is kept of what is as supplied.
    assert!(written == bytes || draft.rows().printed().is_as_supplied());
    Became::accepted((kind.info().id, bytes.len()))
}

fn attempt_text(text: &str) -> Became {
    let read = |text: &str| simulator::boxes::read(text, GameKind::OFFERED, Language::English);
    match read(text) {
        Ok(boxes) => {
            for (kind, bytes) in &boxes {
                let mut draft = kind.draft();
                assert!(boxes::read(bytes, &mut draft).is_ok());
                let again = read(&simulator::boxes::text(&draft));
                assert_eq!(again, Ok(vec![(*kind, bytes.clone())]));
            }
            let lengths: Vec<usize> = boxes.iter().map(|(_, bytes)| bytes.len()).collect();
            Became::accepted(lengths)
        }
        Err(told) => {
            assert!(!told.is_empty());
            assert!(
                told.iter().all(|line| line.starts_with("line ")),
                "{told:?}"
            );
            let kinds = told.iter().filter_map(|line| line.split_once(": "));
            let kinds: Vec<&str> = kinds.map(|(_, what)| what).collect();
            Became::refused(kinds.join(" "))
        }
    }
}
