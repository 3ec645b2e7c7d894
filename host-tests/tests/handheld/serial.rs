//! What the device tells over its serial port: whole lines, to the end, and after a game everything
//! that is needed to check it.

use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::save;
use handheld::settings::Settings;
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, asked, device, in_language, told};
use host_tests::handheld_positions::{Position, long_names, stored};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::{CutStorage, MemoryStorage};

/// A game that is over.
fn finished() -> Position {
    stored("over-5")
}

fn answer(position: Option<&Position>, language: Language, request: Request) -> String {
    let game = position.map_or(Vec::new(), |position| position.save(&long_names()));
    let mut device = device(Board::SQUARE, &in_language(language), &long_names(), &game);
    asked(&mut device, request)
}

#[test]
fn every_answer_ends_with_ok_and_has_nothing_but_whole_lines() {
    let game = finished();
    for language in Language::ALL {
        for request in Request::ALL {
            let answer = answer(Some(&game), language, request);
            assert_eq!(answer.lines().last(), Some("ok"), "{request:?}: {answer}");
            assert!(answer.ends_with('\n'), "{request:?}: {answer}");
            assert!(!answer.contains("\n\n"), "{request:?}: {answer}");
        }
    }
}

#[test]
fn every_event_of_a_game_is_told_in_order() {
    let game = finished();
    for language in Language::ALL {
        let answer = answer(Some(&game), language, Request::Log);
        let events: Vec<&str> = answer
            .lines()
            .filter_map(|line| line.strip_prefix("event "))
            .collect();
        assert!(events.len() > 100, "only {} events", events.len());
        for (number, event) in (1..).zip(&events) {
            let (said, text) = event.split_once(' ').unwrap();
            assert_eq!(said, number.to_string());
            assert!(text.len() > 3, "{event}");
        }
    }
}

#[test]
fn after_the_end_the_save_and_the_standings_are_told() {
    let game = finished();
    let answer = answer(Some(&game), Language::English, Request::Log);
    assert!(answer.contains("\nover\n"), "{answer}");
    let hash = format!("\nhash {:016x}\n", game.log.hash());
    assert!(answer.contains(&hash), "{answer}");
    assert!(answer.contains("\nplace 1 player "), "{answer}");
    let hex: String = answer
        .lines()
        .filter_map(|line| line.strip_prefix("save "))
        .collect();
    let bytes: Vec<u8> = (0..hex.len() / 2)
        .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let mut play = None;
    assert_eq!(save::load(&bytes, &mut play), Ok(()));
    assert_eq!(play.unwrap().game().hash(), game.log.hash());
}

#[test]
fn without_a_game_there_is_no_log() {
    let answer = answer(None, Language::English, Request::Log);
    assert_eq!(answer, "error no game\n");
}

#[test]
fn settings_are_told_by_name() {
    let device = device(
        Board::WIDE,
        &Settings {
            high_contrast: true,
            dim_after: 15,
            ..in_language(Language::Dutch)
        },
        &long_names(),
        &[],
    );
    let answer = told(&device, Request::Settings);
    for line in ["language nl", "high_contrast true", "dim_after 15 seconds"] {
        assert!(answer.lines().any(|said| said == line), "{answer}");
    }
}

/// The commands that take the last decision of a game back, from the menu: below the same game again.
const UNDO: [Command; 5] = [
    Command::Ok,
    Command::Menu,
    Command::Down,
    Command::Down,
    Command::Ok,
];

fn finished_and_friendly() -> Device<MemoryStorage, Seeded> {
    let settings = Settings {
        friendly_undo: true,
        ..Settings::default()
    };
    let save = finished().save(&long_names());
    device(Board::SQUARE, &settings, &long_names(), &save)
}

#[test]
fn before_its_secrets_are_told_a_finished_game_can_be_reopened() {
    let mut device = finished_and_friendly();
    for request in [Request::Version, Request::Settings] {
        asked(&mut device, request);
    }
    device.give_all(&UNDO);
    let play = device.app().world().play.as_ref().unwrap();
    let over = finished();
    assert!(play.game().entries().starts_with(over.log.entries()));
    assert!(!play.is_over());
    let answer = asked(&mut device, Request::Log);
    assert!(answer.contains("\nrunning\n") && !answer.contains("\nsave "));
}

#[test]
fn once_its_secrets_are_told_a_finished_game_stays_finished() {
    let over = Some(finished().log.hash());
    let mut device = finished_and_friendly();
    assert!(asked(&mut device, Request::Log).contains("\nsave "));
    for _ in 0..2 {
        device.give_all(&UNDO);
        assert_eq!(device.app().state_hash(), over);
        assert!(device.says(Ui::GameClosedDetail.text(Language::English)));
        assert!(asked(&mut device, Request::Log).contains("\nsave "));
        device.power_cycle().unwrap();
    }
}

#[test]
fn secrets_are_not_told_before_nobody_can_act_on_them() {
    // Nobody asked first, so the game is not closed.
    let device = finished_and_friendly();
    let answer = told(&device, Request::Log);
    assert_eq!(answer, "error the end of the game is not stored\n");
    // The end cannot be stored.
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = finished().save(&long_names());
    let broken = CutStorage::new(storage).fail_after_writes(0);
    let mut device = Device::new(Board::SQUARE, broken, Seeded::new(1)).unwrap();
    for _ in 0..2 {
        let answer = asked(&mut device, Request::Log);
        assert_eq!(answer, "error the end of the game is not stored\n");
    }
}

#[test]
fn the_seed_is_shown_when_people_close_the_game_and_not_before() {
    let seed: String = finished()
        .seed
        .0
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let mut device = finished_and_friendly();
    let says_seed = |device: &mut Device<MemoryStorage, Seeded>| {
        // The seed is broken into lines.
        device
            .texts()
            .concat()
            .replace(' ', "")
            .contains(&seed[..16])
    };
    device.give_all(&[
        Command::Up,
        Command::Up,
        Command::Up,
        Command::Up,
        Command::Ok,
    ]);
    assert!(device.says(Ui::About.text(Language::English)));
    assert!(!says_seed(&mut device));
    device.give(Command::Ok);
    assert!(says_seed(&mut device), "{:?}", device.texts());
    device.power_cycle().unwrap();
    device.give_all(&UNDO);
    assert_eq!(device.app().state_hash(), Some(finished().log.hash()));
}
