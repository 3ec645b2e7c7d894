//! Bots in seats: whole games against them by presses, the same moves after a power cut, seats that change hands.

use bots::Level;
use engine::artifact::{Artifact, Setup as ArtifactSetup};
use engine::chance::Seed;
use engine::each::Member;
use engine::seat::Seat;
use engine::stack::ArtifactStack;
use engine::warehouse51::{Setup as SaleSetup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::control::{Control, Pace};
use handheld::games::{GameKind, GameUi};
use handheld::play::{Dealing, LOG, Play, Shell};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{BotText, Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BOARDS, Hands, device, go_home, likely_command};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use super::at_the_table::pause;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right, Up};

pub type Handheld = Device<MemoryStorage, Seeded>;

/// More commands than any game takes.
const TOO_LONG: usize = 20_000;

/// Seats, each played by one of these.
pub fn roster(controls: [Control; 5]) -> Roster {
    Roster {
        controls,
        ..Roster::default()
    }
}

/// One person against bots of a level.
pub fn alone(level: Level) -> Roster {
    let bot = Control::Bot(level);
    roster([Control::Person, bot, bot, bot, bot])
}

/// Nobody but bots.
pub fn only_bots(level: Level) -> Roster {
    roster([Control::Bot(level); 5])
}

fn begun<G: GameUi>(game: &G, roster: &Roster, seed: u8) -> Vec<u8> {
    let shell = Shell::new(roster.clone(), Dealing::Device(Seed([seed; 32])));
    save::header_of(game, &shell).unwrap().to_vec()
}

/// The beginning of one of the three games.
pub fn save_of(game: usize, roster: &Roster, seed: u8) -> Vec<u8> {
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
pub fn at_once(language: Language) -> Settings {
    Settings {
        language,
        pace: Pace::Instant,
        ..Settings::default()
    }
}

pub fn play(device: &Handheld) -> &Play {
    device.app().world().play.as_ref().unwrap()
}

pub fn entries(device: &Handheld) -> Vec<u8> {
    play(device).game().entries().to_vec()
}

/// Lets bots think until somebody else has to do something.
pub fn let_think(device: &mut Handheld) {
    while device.app_mut().think(1_000) {}
    device.run(20).unwrap();
}

/// Presses until the game is over.
pub fn play_to_the_end(device: &mut Handheld, rng: &mut Chance) {
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
pub fn think_on(device: &mut Handheld, slice: u32) -> Vec<u8> {
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
    for number in 0..800 {
        let_think(&mut device);
        if play(&device).is_over() {
            break;
        }
        let is_own = play(&device).turn() == Some(Seat::One);
        let is_choice = device.says(Footer::DoIt.text(Language::English));
        let has_menu = device.says(Footer::Menu.text(Language::English));
        let is_asked = is_own && is_choice && has_menu;
        if number % 5 == 4 && is_asked && play(&device).can_undo(true) {
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

/// A device with this save whose person takes something back; where that leads, and how many entries it took.
fn undone(save: &[u8]) -> (Option<u64>, usize) {
    let settings = Settings {
        friendly_undo: true,
        ..at_once(Language::English)
    };
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), save);
    device.give(Yes);
    to_own_turn(&mut device, &mut chance(1));
    let before = entries(&device).len();
    pause(device.app_mut(), Ui::Undo);
    let after = entries(&device).len();
    (device.app().state_hash(), after.saturating_sub(before))
}

#[test]
fn undo_past_bots_makes_the_room_that_all_its_steps_need() {
    /// A decision is taken back.
    const UNDO: u8 = 0xF8;
    let settings = at_once(Language::English);
    let save = save_of(2, &alone(Level::Easy), 6);
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    let mut rng = chance(8);
    // Until two bots have decided since the person did.
    let (save, after) = loop {
        to_own_turn(&mut device, &mut rng);
        let save = device.storage().bytes(Slot::Game).to_vec();
        match undone(&save) {
            (after, 3..) => break (save, after),
            _ => device.give(Yes),
        }
    };
    let before = entries(&device);
    for _ in 0..9 {
        device.give(Yes);
    }
    let decision = *entries(&device).get(before.len()).expect("a decision");
    for left in 9..24 {
        let tries = (LOG - left - before.len()) / 2;
        let full = [save.as_slice(), &[decision, UNDO].repeat(tries)].concat();
        assert_eq!(undone(&full).0, after, "{left} bytes are left");
    }
}

/// Plays until it is the person's turn, and something can be chosen.
pub fn to_own_turn(device: &mut Handheld, rng: &mut Chance) {
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
            let title = BotText::DoForTitle.text(language).replace("{0}", "");
            let is_told = |text: &String| text.starts_with(title.trim());
            if device.texts().iter().any(is_told) {
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
fn after_an_undo_a_bot_thinks_anew_about_what_is_decided_otherwise() {
    let settings = Settings {
        friendly_undo: true,
        ..at_once(Language::English)
    };
    let mut changed = 0;
    for seed in 0..12 {
        let save = save_of(2, &alone(Level::Medium), seed);
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        let mut rng = chance(seed.into());
        to_own_turn(&mut device, &mut rng);
        let own = play(&device).game().moves();
        // Another card each time; the bots answer to it.
        let mut answers = Vec::new();
        for downs in 0..3 {
            device.give_all(&vec![Down; downs]);
            device.give(Yes);
            let_think(&mut device);
            assert_eq!(device.app().world().damage, None);
            answers.push(entries(&device));
            while play(&device).game().moves() > own {
                pause(device.app_mut(), Ui::Undo);
            }
            assert_eq!(play(&device).turn(), Some(Seat::One));
        }
        changed += usize::from(answers[0] != answers[1]);
        play_to_the_end(&mut device, &mut rng);
    }
    assert!(changed > 6, "{changed}");
}

#[test]
fn who_plays_which_seat_is_kept_for_the_next_evening_as_names_are() {
    let settings = at_once(Language::English);
    let mut device = device(Board::SQUARE, &settings, &long_names(), &[]);
    // New game, Artifact, who plays; the second seat is a hard bot's, the third a medium one's.
    let to_names = [Yes, Yes, Down, Down, Yes];
    device.give_all(&to_names);
    device.give_all(&[Down, Down, Down, Down, Left, Down, Down, Down, Right, Right]);
    let chosen = [
        Control::Person,
        Control::Bot(Level::Hard),
        Control::Bot(Level::Medium),
        Control::Person,
        Control::Person,
    ];
    assert_eq!(device.app().world().roster.controls, chosen);
    device.power_cycle().unwrap();
    let kept = |device: &Handheld| device.app().world().roster.clone();
    let roster = Roster {
        controls: chosen,
        ..long_names()
    };
    assert_eq!(kept(&device), roster);
    // A game alone is another matter, whatever is stored after it, and so is the same again.
    device.give_all(&[Up, Yes, Yes]);
    assert_eq!(play(&device).sole_person(), Some(Seat::One));
    play_to_the_end(&mut device, &mut chance(1));
    pause(device.app_mut(), Ui::Again);
    assert_eq!(play(&device).sole_person(), Some(Seat::One));
    assert_eq!(kept(&device), roster);
    device.power_cycle().unwrap();
    assert_eq!(kept(&device), roster);
    // In another game the same seats are bots'.
    assert!(go_home(&mut device));
    device.give_all(&[Down, Yes, Down, Yes, Down, Yes, Yes]);
    assert_eq!(device.app().world().kind(), GameKind::Warehouse51);
    let controls = Seat::ALL.map(|seat| play(&device).control(seat));
    assert_eq!(controls, chosen);
}
