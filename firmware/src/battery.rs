//! The supply: its voltage and whether USB gives power, told to the app when it changes. A Pico and a
//! Pico W differ in how that is found out, and the firmware finds out which one it is on.
//!
//! On a Pico a third of the supply is always at GPIO29, and GPIO24 is high while USB gives power. On a
//! Pico W both are lines to the radio: GPIO29 has the supply only while GPIO25, which selects the radio,
//! is high and GPIO24 floats. The radio itself is never switched on.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_futures::select::select;
use embassy_rp::adc::{Adc, Blocking, Channel, Config};
use embassy_rp::gpio::{Input, Output, Pull};
use embassy_rp::pac;
use embassy_time::{Duration, Timer};
use handheld::power::Power;

use crate::boards::{SUPPLY_PIN, Supply, USB_POWER_PIN};
use crate::sleep::is_high;
use crate::{EVENTS, Event, usb};

/// How often the supply is measured.
const EVERY: Duration = Duration::from_secs(5);
/// How long the voltage takes at most to be there: some 70 kilohms load a nanofarad.
const SETTLED: Duration = Duration::from_millis(1);
/// How many measurements are averaged: a display's current makes the voltage ripple.
const AVERAGED: u32 = 16;
/// Those before them do not count: just switched on, the converter reads low.
const UNSURE: u32 = 4;
/// The full scale of the converter, in millivolts.
const FULL_SCALE: u32 = 3300;
/// The steps of its full scale.
const STEPS: u32 = 4096;
/// The supply is divided by this before it is measured.
const DIVIDER: u32 = 3;
/// Millivolts at the pin that a divider keeps up against a pull-down on the least supply, and nothing
/// else does: 1.8 V over 200 kilohms against 100 beside 50 are 0.25 V.
const CONNECTED: u32 = 120;

/// Lines of a Pico W float while something is measured, and may neither sleep so nor wake the chip.
static IS_MEASURING: AtomicBool = AtomicBool::new(false);

/// Is the supply being measured just now?
pub fn is_measuring() -> bool {
    IS_MEASURING.load(Ordering::Relaxed)
}

/// Lines to the radio of a Pico W that have to be free while the supply is measured.
const LINES: [usize; 2] = [USB_POWER_PIN, SUPPLY_PIN];

/// Which Pico it is.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
enum Kind {
    Pico,
    PicoW,
}

/// The parts that measure.
struct Meter {
    adc: Adc<'static, Blocking>,
    channel: Channel<'static>,
    usb_power: Input<'static>,
    select: Output<'static>,
    /// Low: on a Pico W the radio is off, on a Pico its regulator saves power.
    _radio: Output<'static>,
    kind: Kind,
}

/// Measures, for ever.
#[embassy_executor::task]
pub async fn watch(supply: Supply) {
    let mut meter = Meter::new(supply).await;
    let mut told = Power::Unmeasured;
    loop {
        if let Some(millivolts) = meter.supply().await {
            let power = steady(Power::measured(millivolts, meter.is_on_usb()), told);
            if power != told {
                told = power;
                EVENTS.send(Event::Power(power)).await;
            }
        }
        meter.pause().await;
    }
}

impl Meter {
    async fn new(supply: Supply) -> Self {
        let mut meter = Self {
            adc: Adc::new_blocking(supply.adc, Config::default()),
            channel: Channel::new_pin(supply.pin, Pull::Down),
            usb_power: supply.usb_power,
            select: supply.select,
            _radio: supply.radio,
            kind: Kind::Pico,
        };
        meter.kind = meter.find_out().await;
        defmt::info!("this is a {}", meter.kind);
        meter.rest();
        meter
    }

    /// With its select line low, a Pico W has nothing at the pin that stands up against a pull-down.
    async fn find_out(&mut self) -> Kind {
        Timer::after(SETTLED).await;
        match self.read() {
            Some(millivolts) if millivolts < CONNECTED => Kind::PicoW,
            _ => Kind::Pico,
        }
    }

    /// The supply's voltage in millivolts, unless the converter fails.
    async fn supply(&mut self) -> Option<u16> {
        IS_MEASURING.store(true, Ordering::Relaxed);
        if self.kind == Kind::PicoW {
            LINES.into_iter().for_each(|pin| pull_down(pin, false));
            self.select.set_high();
        }
        // On a Pico too: at first the line was still held down to find out which one it is.
        Timer::after(SETTLED).await;
        let millivolts = self.read();
        self.rest();
        IS_MEASURING.store(false, Ordering::Relaxed);
        u16::try_from(millivolts? * DIVIDER).ok()
    }

    /// Until the next measurement. Where a pin tells of power on USB, a change of it is one at once, and wakes the chip
    /// before a computer says anything.
    async fn pause(&mut self) {
        let pause = Timer::after(EVERY);
        match self.kind {
            Kind::Pico => {
                select(pause, self.usb_power.wait_for_any_edge()).await;
            }
            Kind::PicoW => pause.await,
        }
    }

    /// Between two measurements nothing of a Pico W floats.
    fn rest(&mut self) {
        self.select.set_low();
        let is_wireless = self.kind == Kind::PicoW;
        LINES
            .into_iter()
            .for_each(|pin| pull_down(pin, is_wireless));
    }

    /// Millivolts at the pin. The converter is on for no longer than it takes.
    fn read(&mut self) -> Option<u32> {
        pac::ADC.cs().modify(|converter| converter.set_en(true));
        while !pac::ADC.cs().read().ready() {}
        let mut sum = Some(0);
        for number in 0..UNSURE + AVERAGED {
            let read = self.adc.blocking_read(&mut self.channel).ok();
            let read = read.map(|read| if number < UNSURE { 0 } else { read });
            sum = sum.zip(read).map(|(sum, read)| sum + u32::from(read));
        }
        pac::ADC.cs().modify(|converter| converter.set_en(false));
        sum.map(|sum| sum * FULL_SCALE / STEPS / AVERAGED)
    }

    /// A computer that talks to the device gives it power; on a Pico a pin tells of any other.
    fn is_on_usb(&self) -> bool {
        usb::has_computer() || self.kind == Kind::Pico && self.usb_power.is_high()
    }
}

/// Is there power on USB, as far as its pin and a computer tell? It is held down where it would float, and power is
/// stronger.
pub fn finds_usb_power() -> bool {
    usb::has_computer() || is_high(USB_POWER_PIN)
}

fn pull_down(pin: usize, is_on: bool) {
    pac::PADS_BANK0.gpio(pin).modify(|pad| pad.set_pde(is_on));
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
