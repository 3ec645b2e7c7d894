//! Where settings, the values of people's boxes, results, times and the running game are kept. The app knows nothing of flash or files: it
//! appends, and trusts that what was appended is there after a power cut.

use crate::games::GameKind;

/// What went wrong when storing or loading. The app shows it and goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// There is no room left.
    Full,
    /// The medium does not work.
    Broken,
    /// What is there cannot be read as a whole: noise, or damage. It is left as it is.
    Unreadable {
        /// So many bytes from the beginning are whole; loading put them into the buffer.
        whole: usize,
    },
    /// What is there was written by a newer version of this program. It is left as it is.
    Newer,
}

/// The things that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Settings and names: replaced as a whole.
    Settings,
    /// The printed values of people's own box of a game: replaced as a whole, nothing if they are
    /// as supplied.
    Box(GameKind),
    /// What was drawn for other games: replaced as a whole.
    Lots,
    /// The results of the last games: replaced as a whole.
    Results,
    /// What everybody took for the turns of the running game: replaced as a whole.
    Clock,
    /// The running or last game: appended to.
    Game,
}

/// A place that outlives switching off.
pub trait Storage {
    /// Reads a slot into the buffer and says how many bytes it holds; 0 if it was never written.
    /// A slot longer than the buffer fills it.
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError>;

    /// Replaces a slot at one stroke: after a power cut it is the old or the new, never a mix.
    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError>;

    /// Appends to a slot: when this returns, the bytes are there whatever happens next. After a
    /// power cut on the way, what was there before still is, with or without the new bytes.
    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError>;

    /// Nothing else is to be done just now: does a step of what would take long later, the longest of
    /// which is to erase one sector of flash, and says whether there was anything to do. Call it
    /// again when there is time again. What fails is told to whoever needs it later.
    fn work_ahead(&mut self) -> bool {
        false
    }

    /// A slot will soon be replaced: [`work_ahead`](Storage::work_ahead) may make room for it.
    fn announce(&mut self, _slot: Slot) {}

    /// People agreed to lose what a slot holds, though it cannot be read or is newer. Nothing is
    /// changed yet: the next [`replace`](Storage::replace) of the slot is no longer refused.
    fn give_up(&mut self, slot: Slot);
}

/// Why there is no secret yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotYet {
    /// Too little noise was gathered: in a moment there will be enough.
    Gathering,
    /// The source of noise failed its test, so chance is taken from when buttons are pressed: so
    /// many more presses are needed.
    Presses(u16),
}

/// Chance from outside: the firmware's noise, the system's generator, or a test's seed.
pub trait Entropy {
    /// A secret of 256 bits, or why there is none yet.
    fn secret(&mut self) -> Result<[u8; 32], NotYet>;
}
