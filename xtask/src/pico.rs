//! The Pico, real and emulated: its firmware for each board, as a file to drag onto it, and running
//! in the emulator.

mod build;
mod emulated;
mod log;
mod pair;
pub mod saves;
mod uf2;

pub use build::{Image, TARGET, bench_image, bots_image, image, install_target, need_node};
pub use emulated::{Answered, Emulated, Start};
pub use pair::{BOOT, KeptPictures, Pair, storing};
pub use uf2::{uf2, write_uf2};

use handheld::board::Board;

/// A board that there is firmware for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    /// Waveshare Pico-LCD-1.3.
    WaveshareLcd13,
    /// Pimoroni Pico Display Pack 2.0.
    PimoroniDisplay20,
    /// Pimoroni Pico Display Pack 2.8.
    PimoroniDisplay28,
}

impl Model {
    /// All of them.
    pub const ALL: [Model; 3] = [
        Model::WaveshareLcd13,
        Model::PimoroniDisplay20,
        Model::PimoroniDisplay28,
    ];

    /// The one that the firmware is built for if nothing is said.
    pub const DEFAULT: Model = Model::WaveshareLcd13;

    /// One of each size, in the order of the boards: what the emulator is tested with.
    pub const SIMULATED: [Model; 2] = [Model::WaveshareLcd13, Model::PimoroniDisplay20];

    /// Its name: the feature of the firmware, and the board of the emulator.
    pub const fn name(self) -> &'static str {
        match self {
            Model::WaveshareLcd13 => "waveshare-lcd-1-3",
            Model::PimoroniDisplay20 => "pimoroni-display-2-0",
            Model::PimoroniDisplay28 => "pimoroni-display-2-8",
        }
    }

    /// The model of a name.
    pub fn named(name: &str) -> Option<Model> {
        Self::ALL.into_iter().find(|model| model.name() == name)
    }

    /// What the app knows of it.
    pub const fn board(self) -> Board {
        match self {
            Model::WaveshareLcd13 => Board::SQUARE,
            Model::PimoroniDisplay20 | Model::PimoroniDisplay28 => Board::WIDE,
        }
    }
}
