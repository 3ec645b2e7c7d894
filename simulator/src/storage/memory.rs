//! Storage in memory.

use std::collections::BTreeMap;

use handheld::games::GameKind;
use handheld::storage::{Slot, Storage, StorageError};

/// Keeps everything in memory and never fails.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MemoryStorage {
    settings: Vec<u8>,
    /// By the game's number.
    boxes: BTreeMap<u8, Vec<u8>>,
    lots: Vec<u8>,
    results: Vec<u8>,
    clock: Vec<u8>,
    game: Vec<u8>,
}

fn number(kind: GameKind) -> u8 {
    kind.info().id
}

impl MemoryStorage {
    /// What a slot holds.
    pub fn bytes(&self, slot: Slot) -> &[u8] {
        match slot {
            Slot::Settings => &self.settings,
            Slot::Box(kind) => self.boxes.get(&number(kind)).map_or(&[], Vec::as_slice),
            Slot::Lots => &self.lots,
            Slot::Results => &self.results,
            Slot::Clock => &self.clock,
            Slot::Game => &self.game,
        }
    }

    /// A slot, to change it: for tests that damage what is kept.
    pub fn bytes_mut(&mut self, slot: Slot) -> &mut Vec<u8> {
        match slot {
            Slot::Settings => &mut self.settings,
            Slot::Box(kind) => self.boxes.entry(number(kind)).or_default(),
            Slot::Lots => &mut self.lots,
            Slot::Results => &mut self.results,
            Slot::Clock => &mut self.clock,
            Slot::Game => &mut self.game,
        }
    }
}

/// Copies as much as there is room for.
pub(super) fn copy(bytes: &[u8], buffer: &mut [u8]) -> usize {
    buffer
        .iter_mut()
        .zip(bytes)
        .map(|(to, from)| *to = *from)
        .count()
}

impl Storage for MemoryStorage {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        Ok(copy(self.bytes(slot), buffer))
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        *self.bytes_mut(slot) = bytes.to_vec();
        Ok(())
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.bytes_mut(slot).extend_from_slice(bytes);
        Ok(())
    }

    /// Nothing is ever refused here.
    fn give_up(&mut self, _: Slot) {}
}
