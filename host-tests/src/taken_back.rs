//! Taking back, however often: the record does what it is defined to do, leaves out what was taken
//! back without anybody noticing, and nothing is taken back any more once the game was closed.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::bytes::Reader;
use engine::dealer::{Deals, Seeded};
use engine::game::{Actor, Happening, Observer};
use engine::log::{Entry, read_entry};
use engine::record::{Damage, Damaged, Record, RecordError};

use crate::fuzz::logs::{reshape_entries, split};
use crate::plain::Plain;
use crate::play::{
    Bytes, Chance, Long, Tested, below, boundaries, chance, dealers_seed, other, play_on, played,
    step_dealt,
};
use crate::records::replayed;

/// A log in which people changed their minds again and again, in runs of any length, past every
/// barrier; with corrections, until it has so many bytes or the game is over.
pub fn undecided<G: Tested, const LOG: usize>(
    game: &G,
    seed: u64,
    bytes: usize,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) -> Record<G, LOG> {
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Record<G, LOG> = Record::new(game.clone());
    let longest = 1 + below(60, &mut rng);
    while record.entries().len() < bytes && record.has_room() {
        match below(12, &mut rng) {
            0 => {
                for _ in 0..below(longest, &mut rng) {
                    // Without anything to take back, nothing is.
                    let _ = record.undo_past_barrier();
                }
            }
            1 => record.undo().unwrap_or_default(),
            2 if below(4, &mut rng) == 0 => {
                let correction = corrections(game, &mut rng);
                match below(3, &mut rng) {
                    0 => record.correct_by_house(correction),
                    1 => record.change_dealer(other(record.dealer())),
                    _ => record.correct(correction),
                }
                .unwrap_or_default();
            }
            _ => {
                if !step_dealt(&mut record, &mut dealer, &mut rng) {
                    let _ = record.undo_past_barrier();
                }
            }
        }
    }
    record
}

fn assert_same<G: Tested>(record: &Long<G>, plain: &Plain<G>) {
    assert_eq!(*record.state(), plain.state);
    let possible = (record.can_undo_past_barrier(), record.can_undo());
    assert_eq!(possible, plain.can_undo());
    if let (false, true) = (possible.1, !record.is_closed()) {
        let why = record.clone().undo();
        let barrier = match plain.barrier {
            (_, 0) => RecordError::NothingToUndo,
            (barrier, _) => RecordError::Barrier(barrier),
        };
        assert_eq!(why, Err(barrier));
    }
}

/// At every point of a log the record is what playing everything that counts from the beginning
/// makes of it.
pub fn a_record_is_what_its_line_leads_to<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let whole: Long<G> = undecided(game, seed, 1200, corrections);
    let (mut record, mut plain): (Long<G>, _) = (Record::new(game.clone()), Plain::new(game));
    let entries = whole.entries();
    for window in boundaries(entries).windows(2) {
        let entry = &entries[window[0]..window[1]];
        assert_eq!(plain.replay(entry), Ok(()));
        assert_eq!(record.replay(entry), Ok(()));
        assert_same(&record, &plain);
    }
    assert_same(&replayed(game, entries), &plain);
}

/// The same for logs that were spoilt: the same damage is found at the same place.
pub fn the_same_damage_is_found<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let mut rng = chance(seed);
    let [one, other] =
        [0, 1].map(|more| undecided::<G, 16_384>(game, seed + more, 500, &corrections));
    let [one, other] = [one, other].map(|record| split(record.entries()));
    let mut damaged = 0;
    for _ in 0..120 {
        let mut entries = one.clone();
        for _ in 0..=below(3, &mut rng) {
            reshape_entries(&mut entries, &other, &mut rng);
        }
        let bytes = entries.concat();
        let (mut record, mut plain): (Long<G>, _) = (Record::new(game.clone()), Plain::new(game));
        let found = record.replay(&bytes);
        assert_eq!(found, plain.replay(&bytes));
        assert_same(&record, &plain);
        damaged += usize::from(found.is_err());
    }
    assert!(damaged > 20, "{damaged}: nothing was spoilt");
}

fn compacted<G: Tested, const LOG: usize>(record: &Record<G, LOG>) -> Vec<u8> {
    let mut bytes = Bytes::default();
    record
        .write_compacted(&mut bytes)
        .expect("it was played before");
    assert_eq!(bytes.len(), record.compacted_length());
    bytes.0
}

/// Everything that happened, as an observer may know it.
fn history<G: Tested>(record: &Long<G>, observer: Observer) -> Vec<String> {
    let mut told = Vec::new();
    record.history(observer, &mut |event: G::Event| {
        told.push(format!("{:?}", event.seen_by(observer)));
    });
    told
}

/// Without what was taken back the game is the same: its state, its history, and everything that
/// could still be taken back or played.
pub fn compaction_changes_nothing_but_the_log<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    for bytes in [0, 1, 40, 200, 900, 2500] {
        let mut before: Long<G> = undecided(game, seed + bytes as u64, bytes, &corrections);
        let short = compacted(&before);
        let mut after = before.clone();
        after.replay_anew(&short).expect("the entries that count");
        assert_eq!(after.entries(), short);
        assert!(!split(&short).contains(&vec![0xF8]), "an undo is left");
        assert_eq!(
            compacted(&after),
            short,
            "there is nothing more to leave out"
        );
        assert_eq!(after.hash(), before.hash());
        assert_eq!(after.dealer(), before.dealer());
        for observer in [Observer::Table, Observer::Everybody] {
            assert_eq!(history(&after, observer), history(&before, observer));
        }
        let goes_on = |record: &Long<G>| {
            let mut record = record.clone();
            play_on(&mut record, &mut chance(seed));
            record.hash()
        };
        assert_eq!(goes_on(&after), goes_on(&before));
        loop {
            let undone = before.clone().undo();
            assert_eq!(after.clone().undo(), undone);
            let undone = before.undo_past_barrier();
            assert_eq!(after.undo_past_barrier(), undone);
            assert_eq!(after.state(), before.state());
            if undone.is_err() {
                break;
            }
        }
    }
}

/// Whoever asks whether people dealt from the beginning finds it said at the beginning, whatever was left out.
pub fn people_who_deal_from_the_beginning_are_named_before_all_else<G: Tested>(
    game: &G,
    seed: u64,
) {
    let (mut dealer, mut rng) = (Seeded(dealers_seed(seed)), chance(seed));
    let mut record: Long<G> = Record::new(game.clone());
    record.change_dealer(Deals::People).expect("it is open");
    for steps in 0..40 {
        if steps % 3 == 2 {
            let _ = record.undo_past_barrier();
        }
        step_dealt(&mut record, &mut dealer, &mut rng);
        let short = compacted(&record);
        let first = read_entry(&mut Reader::new(&short));
        assert_eq!(first, Ok(Entry::Deals(Deals::People)), "{steps} steps");
    }
}

/// A compacted log has its checkpoints, so that damage is found in it as in any other.
pub fn a_compacted_log_has_its_checkpoints<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    // Nothing was taken back: it is the same log, to the byte.
    assert_eq!(compacted(&record), record.entries());
}

/// However often people change their minds, there is always room again.
pub fn what_was_taken_back_does_not_fill_the_log<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut dealer = Seeded(dealers_seed(seed));
    let mut record: Record<G, 4096> = Record::new(game.clone());
    let mut compactions = 0;
    let mut decided = 0;
    while compactions < 3 {
        if !record.has_room() {
            let before = (record.hash(), record.can_undo());
            let short = compacted(&record);
            record.replay_anew(&short).expect("the entries that count");
            assert!(record.has_room(), "{} bytes", short.len());
            assert_eq!((record.hash(), record.can_undo()), before);
            compactions += 1;
        }
        let changes_their_mind = decided % 3 == 2 && record.actor() != Actor::Chance;
        if changes_their_mind || !step_dealt(&mut record, &mut dealer, &mut rng) {
            let _ = record.undo_past_barrier();
        }
        decided += 1;
    }
}

/// A game is closed only when it is over, and then nothing changes it any more, after a restart or
/// a compaction either.
pub fn a_closed_game_stays_as_it_is<G: Tested>(
    game: &G,
    seed: u64,
    corrections: impl Fn(&G, &mut Chance) -> G::Correction,
) {
    let mut record: Long<G> = Record::new(game.clone());
    assert_eq!(record.close(), Err(RecordError::NotOver));
    record
        .replay(played(game, seed).entries())
        .expect("a whole game");
    assert_eq!(record.actor(), Actor::Nobody);
    let hash = record.hash();
    record.clone().undo_past_barrier().expect("it is open yet");
    record.close().expect("it is over");
    let again = replayed(game, record.entries());
    let mut short = record.clone();
    short
        .replay_anew(&compacted(&record))
        .expect("the entries that count");
    for mut closed in [record, again, short] {
        assert!(closed.is_closed() && !closed.can_undo() && !closed.can_undo_past_barrier());
        let entries = closed.entries().to_vec();
        let refused = Err(RecordError::Closed);
        assert_eq!(closed.undo(), refused);
        assert_eq!(closed.undo_past_barrier(), refused);
        assert_eq!(closed.close(), refused);
        let correction = corrections(game, &mut chance(seed));
        assert_eq!(closed.correct(correction), refused);
        for entry in [Entry::Undo, Entry::Closed, Entry::Next(0)] {
            assert_eq!(closed.follow(entry), Err(Damage::Entry));
        }
        assert_eq!((closed.entries(), closed.hash()), (&entries[..], hash));
        let last = read_entry(&mut Reader::new(&entries[entries.len() - 1..]));
        assert_eq!(last, Ok(Entry::Closed));
    }
}

/// A log that says in the middle of a game that it is closed is damaged there.
pub fn a_game_under_way_is_not_closed<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let mut closed = Bytes::default();
    Entry::Closed.write(&mut closed).expect("room for a byte");
    let places = boundaries(record.entries());
    for place in places.iter().rev().skip(1).step_by(9) {
        let before = &record.entries()[..*place];
        if replayed(game, before).actor() == Actor::Nobody {
            // Only a checkpoint stands behind it.
            continue;
        }
        let entries = [before, &closed].concat();
        let mut damaged: Long<G> = Record::new(game.clone());
        let found = damaged.replay(&entries);
        let expected = Damaged {
            whole: *place,
            damage: Damage::Entry,
        };
        assert_eq!(found, Err(expected));
    }
}
