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
use embassy_rp::peripherals::{
    ADC, DMA_CH0, DMA_CH1, FLASH, PIN_23, PIN_24, PIN_25, PIN_29, USB, WATCHDOG,
};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{self, Async, ClkPin, MosiPin, Phase, Polarity, Spi};
use embassy_rp::{Peri, gpio};
use firmware::framebuffer::{Framebuffer, words};
use handheld::board::Button;

use crate::Interrupts;
use crate::lamp::Lamp;

/// The DMA channel that feeds the display.
pub const DISPLAY_CHANNEL: usize = 0;

/// The display's picture.
pub type Frame = Framebuffer<{ words(BOARD.width) }, { BOARD.height as usize }>;

/// A button and its pin.
pub struct ButtonPin {
    /// The button.
    pub button: Button,
    /// The pin's number.
    pub number: u8,
    /// Low while it is down.
    pub input: Input<'static>,
}

/// High while USB gives power, but on a Pico W.
pub const USB_POWER_PIN: usize = 24;
/// Has a third of the supply's voltage.
pub const SUPPLY_PIN: usize = 29;

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
    /// The light beside the screen, where there is one.
    pub lamp: Option<Lamp>,
    /// The buttons.
    pub buttons: [ButtonPin; BUTTONS],
    /// On the Pico itself.
    pub pico: Pico,
}

/// What is on every Pico.
pub struct Pico {
    /// What the supply is measured with.
    pub supply: Supply,
    /// For saves.
    pub flash: Peri<'static, FLASH>,
    /// Looks at the buttons while flash is erased.
    pub lookout: Peri<'static, DMA_CH1>,
    /// The serial port.
    pub usb: Peri<'static, USB>,
    /// Restarts the device when nothing moves any more.
    pub watchdog: Peri<'static, WATCHDOG>,
}

/// What the supply is measured with. What the pins are differs between a Pico and a Pico W.
pub struct Supply {
    /// Measures.
    pub adc: Peri<'static, ADC>,
    /// A third of the supply's voltage.
    pub pin: Peri<'static, PIN_29>,
    /// High while USB gives power; data of the radio.
    pub usb_power: Input<'static>,
    /// The Pico's own light, off; selects the radio.
    pub select: Output<'static>,
    /// Lets the Pico's regulator waste power for less noise, which it need not; switches the radio on.
    pub radio: Output<'static>,
}

impl Supply {
    fn new(
        adc: Peri<'static, ADC>,
        radio: Peri<'static, PIN_23>,
        usb_power: Peri<'static, PIN_24>,
        select: Peri<'static, PIN_25>,
        pin: Peri<'static, PIN_29>,
    ) -> Self {
        Self {
            adc,
            pin,
            // Until somebody knows which Pico it is; on a Pico W it would float.
            usb_power: Input::new(usb_power, Pull::Down),
            select: output(select, Level::Low),
            radio: output(radio, Level::Low),
        }
    }
}

/// What is on every Pico, of the peripherals that are left. A macro, because every one is a type and a
/// field of its own.
macro_rules! pico {
    ($p:ident) => {
        $crate::boards::Pico {
            supply: $crate::boards::Supply::new($p.ADC, $p.PIN_23, $p.PIN_24, $p.PIN_25, $p.PIN_29),
            flash: $p.FLASH,
            lookout: $p.DMA_CH1,
            usb: $p.USB,
            watchdog: $p.WATCHDOG,
        }
    };
}
use pico;

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
fn button(button: Button, pin: Peri<'static, impl gpio::Pin>) -> ButtonPin {
    let number = pin.pin();
    let mut input = Input::new(pin, Pull::Up);
    input.set_schmitt(true);
    ButtonPin {
        button,
        number,
        input,
    }
}
