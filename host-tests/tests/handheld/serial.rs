//! What the device tells over its serial port: whole lines, to the end, and after a game everything
//! that is needed to check it.

use handheld::app::Request;
use handheld::board::Board;
use handheld::save;
use handheld::settings::Settings;
use handheld::text::Language;
use host_tests::handheld_hands::{device, in_language, told};
use host_tests::handheld_positions::{Position, long_names, stored};

/// A game that is over.
fn finished() -> Position {
    stored("over-5")
}

fn answer(position: Option<&Position>, language: Language, request: Request) -> String {
    let game = position.map_or(Vec::new(), |position| position.save(&long_names()));
    let device = device(Board::SQUARE, &in_language(language), &long_names(), &game);
    told(&device, request)
}

#[test]
fn every_answer_ends_with_ok_and_has_nothing_but_whole_lines() {
    let game = finished();
    for language in Language::ALL {
        for request in Request::ALL {
            let answer = answer(Some(&game), language, request);
            assert!(answer.ends_with("\nok\n"), "{request:?}: {answer}");
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
