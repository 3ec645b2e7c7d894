//! Append, replay, resume, undo, correct.

use engine::each::Member;
use engine::game::Actor;
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use engine::warehouse51::{Action, Correction, Phase, Refusal, Relic, Warehouse51};
use host_tests::play::{chance, step};

use super::{correction, some_games, with, with_fists};

host_tests::register_records! {
    games: some_games(),
    correction: correction,
    // Pawning is free at any time; who waits is told why no bid is possible.
    out_of_turn: |action| matches!(action, Action::Pawn(_) | Action::Bid(_) | Action::Pass),
}

/// Plays on until the game is as wished.
fn play_until(
    record: &mut Record<Warehouse51>,
    seed: u64,
    wished: impl Fn(&Record<Warehouse51>) -> bool,
) {
    let mut rng = chance(seed);
    while !wished(record) {
        assert!(step(record, &mut rng), "the game is over");
    }
}

#[test]
fn nothing_is_corrected_while_a_fist_is_closed() {
    let mut record: Record<Warehouse51> = Record::new(with_fists(4));
    play_until(&mut record, 1, |record| {
        !record.state().table().locked.is_empty()
    });
    let not_now = Err(RecordError::Correction(Refusal::NotNow));
    for seat in Seat::first(4) {
        let correction = Correction::Gold { seat, ingots: 3 };
        assert_eq!(record.correct(correction), not_now);
    }
}

#[test]
fn a_seat_that_nobody_has_is_not_corrected() {
    let mut record: Record<Warehouse51> = Record::new(with(3));
    play_until(&mut record, 2, |record| record.actor() != Actor::Chance);
    let seat = Seat::Four;
    let not_in_play = Err(RecordError::Correction(Refusal::NotInPlay));
    for correction in [
        Correction::Gold { seat, ingots: 3 },
        Correction::LastWinner { seat },
    ] {
        assert_eq!(record.correct(correction), not_in_play);
    }
}

#[test]
fn a_relic_pawned_unasked_is_an_entry_of_its_seat() {
    let mut record: Record<Warehouse51> = Record::new(with(3));
    let pawning = |record: &Record<Warehouse51>| {
        let table = record.state().table();
        let waiting = Seat::first(3).filter(|seat| record.actor() != Actor::Seat(*seat));
        waiting
            .flat_map(|seat| Relic::ALL.map(|relic| (seat, Action::Pawn(relic))))
            .filter(|_| table.phase == Phase::OpenAuction)
            .find(|(seat, pawn)| record.legal(*seat).contains(*pawn))
    };
    play_until(&mut record, 3, |record| pawning(record).is_some());
    let (seat, pawn) = pawning(&record).expect("somebody may pawn");
    let (actor, before) = (record.actor(), *record.state());
    record.decide(seat, pawn).expect("it is legal");
    assert_eq!(record.actor(), actor, "the auction goes on where it was");
    assert_ne!(*record.state(), before);
    record.undo_past_barrier().expect("a decision to take back");
    assert_eq!(*record.state(), before);
}
