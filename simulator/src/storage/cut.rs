//! Storage that loses its power at a chosen write. Cloning it is a power cycle: the clone has what
//! had reached the medium, and works.

use handheld::storage::{Slot, Storage, StorageError};

use super::MemoryStorage;

/// When the power goes in the course of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before anything has reached the medium.
    Before,
    /// Half of an append is there. Replacing is at one stroke: nothing of it is there.
    Within,
    /// Everything is there, but the app is not told.
    After,
}

/// Memory that works for some writes, and for nothing after them.
#[derive(Debug)]
pub struct CutStorage {
    kept: MemoryStorage,
    writes: usize,
    cut: Option<(usize, Moment)>,
    is_off: bool,
}

impl Clone for CutStorage {
    fn clone(&self) -> Self {
        Self::new(self.kept.clone())
    }
}

impl CutStorage {
    /// Works on with what is kept.
    pub fn new(kept: MemoryStorage) -> Self {
        Self {
            kept,
            writes: 0,
            cut: None,
            is_off: false,
        }
    }

    /// Works for `count` more writes; the one after them fails and leaves no trace, and from then
    /// on nothing works.
    pub fn fail_after_writes(self, count: usize) -> Self {
        self.cut_after_writes(count, Moment::Before)
    }

    /// Works for `count` more writes; the power goes in the course of the one after them.
    pub fn cut_after_writes(mut self, count: usize, moment: Moment) -> Self {
        self.cut = Some((self.writes + count, moment));
        self
    }

    /// How many writes there have been since it was switched on, failed ones included.
    pub fn writes(&self) -> usize {
        self.writes
    }

    /// Has the power gone?
    pub fn is_off(&self) -> bool {
        self.is_off
    }

    /// What has reached the medium.
    pub fn kept(&self) -> &MemoryStorage {
        &self.kept
    }

    /// Counts a write and says how far it goes: `None` is all the way.
    fn begin_write(&mut self) -> Result<Option<Moment>, StorageError> {
        if self.is_off {
            return Err(StorageError::Broken);
        }
        let number = self.writes;
        self.writes += 1;
        let moment = self
            .cut
            .filter(|(at, _)| *at == number)
            .map(|(_, moment)| moment);
        self.is_off = moment.is_some();
        Ok(moment)
    }

    fn end_write(&self) -> Result<(), StorageError> {
        if self.is_off {
            Err(StorageError::Broken)
        } else {
            Ok(())
        }
    }
}

impl Storage for CutStorage {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        self.end_write()?;
        self.kept.load(slot, buffer)
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        match self.begin_write()? {
            Some(Moment::Before | Moment::Within) => {}
            Some(Moment::After) | None => self.kept.replace(slot, bytes)?,
        }
        self.end_write()
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        let reached = match self.begin_write()? {
            Some(Moment::Before) => 0,
            Some(Moment::Within) => bytes.len() / 2,
            Some(Moment::After) | None => bytes.len(),
        };
        self.kept
            .append(slot, bytes.get(..reached).unwrap_or(bytes))?;
        self.end_write()
    }

    fn give_up(&mut self, slot: Slot) {
        self.kept.give_up(slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut_in_third_write(moment: Moment) -> CutStorage {
        let mut storage = CutStorage::new(MemoryStorage::default()).cut_after_writes(2, moment);
        storage.replace(Slot::Settings, b"old").unwrap();
        storage.append(Slot::Game, b"moves").unwrap();
        storage
    }

    #[test]
    fn a_cut_append_leaves_nothing_half_or_all_of_it_and_what_was_there() {
        let cases = [
            (Moment::Before, "moves"),
            (Moment::Within, "moves12"),
            (Moment::After, "moves1234"),
        ];
        for (moment, kept) in cases {
            let mut storage = cut_in_third_write(moment);
            let result = storage.append(Slot::Game, b"1234");
            assert_eq!(result, Err(StorageError::Broken));
            assert_eq!(storage.kept().bytes(Slot::Game), kept.as_bytes());
        }
    }

    #[test]
    fn a_cut_replacement_leaves_the_old_or_the_new() {
        let cases = [
            (Moment::Before, "old"),
            (Moment::Within, "old"),
            (Moment::After, "new"),
        ];
        for (moment, kept) in cases {
            let mut storage = cut_in_third_write(moment);
            let result = storage.replace(Slot::Settings, b"new");
            assert_eq!(result, Err(StorageError::Broken));
            assert_eq!(storage.kept().bytes(Slot::Settings), kept.as_bytes());
        }
    }

    #[test]
    fn nothing_works_without_power() {
        let mut storage = CutStorage::new(MemoryStorage::default()).fail_after_writes(0);
        let broken = Err(StorageError::Broken);
        assert_eq!(storage.append(Slot::Game, b"1"), broken);
        assert_eq!(storage.append(Slot::Game, b"1"), broken);
        assert_eq!(storage.replace(Slot::Settings, b"1"), broken);
        assert_eq!(
            storage.load(Slot::Game, &mut [0; 8]),
            Err(StorageError::Broken)
        );
        assert_eq!(storage.kept(), &MemoryStorage::default());
    }

    #[test]
    fn a_clone_is_a_power_cycle() {
        let mut storage = cut_in_third_write(Moment::Within);
        storage.append(Slot::Game, b"1234").unwrap_err();
        let mut again = storage.clone();
        let mut buffer = [0; 16];
        assert_eq!(again.load(Slot::Game, &mut buffer), Ok(7));
        assert_eq!(again.append(Slot::Game, b"!"), Ok(()));
        assert_eq!(storage.kept().bytes(Slot::Game), b"moves12");
    }
}
