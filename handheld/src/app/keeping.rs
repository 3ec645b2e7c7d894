//! What the app keeps: settings and names, and the game that runs, stored before anything is shown;
//! what is wrong with a save, and playing on from its whole part.

use core::ops::DerefMut;

use engine::bytes::BytesError;

use super::{App, Memory};
use crate::save::{self, SaveError};
use crate::settings::{self, Roster, Settings};
use crate::storage::{Entropy, Slot, Storage, StorageError};
use crate::text::Ui;

impl<M: DerefMut<Target = Memory>, S: Storage, E: Entropy> App<M, S, E> {
    #[inline(never)]
    pub(super) fn load_game(&mut self) {
        let mut bytes = [0; save::BYTES];
        match self.read_save(&mut bytes) {
            Ok((save, is_all)) => self.open_save(save, is_all),
            Err(StorageError::Unreadable { .. }) => {
                self.memory.world.damage = Some(SaveError::Medium)
            }
            Err(StorageError::Newer) => self.memory.world.damage = Some(SaveError::NewerMedium),
            Err(error) => self.storage_failed(error),
        }
    }

    /// What can be read of the save, and whether that is all of it.
    fn read_save<'b>(
        &mut self,
        bytes: &'b mut [u8; save::BYTES],
    ) -> Result<(&'b [u8], bool), StorageError> {
        let (count, is_all) = match self.storage.load(Slot::Game, bytes) {
            Ok(count) => (count, true),
            Err(StorageError::Unreadable { whole }) if whole > 0 => (whole, false),
            Err(error) => return Err(error),
        };
        Ok((bytes.get(..count).unwrap_or(bytes), is_all))
    }

    /// Goes on with the game of a save, or finds out what is wrong with it.
    fn open_save(&mut self, bytes: &[u8], is_all: bool) {
        if bytes.is_empty() {
            return;
        }
        let loaded = save::load(bytes, &mut self.memory.world.play);
        let play = self.memory.world.play.as_ref();
        let whole = play.map_or(0, |play| play.game().entries().len());
        self.memory.world.damage = match loaded {
            Ok(()) if is_all => None,
            // What comes after this part is lost, but nobody agreed to that yet.
            Ok(()) => Some(SaveError::Entries {
                whole,
                damage: BytesError::Truncated.into(),
            }),
            Err(error @ SaveError::Entries { .. }) => Some(error),
            Err(error) if is_all => Some(error),
            Err(_) => Some(SaveError::Medium),
        };
        if self.memory.world.damage.is_some() {
            self.memory.world.play = None;
            return;
        }
        self.stored = whole;
        // The power may have gone between a decision and the card it turned up.
        self.deal();
        if let Some(play) = &mut self.memory.world.play {
            play.game_mut().clear_news();
        }
    }

    /// Plays the part of a damaged save that is whole: it is stored anew, because people asked.
    /// Never inlined, for its room on the stack would be everybody's.
    #[inline(never)]
    pub(super) fn salvage(&mut self) {
        let Some(SaveError::Entries { whole, .. }) = self.memory.world.damage else {
            return;
        };
        let mut bytes = [0; save::BYTES];
        let save = match self.read_save(&mut bytes) {
            Ok((save, _)) => save,
            Err(error) => return self.storage_failed(error),
        };
        let part = save::part(save, whole);
        self.storage.give_up(Slot::Game);
        // At one stroke: the old save or the part that is whole, never less.
        match self.storage.replace(Slot::Game, part) {
            Ok(()) => {
                self.open_save(part, true);
                self.home();
            }
            Err(error) => self.storage_failed(error),
        }
    }

    /// Appends what is new in the log; says whether it is stored.
    pub(super) fn store(&mut self) -> bool {
        let Some(play) = &self.memory.world.play else {
            return true;
        };
        let entries = play.game().entries();
        let new = entries.get(self.stored..).unwrap_or(&[]);
        if new.is_empty() {
            return true;
        }
        match self.storage.append(Slot::Game, new) {
            Ok(()) => {
                self.stored = entries.len();
                true
            }
            Err(error) => {
                self.storage_failed(error);
                false
            }
        }
    }

    pub(super) fn storage_failed(&mut self, error: StorageError) {
        self.say(match error {
            StorageError::Full => Ui::StorageFull,
            StorageError::Broken => Ui::StorageBroken,
            StorageError::Unreadable { .. } | StorageError::Newer => Ui::NotStored,
        });
    }

    pub(super) fn keep_settings(&mut self) {
        let bytes = settings::write(&self.memory.world.settings, &self.memory.world.roster);
        if let Err(error) = self.storage.replace(Slot::Settings, &bytes) {
            self.storage_failed(error);
        }
    }
}

/// What people set, as far as it can be read.
pub fn load_settings(storage: &mut impl Storage) -> (Settings, Roster) {
    let mut bytes = [0; settings::BYTES];
    let count = storage.load(Slot::Settings, &mut bytes).unwrap_or(0);
    bytes
        .get(..count)
        .and_then(|bytes| settings::read(bytes).ok())
        .unwrap_or_default()
}
