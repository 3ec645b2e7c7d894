//! Storage in files of a folder: one for each slot, with exactly the slot's bytes. A file is
//! replaced by renaming a finished one over it, and appended to with the disk's word that it has
//! the bytes.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use handheld::storage::{Slot, Storage, StorageError};

/// Why a folder cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// Another simulator uses it.
    InUse(PathBuf),
    /// It cannot be made or written to.
    Unusable(PathBuf, io::Error),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::InUse(folder) => write!(
                f,
                "another simulator is running with the saves in {}: close it, or choose another \
                 folder with --data",
                folder.display()
            ),
            OpenError::Unusable(folder, error) => write!(
                f,
                "the folder for saves, {}, cannot be used ({error}): choose another with --data",
                folder.display()
            ),
        }
    }
}

impl std::error::Error for OpenError {}

/// A folder with saves. No second one can be opened on the same folder while this one lives.
#[derive(Debug)]
pub struct FileStorage {
    folder: PathBuf,
    /// Locked until it is dropped.
    _lock: File,
}

impl FileStorage {
    /// Opens a folder and makes it if need be.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let unusable = |error| OpenError::Unusable(folder.to_path_buf(), error);
        fs::create_dir_all(folder).map_err(unusable)?;
        let lock = File::create(folder.join("lock")).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                folder: folder.to_path_buf(),
                _lock: lock,
            }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(folder.to_path_buf())),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }

    fn path(&self, slot: Slot) -> PathBuf {
        match slot {
            Slot::Settings => self.folder.join("settings.bin"),
            Slot::Box(kind) => self.folder.join(format!("box-{}.bin", kind.info().key)),
            Slot::Lots => self.folder.join("lots.bin"),
            Slot::Results => self.folder.join("results.bin"),
            Slot::Clock => self.folder.join("clock.bin"),
            Slot::Game => self.folder.join("game.bin"),
        }
    }

    fn write_new(&self, slot: Slot, bytes: &[u8]) -> io::Result<()> {
        let (path, new) = (self.path(slot), self.path(slot).with_extension("new"));
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, &path)?;
        self.sync_folder()
    }

    fn write_more(&self, slot: Slot, bytes: &[u8]) -> io::Result<()> {
        let path = self.path(slot);
        let is_new = !path.exists();
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        let length = file.metadata()?.len();
        if let Err(error) = file.write_all(bytes).and_then(|()| file.sync_all()) {
            // What was there before stays as it was, without a part of the new behind it.
            let _ = file.set_len(length);
            return Err(error);
        }
        if is_new { self.sync_folder() } else { Ok(()) }
    }

    /// A new name is safe once the folder is on the disk. Windows does that by itself.
    fn sync_folder(&self) -> io::Result<()> {
        if cfg!(unix) {
            File::open(&self.folder)?.sync_all()?;
        }
        Ok(())
    }
}

fn as_storage_error(error: io::Error) -> StorageError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            StorageError::Full
        }
        _ => StorageError::Broken,
    }
}

fn fill(mut file: File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut count = 0;
    while let Some(rest) = buffer.get_mut(count..).filter(|rest| !rest.is_empty()) {
        match file.read(rest) {
            Ok(0) => break,
            Ok(more) => count += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

impl Storage for FileStorage {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        match File::open(self.path(slot)) {
            Ok(file) => fill(file, buffer).map_err(as_storage_error),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(0),
            Err(error) => Err(as_storage_error(error)),
        }
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.write_new(slot, bytes).map_err(as_storage_error)
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.write_more(slot, bytes).map_err(as_storage_error)
    }

    /// Nothing is ever refused here.
    fn give_up(&mut self, _: Slot) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::TestFolder;

    fn loaded(storage: &mut impl Storage, slot: Slot) -> Vec<u8> {
        let mut buffer = [0; 64];
        let count = storage.load(slot, &mut buffer).unwrap();
        buffer[..count].to_vec()
    }

    #[test]
    fn what_was_never_written_is_empty() {
        let folder = TestFolder::new("never-written");
        let mut storage = FileStorage::open(&folder.path().join("made/on/the/way")).unwrap();
        assert_eq!(loaded(&mut storage, Slot::Game), b"");
        assert_eq!(loaded(&mut storage, Slot::Settings), b"");
    }

    #[test]
    fn what_was_written_is_there_after_opening_again() {
        let folder = TestFolder::new("opening-again");
        let mut storage = FileStorage::open(folder.path()).unwrap();
        storage.replace(Slot::Settings, b"loud").unwrap();
        storage.replace(Slot::Settings, b"low").unwrap();
        storage.replace(Slot::Game, b"start").unwrap();
        storage.append(Slot::Game, b" one").unwrap();
        storage.append(Slot::Game, b" two").unwrap();
        drop(storage);
        let mut storage = FileStorage::open(folder.path()).unwrap();
        assert_eq!(loaded(&mut storage, Slot::Settings), b"low");
        assert_eq!(loaded(&mut storage, Slot::Game), b"start one two");
    }

    #[test]
    fn a_slot_longer_than_the_buffer_fills_it() {
        let folder = TestFolder::new("longer");
        let mut storage = FileStorage::open(folder.path()).unwrap();
        storage.append(Slot::Game, b"123456").unwrap();
        let mut buffer = [0; 4];
        assert_eq!(storage.load(Slot::Game, &mut buffer), Ok(4));
        assert_eq!(&buffer, b"1234");
    }

    #[test]
    fn a_replacement_that_was_cut_short_leaves_the_old_and_does_not_block_the_next() {
        let folder = TestFolder::new("cut-short");
        let mut storage = FileStorage::open(folder.path()).unwrap();
        storage.replace(Slot::Settings, b"old").unwrap();
        fs::write(folder.path().join("settings.new"), b"ne").unwrap();
        assert_eq!(loaded(&mut storage, Slot::Settings), b"old");
        storage.replace(Slot::Settings, b"newer").unwrap();
        assert_eq!(loaded(&mut storage, Slot::Settings), b"newer");
        assert!(!folder.path().join("settings.new").exists());
    }

    #[test]
    fn a_replacement_that_fails_leaves_the_old() {
        let folder = TestFolder::new("fails");
        let mut storage = FileStorage::open(folder.path()).unwrap();
        storage.replace(Slot::Settings, b"old").unwrap();
        // A folder stands where the new file would be written.
        fs::create_dir(folder.path().join("settings.new")).unwrap();
        let result = storage.replace(Slot::Settings, b"new");
        assert_eq!(result, Err(StorageError::Broken));
        assert_eq!(loaded(&mut storage, Slot::Settings), b"old");
    }

    #[test]
    fn two_simulators_cannot_share_a_folder() {
        let folder = TestFolder::new("share");
        let first = FileStorage::open(folder.path()).unwrap();
        let message = FileStorage::open(folder.path()).unwrap_err().to_string();
        assert!(message.contains("another simulator"), "{message}");
        drop(first);
        assert!(FileStorage::open(folder.path()).is_ok());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let folder = TestFolder::new("in-the-way");
        let file = folder.path().join("file");
        fs::write(&file, b"").unwrap();
        let message = FileStorage::open(&file).unwrap_err().to_string();
        assert!(message.contains("in-the-way"), "{message}");
        assert!(message.contains("--data"), "{message}");
    }
}
