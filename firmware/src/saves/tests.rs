//! What was acknowledged is there, whatever happens to the power; what cannot be read is said, and
//! left alone until somebody decides.

mod cuts;
mod damage;
mod fake;
mod keeping;
mod playing;
mod random_damage;
mod repairs;
mod used_pico;

use std::vec;
use std::vec::Vec;

use handheld::storage::{Slot, Storage, StorageError};

use super::{FIRST_SECTORS, SECTOR, SECTORS, Saves};
use fake::{Chance, FakeFlash};

/// Room for the games here.
const BUFFER: usize = 8 * SECTOR;

fn saves(flash: FakeFlash) -> Saves<FakeFlash> {
    let region = 0..SECTORS * SECTOR as u32;
    Saves::new(flash, region).expect("a region")
}

fn blank() -> FakeFlash {
    FakeFlash::new(SECTORS as usize)
}

fn loaded(saves: &mut Saves<FakeFlash>, slot: Slot) -> Result<Vec<u8>, StorageError> {
    let mut buffer = vec![0; BUFFER];
    let count = saves.load(slot, &mut buffer)?;
    buffer.truncate(count);
    Ok(buffer)
}

/// What is there of a game that may be damaged: the part that is whole, and whether it is all.
fn readable(saves: &mut Saves<FakeFlash>) -> (Vec<u8>, bool) {
    let mut buffer = vec![0; BUFFER];
    let (count, is_all) = match saves.load(Slot::Game, &mut buffer) {
        Ok(count) => (count, true),
        Err(StorageError::Unreadable { whole }) => (whole, false),
        Err(error) => panic!("{error:?}"),
    };
    buffer.truncate(count);
    (buffer, is_all)
}

/// How often what tests with chance is tried, in percent.
fn trials(count: usize) -> usize {
    let percent = std::env::var("SAVES_TRIALS").ok();
    let percent = percent.and_then(|percent| percent.parse().ok());
    (count * percent.unwrap_or(100)).div_ceil(100)
}
