//! What a table takes home of a game that is over: a phone reads it from the screen.

use data_encoding::BASE32_NOPAD;
use engine::artifact::{Event, Setup};
use engine::game::{Actor, Observer};
use engine::seat::{Seat, StartPlayer};
use handheld::board::{Board, Command};
use handheld::play::Play;
use handheld::qr::QrText;
use handheld::save;
use handheld::screens::{Codes, TakeHome};
use handheld::settings::{Name, Roster, Settings};
use handheld::take_home;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, device, in_language};
use host_tests::handheld_positions::{Position, stored};
use host_tests::handheld_sales::sale;
use host_tests::phone::scan;
use serde_json::Value;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Ok as Yes, Right};

pub type Hand = Device<MemoryStorage, Seeded>;

/// More presses than lead from the main menu to what can be done after a game.
const TOO_FAR: usize = 24;

fn play(device: &Hand) -> &Play {
    device.app().world().play.as_ref().unwrap()
}

fn roster(names: [&str; 5]) -> Roster {
    Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

/// Names as long as they can be.
fn named() -> Roster {
    roster([
        "Maximilian",
        "Annemarie",
        "Christophe",
        "Leopoldine",
        "Bartholomé",
    ])
}

/// Chooses an entry of what can be done now, by its title.
pub fn choose(device: &mut Hand, entry: Ui) {
    let language = device.app().world().language();
    for _ in 0..TOO_FAR {
        if device.says(Ui::WhatNow.text(language)) {
            break;
        }
        device.give(Yes);
    }
    assert!(device.says(Ui::WhatNow.text(language)));
    let entries = [Ui::Again, Ui::History, Ui::ResultCode, Ui::GameCodes];
    let row = entries.iter().position(|one| *one == entry).unwrap();
    device.give_all(&[Down].repeat(row));
    assert!(device.says(entry.text(language)));
    device.give(Yes);
}

/// The only code on the screen.
pub fn code(device: &Hand) -> String {
    let mut codes = scan(&Picture::of(device.screen()));
    assert_eq!(codes.len(), 1);
    codes.remove(0)
}

/// What a link tells the app.
pub fn told(link: &str) -> Value {
    let data = link
        .strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=")
        .unwrap();
    let mut bytes = Vec::new();
    let mut letters = data.bytes();
    while let Some(letter) = letters.next() {
        if letter == b'%' {
            let digits = [letters.next().unwrap(), letters.next().unwrap()];
            let digits = std::str::from_utf8(&digits).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
        } else {
            assert!(letter.is_ascii_alphanumeric() || b"-._~:,".contains(&letter));
            bytes.push(letter);
        }
    }
    serde_json::from_slice(&bytes).unwrap()
}

#[test]
fn a_phone_reads_the_result_in_every_language_on_every_board_and_whatever_the_look_is() {
    let mut looks = Vec::new();
    for language in Language::ALL {
        looks.push(in_language(language));
    }
    looks.push(Settings {
        high_contrast: true,
        ..Settings::default()
    });
    looks.push(Settings {
        large_text: true,
        rotated: true,
        ..Settings::default()
    });
    let mut links = Vec::new();
    for (settings, board) in looks
        .iter()
        .flat_map(|look| BOARDS.map(|board| (look, board)))
    {
        let save = stored("over-5").save(&named());
        let mut device = device(board, settings, &named(), &save);
        choose(&mut device, Ui::ResultCode);
        links.push(code(&device));
    }
    let (first, others) = links.split_first().unwrap();
    assert!(
        others.iter().all(|link| link == first),
        "names are the same"
    );
}

#[test]
fn the_result_has_names_points_winner_and_start_player() {
    let artifact = stored("over-3-base").save(&named());
    let sold = sale(4, |sale| sale.log.actor() == Actor::Nobody).save(&named());
    for (save, name) in [(artifact, "Artifact"), (sold, "Warehouse 51")] {
        let mut device = device(Board::SQUARE, &Settings::default(), &named(), &save);
        choose(&mut device, Ui::ResultCode);
        let told = told(&code(&device));
        assert_eq!(told["game"]["name"], name);
        assert_eq!(told["game"]["highestWins"], true);
        assert_eq!(told["sourceName"], "Pocket Museum");
        let play = play(&device);
        let players = told["players"].as_array().unwrap();
        assert_eq!(players.len(), usize::from(play.game().seats()));
        for standing in play.game().standings().iter() {
            let player = &players[standing.seat as usize];
            assert_eq!(player["name"], device.app().world().name(standing.seat));
            assert_eq!(player["score"], standing.tiers[0]);
            assert_eq!(player["winner"], standing.place == 1);
            let begins = play.game().start_player() == Some(standing.seat);
            assert_eq!(player["startPlayer"], begins);
        }
    }
}

#[test]
fn who_began_is_told_whether_people_or_chance_chose() {
    let chosen = stored("over-5");
    let StartPlayer::Seat(seat) = chosen.log.game().setup().start else {
        panic!("nobody was chosen");
    };
    assert_eq!(start_player(&chosen.save(&named())), Some(seat));
    let mut picked = Vec::new();
    for number in 0..8 {
        let setup = Setup {
            start: StartPlayer::Chance,
            ..Setup::base(4)
        };
        let position = Position::start(setup, number);
        let mut begins = None;
        position.log.history(Observer::Table, &mut |event| {
            if let Event::Begins { seat } = event {
                begins = Some(seat);
            }
        });
        assert!(begins.is_some());
        assert_eq!(start_player(&position.save(&named())), begins);
        picked.extend(begins);
    }
    assert!(picked.iter().any(|seat| *seat != picked[0]), "chance it is");
}

fn start_player(save: &[u8]) -> Option<Seat> {
    let device = device(Board::SQUARE, &Settings::default(), &named(), save);
    play(&device).game().start_player()
}

#[test]
fn a_name_with_any_letter_is_told_as_it_is() {
    let names = ["Zoë", "Jürgen ß", "\"Q\"", "back\\slash", "100% & so"];
    let roster = roster(names);
    let save = stored("over-5").save(&roster);
    let mut device = device(Board::SQUARE, &Settings::default(), &roster, &save);
    choose(&mut device, Ui::ResultCode);
    let told = told(&code(&device));
    let read = told["players"].as_array().unwrap().iter();
    let read: Vec<&str> = read
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(read, names);
}

#[test]
fn names_that_do_not_fit_a_code_are_told_so() {
    let roster = roster(["ÄÖÜÄÖÜÄÖÜß"; 5]);
    let save = stored("over-5").save(&roster);
    for board in BOARDS {
        let mut device = device(board, &Settings::default(), &roster, &save);
        choose(&mut device, Ui::ResultCode);
        assert_eq!(scan(&Picture::of(device.screen())), Vec::<String>::new());
        let all = device.texts().join(" ");
        assert!(
            all.contains(Ui::CodeTooLongMessage.text(Language::English)),
            "{all}"
        );
    }
}

#[test]
fn taking_a_result_home_closes_the_game_for_good() {
    let settings = Settings {
        friendly_undo: true,
        ..Settings::default()
    };
    let save = stored("over-5").save(&named());
    let mut device = device(Board::SQUARE, &settings, &named(), &save);
    assert!(!play(&device).game().is_closed());
    choose(&mut device, Ui::ResultCode);
    let link = code(&device);
    device.power_cycle().unwrap();
    assert!(play(&device).game().is_closed());
    assert!(!play(&device).can_undo(true));
    choose(&mut device, Ui::ResultCode);
    assert_eq!(code(&device), link, "it is the same play");
    device.give_all(&[Right, Back]);
    assert!(device.says(Ui::WhatNow.text(Language::English)));
}

#[test]
fn a_code_on_a_screen_without_room_beside_it_says_what_it_is() {
    for language in Language::ALL {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let save = stored("over-5").save(&named());
        let mut result = device(Board::SQUARE, &settings, &named(), &save);
        choose(&mut result, Ui::ResultCode);
        assert!(result.says("BG Stats"), "{:?}", result.texts());
        let mut device = device(Board::SQUARE, &settings, &named(), &save);
        choose(&mut device, Ui::GameCodes);
        let count = handheld::take_home::pieces(device.app().world().play.as_ref().unwrap());
        for number in 1..=count {
            let word = Ui::GameCodesShort.text(language);
            let place = format!("{word} {number}/{count}");
            assert!(device.says(&place), "{place}: {:?}", device.texts());
            device.give(Right);
        }
    }
}

/// The codes of the whole game, one after the other.
fn game_codes(device: &mut Hand) -> Vec<String> {
    choose(device, Ui::GameCodes);
    let mut codes = vec![code(device)];
    loop {
        device.give(Yes);
        let next = code(device);
        if next == codes[0] {
            return codes;
        }
        codes.push(next);
    }
}

#[test]
fn a_phone_reads_every_code_of_the_whole_game_on_every_board_and_whatever_the_look_is() {
    for board in BOARDS {
        for high_contrast in [false, true] {
            let settings = Settings {
                high_contrast,
                rotated: high_contrast,
                ..Settings::default()
            };
            let save = stored("over-5").save(&named());
            let mut device = device(board, &settings, &named(), &save);
            let codes = game_codes(&mut device);
            let play = play(&device);
            assert_eq!(codes.len(), take_home::pieces(play));
            for (number, code) in codes.iter().enumerate() {
                let mut expected = String::new();
                take_home::write_piece(play, number, &mut expected).unwrap();
                assert_eq!(*code, expected);
                assert!(code.contains(&format!(":{}/{}:", number + 1, codes.len())));
            }
        }
    }
}

#[test]
fn the_codes_of_a_game_hold_its_save() {
    let save = stored("over-5").save(&named());
    let mut device = device(Board::SQUARE, &Settings::default(), &named(), &save);
    let codes = game_codes(&mut device);
    let joined: Vec<u8> = codes
        .iter()
        .flat_map(|code| {
            let (_, letters) = code.rsplit_once(':').unwrap();
            BASE32_NOPAD.decode(letters.as_bytes()).unwrap()
        })
        .collect();
    let mut again = None;
    save::load(&joined, &mut again).unwrap();
    let again = again.unwrap();
    assert_eq!(again.game().hash(), play(&device).game().hash());
    assert!(again.game().is_closed());
    assert_eq!(again.roster(), play(&device).roster());
}

#[test]
fn nothing_of_a_game_that_runs_is_in_any_code() {
    let save = stored("late-5").save(&named());
    let device = device(Board::SQUARE, &Settings::default(), &named(), &save);
    for what in [TakeHome::Result, TakeHome::Game] {
        let mut room = [0; 1024];
        let mut text = QrText::new(&mut room);
        Codes::new(what, play(&device)).write_code(device.app().world(), &mut text);
        assert_eq!(text.text(), "");
    }
}
