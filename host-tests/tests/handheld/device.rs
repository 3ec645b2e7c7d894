//! What only a device does: it warns of a low battery, and leaves a game alone that crashed it. How
//! power and crashes look is among the pictures.

use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::power::Power;
use handheld::save::SaveError;
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, device, in_language, stored};
use host_tests::handheld_positions::{Position, full, long_names};
use simulator::entropy::Seeded;

use Command::{Ok as Yes, Up};

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
fn a_battery_that_is_unknown_is_said_to_be_so_unless_nobody_measures() {
    for language in [Language::English, Language::German, Language::Dutch] {
        for (power, is_said) in [
            (Power::Unmeasured, false),
            (Power::Unknown, true),
            (Power::Battery(50), false),
            (Power::Usb, false),
        ] {
            let mut device = device(Board::SQUARE, &in_language(language), &long_names(), &[]);
            device.app_mut().set_power(power, 0);
            // About is the fourth entry from below.
            device.give_all(&[Up, Up, Up, Up, Yes]);
            let texts = device.texts();
            assert!(texts.iter().any(|text| text == Ui::About.text(language)));
            let unknown = Ui::BatteryUnknown.text(language);
            let said = texts.iter().any(|text| text == unknown);
            assert_eq!(said, is_said, "{power:?}: {texts:?}");
        }
    }
}

#[test]
fn a_game_that_crashes_is_left_alone_until_people_agree_to_lose_it() {
    let game = Position::start(full(3), 0).save(&long_names());
    let settings = in_language(Language::English);
    let storage = stored(&settings, &long_names(), &game);
    let mut app = App::without_game(Box::default(), Board::SQUARE, storage, Seeded::new(1), 0);
    assert_eq!(app.world().damage, Some(SaveError::Skipped));
    assert!(app.world().play.is_none());
    // To the menu, to a new game: it asks.
    for command in [Yes, Yes, Yes, Yes] {
        app.give(command);
    }
    assert!(app.world().play.is_none());
    assert_eq!(app.into_storage().bytes(Slot::Game), game);
}
