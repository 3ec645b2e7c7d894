//! Settings and names outlive switching off; damaged ones give the defaults, and nothing else
//! suffers.

use handheld::board::{Board, Command};
use handheld::play::Venue;
use handheld::power::Power;
use handheld::settings::{self, Place, Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare, device};
use host_tests::handheld_positions::{Position, full, long_names};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Menu, Ok as Yes, Right, Up};

fn new_device(board: Board) -> Device<MemoryStorage, Seeded> {
    Device::new(board, MemoryStorage::default(), Seeded::new(1)).unwrap()
}

/// A device that finds these bytes as its settings.
fn with_settings(bytes: &[u8]) -> Device<MemoryStorage, Seeded> {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Settings) = bytes.to_vec();
    Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap()
}

#[test]
fn every_setting_that_is_changed_is_there_after_switching_off_and_on() {
    for board in BOARDS {
        // The last entry restores the defaults.
        for entry in 0..12 {
            let mut device = new_device(board);
            device.give_all(&[Down, Down, Down, Yes]);
            device.give_all(&[Down].repeat(entry));
            device.give(Yes);
            let changed = device.app().world().settings;
            assert_ne!(changed, Settings::default(), "entry {entry}");
            device.power_cycle().unwrap();
            assert_eq!(device.app().world().settings, changed, "entry {entry}");
        }
    }
}

#[test]
fn going_all_round_the_values_of_a_setting_ends_where_it_began() {
    for (entry, values) in [3, 10, 2, 2, 4, 2, 5, 5, 2, 2, 2, 3]
        .into_iter()
        .enumerate()
    {
        let mut device = new_device(Board::SQUARE);
        device.give_all(&[Down, Down, Down, Yes]);
        device.give_all(&[Down].repeat(entry));
        device.give_all(&[Yes].repeat(values));
        assert_eq!(
            device.app().world().settings,
            Settings::default(),
            "entry {entry}"
        );
    }
}

#[test]
fn restoring_keeps_the_language_and_nothing_else() {
    let mut device = new_device(Board::SQUARE);
    device.give_all(&[Down, Down, Down, Yes]);
    device.give_all(&[Yes, Down, Yes, Down, Yes, Down, Yes]);
    device.give_all(&[Up, Up, Up, Up, Yes]);
    let expected = Settings {
        language: Language::German,
        ..Settings::default()
    };
    assert_eq!(device.app().world().settings, expected);
}

#[test]
fn the_screen_is_never_quite_dark_while_somebody_uses_it() {
    let mut device = new_device(Board::SQUARE);
    device.give_all(&[Down, Down, Down, Yes, Down]);
    for _ in 0..12 {
        device.give(Yes);
        assert!(device.app().backlight() >= 10);
    }
}

#[test]
fn a_name_that_was_entered_is_there_after_switching_off_and_on() {
    for board in BOARDS {
        let mut device = new_device(board);
        device.give_all(&[Yes, Yes, Down, Down, Yes, Yes]);
        // A capital B, then small letters, until ten are there and it is done.
        device.give_all(&[Down, Yes]);
        device.give_all(&[Yes].repeat(9));
        device.give(Yes);
        assert_eq!(device.app().world().roster.names[0], "Bbbbbbbbbb");
        device.power_cycle().unwrap();
        assert_eq!(device.app().world().roster.names[0], "Bbbbbbbbbb");
    }
}

#[test]
fn names_entered_for_the_next_game_stay_though_an_old_game_is_saved() {
    let old = Position::start(full(3), 1).save(&Roster::default());
    let mut device = device(
        Board::SQUARE,
        &Settings::default(),
        &Roster::default(),
        &old,
    );
    // A new game instead of the old one, Artifact, names.
    let to_names = [Down, Yes, Down, Yes, Yes, Down, Down, Yes];
    device.give_all(&to_names);
    device.give_all(&[Yes, Down, Yes]);
    device.give_all(&[Yes].repeat(10));
    device.give_all(&[Back, Back, Back]);
    device.power_cycle().unwrap();
    device.give_all(&to_names);
    assert!(device.says("Bbbbbbbbbb"), "{:?}", device.texts());
}

#[test]
fn damaged_settings_give_the_defaults_or_are_settings_that_can_be() {
    let settings = Settings {
        language: Language::Dutch,
        brightness: 3,
        ..Settings::default()
    };
    let whole = settings::write(&settings, &long_names()).to_vec();
    assert_eq!(with_settings(&whole).app().world().settings, settings);
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            let device = with_settings(&bytes);
            let world = device.app().world();
            assert!((1..=10).contains(&world.settings.brightness));
            let mut colours = world.roster.colours;
            colours.sort_unstable();
            assert_eq!(colours, [0, 1, 2, 3, 4]);
        }
    }
    for length in 0..whole.len() {
        let device = with_settings(&whole[..length]);
        let world = device.app().world();
        assert_eq!(world.settings, Settings::default(), "cut to {length} bytes");
        assert_eq!(world.roster, Roster::default(), "cut to {length} bytes");
    }
    let longer = [whole.as_slice(), &[0]].concat();
    assert_eq!(
        with_settings(&longer).app().world().settings,
        Settings::default()
    );
}

/// Settings and names as they were written when there were so many bytes of settings.
fn with_fields(settings: &Settings, count: u8) -> Vec<u8> {
    let mut bytes = settings::write(settings, &long_names()).to_vec();
    let first_added = 2 + usize::from(count);
    bytes.drain(first_added..2 + usize::from(bytes[1]));
    bytes[1] = count;
    bytes
}

/// Settings and names as they were written before there was a light.
fn without_light(settings: &Settings) -> Vec<u8> {
    with_fields(settings, 8)
}

/// Where it is played comes first in the set-up, one row above Begin.
#[test]
fn where_the_last_game_was_set_up_to_be_played_is_remembered_after_switching_off() {
    let place = |app: &BareApp| {
        let world = app.world();
        (world.venue, world.people_deal)
    };
    let mut app = bare(MemoryStorage::default());
    app.give_all(&[Yes, Yes]);
    assert_eq!(place(&app), (Venue::Here, false));
    // At the table, from the box.
    app.give_all(&[Up, Right, Right, Down]);
    let told = Ui::TablePeopleDetail.text(Language::English);
    assert!(app.says(told), "{:?}", app.read());
    // What is only looked at is not kept.
    let untouched = bare(app.into_storage());
    assert_eq!(untouched.world().settings.place, Place::default());
    let mut app = untouched;
    app.give_all(&[Yes, Yes, Up, Right, Right, Down, Yes]);
    assert!(app.state_hash().is_some());
    let mut again = bare(app.into_storage());
    // A new game instead of the one that runs.
    again.give_all(&[Down, Yes, Down, Yes, Yes]);
    assert_eq!(place(&again), (Venue::Table, true), "{:?}", again.read());
    assert!(again.says(told), "{:?}", again.read());
    // Alone against bots nobody needs a table, and nothing is forgotten by that.
    let place = again.world().settings.place;
    assert!(place.at_table && place.people_deal && !place.cut);
}

#[test]
fn settings_from_before_the_place_was_kept_are_carried_over_and_games_are_played_here() {
    let settings = Settings {
        brightness: 4,
        ..Settings::default()
    };
    let device = with_settings(&with_fields(&settings, 18));
    assert_eq!(device.app().world().settings, settings);
    for code in 0..8 {
        let place = Place {
            at_table: code & 1 != 0,
            people_deal: code & 2 != 0,
            cut: code & 4 != 0,
        };
        let all = Settings { place, ..settings };
        let written = settings::write(&all, &long_names());
        assert_eq!(with_settings(&written).app().world().settings, all);
    }
}

#[test]
fn settings_from_before_there_was_a_clock_are_carried_over_and_it_is_off() {
    let settings = Settings {
        light: false,
        ..Settings::default()
    };
    let device = with_settings(&with_fields(&settings, 9));
    assert_eq!(device.app().world().settings, settings);
    assert!(!device.app().world().settings.clock);
    let on = Settings {
        clock: true,
        ..settings
    };
    let written = settings::write(&on, &long_names());
    assert_eq!(with_settings(&written).app().world().settings, on);
}

#[test]
fn settings_from_before_there_was_a_light_are_carried_over_and_it_is_on() {
    let settings = Settings {
        brightness: 4,
        ..Settings::default()
    };
    let device = with_settings(&without_light(&settings));
    assert_eq!(device.app().world().settings, settings);
    assert!(device.app().world().settings.light);
    assert_eq!(device.app().world().roster, long_names());
    let off = Settings {
        light: false,
        ..settings
    };
    let written = settings::write(&off, &long_names());
    assert_eq!(with_settings(&written).app().world().settings, off);
}

#[test]
fn only_a_board_with_a_light_offers_to_turn_it_off() {
    for board in BOARDS {
        let mut device = new_device(board);
        device.give_all(&[Up, Up, Up, Up, Up, Yes]);
        assert!(device.says(Ui::Settings.text(Language::English)));
        device.give_all(&[Up, Up, Up, Up]);
        assert_eq!(device.says("Light"), board.has_light, "{board:?}");
        device.give(Yes);
        let is_on = device.app().world().settings.light;
        assert_eq!(is_on, !board.has_light, "{board:?}");
    }
}

#[test]
fn settings_and_names_of_the_first_version_are_carried_over() {
    let settings = Settings {
        language: Language::German,
        brightness: 9,
        rotated: true,
        dim_after: 30,
        hide_after: 180,
        friendly_undo: true,
        ..Settings::default()
    };
    // The first version did not say how many bytes of settings follow.
    let mut first = without_light(&settings);
    first[0] = 1;
    first.remove(1);
    assert_eq!(first[..9], [1, 1, 9, 30, 0, 10, 180, 0, 0b01001]);
    let device = with_settings(&first);
    assert_eq!(device.app().world().settings, settings);
    assert_eq!(device.app().world().roster, long_names());
}

#[test]
fn damaged_settings_do_not_cost_the_game() {
    let position = Position::start(full(3), 1);
    let mut storage = position.storage();
    *storage.bytes_mut(Slot::Settings) = b"nonsense".to_vec();
    let device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
    assert_eq!(device.app().state_hash(), Some(position.log.hash()));
}

#[test]
fn an_idle_screen_dims_and_goes_off_and_the_press_that_wakes_it_does_nothing_else() {
    let mut device = new_device(Board::SQUARE);
    let picture = device.screen().clone();
    device.run(61_000).unwrap();
    assert_eq!(device.app().backlight(), 10);
    device.run(600_000).unwrap();
    assert_eq!(device.app().backlight(), 0);
    device.press(handheld::board::Button::A).unwrap();
    assert_eq!(device.app().backlight(), 70);
    assert_eq!(device.screen(), &picture);
    device.press(handheld::board::Button::A).unwrap();
    assert_ne!(device.screen(), &picture);
}

#[test]
fn it_may_sleep_a_while_after_going_dark_on_battery_and_never_on_usb() {
    /// Milliseconds from the last press to dark, and from there to asleep.
    const DARK: u64 = 10 * 60_000;
    const ASLEEP: u64 = 2 * 60_000;
    for (power, sleeps) in [
        (Power::Battery(50), true),
        (Power::Usb, false),
        (Power::Unknown, false),
    ] {
        let mut device = new_device(Board::SQUARE);
        device.app_mut().set_power(power, 0);
        device.run(DARK + ASLEEP - 100).unwrap();
        assert_eq!(device.app().backlight(), 0);
        assert!(!device.app().may_sleep(), "{power:?}");
        device.run(200).unwrap();
        assert_eq!(device.app().may_sleep(), sleeps, "{power:?}");
        device.press(handheld::board::Button::A).unwrap();
        assert!(!device.app().may_sleep(), "{power:?}");
    }
}

#[test]
fn a_device_that_never_goes_dark_never_sleeps() {
    let settings = Settings {
        off_after: 0,
        ..Settings::default()
    };
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &[]);
    device.app_mut().set_power(Power::Battery(50), 0);
    device.run(60 * 60_000).unwrap();
    assert!(!device.app().may_sleep());
}

#[test]
fn settings_can_be_changed_inside_a_game_and_the_turn_goes_on() {
    let position = Position::start(full(3), 1);
    for board in BOARDS {
        let save = position.save(&long_names());
        let mut device = device(board, &Settings::default(), &long_names(), &save);
        device.give(Yes);
        let turn = device.screen().clone();
        device.give(Menu);
        // Above leaving it, advice, playing it at the table, and who plays.
        device.give_all(&[Up, Up, Up, Up, Up, Yes, Down, Down, Down, Yes]);
        assert!(device.app().world().settings.high_contrast);
        device.give(Yes);
        device.give_all(&[Back, Back]);
        assert_eq!(device.screen(), &turn);
        assert_eq!(device.app().state_hash(), Some(position.log.hash()));
    }
}
