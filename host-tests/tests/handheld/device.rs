//! What only a device shows: its power, and that it crashed. Golden pictures of them lie with the
//! others.

use std::path::PathBuf;

use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::crash::{self, Cause, Crash};
use handheld::power::Power;
use handheld::save::SaveError;
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, device, in_language, stored};
use host_tests::handheld_positions::{full, long_names, seek};
use simulator::entropy::Seeded;
use simulator::picture::{Picture, compare_with_golden};
use simulator::scenario::{board_name, language_name};
use simulator::screen::Screen;

use Command::{Down, Menu, Ok as Yes};

/// Takes pictures on every board in every language and compares them.
fn every_picture_is_as_accepted(take: impl Fn(Board, Language) -> Vec<(String, Picture)>) {
    let mut failures = Vec::new();
    for board in BOARDS {
        for language in Language::ALL {
            let folder = format!("{}-{}", language_name(language), board_name(board));
            let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
                .join("pictures")
                .join(folder);
            for (name, picture) in take(board, language) {
                if let Err(fault) = compare_with_golden(&folder, &name, &picture) {
                    failures.push(fault.to_string());
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn a_crash_says_what_happened_and_a_code() {
    let crashes = [
        ("crash-panic", Cause::Panic, "auction.rs:1234", false),
        ("crash-fault", Cause::Fault, "10012A4C", false),
        ("crash-hang", Cause::Hang, "", false),
        ("crash-again", Cause::Panic, "exhibition.rs:77", true),
    ];
    every_picture_is_as_accepted(|board, language| {
        crashes
            .map(|(name, cause, place, again)| {
                let crash = Crash {
                    cause,
                    place,
                    code: 0x1A2B_3C4D,
                    again,
                };
                let mut screen = Screen::new(board.size());
                crash::draw(&crash, board, language, &mut screen).unwrap();
                (name.to_owned(), Picture::of(&screen))
            })
            .to_vec()
    });
}

#[test]
fn power_is_shown_in_the_menus() {
    let game = seek(full(3), |position| position.turn().is_some()).save(&long_names());
    let states = [
        ("usb", Power::Usb),
        ("full", Power::Battery(100)),
        ("half", Power::Battery(45)),
        ("low", Power::Battery(9)),
    ];
    every_picture_is_as_accepted(|board, language| {
        let mut pictures = Vec::new();
        for (name, power) in states {
            let mut device = device(board, &in_language(language), &long_names(), &game);
            device.app_mut().set_power(power, 0);
            // A warning passes.
            device.run(3000).unwrap();
            let of = |screen: &str| format!("power-{name}-{screen}");
            pictures.push((of("menu"), Picture::of(device.screen())));
            device.give_all(&[Yes, Menu]);
            pictures.push((of("pause"), Picture::of(device.screen())));
            device.power_cycle().unwrap();
            device.app_mut().set_power(power, 0);
            device.give_all(&[Down, Down, Down, Down, Yes]);
            device.run(3000).unwrap();
            pictures.push((of("about"), Picture::of(device.screen())));
        }
        pictures
    });
}

#[test]
fn a_battery_that_gets_low_is_told_of_once() {
    let mut device = device(
        Board::SQUARE,
        &in_language(Language::English),
        &long_names(),
        &[],
    );
    let warning = Ui::BatteryLow.text(Language::English);
    let mut warns = |power| {
        // Longer than a warning stays.
        device.run(5000).unwrap();
        let now = device.now();
        device.app_mut().set_power(power, now);
        device.texts().iter().any(|text| text == warning)
    };
    assert!(!warns(Power::Battery(20)));
    assert!(warns(Power::Battery(14)));
    assert!(!warns(Power::Battery(13)));
    assert!(!warns(Power::Usb));
    assert!(warns(Power::Battery(13)));
}

#[test]
fn a_game_that_crashes_is_left_alone_until_people_agree_to_lose_it() {
    let game = seek(full(3), |position| position.turn().is_some()).save(&long_names());
    let settings = in_language(Language::English);
    let storage = stored(&settings, &long_names(), &game);
    let mut app = Box::new(App::without_game(Board::SQUARE, storage, Seeded::new(1), 0));
    assert_eq!(app.world().damage, Some(SaveError::Skipped));
    assert!(app.world().play.is_none());
    // To the menu, to a new game: it asks.
    for command in [Yes, Yes, Yes, Yes] {
        app.give(command);
    }
    assert!(app.world().play.is_none());
    assert_eq!(app.into_storage().bytes(Slot::Game), game);
}
