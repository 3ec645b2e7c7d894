//! The Pocket Museum's app: inputs in, drawing out, on any display and any storage. It does not
//! know what hardware it is on.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod app;
pub mod board;
pub mod buttons;
pub mod canvas;
pub mod crash;
pub mod font;
pub mod games;
pub mod icons;
#[cfg(test)]
mod ink;
pub mod play;
pub mod power;
pub mod save;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod text;
pub mod theme;
pub mod widgets;
pub mod world;
