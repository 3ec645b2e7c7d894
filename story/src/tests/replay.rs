//! A game that was played is told from its save as it was when it was played, from whatever the save was kept in.

use engine::artifact::{Artifact, Setup};
use engine::dealer::Told;
use engine::game::Odds;
use engine::record::Record;
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;
use handheld::games::GameUi;
use handheld::play::{Dealing, LOG, Play, Shell};
use handheld::save::{self, SaveError};
use handheld::settings::{Name, Roster};
use handheld::take_home;

use super::*;
use crate::replay::{damaged, retell, saved};
use crate::tale::Entry;

fn shell(seeds: Seeds) -> Shell {
    let names = ["Anna", "Bob", "Zoë", "", "Emil"];
    let roster = Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    };
    Shell::new(roster, Dealing::Device(engine::chance::Seed(seeds.deal())))
}

/// The save of a tale, in which every tenth decision was taken back once.
fn save_of<G: Tell + GameUi>(tale: &Tale<G>, number: u64, to: usize) -> Vec<u8> {
    let mut record: Box<Record<G, LOG>> = Box::new(Record::new(tale.game));
    for (place, step) in tale.steps.iter().enumerate().take(to) {
        match &step.entry {
            Entry::Decision { seat, action, .. } => {
                if place % 10 == 0 {
                    record.decide(*seat, *action).unwrap();
                    record.undo_past_barrier().unwrap();
                }
                record.decide(*seat, *action).unwrap();
            }
            Entry::Chance { outcome, .. } => {
                let mut told = Told(|_: &Odds<G::Outcome>| Some(*outcome));
                record.deal(&mut told).unwrap();
            }
            Entry::Correction { .. } => panic!("nobody corrects anything"),
        }
    }
    if to >= tale.steps.len() {
        record.close().unwrap();
    }
    let header = save::header_of(&tale.game, &shell(Seeds { number })).unwrap();
    [header.as_slice(), record.entries()].concat()
}

fn loaded(save: &[u8]) -> Play {
    let mut play = None;
    save::load(save, &mut play).unwrap();
    play.unwrap()
}

/// The texts of the codes.
fn codes(save: &[u8]) -> Vec<String> {
    let play = loaded(save);
    let piece = |number| {
        let mut text = String::new();
        take_home::write_piece(&play, number, &mut text).unwrap();
        text
    };
    (0..take_home::pieces(&play)).map(piece).collect()
}

fn told_again(save: &[u8], json: bool) -> String {
    let mut told = Vec::new();
    retell(save, json, &mut told).unwrap();
    String::from_utf8(told).unwrap()
}

/// Told from its codes, a game has the same entries, states and end.
fn is_told_as_it_was<G: Tell + GameUi>(game: &G, number: u64) {
    let tale = tale(game, number, false);
    let codes = codes(&save_of(&tale, number, usize::MAX));
    assert!(codes.len() > 1);
    let mut backwards = codes.clone();
    backwards.reverse();
    backwards.push(codes[0].clone());
    let save = saved(backwards.join("\n").as_bytes()).unwrap();
    let lines = told_again(&save, true);
    let again: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut before = objects(&tale);
    let (first, first_again) = (before.remove(0), &again[0]);
    assert_eq!(again[1..], before);
    for field in ["game", "deal_seed", "options", "state", "players"] {
        assert_eq!(first[field], first_again[field], "{field}");
    }
    assert_eq!(first_again["decisions"], "played");
    assert_eq!(first_again["names"][0], "Anna");
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (again, was) = (words(&told_again(&save, false)), words(&text::text(&tale)));
    let (_, again) = again.split_once("The device dealt.").unwrap();
    let (_, was) = was.split_once("common sense.").unwrap();
    assert_eq!(again, was);
}

#[test]
fn every_game_is_told_from_its_codes_as_it_was_played() {
    is_told_as_it_was(&Artifact::new(Setup::base(3)).unwrap(), 7);
    is_told_as_it_was(&Artifact::new(Setup::base(5)).unwrap(), 8);
    is_told_as_it_was(
        &Warehouse51::new(engine::warehouse51::Setup::of(4)).unwrap(),
        7,
    );
    is_told_as_it_was(
        &ArtifactStack::new(engine::stack::Setup::base(3)).unwrap(),
        7,
    );
}

fn short() -> (Tale<ArtifactStack>, Vec<u8>) {
    let game = ArtifactStack::new(engine::stack::Setup::base(2)).unwrap();
    let tale = tale(&game, 3, false);
    let save = save_of(&tale, 3, usize::MAX);
    (tale, save)
}

#[test]
fn a_save_and_the_lines_of_the_serial_port_tell_the_same_as_the_codes() {
    let (_, save) = short();
    let row = |bytes: &[u8]| -> String {
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("save {digits}\n")
    };
    let rows: String = save.chunks(64).map(row).collect();
    let lines = format!("game stack\nover\nevent 1 something\n{rows}ok\n");
    assert_eq!(saved(lines.as_bytes()).unwrap(), save);
    assert_eq!(saved(&save).unwrap(), save);
    let of_codes = saved(codes(&save).join(" ").as_bytes()).unwrap();
    assert!(of_codes.len() < save.len(), "nothing that was taken back");
    assert_eq!(told_again(&of_codes, false), told_again(&save, false));
}

#[test]
fn a_game_that_is_not_over_is_told_so_far() {
    let (tale, _) = short();
    let save = save_of(&tale, 3, 40);
    let text = told_again(&save, false);
    assert!(text.contains("Anna (Blue) and Bob (Red)"), "{text}");
    assert!(text.contains("not over"), "{text}");
    let last = told_again(&save, true);
    assert!(last.lines().last().unwrap().contains("\"entry\":40"));
}

/// Why nothing is told.
fn refused(given: &str) -> String {
    match saved(given.as_bytes()) {
        Err(Failure::Failed(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_missing_damaged_or_of_another_game_is_said() {
    let (_, save) = short();
    let all = codes(&save);
    assert!(refused("hello").contains("no game"));
    assert!(refused(&all[1..].join("\n")).contains("missing: 1"));
    for at in 0..all[0].len() {
        let mut letters = all[0].clone().into_bytes();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let damaged = String::from_utf8(letters).unwrap();
        let given = format!("{damaged}\n{}", all[1..].join("\n"));
        assert!(saved(given.as_bytes()).is_err(), "{at}");
    }
    let game = ArtifactStack::new(engine::stack::Setup::base(2)).unwrap();
    let other = super::tale(&game, 4, false);
    let other = codes(&save_of(&other, 4, usize::MAX));
    let mixed = format!("{} {}", all[0], other[1]);
    assert!(refused(&mixed).contains("another game"));
    assert!(retell(b"PMSV nonsense", false, &mut Vec::new()).is_err());
}

#[test]
fn a_piece_has_only_letters_that_need_little_room() {
    let (_, save) = short();
    for text in codes(&save) {
        assert!(text.len() <= handheld::qr::CAPITALS);
        let is_small =
            |letter: u8| letter.is_ascii_uppercase() || b"0123456789:/".contains(&letter);
        assert!(text.bytes().all(is_small), "{text}");
    }
}

/// What a scanner makes of the text of a code.
type Variant = fn(&str) -> String;

fn in_lines(text: &str, width: usize, between: &str) -> String {
    let lines = text.as_bytes().chunks(width);
    let lines = lines.map(|line| std::str::from_utf8(line).unwrap());
    lines.collect::<Vec<_>>().join(between)
}

#[test]
fn the_texts_of_codes_are_read_however_a_scanner_gives_them() {
    let (_, save) = short();
    let all = codes(&save);
    let whole = saved(all.join("\n").as_bytes()).unwrap();
    let variants: [(&str, Variant); 15] = [
        ("in quotes", |text| format!("\"{text}\"")),
        ("in single quotes", |text| format!("'{text}'")),
        ("in printed quotes", |text| format!("„{text}“")),
        ("in small letters", |text| text.to_lowercase()),
        ("behind a mark of order", |text| format!("\u{FEFF}{text}")),
        ("in a list", |text| format!("12:03,\"{text}\",QR_CODE")),
        ("in brackets", |text| format!("({text})")),
        ("behind a name", |text| format!("text={text}")),
        ("before other words", |text| {
            format!("{text} QR CODE COPIED")
        }),
        ("in lines of 76", |text| in_lines(text, 76, "\n")),
        ("in lines of 20", |text| in_lines(text, 20, "\r\n")),
        ("in lines of 5", |text| in_lines(text, 5, "\n  ")),
        ("as a mail breaks them", |text| in_lines(text, 76, "=\r\n")),
        ("as a mail quotes them", |text| in_lines(text, 72, "\n> ")),
        ("quoted, small and broken", |text| {
            format!("\"{}\"", in_lines(text, 40, "\n").to_lowercase())
        }),
    ];
    for (what, variant) in variants {
        let given: Vec<String> = all.iter().map(|text| variant(text)).collect();
        for between in ["\n", " ", "\n\n"] {
            let read = saved(given.join(between).as_bytes());
            assert_eq!(read.ok().as_ref(), Some(&whole), "{what}");
        }
    }
    assert_eq!(saved(all.concat().as_bytes()).unwrap(), whole);
}

#[test]
fn a_code_that_lost_a_line_is_damaged_and_says_which() {
    let (_, save) = short();
    let all = codes(&save);
    let (front, back) = all[1].split_at(100);
    let given = format!("{}\n{front}\n{}\n", all[0], &back[40..]).to_lowercase();
    assert!(refused(&given).contains("text 2 is damaged"));
}

/// What is said of a save that cannot be told.
fn told_of(save: &[u8]) -> String {
    match retell(save, false, &mut Vec::new()) {
        Err(Failure::Failed(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_wrong_with_a_save_is_a_sentence() {
    let (_, save) = short();
    let changed = |at: usize, byte: u8| {
        let mut save = save.clone();
        save[at] = byte;
        save
    };
    let end = save.len();
    let mut sentences = vec![
        told_of(b"PMSV"),
        told_of(&changed(4, 99)),
        damaged(SaveError::OtherGame(99)),
        damaged(SaveError::OtherRules(99)),
        told_of(&save[..30]),
        told_of(&changed(end - 1, 0xFF)),
        told_of(&[&save[..end - 1], &[0xF9]].concat()),
    ];
    for at in (60..end).step_by(3) {
        if let Err(Failure::Failed(why)) = retell(&changed(at, 0x7E), false, &mut Vec::new()) {
            sentences.push(why);
        }
    }
    for sentence in &sentences {
        let words = sentence.split(' ').count();
        let is_plain = !sentence.contains(['{', '}', '(', ')', '_']) && !sentence.contains("::");
        assert!(words > 4 && is_plain, "{sentence}");
    }
    for part in [
        "newer version",
        "a game that this version does not have",
        "rules 99",
        "beginning of the save is damaged",
        "comes something that cannot happen there",
    ] {
        let is_said = sentences.iter().any(|sentence| sentence.contains(part));
        assert!(is_said, "{part} in {sentences:#?}");
    }
}
