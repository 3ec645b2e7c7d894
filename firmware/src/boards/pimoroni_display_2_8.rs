//! Pimoroni Pico Display Pack 2.8: 320 by 240 pixels, four buttons. Its lights are on other pins
//! than those of the 2.0.

use embassy_rp::Peripherals;
use embassy_rp::gpio::Level;

use super::Parts;

#[path = "pimoroni_display_2.rs"]
mod pimoroni;

pub use pimoroni::{BOARD, BUTTONS, DisplaySpi, PANEL, PANEL_SETTINGS, SPI_FREQUENCY};

/// Backlight, red and green, blue are on these slices of PWM.
pub const PULSE_SLICES: [usize; 3] = [2, 5, 6];
/// What the board is called.
pub const NAME: &core::ffi::CStr = c"pimoroni-display-2-8";

/// Takes the board apart.
pub fn parts(p: Peripherals) -> Parts {
    pimoroni::parts!(p, PWM_SLICE5, PIN_26, PIN_27, PWM_SLICE6, PIN_28)
}
