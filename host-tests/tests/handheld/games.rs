//! Every scenario goes as it says: those of the simulator, and whole games of all three games for every
//! number of players, Artifact with every choice of expansions, from power on through the menus to the
//! scores. A scenario is found by being in one of the folders.
//!
//! With `ACCEPT_GOLDEN=1`, hashes that changed are renewed, and a whole game that does not go as it
//! says any more, or is missing, is played anew.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use engine::artifact::Expansions;
use golden::Mode;
use handheld::board::Board;
use handheld::text::Language;
use host_tests::handheld_scenarios::{Plan, Played};
use host_tests::handheld_tours;
use simulator::device::Device;
use simulator::picture::Folders;
use simulator::runner;
use simulator::scenario::{Instruction, ScenarioFile, with_found_hashes};

const SIMULATOR: &str = "../simulator/scenarios";
const WHOLE_GAMES: &str = "scenarios";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn scenarios() -> Vec<ScenarioFile> {
    let in_folder =
        |name| ScenarioFile::read_folder(&folder(name)).unwrap_or_else(|error| panic!("{error}"));
    [SIMULATOR, WHOLE_GAMES]
        .into_iter()
        .flat_map(in_folder)
        .collect()
}

fn album(file: &Path) -> Folders {
    Folders {
        golden: file.with_file_name("golden"),
        pictures: None,
    }
}

fn replay(file: &ScenarioFile) -> Result<(), String> {
    let mut device = Device::for_scenario(&file.scenario.setup).unwrap();
    runner::run(&file.scenario, &mut device, &mut album(&file.path))
        .map_err(|failures| format!("{}, {}", file.path.display(), failures[0]))
}

/// Replays a scenario; if it does not go as it says, that is a complaint, or it is renewed.
fn check(file: &ScenarioFile, mode: Mode) -> Result<(), String> {
    let result = replay(file);
    if result.is_ok() || mode == Mode::Compare {
        return result;
    }
    let renewed = with_found_hashes(&file.text, &mut album(&file.path));
    let text = match (renewed, plan_of(&file.path)) {
        (Ok(text), _) => text,
        (Err(_), Some(plan)) => plan.write_down(),
        (Err(_), None) if file.path == tour() => handheld_tours::warehouse51(),
        (Err(_), None) => return result,
    };
    golden::write(&file.path, text.as_bytes())
}

#[test]
fn every_scenario_goes_as_it_says() {
    let mode = Mode::of_environment();
    if mode == Mode::Accept {
        write_missing_games();
    }
    let waiting = Mutex::new(scenarios());
    let complaints = Mutex::new(Vec::new());
    let next = || waiting.lock().unwrap().pop();
    let work = || {
        while let Some(file) = next() {
            let complaint = check(&file, mode).err();
            complaints.lock().unwrap().extend(complaint);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let complaints = complaints.into_inner().unwrap();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_game_has_a_whole_one_for_every_number_of_players_and_every_choice_of_expansions() {
    for plan in plans() {
        let file = ScenarioFile::read(&path(&plan)).unwrap_or_else(|error| {
            panic!("{error}: have it played by `cargo xtask accept scenarios`")
        });
        let setup = file.scenario.setup;
        assert_eq!(setup.board, plan.board, "{}", plan.name());
        assert_eq!(setup.language, Some(plan.language), "{}", plan.name());
        assert_eq!(setup.seed, plan.seed, "{}", plan.name());
    }
}

fn path(plan: &Plan) -> PathBuf {
    folder(WHOLE_GAMES).join(format!("{}.txt", plan.name()))
}

fn plan_of(file: &Path) -> Option<Plan> {
    plans().into_iter().find(|plan| path(plan) == file)
}

/// The tour of Warehouse 51.
fn tour() -> PathBuf {
    folder(SIMULATOR).join("tour-warehouse51.txt")
}

/// What is written on no screen of Warehouse 51 but one, each on another; what may be in between is
/// left out.
const SCREENS: [&str; 29] = [
    // Before the game.
    "Auctions and fakes: 3-5",
    "Points for places",
    "Blue, place 1",
    "Number of the effect",
    "The cup that the knights",
    // Decisions.
    "Which stack?",
    "Who looks?",
    "The others look away",
    "Auction 1/26",
    "max",
    "Pawn: +5",
    "Fist?",
    "all hear",
    "Whom to pay?",
    "Look where?",
    "Pawn which?",
    "Buy back?",
    "Certify which?",
    "Cancel which?",
    // What can be looked at.
    "Stacks",
    "'s relics",
    "Left the game",
    "Left, with",
    "Top of",
    // What is told.
    "Open fists",
    "the auctions are over",
    "FAKE",
    "Final score",
    "Sets of four",
];

/// What is written on the screens of Artifact Stack, each on another.
const STACK_SCREENS: [&str; 27] = [
    // Before the game.
    "Six of ten decks",
    "Cost of digging",
    "Printed values",
    "Points a card",
    "The decks",
    // Decisions.
    "Temple 1",
    "Temple 2",
    "Which helper?",
    "Which one goes?",
    "Free helper",
    "Give to ",
    "Steal: ",
    // What can be looked at.
    "steps",
    "BLUE ONLY",
    "What you know",
    "'s area",
    "hidden in the temple",
    "Table",
    "Standings",
    "History",
    "NEWEST",
    // What is told.
    "The second temple",
    "Final score",
    "Points by round",
    "Ranking",
    "Sets and combinations",
    "Awards: stars, relics",
];

#[test]
fn the_tours_of_artifact_stack_visit_every_screen_of_it() {
    let tours = ["tour-stack.txt", "tour-stack-choices.txt"];
    let read = tours.map(|name| read_on_tour(&folder(SIMULATOR).join(name)));
    let read = read.concat();
    let missing: Vec<&str> = STACK_SCREENS
        .into_iter()
        .filter(|screen| !read.contains(screen))
        .collect();
    assert!(missing.is_empty(), "on no screen: {missing:?}");
}

#[test]
fn the_tour_of_warehouse_51_visits_every_screen_of_it() {
    let read = read_on_tour(&tour());
    for screen in SCREENS {
        assert!(read.contains(screen), "{screen} is on no screen");
    }
}

/// Everything that is read on a tour.
fn read_on_tour(path: &Path) -> String {
    let file = ScenarioFile::read(path).unwrap();
    let mut device = Device::for_scenario(&file.scenario.setup).unwrap();
    let mut read = String::new();
    for line in &file.scenario.steps {
        let Instruction::Press(button, count) = line.step else {
            continue;
        };
        for _ in 0..count {
            device.press(button).unwrap();
            // What moves comes to rest.
            device.run(600).unwrap();
            read += &device.texts().join(" ");
            read.push('\n');
        }
    }
    read
}

fn write_missing_games() {
    if !tour().exists() {
        golden::write(&tour(), handheld_tours::warehouse51().as_bytes()).unwrap();
    }
    for plan in plans() {
        if !path(&plan).exists() {
            golden::write(&path(&plan), plan.write_down().as_bytes()).unwrap();
        }
    }
}

fn plans() -> Vec<Plan> {
    let choices = [(false, false), (true, false), (false, true), (true, true)];
    let of_players = |players| choices.map(|(research, roles)| plan(players, research, roles));
    let artifact = (3..=5).flat_map(of_players);
    let warehouse51 = (3..=5).map(|players| without_choices(Played::Warehouse51, players));
    let stack = (2..=4).map(|players| without_choices(Played::Stack, players));
    artifact.chain(warehouse51).chain(stack).collect()
}

/// Boards and languages take turns, and so do set first huts and placed ones.
fn plan(players: u8, research: bool, roles: bool) -> Plan {
    let number = u32::from(players) * 4 + u32::from(research) * 2 + u32::from(roles);
    Plan {
        board: [Board::SQUARE, Board::WIDE][number as usize % 2],
        language: Language::ALL[number as usize % 3],
        players,
        game: Played::Artifact {
            expansions: Expansions { research, roles },
            quick_start: research,
        },
        seed: number,
    }
}

/// Boards and languages take turns.
fn without_choices(game: Played, players: u8) -> Plan {
    let number = usize::from(players);
    Plan {
        board: [Board::WIDE, Board::SQUARE][number % 2],
        language: Language::ALL[number % 3],
        players,
        game,
        seed: number as u32,
    }
}
