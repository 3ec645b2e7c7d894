//! Append, replay, resume, undo, correct.

use engine::game::Actor;
use engine::record::Record;
use engine::seat::{Seat, Seats};
use handheld::games::coin::Coin;
use handheld::games::coin::rules::{Action, Face};
use host_tests::play::{chance, step};

use super::{correction, long, some_games};

host_tests::register_records! {
    games: some_games(),
    correction: correction,
    // Raising is free at any time: who cannot is told why.
    out_of_turn: |action| action == Action::Raise,
}

#[test]
fn a_raise_unasked_is_an_entry_of_its_seat_and_changes_nobodys_turn() {
    let mut record: Record<Coin> = Record::new(long());
    assert!(step(&mut record, &mut chance(1)), "a card");
    let call = Action::Call(Face::Heads);
    record.decide(Seat::One, call).expect("both are asked");
    let waiting = Actor::Secret(Seats::only(Seat::Two));
    assert_eq!(record.actor(), waiting);
    let before = *record.state();
    record
        .decide(Seat::One, Action::Raise)
        .expect("at any time");
    assert_eq!(record.actor(), waiting);
    assert_ne!(*record.state(), before);
    record.undo_past_barrier().expect("a decision to take back");
    assert_eq!(*record.state(), before);
}
