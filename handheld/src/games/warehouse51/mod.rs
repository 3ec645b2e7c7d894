//! Warehouse 51: so far its icons. Its rules are in the engine.

pub mod icons;
