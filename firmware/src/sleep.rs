//! Dormant sleep: the crystal stops, and with it every clock of the chip, time and watchdog included, until
//! a button goes down or USB gives power. Memory and registers stay as they are, so that everything goes on
//! where it was; no time has passed for it.
//!
//! The order is that of the RP2040's data sheet (2.11.5, 2.15, 2.16): onto the crystal first, then the PLLs
//! off, then the crystal. embassy's `dormant_sleep` does not wait until the clock is switched before it
//! stops the one it came from.

use cortex_m::interrupt;
use embassy_rp::interrupt::{IO_IRQ_BANK0, InterruptExt};
use embassy_rp::pac;
use embassy_rp::pac::pll::Pll;
use embassy_rp::pac::xosc::regs::Dormant;
use embassy_time::Instant;
use handheld::board::Button;

use crate::boards::{BUTTONS, ButtonPin, USB_POWER_PIN};
use crate::buttons::{Change, UNSEEN};
use crate::system_clock::{Source, run_from};
use crate::{EVENTS, battery};

/// What stops the crystal, and no other word does.
const COMA: u32 = u32::from_be_bytes(*b"coma");

/// What wakes the device.
pub struct Wakers {
    /// With their pins.
    buttons: [(Button, u8); BUTTONS],
}

impl Wakers {
    /// These buttons, and power on USB. Never inlined: what it needs is not kept on the stack after it.
    #[inline(never)]
    pub fn new(pins: &[ButtonPin; BUTTONS]) -> Self {
        Self {
            buttons: pins.each_ref().map(|pin| (pin.button, pin.number)),
        }
    }

    /// Sleeps until one of them wakes the device; not at all if something has come that nobody has
    /// looked at yet, or while pins float. Says whether it slept. Never inlined: its frame is not its caller's, which runs for ever.
    #[inline(never)]
    pub fn sleep(&self) -> bool {
        interrupt::free(|_| {
            let were_up = self.buttons.map(|(_, pin)| is_high(pin.into()));
            self.arm(were_up);
            // From here on a press is an edge that wakes. One that came before waits in a queue, or its
            // interrupt does.
            let is_idle = EVENTS.is_empty()
                && UNSEEN.is_empty()
                && !IO_IRQ_BANK0.is_pending()
                && !battery::is_measuring();
            if is_idle {
                stop_all_clocks();
                self.report_tap(were_up);
            }
            self.disarm();
            is_idle
        })
    }

    /// Lets buttons that go down and power on USB wake the chip. A button that is up wakes by its level too: nobody
    /// promises that an edge is seen while clocks are stopping. One that is held, or stuck, wakes when it goes down anew.
    fn arm(&self, are_up: [bool; BUTTONS]) {
        let wake = pac::IO_BANK0.int_dormant_wake();
        for ((_, pin), is_up) in self.buttons.into_iter().zip(are_up) {
            let (register, place) = place(pin.into());
            pac::IO_BANK0
                .intr(register)
                .write(|edges| edges.set_edge_low(place, true));
            wake.inte(register).modify(|wakes| {
                wakes.set_edge_low(place, true);
                wakes.set_level_low(place, is_up);
            });
        }
        let (register, place) = place(USB_POWER_PIN);
        wake.inte(register)
            .modify(|wakes| wakes.set_level_high(place, true));
    }

    /// Nothing wakes the chip any more: it does not sleep.
    fn disarm(&self) {
        let wake = pac::IO_BANK0.int_dormant_wake();
        for register in 0..REGISTERS {
            wake.inte(register).write(|_| {});
        }
    }

    /// The crystal takes longer than a tap to swing, and which button it was need not be known any more when it does: in
    /// the dark all do the same. If nothing is there by now that can have woken the chip, it was a tap.
    fn report_tap(&self, were_up: [bool; BUTTONS]) {
        let mut pins = self.buttons.iter().zip(were_up);
        if pins.any(|((_, pin), was_up)| was_up && !is_high((*pin).into()))
            || is_high(USB_POWER_PIN)
        {
            return;
        }
        let at = Instant::now().as_millis();
        let [(button, _), ..] = self.buttons;
        for closed in [true, false] {
            // It was empty before the sleep.
            let _ = UNSEEN.try_send(Change { button, closed, at });
        }
    }
}

/// Is there a high level at a pin? Always inlined: who waits keeps it in memory.
#[inline(always)]
pub fn is_high(pin: usize) -> bool {
    pac::IO_BANK0.gpio(pin).status().read().infrompad()
}

/// Registers with what eight pins each may wake the chip by.
const REGISTERS: usize = 4;

/// The register of a pin's interrupts, and its place there.
const fn place(pin: usize) -> (usize, usize) {
    const PINS: usize = 8;
    (pin / PINS, pin % PINS)
}

/// Stops everything; returns when the chip is awake and all is as it was.
fn stop_all_clocks() {
    let clocks = pac::CLOCKS;
    // A computer that is plugged in meanwhile finds nobody, rather than somebody who does not answer.
    let usb = pac::USB.sie_ctrl().read();
    pac::USB.sie_ctrl().modify(|port| port.set_pullup_en(false));
    clocks
        .clk_adc_ctrl()
        .modify(|clock| clock.set_enable(false));
    clocks
        .clk_usb_ctrl()
        .modify(|clock| clock.set_enable(false));
    clocks
        .clk_peri_ctrl()
        .modify(|clock| clock.set_enable(false));
    run_from(Source::Crystal);
    let plls = [pac::PLL_SYS, pac::PLL_USB];
    plls.into_iter().for_each(|pll| power(pll, false));
    // The other oscillator is for noise only.
    let ring = pac::ROSC.ctrl().read();
    pac::ROSC
        .ctrl()
        .modify(|ring| ring.set_enable(pac::rosc::vals::Enable::DISABLE));

    pac::XOSC.dormant().write_value(Dormant(COMA));
    while !pac::XOSC.status().read().stable() {}

    pac::ROSC.ctrl().write_value(ring);
    while !pac::ROSC.status().read().stable() {}
    plls.into_iter().for_each(|pll| power(pll, true));
    run_from(Source::Pll);
    clocks
        .clk_peri_ctrl()
        .modify(|clock| clock.set_enable(true));
    clocks.clk_usb_ctrl().modify(|clock| clock.set_enable(true));
    clocks.clk_adc_ctrl().modify(|clock| clock.set_enable(true));
    pac::USB.sie_ctrl().write_value(usb);
}

/// Switches a PLL off, or on until it is locked; its dividers stay set.
fn power(pll: Pll, is_on: bool) {
    pll.pwr().modify(|power| {
        power.set_pd(!is_on);
        power.set_vcopd(!is_on);
    });
    while is_on && !pll.cs().read().lock() {}
}
