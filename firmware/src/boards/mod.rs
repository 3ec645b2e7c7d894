//! The boards: which signal is on which pin. One module for each, chosen by a feature; nothing
//! else in the firmware knows what board it is on.

#[cfg(feature = "pimoroni-display-2-0")]
#[path = "pimoroni_display_2_0.rs"]
mod chosen;
#[cfg(feature = "pimoroni-display-2-8")]
#[path = "pimoroni_display_2_8.rs"]
mod chosen;
#[cfg(feature = "waveshare-lcd-1-3")]
#[path = "waveshare_lcd_1_3.rs"]
mod chosen;

#[cfg(not(any(
    feature = "waveshare-lcd-1-3",
    feature = "pimoroni-display-2-0",
    feature = "pimoroni-display-2-8"
)))]
compile_error!("choose a board by its feature");

pub use chosen::*;

use embassy_rp::gpio::{Drive, Input, Level, Output, Pull};
use embassy_rp::pac::{PADS_BANK0, pads};
use embassy_rp::peripherals::{ADC, DMA_CH0, FLASH, PIN_24, PIN_29, USB, WATCHDOG};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{self, Async, ClkPin, MosiPin, Phase, Polarity, Spi};
use embassy_rp::{Peri, gpio};
use firmware::framebuffer::{Framebuffer, words};
use handheld::board::Button;

use crate::Interrupts;

/// The display's picture.
pub type Frame = Framebuffer<{ words(BOARD.width) }, { BOARD.height as usize }>;

/// A button and its pin.
pub type ButtonPin = (Button, Input<'static>);

/// Everything on a board, ready to use.
pub struct Parts {
    /// To the display.
    pub spi: Spi<'static, DisplaySpi, Async>,
    /// Low for commands, high for their data.
    pub data_or_command: Output<'static>,
    /// Low while the display listens.
    pub chip_select: Output<'static>,
    /// The display's reset, where it has one.
    pub reset: Option<Output<'static>>,
    /// Dark until the first picture is there.
    pub backlight: Pwm<'static>,
    /// Lights that are kept off, where there are any.
    pub lights: [Option<Output<'static>>; 3],
    /// The buttons.
    pub buttons: [ButtonPin; BUTTONS],
    /// On the Pico itself.
    pub pico: Pico,
}

/// What is on every Pico.
pub struct Pico {
    /// The pin with a third of the supply's voltage.
    pub supply: Peri<'static, PIN_29>,
    /// High while USB gives power.
    pub usb_power: Input<'static>,
    /// Measures the supply's voltage.
    pub adc: Peri<'static, ADC>,
    /// For saves.
    pub flash: Peri<'static, FLASH>,
    /// The serial port.
    pub usb: Peri<'static, USB>,
    /// Restarts the device when nothing moves any more.
    pub watchdog: Peri<'static, WATCHDOG>,
}

impl Pico {
    fn new(
        supply: Peri<'static, PIN_29>,
        usb_power: Peri<'static, PIN_24>,
        adc: Peri<'static, ADC>,
        flash: Peri<'static, FLASH>,
        usb: Peri<'static, USB>,
        watchdog: Peri<'static, WATCHDOG>,
    ) -> Self {
        Self {
            supply,
            usb_power: Input::new(usb_power, Pull::None),
            adc,
            flash,
            usb,
            watchdog,
        }
    }
}

/// The bus to the display. In mode 0 the chip's SPI pauses for two clocks after every byte; in mode 3,
/// which the display takes as well, it does not.
fn display_bus(
    spi: Peri<'static, DisplaySpi>,
    clock: Peri<'static, impl ClkPin<DisplaySpi>>,
    data: Peri<'static, impl MosiPin<DisplaySpi>>,
    dma: Peri<'static, DMA_CH0>,
) -> Spi<'static, DisplaySpi, Async> {
    let pins = [clock.pin(), data.pin()];
    let mut config = spi::Config::default();
    config.frequency = SPI_FREQUENCY;
    config.polarity = Polarity::IdleHigh;
    config.phase = Phase::CaptureOnSecondTransition;
    let spi = Spi::new_txonly(spi, clock, data, dma, Interrupts, config);
    pins.into_iter().for_each(steepen);
    spi
}

/// The driver leaves a pin at 2 mA and slow: no edges for tens of megahertz.
fn steepen(pin: u8) {
    PADS_BANK0.gpio(pin.into()).modify(|pad| {
        pad.set_drive(pads::vals::Drive::_8M_A);
        pad.set_slewfast(true);
    });
}

/// An output as strong as the chip wakes up with; the driver would leave it at half of that.
fn output(pin: Peri<'static, impl gpio::Pin>, level: Level) -> Output<'static> {
    let mut output = Output::new(pin, level);
    output.set_drive_strength(Drive::_4mA);
    output
}

/// Buttons close to ground.
fn button(name: Button, pin: Peri<'static, impl gpio::Pin>) -> ButtonPin {
    let mut input = Input::new(pin, Pull::Up);
    input.set_schmitt(true);
    (name, input)
}
