//! Undo: inside a turn, step by step, until the turn is ended; never past what was revealed,
//! unless the table agreed on it.

use engine::artifact::{Action, Setup};
use handheld::board::{Board, Command};
use handheld::settings::Settings;
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::{Hands, deciding, device, entering};
use host_tests::handheld_positions::{Position, long_names, stored, stored_decision};
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

/// Undo by the menu inside the game: the menu begins with it when a turn has just been handed over.
fn undo(device: &mut Device<MemoryStorage, Seeded>) {
    let world = device.app().world();
    let play = world.play.as_ref().unwrap();
    let begins_with_it = play.holder().is_none() && play.can_undo(false);
    device.give(Menu);
    if !begins_with_it {
        device.give(Down);
    }
    device.give(Yes);
}

fn hash(device: &Device<MemoryStorage, Seeded>) -> Option<u64> {
    device.app().state_hash()
}

/// The positions before and after a decision, and the presses that lead to it.
fn decision(name: &str) -> (Position, Position, Vec<Command>) {
    let (before, after) = stored_decision(name);
    let commands = deciding(&before, &after);
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
fn the_last_entry_of_the_list_takes_back_what_was_done_before() {
    let position = stored("turn-after-one");
    let mut undone = position.clone();
    undone.log.undo().unwrap();
    let mut device = resumed(&position, false);
    device.give_all(&entering(&position));
    device.give_all(&[Command::Up, Yes]);
    assert_eq!(hash(&device), Some(undone.log.hash()));
}

#[test]
fn a_second_action_is_taken_back_with_the_end_of_the_turn_that_follows_by_itself() {
    let (first, second) = stored_decision("undo-second-action");
    let mut device = resumed(&second, false);
    // Nothing else can be done: the turn is ended and handed over.
    device.give(Yes);
    assert_ne!(device.app().whose_turn(), second.turn());
    undo(&mut device);
    assert_eq!(hash(&device), Some(first.log.hash()));
    device.power_cycle().unwrap();
    assert_eq!(hash(&device), Some(first.log.hash()), "the undo is stored");
}

/// A turn that somebody ends though more could be done: before and after.
fn ended_early() -> (Position, Position) {
    let before = stored("turn-after-one");
    let mut after = before.clone();
    after.decide(Action::EndTurn);
    assert_ne!(before.turn(), after.turn());
    (before, after)
}

#[test]
fn a_turn_that_was_ended_is_taken_back_until_the_next_player_takes_up_theirs() {
    let (before, after) = ended_early();
    let mut device = resumed(&before, false);
    device.give_all(&deciding(&before, &after));
    assert_ne!(device.app().whose_turn(), before.turn());
    undo(&mut device);
    assert_eq!(hash(&device), Some(before.log.hash()));
    assert_eq!(device.app().whose_turn(), before.turn());
}

#[test]
fn nothing_is_taken_back_once_the_next_player_has_lifted_the_curtain() {
    let (_, after) = ended_early();
    let mut device = resumed(&after, false);
    device.give_all(&entering(&after));
    let lifted = hash(&device);
    device.give_all(&[Menu, Down, Yes]);
    assert_eq!(hash(&device), lifted);
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
fn an_exhibition_with_the_only_set_there_is_is_shown_and_taken_back_at_once() {
    let (before, after, commands) = decision("undo-choice-of-tile");
    let mut device = resumed(&before, false);
    let set = before.turn().and_then(|seat| {
        let Some(tile) = after.log.state().choosing().tile else {
            panic!("no tile was chosen");
        };
        let player = &before.log.state().table().players[seat];
        let hand = before.log.state().hand(seat);
        before.log.game().only_set(&hand, player, tile)
    });
    assert!(set.is_some(), "there is but one set");
    device.give_all(&commands);
    // The tile, and every card of its set.
    let shown = device.storage().bytes(Slot::Game).len() - before.save(&long_names()).len();
    assert!(shown > 3, "{shown} bytes");
    undo(&mut device);
    assert_eq!(hash(&device), Some(before.log.hash()));
    let legal = before.log.legal(before.turn().unwrap());
    assert!((0..legal.len()).any(|n| matches!(legal.nth(n), Some(Action::Exhibit(_)))));
}
