//! Advice: whose one wants, marked among the choices of each game with the cursor on it, counted by who was asked, and
//! never before the eyes of others.

use bots::Level;
use engine::seat::Seat;
use handheld::board::{Board, Command};
use handheld::canvas::Spoken;
use handheld::control::Control;
use handheld::play::Hints;
use handheld::settings::{Roster, Settings};
use handheld::text::{BotText, Footer, Language, Ui};
use host_tests::conformance::chance;
use host_tests::handheld_hands::{BOARDS, Hands, device};
use simulator::device::Device;
use simulator::entropy::Seeded;

use super::at_the_table::{pause, selected};
use super::bots::{
    Handheld, alone, at_once, entries, let_think, play, save_of, think_on, to_own_turn,
};

use Command::{Back, Down, Ok as Yes, Right};

/// How many marks of advice are on the screen.
fn marks(device: &mut Handheld) -> usize {
    let mut marks = 0;
    device.app_mut().describe_screen(&mut |spoken| {
        marks += usize::from(spoken == Spoken::Advised);
    });
    marks
}

/// Asks for advice, and waits until it is there.
pub fn ask(device: &mut Handheld, level: Level) {
    pause(device.app_mut(), Ui::Hint);
    if level == Level::Hard {
        device.give(Down);
    }
    device.app_mut().give(Yes);
    let_think(device);
}

/// What a bot of a level does in the place of the first seat, by its log.
fn as_a_bot_would(device: &Handheld, level: Level) -> Vec<u8> {
    let mut other = Device::new(Board::SQUARE, device.storage(), Seeded::new(3)).unwrap();
    other.app_mut().give(Yes);
    pause(other.app_mut(), Ui::Seats);
    for _ in 0..Control::Bot(level).code() {
        other.app_mut().give(Right);
    }
    other.app_mut().give(Back);
    think_on(&mut other, 5_000)
}

fn asked(device: &Handheld) -> Hints {
    play(device).shell().hints[0]
}

#[test]
fn advice_is_marked_with_the_cursor_on_it_and_is_what_a_bot_would_do() {
    for game in 0..3 {
        for level in [Level::Medium, Level::Hard] {
            let save = save_of(game, &alone(Level::Easy), 11);
            let settings = at_once(Language::English);
            let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
            let mut rng = chance(game as u64);
            for number in 1..=6 {
                to_own_turn(&mut device, &mut rng);
                assert_eq!(marks(&mut device), 0);
                let before = entries(&device);
                ask(&mut device, level);
                let expected = match level {
                    Level::Hard => Hints {
                        medium: 0,
                        hard: number,
                    },
                    _ => Hints {
                        medium: number,
                        hard: 0,
                    },
                };
                assert_eq!(asked(&device), expected);
                assert_eq!(entries(&device), before, "nothing is done unasked");
                assert_eq!(marks(&mut device), 1, "{:?}", device.texts());
                // What was asked is kept.
                let again = Device::new(Board::SQUARE, device.storage(), Seeded::new(1)).unwrap();
                assert_eq!(asked(&again), expected);
                // The same question again is not counted again.
                ask(&mut device, level);
                assert_eq!((asked(&device), marks(&mut device)), (expected, 1));
                follow(&mut device, level);
            }
        }
    }
}

/// Does what is marked, as the screen leads there.
fn follow(device: &mut Handheld, level: Level) {
    let before = entries(device).len();
    let wanted = as_a_bot_would(device, level);
    // A hidden card is looked at with another button than it is taken with.
    let looks = device.texts().join(" ").contains("To know what it is");
    for _ in 0..4 {
        device.app_mut().give(if looks { Back } else { Yes });
        let done = entries(device);
        if done.len() > before {
            let common = done.len().min(wanted.len());
            assert!(common > before);
            assert_eq!(done[..common], wanted[..common], "{:?}", device.texts());
            return;
        }
        assert_eq!(
            marks(device),
            1,
            "the way there is marked: {:?}",
            device.texts()
        );
    }
    panic!("nothing was done: {:?}", device.texts());
}

#[test]
fn the_words_of_advice_cover_nothing_and_leave_its_mark_to_be_seen() {
    for game in 0..3 {
        for board in BOARDS {
            let save = save_of(game, &alone(Level::Easy), 12);
            let settings = at_once(Language::English);
            let mut device = device(board, &settings, &Roster::default(), &save);
            to_own_turn(&mut device, &mut chance(5));
            let before = device.texts();
            ask(&mut device, Level::Medium);
            let told = device.texts();
            assert!(told.iter().any(|text| !before.contains(text)), "{told:?}");
            // Nothing lies over the game but, if anything, its title.
            let menu = Footer::Menu.text(Language::English);
            assert!(told.iter().any(|text| text.ends_with(menu)), "{told:?}");
            device.give(Down);
            // A dial shows one number at a time.
            assert!(game == 1 || marks(&mut device) == 1, "{:?}", device.texts());
        }
    }
}

#[test]
fn a_hard_adviser_is_seen_while_it_thinks_and_says_at_once_what_it_holds_for_best_so_far() {
    let save = save_of(2, &alone(Level::Easy), 11);
    let settings = at_once(Language::English);
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    to_own_turn(&mut device, &mut chance(2));
    let before = entries(&device);
    pause(device.app_mut(), Ui::Hint);
    device.give(Down);
    device.app_mut().give(Yes);
    device.app_mut().think(200);
    // A face with its name, which is nobody's at the table.
    assert!(device.says("Howard"), "{:?}", device.texts());
    assert!(device.says(Footer::Now.text(Language::English)));
    device.app_mut().give(Yes);
    assert_eq!(marks(&mut device), 1, "{:?}", device.texts());
    assert_eq!(entries(&device), before, "nothing is done unasked");
    assert_eq!(asked(&device), Hints { medium: 0, hard: 1 });
}

#[test]
fn advice_read_apart_speaks_to_the_reader_and_not_of_it() {
    for game in [1, 2] {
        let mut device = among_people(game, &at_once(Language::English));
        let seat = play(&device).turn().unwrap();
        ask(&mut device, Level::Medium);
        device.give(Yes);
        let name = device.app().world().name(seat).to_string();
        let told = device.texts();
        assert!(
            told.iter()
                .any(|text| text == "Hugo" || text == "Wilma" || text == "Ruben")
        );
        let of_it = |text: &&String| text.contains(&format!("{name} "));
        let pill = |text: &&String| text.to_uppercase() != **text;
        assert_eq!(
            told.iter().filter(of_it).filter(pill).count(),
            0,
            "{told:?}"
        );
    }
}

/// Three people at a game, and whose turn it is has it taken up as far as there is a curtain.
fn among_people(game: usize, settings: &Settings) -> Handheld {
    let save = save_of(game, &Roster::default(), 11);
    let mut device = device(Board::SQUARE, settings, &Roster::default(), &save);
    for _ in 0..8 {
        if device.says(Footer::DoIt.text(Language::English)) {
            break;
        }
        device.give(Yes);
    }
    device
}

#[test]
fn among_people_advice_on_an_open_decision_is_read_behind_a_curtain_and_leaves_no_trace() {
    for game in [1, 2] {
        let mut device = among_people(game, &at_once(Language::English));
        let seat = play(&device).turn().unwrap();
        let before = device.texts();
        ask(&mut device, Level::Medium);
        assert!(
            device.says(Footer::Ready.text(Language::English)),
            "{:?}",
            device.texts()
        );
        assert_eq!(
            play(&device).shell().hints,
            [Hints::NONE; 5],
            "nobody was told yet"
        );
        // Whoever thinks better of it goes back.
        device.give_all(&[Back, Back]);
        assert_eq!(device.texts(), before);
        ask(&mut device, Level::Medium);
        device.give(Yes);
        assert!(
            device.says(Ui::Hint.text(Language::English)),
            "{:?}",
            device.texts()
        );
        assert!(!device.app().is_public());
        assert_eq!(
            play(&device).shell().hints[seat as usize],
            Hints { medium: 1, hard: 0 }
        );
        device.give(Yes);
        assert!(device.app().is_public());
        assert_eq!((marks(&mut device), device.texts()), (0, before));
        assert_eq!(play(&device).holder(), None);
    }
}

#[test]
fn advice_read_alone_hides_itself_and_shows_nobody_else() {
    let mut device = among_people(2, &at_once(Language::English));
    ask(&mut device, Level::Medium);
    device.give(Yes);
    assert!(!device.app().is_public());
    device.run(46_000).unwrap();
    assert!(device.app().is_public(), "{:?}", device.texts());
    assert_eq!(marks(&mut device), 0);
}

#[test]
fn in_a_secret_turn_of_one_among_people_advice_is_marked_for_its_eyes_alone() {
    let mut found = 0;
    for seed in 0..20 {
        let mut rng = chance(seed);
        let save = save_of(0, &Roster::default(), seed as u8);
        let settings = at_once(Language::English);
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        for _ in 0..200 {
            let command = host_tests::handheld_hands::likely_command(
                &mut device,
                Language::English,
                &mut rng,
            );
            device.give(command);
            let is_choice = device.says(Footer::DoIt.text(Language::English));
            if is_choice && play(&device).holder().is_some() && !device.app().is_public() {
                break;
            }
        }
        let Some(seat) = play(&device).holder() else {
            continue;
        };
        found += 1;
        ask(&mut device, Level::Medium);
        assert_eq!(marks(&mut device), 1, "{:?}", device.texts());
        assert_eq!(play(&device).holder(), Some(seat));
        // Everybody's screens know nothing of it.
        device.give(Command::Left);
        assert_eq!(marks(&mut device), 0);
        device.give(Back);
        assert_eq!(marks(&mut device), 1);
        device.run(46_000).unwrap();
        assert_eq!(marks(&mut device), 0, "it hid itself");
    }
    assert!(found > 5, "{found}");
}

#[test]
fn how_often_each_adviser_was_asked_is_told_at_the_end() {
    for language in Language::ALL {
        let save = save_of(2, &alone(Level::Easy), 11);
        let mut device = device(Board::WIDE, &at_once(language), &Roster::default(), &save);
        let mut rng = chance(2);
        let mut left = vec![Level::Hard, Level::Medium, Level::Medium];
        for _ in 0..20_000 {
            let_think(&mut device);
            if play(&device).is_over() {
                break;
            }
            let is_own = play(&device).turn() == Some(Seat::One);
            let before = asked(&device);
            if is_own && device.says(Footer::DoIt.text(language)) && !left.is_empty() {
                let level = left.pop().unwrap();
                device.give(Command::Menu);
                for _ in 0..16 {
                    if selected(device.app_mut()).as_deref() == Some(Ui::Hint.text(language)) {
                        break;
                    }
                    device.give(Down);
                }
                device.give(Yes);
                if level == Level::Hard {
                    device.give(Down);
                }
                device.give(Yes);
                let_think(&mut device);
                assert_ne!(asked(&device), before);
            }
            let command =
                host_tests::handheld_hands::likely_command(&mut device, language, &mut rng);
            device.give(command);
        }
        // Past the chart to the places, and down all of their words.
        let said = (0..150).any(|number| {
            device.give(match number {
                0 => Back,
                1 => Yes,
                _ => Down,
            });
            let words = device.texts().join(" ");
            let text = BotText::HintsMessage.text(language);
            words.contains(text.replace("{0}", "2").replace("{1}", "1").trim())
        });
        assert!(said, "{:?}", device.texts());
    }
}
