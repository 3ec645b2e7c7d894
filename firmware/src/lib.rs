//! The part of the firmware that needs no Pico: what lies in flash and how, what the display is
//! sent, what a computer can ask for, whether noise is good enough. It is tested on a desktop.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod framebuffer;
pub mod noise;
pub mod requests;
pub mod saves;
pub mod screenshot;
