//! The light beside the screen: whose turn it is, and nothing else.

use handheld::board::{Board, Command};
use handheld::settings::Settings;
use handheld::theme;
use handheld::widgets::seat_colour;
use host_tests::handheld_hands::{Hands, device, entering};
use host_tests::handheld_positions::{Position, full, long_names};

#[test]
fn the_light_shows_whose_turn_it_is_from_the_curtain_on_and_nothing_elsewhere() {
    let start = Position::start(full(3), 1);
    let save = start.save(&long_names());
    let mut device = device(Board::WIDE, &Settings::default(), &long_names(), &save);
    assert_eq!(device.app().light(), None, "the menu is nobody's");
    device.give(Command::Ok);
    let seat = device.app().whose_turn().unwrap();
    let colour = seat_colour(device.app().world().colour(seat));
    assert!(theme::PLAYERS.contains(&colour));
    assert_eq!(device.app().light(), Some(colour), "the curtain");
    device.give(Command::Ok);
    assert_eq!(device.app().light(), Some(colour), "the turn");
    device.give(Command::Menu);
    assert_eq!(device.app().light(), Some(colour), "the pause");
}

#[test]
fn the_light_is_off_in_the_dark_and_for_those_who_want_none() {
    let start = Position::start(full(3), 1);
    let save = start.save(&long_names());
    for light in [true, false] {
        let settings = Settings {
            light,
            ..Settings::default()
        };
        let mut device = device(Board::WIDE, &settings, &long_names(), &save);
        device.give_all(&entering(&start));
        assert_eq!(device.app().light().is_some(), light);
        device.run(11 * 60_000).unwrap();
        assert_eq!(device.app().light(), None);
    }
}
