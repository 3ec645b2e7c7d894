//! Undo: inside a turn, step by step, until the turn is ended; never past what was revealed,
//! unless the table agreed on it.

use engine::artifact::{Action, Setup};
use handheld::board::{Board, Command};
use handheld::settings::Settings;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, deciding, device};
use host_tests::handheld_positions::{Position, long_names, stored_decision};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use Command::{Down, Menu, Ok as Yes};

fn resumed(position: &Position, friendly: bool) -> Device<MemoryStorage, Seeded> {
    let settings = Settings {
        friendly_undo: friendly,
        ..Settings::default()
    };
    device(
        Board::SQUARE,
        &settings,
        &long_names(),
        &position.save(&long_names()),
    )
}

/// Past news, then undo by the menu inside the game.
fn undo(device: &mut Device<MemoryStorage, Seeded>) {
    device.give_all(&[Menu, Down, Yes]);
}

fn hash(device: &Device<MemoryStorage, Seeded>) -> Option<u64> {
    device.app().state_hash()
}

/// The positions before and after a decision, and the presses that lead to it.
fn decision(name: &str) -> (Position, Position, Vec<Command>) {
    let (before, after) = stored_decision(name);
    let commands = deciding(&before, after.log.hash());
    (before, after, commands)
}

#[test]
fn what_revealed_nothing_can_be_taken_back_in_the_same_turn() {
    let (before, after, commands) = decision("undo-nothing-revealed");
    let mut device = resumed(&before, false);
    device.give_all(&commands);
    assert_eq!(hash(&device), Some(after.log.hash()));
    undo(&mut device);
    assert_eq!(hash(&device), Some(before.log.hash()));
    assert!(device.says(Ui::Undone.text(Language::English)));
    device.power_cycle().unwrap();
    assert_eq!(hash(&device), Some(before.log.hash()), "the undo is stored");
}

#[test]
fn two_actions_are_taken_back_one_by_one_by_the_list_itself() {
    let (first, second) = stored_decision("undo-second-action");
    let mut device = resumed(&second, false);
    let enter = host_tests::handheld_hands::entering(&second);
    device.give_all(&enter);
    // After two actions there is only ending the turn, and undo.
    device.give_all(&[Command::Up, Yes]);
    assert_eq!(hash(&device), Some(first.log.hash()));
}

#[test]
fn nothing_is_taken_back_once_the_turn_is_ended() {
    let (before, after, commands) = decision("undo-turn-ended");
    assert_ne!(before.turn(), after.turn());
    let mut device = resumed(&before, false);
    device.give_all(&commands);
    undo(&mut device);
    assert_eq!(hash(&device), Some(after.log.hash()));
}

#[test]
fn nothing_is_taken_back_past_a_card_that_was_turned_up() {
    let (before, after, commands) = decision("undo-turned-up");
    let mut device = resumed(&before, false);
    device.give_all(&commands);
    undo(&mut device);
    assert_eq!(hash(&device), Some(after.log.hash()));
}

#[test]
fn friendly_undo_goes_past_a_card_that_was_turned_up_and_the_same_card_comes_again() {
    let (before, after, commands) = decision("undo-turned-up");
    let mut device = resumed(&before, true);
    device.give_all(&commands);
    undo(&mut device);
    assert_eq!(hash(&device), Some(before.log.hash()));
    device.power_cycle().unwrap();
    assert_eq!(hash(&device), Some(before.log.hash()));
    device.give_all(&commands);
    assert_eq!(
        hash(&device),
        Some(after.log.hash()),
        "the same card comes again"
    );
}

#[test]
fn nothing_is_taken_back_past_an_unseen_card_that_was_drawn() {
    let (before, after, commands) = decision("undo-drawn");
    let mut device = resumed(&before, false);
    device.give_all(&commands);
    undo(&mut device);
    assert_eq!(hash(&device), Some(after.log.hash()));
}

#[test]
fn before_the_first_decision_there_is_nothing_to_take_back() {
    let start = Position::start(Setup::base(3), 1);
    for friendly in [false, true] {
        let mut device = resumed(&start, friendly);
        device.give(Yes);
        undo(&mut device);
        assert_eq!(hash(&device), Some(start.log.hash()));
        assert!(device.says(Ui::UndoNothing.text(Language::English)));
    }
}

#[test]
fn a_choice_inside_an_action_is_taken_back_alone() {
    let (before, after, commands) = decision("undo-choice-of-tile");
    let mut device = resumed(&before, false);
    device.give_all(&commands);
    assert_eq!(hash(&device), Some(after.log.hash()));
    undo(&mut device);
    assert_eq!(hash(&device), Some(before.log.hash()));
    let legal = before.log.legal(before.turn().unwrap());
    assert!((0..legal.len()).any(|n| matches!(legal.nth(n), Some(Action::Exhibit(_)))));
}
