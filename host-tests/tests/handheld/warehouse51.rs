//! Warehouse 51 by presses: whole games of three, four and five players on both boards, from the first
//! stack to the scores, in every language.

use engine::chance::Seed;
use engine::record::Record;
use engine::warehouse51::{Setup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;
use handheld::settings::Settings;
use handheld::text::{Footer, Language};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BOARDS, Hands, device, go_home, in_language};
use host_tests::handheld_positions::long_names;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

type Handheld = Device<MemoryStorage, Seeded>;
type Log = Record<Warehouse51, LOG>;

/// More commands than any game takes.
const TOO_LONG: usize = 6000;

/// The save of a log.
fn saved(log: &Log, seed: u8) -> Vec<u8> {
    let shell = Shell {
        roster: long_names(),
        dealing: Dealing::Device(Seed([seed; 32])),
    };
    let header = save::header_of(log.game(), &shell).unwrap();
    [header.as_slice(), log.entries()].concat()
}

/// A device on which a game begins.
fn begun(players: u8, seed: u8, board: Board, settings: &Settings) -> Handheld {
    let game = Warehouse51::new(Setup::of(players)).unwrap();
    device(
        board,
        settings,
        &long_names(),
        &saved(&Log::new(game), seed),
    )
}

/// What gets an auction on: bids low, passes, closes fists, takes what a list offers.
fn command(device: &mut Handheld, language: Language, rng: &mut Chance) -> Command {
    let says = |device: &mut Handheld, footer: Footer| device.says(footer.text(language));
    if device.is_home() || !says(device, Footer::DoIt) {
        return match below(12, rng) {
            0 => Command::Back,
            1 => Command::Down,
            _ => Command::Ok,
        };
    }
    match below(10, rng) {
        0..5 => Command::Ok,
        5..8 => Command::Down,
        8 => Command::Up,
        _ => Command::Right,
    }
}

/// Presses until the game is over; says how many presses that took.
fn play(device: &mut Handheld, language: Language, rng: &mut Chance) -> usize {
    for presses in 0..TOO_LONG {
        let over = |device: &Handheld| {
            let play = device.app().world().play.as_ref();
            play.is_some_and(handheld::play::Play::is_over)
        };
        if over(device) {
            return presses;
        }
        let command = command(device, language, rng);
        device.give(command);
    }
    panic!("the game does not end: {:?}", device.texts());
}

#[test]
fn whole_games_are_played_by_presses_on_both_boards() {
    let mut seed = 0;
    for players in 3..=5 {
        for board in BOARDS {
            let language = Language::ALL[usize::from(seed % 3)];
            let mut device = begun(players, seed, board, &in_language(language));
            let mut rng = chance(seed.into());
            play(&mut device, language, &mut rng);
            for _ in 0..30 {
                device.give(Command::Ok);
            }
            assert!(go_home(&mut device));
            seed += 1;
        }
    }
}
