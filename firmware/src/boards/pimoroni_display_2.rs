//! What the Pimoroni Pico Display Packs 2.0 and 2.8 share: everything but the pins of their light.

use embassy_rp::peripherals::SPI0;
use firmware::panels::{self, Setting};
use handheld::board::Board;

/// What the app has to know.
pub const BOARD: Board = Board {
    width: 320,
    height: 240,
    has_joystick: false,
    has_light: true,
};
/// The display's size as its controller counts it, which stands upright.
pub const PANEL: (u16, u16) = (240, 320);
/// What it has to be told.
pub const PANEL_SETTINGS: &[Setting] = &panels::PIMORONI_DISPLAY_2;
/// How many buttons there are.
pub const BUTTONS: usize = 4;
/// The display is on this one.
pub type DisplaySpi = SPI0;
/// Of the display's clock, in hertz: half that of the peripherals, the fastest there is.
pub const SPI_FREQUENCY: u32 = 62_500_000;

/// The parts, given the light's: a slice of PWM with the pins of red and green, and one with that of
/// blue. A macro, because every pin is a type and a field of its own.
macro_rules! parts {
    ($p:ident, $red_and_green:ident, $red:ident, $green:ident, $blue_only:ident, $blue:ident) => {{
        use embassy_rp::pwm::Pwm;
        use handheld::board::Button;

        use super::{button, display_bus, output, pico};
        use crate::display::backlight_config;
        use crate::lamp::{self, Lamp};

        Parts {
            spi: display_bus($p.SPI0, $p.PIN_18, $p.PIN_19, $p.DMA_CH0),
            data_or_command: output($p.PIN_16, Level::High),
            chip_select: output($p.PIN_17, Level::High),
            reset: None,
            backlight: Pwm::new_output_a($p.PWM_SLICE2, $p.PIN_20, backlight_config(0)),
            lamp: Some(Lamp::new(
                Pwm::new_output_ab($p.$red_and_green, $p.$red, $p.$green, lamp::off()),
                Pwm::new_output_a($p.$blue_only, $p.$blue, lamp::off()),
            )),
            buttons: [
                button(Button::A, $p.PIN_12),
                button(Button::B, $p.PIN_13),
                button(Button::X, $p.PIN_14),
                button(Button::Y, $p.PIN_15),
            ],
            pico: pico!($p),
        }
    }};
}
pub(super) use parts;
