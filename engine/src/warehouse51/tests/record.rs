//! Whole games with their log: dealt from a seed, kept, taken back, told and checked.

use super::*;
use crate::chance::Seed;
use crate::dealer::{Seeded, Told};
use crate::game::Observer;
use crate::record::{Record, RecordError};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

fn new(count: u8) -> Record<Warehouse51> {
    let game = Warehouse51::new(Setup::of(count)).expect("playable");
    Record::new(game)
}

/// Plays by chance, the cards from a seed, until the game is over.
fn play_on(record: &mut Record<Warehouse51>, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut dealer = Seeded(Seed([seed as u8; 32]));
    loop {
        let seat = match record.actor() {
            Actor::Nobody => return,
            Actor::Chance => {
                record.deal(&mut dealer).expect("a card comes");
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
        };
        let legal = record.legal(seat);
        let place = rng.next_u64() % legal.len() as u64;
        let action = legal.nth(place as usize).expect("something is legal");
        record.decide(seat, action).expect("what is legal is done");
    }
}

/// A change of any rule or of the dealing shows here, and needs a new version of the rules.
#[test]
fn recorded_games_end_as_they_did() {
    let ended = [(3, 1), (4, 2), (5, 3)].map(|(count, seed)| {
        let mut record = new(count);
        play_on(&mut record, seed);
        let table = record.state().table();
        Seat::ALL.map(|seat| record.game().score(table, seat).total())
    });
    assert_eq!(
        ended,
        [[18, 19, 23, 0, 0], [15, 21, 10, 9, 0], [30, 16, 18, 5, 0]]
    );
}

/// A log with closed fists is played again to the same end.
#[test]
fn a_log_with_fists_replays() {
    let mut record = new(5);
    play_on(&mut record, 9);
    let mut again = new(5);
    again.replay(record.entries()).expect("it can be played");
    assert_eq!(again.hash(), record.hash());
    assert!(record.entries().len() <= 2048);
}

fn to_first_reveal(record: &mut Record<Warehouse51>, dealer: &mut Seeded) {
    while record.actor() == Actor::Chance {
        record.deal(dealer).expect("a counterfeit is laid");
    }
}

/// Taking back and revealing again turns up the same relic.
#[test]
fn undo_does_not_roll_a_relic_again() {
    let mut dealer = Seeded(Seed([4; 32]));
    let mut record = new(3);
    to_first_reveal(&mut record, &mut dealer);
    let mut seen = Vec::new();
    for _ in 0..3 {
        record
            .decide(One, Action::Reveal(Colour::Green))
            .expect("it can be picked");
        record.deal(&mut dealer).expect("a relic comes");
        seen.push(record.state().table().relic);
        assert!(matches!(
            record.undo(),
            Err(RecordError::Barrier(Barrier::Reveal))
        ));
        record.undo_past_barrier().expect("the table agrees");
    }
    assert!(seen.windows(2).all(|two| two[0] == two[1]));
}

/// Auktionen, geheim: a closed fist is a hand-over; nobody else may take it back.
#[test]
fn a_closed_fist_is_not_taken_back() {
    let mut dealer = Seeded(Seed([4; 32]));
    let mut record = new(3);
    to_first_reveal(&mut record, &mut dealer);
    record
        .decide(One, Action::Reveal(Colour::Blue))
        .expect("it can be picked");
    let mut told = Told(|_: &_| Some(Outcome::Relic(Excalibur)));
    record.deal(&mut told).expect("it can come");
    record
        .decide(Two, Action::Bid(3))
        .expect("a fist is closed");
    let undone = record.undo();
    assert!(matches!(
        undone,
        Err(RecordError::Barrier(Barrier::HandOver))
    ));
}

/// Pfandleihe: pawned by one who is not asked, it stands in the log with his name and is told.
#[test]
fn pawning_unasked_is_kept_and_told() {
    let mut dealer = Seeded(Seed([4; 32]));
    let mut record = new(3);
    to_first_reveal(&mut record, &mut dealer);
    record
        .decide(One, Action::Reveal(Colour::Green))
        .expect("it can be picked");
    let mut told = Told(|_: &_| Some(Outcome::Relic(GoldenFleece)));
    record.deal(&mut told).expect("it can come");
    for (seat, action) in [
        (Two, Action::Bid(8)),
        (Three, Action::Pass),
        (One, Action::Pass),
        (Two, Action::Reveal(Colour::Red)),
    ] {
        record.decide(seat, action).expect("it can be done");
    }
    record.deal(&mut dealer).expect("a relic comes");
    let before = record.actor();
    record
        .decide(Two, Action::Pawn(GoldenFleece))
        .expect("at any time");
    assert_eq!(record.actor(), before);
    let mut again = new(3);
    again.replay(record.entries()).expect("it can be played");
    assert_eq!(again.hash(), record.hash());
    let mut story = Vec::new();
    record.history(Observer::Table, &mut |event| story.push(event));
    let pawned = Event::Pawned {
        seat: Two,
        relic: GoldenFleece,
        ingots: 5,
    };
    assert_eq!(story.last(), Some(&pawned));
}

/// The story told to the table names no counterfeit before the end.
#[test]
fn the_tables_story_keeps_the_counterfeits() {
    let mut dealer = Seeded(Seed([4; 32]));
    let mut record = new(4);
    to_first_reveal(&mut record, &mut dealer);
    let mut hidden = 0;
    record.history(Observer::Table, &mut |event| match event {
        Event::CounterfeitLaid { relic: None, .. } => hidden += 1,
        event => panic!("{event:?}"),
    });
    assert_eq!(hidden, 4);
    let mut known = 0;
    record.history(Observer::Seat(Two), &mut |event| {
        let laid = matches!(event, Event::CounterfeitLaid { relic: Some(_), .. });
        known += u8::from(laid);
    });
    assert_eq!(known, 2);
}
