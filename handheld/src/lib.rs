//! The Pocket Museum's app: inputs in, drawing out, on any display and any storage.
//!
//! # What it never does
//!
//! It does not know what hardware it is on: no pin, no file, no clock but the time it is told. It
//! allocates nothing, uses no floating-point numbers and no unsafe code. It holds no rule: what is
//! legal, what it costs and who may know it comes from `engine`. Screens get views of a game, never
//! its state. Outside [`games`] nothing names a game.
//!
//! # Where to start reading
//!
//! | to learn | read |
//! |---|---|
//! | the way of a button press | [`app`] |
//! | what a game has to give to be played here | [`games`] |
//! | how a screen sees no more than it may | [`play`] |
//! | screens that all games share | [`screens`], over [`widgets`], [`canvas`] and [`theme`] |
//! | how a device draws only what has changed | [`sketch`] |
//! | who plays where a bot sits | [`company`] |
//! | how a picture is drawn | [`picture`], [`icons`] |
//! | what a phone takes home | [`take_home`], [`qr`] |
//! | every text in three languages | [`text`], and `text` in a game's folder |
//! | who decides for a seat, and how bots are let think | [`control`], `app/thinking.rs` |
//! | dice and cards for any other game | [`lots`] |
//! | points of a game that was played without books | [`tally`] |
//! | what is kept, and how it is read again | [`save`], [`settings`], [`results`], [`storage`] |
//! | what a device has to offer | [`board`], [`storage::Storage`], [`storage::Entropy`] |
//!
//! To see it run: `cargo run`, the simulator. To run it elsewhere, make an [`app::App`] with memory, a
//! board, a storage and a source of chance, hand it inputs and the time, and draw it on a display.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod app;
pub mod board;
pub mod boxes;
pub mod buttons;
pub mod canvas;
pub mod clock;
pub mod company;
pub mod control;
pub mod crash;
pub mod font;
pub mod games;
pub mod icons;
#[cfg(test)]
mod ink;
pub mod lesson;
pub mod lots;
mod pattern;
pub mod picture;
pub mod play;
pub mod power;
pub mod qr;
pub mod results;
pub mod save;
pub mod screens;
pub mod settings;
pub mod sketch;
pub mod stamp;
pub mod storage;
pub mod take_home;
pub mod tally;
pub mod test_picture;
pub mod text;
pub mod theme;
pub mod widgets;
pub mod world;
