//! Append, replay, resume, undo, correct.

use engine::artifact::{Correction, Refusal, Role, Setup};
use engine::game::Refused;
use engine::record::{Record, RecordError};
use engine::seat::Seat;

use super::{correction, game, some_games};

host_tests::register_records! {
    games: some_games(),
    correction: correction,
    out_of_turn: |_| false,
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
