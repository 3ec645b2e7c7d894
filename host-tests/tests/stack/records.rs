//! Append, replay, resume, undo, correct.

use engine::each::Member;
use engine::record::{Record, RecordError};
use engine::seat::Seat;
use engine::stack::{Correction, Helper, Refusal};
use host_tests::play::{chance, step};

use super::{correction, some_games, with};

host_tests::register_records! {
    games: some_games(),
    correction: correction,
    out_of_turn: |_| false,
}

#[test]
fn nothing_is_corrected_before_the_temple_stands() {
    let mut record: Record<_> = Record::new(with(2));
    let correction = Correction::Silver {
        seat: Seat::One,
        silver: 3,
    };
    let mut rng = chance(1);
    for _ in 0..26 {
        let not_now = Err(RecordError::Correction(Refusal::NotNow));
        assert_eq!(record.correct(correction), not_now);
        step(&mut record, &mut rng);
    }
    assert_eq!(record.correct(correction), Ok(()));
}

#[test]
fn what_is_not_played_with_is_not_corrected() {
    let mut record: Record<_> = Record::new(with(2));
    let mut rng = chance(2);
    for _ in 0..26 {
        step(&mut record, &mut rng);
    }
    let in_play = record.game().helpers_of(record.state().table().decks);
    let boxed = Helper::ALL
        .into_iter()
        .find(|helper| !in_play.contains(*helper))
        .expect("the helpers of four decks are in the box");
    for correction in [
        Correction::Helper {
            helper: boxed,
            seat: None,
        },
        Correction::Silver {
            seat: Seat::Three,
            silver: 3,
        },
    ] {
        let not_in_play = Err(RecordError::Correction(Refusal::NotInPlay));
        assert_eq!(record.correct(correction), not_in_play);
    }
}
