//! Records: a header, maybe a state, and the entries of the log. What is accepted is sound, is
//! written as it was, and can be played on; of what is not, the whole part can be.

use std::fs;
use std::mem::discriminant;
use std::path::Path;

use engine::actions::Coded;
use engine::artifact::Artifact;
use engine::bytes::Reader;
use engine::game::Game;
use engine::log::read_entry;
use engine::record::Record;
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;

use super::target::{Became, Target};
use crate::damage::sealed;
use crate::play::{Chance, Long, Tested, below, chance, play_on, random_seat, written};
use crate::records::replayed;

/// The reading of records.
pub const TARGET: Target = Target {
    name: "logs",
    seeds,
    reshape,
    seal,
    attempt,
};

/// Where a record says which game it is of,
pub const GAME: usize = 3;
/// by which rules it was played,
const RULES: usize = 4;
/// and how it was set up.
pub const SETUP: usize = 5;
const CHECKSUM: usize = 4;
/// It begins at the start, not at a snapshot.
const FROM_START: u8 = 0;

/// Every game that is kept in `games`.
pub fn recorded() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let files = fs::read_dir(folder).expect("the folder of the recorded games");
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "pm"));
    // The same on every machine.
    paths.sort();
    let read = |path| fs::read(path).expect("a recorded game");
    paths.into_iter().map(read).collect()
}

/// Every recorded game, and a snapshot of its end.
fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = recorded();
    let snapshots: Vec<_> = seeds.iter().filter_map(|bytes| snapshot(bytes)).collect();
    seeds.extend(snapshots);
    seeds
}

fn snapshot(bytes: &[u8]) -> Option<Vec<u8>> {
    fn of<G: Tested>(bytes: &[u8]) -> Option<Vec<u8>> {
        let mut record = Long::<G>::read(bytes).ok()?;
        // Somewhere in the middle, where there is still something to do.
        for _ in 0..60 {
            record.undo_past_barrier().ok()?;
        }
        Some(written(&record.snapshot()))
    }
    match *bytes.get(GAME)? {
        Artifact::ID => of::<Artifact>(bytes),
        Warehouse51::ID => of::<Warehouse51>(bytes),
        ArtifactStack::ID => of::<ArtifactStack>(bytes),
        _ => None,
    }
}

fn seal(input: &mut Vec<u8>) {
    if input.len() >= CHECKSUM {
        *input = sealed(std::mem::take(input));
    }
}

/// A record in its parts.
struct Parts {
    /// All before the number of bytes of the entries.
    head: Vec<u8>,
    is_from_start: bool,
    /// Each entry for itself; the last may be no entry.
    entries: Vec<Vec<u8>>,
}

impl Parts {
    fn of<G: Tested>(bytes: &[u8]) -> Option<(G, Self)> {
        let body = bytes.get(..bytes.len().checked_sub(CHECKSUM)?)?;
        let mut reader = Reader::new(body);
        let rules = *reader.slice(SETUP).ok()?.get(RULES)?;
        let game = G::read_setup(rules, &mut reader).ok()?;
        let is_from_start = reader.byte().ok()? == FROM_START;
        if !is_from_start {
            game.read_state(&mut reader).ok()?;
        }
        let head = body.get(..body.len() - reader.left())?.to_vec();
        let count = reader.u16().ok()?;
        let parts = Self {
            head,
            is_from_start,
            entries: split(reader.slice(count.into()).ok()?),
        };
        Some((game, parts))
    }

    fn of_any(bytes: &[u8]) -> Option<Self> {
        Some(match *bytes.get(GAME)? {
            Artifact::ID => Self::of::<Artifact>(bytes)?.1,
            Warehouse51::ID => Self::of::<Warehouse51>(bytes)?.1,
            ArtifactStack::ID => Self::of::<ArtifactStack>(bytes)?.1,
            _ => return None,
        })
    }

    fn joined(self) -> Vec<u8> {
        let entries = self.entries.concat();
        let count = (entries.len() as u16).to_le_bytes();
        [self.head, count.to_vec(), entries, vec![0; CHECKSUM]].concat()
    }
}

/// Entries, each for itself. What is no entry is kept as a whole.
pub fn split(mut bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut entries = Vec::new();
    while !bytes.is_empty() {
        let mut reader = Reader::new(bytes);
        let length = match read_entry(&mut reader) {
            Ok(_) => bytes.len() - reader.left(),
            Err(_) => bytes.len(),
        };
        let (entry, rest) = bytes.split_at(length);
        entries.push(entry.to_vec());
        bytes = rest;
    }
    entries
}

fn reshape(input: &mut Vec<u8>, other: &[u8], rng: &mut Chance) {
    let Some(mut parts) = Parts::of_any(input) else {
        return;
    };
    let others = Parts::of_any(other).map_or(Vec::new(), |parts| parts.entries);
    reshape_entries(&mut parts.entries, &others, rng);
    *input = parts.joined();
}

/// Leaves out, repeats, moves, borrows or invents entries.
pub fn reshape_entries(entries: &mut Vec<Vec<u8>>, others: &[Vec<u8>], rng: &mut Chance) {
    const CHECKPOINT: u8 = 0xFA;
    let at = below(entries.len() + 1, rng);
    let to = below(entries.len() + 1, rng).max(at);
    match below(8, rng) {
        0 => entries.truncate(at),
        1 if at < entries.len() => {
            entries.remove(at);
        }
        2 => {
            let run = entries.get(at..to).unwrap_or_default().to_vec();
            entries.splice(at..at, run).for_each(drop);
        }
        3 if to < entries.len() => entries.swap(at, to),
        4 => {
            let run = others.iter().skip(at).take(1 + below(9, rng)).cloned();
            entries.splice(at..at, run).for_each(drop);
        }
        // Otherwise nothing that changes gets past the next one.
        5 => entries.retain(|entry| entry.first() != Some(&CHECKPOINT)),
        _ => entries.insert(at, invented(rng)),
    }
}

fn invented(rng: &mut Chance) -> Vec<u8> {
    let mut bytes =
        |count: usize| -> Vec<u8> { (0..count).map(|_| below(12, rng) as u8).collect() };
    let (kind, values) = (bytes(1), bytes(8));
    let [kind, ..] = kind.as_slice() else {
        return Vec::new();
    };
    let [first, .., last] = values.as_slice() else {
        return Vec::new();
    };
    match kind {
        0 | 1 => vec![0xF8],
        2..5 => vec![0xF0 + first % 5, last * 5],
        5..8 => {
            let count = first % 9;
            let correction = values.iter().copied().take(count.into());
            [0xF9, count].into_iter().chain(correction).collect()
        }
        _ => vec![first * 12 + last],
    }
}

fn attempt(input: &[u8]) -> Became {
    match input.get(GAME).copied() {
        Some(Artifact::ID) => tried::<Artifact>(input),
        Some(Warehouse51::ID) => tried::<Warehouse51>(input),
        Some(ArtifactStack::ID) => tried::<ArtifactStack>(input),
        _ => {
            assert!(Long::<Artifact>::read(input).is_err(), "it is of no game");
            Became::refused(0)
        }
    }
}

fn tried<G: Tested>(bytes: &[u8]) -> Became {
    match Long::<G>::read(bytes) {
        Ok(mut record) => {
            is_written_as_it_was(&record, bytes);
            let became = Became::accepted((G::ID, record.entries().len() / 16, choice(&record)));
            play_on(&mut record, &mut chance(0));
            became
        }
        Err(damage) => {
            let whole = Parts::of::<G>(bytes).map_or(0, |(game, parts)| whole(&game, &parts));
            Became::refused((G::ID, discriminant(&damage), whole / 16))
        }
    }
}

fn is_written_as_it_was<G: Tested>(record: &Long<G>, bytes: &[u8]) {
    assert_eq!(record.game().check(record.state()), Ok(()));
    assert!(written(record) == bytes, "it is written otherwise");
}

/// What the entries alone lead to, as storage keeps them: how many bytes of them are whole.
fn whole<G: Tested>(game: &G, parts: &Parts) -> usize {
    if !parts.is_from_start {
        return 0;
    }
    let entries = parts.entries.concat();
    let mut record: Long<G> = Record::new(game.clone());
    let whole = match record.replay(&entries) {
        Ok(()) => entries.len(),
        Err(damaged) => damaged.whole,
    };
    assert_eq!(game.check(record.state()), Ok(()));
    let again = replayed(game, entries.get(..whole).unwrap_or_default());
    assert_eq!(
        again.state(),
        record.state(),
        "its whole part leads elsewhere"
    );
    play_on(&mut record, &mut chance(0));
    whole
}

/// What can be done: the codes of the actions, or nothing.
fn choice<G: Tested>(record: &Long<G>) -> Vec<u8> {
    let seat = random_seat(record.actor(), &mut chance(0));
    seat.map_or(Vec::new(), |seat| {
        record.legal(seat).iter().map(Coded::code).collect()
    })
}
