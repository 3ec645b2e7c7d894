//! Warehouse 51: so far its icons and pictures. Its rules are in the engine.

pub mod icons;
pub mod pictures;
