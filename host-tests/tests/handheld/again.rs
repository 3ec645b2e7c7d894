//! After the end: the menu inside a game that is over, and the same game again.

use handheld::board::{Board, Command};
use handheld::settings::{Roster, Settings};
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, device};
use host_tests::handheld_positions::{anywhere, full, long_names};
use host_tests::handheld_presses::{Artifact, ArtifactStack, Counts, Warehouse51};

use Command::{Down, Menu, Ok as Yes};

#[test]
fn a_game_that_is_over_is_played_again_with_the_same_names_and_set_up() {
    let over = anywhere(full(4), usize::MAX);
    assert_eq!(over.turn(), None, "the game is over");
    let save = over.save(&long_names());
    let mut device = device(
        Board::SQUARE,
        &Settings::default(),
        &Roster::default(),
        &save,
    );
    device.give_all(&[Yes, Menu]);
    let english = |text: Ui| text.text(Language::English);
    assert!(!device.says(english(Ui::TurnGoesOnDetail)));
    assert!(device.says(english(Ui::Again)));
    device.give_all(&[Down, Yes]);
    let world = device.app().world();
    let play = world.play.as_ref().unwrap();
    assert!(!play.is_over() && play.game().seats() == 4);
    assert_eq!(play.roster(), &long_names());
    assert_ne!(device.app().state_hash(), Some(over.log.hash()));
    device.power_cycle().unwrap();
    let world = device.app().world();
    assert_eq!(world.play.as_ref().unwrap().roster(), &long_names());
}

#[test]
fn a_table_is_asked_before_a_game_is_replaced_whose_codes_nobody_saw() {
    let over = anywhere(full(3), usize::MAX);
    let save = over.save_at_table(&long_names());
    let (settings, roster) = (Settings::default(), Roster::default());
    let mut device = device(Board::SQUARE, &settings, &roster, &save);
    let english = |text: Ui| text.text(Language::English);
    device.give(Yes);
    for _ in 0..24 {
        if device.says(english(Ui::WhatNow)) {
            break;
        }
        device.give(Yes);
    }
    // Codes end putting right, and say so.
    assert!(
        device.says(english(Ui::CodesCloseDetail)),
        "{:?}",
        device.texts()
    );
    // One press too many replaces nothing.
    device.give_all(&[Yes, Yes]);
    assert_eq!(device.app().state_hash(), Some(over.log.hash()));
    device.give_all(&[Down, Down, Yes]);
    assert_eq!(device.app().state_hash(), Some(over.log.hash()));
    device.give_all(&[Command::Back, Command::Up, Command::Up]);
    assert!(
        !device.says(english(Ui::CodesCloseDetail)),
        "{:?}",
        device.texts()
    );
    device.give(Yes);
    // Now it is as good as checked: the next one is bound anew.
    assert!(device.says(english(Ui::Commitment)), "{:?}", device.texts());
}

#[test]
fn a_turn_takes_few_presses_on_both_boards() {
    let counts = Counts::of::<Artifact>();
    for board in ["square", "wide"] {
        for (kind, most) in [("two-actions", 8), ("pass", 5), ("table", 2), ("undo", 2)] {
            let (median, worst) = counts.median_and_worst(board, kind).unwrap();
            assert!(median <= most, "{kind} on {board}: {median}");
            assert!(worst >= median);
        }
    }
}

#[test]
fn an_auction_takes_few_presses_on_both_boards() {
    let counts = Counts::of::<Warehouse51>();
    for board in ["square", "wide"] {
        for (kind, most) in [
            ("bid", 3),
            ("pass", 2),
            ("stack", 3),
            ("secret", 8),
            ("end", 3),
        ] {
            let (median, worst) = counts.median_and_worst(board, kind).unwrap();
            assert!(median <= most, "{kind} on {board}: {median}");
            assert!(worst >= median);
        }
    }
}

#[test]
fn a_turn_at_the_temple_takes_few_presses_on_both_boards() {
    let counts = Counts::of::<ArtifactStack>();
    for board in ["square", "wide"] {
        for (kind, most) in [
            ("take", 4),
            ("hire", 7),
            ("look", 9),
            ("bonus", 9),
            ("undo", 2),
        ] {
            let (median, worst) = counts.median_and_worst(board, kind).unwrap();
            assert!(median <= most, "{kind} on {board}: {:?}", counts.lines());
            assert!(worst >= median);
        }
    }
}
