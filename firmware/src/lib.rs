//! The part of the firmware that needs no Pico: what lies in flash and how, what the display is
//! sent, what a computer can ask for, whether noise is good enough. It is tested on a desktop, by
//! `cargo test -p firmware --lib` and `--doc`.
//!
//! The program for the Pico is in `main.rs`: pins, tasks that feed one channel, and one owner of the
//! app.
//!
//! # What it never does
//!
//! It holds no rule of any game, no screen and no text: those are `engine`'s and `handheld`'s. This
//! part knows no pin, no interrupt and no executor, allocates nothing and has no unsafe code.
//! [`saves`] never acknowledges what it has not read back, and never overwrites a game that it
//! cannot read unless people agreed to lose it.
//!
//! # Where to start reading
//!
//! | module | what it is for |
//! |---|---|
//! | [`saves`] | games, settings and the seed of chance in flash, whatever happens to the power |
//! | [`framebuffer`] | the picture that is shown, four bits a pixel, and what a sketch changes in it |
//! | [`panels`] | what each board's display has to be told |
//! | [`noise`] | whether the ring oscillator's bits are good enough for secrets |
//! | [`screenshot`] | the picture as lines of text for the serial port |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod framebuffer;
pub mod noise;
pub mod panels;
pub mod requests;
pub mod saves;
pub mod screenshot;
