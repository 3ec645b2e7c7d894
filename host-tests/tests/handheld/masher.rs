//! A button masher: whatever is pressed, nothing panics, nothing is drawn outside the screen, and
//! from wherever that leads the main menu is a few sensible presses away.
//!
//! `MASHER_PRESSES` says how many buttons are pressed for each language and board.

use engine::artifact::{Expansions, Setup};
use handheld::board::Board;
use handheld::buttons;
use handheld::settings::Settings;
use handheld::text::Language;
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{device, go_home};
use host_tests::handheld_positions::{Position, anywhere, full, long_names};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

/// So many presses lie between two ways home.
const HOME_EVERY: usize = 60;

fn presses() -> usize {
    let wanted = std::env::var("MASHER_PRESSES").ok();
    wanted.map_or(3000, |count| {
        count.parse().expect("MASHER_PRESSES is a number")
    })
}

/// Settings as nobody would choose them.
fn any_settings(language: Language, rng: &mut Chance) -> Settings {
    let mut coin = || below(2, rng) == 0;
    Settings {
        language,
        large_text: coin(),
        high_contrast: coin(),
        friendly_undo: coin(),
        rotated: coin(),
        ..Settings::default()
    }
}

/// A game somewhere between its beginning and its end.
fn any_save(rng: &mut Chance) -> Position {
    let setup = Setup {
        expansions: Expansions {
            research: below(2, rng) == 0,
            roles: below(2, rng) == 0,
        },
        quick_start: below(3, rng) == 0,
        ..full(3 + below(3, rng) as u8)
    };
    let wanted = below(500, rng);
    anywhere(setup, below(50, rng) * 3 + wanted)
}

/// Presses, holds, waits, switches off and on, and now and then goes home.
fn mash(mut device: Device<MemoryStorage, Seeded>, count: usize, rng: &mut Chance) {
    for number in 1..=count {
        let button = buttons::ALL[below(buttons::ALL.len(), rng)];
        let done = match below(100, rng) {
            0 => device.run(46_000),
            1 => device.run(130_000),
            2 if below(4, rng) == 0 => device.run(660_000),
            2 => device.power_cycle(),
            3..10 => device.hold(button, 700),
            10..14 => device.hold(button, 1500),
            14..45 => device.press(handheld::board::Button::A),
            _ => device.press(button),
        };
        if let Err(outside) = done {
            panic!("{outside}: {:?}", device.texts());
        }
        if number % HOME_EVERY == 0 {
            let before = device.texts();
            // A screen that went off wakes first.
            assert!(
                go_home(&mut device),
                "no way home from {before:?}, but to {:?}",
                device.texts()
            );
        }
    }
}

fn no_press_leads_astray(language: Language, board: Board, seed: u64) {
    let mut rng = chance(seed);
    let parts = 8;
    for number in 0..parts {
        let settings = any_settings(language, &mut rng);
        let save = match number {
            0 => Vec::new(),
            _ => any_save(&mut rng).save(&long_names()),
        };
        let device = device(board, &settings, &long_names(), &save);
        mash(device, presses() / parts, &mut rng);
    }
}

#[test]
fn no_press_leads_astray_on_the_square_board() {
    for (seed, language) in Language::ALL.into_iter().enumerate() {
        no_press_leads_astray(language, Board::SQUARE, seed as u64);
    }
}

#[test]
fn no_press_leads_astray_on_the_wide_board() {
    for (seed, language) in Language::ALL.into_iter().enumerate() {
        no_press_leads_astray(language, Board::WIDE, 100 + seed as u64);
    }
}
