//! Whole games by scenario: three, four and five players, each with every choice of expansions,
//! from power on through the menus to the scores. The files are in `host-tests/scenarios`.
//!
//! A file that is missing is written, and the test fails: look at it, and run the tests again.
//! From then on the file is fixed, and has to replay.

use std::fs;
use std::path::{Path, PathBuf};

use engine::artifact::Expansions;
use handheld::board::Board;
use handheld::text::Language;
use host_tests::handheld_scenarios::Plan;
use simulator::device::Device;
use simulator::picture::Folders;
use simulator::runner;
use simulator::scenario::Scenario;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

fn replay(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut device = Device::for_scenario(&scenario.setup).unwrap();
    let mut album = Folders {
        golden: folder().join("golden"),
        pictures: None,
    };
    if let Err(failures) = runner::run(&scenario, &mut device, &mut album) {
        panic!("{}: {}", path.display(), failures[0]);
    }
}

/// Every choice of expansions.
fn whole_games_replay(players: u8) {
    let mut written = Vec::new();
    for plan in plans(players) {
        let path = folder().join(format!("{}.txt", plan.name()));
        if path.exists() {
            replay(&path);
        } else {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, plan.write_down()).unwrap();
            written.push(plan.name());
        }
    }
    assert!(written.is_empty(), "look at the new files: {written:?}");
}

fn plans(players: u8) -> [Plan; 4] {
    [(false, false), (true, false), (false, true), (true, true)]
        .map(|(research, roles)| plan(players, research, roles))
}

/// Boards and languages take turns.
fn plan(players: u8, research: bool, roles: bool) -> Plan {
    let number = u32::from(players) * 4 + u32::from(research) * 2 + u32::from(roles);
    Plan {
        board: [Board::SQUARE, Board::WIDE][number as usize % 2],
        language: Language::ALL[number as usize % 3],
        players,
        expansions: Expansions { research, roles },
        seed: number,
    }
}

#[test]
fn whole_games_of_three_replay_from_power_on_to_the_scores() {
    whole_games_replay(3);
}

#[test]
fn whole_games_of_four_replay_from_power_on_to_the_scores() {
    whole_games_replay(4);
}

#[test]
fn whole_games_of_five_replay_from_power_on_to_the_scores() {
    whole_games_replay(5);
}
