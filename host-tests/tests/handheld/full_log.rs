//! A log that is full: of what was taken back, and it is written anew without that; or of what counts,
//! and people are told, look at everything and finish on paper.

use engine::artifact::Correction;
use engine::seat::Seat;
use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::settings::Settings;
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, deciding, device, in_language};
use host_tests::handheld_positions::{Position, long_names, stored, stored_decision};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::{CutStorage, MemoryStorage, Moment};

use Command::{Back, Down, Menu, Ok as Yes};

/// The room for entries.
const LOG: usize = 4096;
/// After so many milliseconds nobody is about to press anything.
const QUIET: u64 = 1000;

/// The same position after people tried something else and took it back, until no more is written
/// into the log than this.
fn undecided(position: &Position, most: usize) -> Position {
    let mut position = position.clone();
    let hash = position.log.hash();
    let seat = position.turn().expect("somebody's turn");
    let actions = position.log.legal(seat);
    for number in 0.. {
        // A decision, its cards, a checkpoint now and then, and an undo.
        if position.log.entries().len() + 40 > most {
            break;
        }
        let action = actions.nth(number % actions.len()).expect("an action");
        position.decide(action);
        position
            .log
            .undo_past_barrier()
            .expect("a decision to take back");
    }
    while position.log.entries().len() + 2 <= most && position.log.has_room() {
        let action = actions.first().expect("an action");
        position.log.decide(seat, action).expect("a legal action");
        if !position.log.has_room() {
            break;
        }
        position
            .log
            .undo_past_barrier()
            .expect("a decision to take back");
    }
    assert_eq!(position.log.hash(), hash);
    position
}

/// A game in which everything counts, and nothing more can: hundreds of corrections.
pub fn full() -> Position {
    let mut position = stored("turn-in-round-4");
    let mut coins = 0;
    while position.log.has_room() {
        let seat = Seat::One;
        coins = (coins + 1) % 20;
        position
            .log
            .correct(Correction::Money { seat, coins })
            .expect("a player may have so much");
    }
    assert_eq!(
        position.log.compacted_length(),
        position.log.entries().len()
    );
    position
}

fn resumed(position: &Position, friendly: bool) -> Device<MemoryStorage, Seeded> {
    let settings = Settings {
        friendly_undo: friendly,
        ..Settings::default()
    };
    let save = position.save(&long_names());
    device(Board::SQUARE, &settings, &long_names(), &save)
}

/// Nobody presses anything for a while.
fn rest(device: &mut Device<MemoryStorage, Seeded>) {
    device.run(QUIET).unwrap();
    while device.app_mut().work_ahead() {}
}

fn entries(device: &Device<MemoryStorage, Seeded>) -> Vec<u8> {
    let play = device.app().world().play.as_ref().expect("a game");
    play.game().entries().to_vec()
}

#[test]
fn a_log_full_of_what_was_taken_back_is_written_anew_and_the_game_goes_on() {
    let (before, after) = stored_decision("undo-turned-up");
    let commands = deciding(&before, &after);
    let full = undecided(&before, LOG - 9);
    assert!(!full.log.has_room(), "{}", full.log.entries().len());
    let mut device = resumed(&full, true);
    assert_eq!(device.app().state_hash(), Some(before.log.hash()));
    assert_eq!(entries(&device), full.log.entries(), "the start is quick");
    assert!(!device.says(Ui::ResumeFullDetail.text(Language::English)));
    let (resume, decide) = commands.split_first().expect("Resume");
    device.give(*resume);
    assert_eq!(
        entries(&device),
        before.log.entries(),
        "nothing else is left"
    );
    device.give_all(decide);
    assert_eq!(device.app().state_hash(), Some(after.log.hash()));
    device.power_cycle().unwrap();
    assert_eq!(device.app().state_hash(), Some(after.log.hash()));
    device.give_all(&[Yes, Menu, Down, Yes]);
    assert_eq!(
        device.app().state_hash(),
        Some(before.log.hash()),
        "friendly undo"
    );
}

#[test]
fn room_is_made_while_nobody_waits() {
    let (before, after) = stored_decision("undo-turned-up");
    for most in [LOG - 300, LOG - 9] {
        let nearly = undecided(&before, most);
        for is_in_game in [false, true] {
            let mut device = resumed(&nearly, true);
            let commands = deciding(&before, &after);
            let (resume, decide) = commands.split_first().expect("Resume");
            if is_in_game {
                device.give(*resume);
            }
            let texts = device.texts();
            if is_in_game && nearly.log.has_room() {
                while device.app_mut().work_ahead() {}
                assert_eq!(
                    entries(&device),
                    nearly.log.entries(),
                    "the next press is near"
                );
            }
            rest(&mut device);
            assert_eq!(entries(&device), before.log.entries(), "{most}");
            assert_eq!(device.texts(), texts, "nobody sees it");
            if !is_in_game {
                device.give(*resume);
            }
            device.power_cycle().unwrap();
            device.give(*resume);
            device.give_all(decide);
            assert_eq!(device.app().state_hash(), Some(after.log.hash()));
        }
    }
}

#[test]
fn room_that_is_not_needed_yet_or_would_be_little_is_not_made_ahead() {
    let before = stored_decision("undo-turned-up").0;
    let untouched = undecided(&before, LOG - 600);
    for position in [untouched, full()] {
        let mut device = resumed(&position, false);
        rest(&mut device);
        assert_eq!(entries(&device), position.log.entries());
    }
}

#[test]
fn wherever_the_log_becomes_full_the_decision_and_its_cards_are_carried_out() {
    let (before, after) = stored_decision("undo-turned-up");
    let commands = deciding(&before, &after);
    for most in LOG - 24..LOG - 8 {
        let nearly = undecided(&before, most);
        let mut device = resumed(&nearly, true);
        device.give_all(&commands);
        assert_eq!(device.app().state_hash(), Some(after.log.hash()), "{most}");
        device.power_cycle().unwrap();
        assert_eq!(device.app().state_hash(), Some(after.log.hash()), "{most}");
    }
}

#[test]
fn what_is_taken_back_on_the_device_never_fills_the_log() {
    let (before, after) = stored_decision("undo-nothing-revealed");
    let commands = deciding(&before, &after);
    let mut device = resumed(&undecided(&before, LOG - 30), false);
    device.give_all(&commands);
    let mut longest = 0;
    for _ in 0..60 {
        assert_eq!(device.app().state_hash(), Some(after.log.hash()));
        device.give_all(&[Menu, Down, Yes]);
        assert_eq!(device.app().state_hash(), Some(before.log.hash()));
        device.power_cycle().unwrap();
        device.give_all(&commands);
        longest = longest.max(entries(&device).len());
    }
    assert!(longest > LOG - 30 && entries(&device).len() < LOG / 2);
}

#[test]
fn a_power_cut_while_the_log_is_written_anew_loses_nothing() {
    let (before, after) = stored_decision("undo-turned-up");
    let commands = deciding(&before, &after);
    let full = undecided(&before, LOG - 9);
    for moment in [Moment::Before, Moment::After] {
        let storage = CutStorage::new(full.storage()).cut_after_writes(0, moment);
        let mut app = App::new(
            Box::<handheld::app::Memory>::default(),
            Board::SQUARE,
            storage,
            Seeded::new(1),
            0,
        );
        app.tick(QUIET);
        app.work_ahead();
        let kept = app.into_storage().kept().clone();
        let mut device = Device::new(Board::SQUARE, kept, Seeded::new(1)).unwrap();
        let is_short = entries(&device) == before.log.entries();
        assert_eq!(is_short, moment == Moment::After);
        assert_eq!(device.app().state_hash(), Some(before.log.hash()));
        device.give_all(&commands);
        assert_eq!(device.app().state_hash(), Some(after.log.hash()));
    }
}

#[test]
fn a_log_that_cannot_be_written_anew_is_said_to_be_full_and_stays() {
    let before = stored_decision("undo-turned-up").0;
    let full = undecided(&before, LOG - 9);
    let storage = CutStorage::new(full.storage()).fail_after_writes(0);
    let mut device = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
    let broken = Ui::StorageBroken.text(Language::English);
    device.run(QUIET).unwrap();
    assert!(!device.app_mut().work_ahead(), "it was tried");
    assert!(!device.says(broken), "nobody needs it yet");
    device.give(Yes);
    assert!(device.says(broken));
    assert!(device.says(Ui::LogFull.text(Language::English)));
    assert_eq!(device.app().state_hash(), Some(before.log.hash()));
}

#[test]
fn a_log_in_which_everything_counts_is_said_to_be_full_in_every_language() {
    let full = full();
    for language in Language::ALL {
        let save = full.save(&long_names());
        let mut device = device(Board::SQUARE, &in_language(language), &long_names(), &save);
        assert!(device.is_home());
        assert!(device.says(Ui::ResumeFullDetail.text(language)));
        assert!(!device.says(Ui::ResumeOverDetail.text(language)));
        device.give(Yes);
        assert!(device.says(Ui::LogFull.text(language)));
        assert!(!device.is_home());
        device.power_cycle().unwrap();
        device.give(Yes);
        assert!(
            device.says(Ui::LogFull.text(language)),
            "Resume leads there"
        );
        assert_eq!(device.app().state_hash(), Some(full.log.hash()));
    }
}

#[test]
fn a_game_whose_log_is_full_can_be_looked_at() {
    let full = full();
    let mut device = resumed(&full, false);
    device.give(Yes);
    let mut seen = vec![device.texts()];
    // Table, standings, history.
    for downs in [0, 1, 1] {
        device.give_all(&[vec![Down; downs], vec![Yes]].concat());
        assert!(device.app().is_public() && !device.is_home());
        assert!(!seen.contains(&device.texts()), "{:?}", device.texts());
        seen.push(device.texts());
        device.give(Back);
        assert!(device.says(Ui::LogFull.text(Language::English)));
    }
}

#[test]
fn in_a_full_game_a_hand_is_shown_to_its_owner_alone() {
    let full = full();
    let mut device = resumed(&full, false);
    for seat in 0..3 {
        device.give(Yes);
        device.give_all(&[vec![Down; 3 + seat], vec![Yes]].concat());
        assert!(device.app().is_public(), "first the curtain");
        device.give(Yes);
        // Past what happened since their last turn.
        for _ in 0..4 {
            if !device.app().is_public() {
                break;
            }
            device.give(Yes);
        }
        assert!(!device.app().is_public(), "{:?}", device.texts());
        device.give(Back);
        assert!(device.app().is_public());
        assert!(device.says(Ui::LogFull.text(Language::English)));
        device.give(Back);
        assert!(device.is_home());
    }
    assert_eq!(device.app().state_hash(), Some(full.log.hash()));
}

#[test]
fn nothing_is_taken_back_in_a_full_log() {
    let full = full();
    for friendly in [false, true] {
        let mut device = resumed(&full, friendly);
        let before = device.storage().bytes(Slot::Game).to_vec();
        device.give_all(&[Yes, Menu, Down, Yes]);
        assert_eq!(device.app().state_hash(), Some(full.log.hash()));
        if friendly {
            assert!(device.says(Ui::LogFull.text(Language::English)));
        }
        assert_eq!(device.storage().bytes(Slot::Game), before);
    }
}
