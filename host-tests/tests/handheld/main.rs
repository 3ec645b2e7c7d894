//! The handheld app as a person meets it: pictures, whole games, mashed buttons, secrets, storage,
//! undo, settings.

// Helpers of tests may fail loudly, like the tests themselves.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used
)]

mod buttons;
mod chance;
mod games;
mod masher;
mod pictures;
mod secrets;
mod settings;
mod storage;
mod undo;
