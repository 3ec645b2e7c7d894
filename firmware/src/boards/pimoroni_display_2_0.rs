//! Pimoroni Pico Display Pack 2.0: 320 by 240 pixels, four buttons.

use embassy_rp::Peripherals;
use embassy_rp::gpio::Level;

use super::Parts;

#[path = "pimoroni_display_2.rs"]
mod pimoroni;

pub use pimoroni::{BOARD, BUTTONS, DisplaySpi, PANEL, PANEL_SETTINGS, SPI_FREQUENCY};

/// Backlight, red and green, blue are on these slices of PWM.
pub const PULSE_SLICES: [usize; 3] = [2, 3, 4];
/// What the board is called.
pub const NAME: &core::ffi::CStr = c"pimoroni-display-2-0";

/// Takes the board apart.
pub fn parts(p: Peripherals) -> Parts {
    pimoroni::parts!(p, PWM_SLICE3, PIN_6, PIN_7, PWM_SLICE4, PIN_8)
}
