//! Saved games, settings and the seed of chance in the last sectors of the flash, so that a power
//! cut at any moment costs nothing that was acknowledged. It works on any NOR flash.
//!
//! | sectors of the region | what is there |
//! |---|---|
//! | 0 | the label: whose region it is, and its layout |
//! | 1-8 | a ring of small values by key: settings, the seed, people's boxes, times |
//! | 9-40 | a ring with the game |
//! | 41-48 | a ring with the results of the last games |
//! | 49-63 | free for later |
//!
//! How a ring works is told in `ring.rs`; how its items lie in a sector is up to
//! `sequential-storage`. What cannot be read, or is newer than this program, is reported and left
//! as it is until people agree to lose it; what was never ours is not.

mod item;
mod marks;
mod memory;
mod reading;
mod ring;
mod sector;
mod traces;
mod values;

#[cfg(test)]
mod tests;

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use handheld::storage::{Slot, Storage, StorageError};

use reading::Visitor;
use ring::Ring;
use values::Key;

pub use memory::MemoryFlash;
pub use sector::SECTOR;

/// The sectors that are used of a region.
pub const SECTORS: u32 = FIRST_SECTORS + RESULT_SECTORS;

/// The sectors before those of results, which may be anything before the first one is stored.
const FIRST_SECTORS: u32 = 1 + VALUE_SECTORS + GAME_SECTORS;

/// The sectors of the ring with small values.
const VALUE_SECTORS: u32 = 8;
/// The sectors of the ring with the game.
const GAME_SECTORS: u32 = 32;
/// The sectors of the ring with results.
const RESULT_SECTORS: u32 = 8;
/// Sectors that a long game leaves to the replacement of it: one of 5 KB takes two.
const GAME_RESERVE: u32 = 3;
/// So many sectors are erased ahead: the longest save takes two.
const AHEAD: u32 = 2;
/// For results one: all of them fit.
const RESULTS_AHEAD: u32 = 1;

/// Who wrote the region, the version of the layout, and that once more inverted.
const LABEL: [u8; 8] = [b'P', b'M', b'S', b'A', b'V', b'E', LAYOUT, !LAYOUT];
/// The version of the layout.
const LAYOUT: u8 = 1;
/// Where the label says that both rings have been begun.
const READY: u32 = LABEL.len() as u32;

const _: () = assert!(handheld::settings::BYTES <= values::VALUE);
const _: () = assert!(handheld::boxes::BYTES <= values::VALUE);

/// Why a region cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionError {
    /// It does not begin with a sector.
    Unaligned,
    /// It has fewer than [`SECTORS`] sectors, or the flash ends before.
    TooSmall,
}

/// What the first sector of a region says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    /// Nothing: the whole region is blank, but for the beginning of a label perhaps.
    Blank,
    /// The region was being begun: nothing was stored yet.
    Begun,
    /// The rings are ours.
    Ready,
    /// The rings may be anything.
    Newer,
    /// Somebody else's, and so are the rings: nothing in them is ours.
    Foreign,
    /// Damaged: the rings tell for themselves.
    Unknown,
}

/// What the next start's chance begins with, besides noise.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BootSeed {
    /// Kept from the start before; zeros if there was none.
    pub bytes: [u8; 32],
    /// How often a seed was kept.
    pub boots: u32,
}

/// Storage in a region of a flash.
///
/// ```
/// use firmware::saves::{MemoryFlash, SECTOR, SECTORS, Saves};
/// use handheld::storage::{Slot, Storage};
///
/// let mut bytes = vec![0xFF; SECTORS as usize * SECTOR];
/// let region = 0..bytes.len() as u32;
/// let mut saves = Saves::new(MemoryFlash::new(&mut bytes), region.clone()).unwrap();
/// saves.replace(Slot::Game, b"set-up").unwrap();
/// saves.append(Slot::Game, b", move").unwrap();
///
/// // After the power was off:
/// let mut saves = Saves::new(MemoryFlash::new(&mut bytes), region).unwrap();
/// let mut buffer = [0; 64];
/// assert_eq!(saves.load(Slot::Game, &mut buffer), Ok(12));
/// assert_eq!(&buffer[..12], b"set-up, move");
/// ```
pub struct Saves<F> {
    flash: F,
    start: u32,
    label: Option<Label>,
    /// The label was programmed again since the power was off.
    is_label_sure: bool,
    values: Ring,
    game: Ring,
    results: Ring,
    /// There will be a result to keep.
    is_result_due: bool,
    /// People agreed to lose the game and what else is in a region that is not ours.
    consent: bool,
}

impl<F: MultiwriteNorFlash> Saves<F> {
    /// Storage in a region, given as offsets in the flash: whole sectors, [`SECTORS`] at least.
    /// Nothing is read or written yet.
    pub fn new(flash: F, region: Range<u32>) -> Result<Self, RegionError> {
        const {
            assert!(sector::WORD.is_multiple_of(F::READ_SIZE));
            assert!(sector::WORD.is_multiple_of(F::WRITE_SIZE));
            assert!(SECTOR.is_multiple_of(F::ERASE_SIZE));
        }
        let size = SECTOR as u32;
        if !region.start.is_multiple_of(size) {
            return Err(RegionError::Unaligned);
        }
        let end = region.end.min(flash.capacity() as u32);
        if end.saturating_sub(region.start) < SECTORS * size {
            return Err(RegionError::TooSmall);
        }
        let values = region.start + size;
        let game = values + VALUE_SECTORS * size;
        let results = game + GAME_SECTORS * size;
        Ok(Self {
            flash,
            start: region.start,
            label: None,
            is_label_sure: false,
            values: Ring::new(values, VALUE_SECTORS, 2),
            game: Ring::new(game, GAME_SECTORS, GAME_RESERVE),
            results: Ring::new(results, RESULT_SECTORS, 2),
            is_result_due: false,
            consent: false,
        })
    }

    /// The seed that was kept at the last start.
    ///
    /// ```
    /// # use firmware::saves::{MemoryFlash, SECTOR, SECTORS, Saves};
    /// # let mut bytes = vec![0xFF; SECTORS as usize * SECTOR];
    /// # let region = 0..bytes.len() as u32;
    /// let mut saves = Saves::new(MemoryFlash::new(&mut bytes), region).unwrap();
    /// assert_eq!(saves.load_seed().unwrap().boots, 0);
    /// saves.keep_seed(&[7; 32]).unwrap();
    /// let seed = saves.load_seed().unwrap();
    /// assert_eq!((seed.bytes, seed.boots), ([7; 32], 1));
    /// ```
    pub fn load_seed(&mut self) -> Result<BootSeed, StorageError> {
        let mut stored = [0; 36];
        self.load_value(Key::Seed, &mut stored)?;
        let mut seed = BootSeed::default();
        if let Some((bytes, boots)) = stored.split_last_chunk() {
            seed.bytes.copy_from_slice(bytes);
            seed.boots = u32::from_le_bytes(*boots);
        }
        Ok(seed)
    }

    /// Keeps a seed for the next start and counts this one. Do so at each start, with another
    /// seed than any secret comes from.
    pub fn keep_seed(&mut self, seed: &[u8; 32]) -> Result<(), StorageError> {
        // Seeds that cannot be read are counted anew.
        let boots = self.load_seed().map_or(0, |seed| seed.boots);
        let boots = boots.wrapping_add(1).to_le_bytes();
        let mut stored = [0; 36];
        for (to, from) in stored.iter_mut().zip(seed.iter().chain(&boots)) {
            *to = *from;
        }
        self.store_value(Key::Seed, &stored)
    }

    /// The flash, when nothing is stored any more.
    pub fn into_flash(self) -> F {
        self.flash
    }

    fn label(&mut self) -> Result<Label, StorageError> {
        match self.label {
            Some(label) => Ok(label),
            None => {
                let label = self.read_label()?;
                self.label = Some(label);
                Ok(label)
            }
        }
    }

    fn read_label(&mut self) -> Result<Label, StorageError> {
        let mut found = LABEL;
        let mut ready = [0; 4];
        let broken = |_| StorageError::Broken;
        self.flash.read(self.start, &mut found).map_err(broken)?;
        let at = self.start + READY;
        self.flash.read(at, &mut ready).map_err(broken)?;
        let [magic @ .., version, check] = found;
        let is_ours = LABEL.starts_with(&magic) && version == !check;
        if is_ours && version > LAYOUT {
            return Ok(Label::Newer);
        }
        let is_ready = ready.iter().map(|byte| byte.count_zeros()).sum::<u32>() >= 16;
        let rings = self.start + SECTOR as u32;
        let end = self.start + SECTORS * SECTOR as u32;
        if found == LABEL && is_ready {
            return Ok(Label::Ready);
        }
        if found == LABEL {
            // Unless it was damaged, nothing was stored yet.
            let is_used = traces::are_in(&mut self.flash, rings, end, item::is_piece)?;
            return Ok(if is_used {
                Label::Unknown
            } else {
                Label::Begun
            });
        }
        // A label that the power went off in: no bit is cleared that would not be anyway.
        let could_be = could_become_ours(&found);
        if could_be && sector::is_blank(&mut self.flash, at, end)? {
            return Ok(Label::Blank);
        }
        let is_torn = could_be && !is_ready;
        let alike = found
            .iter()
            .zip(LABEL)
            .filter(|(found, ours)| *found == ours);
        let is_trace = alike.count() >= LABEL.len() / 2 && !is_torn;
        if is_trace || traces::are_in(&mut self.flash, rings, end, item::is_ours)? {
            return Ok(Label::Unknown);
        }
        Ok(Label::Foreign)
    }

    /// May something be stored? A region that was never used is begun for it.
    fn ready(&mut self) -> Result<(), StorageError> {
        match self.label()? {
            Label::Ready => self.make_sure_of_label(),
            Label::Unknown => Ok(()),
            Label::Newer => Err(StorageError::Newer),
            label @ (Label::Blank | Label::Begun) => self.begin(label == Label::Blank),
            Label::Foreign => {
                self.label = None;
                sector::erase(&mut self.flash, self.start)?;
                self.begin(false)
            }
        }
    }

    /// All rings get an empty content: from then on, one without any is damaged.
    fn begin(&mut self, is_blank: bool) -> Result<(), StorageError> {
        self.write_label(0, &LABEL)?;
        self.label = Some(Label::Begun);
        self.values.begin(&mut self.flash, is_blank)?;
        self.game.begin(&mut self.flash, is_blank)?;
        self.results.begin(&mut self.flash, is_blank)?;
        self.write_label(READY, &[0; 4])?;
        self.label = Some(Label::Ready);
        // It was read back, and nobody pulled the plug.
        self.is_label_sure = true;
        Ok(())
    }

    /// The power may have gone off while it was written, and it has to read the same for ever.
    fn make_sure_of_label(&mut self) -> Result<(), StorageError> {
        // Once, whatever comes of it.
        if core::mem::replace(&mut self.is_label_sure, true) {
            return Ok(());
        }
        sector::strengthen(&mut self.flash, self.start, 0..READY + 4)
    }

    fn write_label(&mut self, at: u32, bytes: &[u8]) -> Result<(), StorageError> {
        let written = sector::program(&mut self.flash, self.start + at, bytes);
        written.map_err(|_| StorageError::Broken)
    }

    /// Makes a region ours that was not.
    fn relabel(&mut self) -> Result<(), StorageError> {
        self.label = None;
        sector::erase(&mut self.flash, self.start)?;
        self.write_whole_label()
    }

    /// Ready comes first: without it, a label would say that there is nothing in the rings.
    fn write_whole_label(&mut self) -> Result<(), StorageError> {
        self.label = None;
        self.write_label(READY, &[0; 4])?;
        self.write_label(0, &LABEL)?;
        self.label = Some(Label::Ready);
        Ok(())
    }

    /// A game that is whole shows that a region is ours: then the label need not stay damaged. After a
    /// power cut it is no worse than before.
    fn mend_label(&mut self) -> bool {
        // Once, whatever comes of it.
        if core::mem::replace(&mut self.is_label_sure, true) {
            return false;
        }
        self.rewrite_label().is_ok()
    }

    /// If no bit of it has to be set, the label is programmed in its place.
    fn rewrite_label(&mut self) -> Result<(), StorageError> {
        let mut found = LABEL;
        let read = self.flash.read(self.start, &mut found);
        read.map_err(|_| StorageError::Broken)?;
        if could_become_ours(&found) {
            self.write_whole_label()
        } else {
            self.relabel()
        }
    }

    fn load_value(&mut self, key: Key, buffer: &mut [u8]) -> Result<usize, StorageError> {
        match self.label()? {
            Label::Blank | Label::Begun | Label::Foreign => Ok(0),
            Label::Newer => Err(StorageError::Newer),
            Label::Ready | Label::Unknown => {
                values::load(&mut self.values, &mut self.flash, key, buffer)
            }
        }
    }

    fn store_value(&mut self, key: Key, value: &[u8]) -> Result<(), StorageError> {
        self.ready()?;
        if self.label()? == Label::Unknown {
            // Values are only repaired in a region that is ours, and a game in it shows that.
            self.game.read(&mut self.flash, &mut Filled::new(&mut []))?;
        }
        values::store(&mut self.values, &mut self.flash, key, value)
    }

    fn load_game(&mut self, buffer: &mut [u8]) -> Result<usize, StorageError> {
        match self.label()? {
            Label::Blank | Label::Begun | Label::Foreign => Ok(0),
            Label::Newer => Err(StorageError::Newer),
            Label::Ready | Label::Unknown => {
                let room = buffer.len();
                let loaded = self.game.read(&mut self.flash, &mut Filled::new(buffer));
                loaded.map(|length| length.min(room)).map_err(|error| {
                    let StorageError::Unreadable { whole } = error else {
                        return error;
                    };
                    let whole = whole.min(room);
                    StorageError::Unreadable { whole }
                })
            }
        }
    }

    /// Results that cannot be read are none: damage costs nothing else, and nobody is asked.
    fn load_results(&mut self, buffer: &mut [u8]) -> Result<usize, StorageError> {
        match self.label()? {
            Label::Blank | Label::Begun | Label::Foreign => Ok(0),
            Label::Newer => Err(StorageError::Newer),
            Label::Ready | Label::Unknown => {
                let room = buffer.len();
                let loaded = self.results.read(&mut self.flash, &mut Filled::new(buffer));
                match loaded {
                    Err(StorageError::Unreadable { .. }) => Ok(0),
                    other => other.map(|length| length.min(room)),
                }
            }
        }
    }

    fn replace_results(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        self.ready()?;
        if self.label()? == Label::Unknown {
            // It is not known to be ours.
            return Err(StorageError::Unreadable { whole: 0 });
        }
        let read = self
            .results
            .read(&mut self.flash, &mut Filled::new(&mut []));
        if matches!(read, Err(StorageError::Unreadable { .. })) {
            self.results.give_up();
        }
        self.is_result_due = false;
        self.results
            .replace(&mut self.flash, core::iter::once(bytes))
    }

    fn replace_game(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        let label = self.label()?;
        if !(label == Label::Newer && self.consent) {
            self.ready()?;
        }
        if self.consent {
            self.game.give_up();
        }
        self.game
            .replace(&mut self.flash, core::iter::once(bytes))?;
        if self.consent && matches!(label, Label::Newer | Label::Unknown) {
            self.relabel()?;
        }
        self.consent = false;
        Ok(())
    }
}

/// Are all bits set in it that are set in our label?
fn could_become_ours(found: &[u8; LABEL.len()]) -> bool {
    let mut bytes = found.iter().zip(LABEL);
    bytes.all(|(found, ours)| found & ours == ours)
}

impl<F: MultiwriteNorFlash> Storage for Saves<F> {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        match slot {
            Slot::Settings => self.load_value(Key::Settings, buffer),
            Slot::Box(kind) => self.load_value(Key::Box(kind), buffer),
            Slot::Lots => self.load_value(Key::Lots, buffer),
            Slot::Clock => self.load_value(Key::Clock, buffer),
            Slot::Results => self.load_results(buffer),
            Slot::Game => self.load_game(buffer),
        }
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        match slot {
            Slot::Settings => self.store_value(Key::Settings, bytes),
            Slot::Box(kind) => self.store_value(Key::Box(kind), bytes),
            Slot::Lots => self.store_value(Key::Lots, bytes),
            Slot::Clock => self.store_value(Key::Clock, bytes),
            Slot::Results => self.replace_results(bytes),
            Slot::Game => self.replace_game(bytes),
        }
    }

    /// As [`Storage::append`]: at one stroke up to 510 bytes; of more, a part may be there after
    /// a power cut. Only a game is appended to.
    // Never inlined: its time on the device is told by its name.
    #[inline(never)]
    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        match slot {
            Slot::Settings | Slot::Box(_) | Slot::Lots | Slot::Results | Slot::Clock => {
                Err(StorageError::Full)
            }
            Slot::Game => {
                self.ready()?;
                self.game.append(&mut self.flash, bytes, true)
            }
        }
    }

    // Never inlined: whoever runs the app would have to keep the stack for it.
    #[inline(never)]
    fn work_ahead(&mut self) -> bool {
        match self.label {
            // Its last item is made sure of in any case.
            Some(Label::Ready) => {
                let results = if self.is_result_due { RESULTS_AHEAD } else { 0 };
                // The game first: of all that may come next, beginning one takes most room.
                self.game.work_ahead(&mut self.flash, AHEAD)
                    || self.values.work_ahead(&mut self.flash, AHEAD)
                    || self.results.work_ahead(&mut self.flash, results)
            }
            // In a region that is not quite ours, nothing is touched that nobody asked for.
            Some(Label::Unknown) if self.game.is_read() => self.mend_label(),
            _ => false,
        }
    }

    fn announce(&mut self, slot: Slot) {
        self.is_result_due |= slot == Slot::Results;
    }

    fn give_up(&mut self, slot: Slot) {
        // Settings that cannot be read are repaired without asking.
        self.consent |= slot == Slot::Game;
    }
}

/// Fills a buffer with pieces as far as it goes.
struct Filled<'b> {
    buffer: &'b mut [u8],
    length: usize,
}

impl<'b> Filled<'b> {
    fn new(buffer: &'b mut [u8]) -> Self {
        Self { buffer, length: 0 }
    }
}

impl Visitor for Filled<'_> {
    fn restart(&mut self) {
        self.length = 0;
    }

    fn see(&mut self, piece: &[u8]) {
        let room = self.buffer.iter_mut().skip(self.length);
        let copied = room.zip(piece).map(|(to, from)| *to = *from).count();
        self.length += copied;
    }
}
