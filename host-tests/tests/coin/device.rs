//! Coin on the device: through the menus, with curtains, in and out of turn, to the score.

use std::path::{Path, PathBuf};

use handheld::board::{Board, Command};
use handheld::games::GameKind;
use handheld::settings::{Roster, Settings};
use handheld::text::Language;
use host_tests::handheld_hands::{self, Hands, stored};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Folders;
use simulator::runner;
use simulator::scenario::ScenarioFile;
use simulator::storage::MemoryStorage;

use Command::{Down, Ok as Yes};

/// What tests are offered; people are not.
const GAMES: &[GameKind] = &[GameKind::Artifact, GameKind::Coin];

pub type Handheld = Device<MemoryStorage, Seeded>;

pub fn in_language(language: Language) -> Settings {
    handheld_hands::in_language(language)
}

/// A device on which a game of Coin has just begun.
pub fn begun(board: Board, settings: Settings) -> Handheld {
    let storage = stored(&settings, &Roster::default(), &[]);
    let mut device = Device::new(board, storage, Seeded::new(1))
        .expect("nothing is drawn outside the screen")
        .offering(GAMES);
    // New game, Coin, begin.
    device.give_all(&[Yes, Down, Yes, Yes]);
    let play = device.app().world().play.as_ref().expect("a game");
    assert_eq!(play.running().kind(), GameKind::Coin);
    device
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/coin")
}

/// Plays a scenario of the folder on a device that offers Coin.
fn play(name: &str) {
    let file = ScenarioFile::read(&folder().join(name)).expect("a scenario that can be read");
    let mut device = Device::for_scenario(&file.scenario.setup)
        .expect("nothing is drawn outside the screen")
        .offering(GAMES);
    let mut album = Folders {
        golden: folder().join("golden"),
        pictures: None,
    };
    let failures = runner::run(&file.scenario, &mut device, &mut album).err();
    let first = failures.and_then(|failures| failures.first().map(ToString::to_string));
    assert_eq!(first, None, "{name}");
}

#[test]
fn a_whole_game_is_played_with_curtains_a_raise_out_of_turn_and_a_power_cut() {
    play("device-deals.txt");
}

#[test]
fn people_say_what_they_turned_up_and_how_the_coin_fell() {
    play("people-deal.txt");
}

#[test]
fn every_scenario_of_the_folder_is_played_here() {
    let files = ScenarioFile::read_folder(&folder()).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<_> = files
        .iter()
        .filter_map(|file| file.path.file_name())
        .collect();
    assert_eq!(names, ["device-deals.txt", "people-deal.txt"]);
}

#[test]
fn people_are_not_offered_a_game_for_tests() {
    assert!(GameKind::ALL.contains(&GameKind::Coin));
    assert!(!GameKind::OFFERED.contains(&GameKind::Coin));
    let storage = stored(&Settings::default(), &Roster::default(), &[]);
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1))
        .expect("nothing is drawn outside the screen");
    device.give(Yes);
    assert!(device.says("Artifact") && !device.says("Coin"));
}

#[test]
fn every_games_help_is_in_the_menu_by_groups() {
    let mut device = begun(Board::SQUARE, Settings::default());
    // The menu inside the game, its rules, the first group, its first page.
    device.give_all(&[Command::Menu, Down, Down, Yes, Yes, Yes]);
    let page = device.texts().join(" ");
    let goal = "Two players guess how a coin falls.";
    assert!(page.contains(goal), "{page}");
}

#[test]
fn printed_values_that_make_no_sense_are_told_and_cannot_be_played() {
    let storage = stored(&Settings::default(), &Roster::default(), &[]);
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1))
        .expect("nothing is drawn outside the screen")
        .offering(GAMES);
    // New game, Coin, printed values, their one group, the low card one lower.
    device.give_all(&[Yes, Down, Yes, Command::Up, Command::Up, Yes]);
    device.give_all(&[Yes, Command::Left]);
    let wrong = "A toss is worth 1 to 9, not 0.";
    assert!(device.texts().join(" ").contains(wrong));
    device.give_all(&[Command::Back, Command::Back, Down, Down, Yes]);
    assert!(device.app().world().play.is_none());
    // Back to as supplied, and begin.
    device.give_all(&[Command::Up, Yes, Command::Back, Yes]);
    assert!(device.app().world().play.is_some());
}
