//! A record is appended to, replayed, resumed, taken back, corrected and continued from a
//! snapshot; and what it refuses leaves it as it was.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::fmt::Debug;

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::dealer::{Seeded, Told};
use engine::game::{Actor, Barrier, Game, Refused, Unwatched};
use engine::log::{Entry, read_entry};
use engine::record::{Damage, Damaged, Record, RecordError};
use engine::seat::Seat;

use crate::play::{
    Chance, Long, TOO_LONG, Tested, below, boundaries, chance, deal, dealers_seed, eventful,
    is_asked, play_on, played, random_action, random_seat, step, step_dealt, written,
};

/// How many entries the log promises to have between two checkpoints.
const CHECKPOINT_EVERY: usize = 64;

/// A record replayed from some entries.
pub fn replayed<G: Tested>(game: &G, entries: &[u8]) -> Long<G> {
    let mut record = Record::new(game.clone());
    record
        .replay(entries)
        .expect("entries of a record can be replayed");
    record
}

/// Refused, and nothing has changed.
fn refused<G: Tested, const LOG: usize, T: Debug>(
    record: &mut Record<G, LOG>,
    why: RecordError<G::Refusal>,
    attempt: impl FnOnce(&mut Record<G, LOG>) -> Result<T, RecordError<G::Refusal>>,
) {
    let (state, entries) = (*record.state(), record.entries().to_vec());
    match attempt(record) {
        Ok(done) => panic!("{done:?} instead of {why:?}"),
        Err(error) => assert_eq!(error, why),
    }
    assert_eq!(*record.state(), state);
    assert_eq!(record.entries(), entries);
}

/// A record that is cut back to its first entries is the record of those entries, with undos,
/// corrections and checkpoints among them, and goes on to the same end.
pub fn a_record_cut_back_is_that_of_its_first_entries<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let whole = eventful(game, seed, corrections);
    let entries = whole.entries();
    for place in boundaries(entries).into_iter().rev().step_by(7) {
        let (before, after) = entries.split_at(place);
        let mut cut = whole.clone();
        cut.cut_back(place);
        let replayed = replayed(game, before);
        assert_eq!(cut.entries(), before);
        assert_eq!(cut.state(), replayed.state());
        assert_eq!(cut.can_undo(), replayed.can_undo());
        cut.replay(after).expect("the rest follows");
        assert_eq!(cut.hash(), whole.hash());
        assert_eq!(written(&cut), written(&whole));
    }
}

/// A log cut off after any entry is a game that can be gone on with, to the same end.
pub fn every_prefix_of_a_log_can_be_played<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let whole = eventful(game, seed, corrections);
    let entries = whole.entries();
    let mut growing: Long<G> = Record::new(game.clone());
    let places = boundaries(entries);
    for (number, window) in places.windows(2).enumerate() {
        let (before, after) = entries.split_at(window[0]);
        assert_eq!(growing.entries(), before);
        // Every cut is replayed from the beginning; one in eight goes on to the end.
        let mut resumed = replayed(game, before);
        assert_eq!(resumed.state(), growing.state());
        if number.is_multiple_of(8) {
            resumed.replay(after).expect("the rest follows");
            assert_eq!(resumed.hash(), whole.hash());
            assert_eq!(resumed.entries(), entries);
        }
        growing
            .replay(&entries[window[0]..window[1]])
            .expect("each entry follows");
    }
    assert_eq!(growing.hash(), whole.hash());
}

/// Switching off and on again leaves no trace in the log.
pub fn a_resumed_game_writes_the_same_log<G: Tested>(game: &G, seed: u64) {
    let whole = played(game, seed);
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Record<G> = Record::new(game.clone());
    for number in 0..TOO_LONG {
        if number % 5 == 0 {
            record = Record::read(&written(&record)).expect("what was written reads back");
        }
        if !step_dealt(&mut record, &mut dealer, &mut rng) {
            break;
        }
    }
    assert_eq!(record.entries(), whole.entries());
    assert_eq!(record.hash(), whole.hash());
}

/// After 64 entries comes a checkpoint, and no other.
pub fn checkpoints_stand_every_64_entries<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let mut reader = Reader::new(record.entries());
    let mut since = 0;
    let mut checkpoints = 0;
    while reader.left() > 0 {
        let entry = read_entry(&mut reader).expect("whole entries");
        if let Entry::Checkpoint(_) = entry {
            assert_eq!(since, CHECKPOINT_EVERY);
            since = 0;
            checkpoints += 1;
        } else {
            since += 1;
            assert!(since <= CHECKPOINT_EVERY, "a checkpoint is missing");
        }
    }
    assert!(checkpoints > 0, "a game that is too short for this");
}

/// A checkpoint that does not fit stops a replay; what comes before it can be played.
pub fn a_wrong_checkpoint_stops_a_replay<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let mut rng = chance(seed);
    for window in boundaries(record.entries()).windows(2) {
        let (begin, end) = (window[0], window[1]);
        let entry = read_entry(&mut Reader::new(&record.entries()[begin..]));
        if !matches!(entry, Ok(Entry::Checkpoint(_))) {
            continue;
        }
        for byte in begin + 1..end {
            let mut entries = record.entries().to_vec();
            entries[byte] ^= 1 << below(8, &mut rng);
            let mut damaged: Record<G> = Record::new(game.clone());
            let found = damaged.replay(&entries);
            let expected = Damaged {
                whole: begin,
                damage: Damage::Checkpoint,
            };
            assert_eq!(found, Err(expected));
            let mut whole = replayed(game, &entries[..begin]);
            assert_eq!(whole.state(), damaged.state());
            play_on(&mut whole, &mut rng);
        }
    }
}

/// Undo takes back decision by decision up to the last barrier, and names the barrier.
pub fn undo_stops_at_a_barrier<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut since_barrier: Vec<G::State> = Vec::new();
    let mut barrier = None;
    loop {
        let is_handed_over = barrier == Some(Barrier::HandOver) && since_barrier.is_empty();
        let goes_on = record.actor() != Actor::Nobody;
        assert_eq!(record.is_handed_over(), is_handed_over && goes_on);
        let mut back = record.clone();
        for before in since_barrier.iter().rev() {
            back.undo().expect("no barrier stands here");
            assert_eq!(back.state(), before);
        }
        let why = barrier.map_or(RecordError::NothingToUndo, RecordError::Barrier);
        refused(&mut back, why, Record::undo);
        let undone = replayed(game, back.entries());
        assert_eq!(undone.state(), back.state(), "undo is an entry");

        let before = *record.state();
        let actor = record.actor();
        if !step(&mut record, &mut rng) {
            return;
        }
        match barrier_of(&record, &before, actor) {
            Barrier::None => since_barrier.push(before),
            passed => {
                since_barrier.clear();
                barrier = Some(passed);
            }
        }
    }
}

/// What the game itself says about the step that led to a record's state.
fn barrier_of<G: Tested>(record: &Record<G>, before: &G::State, actor: Actor) -> Barrier {
    if actor == Actor::Chance {
        return Barrier::Reveal;
    }
    let places = boundaries(record.entries());
    let entry = places.iter().rev().skip(1).find_map(|at| {
        let entry = read_entry(&mut Reader::new(&record.entries()[*at..])).ok()?;
        (!matches!(entry, Entry::Checkpoint(_) | Entry::Deals(_))).then_some(entry)
    });
    let (seat, code) = match (entry, actor) {
        (Some(Entry::Next(code)), Actor::Seat(seat)) => (seat, code),
        (Some(Entry::By(seat, code)), _) => (seat, code),
        other => panic!("{other:?} is no decision"),
    };
    let action = G::Action::from_code(code).expect("a code of the log");
    let mut state = *before;
    let game = record.game();
    game.apply(&mut state, seat, action, &mut Unwatched)
        .expect("it was legal")
}

/// Where the table agrees, undo goes past barriers: one decision at a time, with the cards that
/// it turned up, until nothing is left.
pub fn undo_past_a_barrier_takes_back_a_decision_with_its_cards<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut record: Long<G> = Record::new(game.clone());
    let mut decisions = Vec::new();
    for _ in 0..150 {
        if record.actor() != Actor::Chance {
            decisions.push(*record.state());
        }
        if !step(&mut record, &mut rng) {
            decisions.pop();
            break;
        }
    }
    for before in decisions.iter().rev() {
        record.undo_past_barrier().expect("a decision to take back");
        assert_eq!(record.state(), before);
        assert_eq!(replayed(game, record.entries()).state(), before);
    }
    refused(
        &mut record,
        RecordError::NothingToUndo,
        Record::undo_past_barrier,
    );
    play_on(&mut record, &mut rng);
}

/// Taking back and deciding alike turns up the same cards: a seeded dealer cannot be made to roll
/// again.
pub fn undo_does_not_roll_a_card_again<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Record<G> = Record::new(game.clone());
    let mut cards = 0;
    loop {
        while record.actor() == Actor::Chance {
            deal(&mut record, &mut dealer, &mut chance(seed));
        }
        let Some(seat) = random_seat(record.actor(), &mut rng) else {
            break;
        };
        let before = *record.state();
        let action = random_action(&record.legal(seat), &mut rng);
        record.decide(seat, action).expect("a legal action");
        while record.actor() == Actor::Chance {
            deal(&mut record, &mut dealer, &mut chance(seed));
            cards += 1;
        }
        let mut again: Long<G> = replayed(game, record.entries());
        again.undo_past_barrier().expect("a decision to take back");
        assert_eq!(*again.state(), before);
        // Something else is tried in between, and taken back as well.
        let other = random_action(&again.legal(seat), &mut rng);
        again.decide(seat, other).expect("a legal action");
        while again.actor() == Actor::Chance {
            deal(&mut again, &mut dealer, &mut chance(seed));
        }
        again.undo_past_barrier().expect("a decision to take back");
        again.decide(seat, action).expect("it was legal before");
        while again.actor() == Actor::Chance {
            deal(&mut again, &mut dealer, &mut chance(seed));
        }
        assert_eq!(again.state(), record.state());
    }
    assert!(cards > 0, "a game without a card shows nothing");
}

/// A correction is an entry: it survives a replay, undo stops at it, and it leaves a state that
/// can be played to the end. A refused one changes nothing.
pub fn corrections_are_entries<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) -> usize {
    let mut rng = chance(seed);
    let mut record: Long<G> = Record::new(game.clone());
    let mut accepted = 0;
    loop {
        for _ in 0..4 {
            let before = (*record.state(), record.entries().len());
            let correction = corrections(game, &mut rng);
            match record.correct(correction) {
                Ok(()) => {
                    accepted += 1;
                    assert!(record.entries().len() > before.1);
                    let why = RecordError::Barrier(Barrier::Reveal);
                    refused(&mut record, why, Record::undo);
                    if let Err(flaw) = game.check(record.state()) {
                        panic!("{correction:?} leads to {flaw:?}");
                    }
                    let mut back = record.clone();
                    back.undo_past_barrier().expect("a correction to take back");
                    assert_eq!(*back.state(), before.0);
                }
                Err(RecordError::Correction(_)) => {
                    assert_eq!((*record.state(), record.entries().len()), before);
                }
                Err(other) => panic!("{other:?}"),
            }
        }
        if !step(&mut record, &mut rng) {
            break;
        }
    }
    let again: Long<G> = Record::read(&written(&record)).expect("it reads back");
    assert_eq!(again.hash(), record.hash());
    accepted
}

/// A snapshot is the same game from here on, without its past.
pub fn a_snapshot_is_gone_on_with_to_the_same_end<G: Tested>(game: &G, seed: u64) {
    let whole = played(game, seed);
    let entries = whole.entries();
    let mut record: Long<G> = Record::new(game.clone());
    for (number, window) in boundaries(entries).windows(2).enumerate() {
        if number.is_multiple_of(16) {
            let snapshot = record.snapshot();
            assert!(snapshot.entries().is_empty());
            let bytes = written(&snapshot);
            let mut read: Long<G> = Record::read(&bytes).expect("a snapshot reads back");
            assert_eq!(read.hash(), record.hash());
            refused(&mut read, RecordError::NothingToUndo, Record::undo);
            read.replay(&entries[window[0]..])
                .expect("the rest follows a snapshot too");
            assert_eq!(read.hash(), whole.hash());
            let again: Long<G> = Record::read(&written(&read)).expect("with its entries too");
            assert_eq!(again.hash(), whole.hash());
        }
        record
            .replay(&entries[window[0]..window[1]])
            .expect("each entry follows");
    }
}

/// Without room for another entry, nothing happens any more, and what is there stays whole.
pub fn a_full_log_refuses_and_changes_nothing<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let mut rng = chance(seed);
    let mut record: Record<G, 48> = Record::new(game.clone());
    let full = loop {
        assert_ne!(record.actor(), Actor::Nobody, "the game is too short");
        let (state, entries) = (*record.state(), record.entries().to_vec());
        let result = match random_seat(record.actor(), &mut rng) {
            Some(seat) => {
                let action = random_action(&record.legal(seat), &mut rng);
                record.decide(seat, action)
            }
            None => record.deal(&mut Seeded(dealers_seed(seed))),
        };
        match result {
            Ok(()) => assert!(record.entries().len() > entries.len()),
            Err(error) => {
                assert_eq!(*record.state(), state);
                assert_eq!(record.entries(), entries);
                break error;
            }
        }
    };
    assert_eq!(full, RecordError::Full);
    let correction = corrections(game, &mut rng);
    refused(&mut record, RecordError::Full, |record| {
        record.correct(correction)
    });
    refused(&mut record, RecordError::Full, Record::undo_past_barrier);
    let mut again: Record<G, 48> = Record::read(&written(&record)).expect("it reads back");
    assert_eq!(again.hash(), record.hash());
    let damaged = again.replay(record.entries());
    assert!(
        matches!(
            damaged,
            Err(Damaged {
                damage: Damage::Bytes(engine::bytes::BytesError::Full),
                ..
            })
        ),
        "{damaged:?}"
    );
    assert_eq!(again.hash(), record.hash());
    let mut longer: Long<G> = Record::read(&written(&record)).expect("it reads back");
    play_on(&mut longer, &mut rng);
}

/// Whoever is not asked, and whatever cannot come up, is refused with the right reason: it is not
/// their turn, unless a rule has more to say about this action `out_of_turn`.
pub fn what_is_not_asked_for_is_refused<G: Tested>(
    game: &G,
    seed: u64,
    out_of_turn: impl Fn(G::Action) -> bool,
) {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    loop {
        let actor = record.actor();
        let action = any_action::<G>(&mut rng);
        for seat in Seat::first(game.seats()).filter(|seat| !is_asked(actor, *seat)) {
            let why = match game.why_not(record.state(), seat, action) {
                _ if actor == Actor::Nobody => Refused::GameOver,
                Some(Refused::Rule(rule)) if out_of_turn(action) => Refused::Rule(rule),
                None if record.legal(seat).contains(action) => continue,
                _ => Refused::NotTheirTurn,
            };
            refused(&mut record, RecordError::Refused(why), |record| {
                record.decide(seat, action)
            });
        }
        match record.odds() {
            None => refused(&mut record, RecordError::NotChance, |record| {
                record.deal(&mut Seeded(dealers_seed(seed)))
            }),
            Some(odds) => {
                refused(&mut record, RecordError::NoOutcome, |record| {
                    record.deal(&mut Told(|_: &_| None))
                });
                let impossible = (0..=u8::MAX)
                    .filter_map(G::Outcome::from_code)
                    .filter(|outcome| !odds.allows(*outcome));
                for outcome in impossible {
                    refused(&mut record, RecordError::NoOutcome, |record| {
                        record.deal(&mut Told(|_: &_| Some(outcome)))
                    });
                    refused(&mut record, RecordError::NoOutcome, |record| {
                        record.deal(&mut Stubborn(outcome))
                    });
                }
            }
        }
        if !step(&mut record, &mut rng) {
            return;
        }
    }
}

/// Deals the same whatever the odds: the record itself has to refuse it.
struct Stubborn<O>(O);

impl<O: Coded> engine::dealer::Dealer<O> for Stubborn<O> {
    fn outcome(&mut self, _: &engine::game::Odds<O>) -> Option<O> {
        Some(self.0)
    }
}

fn any_action<G: Game>(rng: &mut Chance) -> G::Action {
    loop {
        if let Some(action) = G::Action::from_code(below(256, rng) as u8) {
            return action;
        }
    }
}
