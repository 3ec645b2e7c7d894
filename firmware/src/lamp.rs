//! The light beside the screen, on boards that have one: three colours, each lit while its pin is low.

use embassy_rp::pwm::{self, Pwm};
use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
use handheld::theme::Colour;

use crate::idle::PULSE_DIVIDER;

/// The last step of its pulses: 125 MHz / 10 / 1000 steps are 12 kHz.
const TOP: u16 = 999;
/// How many of the steps the brightest colour is lit: it is a hint at the edge of the eye, not a torch.
const BRIGHTEST: u32 = 120;

/// The light.
pub struct Lamp {
    red_and_green: Pwm<'static>,
    blue: Pwm<'static>,
    shown: Option<Colour>,
}

impl Lamp {
    /// A light that is off.
    #[cfg_attr(
        feature = "waveshare-lcd-1-3",
        expect(dead_code, reason = "that board has no light")
    )]
    pub fn new(red_and_green: Pwm<'static>, blue: Pwm<'static>) -> Self {
        Self {
            red_and_green,
            blue,
            shown: None,
        }
    }

    /// Shows a colour, or none. Never inlined: its frame is not its caller's, which runs for ever.
    #[inline(never)]
    pub fn show(&mut self, colour: Option<Colour>) {
        if colour == self.shown {
            return;
        }
        self.shown = colour;
        let [red, green, blue] = colour.map_or([0; 3], levels);
        self.red_and_green.set_config(&config(red, green));
        self.blue.set_config(&config(blue, 0));
    }
}

/// How many steps each of the three is lit. A light looks paler than a screen: what is weak in a colour
/// is made weaker.
fn levels(colour: Colour) -> [u16; 3] {
    let colour = Rgb565::from(colour);
    let level = |part: u8, most: u8| {
        let (part, most) = (u32::from(part), u32::from(most));
        (part * part * BRIGHTEST / (most * most)) as u16
    };
    [
        level(colour.r(), Rgb565::MAX_R),
        level(colour.g(), Rgb565::MAX_G),
        level(colour.b(), Rgb565::MAX_B),
    ]
}

/// Two pins that are low for so many steps.
fn config(a: u16, b: u16) -> pwm::Config {
    let mut config = pwm::Config::default();
    config.divider = PULSE_DIVIDER.into();
    config.top = TOP;
    config.invert_a = true;
    config.invert_b = true;
    config.compare_a = a;
    config.compare_b = b;
    config
}

/// Two pins that are high: off.
#[cfg_attr(
    feature = "waveshare-lcd-1-3",
    expect(dead_code, reason = "that board has no light")
)]
pub fn off() -> pwm::Config {
    config(0, 0)
}
