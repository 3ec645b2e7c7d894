//! Bots in seats: whole games against them by presses, the same moves after a power cut, seats that change hands, and
//! nothing of theirs on a screen that others see.

use bots::Level;
use engine::artifact::{Artifact, Setup as ArtifactSetup};
use engine::chance::Seed;
use engine::seat::Seat;
use engine::stack::ArtifactStack;
use engine::warehouse51::{Setup as SaleSetup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::control::{Control, Pace};
use handheld::games::GameUi;
use handheld::play::{Dealing, Play, Shell};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::text::{BotText, Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BOARDS, Hands, device, go_home, likely_command};
use host_tests::handheld_stack;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use super::at_the_table::pause;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right, Up};

type Handheld = Device<MemoryStorage, Seeded>;

/// More commands than any game takes.
const TOO_LONG: usize = 20_000;

/// Seats, each played by one of these.
fn roster(controls: [Control; 5]) -> Roster {
    Roster {
        controls,
        ..Roster::default()
    }
}

/// One person against bots of a level.
fn alone(level: Level) -> Roster {
    let bot = Control::Bot(level);
    roster([Control::Person, bot, bot, bot, bot])
}

/// Nobody but bots.
fn only_bots(level: Level) -> Roster {
    roster([Control::Bot(level); 5])
}

fn begun<G: GameUi>(game: &G, roster: &Roster, seed: u8) -> Vec<u8> {
    let shell = Shell::new(roster.clone(), Dealing::Device(Seed([seed; 32])));
    save::header_of(game, &shell).unwrap().to_vec()
}

/// The beginning of one of the three games.
fn save_of(game: usize, roster: &Roster, seed: u8) -> Vec<u8> {
    match game {
        0 => begun(
            &Artifact::new(ArtifactSetup::base(3)).unwrap(),
            roster,
            seed,
        ),
        1 => begun(&Warehouse51::new(SaleSetup::of(4)).unwrap(), roster, seed),
        _ => begun(
            &ArtifactStack::new(handheld_stack::setup(3)).unwrap(),
            roster,
            seed,
        ),
    }
}

/// How people set it who do not want to wait.
fn at_once(language: Language) -> Settings {
    Settings {
        language,
        pace: Pace::Instant,
        ..Settings::default()
    }
}

fn play(device: &Handheld) -> &Play {
    device.app().world().play.as_ref().unwrap()
}

fn entries(device: &Handheld) -> Vec<u8> {
    play(device).game().entries().to_vec()
}

/// Lets bots think until somebody else has to do something.
fn let_think(device: &mut Handheld) {
    while device.app_mut().think(1_000) {}
    device.run(20).unwrap();
}

/// Presses until the game is over.
fn play_to_the_end(device: &mut Handheld, rng: &mut Chance) {
    let language = device.app().world().language();
    for _ in 0..TOO_LONG {
        let_think(device);
        if play(device).is_over() {
            return;
        }
        let command = likely_command(device, language, rng);
        device.give(command);
    }
    panic!("the game does not end: {:?}", device.texts());
}

#[test]
fn one_person_plays_every_game_against_bots_by_presses() {
    for game in 0..3 {
        for (number, board) in BOARDS.into_iter().enumerate() {
            let language = Language::ALL[(game + number) % 3];
            let roster = alone([Level::Easy, Level::Medium][number]);
            let save = save_of(game, &roster, 7);
            let mut device = device(board, &at_once(language), &Roster::default(), &save);
            play_to_the_end(&mut device, &mut chance(game as u64));
            for _ in 0..40 {
                device.give(Yes);
            }
            assert!(go_home(&mut device), "{:?}", device.texts());
        }
    }
}

#[test]
fn bots_play_every_game_among_themselves() {
    for game in 0..3 {
        let save = save_of(game, &only_bots(Level::Medium), 3);
        let settings = at_once(Language::English);
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        device.give(Yes);
        for _ in 0..TOO_LONG {
            let_think(&mut device);
            if play(&device).is_over() {
                break;
            }
            // What concerns everybody is read.
            device.give(Yes);
        }
        assert!(play(&device).is_over(), "{:?}", device.texts());
    }
}

/// The screen on which a bot's turn is shown.
fn shows_a_bot(device: &mut Handheld) -> bool {
    let language = device.app().world().language();
    device.says(Footer::Hurry.text(language))
}

/// A device on which one person has just begun a game against bots, and they think.
fn against(level: Level, game: usize, seed: u8) -> Handheld {
    let save = save_of(game, &alone(level), seed);
    let settings = at_once(Language::English);
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    device.app_mut().give(Yes);
    for number in 0..200 {
        let is_asked = play(&device).bot().is_some();
        if is_asked && shows_a_bot(&mut device) {
            return device;
        }
        let command = if number % 5 == 4 { Down } else { Yes };
        device.app_mut().give(command);
    }
    panic!("no bot is asked: {:?}", device.texts());
}

/// Thinks in slices until the log has grown.
fn think_on(device: &mut Handheld, slice: u32) -> Vec<u8> {
    let before = entries(device).len();
    for _ in 0..1_000_000 {
        device.app_mut().think(slice);
        if entries(device).len() > before {
            return entries(device);
        }
    }
    panic!("it never decides: {:?}", device.texts());
}

#[test]
fn after_a_power_cut_while_it_thinks_a_bot_makes_the_same_move() {
    for game in 0..3 {
        let mut device = against(Level::Hard, game, 5);
        let before = entries(&device);
        for _ in 0..7 {
            device.app_mut().think(100);
        }
        assert_eq!(entries(&device), before, "it still thinks");
        let storage = device.storage();
        let decided = think_on(&mut device, 150);
        let mut again = Device::new(Board::SQUARE, storage, Seeded::new(2)).unwrap();
        again.app_mut().give(Yes);
        assert_eq!(entries(&again), before);
        // The slices make no difference either.
        assert_eq!(think_on(&mut again, 999), decided);
    }
}

#[test]
fn while_a_bot_thinks_every_press_is_answered_at_once() {
    for game in 0..3 {
        let mut device = against(Level::Hard, game, 5);
        device.app_mut().think(100);
        let before = entries(&device);
        device.app_mut().give(Menu);
        assert!(device.says(Ui::Pause.text(Language::English)));
        // It thinks on behind the menu, and waits there with what it decided.
        for _ in 0..2_000 {
            device.app_mut().think(100);
        }
        assert_eq!(entries(&device), before);
        device.app_mut().give(Back);
        device.app_mut().think(1);
        assert_ne!(entries(&device), before, "it was done with thinking");
    }
}

#[test]
fn who_does_not_want_to_wait_lets_a_bot_move_at_once() {
    for game in 0..3 {
        let mut device = against(Level::Hard, game, 5);
        device.app_mut().think(100);
        let before = entries(&device);
        device.app_mut().give(Yes);
        assert_ne!(entries(&device), before);
    }
}

#[test]
fn what_a_bot_did_stands_as_long_as_the_pace_says_unless_somebody_presses_on() {
    for presses_on in [false, true] {
        let save = save_of(2, &only_bots(Level::Medium), 4);
        let settings = Settings {
            pace: Pace::Slow,
            ..Settings::default()
        };
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        device.give_all(&[Yes, Yes, Yes]);
        device.run(200).unwrap();
        let first = entries(&device);
        assert!(device.says(BotText::Decided.text(Language::English)));
        device.run(2_000).unwrap();
        assert_eq!(entries(&device), first, "it stands");
        if presses_on {
            device.give(Yes);
            device.run(100).unwrap();
        } else {
            device.run(2_000).unwrap();
        }
        assert_ne!(entries(&device), first, "the next thing happens");
    }
}

#[test]
fn solo_is_three_presses_from_the_menu() {
    let settings = at_once(Language::English);
    let mut device = device(Board::WIDE, &settings, &Roster::default(), &[]);
    device.give_all(&[Up, Yes, Yes]);
    assert_eq!(play(&device).sole_person(), Some(Seat::One));
    let level = Control::Bot(Settings::default().level);
    assert_eq!(play(&device).control(Seat::Two), level);
}

#[test]
fn a_seat_is_taken_over_and_given_back_in_the_middle_of_a_game() {
    for game in 0..3 {
        let mut device = against(Level::Easy, game, 9);
        let seat = play(&device).bot().unwrap().seat;
        pause(device.app_mut(), Ui::Seats);
        for _ in 0..seat as usize {
            device.app_mut().give(Down);
        }
        // A person is one before the easiest.
        device.app_mut().give(Left);
        device.app_mut().give(Back);
        assert_eq!(play(&device).control(seat), Control::Person);
        assert_eq!(play(&device).sole_person(), None);
        assert!(!shows_a_bot(&mut device), "{:?}", device.texts());
        let log = entries(&device);
        device.power_cycle().unwrap();
        assert_eq!(play(&device).control(seat), Control::Person, "it is kept");
        assert_eq!(entries(&device), log);
        device.give(Yes);
        device.run(500).unwrap();
        assert_eq!(entries(&device), log, "nobody decides for a person");
        pause(device.app_mut(), Ui::Seats);
        for _ in 0..seat as usize {
            device.app_mut().give(Down);
        }
        device.app_mut().give(Right);
        device.app_mut().give(Back);
        assert_eq!(play(&device).control(seat), Control::Bot(Level::Easy));
        play_to_the_end(&mut device, &mut chance(1));
    }
}

#[test]
fn who_plays_alone_meets_no_curtain_and_nothing_hides_from_them() {
    for game in 0..3 {
        let save = save_of(game, &alone(Level::Easy), 2);
        let settings = at_once(Language::English);
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        let mut rng = chance(3);
        let pass_on = Ui::PressWhenReadyDetail.text(Language::English);
        for _ in 0..400 {
            let_think(&mut device);
            assert!(!device.says(pass_on), "{:?}", device.texts());
            let command = likely_command(&mut device, Language::English, &mut rng);
            device.give(command);
        }
    }
}

#[test]
fn undo_goes_back_past_bots_to_what_a_person_decided() {
    let settings = Settings {
        friendly_undo: true,
        ..at_once(Language::English)
    };
    let save = save_of(2, &alone(Level::Medium), 6);
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    let mut rng = chance(8);
    let mut undone = 0;
    for number in 0..400 {
        let_think(&mut device);
        if play(&device).is_over() {
            break;
        }
        let is_own = play(&device).turn() == Some(Seat::One);
        let is_choice = device.says(Footer::DoIt.text(Language::English));
        if number % 20 == 19 && is_own && is_choice && play(&device).can_undo(true) {
            let before = play(&device).game().moves();
            pause(device.app_mut(), Ui::Undo);
            if play(&device).game().moves() < before {
                assert_eq!(play(&device).bot(), None, "a person decides again");
                undone += 1;
            }
        }
        let command = likely_command(&mut device, Language::English, &mut rng);
        device.give(command);
    }
    assert!(undone > 2, "{undone}");
}

/// Plays until it is the person's turn, and something can be chosen.
fn to_own_turn(device: &mut Handheld, rng: &mut Chance) {
    for _ in 0..TOO_LONG {
        let_think(device);
        let is_own = play(device).turn() == Some(Seat::One);
        if is_own && device.says(Footer::DoIt.text(Language::English)) {
            return;
        }
        let command = likely_command(device, Language::English, rng);
        device.give(command);
    }
    panic!("never their turn: {:?}", device.texts());
}

#[test]
fn advice_is_given_in_words_counted_and_done_by_a_press() {
    let language = Language::English;
    for game in 0..3 {
        let save = save_of(game, &alone(Level::Easy), 11);
        let settings = at_once(language);
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        let mut rng = chance(game as u64);
        for asked in 1..=4 {
            to_own_turn(&mut device, &mut rng);
            let before = entries(&device);
            pause(device.app_mut(), Ui::Hint);
            assert_eq!(play(&device).shell().hints, [asked, 0, 0, 0, 0]);
            while device.app_mut().think(5_000) {}
            device.run(20).unwrap();
            assert!(device.says(Ui::Hint.text(language)));
            assert!(device.says(Footer::DoIt.text(language)));
            let words = device.texts().len();
            assert!(words > 9, "{:?}", device.texts());
            assert_eq!(entries(&device), before, "nothing is done unasked");
            // What was asked is kept, and the turn is where it was.
            let kept = device.storage();
            let again = Device::new(Board::SQUARE, kept, Seeded::new(1)).unwrap();
            assert_eq!(play(&again).shell().hints[0], asked);
            device.app_mut().give(Yes);
            assert_ne!(entries(&device), before, "it is done");
        }
    }
}

#[test]
fn among_people_advice_is_not_given_before_everybodys_eyes() {
    let save = save_of(2, &Roster::default(), 11);
    let settings = at_once(Language::English);
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    device.give_all(&[Yes, Yes, Yes]);
    pause(device.app_mut(), Ui::Hint);
    assert_eq!(play(&device).shell().hints, [0; 5]);
    assert!(device.says(Ui::HintNot.text(Language::English)));
}

#[test]
fn at_the_table_a_bot_says_what_to_do_with_its_pieces_and_waits_until_it_is_done() {
    let language = Language::English;
    for game in 0..3 {
        let mut device = against(Level::Medium, game, 9);
        device.app_mut().give(Menu);
        device.app_mut().give(Back);
        pause(device.app_mut(), Ui::AtTheTable);
        let mut waited = 0;
        let mut rng = chance(4);
        for _ in 0..600 {
            let_think(&mut device);
            if play(&device).is_over() {
                break;
            }
            if device.says(BotText::DoForIt.text(language)) {
                let before = entries(&device);
                device.run(10_000).unwrap();
                assert_eq!(entries(&device), before, "nobody has done it yet");
                device.give(Yes);
                waited += 1;
                continue;
            }
            // Books are gone through entry by entry.
            let command = match device.says(Footer::Enter.text(language)) {
                true if below(3, &mut rng) == 0 => Down,
                true => Yes,
                false => likely_command(&mut device, language, &mut rng),
            };
            device.give(command);
        }
        assert!(waited > 3, "{waited}: {:?}", device.texts());
    }
}

#[test]
fn no_secret_of_a_bot_is_on_a_screen_that_everybody_sees() {
    // Two sales that differ in one counterfeit, which lies between two bots.
    let mut roster = only_bots(Level::Hard);
    roster.set_control(Seat::Three, Control::Person);
    roster.set_control(Seat::Four, Control::Person);
    let mut twins = super::warehouse51::twins_played_by(&roster);
    let laid = entries(&twins[0]).len();
    let played = |device: &Handheld| entries(device)[laid..].to_vec();
    let mut compared = 0;
    for device in &mut twins {
        device.give(Yes);
    }
    for _ in 0..600 {
        for device in &mut twins {
            device.run(10).unwrap();
        }
        let [one, two] = &mut twins;
        if played(one) != played(two) || play(one).holder().is_some() {
            // What a bot decides may tell what it knows: that is playing.
            break;
        }
        assert_eq!(one.texts(), two.texts());
        assert!(one.screen() == two.screen(), "{:?}", one.texts());
        compared += 1;
        if play(one).bot().is_none() {
            one.give(Yes);
            two.give(Yes);
        }
    }
    assert!(compared > 100, "{compared}");
}
