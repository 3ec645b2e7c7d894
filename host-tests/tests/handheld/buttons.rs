//! Buttons as a person uses them, through debouncing and holding: what the footer promises.

use handheld::board::{Board, Button, Command};
use handheld::games::GameKind;
use handheld::games::artifact::text::{Label, Topic};
use handheld::settings::Settings;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{Hands, device, entering};
use host_tests::handheld_positions::{Position, full, long_names};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

const HELD: u64 = 700;

/// A device in the own turn.
fn in_turn(board: Board) -> Device<MemoryStorage, Seeded> {
    let start = Position::start(full(3), 1);
    let save = start.save(&long_names());
    let mut device = device(board, &Settings::default(), &long_names(), &save);
    device.give_all(&entering(&start));
    device
}

fn hold_or_press(device: &mut Device<MemoryStorage, Seeded>, button: Button) {
    if device.board().has_joystick {
        device.press(button).unwrap();
    } else {
        device.hold(button, HELD).unwrap();
    }
}

#[test]
fn asking_for_help_leaves_the_selection_where_it_was() {
    for board in [Board::SQUARE, Board::WIDE] {
        let mut device = device(board, &Settings::default(), &long_names(), &[]);
        device.give_all(&[Command::Down, Command::Down, Command::Down, Command::Ok]);
        device.give_all(&[Command::Down].repeat(3));
        let before = device.screen().clone();
        hold_or_press(&mut device, Button::X);
        assert_ne!(device.screen(), &before);
        device.press(Button::B).unwrap();
        assert_eq!(device.screen(), &before, "{board:?}");
    }
}

#[test]
fn help_explains_what_is_selected() {
    for board in [Board::SQUARE, Board::WIDE] {
        let mut device = in_turn(board);
        hold_or_press(&mut device, Button::X);
        let topic = Topic::FirstHuts.text(Language::English);
        assert!(device.says(topic), "{:?}", device.texts());
    }
}

#[test]
fn a_reads_every_page_to_its_end_and_then_the_next_one() {
    for board in [Board::SQUARE, Board::WIDE] {
        let settings = Settings {
            large_text: true,
            ..Settings::default()
        };
        let mut device = device(board, &settings, &long_names(), &[]);
        // Help, of the first game, its first group.
        device.give_all(&[Command::Down, Command::Down]);
        device.give_all(&[Command::Ok; 3]);
        let list = device.screen().clone();
        device.give(Command::Ok);
        for topic in GameKind::Artifact.info().topics() {
            let title = topic.title(Language::English);
            let page = topic.page(device.app().world());
            let mut read = String::new();
            while device.says(title) {
                read += &device.texts().join(" ");
                device.give(Command::Ok);
            }
            // Names in brackets are pictures; everything else was on the screen.
            let words = page.split_whitespace().filter(|word| !word.contains('['));
            for word in words {
                assert!(read.contains(word), "{title}: {word}");
            }
        }
        // Behind the last page, where help was asked for.
        assert_eq!(device.screen(), &list, "{board:?}");
    }
}

#[test]
fn help_leads_from_a_page_to_its_place_in_the_list() {
    let mut device = in_turn(Board::SQUARE);
    device.press(Button::X).unwrap();
    device.press(Button::X).unwrap();
    assert!(device.says(Label::HelpSetup.text(Language::English)));
    device.press(Button::A).unwrap();
    assert!(device.says(Topic::FirstHuts.text(Language::English)));
    // The list, its groups, and the turn again.
    device.press(Button::B).unwrap();
    device.press(Button::B).unwrap();
    assert!(device.says(Label::HelpRoles.text(Language::English)));
    device.press(Button::B).unwrap();
    assert!(device.says(Footer::Help.text(Language::English)));
}

#[test]
fn opening_and_closing_the_menu_leaves_the_turn_as_it_was() {
    for board in [Board::SQUARE, Board::WIDE] {
        let mut device = in_turn(board);
        let before = device.screen().clone();
        hold_or_press(&mut device, Button::Y);
        assert!(device.says(Ui::Pause.text(Language::English)));
        device.press(Button::B).unwrap();
        assert_eq!(device.screen(), &before, "{board:?}");
    }
}

#[test]
fn holding_a_direction_runs_through_a_list() {
    let mut device = device(Board::SQUARE, &Settings::default(), &long_names(), &[]);
    device.give_all(&[Command::Down, Command::Down, Command::Ok]);
    let first = device.screen().clone();
    device.hold(Button::Down, 1500).unwrap();
    assert_ne!(device.screen(), &first);
    // Pressed once, and again after 400 milliseconds and every 120 from then on.
    device.give_all(&[Command::Up].repeat(11));
    assert_eq!(device.screen(), &first);
}

#[test]
fn a_board_without_a_joystick_reaches_every_page_of_the_table() {
    let mut device = in_turn(Board::WIDE);
    hold_or_press(&mut device, Button::Y);
    device.press(Button::Y).unwrap();
    device.press(Button::Y).unwrap();
    device.press(Button::Y).unwrap();
    device.press(Button::A).unwrap();
    let pages = [
        Label::Market.text(Language::English),
        Label::TilesLeft.text(Language::English),
        Ui::Players.text(Language::English),
    ];
    for page in pages {
        let seen = (0..40).any(|_| {
            device.press(Button::Y).unwrap();
            device.says(page)
        });
        assert!(seen, "{page}");
    }
}

#[test]
fn a_button_that_wakes_the_device_does_nothing_else_even_if_it_is_held() {
    for board in [Board::SQUARE, Board::WIDE] {
        for button in [Button::X, Button::Y] {
            let mut device = device(board, &Settings::default(), &long_names(), &[]);
            let menu = device.screen().clone();
            device.run(11 * 60_000).unwrap();
            assert_eq!(device.app().backlight(), 0);
            device.hold(button, HELD).unwrap();
            assert_ne!(device.app().backlight(), 0);
            assert_eq!(device.screen(), &menu, "{board:?} {button:?}");
        }
    }
}

/// The texts of a screen: those of the footer may stand elsewhere.
fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

#[test]
fn a_direction_that_wakes_the_device_does_not_repeat_while_it_is_held() {
    let mut device = device(Board::SQUARE, &Settings::default(), &long_names(), &[]);
    let menu = device.screen().clone();
    device.run(11 * 60_000).unwrap();
    assert_eq!(device.app().backlight(), 0);
    device.hold(Button::Down, 1500).unwrap();
    assert_eq!(device.screen(), &menu);
    // Pressed anew it moves.
    device.press(Button::Down).unwrap();
    assert_ne!(device.screen(), &menu);
}

#[test]
fn upside_down_what_moves_turns_with_the_device_and_other_buttons_stay() {
    let turned = Settings {
        rotated: true,
        ..Settings::default()
    };
    for (board, contact, when_turned) in [
        (Board::SQUARE, Button::Up, Button::Down),
        (Board::SQUARE, Button::Down, Button::Up),
        (Board::SQUARE, Button::A, Button::A),
        (Board::WIDE, Button::X, Button::Y),
        (Board::WIDE, Button::Y, Button::X),
    ] {
        let [mut upright, mut turned] =
            [&Settings::default(), &turned].map(|it| device(board, it, &long_names(), &[]));
        let menu = upright.screen().clone();
        // Without a joystick the footer tells what the buttons do now.
        assert_eq!(turned.screen() == &menu, board.has_joystick);
        upright.press(contact).unwrap();
        turned.press(when_turned).unwrap();
        assert_ne!(upright.screen(), &menu, "{contact:?} does nothing");
        // What that led to is chosen.
        upright.press(Button::A).unwrap();
        turned.press(Button::A).unwrap();
        assert_eq!(
            sorted(turned.texts()),
            sorted(upright.texts()),
            "{contact:?}"
        );
    }
}
