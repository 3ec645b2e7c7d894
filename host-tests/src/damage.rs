//! Bytes that storage has damaged, that somebody has tampered with, or that are no record at all:
//! a typed error of the right kind, never a panic, and never a state that cannot be.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::bytes::{BytesError, Reader};
use engine::dealer::Deals;
use engine::log::{Entry, FORMAT};
use engine::record::{Damage, Damaged, Record};
use engine::seat::Seat;
use proptest::prelude::*;
use proptest::sample::Index;
use sha2::{Digest, Sha256};

use crate::play::{
    Chance, Long, Tested, below, boundaries, chance, play_on, play_out, played, setup_bytes,
    state_bytes, step, written,
};
use crate::records::replayed;

/// Where the header says which format, which game and which rules.
const FORMAT_AT: usize = 2;
const GAME_AT: usize = 3;
const RULES_AT: usize = 4;
const SETUP_AT: usize = 5;
const CHECKSUM: usize = 4;

/// The same bytes with a checksum that fits them.
pub fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let body = bytes.len() - CHECKSUM;
    let digest: [u8; 32] = Sha256::digest(&bytes[..body]).into();
    bytes[body..].copy_from_slice(&digest[..CHECKSUM]);
    bytes
}

fn read<G: Tested>(bytes: &[u8]) -> Result<Long<G>, Damage> {
    Record::read(bytes)
}

/// A record that was cut off anywhere is not taken for a whole one.
pub fn every_truncation_is_found<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    for bytes in [written(&record), written(&record.snapshot())] {
        for length in 0..bytes.len() {
            let expected = match length {
                0..6 => Damage::NotARecord,
                6 => Damage::Bytes(BytesError::Truncated),
                _ => Damage::Checksum,
            };
            assert_eq!(read::<G>(&bytes[..length]).err(), Some(expected));
        }
    }
}

/// One byte that changed, whichever and however, is found.
pub fn every_changed_byte_is_found<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let bytes = written(&record);
    for at in 0..bytes.len() {
        for mask in [0x01, 0x10, 0x80, 0x55, 0xFF] {
            let mut changed = bytes.clone();
            changed[at] ^= mask;
            let expected = match at {
                0..FORMAT_AT => Damage::NotARecord,
                FORMAT_AT => Damage::OtherFormat(FORMAT ^ mask),
                _ => Damage::Checksum,
            };
            assert_eq!(read::<G>(&changed).err(), Some(expected), "byte {at}");
        }
    }
}

/// Records of another format, game or version of the rules are told apart from damaged ones.
pub fn records_of_another_kind_are_named<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let bytes = written(&record);
    let with = |at: usize, byte: u8| {
        let mut other = bytes.clone();
        other[at] = byte;
        sealed(other)
    };
    for byte in 0..=u8::MAX {
        if byte != FORMAT {
            let found = read::<G>(&with(FORMAT_AT, byte)).err();
            assert_eq!(found, Some(Damage::OtherFormat(byte)));
        }
        if byte != G::ID {
            let found = read::<G>(&with(GAME_AT, byte)).err();
            assert_eq!(found, Some(Damage::OtherGame(byte)));
        }
        if !G::RULES_READ.contains(&byte) {
            let found = read::<G>(&with(RULES_AT, byte)).err();
            assert_eq!(found, Some(Damage::OtherRules(byte)));
        }
    }
    // What newer rules wrote need not make sense to these.
    let mut foreign = bytes.clone();
    foreign[RULES_AT] = G::RULES + 1;
    foreign[SETUP_AT..SETUP_AT + 8].fill(0xEE);
    let found = read::<G>(&sealed(foreign)).err();
    assert_eq!(found, Some(Damage::OtherRules(G::RULES + 1)));
}

/// A game goes on by the rules that it was begun with, from its log as from a snapshot; one of
/// rules that are not known yet is not guessed at.
pub fn a_game_keeps_its_rules<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    for _ in 0..70 {
        step(&mut record, &mut rng);
    }
    for kept in [&record, &record.snapshot()] {
        let mut bytes = written(kept);
        assert_eq!(bytes[RULES_AT], game.rules());
        let mut again = read::<G>(&bytes).expect("a record of these rules");
        assert_eq!(again.game(), game);
        assert_eq!(again.hash(), record.hash());
        play_on(&mut again, &mut rng);
        assert_eq!(written(&again)[RULES_AT], game.rules());

        bytes[RULES_AT] = G::RULES + 1;
        let found = read::<G>(&sealed(bytes)).err();
        assert_eq!(found, Some(Damage::OtherRules(G::RULES + 1)));
    }
}

/// Behind a checksum that fits, every byte may still be wrong: a set-up that cannot be played,
/// an origin that does not exist, entries that do not follow.
pub fn wrong_bytes_behind_a_right_checksum_are_found<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut half: Record<G> = Record::new(game.clone());
    for _ in 0..100 {
        step(&mut half, &mut rng);
    }
    let mut continued = half.snapshot();
    for _ in 0..20 {
        step(&mut continued, &mut rng);
    }
    for record in [&half, &continued] {
        let bytes = written(record);
        for at in SETUP_AT..bytes.len() - CHECKSUM {
            for mask in [0x01, 0x04, 0x80, 0xFF] {
                let mut changed = bytes.clone();
                changed[at] ^= mask;
                match read::<G>(&sealed(changed)) {
                    Ok(mut other) => {
                        assert_eq!(other.game().check(other.state()), Ok(()));
                        play_on(&mut other, &mut rng);
                    }
                    Err(Damage::Bytes(_) | Damage::Entry | Damage::Checkpoint) => {}
                    Err(other) => panic!("{other:?} for byte {at}"),
                }
            }
        }
        let length_at = bytes.len() - CHECKSUM - record.entries().len() - 2;
        let mut longer = bytes.clone();
        longer[length_at] = longer[length_at].wrapping_add(1);
        let found = read::<G>(&sealed(longer)).err();
        assert_eq!(found, Some(Damage::Bytes(BytesError::Truncated)));
        let mut trailing = bytes.clone();
        trailing.push(0);
        let found = read::<G>(&sealed(trailing)).err();
        assert_eq!(found, Some(Damage::Bytes(BytesError::Impossible)));
    }
}

/// A code that stands for nothing there is an entry that cannot be, and the log is whole up to
/// it.
pub fn an_entry_that_cannot_be_ends_a_replay<G: Tested>(game: &G, seed: u64) {
    let record = played(game, seed);
    let mut rng = chance(seed);
    let places = boundaries(record.entries());
    for _ in 0..40 {
        let at = places[below(places.len(), &mut rng)];
        let prefix = &record.entries()[..at];
        let whole = replayed(game, prefix);
        let impossible = |code: &u8| whole.clone().follow(Entry::Next(*code)).is_err();
        let Some(code) = (0..0xF0).find(impossible) else {
            continue;
        };
        for (tail, damage) in [
            (vec![code], Damage::Entry),
            (vec![0xF9, 1, 0xFF], Damage::Entry),
            (vec![0xF9, 9], Damage::Bytes(BytesError::Impossible)),
            (vec![0xF9, 3, 0], Damage::Bytes(BytesError::Truncated)),
            (vec![0xFA, 0, 0], Damage::Bytes(BytesError::Truncated)),
            (vec![0xFF], Damage::Bytes(BytesError::Impossible)),
            (vec![0xF5], Damage::Bytes(BytesError::Impossible)),
            (vec![0xF0], Damage::Bytes(BytesError::Truncated)),
        ] {
            let entries: Vec<u8> = prefix.iter().copied().chain(tail).collect();
            let mut damaged: Long<G> = Record::new(game.clone());
            let found = damaged.replay(&entries);
            assert_eq!(found, Err(Damaged { whole: at, damage }));
            assert_eq!(damaged.state(), whole.state());
        }
    }
}

/// One way to spoil bytes.
#[derive(Clone, Debug)]
pub enum Mutation {
    /// Some bits of a byte.
    Flip(Index, u8),
    /// Another byte.
    Set(Index, u8),
    /// One byte more.
    Insert(Index, u8),
    /// Some bytes fewer.
    Remove(Index, u8),
    /// Nothing after this.
    Cut(Index),
    /// From one byte to another, so that their sum stays the same.
    Move(Index, Index, u8),
    /// A run of bytes as another, equally sound sequence has it there.
    Splice(Index, u8),
}

impl Mutation {
    fn apply(&self, bytes: &mut Vec<u8>, other: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        let count = bytes.len();
        match self {
            Mutation::Flip(at, mask) => bytes[at.index(count)] ^= mask,
            Mutation::Set(at, byte) => bytes[at.index(count)] = *byte,
            Mutation::Insert(at, byte) => bytes.insert(at.index(count), *byte),
            Mutation::Remove(at, few) => {
                let at = at.index(count);
                let end = (at + 1 + (few % 4) as usize).min(count);
                bytes.drain(at..end);
            }
            Mutation::Cut(at) => bytes.truncate(at.index(count)),
            Mutation::Move(from, to, amount) => {
                let (from, to) = (from.index(count), to.index(count));
                bytes[from] = bytes[from].wrapping_sub(*amount);
                bytes[to] = bytes[to].wrapping_add(*amount);
            }
            Mutation::Splice(at, run) => {
                let at = at.index(count);
                let end = (at + *run as usize).min(count).min(other.len());
                if at < end {
                    bytes[at..end].copy_from_slice(&other[at..end]);
                }
            }
        }
    }
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let at = || any::<Index>();
    let small = prop::sample::select(vec![1u8, 2, 4, 8, 16, 32, 64]);
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(at, mask)| Mutation::Flip(at, mask)),
        (at(), 0u8..12).prop_map(|(at, byte)| Mutation::Set(at, byte)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Mutation::Insert(at, byte)),
        (at(), any::<u8>()).prop_map(|(at, few)| Mutation::Remove(at, few)),
        at().prop_map(Mutation::Cut),
        (at(), at(), small).prop_map(|(from, to, few)| Mutation::Move(from, to, few)),
        (at(), 1u8..64).prop_map(|(at, run)| Mutation::Splice(at, run)),
    ]
}

/// A few ways to spoil bytes, for proptest to choose and to shrink.
pub fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    prop::collection::vec(mutation(), 1..6)
}

/// Bytes that are nobody's record: anything at all, or anything behind a good beginning.
pub fn random_bytes_are_no_record<G: Tested>(game: &G, bytes: &[u8]) {
    assert!(read::<G>(bytes).is_err());
    let mut headed = written(&Record::<G>::new(game.clone()));
    headed.truncate(SETUP_AT + setup_bytes(game).len());
    headed.extend_from_slice(bytes);
    headed.extend_from_slice(&[0; CHECKSUM]);
    if let Ok(mut record) = read::<G>(&sealed(headed)) {
        assert_eq!(record.game().check(record.state()), Ok(()));
        play_on(&mut record, &mut chance(0));
    }
}

/// Entries that were spoilt, without a checksum to find it: whatever can be played of them leads
/// to a sound state, and can be played on.
pub fn spoilt_entries_lead_to_a_sound_state<G: Tested>(
    game: &G,
    seed: u64,
    mutations: &[Mutation],
) {
    let mut entries = played(game, seed).entries().to_vec();
    let other = played(game, seed.wrapping_add(1));
    for mutation in mutations {
        mutation.apply(&mut entries, other.entries());
    }
    let mut record: Long<G> = Record::new(game.clone());
    let whole = match record.replay(&entries) {
        Ok(()) => entries.len(),
        Err(damaged) => damaged.whole,
    };
    assert_eq!(game.check(record.state()), Ok(()));
    let again = replayed(game, &entries[..whole]);
    assert_eq!(again.state(), record.state());
    play_on(&mut record, &mut chance(seed));
}

/// Entries of every kind, legal or not, one after the other: each leads to a sound state or
/// changes nothing.
pub fn anything_may_be_tried_at_any_time<G: Tested>(game: &G, seed: u64) {
    let mut rng = chance(seed);
    let mut record: Long<G> = Record::new(game.clone());
    for _ in 0..600 {
        if below(4, &mut rng) > 0 {
            if !step(&mut record, &mut rng) {
                break;
            }
            continue;
        }
        let before = (*record.state(), record.entries().len());
        let bytes: [u8; 8] = std::array::from_fn(|place| {
            let most = if place == 0 { 10 } else { 12 };
            below(most, &mut rng) as u8
        });
        let code = below(240, &mut rng) as u8;
        let entry = match below(10, &mut rng) {
            0 => Entry::Next(code),
            1 => {
                let seat = Seat::first(5).nth(below(5, &mut rng));
                Entry::By(seat.unwrap_or(Seat::One), code)
            }
            2 => Entry::Undo,
            3 => Entry::Checkpoint(below(1 << 32, &mut rng) as u32),
            4 => Entry::Deals(Deals::People),
            5 | 6 => Entry::House(&bytes[..below(9, &mut rng)]),
            _ => Entry::Correction(&bytes[..below(9, &mut rng)]),
        };
        match record.follow(entry) {
            Ok(()) => {
                if let Err(flaw) = game.check(record.state()) {
                    panic!("{entry:?} leads to {flaw:?} from {:?}", before.0);
                }
            }
            Err(_) => assert_eq!((*record.state(), record.entries().len()), before),
        }
    }
    play_on(&mut record, &mut rng);
    assert_eq!(replayed(game, record.entries()).state(), record.state());
}

/// A state in bytes that were spoilt: refused, or sound in every respect and playable to the end.
/// Says whether it was accepted.
pub fn a_spoilt_state_is_refused_or_can_be_played<G: Tested>(
    game: &G,
    seed: u64,
    mutations: &[Mutation],
) -> bool {
    let mut rng = chance(seed);
    let state = random_state(game, &mut rng);
    let other = state_bytes(game, &random_state(game, &mut rng));
    let mut bytes = state_bytes(game, &state);
    for mutation in mutations {
        mutation.apply(&mut bytes, &other);
    }
    accepted_states_can_be_played(game, &bytes, &mut rng)
}

/// Every byte of a state changed in many ways.
pub fn states_with_a_changed_byte_are_refused_or_can_be_played<G: Tested>(
    game: &G,
    seed: u64,
) -> usize {
    let mut rng = chance(seed);
    let state = random_state(game, &mut rng);
    let bytes = state_bytes(game, &state);
    let mut accepted = 0;
    for length in 0..bytes.len() {
        let found = game.read_state(&mut Reader::new(&bytes[..length]));
        assert_eq!(found.err(), Some(BytesError::Truncated));
    }
    for at in 0..bytes.len() {
        for byte in (0..16).chain([0x20, 0x40, 0x7F, 0x80, 0xFE, 0xFF]) {
            let mut changed = bytes.clone();
            changed[at] = byte;
            let fine = accepted_states_can_be_played(game, &changed, &mut rng);
            accepted += usize::from(fine);
        }
    }
    accepted
}

/// A state of a random game, anywhere between beginning and end.
pub fn random_state<G: Tested>(game: &G, rng: &mut Chance) -> G::State {
    let mut record: Long<G> = Record::new(game.clone());
    let mut states = vec![*record.state()];
    let wished = below(400, rng);
    while states.len() <= wished && step(&mut record, rng) {
        states.push(*record.state());
    }
    states[wished % states.len()]
}

/// Most bytes that were spoilt blindly are refused at once, so here a game moves its own pieces
/// about knowingly: every such state is refused too, or can be played to the end. Says how many
/// were accepted.
pub fn rearranged_states_are_refused_or_can_be_played<G: Tested>(
    games: &[G],
    states: u64,
    rearranged: impl Fn(&G, &G::State, &mut Chance) -> G::State,
) -> usize {
    let mut accepted = 0;
    for (game, seed) in games.iter().cycle().zip(0..states) {
        let mut rng = chance(seed);
        let state = random_state(game, &mut rng);
        let changed = rearranged(game, &state, &mut rng);
        let bytes = state_bytes(game, &changed);
        accepted += usize::from(accepted_states_can_be_played(game, &bytes, &mut rng));
    }
    accepted
}

/// Bytes that are read as a state are that state's bytes, and the state can be played to the end.
/// Says whether they were.
pub fn accepted_states_can_be_played<G: Tested>(game: &G, bytes: &[u8], rng: &mut Chance) -> bool {
    let mut reader = Reader::new(bytes);
    let Ok(mut state) = game.read_state(&mut reader) else {
        return false;
    };
    let read = bytes.len() - reader.left();
    assert_eq!(state_bytes(game, &state), bytes[..read], "one encoding");
    play_out(game, &mut state, rng);
    true
}
