//! Waveshare Pico-LCD-1.3: 240 by 240 pixels, a joystick and four buttons.

use embassy_rp::Peripherals;
use embassy_rp::gpio::Level;
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;
use firmware::panels::{self, Setting};
use handheld::board::{Board, Button};

use super::{Parts, button, display_bus, output, pico};
use crate::display::backlight_config;

/// What the board is called.
pub const NAME: &core::ffi::CStr = c"waveshare-lcd-1-3";
/// What the app has to know.
pub const BOARD: Board = Board {
    width: 240,
    height: 240,
    has_joystick: true,
    has_light: false,
};
/// The display's size as its controller counts it.
pub const PANEL: (u16, u16) = (240, 240);
/// What it has to be told.
pub const PANEL_SETTINGS: &[Setting] = &panels::WAVESHARE_LCD_1_3;
/// How many buttons there are.
pub const BUTTONS: usize = 9;
/// The display is on this one.
pub type DisplaySpi = SPI1;
/// The backlight is on this slice of PWM.
pub const PULSE_SLICES: [usize; 1] = [6];
/// Of the display's clock, in hertz: half that of the peripherals, the fastest there is.
pub const SPI_FREQUENCY: u32 = 62_500_000;

/// Takes the board apart.
pub fn parts(p: Peripherals) -> Parts {
    Parts {
        spi: display_bus(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0),
        data_or_command: output(p.PIN_8, Level::High),
        chip_select: output(p.PIN_9, Level::High),
        reset: Some(output(p.PIN_12, Level::High)),
        backlight: Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, backlight_config(0)),
        lamp: None,
        buttons: [
            button(Button::Up, p.PIN_2),
            button(Button::Down, p.PIN_18),
            button(Button::Left, p.PIN_16),
            button(Button::Right, p.PIN_20),
            button(Button::Press, p.PIN_3),
            button(Button::A, p.PIN_15),
            button(Button::B, p.PIN_17),
            button(Button::X, p.PIN_19),
            button(Button::Y, p.PIN_21),
        ],
        pico: pico!(p),
    }
}
