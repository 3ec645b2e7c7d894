//! Append, replay, resume, undo, correct.

use engine::artifact::{Correction, Refusal, Role, Setup};
use engine::game::Refused;
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use host_tests::records;

use super::{correction, game, some_games};

#[test]
fn every_prefix_of_a_log_can_be_played() {
    for (game, seed) in some_games().iter().zip(10..) {
        records::every_prefix_of_a_log_can_be_played(game, seed, correction);
    }
}

#[test]
fn a_resumed_game_writes_the_same_log() {
    for (game, seed) in some_games().iter().zip(20..) {
        records::a_resumed_game_writes_the_same_log(game, seed);
    }
}

#[test]
fn checkpoints_stand_every_64_entries() {
    for (game, seed) in some_games().iter().zip(30..) {
        records::checkpoints_stand_every_64_entries(game, seed);
    }
}

#[test]
fn a_wrong_checkpoint_stops_a_replay() {
    for (game, seed) in some_games().iter().zip(40..) {
        records::a_wrong_checkpoint_stops_a_replay(game, seed);
    }
}

#[test]
fn undo_stops_at_a_barrier() {
    for (game, seed) in some_games().iter().zip(50..) {
        records::undo_stops_at_a_barrier(game, seed);
    }
}

#[test]
fn undo_past_a_barrier_takes_back_a_decision_with_its_cards() {
    for (game, seed) in some_games().iter().zip(60..) {
        records::undo_past_a_barrier_takes_back_a_decision_with_its_cards(game, seed);
    }
}

#[test]
fn undo_does_not_roll_a_card_again() {
    for (game, seed) in some_games().iter().zip(70..) {
        records::undo_does_not_roll_a_card_again(game, seed);
    }
}

#[test]
fn corrections_are_entries() {
    for (game, seed) in some_games().iter().zip(80..) {
        let accepted = records::corrections_are_entries(game, seed, correction);
        assert!(accepted > 100, "{accepted}");
    }
}

#[test]
fn a_snapshot_is_gone_on_with_to_the_same_end() {
    for (game, seed) in some_games().iter().zip(90..) {
        records::a_snapshot_is_gone_on_with_to_the_same_end(game, seed);
    }
}

#[test]
fn a_full_log_refuses_and_changes_nothing() {
    for (game, seed) in some_games().iter().zip(100..) {
        records::a_full_log_refuses_and_changes_nothing(game, seed, correction);
    }
}

#[test]
fn what_is_not_asked_for_is_refused() {
    for (game, seed) in some_games().iter().zip(110..) {
        records::what_is_not_asked_for_is_refused(game, seed);
    }
}

#[test]
fn corrections_without_their_expansion_or_seat_are_refused() {
    let mut record: Record<_> = Record::new(game(Setup::base(3)));
    let role = Role::City(engine::artifact::City::Paris);
    let seat = Seat::One;
    let not_in_play = Err(RecordError::Correction(Refusal::NotInPlay));
    assert_eq!(record.correct(Correction::Role { seat, role }), not_in_play);
    let seat = Seat::Four;
    let coins = 3;
    assert_eq!(
        record.correct(Correction::Money { seat, coins }),
        not_in_play
    );
}

#[test]
fn a_decision_out_of_turn_names_the_reason() {
    let mut record: Record<_> = Record::new(game(Setup::base(3)));
    let action = record
        .legal(Seat::One)
        .first()
        .expect("the first seat acts");
    assert_eq!(
        record.decide(Seat::Two, action),
        Err(RecordError::Refused(Refused::NotTheirTurn))
    );
    assert_eq!(record.decide(Seat::One, action), Ok(()));
}
