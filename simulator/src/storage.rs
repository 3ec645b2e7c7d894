//! Where the device keeps settings and games on a desktop: in files, in memory for tests, or in
//! memory that fails at a chosen write as if the power had gone, or that cannot be read.

mod cut;
mod file;
mod locked;
mod memory;

pub use cut::{CutStorage, Moment};
pub use file::{FileStorage, OpenError};
pub use locked::LockedStorage;
pub use memory::MemoryStorage;
