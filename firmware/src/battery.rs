//! The supply: its voltage and whether USB is plugged in, told to the app when it changes.

use embassy_rp::Peri;
use embassy_rp::adc::{Adc, Blocking, Channel, Config};
use embassy_rp::gpio::{Input, Pull};
use embassy_rp::peripherals::{ADC, PIN_29};
use embassy_time::{Duration, Timer};
use handheld::power::Power;

use crate::{EVENTS, Event};

/// How often the supply is measured.
const EVERY: Duration = Duration::from_secs(5);
/// How many measurements are averaged: a display's current makes the voltage ripple.
const AVERAGED: u32 = 16;
/// The full scale of the converter, in millivolts.
const FULL_SCALE: u32 = 3300;
/// The steps of its full scale.
const STEPS: u32 = 4096;
/// The supply is divided by this before it is measured.
const DIVIDER: u32 = 3;

/// Measures, for ever.
#[embassy_executor::task]
pub async fn watch(
    adc: Peri<'static, ADC>,
    supply: Peri<'static, PIN_29>,
    usb_power: Input<'static>,
) {
    let mut adc = Adc::new_blocking(adc, Config::default());
    let mut channel = Channel::new_pin(supply, Pull::None);
    let mut told = Power::Unknown;
    loop {
        if let Some(millivolts) = measure(&mut adc, &mut channel) {
            let power = steady(Power::measured(millivolts, usb_power.is_high()), told);
            if power != told {
                told = power;
                EVENTS.send(Event::Power(power)).await;
            }
        }
        Timer::after(EVERY).await;
    }
}

fn measure(adc: &mut Adc<'static, Blocking>, channel: &mut Channel<'static>) -> Option<u16> {
    let mut sum = 0;
    for _ in 0..AVERAGED {
        sum += u32::from(adc.blocking_read(channel).ok()?);
    }
    let millivolts = sum * FULL_SCALE / STEPS * DIVIDER / AVERAGED;
    u16::try_from(millivolts).ok()
}

/// A percent more or less is no news.
fn steady(now: Power, told: Power) -> Power {
    match (now, told) {
        (Power::Battery(now), Power::Battery(told)) if now.abs_diff(told) < 3 => {
            Power::Battery(told)
        }
        _ => now,
    }
}
