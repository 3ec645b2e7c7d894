//! Storage whose game cannot be read, as on a medium full of noise or from a newer version, until
//! somebody gives it up.

use handheld::storage::{Slot, Storage, StorageError};

use super::MemoryStorage;

/// Memory that keeps its game to itself.
#[derive(Clone, Debug)]
pub struct LockedStorage {
    kept: MemoryStorage,
    /// Why the game cannot be had.
    error: Option<StorageError>,
    given_up: bool,
}

impl LockedStorage {
    /// Locked for a reason, or open without one. Of [`StorageError::Unreadable`], the part that is
    /// whole can be read.
    pub fn new(kept: MemoryStorage, error: Option<StorageError>) -> Self {
        Self {
            kept,
            error,
            given_up: false,
        }
    }

    /// What is kept.
    pub fn kept(&self) -> &MemoryStorage {
        &self.kept
    }

    fn lock(&self, slot: Slot) -> Result<(), StorageError> {
        match self.error {
            Some(error) if slot == Slot::Game => Err(error),
            _ => Ok(()),
        }
    }
}

impl Storage for LockedStorage {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        let loaded = self.kept.load(slot, buffer);
        self.lock(slot).and(loaded)
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        if slot == Slot::Game && self.given_up {
            self.error = None;
        }
        self.lock(slot)?;
        self.kept.replace(slot, bytes)
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.lock(slot)?;
        self.kept.append(slot, bytes)
    }

    fn give_up(&mut self, slot: Slot) {
        self.given_up |= slot == Slot::Game;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_opens_when_it_is_given_up_and_replaced() {
        let mut kept = MemoryStorage::default();
        kept.replace(Slot::Game, b"old").unwrap();
        let mut storage = LockedStorage::new(kept, Some(StorageError::Newer));
        let newer = Err(StorageError::Newer);
        assert_eq!(storage.replace(Slot::Game, b"new"), newer);
        storage.give_up(Slot::Game);
        assert_eq!(storage.append(Slot::Game, b"more"), newer);
        assert_eq!(storage.kept().bytes(Slot::Game), b"old");
        storage.replace(Slot::Game, b"new").unwrap();
        storage.append(Slot::Game, b"er").unwrap();
        assert_eq!(storage.load(Slot::Game, &mut [0; 8]), Ok(5));
    }
}
