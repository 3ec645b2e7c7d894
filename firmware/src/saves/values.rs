//! Small values by key, over a ring: the last one stored under a key counts. When a sector is full
//! of them, or damaged, the newest of each key begin another: damage costs no more than the values
//! that it hit.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::games::GameKind;
use handheld::storage::StorageError;

use super::reading::Visitor;
use super::ring::Ring;

/// The most bytes of a value.
pub const VALUE: usize = 288;

/// What is kept by key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The app's settings and names.
    Settings,
    /// What the next start's chance begins with.
    Seed,
    /// What was drawn for other games.
    Lots,
    /// What everybody took for the turns of the running game.
    Clock,
    /// The printed values of people's own box of a game.
    Box(GameKind),
}

/// How many keys there are.
const KEYS: usize = 4 + GameKind::ALL.len();

/// The number of a box is its game's in a save, and this.
const BOXES: u8 = 16;

impl Key {
    /// Its number in the flash: never used for anything else later.
    fn number(self) -> u8 {
        match self {
            Key::Settings => 1,
            Key::Seed => 2,
            Key::Lots => 3,
            Key::Clock => 4,
            Key::Box(kind) => BOXES.wrapping_add(kind.info().id),
        }
    }

    fn all() -> impl Iterator<Item = Key> {
        let boxes = GameKind::ALL.iter().copied().map(Key::Box);
        [Key::Settings, Key::Seed, Key::Lots, Key::Clock]
            .into_iter()
            .chain(boxes)
    }
}

/// A key and its value, as they are stored.
type Record = heapless::Vec<u8, { VALUE + 1 }>;

fn record(key: Key, value: &[u8]) -> Result<Record, StorageError> {
    let mut record = Record::new();
    let added = record.push(key.number()).is_ok() && record.extend_from_slice(value).is_ok();
    added.then_some(record).ok_or(StorageError::Full)
}

/// The newest record of a key.
struct Newest {
    key: Key,
    record: Record,
}

impl Newest {
    fn of(key: Key) -> Self {
        Self {
            key,
            record: Record::new(),
        }
    }
}

impl Visitor for Newest {
    fn restart(&mut self) {
        self.record.clear();
    }

    fn see(&mut self, piece: &[u8]) {
        if piece.first() == Some(&self.key.number()) {
            self.record.clear();
            // Longer ones are not written.
            let _ = self.record.extend_from_slice(piece);
        }
    }
}

/// Reads a value into the buffer and says how many bytes it has; 0 if it was never stored.
pub fn load<F: MultiwriteNorFlash>(
    ring: &mut Ring,
    flash: &mut F,
    key: Key,
    buffer: &mut [u8],
) -> Result<usize, StorageError> {
    let mut newest = Newest::of(key);
    ring.glean(flash, &mut newest)?;
    let value = newest.record.get(1..).unwrap_or(&[]);
    let copied = buffer.iter_mut().zip(value);
    Ok(copied.map(|(to, from)| *to = *from).count())
}

/// Stores a value. What cannot be read any more is given up, the newest of each key is not.
pub fn store<F: MultiwriteNorFlash>(
    ring: &mut Ring,
    flash: &mut F,
    key: Key,
    value: &[u8],
) -> Result<(), StorageError> {
    let record = record(key, value)?;
    match ring.append(flash, &record, false) {
        Err(StorageError::Full | StorageError::Unreadable { .. }) => {
            move_on(ring, flash, key, &record)
        }
        done => done,
    }
}

/// Begins another sector with a new record and the newest of the other keys.
fn move_on<F: MultiwriteNorFlash>(
    ring: &mut Ring,
    flash: &mut F,
    key: Key,
    record: &Record,
) -> Result<(), StorageError> {
    let mut others = heapless::Vec::<Record, KEYS>::new();
    for other in Key::all().filter(|other| *other != key) {
        let mut newest = Newest::of(other);
        match ring.glean(flash, &mut newest) {
            Ok(()) | Err(StorageError::Unreadable { .. }) => {}
            Err(error) => return Err(error),
        }
        // There is room for every key.
        let _ = others.push(newest.record);
    }
    ring.give_up();
    let others = others.iter().filter(|other| !other.is_empty());
    let records = others.chain(core::iter::once(record));
    ring.replace(flash, records.map(|record| record.as_slice()))
}
